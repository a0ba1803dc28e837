// SPDX-License-Identifier: MIT

import Posix
import Testing

@testable import ChartInput

/// What a program makes of a text, such as `gzip -nc`; nil if it is not installed.
func output(of words: [String], given text: String) throws -> [UInt8]? {
  do throws(SystemError) {
    let (bytes, status) = try Subprocess.run(words, givenText: text, atMost: 1 << 26) { _ in false }
    return status == 0 ? bytes : nil
  } catch {
    return nil
  }
}

/// Packed files, which are read as what is in them.
@Suite struct PackedFileTests {
  static let text = "day,sold\n2024-01-01,4\n2024-01-02,7\n2024-01-03,5\n"

  private func packed(_ text: String, by program: String = "gzip") throws -> [UInt8]? {
    try output(of: [program, "-c"], given: text)
  }

  @Test(arguments: ["gzip", "xz", "zstd", "bzip2", "lz4"])
  func whatProgramsPack(program: String) throws {
    guard let bytes = try packed(Self.text, by: program) else { return }
    for table in [try read(bytes), try readPipe(bytes)] {
      #expect(table.columns.map(\.values) == [[4, 7, 5]])
      #expect(table.x.texts == ["2024-01-01", "2024-01-02", "2024-01-03"])
    }
  }

  /// A long table is read block after block, and one whose last row breaks what the first ones promise
  /// from the beginning again.
  @Test(arguments: ["gzip", "bzip2"], ["12", "n/a", "twelve,13"])
  func longTables(program: String, last: String) throws {
    let text = "n,v\n" + (0..<60_000).map { "\($0),\($0 % 977)\n" }.joined() + "60000,\(last)\n"
    guard let bytes = try packed(text, by: program) else { return }
    let packed = try ReadOutcome { try TableReader().read(.bytes(bytes, name: "data.csv")) }
    let plain = try ReadOutcome {
      try TableReader().read(.bytes(Array(text.utf8), name: "data.csv"))
    }
    #expect(packed == plain)
  }

  /// Windows of 128 megabytes are unpacked, larger ones are not even begun.
  @Test(
    arguments: [
      ([0x04, 0x88], 134_217_728), ([0x04, 0x89], 150_994_944), ([0x04, 0x0B], 2816),
      ([0xA4, 0, 0, 0x80, 0x3E], 1_048_576_000), ([0x60, 0, 1], 512), ([0x21, 7, 9], 9),
      ([0xE0, 0, 0, 0, 0, 0, 0, 0, 0xFF], .max), ([0xA4, 0, 0], nil), ([], nil), ([0x04], nil),
    ] as [([UInt8], Int?)])
  func windowsOfZstandard(header: [UInt8], window: Int?) throws {
    let bytes = [0x28, 0xB5, 0x2F, 0xFD] + header
    #expect(ZstandardFrame.window(bytes[...]) == window)
    let isLarge = window.map { $0 > 128 << 20 } ?? false
    let fault = try failure(bytes, name: "a.csv")
    #expect((fault == .packed(file: "a.csv", .largeWindow(limit: 128 << 20))) == isLarge)
  }

  /// What is in `sold.json.gz` is JSON, and in `sold.tsv.gz` a table with tabs.
  @Test func endingsBeforeThatOfThePacker() throws {
    let json = try #require(try packed("[{\"a\":1,\"v\":5},{\"a\":2,\"v\":6}]"))
    #expect(try read(json, name: "sold.json.gz").layout.format == .json)
    let lines = try #require(try packed("{\"a\":1,\"v\":5}\n{\"a\":2,\"v\":6}\n"))
    #expect(try read(lines, name: "sold.ndjson.gz").layout.format == .ndjson)
    let cells = try #require(try packed("a\tb\n1\t2\n2\t3\n"))
    #expect(try read(cells, name: "sold.tsv.gz").layout.delimiter == "\t")
  }

  /// As `gzip -dc` does, members after one another are one text, and zeros behind them nothing.
  @Test func membersOneAfterAnother() throws {
    let first = try #require(try packed("a,b\n1,2\n"))
    let second = try #require(try packed("2,3\n3,5\n"))
    let zeros = [UInt8](repeating: 0, count: 600)
    #expect(try read(first + second + zeros).columns.map(\.values) == [[2, 3, 5]])
  }

  @Test(arguments: ["gzip", "xz", "bzip2"])
  func whatIsDamaged(program: String) throws {
    let text = "n,v\n" + (0..<5000).map { "\($0),\($0 &* 7919 % 1013)\n" }.joined()
    guard var bytes = try packed(text, by: program) else { return }
    let damaged = ReadError.packed(file: "data.csv", .damaged)
    #expect(try failure(Array(bytes.prefix(bytes.count / 2))) == damaged)
    bytes[bytes.count - 6] ^= 0x55
    #expect(try failure(bytes) == damaged)
  }

  @Test(arguments: ["gzip", "xz"])
  func whatUnpacksWithoutEnd(program: String) throws {
    // Twelve kilobytes of twelve megabytes of nothing, again and again.
    let text = String(repeating: "0000000000000000000000000000000\n", count: 400_000)
    guard let member = try packed(text, by: program) else { return }
    let bytes = Array(repeatElement(member, count: 24).joined())
    #expect(
      try failure(bytes) == .packed(file: "data.csv", .tooLarge(limit: UnpackingLimit.usual)))
  }

  /// Packed twice, it is named.
  @Test func whatIsPackedTwice() throws {
    let bytes = try #require(
      try output(of: ["sh", "-c", "gzip -nc | gzip -nc"], given: Self.text))
    #expect(try failure(bytes) == .otherContent(file: "data.csv", .gzip))
  }

  @Test func emptyOnes() throws {
    let bytes = try #require(try packed(""))
    #expect(try failure(bytes) == .empty(file: "data.csv"))
  }
}
