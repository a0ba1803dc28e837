// SPDX-License-Identifier: MIT

import TestSupport
import Testing

/// What espeak-ng makes of numbers in sentences.
@Suite(.enabled(if: Synthesiser.isPresent)) struct SynthesiserTests {
  /// What the judge relies on, and no more: each version of espeak-ng writes sounds a little
  /// differently.
  @Test(arguments: ["en", "en-US", "de"]) func writesDownSounds(_ language: String) throws {
    let synthesiser = try #require(Synthesiser(language: language))
    func words(_ text: String) throws -> [String] {
      try synthesiser.phonemes(of: text).split(whereSeparator: \.isWhitespace).map(String.init)
    }
    #expect(try words("") == [])
    #expect(try words("21") == words("21"))
    #expect(try Set(["20", "21", "22", "3"].map(words)).count == 4)
    #expect(try words(language == "de" ? "3,2" : "3.2").count == 3)
    #expect(try words("21 percent").count > words("21").count)
  }

  static let spoken: [(String, String)] = [
    ("Apple, closing price in US dollars, down 21 percent, from 544.47 to 430.47.", "en"),
    ("Highest 702.10; the lowest was 0.001, and the last 1000000.", "en"),
    ("It rose to 1120 in 250 of 1120 years, then fell to 10.", "en-US"),
    ("S and P 500, CO 2, 316.1 parts per million, 12 points.", "en"), ("Nothing.", "en"),
    ("4 or 534 and 0.94 on average", "en"),
    ("minus 21 Prozent, von 544,47 auf 430,47, im Jahr 2013.", "de"),
    ("Höchster Wert 1370, niedrigster 456; 100 Punkte, 0,05 Prozent.", "de"),
  ]

  @Test(arguments: spoken)
  func hearsEveryNumber(_ text: String, _ language: String) throws {
    let synthesiser = try #require(Synthesiser(language: language))
    #expect(try synthesiser.unspokenNumbers(in: text) == [])
  }

  static let swallowed: [(String, String, [String])] = [
    ("the 10th of them", "en", ["10"]), ("1st, 2nd and 3rd", "en", ["1", "2", "3"]),
    ("1,000 points", "en", ["000"]), ("version 1.2.3", "en", ["1.2"]),
    ("1.000 Punkte", "de", ["1", "000"]), ("no number", "en", []),
  ]

  @Test(arguments: swallowed)
  func noticesNumbersThatAreLost(
    _ text: String, _ language: String, _ numbers: [String]
  ) throws {
    let synthesiser = try #require(Synthesiser(language: language))
    #expect(try synthesiser.unspokenNumbers(in: text) == numbers)
  }
}
