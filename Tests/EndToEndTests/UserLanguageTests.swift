// SPDX-License-Identifier: MIT

import Audiograph
import Foundation
import TestSupport
import Testing

/// Messages, help and notes are in the user's language; what programs read never is.
@Suite struct UserLanguageTests {
  static func run(
    _ arguments: [String], locale: String, input: String = ""
  ) throws -> Program.Outcome {
    let folder = try TemporaryFolder()
    let program = Program(
      folder: folder.path, environment: ["LC_ALL": locale, "XDG_DATA_HOME": folder.path])
    return try withExtendedLifetime(folder) { try program.run(arguments, input: input) }
  }

  static let messages: [(arguments: [String], status: Int32, message: String)] = [
    (
      ["plya"], 2,
      "audiograph: Unbekannter Befehl „plya“. Ist play gemeint?\n"
    ),
    (
      ["play", "--duraton", "3", "nile"], 2,
      "audiograph: Unbekannte Option „--duraton“ für audiograph play. Ist --duration gemeint?\n"
    ),
    (
      ["describe", "no/such.csv"], 3,
      "audiograph: Es gibt keine Datei „no/such.csv“. Den Namen prüfen oder für ein Symbol --symbol"
        + " verwenden.\n"
    ),
    (
      ["export", "nile", "-o", "no-folder/x.wav"], 6,
      "audiograph: „no-folder/x.wav“ lässt sich nicht schreiben: Es gibt keinen Ordner"
        + " „no-folder“. Zuerst den Ordner anlegen oder einen anderen Namen wählen.\n"
    ),
    (
      ["describe", "nile", "--level", "alt", "-v"], 0,
      "nile: gelesen als CSV mit Kommas zwischen den Zellen, Spalte „Year“ als x-Achse, Spalte"
        + " „Annual flow (10^8 m^3)“ als Werte, 100 Zeilen.\n"
        + "x: \"Year\" 16: +12 a chart runs along its dates, +4 it stands first.\n"
        + "x: rows -6: -6 dates stand in another column.\ny: \"Annual flow (10^8 m^3)\" 0.\n"
    ),
  ]

  @Test(arguments: messages)
  func messagesAreInTheLanguageOfTheLocale(
    _ arguments: [String], _ status: Int32, _ message: String
  ) throws {
    let outcome = try Self.run(arguments, locale: "de_DE.UTF-8")
    #expect(outcome.status == status)
    #expect(outcome.message == message)
  }

  @Test func theOptionOutranksTheLocale() throws {
    let help = try Self.run(["help", "play", "--lang", "pl"], locale: "de_DE.UTF-8")
    #expect(help.lines.first == "Użycie: audiograph play [OPTIONS] SOURCE…")
    #expect(help.lines.dropFirst().first == "Odtwarza wykres.")
    #expect(
      try Self.run(["help"], locale: "fr_FR").lines.first
        == "audiograph transforme les graphiques en son et en mots.")
    #expect(
      try Self.run(["--lang", "de"], locale: "C").lines.first
        == "audiograph macht Diagramme hörbar und beschreibt sie in Worten.")
    #expect(
      try Self.run(["help", "list"], locale: "cs_CZ").lines.first?.hasPrefix("Usage:") == true)
  }

  @Test func whatNobodyNamedHasANameInTheLanguage() throws {
    let numbers = "1\n2\n4\n"
    let german = "de_DE.UTF-8"
    let words = try Self.run(["describe", "-", "--level", "short"], locale: german, input: numbers)
    #expect(words.text.hasPrefix("Standardeingabe"), "\(words.text)")
    #expect(!words.text.contains("Column"))
    let facts = try Self.run(["describe", "-", "--json"], locale: german, input: numbers)
    // Programs look for the names, people read the sentences.
    for name in ["\"title\":\"Standard input\"", "\"name\":\"Column 1\""] {
      #expect(facts.text.contains(name))
    }
    let sentences = facts.text.components(separatedBy: "\"text\":").last?
      .components(separatedBy: "\"columns\":").first
    #expect(sentences?.contains("Standardeingabe") == true)
    #expect(sentences?.contains("Column") == false && sentences?.contains("input") == false)
  }

  static let programs: [[String]] = [
    ["describe", "nile", "--list-columns", "--json"], ["list", "--json"], ["samples", "-q"],
    ["completion", "bash"], ["completion", "zsh"], ["completion", "fish"],
    ["value", "nile", "highest", "-q"],
  ]

  @Test(arguments: programs)
  func whatProgramsReadIsTheSame(_ arguments: [String]) throws {
    let english = try Self.run(arguments, locale: "C")
    for locale in ["de_DE.UTF-8", "fr_FR.UTF-8", "pl_PL.UTF-8"] {
      let other = try Self.run(arguments, locale: locale)
      #expect(other.status == english.status && other.text == english.text, "\(locale)")
    }
  }

  @Test func resultsOfABatchAreInEnglish() throws {
    let folder = try TemporaryFolder()
    try folder.put(Array("source,output\nno/such.csv,a.wav\n".utf8), "charts.csv")
    let program = Program(folder: folder.path, environment: ["LC_ALL": "de_DE.UTF-8"])
    let outcome = try program.run(["batch", "charts.csv"])
    #expect(outcome.status == 3)
    #expect(outcome.text.contains("There is no file 'no/such.csv'."), "\(outcome.text)")
    #expect(
      outcome.message == "0 von 1 geschrieben, 1 fehlgeschlagen, zuerst Zeile 2.\n",
      "\(outcome.message)")
  }

  @Test(arguments: Language.allCases.map(\.rawValue).filter { !$0.hasPrefix("en") })
  func theManualPageIsInEveryLanguage(_ language: String) throws {
    let page = try Self.run(["help", "--manual", "--lang", language], locale: "C")
    let english = try Self.run(["help", "--manual"], locale: "C")
    #expect(page.status == 0 && page.errors == [])
    #expect(
      page.lines.count { $0.hasPrefix(".SH") } == english.lines.count { $0.hasPrefix(".SH") })
    #expect(
      page.lines.filter { $0.hasPrefix("\\fB") } == english.lines.filter { $0.hasPrefix("\\fB") })
  }
}
