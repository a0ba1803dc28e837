// SPDX-License-Identifier: MIT

/// What French says that no catalogue can: elision, numbers before nouns, and spaces before marks.
extension Grammar {
  static let french = Grammar(
    // Numbers below two are singular: `1,5 million`; `many` stands before "de".
    plural: { $0.isCompact ? .many : $0.i <= 1 ? .one : .other },
    spokenClock: { French(wording: $1).spoken($0) },
    function: { French(wording: $1).call($0) },
    space: { $0 == .display ? "\u{A0}" : "" })
}

private struct French {
  let wording: Wording

  func call(_ call: FunctionCall) -> String? {
    let text = wording.text(of: call.operand)
    switch call.name {
    case "de": return Self.de(text)
    case "que": return Self.que(text)
    case "spaced": return wording.grammar.space(wording.channel) + text
    case "written": return written(text)
    case "after": return Self.behindVerb(text, wording.course(of: call)) ?? wording.colon + text
    case "behind": return Self.behindVerb(text, wording.course(of: call)) ?? ", \(text)"
    case "counted-by":
      guard case .figure(let number)? = call["number"] else { return nil }
      return countedBy(text, number: number)
    default: return nil
    }
  }

  /// `14 heures 30`, with seconds where there are any.
  func spoken(_ clock: ClockTime) -> String {
    if clock == ClockTime("0:00") { return "minuit" }
    let hours = wording.say(.counted(count: clock.hour, rhythm: .hours))
    guard clock.hasSeconds else { return clock.minute > 0 ? "\(hours) \(clock.minute)" : hours }
    let minutes = wording.say(.counted(count: clock.minute, rhythm: .minutes))
    return "\(hours) \(minutes) \(wording.seconds(of: clock))"
  }

  /// A time of day as it is printed: `9 h`, `14 h 05`, `14 h 05 min 30 s`.
  func written(_ clock: String) -> String {
    let parts = clock.split(separator: ":").map(String.init)
    guard parts.count > 1, let hour = Int(parts[0]) else { return clock }
    guard parts.count == 2 else {
      let seconds = parts[2].replacing(".", with: String(wording.decimalMark))
      return "\(hour)\u{A0}h\u{A0}\(parts[1])\u{A0}min\u{A0}\(seconds)\u{A0}s"
    }
    return parts[1] == "00" ? "\(hour)\u{A0}h" : "\(hour)\u{A0}h\u{A0}\(parts[1])"
  }

  /// The change `, de 28 %` behind "a baissé", where `en baisse de 28 %` would say it twice; nil
  /// where no single verb has said the direction.
  static func behindVerb(_ change: String, _ course: String) -> String? {
    let hasRisen = course.contains("a monté") || course.contains("a augmenté")
    guard hasRisen != course.contains("a baissé"),
      !["puis", "environ", "hormis"].contains(where: { course.contains($0) })
    else { return nil }
    let direction = hasRisen ? "en hausse" : "en baisse"
    if change.hasPrefix("à ") { return ", jusqu'\(change)" }
    guard change.hasPrefix(direction) else { return nil }
    let size = change.dropFirst(direction.count)
    return size.hasPrefix(",") ? String(size) : ",\(size)"
  }

  /// The text after "de", or "d'" before a vowel and a mute h: `de mars`, `d'avril`.
  private static func de(_ text: String) -> String {
    if text.hasPrefix("de ") || text.hasPrefix("d'") { return text }
    let word = text.prefix { $0.isLetter }.lowercased()
    let isVowel = "aàâäáåæeéèêëiîïíoôöóœuùûüúh".contains(word.prefix(1)) && word.count > 1
    return isVowel && !isAspirated(word) ? "d'\(text)" : "de \(text)"
  }

  /// Whether nothing is elided before a word, though it begins with a vowel or an h.
  private static func isAspirated(_ word: String) -> Bool {
    ["onze", "huit", "hors", "haut", "hauss", "hertz", "hryvnia", "hongr", "hongk", "united", "us"]
      .contains { $0.count > 2 ? word.hasPrefix($0) : word == $0 }
  }

  /// The text after "que", or "qu'" before a vowel: `que le 19 sept.`, `qu'en 1912`.
  private static func que(_ text: String) -> String {
    let of = de(text)
    return of.hasPrefix("d'") ? "qu'\(of.dropFirst(2))" : "que \(text)"
  }

  /// A unit after its number, with the space before it: ` dollars`, ` de dollars` after millions.
  func countedBy(_ unit: String, number: Figure) -> String {
    wording.unit(unit, behind: number, percent: ("pour cent", "\u{A0}%"), joined: Self.de)
  }
}
