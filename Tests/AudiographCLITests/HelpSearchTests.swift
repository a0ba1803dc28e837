// SPDX-License-Identifier: MIT

import Audiograph
import Foundation
import Testing

@testable import AudiographCLI

/// `help WORD` finds what has to do with a word.
@Suite struct HelpSearchTests {
  static let english = HelpSearch(AudiographCLI.english)

  static let words: [(String, String)] = [
    ("voice", "audiograph export --voice: "), ("rate", "audiograph config set reading-rate: "),
    ("speech", "audiograph play --speech: "), ("braille", "audiograph play --braille: "),
    ("captions", "audiograph export -o FILE.vtt: "), ("follow", "audiograph play --follow: "),
    ("live", "audiograph watch: "), ("csv", "audiograph play --y: "),
    ("language", "audiograph config set lang: "), ("peak", "audiograph explore: "),
    ("stop", "audiograph explore: "), ("png", "audiograph export -o FILE.svg: "),
    ("histogram", "--as histogram: "),
    ("highest", "audiograph explore: "), ("extremes", "audiograph play --mark-extremes: "),
    ("LANGUAGE", "audiograph config set lang: "),
    ("reading-rate", "audiograph config set reading-rate: "),
    ("nvda", "audiograph config reader: "), ("screenreader", "audiograph config reader: "),
  ]

  @Test(arguments: words)
  func findsWhatPeopleCallIt(_ word: String, _ first: String) {
    let lines = Self.english.lines(about: word, in: AudiographCLI.english)
    #expect(lines.first?.hasPrefix(first) == true, "\(word): \(lines)")
    #expect(lines.count <= 5)
    #expect(Set(lines).count == lines.count)
  }

  /// What a command writes is found besides what it reads, and no option has the words of another command.
  @Test(arguments: [
    ("csv", "audiograph export -o FILE.csv: Writes the data."),
    ("braille", "audiograph export -o FILE.brf: Writes braille for an embosser."),
    ("date", "audiograph play --from: The first date."),
    (
      "pdf",
      "audiograph export -o FILE.svg: Writes the picture; rsvg-convert makes .png and .pdf of it."
    ),
  ])
  func findsWhatIsWritten(_ word: String, _ line: String) {
    #expect(Self.english.lines(about: word, in: AudiographCLI.english).contains(line))
  }

  @Test func findsNothingForWhatIsNowhere() {
    for word in ["banana", "", " ", "'"] {
      #expect(Self.english.lines(about: word, in: AudiographCLI.english) == [])
    }
    let begun = Self.english.lines(about: "calend", in: AudiographCLI.english, byBeginnings: true)
    #expect(!begun.isEmpty)
  }

  /// English words are found in each language, besides its own, and every name in its table is one of something.
  @Test(arguments: Language.allCases)
  func everyLanguageHasItsWords(_ language: Language) {
    let s = language.sentences
    let search = HelpSearch(s)
    let known = Set(search.entries.flatMap(\.names))
    for (word, _) in Self.words { #expect(!search.lines(about: word, in: s).isEmpty, "\(word)") }
    for (words, names) in HelpSearch.otherNames(s) {
      #expect(known.isSuperset(of: names))
      for word in words {
        let lines = search.lines(about: word, in: s)
        #expect(!lines.isEmpty && !names.isEmpty, "\(word)")
      }
    }
  }

  /// Every line of a page on kinds is a kind, and every kind has one.
  @Test(arguments: Language.allCases)
  func everyKindIsExplained(_ language: Language) {
    let kinds = HelpTopic.kindLines(in: language.sentences)
    #expect(kinds.map(\.name) == FormName.allCases.map(\.rawValue))
    // One sentence says what it is, one how it sounds.
    for (name, meaning) in kinds {
      let ends = meaning.dropLast().replacing("。", with: ". ").components(separatedBy: ". ")
      #expect(ends.count == 2, "\(name): \(meaning)")
    }
  }

  static let german: [(String, String)] = [
    ("Sprache", "config set lang"), ("Lautstärke", "--volume"), ("Stimme", "--voice"),
  ]

  @Test(arguments: german)
  func readsWordsOfTheUsersLanguage(_ word: String, _ option: String) {
    let s = Language.german.sentences
    let lines = HelpSearch(s).lines(about: word, in: s)
    #expect(lines.first?.contains(option) == true, "\(lines)")
  }
}
