// SPDX-License-Identifier: MIT

internal import Audiograph

/// What Polish says that no catalogue can: prepositions and cases of texts that are given.
extension Sentences {
  func polish(_ call: FunctionCall) -> String? {
    switch (call.name, call.operand) {
    case ("z", .count(let count)): "\(count)".afterZ
    case ("z", .text(let text)): text.afterZ
    case ("until", .date(let date)): phrases.place(until: date)
    case ("range", .date(let first)):
      if case .date(let last)? = call["to"] { phrases.range(first, to: last) } else { nil }
    // What belongs to a place: `z 7 marca`, `w marcu`.
    case ("dated", .text(let place)): place.dated
    case ("dated", .date(let date)): at(date).dated
    case ("genitive", let operand): genitive(text(of: operand))
    default: nil
    }
  }

  /// A length of time or a number in the genitive, and all else as it is: `2 minut`.
  private func genitive(_ text: String) -> String {
    let cases = [
      "sekunda": "sekundy", "sekundy": "sekund", "minuta": "minuty", "minuty": "minut",
      "godzina": "godziny", "godziny": "godzin", "dzień": "dnia", "milion": "miliona",
      "miliony": "milionów", "miliard": "miliarda", "miliardy": "miliardów",
    ]
    return text.split(separator: " ", omittingEmptySubsequences: false)
      .map { cases[String($0)] ?? String($0) }.joined(separator: " ")
  }
}
