// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import Audiograph

/// What a language says, word for word, as its readers approved it: `Tests/Fixtures/words`.
///
/// A paragraph of a table begins with what is told: `chart`, with its name in `DescriptionTests`, level
/// and channel; `unit`, spoken in the forms below; `counts`, `figures` or `years`. `RECORD_WORDS=1` writes
/// what they are told as now, and fails once.
@Suite struct LanguageTableTests {
  struct Paragraph: CustomTestStringConvertible, Sendable {
    let language: Language
    let heading: String
    let lines: [String]

    var testDescription: String { "\(language.rawValue): \(heading)" }
  }

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures/words")

  static let languages = Language.allCases.filter {
    FileManager.default.fileExists(atPath: place($0).path)
  }

  static func place(_ language: Language) -> URL {
    folder.appendingPathComponent("\(language.rawValue).txt")
  }

  static let paragraphs: [Paragraph] = languages.flatMap { language in
    let text = (try? String(contentsOf: place(language), encoding: .utf8)) ?? ""
    return text.components(separatedBy: "\n\n").map { paragraph in
      let lines = paragraph.split(separator: "\n").map(String.init)
      return Paragraph(
        language: language, heading: lines.first ?? "", lines: Array(lines.dropFirst()))
    }
  }

  static let forms: [TermForm] = [.in, .one, .few, .many, .other]
  static let counts = [0, 1, 2, 5, 12, 22, 25]
  static let figures = [1, 1.5, 2, 5, 1_000_000, 2_500_000, 5e9, 0.000_003]
  static let years = [1, 44, 1000, 1100, 1804, 1871, 1900, 1999, 2000, 2012, 2100]

  @Test(arguments: paragraphs)
  func says(_ paragraph: Paragraph) throws {
    #expect(try told(paragraph.heading, paragraph.language) == paragraph.lines)
  }

  @Test func areRecordedOnRequest() throws {
    guard ProcessInfo.processInfo.environment["RECORD_WORDS"] != nil else { return }
    for language in Self.languages {
      let paragraphs = try Self.paragraphs.filter { $0.language == language }.map { paragraph in
        ([paragraph.heading] + (try told(paragraph.heading, language))).joined(separator: "\n")
      }
      let text = paragraphs.joined(separator: "\n\n") + "\n"
      try text.write(to: Self.place(language), atomically: true, encoding: .utf8)
    }
    Issue.record("The words are recorded: run the tests again without RECORD_WORDS.")
  }

  @Test func everyTableIsThere() {
    for language in Self.languages {
      let own = Self.paragraphs.filter { $0.language == language }
      #expect(own.count > 60 && own.allSatisfy { !$0.lines.isEmpty })
    }
  }

  private func told(_ heading: String, _ language: Language) throws -> [String] {
    let (display, speech) = (language.wording(.display), language.wording(.speech))
    let words = heading.split(separator: " ", maxSplits: 1).map(String.init)
    switch words[0] {
    case "unit": return Self.forms.map { unitWords(words[1], wording: speech, form: $0) }
    case "counts": return Self.counts.map { display.say(.counted(count: $0, rhythm: .years)) }
    case "figures": return Self.figures.map { display.amount(Figure(measured: $0), "USD") }
    case "years": return Self.years.map { speech.spokenYear($0, form: .genitive) }
    default:
      let parts = words[1].components(separatedBy: ", ")
      let chart = try #require(DescriptionTests.cases.first { $0.name == parts[0] })
      let level = try #require(Level(rawValue: parts[1]))
      return try chart.sentences(level, language, try #require(Channel(rawValue: parts[2])))
    }
  }
}
