// SPDX-License-Identifier: MIT

import Audiograph
import Testing

@testable import AudiographCLI

@Suite struct SentenceTextTests {
  @Test func whatIsTypedIsSaidAsItIs() {
    #expect(english.say(.nearestMeant(name: .text("{0}{n}\\ \t"))) == "Did you mean {0}{n}\\ \t?")
    #expect(english.say(.liveNameIsOptionRemedy()) == "Leave {symbol} out of the command.")
    #expect(
      english.say(.cellPlace(row: 7, column: "{0}", file: "{1}")) == "Row 7, column '{0}' of '{1}'")
  }
}
