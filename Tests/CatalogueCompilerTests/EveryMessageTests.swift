// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import Audiograph
@testable import AudiographCLI
@testable import CatalogueCompiler

/// Every message says something in every language, whatever of its kind it is given.
@Suite struct EveryMessageTests {
  static func schema(_ target: String) throws -> Schema {
    let place = CatalogueTests.sources.appendingPathComponent("\(target)/Languages/messages.schema")
    return try Schema(String(contentsOf: place, encoding: .utf8), name: "messages.schema")
  }

  /// What is given for a type, with something for each category and case that a message may select.
  static func examples(_ type: String, _ schema: Schema) -> [Argument] {
    switch type {
    case "String": [.text("x"), .text("")]
    case "[String]": [.names(["a", "b"]), .names([])]
    case "Int": [1, 0, 2, 5].map { .count($0) }
    case "Double": [1, 1.5, 5].map { .number($0) }
    case "Bool": [.flag(true), .flag(false)]
    case "Figure": [1, 1.5, 3, 5e6].map { .figure(Figure(measured: $0)) }
    case "Value": [1, 1.5, 3, 5e6].map { .value(Figure(measured: $0)) }
    case "Difference": [1, 1.5, 3, 5e6].map { .difference(Figure(measured: $0)) }
    case "DecimalDigits": [1, 1.5, 3].map { .digits(DecimalDigits($0)) }
    case "CalendarDate": [.date(CalendarDate(day: 15_765))]
    case "Mention": places.map { .place($0) }
    case "ChangeSize": sizes.map { .size($0) }
    case "TermForm": [.name("nominative"), .name("genitive"), .name("in")]
    case "CellLocation": [.text("x")]
    case "Said": [.said(.text("x")), .said(.text(""))]
    default:
      (schema.enumerations[type] ?? []).map { name in
        .name(name, table: schema.tables.first { $0.keyType == type }?.name ?? "")
      }
    }
  }

  static let places: [Mention] =
    [
      .row(3), .number(Figure(measured: 2.5), of: nil),
      .number(Figure(measured: 28), of: "depth"), .category("Berlin"),
    ]
    + [.year, .quarter, .month, .day, .minute].map {
      .date(CalendarDate(instant: 1_362_096_000_000_000, precision: $0), .full)
    } + [.date(CalendarDate(instant: 1_362_096_000_000_000, precision: .minute), .clock)]

  static let sizes: [ChangeSize] = [
    .percent(.figure(Figure(measured: 21))), .percent(.underATenth), .times(Figure(measured: 13)),
    .points(Figure(measured: 3)), .places(Figure(measured: 2)), .absolute(Figure(measured: 4)),
    .inUnit(Figure(measured: 5), "m"), .untold,
  ]

  /// Every example of each argument beside the first ones of the others, and of all together in step.
  static func given(
    _ message: Schema.Signature, _ schema: Schema
  ) -> [[Given]] {
    let examples = message.parameters.map { Self.examples($0.type, schema) }
    let names = message.parameters.map(\.name)
    let single = examples.indices.flatMap { place in
      examples[place].map { value in
        examples.indices.map { Given(names[$0], $0 == place ? value : examples[$0][0]) }
      }
    }
    let together = (0..<12).map { step in
      examples.indices.map {
        Given(names[$0], examples[$0][(step + $0 * step) % examples[$0].count])
      }
    }
    return single + together
  }

  static func faults(_ schema: Schema, _ say: (Said) -> String) -> [String] {
    schema.messages.flatMap { message in
      given(message, schema).compactMap { arguments in
        let words = say(.message(message.name, arguments))
        // A message that is missing is its name.
        let isWell = (words != message.name || words == "it") && !words.contains("{$")
        return isWell ? nil : "\(message.name): \(words)"
      }
    }
  }

  @Test(arguments: Language.allCases, Channel.allCases)
  func theLibrarySaysEach(_ language: Language, _ channel: Channel) throws {
    let wording = language.wording(channel)
    let schema = try Self.schema("Audiograph")
    #expect(schema.messages.count > 400)
    #expect(Self.faults(schema, wording.say) == [])
  }

  @Test(arguments: Language.allCases)
  func theProgramSaysEach(_ language: Language) throws {
    let schema = try Self.schema("AudiographCLI")
    #expect(schema.messages.count > 1500)
    #expect(Self.faults(schema, language.sentences.say) == [])
  }
}
