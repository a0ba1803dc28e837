// SPDX-License-Identifier: MIT

import Audiograph
import Foundation
import Testing

@testable import AudiographCLI

/// Every error in every language.
@Suite struct EveryErrorTests {
  private static let messages = ErrorExamples.all.map { Message(of: $0) }

  @Test(arguments: Language.allCases)
  func everyErrorIsSaidInEveryLanguage(_ language: Language) {
    for message in Self.messages {
      for said in [message.problem, message.remedy].compactMap(\.self) {
        let words = language.sentences.say(said)
        #expect(!words.isEmpty && words != said.name && !words.contains("{$"), "\(words)")
      }
    }
  }

  /// What ends a command with nothing to say has said it before, or nobody is there to read it.
  @Test func onlyWhatWasSaidBeforeIsSilent() {
    let silent = Self.messages.filter { $0.problem == nil }
    #expect(silent.allSatisfy { $0.remedy == nil })
    #expect(
      Set(silent.map(\.exitStatus)) == [.done, .input, .provider, .noAlert, .interrupted])
  }

  /// A message with a remedy of its own is that of an error.
  @Test func everyErrorHasAnExample() throws {
    let schema = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/AudiographCLI/Languages/messages.schema")
    let names = try String(contentsOf: schema, encoding: .utf8).split(separator: "\n")
      .compactMap { $0.split(separator: "(").first }
    let errors = names.filter { $0.hasSuffix(".remedy") }.map { String($0.dropLast(7)) }
    let said = Set(Self.messages.compactMap(\.problem?.name))
    let missing = Set(errors).intersection(names.map(String.init)).subtracting(said)
    #expect(missing.subtracting(Self.noErrors).sorted() == [])
  }

  /// Messages with a remedy that a command says and goes on, or the page that reads tables in a browser.
  private static let noErrors: Set<String> = [
    "programFault", "web.empty", "web.hear.closed", "web.hear.none", "web.large", "web.old",
    "web.option", "web.trap",
  ]
}
