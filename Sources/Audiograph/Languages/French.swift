// SPDX-License-Identifier: MIT

/// What French says that no catalogue can: elision, and numbers before nouns.
struct French: FrenchWording {
  let channel: Channel
  var language: Language { .french }
}

extension FrenchWording {
  /// Numbers below two are singular: `1,5 million`; `many` stands before "de".
  func plural(_ number: PluralOperands) -> PluralCategory {
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

  /// The text behind "de", or "d'" before a vowel and a mute h: `de mars`, `d'avril`.
  func de(_ text: String) -> String {
    if text.hasPrefix("de ") || text.hasPrefix("d'") { return text }
    let isMute = text.hasPrefix("h") && !["hertz", "hryvnia"].contains(where: text.hasPrefix)
    let first = text.prefix(1).lowercased()
    return isMute || "aàâäáåæeéèêëiîïíoôöóœuùûüú".contains(first) && !first.isEmpty
      ? "d'\(text)" : "de \(text)"
  }

  func de(_ place: Mention) -> String { de(self.place(place)) }

  func de(_ figure: Figure) -> String { de(number(figure)) }

  /// A unit behind its number, with the space before it: ` dollars`, ` de dollars` after millions.
  func countedBy(_ unit: String, number: Figure) -> String {
    let unit = unit.trimmed
    guard !unit.isEmpty else { return "" }
    return switch number.scale {
    case .ones, .power: " \(unit)"
    case .groups, .parts: " \(de(unit))"
    }
  }
}
