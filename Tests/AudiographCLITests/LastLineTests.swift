// SPDX-License-Identifier: MIT

import Testing

@testable import AudiographCLI

/// Each line is written in one go with its break, which a screen reader would take for a key by itself.
@Suite struct LastLineTests {
  @Test func linesEndWithABreak() {
    var line = LastLine()
    #expect(line.broken("one") == "one\n")
    #expect(line.broken("two\nthree") == "two\nthree\n")
    #expect(line.end() == "")
    #expect(line.count == 2)
  }

  @Test func inASessionTheBreakComesBefore() {
    var line = LastLine()
    line.staysOpen = true
    #expect(line.broken("one") == "one")
    #expect(line.broken("two") == "\ntwo")
    #expect(line.end() == "\n")
    #expect(line.end() == "")
    #expect(line.broken("three") == "three")
  }

  /// The words that close a session bring both breaks with them, and leave none to be written.
  @Test func theLastWordsBringTheirBreaks() {
    var line = LastLine()
    line.staysOpen = true
    _ = line.broken("one")
    line.staysOpen = false
    #expect(line.broken("last") == "\nlast\n")
    #expect(line.end() == "")
  }
}
