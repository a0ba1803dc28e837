// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import CatalogueCompiler

/// What the program itself says is, in every language, about the same options and ends as the English
/// does.
@Suite struct TranslationTests {
  /// All but English and what takes from it what it does not say.
  static let languages =
    (try? LanguageFolder.all(in: CatalogueTests.languages))?
    .filter { $0.speaks && $0.tag != "en" && $0.base == nil }.map(\.tag) ?? []

  static func catalogue(_ language: String) throws -> Catalogue {
    let path = CatalogueTests.languages.appendingPathComponent("\(language)/program.mf2")
    return try Catalogue(String(contentsOf: path, encoding: .utf8), name: language)
  }

  /// What can be said of a message, case by case, without what is put in.
  static func texts(of message: Message) -> [String] {
    message.variants.map { variant in
      variant.pattern.map { if case .text(let text) = $0 { text } else { "…" } }.joined()
    }
  }

  static func words(in texts: [String], like expression: Regex<Substring>) -> Set<String> {
    Set(texts.flatMap { text in text.matches(of: expression).map { String($0.output) } })
  }

  @Test(arguments: languages)
  func optionsAndVariablesAreTheSame(_ language: String) throws {
    let (english, other) = (try Self.catalogue("en"), try Self.catalogue(language))
    for (name, message) in english.messages {
      let texts = Self.texts(of: message)
      let translated = Self.texts(of: try #require(other.messages[name], "\(name)"))
      #expect(
        Self.words(in: texts, like: /--[a-z][a-z-]*/)
          == Self.words(in: translated, like: /--[a-z][a-z-]*/), "\(name)")
      guard !name.hasPrefix("manual.") else { continue }
      #expect(
        Self.words(in: texts, like: /[A-Z][A-Z_]{3,}/)
          == Self.words(in: translated, like: /[A-Z][A-Z_]{3,}/), "\(name)")
    }
  }

  @Test(arguments: languages)
  func sentencesEndAsInEnglish(_ language: String) throws {
    let (english, other) = (try Self.catalogue("en"), try Self.catalogue(language))
    for (name, message) in english.messages {
      let isSentence = Self.texts(of: message).allSatisfy { $0.hasSuffix(".") }
      for text in Self.texts(of: try #require(other.messages[name], "\(name)")) {
        let isEnded = text.hasSuffix(".") || text.hasSuffix("。")
        #expect(isEnded == isSentence, "\(name): \(text)")
      }
    }
  }

  /// What follows an option in a list of options is not a mark of a sentence.
  @Test func frenchMarksHaveASpaceBeforeThem() throws {
    for (name, message) in try Self.catalogue("fr").messages where name != "form.smoothing" {
      for line in Self.texts(of: message).flatMap({ $0.split(separator: "\n") })
      where !line.hasPrefix("  --") {
        #expect(line.firstMatch(of: /[^\u{A0}"][:;?](?: |$)/) == nil, "\(name): \(line)")
      }
    }
  }

  /// Forms that read badly aloud, or address people in a way that the descriptions do not.
  static let banned: [String: [String]] = [
    "de": ["Sie können", "Sie müssen", "Sie haben", "Ihnen", "Ihre "], "fr": ["euillez"],
    "pl": ["Pan ", "Pani ", "Państwo"], "ja": ["あなた", "下さい", "！"],
  ]

  @Test(arguments: ["en"] + languages)
  func noMessageHasABannedForm(_ language: String) throws {
    for (name, message) in try Self.catalogue(language).messages {
      for text in Self.texts(of: message) {
        let lines = text.split(separator: "\n")
        #expect(!lines.contains { $0.drop { $0 == " " }.contains("  ") }, "\(name): \(text)")
        #expect(!text.contains("...") && !text.contains("\t") && !text.contains("!"), "\(name)")
        #expect(!text.contains(" ,"), "\(name): \(text)")
        for form in Self.banned[language] ?? [] {
          #expect(!text.contains(form), "\(name): \(text)")
        }
      }
    }
  }
}
