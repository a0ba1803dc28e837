// SPDX-License-Identifier: MIT

internal import Audiograph
internal import ChartInput

/// Everything that the program itself says, in one language: messages, notes, help.
///
/// What it says stands in the catalogues beside this file; each message is a method, of a language or, if
/// languages differ in its words alone, of all of them.
protocol Sentences: SentencesMessages {
  var language: Language { get }
}

/// What JSON and tests have, whatever language is chosen.
let english: any Sentences = Language.english.sentences

extension Language {
  /// What the program says in this language.
  var sentences: any Sentences {
    switch self {
    case .english, .americanEnglish: InEnglish()
    case .german: InGerman()
    case .french: InFrench()
    case .polish: InPolish()
    }
  }
}

private struct InEnglish: EnglishSentences {
  var language: Language { .english }
}

private struct InGerman: GermanSentences {
  var language: Language { .german }
}

private struct InFrench: FrenchSentences {
  var language: Language { .french }
}

private struct InPolish: PolishSentences {
  var language: Language { .polish }
}
