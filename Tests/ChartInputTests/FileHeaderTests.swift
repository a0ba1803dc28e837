// SPDX-License-Identifier: MIT

import Testing

@testable import ChartInput

/// Kinds of files that have no signature, or share one.
@Suite struct FileHeaderTests {
  private static func numbers(_ numbers: [UInt32], isBigEndian: Bool = false) -> [UInt8] {
    numbers.flatMap { number in
      (0..<4).map { UInt8(truncatingIfNeeded: number >> (isBigEndian ? 24 - 8 * $0 : 8 * $0)) }
    }
  }

  private static let hdf: [UInt8] = [0x89, 0x48, 0x44, 0x46, 0x0D, 0x0A, 0x1A, 0x0A, 0]

  private static let portable =
    String(repeating: "0", count: 40) + "ASCII SPSS PORT FILE" + String(repeating: " ", count: 20)
    + String(repeating: "\r\n" + String(repeating: "x", count: 80), count: 4) + "\r\nSPSSPORTA8"

  private static let sylk = "ID;PWXL;N;E\r\nP;PGeneral\r\nC;Y1;X1;K\"year\"\r\nC;X2;K5\r\nE\r\n"
  private static let dif = "TABLE\n0,1\n\"EXCEL\"\nVECTORS\n0,2\n\"\"\n"

  @Test(
    arguments: [
      (hdf, FileContent.format("HDF5")), (hdf + Array("a_NCProperties".utf8), .format("NetCDF")),
      (hdf + Array("_Netcdf4Dimid".utf8), .format("NetCDF")),
      (hdf + Array("pandas_type".utf8), .format("HDF5 of pandas")),
      (Array("MATLAB 7.3 MAT-file, Platform".utf8), .format("MATLAB 7.3")),
      (numbers([0, 1, 10, 0, 2]) + [0x78, 0, 0, 0], .format("MATLAB")),
      (numbers([1000, 2, 3, 1, 3], isBigEndian: true) + [0x61, 0x62, 0, 0], .format("MATLAB")),
      (numbers([0xFFFF_FFFF, 784, 16]) + [0, 0], .format("Arrow stream")),
      ([0x80, 2, 0x7D, 0x71], .format("pickle")), ([0x80, 3, 0x63], .format("pickle")),
      ([0x80, 4, 0x8C], .format("pickle")), (Array("bplist00\u{1}".utf8), .format("property list")),
      ([0xFF, 0xFB, 0x90, 0x64, 0, 0], .recording), ([0xFF, 0xF1, 0x50, 0x80, 0], .recording),
      ([0x7F, 0x45, 0x4C, 0x46, 2, 1], .program), (Array("MZ\u{0}\u{3}".utf8), .program),
      ([0x1F, 0x9D, 0x90, 0x61], .compressed(by: "gzip")),
      ([0x5D, 0, 0, 0x80, 0, 0xFF], .compressed(by: "xz")),
      (Array(portable.utf8), .format("SPSS portable")), (Array(sylk.utf8), .format("SYLK")),
      (Array(dif.utf8), .format("DIF")),
    ] as [([UInt8], FileContent)])
  func whatIsNoTable(bytes: [UInt8], content: FileContent) {
    #expect(FileContent(bytes[...]) == content)
  }

  /// What looks like one of them at first is something else.
  @Test(
    arguments: [
      Array("ID;Price\n1;2\n2;3\n".utf8), Array("ID;P\nC;3\nD;4\n".utf8),
      Array("TABLE\n0\n1\n2\n3\n".utf8), Array("MZ,b\n1,2\n".utf8), [0xFF, 0xFE, 0x61, 0, 0x2C, 0],
      [0xFF, 0xFB, 0x2C, 0x61, 0x0A], numbers([0, 1, 10, 0, 2]) + [0x78, 0x79, 0x7A],
      numbers([0xFFFF_FFFF, 7, 16]),
    ] as [[UInt8]])
  func whatIsNone(bytes: [UInt8]) {
    #expect(FileContent(bytes[...]) == nil)
  }

  /// What `compress` and LZMA pack is read as what is in it.
  @Test func oldPackers() throws {
    let text = "day,sold\n2024-01-01,4\n2024-01-02,7\n"
    // Codes of nine bits, none of which stands for more than a byte.
    var packed: [UInt8] = [0x1F, 0x9D, 0x90]
    var (bits, count) = (0, 0)
    for byte in text.utf8 {
      bits |= Int(byte) << count
      count += 9
      while count >= 8 {
        packed.append(UInt8(truncatingIfNeeded: bits))
        (bits, count) = (bits >> 8, count - 8)
      }
    }
    packed.append(UInt8(truncatingIfNeeded: bits))
    let lzma = try output(of: ["xz", "--format=lzma", "-c"], given: text)
    for bytes in [packed, lzma].compactMap(\.self) {
      let table = try TableReader().read(.bytes(bytes, name: "sold.csv"))
      #expect(table.columns.map(\.values) == [[4, 7]])
    }
  }
}
