// SPDX-License-Identifier: MIT

import Testing

@testable import ChartInput

/// What a file is told to be by its first bytes, whatever its name.
@Suite struct FileContentTests {
  private static let zip: [UInt8] = [0x50, 0x4B, 3, 4]
  private static let compound: [UInt8] = [0xD0, 0xCF, 0x11, 0xE0]

  private static func named(_ name: String, in head: [UInt8] = zip) -> [UInt8] {
    head + Array(name.utf8)
  }

  /// A compound file of Microsoft with a stream of this name.
  private static func stream(_ name: String) -> [UInt8] {
    compound + [UInt8](repeating: 0, count: 60) + name.utf8.flatMap { [$0, 0] }
  }

  private static let dBase: [UInt8] =
    [3, 124, 1, 31, 5, 0, 0, 0, 97, 0, 20, 0] + [UInt8](repeating: 0, count: 85)

  @Test(
    arguments: [
      ([0x1F, 0x8B, 8, 0], FileContent.gzip), (compound, .format("xls")),
      (stream("Workbook"), .format("xls")), (stream("EncryptedPackage"), .locked),
      (stream("WordDocument"), .format("Word")),
      (stream("PowerPoint Document"), .format("PowerPoint")),
      ([0xFF, 0xFE, 0, 0, 0x61, 0, 0, 0], .utf32), ([0, 0, 0xFE, 0xFF, 0, 0, 0, 0x61], .utf32),
      ([0x61, 0, 0, 0, 0x2C, 0, 0, 0], .utf32), ([0, 0, 0, 0x61, 0, 0, 0, 0x2C], .utf32),
      (zip, .zip), (named("xl/workbook.xml"), .excel), (named("xl/workbook.bin"), .format("xlsb")),
      (named("word/document.xml"), .document), (named("ppt/presentation.xml"), .document),
      (named("arr_0.npy"), .format("npz")),
      (named("Index/Document.iwa"), .format("Numbers")),
      (named("mimetypeapplication/epub+zip"), .format("EPUB")),
      (named("mimetypeapplication/vnd.oasis.opendocument.spreadsheet"), .openDocument),
      (named("mimetypeapplication/vnd.oasis.opendocument.text"), .document),
      (Array("SQLite format 3\0\u{10}\0".utf8), .sqlite), (Array("%PDF-1.7\n".utf8), .pdf),
      (Array("PAR1\u{15}\u{4}".utf8), .format("Parquet")),
      (Array("FEA1\0\0\0\0".utf8), .format("Feather")), (Array("ORC\n\u{1}".utf8), .format("ORC")),
      (Array("Obj\u{1}\u{4}".utf8), .format("Avro")),
      ([0, 1, 2, 3, 4, 5, 6, 7] + Array("DUCK".utf8), .format("DuckDB")),
      ([0, 1, 0, 0] + Array("Standard ACE DB\0".utf8), .format("Access")),
      (Array("<stata_dta><header>".utf8), .format("Stata")),
      ([0x72, 2, 1, 0, 5], .format("Stata")),
      (Array("$FL2@(#) SPSS".utf8), .format("SPSS")), (dBase, .format("dBase")),
      (Array("HEADER RECORD*******LIBRARY".utf8), .format("SAS transport")),
      (Array("RDX3\nX\n\0\0".utf8), .format("RData")), ([0x58, 0x0A, 0, 0, 0, 3], .format("RDS")),
      ([0x89, 0x48, 0x44, 0x46], .format("HDF5")), (Array("CDF\u{1}\0".utf8), .format("NetCDF")),
      ([0x93] + Array("NUMPY\u{1}".utf8), .format("NumPy")),
      (Array("SIMPLE  =      T".utf8), .format("FITS")),
      ([0x80, 4, 0x95, 0], .format("pickle")), (Array("{\\rtf1\\ansi".utf8), .format("RTF")),
      ([UInt8](repeating: 0x61, count: 257) + Array("ustar\0".utf8), .format("tar")),
      (Array("version https://git-lfs.github.com/spec/v1\noid sha256:1\n".utf8), .gitPointer),
      ([0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C], .format("7z")),
      (Array("Rar!\u{1A}\u{7}\0".utf8), .format("RAR")),
      ([0xFF, 0xD8, 0xFF, 0xE0], .image),
      ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], .image),
      (Array("\n <!DOCTYPE HTML>\n<html>".utf8), .webPage),
      (Array("<?xml version=\"1.0\"?>\n<html>".utf8), .webPage),
      (Array("<!-- saved --><html><body>".utf8), .webPage),
      (Array("<svg xmlns=\"x\"/>".utf8), .image), (Array("<?xml version=\"1.0\"?><a/>".utf8), .xml),
      (
        Array("<?xml version=\"1.0\"?><?mso-application progid=\"Excel.Sheet\"?>".utf8),
        .format("Excel XML")
      ),
      (Array("RIFF1234WAVEfmt ".utf8), .recording), (Array("RIFF1234WEBPVP8 ".utf8), .image),
      ([0xFD, 0x37, 0x7A, 0x58, 0x5A, 0, 0], .compressed(by: "xz")),
      ([0x28, 0xB5, 0x2F, 0xFD, 0], .compressed(by: "zstd")),
      ([0x04, 0x22, 0x4D, 0x18, 0], .compressed(by: "lz4")),
      (Array("BZh91AY&SY".utf8), .compressed(by: "bzip2")),
    ] as [([UInt8], FileContent)])
  func whatIsNoText(bytes: [UInt8], content: FileContent) {
    #expect(FileContent(bytes[...]) == content)
  }

  /// What looks like one of them at first is read.
  @Test(arguments: [
    "<5,1\n7,2\n", "BZh,PAR\n1,2\n2,3\n", "<a>,<b>\n1,2\n2,3\n", "PAR1,PAR2\n1,2\n2,3\n",
    "ORC,b\n1,2\n2,3\n", "animals,DUCK\n1,2\n2,3\n", "FEA1\n2\n3\n",
  ])
  func whatIsText(text: String) throws {
    let table = try TableReader().read(.bytes(Array(text.utf8), name: "data.csv"))
    #expect(table.layout.rowCount == 2)
  }

  @Test func aTableThatIsNoneIsNamed() {
    #expect(throws: ReadError.otherContent(file: "data.csv", .format("Parquet"))) {
      try TableReader().read(.bytes(Array("PAR1\u{15}\u{4}".utf8), name: "data.csv"))
    }
  }
}
