// SPDX-License-Identifier: MIT

internal import Audiograph

/// What Polish says that no catalogue can: prepositions and cases of texts that are given.
extension PolishSentences {
  /// What stands after "z", or "ze" where only that can be said: `ze 100`.
  func z(_ count: Int) -> String { "\(count)".afterZ }

  func z(_ text: String) -> String { text.afterZ }

  func until(_ date: CalendarDate) -> String { phrases.place(until: date) }

  func range(_ first: CalendarDate, to last: CalendarDate) -> String {
    phrases.range(first, to: last)
  }

  /// What belongs to a place: `z 7 marca`, `w marcu`.
  func dated(_ place: String) -> String { place.dated }

  /// A length of time or a number in the genitive, and all else as it is: `2 minut`.
  func genitive(_ text: String) -> String {
    let cases = [
      "sekunda": "sekundy", "sekundy": "sekund", "minuta": "minuty", "minuty": "minut",
      "godzina": "godziny", "godziny": "godzin", "dzień": "dnia", "milion": "miliona",
      "miliony": "milionów", "miliard": "miliarda", "miliardy": "miliardów",
    ]
    return text.split(separator: " ", omittingEmptySubsequences: false)
      .map { cases[String($0)] ?? String($0) }.joined(separator: " ")
  }
}
