// SPDX-License-Identifier: MIT

import Audiograph
import Testing

@testable import AudiographCLI

/// Texts of messages that are data.
@Suite struct SentenceTextTests {
  @Test func allLanguagesHaveTheSameTextsWithTheSameHoles() {
    let tables = Language.allCases.map { $0.sentences.texts.entries }
    let names = tables[0].map(\.name)
    #expect(names.count > 1000 && names == names.sorted())
    #expect(names.allSatisfy { $0.utf8.allSatisfy { $0 < 128 } })
    for table in tables {
      #expect(table.map(\.name) == names)
      #expect(table.map { Self.holes($0.text) } == tables[0].map { Self.holes($0.text) })
    }
  }

  static func holes(_ text: String) -> Set<Substring> {
    Set(text.matches(of: /\{[0-9]\}/).map(\.output))
  }

  @Test func whatIsTypedIsSaidAsItIs() {
    #expect(english.nearestMeant(name: "{0}{n}\\ \t") == "Did you mean {0}{n}\\ \t?")
    #expect(english.liveNameIsOptionRemedy() == "Leave {symbol} out of the command.")
    #expect(english.cellPlace(row: 7, column: "{0}", file: "{1}") == "Row 7, column '{0}' of '{1}'")
  }
}
