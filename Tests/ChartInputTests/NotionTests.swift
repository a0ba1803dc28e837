// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import Audiograph
@testable import ChartInput

/// What is read means the same in all languages.
@Suite struct NotionTests {
  /// Those in which tables are read, English first.
  static let languages = Language.allCases.map(\.rawValue).filter { (try? notions($0)) != nil }

  /// The words of each notion of a language, by places.
  static func notions(_ language: String) throws -> [String: [[String]]] {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let file = sources.appendingPathComponent("Sources/Audiograph/Languages/\(language)/read.txt")
    var notions: [String: [[String]]] = [:]
    var name = ""
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      if line.hasPrefix("#") { continue }
      var words = line.split(separator: " ").map(String.init)
      if !line.hasPrefix(" ") {
        name = String(words.removeFirst().dropLast())
        #expect(notions[name] == nil, "\(language): \(name) twice")
        notions[name] = words.isEmpty ? [] : [words]
      } else if line.hasPrefix("    ") {
        notions[name, default: [[]]][notions[name, default: [[]]].count - 1] += words
      } else {
        notions[name, default: []].append(words)
      }
    }
    return notions
  }

  /// Every language has a word, or a dash, for each notion that another one has, and each place of an order.
  @Test func notionsArePaired() throws {
    let notions = try Self.languages.map(Self.notions)
    for (language, own) in zip(Self.languages, notions) {
      for notion in Set(notions.flatMap(\.keys)) {
        #expect(Notion(rawValue: notion) != nil, "\(language): \(notion) is no notion")
        guard notion != Notion.classes.rawValue else { continue }
        #expect(own[notion]?.count == notions[0][notion]?.count, "\(language): \(notion)")
      }
    }
    let all = Set(try (Self.languages + ["mul"]).flatMap { try Self.notions($0).keys })
    #expect(all == Set(Notion.allCases.map(\.rawValue)))
  }

  @Test(arguments: languages + ["mul"])
  func wordsAreFoldedAndFound(_ language: String) throws {
    for (name, places) in try Self.notions(language) {
      let notion = try #require(Notion(rawValue: name))
      for (place, words) in places.enumerated() {
        for word in words where word != "-" {
          #expect(word == word.folded, "\(language): \(name)")
          guard !word.contains("*") else { continue }
          #expect(notion.place(of: word) != nil, "\(language): \(word)")
          // The same word may stand for two places in two languages, of which the first one counts.
          #expect(notion.places[place].contains(word), "\(language): \(word)")
        }
      }
    }
  }

  @Test func partsOfWordsAreFound() {
    #expect(Notion.identifier.holds("kundennr") && !Notion.identifier.holds("nr"))
    #expect(Notion.temperature.holds("wassertemperatur"))
    #expect(Notion.average.holds("durchschnittswert") && Notion.average.holds("arbeitslosenquote"))
    #expect(Notion.quantityCurrent.holds("batteriestrom") && !Notion.quantityCurrent.holds("kraft"))
    #expect(!Notion.total.holds("") && Notion.months.place(of: "marzec") == 2)
  }

  /// Headings in every language whose numbers have no true zero, with values that would show it.
  @Test(arguments: [
    "Temperature", "Temperatur", "Température", "Temperatura", "Dew point", "Taupunkt",
    "Point de rosée", "Punkt rosy", "Score", "Punktwert", "Wynik", "Anomaly", "Anomalie",
    "Anomalies", "Anomalia", "Decibels", "Dezibel", "Décibels", "Decybele", "Logarithm of income",
    "Logarithmus des Einkommens", "Logarithme du revenu", "Logarytm dochodu", "ln income",
    "Wassertemperatur",
  ])
  func withoutTrueZero(_ name: String) throws {
    #expect(!(try Series(name, [10, 16])).hasTrueZero(between: 10, and: 16))
  }

  @Test(arguments: [
    "Birth year", "Year of birth", "Geburtsjahr", "Jahr der Geburt", "Année de naissance",
    "Rok urodzenia",
  ])
  func yearsOfBirthAreValues(_ name: String) throws {
    #expect(!HeadingWords(name).saysYear)
    #expect(!(try Series(name, [1950, 1999])).hasTrueZero(between: 1950, and: 1999))
  }

  @Test(arguments: [
    "Price", "Preis", "Prix", "Cena", "Cost", "Kosten", "Koszt", "Temps", "Revenue",
  ])
  func withTrueZero(_ name: String) throws {
    #expect(try Series(name, [10, 16]).hasTrueZero(between: 10, and: 16))
  }

  @Test(arguments: [
    "Average income", "Durchschnittseinkommen", "Revenu moyen", "Średni dochód",
    "Unemployment rate", "Arbeitslosenquote", "Taux de chômage", "Stopa bezrobocia",
  ])
  func averagesDoNotAddUp(_ name: String) {
    #expect(UnitRecognition.saysAverage(name))
  }

  @Test(arguments: [
    "Order number", "Customer ID", "Kundennummer", "Rechnungsnr", "Postleitzahl",
    "Numéro de commande", "Code postal", "Numer faktury", "Kod pocztowy",
  ])
  func identifiersAreNoValues(_ heading: String) {
    #expect(HeadingWords.isIdentifier(heading))
  }

  @Test(arguments: [
    "Total", "Average", "Summe", "Insgesamt", "Somme", "Moyenne", "Razem", "Ogółem", "Średnia",
  ])
  func totalsSumUp(_ name: String) {
    #expect(HeadingWords.saysTotal(name))
  }
}
