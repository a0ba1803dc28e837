// SPDX-License-Identifier: MIT

import Testing

@testable import Audiograph

/// Numbers that are told by a power of ten.
@Suite struct PowerWordsTests {
  @Test func valuesAndStatisticsAreShort() throws {
    let test = ToldCase(
      name: "energy", values: [1.2e15, 1.4e15, 1.6e15, 1.8e15, 2.123456789e15])
    #expect(
      try test.sentences(.long)
        == [
          "energy: rose steadily, up 77 percent, from 1.2 times 10 to the power of 15 to 2.123 times"
            + " 10 to the power of 15.",
          "The first value was the lowest, the last the highest.",
          "The mean is 1.62 times 10 to the power of 15, the median 1.6 times 10 to the power of 15"
            + " and the standard deviation 0.357 times 10 to the power of 15.", "5 points.",
        ])
    #expect(
      try test.sentences(.long, .german)[0]
        == "energy: stieg stetig, plus 77 Prozent, von 1,2 mal 10 hoch 15 auf 2,123 mal 10 hoch"
        + " 15.")
  }

  @Test func smallOnesToo() throws {
    let test = ToldCase(name: "charge", values: [1.6e-19, 3.2e-19])
    #expect(
      try test.sentences(.standard, .english, .speech)[0]
        == "charge, 1.6 times 10 to the power of minus 19 at point 1 and 3.2 times 10 to the"
        + " power of minus 19 at point 2: up 100 percent.")
    #expect(
      try test.sentences(.standard, .german, .speech)[0]
        == "charge, 1,6 mal 10 hoch minus 19 bei Punkt 1 und 3,2 mal 10 hoch minus 19 bei"
        + " Punkt 2: plus 100 Prozent.")
  }

  /// A mean of small values is small beside the largest one, not 0: only values of both signs cancel.
  @Test func aSmallMeanIsNotZero() throws {
    let values = (0..<60).map { 1.5e-5 * Double(1 << $0) }
    #expect(
      try ToldCase(name: "v", values: values).sentences(.long).contains {
        $0.hasPrefix("The first third averaged 0.786")
      })
    let cancelling = [3e16, 1, -3e16, 3e16, 2, -3e16, 4e16, 5e16, 6e16]
    #expect(
      try ToldCase(name: "v", values: cancelling).sentences(.long).contains {
        $0.hasPrefix("The first third averaged 0,")
      })
  }

  @Test func statisticsHaveSixDigits() throws {
    let test = ToldCase(
      name: "a", values: [0, 1, 2, 3, 9].map { 1e15 + $0 * 1e7 })
    #expect(
      try test.sentences(.long).contains {
        $0.hasPrefix("The mean and the median are about 1 times 10 to the power of 15")
      })
    #expect(
      try test.sentences(.long, .german).contains {
        $0.hasPrefix("Mittelwert und Median betragen etwa 1 mal 10 hoch 15")
      })
  }
}
