// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import ChartInput

/// Names are copied eight bytes at a time as they would be one byte at a time.
@Suite struct PlainNamesTests {
  /// A cell as it stands in a row, and the name that it is.
  private static func cell(_ length: Int, _ random: inout SeededGenerator) -> (String, String) {
    let letters = (0..<length).map { _ in ["a", "é", "\"", " ", "\n"].randomElement(using: &random)
    }
    let name = letters.compactMap(\.self).joined()
    guard Bool.random(using: &random) else {
      // A bare cell does not begin with a mark; those in it are letters.
      return ("_" + name, "_" + name)
    }
    return (
      "\""
        + name.split(separator: "\"", omittingEmptySubsequences: false)
        .joined(separator: "\"\"") + "\"", name
    )
  }

  @Test(arguments: 0..<40) func sameAsByteByByte(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var bytes: [UInt8] = []
    var (places, names): ([Int64], [[UInt8]]) = ([], [])
    for index in 0..<[0, 1, 2, 300][seed % 4] {
      let (cell, name) = Self.cell((index + seed) % 37, &random)
      let isQuoted = cell.utf8.first == Byte.quote
      let start = bytes.count + (isQuoted ? 1 : 0)
      bytes += cell.utf8
      places.append(TextRange(start: start, end: bytes.count - (isQuoted ? 1 : 0)).packed)
      names.append(Array(name.utf8))
      bytes += Array(",1\n".utf8)
    }
    let read = PlainNames(places[...], of: (bytes + Array(repeating: 0x22, count: 16)).span)
    var start = 0
    for (end, name) in zip(read.ends, names) {
      #expect(Array(read.text[start..<end]) == name)
      start = end
    }
    #expect(read.ends.count == names.count)
  }
}
