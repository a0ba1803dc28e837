// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Made of the languages and their schema by `make languages`: changes here are lost.

internal import CCatalogues

/// A language in which charts are described; the raw value is its tag (BCP 47).
public enum Language: String, Sendable, Hashable, CaseIterable {
  /// English with day before month.
  case english = "en"
  /// English with month before day, where it differs from English.
  case americanEnglish = "en-US"
  /// German.
  case german = "de"
  /// French.
  case french = "fr"
  /// Polish.
  case polish = "pl"
  /// Spanish of Spain, in words that Latin America understands.
  case spanish = "es"
  /// Brazilian Portuguese.
  case brazilianPortuguese = "pt-BR"
  /// Italian.
  case italian = "it"
  /// Dutch.
  case dutch = "nl"
  /// Swedish.
  case swedish = "sv"
  /// Japanese.
  case japanese = "ja"
}

extension Language {
  /// What the library says in it, a variety before what it varies.
  var catalogues: [Catalogue] {
    switch self {
    case .english: inEnglish
    case .americanEnglish: inAmericanEnglish
    case .german: inGerman
    case .french: inFrench
    case .polish: inPolish
    case .spanish: inSpanish
    case .brazilianPortuguese: inBrazilianPortuguese
    case .italian: inItalian
    case .dutch: inDutch
    case .swedish: inSwedish
    case .japanese: inJapanese
    }
  }

  /// What it says that no message can.
  var grammar: Grammar {
    switch self {
    case .english: .english
    case .americanEnglish: .americanEnglish
    case .german: .german
    case .french: .french
    case .polish: .polish
    case .spanish: .spanish
    case .brazilianPortuguese: .brazilianPortuguese
    case .italian: .italian
    case .dutch: .dutch
    case .swedish: .swedish
    case .japanese: .japanese
    }
  }
}

private let inEnglish = [Catalogue(embedded_text("en/say.mf2"))]
private let inAmericanEnglish = [Catalogue(embedded_text("en-US/say.mf2"))] + inEnglish
private let inGerman = [Catalogue(embedded_text("de/say.mf2"))]
private let inFrench = [Catalogue(embedded_text("fr/say.mf2"))]
private let inPolish = [Catalogue(embedded_text("pl/say.mf2"))]
private let inSpanish = [Catalogue(embedded_text("es/say.mf2"))]
private let inBrazilianPortuguese = [Catalogue(embedded_text("pt-BR/say.mf2"))]
private let inItalian = [Catalogue(embedded_text("it/say.mf2"))]
private let inDutch = [Catalogue(embedded_text("nl/say.mf2"))]
private let inSwedish = [Catalogue(embedded_text("sv/say.mf2"))]
private let inJapanese = [Catalogue(embedded_text("ja/say.mf2"))]
