// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Made of the languages and their schema by `make languages`: changes here are lost.

internal import Audiograph
internal import CProgramCatalogues

extension Language {
  /// What the program says in it, a variety before what it varies.
  var programCatalogues: [Catalogue] {
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
}

private let inEnglish = [Catalogue(embedded_program_text("en/program.mf2"))]
private let inAmericanEnglish = [Catalogue(embedded_program_text("en-US/program.mf2"))] + inEnglish
private let inGerman = [Catalogue(embedded_program_text("de/program.mf2"))]
private let inFrench = [Catalogue(embedded_program_text("fr/program.mf2"))]
private let inPolish = [Catalogue(embedded_program_text("pl/program.mf2"))]
private let inSpanish = [Catalogue(embedded_program_text("es/program.mf2"))]
private let inBrazilianPortuguese = [Catalogue(embedded_program_text("pt-BR/program.mf2"))]
private let inItalian = [Catalogue(embedded_program_text("it/program.mf2"))]
private let inDutch = [Catalogue(embedded_program_text("nl/program.mf2"))]
private let inSwedish = [Catalogue(embedded_program_text("sv/program.mf2"))]
private let inJapanese = [Catalogue(embedded_program_text("ja/program.mf2"))]
