// SPDX-License-Identifier: MIT

import TestSupport
import Testing

/// Keys of a walk that compare, widen, and say less.
@Suite struct WalkKeyTests {
  private func lines(_ keys: String, _ arguments: String = "AAPL --range 1Y") throws -> [String] {
    let folder = try TemporaryFolder()
    let program = try Program(device: .null, in: folder)
    let outcome = try program.run(
      ["explore", "-q"] + arguments.split(separator: " ").map(String.init), input: keys)
    #expect(outcome.status == 0, "\(outcome.message)")
    return outcome.lines
  }

  @Test func marksAreComparedByTheirLetters() throws {
    let difference = "271.63 more than mark a, 63 percent"
    // From the mark before, where the cursor stands at the last one.
    #expect(try lines("m a\nt\nm b\nw\n").last == difference)
    #expect(try lines("m a\nt\nm b\nW a\n").last == difference)
    #expect(try lines("m a\nt\nm b\ne\ny b\nw\n").last == difference)
    #expect(try lines("m a\nW b\n").last == "no mark b: m and b set it")
    #expect(try lines("m a\nt\nmark-difference a\n").last == difference)
  }

  @Test func aValueOutsideWidensToTheRangeBefore() throws {
    let found = try #require(try lines("1\ng 650\n").last)
    #expect(found.hasPrefix("652.59 on 5 Oct 2012") && found.hasSuffix("1 year"), "\(found)")
    let date = try #require(try lines("1\ng 19.9.2012\n").last)
    #expect(date.hasPrefix("702.10 on 19 Sep 2012") && date.hasSuffix("1 year"))
    // Only all of the data reach this one.
    let low = try #require(try lines("1\ng =7\n").last)
    #expect(low.hasSuffix("3270 trading days"), "\(low)")
    #expect(try lines("1\ng =7000\n").last == "never at 7000")
  }

  @Test func lessIsSaidOrHeard() throws {
    #expect(
      try lines("V\nt\nV\nt\n").suffix(4) == [
        "values only", "702.10", "words and tones", "702.10 on 19 Sep 2012, highest",
      ])
    #expect(try lines("T\nt\nv\nT\n").suffix(2) == ["tones only", "words and tones"])
    #expect(try lines("N\nt\n").suffix(2) == ["words only", "702.10 on 19 Sep 2012, highest"])
  }

  @Test func theAxesAreTold() throws {
    #expect(
      try lines("A\n").suffix(2) == [
        "x: 2 Mar 2012 to 1 Mar 2013", "y: 430.47 to 702.10, US dollars",
      ])
    #expect(
      try lines("A\n", "us-graduates").suffix(2) == [
        "x: 79.9 to 91.8, Graduates in percent", "y: 8.5 to 21.9, Poverty in percent",
      ])
  }

  @Test func theOpeningHasTheValue() throws {
    #expect(try lines("q\n")[1] == "430.47 on 1 Mar 2013, 250 trading days")
    #expect(
      try lines("q\n", "AAPL MSFT --range 1Y").prefix(3).suffix(2) == [
        "2 series, you hear Apple", "430.47 on 1 Mar 2013, 250 trading days",
      ])
  }
}
