// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import ChartInput

/// Texts of a few bytes: whatever they are, reading them comes to an end.
@Suite struct ShortTextTests {
  private static let alphabet = Array("\",\na1\r\t#".utf8)

  /// Reads a text in every way; what it holds is of no interest here.
  private func finish(_ text: [UInt8]) throws {
    let blocks = try ReadOutcome { try TableReader().read(.bytes(text, name: "data.csv")) }
    let whole = try ReadOutcome { try readWhole(text) }
    // A text that names no table is refused before it is looked at as a whole.
    #expect(blocks == whole, "\(text)")
    _ = try? TableReader().columns(of: .bytes(text, name: "data.csv"))
  }

  @Test(arguments: 0...4) func everyTextOfFewBytes(length: Int) throws {
    let count = (0..<length).reduce(1) { product, _ in product * Self.alphabet.count }
    for number in 0..<count {
      var rest = number
      try finish(
        (0..<length).map { _ in
          defer { rest /= Self.alphabet.count }
          return Self.alphabet[rest % Self.alphabet.count]
        })
    }
  }

  @Test(arguments: 5...24) func textsOfRandomBytes(length: Int) throws {
    var random = SeededGenerator(seed: UInt64(length))
    let bytes = Self.alphabet + Array("=;| .-28\u{E9}".utf8)
    for _ in 0..<60 { try finish((0..<length).map { _ in random.one(of: bytes) }) }
  }

  @Test(arguments: [
    "\"\"\n\"\"\n", "\"\"", "\"\"\n", "\"\",\"\"\n\"\",\"\"\n", "\"\"\r\"\"\r", "\n\"\"", "\"\"\"\"",
    "\"\n\"", "\"\r\n\"\r\n", ",\n,\n", "\t\n\t\n", "sep=;", "sep=;\n", "sep=,\n\"\"\n", "sep=\"\na\n",
  ])
  func nothingButMarks(text: String) throws { try finish(Array(text.utf8)) }
}
