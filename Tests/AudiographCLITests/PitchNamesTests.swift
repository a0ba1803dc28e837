// SPDX-License-Identifier: MIT

import Audiograph
import Foundation
import Testing

@testable import AudiographCLI

@Suite struct PitchNamesTests {
  static let notes: [(String, Int)] = [
    ("a4", 69), ("A4", 69), ("c4", 60), ("c3", 48), ("c6", 84), ("a#3", 58), ("bb3", 58),
    ("b3", 59), ("b#3", 60), ("cb4", 59), ("c-1", 0), ("e♭2", 39), ("f♯2", 42),
  ]

  @Test(arguments: notes)
  func readsNotes(_ text: String, _ number: Int) throws {
    let frequency = try #require(hertz(text))
    let expected = 440 * pow(2, Double(number - 69) / 12)
    #expect(abs(frequency / expected - 1) < 1e-14)
  }

  @Test(arguments: ["", "h3", "a", "3", "a##3", "a+3", "a10", "ab", "nan", "-", "4a"])
  func refusesOthers(_ text: String) {
    #expect(hertz(text) == Double(text).flatMap { $0.isFinite ? $0 : nil })
  }

  @Test func octavesAreExact() {
    #expect(hertz("a3") == 220)
    #expect(hertz("a6") == 1760)
    #expect(PitchRange(text: "a3:a6") == .standard)
  }
}
