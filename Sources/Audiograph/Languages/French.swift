// SPDX-License-Identifier: MIT

/// What French says that no catalogue can: elision, and numbers before nouns.
struct French: FrenchWording {
  let channel: Channel
  var language: Language { .french }
}

extension FrenchWording {
  /// Numbers below two are singular: `1,5 million`; `many` stands before "de".
  func plural(_ number: PluralOperands) -> TermForm {
    number.isCompact ? .many : number.i <= 1 ? .one : .other
  }

  func spokenYear(_ year: Int, form: TermForm) -> String { "\(year)" }

  /// `14 heures 30`, with seconds where there are any.
  func spoken(_ clock: ClockTime) -> String {
    if clock == ClockTime("0:00") { return "minuit" }
    let hours = counted(count: clock.hour, rhythm: .hours)
    guard clock.second > 0 else { return clock.minute > 0 ? "\(hours) \(clock.minute)" : hours }
    let minutes = counted(count: clock.minute, rhythm: .minutes)
    return "\(hours) \(minutes) \(counted(count: clock.second, rhythm: .seconds))"
  }

  /// The text after "de", or "d'" before a vowel and a mute h: `de mars`, `d'avril`.
  func de(_ text: String) -> String {
    if text.hasPrefix("de ") || text.hasPrefix("d'") { return text }
    let word = text.prefix { $0.isLetter }.lowercased()
    let isVowel = "aàâäáåæeéèêëiîïíoôöóœuùûüúh".contains(word.prefix(1)) && word.count > 1
    return isVowel && !Self.isAspirated(word) ? "d'\(text)" : "de \(text)"
  }

  /// Whether nothing is elided before a word, though it begins with a vowel or an h.
  private static func isAspirated(_ word: String) -> Bool {
    ["onze", "huit", "hors", "haut", "hauss", "hertz", "hryvnia", "hongr", "hongk", "united", "us"]
      .contains { $0.count > 2 ? word.hasPrefix($0) : word == $0 }
  }

  /// The text after "que", or "qu'" before a vowel: `que le 19 sept.`, `qu'en 1912`.
  func que(_ text: String) -> String {
    let of = de(text)
    return of.hasPrefix("d'") ? "qu'\(of.dropFirst(2))" : "que \(text)"
  }

  func de(_ place: Mention) -> String { de(self.place(place)) }

  func de(_ figure: Figure) -> String { de(number(figure)) }

  /// A unit after its number, with the space before it: ` dollars`, ` de dollars` after millions.
  func countedBy(_ unit: String, number: Figure) -> String {
    let unit = unit.trimmed
    guard !unit.isEmpty else { return "" }
    return switch number.scale {
    case .ones, .power: " \(unit)"
    case .groups, .parts: " \(de(unit))"
    }
  }
}
