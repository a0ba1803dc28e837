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
    }
  }
}

private let inEnglish = [Catalogue(embedded_program_text("en/program.mf2"))]
private let inAmericanEnglish = [Catalogue(embedded_program_text("en-US/program.mf2"))] + inEnglish
private let inGerman = [Catalogue(embedded_program_text("de/program.mf2"))]
private let inFrench = [Catalogue(embedded_program_text("fr/program.mf2"))]
private let inPolish = [Catalogue(embedded_program_text("pl/program.mf2"))]
