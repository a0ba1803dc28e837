// SPDX-License-Identifier: MIT

import Audiograph
import ChartInput
import Testing

@testable import AudiographCLI

/// Commands that errors propose for what is in no file.
@Suite struct CommandFileTests {
  private func remedy(
    _ file: String, _ content: FileContent, _ language: Language = .english
  ) -> String {
    content.said(of: file).remedy.map(language.sentences.say) ?? ""
  }

  @Test func whatAnAddressLeadsToIsFetchedFirst() {
    #expect(
      remedy("https://example.org/a.gz?k=1&x=[2]", .gzip)
        == "Unpack it first: curl -fgLo audiograph-source 'https://example.org/a.gz?k=1&x=[2]' &&"
        + " gzip -dc audiograph-source | audiograph describe -.")
    #expect(
      remedy("https://example.org/a.pdf", .pdf)
        == "Extract its text first: curl -fgLo audiograph-source https://example.org/a.pdf &&"
        + " pdftotext -layout audiograph-source - | audiograph describe -.")
  }

  @Test(arguments: Language.allCases)
  func whatComesThroughStandardInputIsSavedFirst(language: Language) {
    let input = language.sentences.say(.standardInput())
    #expect(
      remedy(input, .format("tar"), language)
        == language.sentences.say(
          .readContentSaved(
            name: "audiograph-source", command: "tar -xOf audiograph-source | audiograph describe -"
          )))
  }

  @Test func theSentenceForStandardInput() {
    #expect(
      remedy("standard input", .sqlite)
        == "Save it as audiograph-source first, then run: sqlite3 -csv -header audiograph-source"
        + " 'SELECT …' | audiograph describe -.")
    #expect(
      ErrorWords(ReadError.database(file: "standard input", .unreadable(reason: "x"))).remedy
        == "Save it as audiograph-source first, then run: sqlite3 audiograph-source 'PRAGMA"
        + " integrity_check'.")
  }

  @Test func aFileIsNamedAsItIs() {
    #expect(
      remedy("-a b.zip", .zip) == "Unpack it first: unzip -p './-a b.zip' | audiograph describe -.")
  }
}
