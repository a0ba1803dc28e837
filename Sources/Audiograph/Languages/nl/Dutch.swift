// SPDX-License-Identifier: MIT

/// What Dutch says that no catalogue can: numbers in words, changes behind verbs, and times of day.
extension Grammar {
  static let dutch = Grammar(
    spokenYear: { year, _, _ in Dutch.spokenYear(year) },
    spokenClock: { Dutch.spoken($0, $1) },
    function: { Dutch.call($0, $1) })
}

private enum Dutch {
  static func call(_ call: FunctionCall, _ wording: Wording) -> String? {
    let text = wording.text(of: call.operand)
    let course = wording.course(of: call)
    switch call.name {
    case "after": return behindVerb(text, course) ?? (text.hasPrefix("tot ") ? ", " : ": ") + text
    case "behind": return behindVerb(text, course) ?? ", \(text)"
    case "written": return text.replacing(".", with: ",").replacing(":", with: ".")
    default: return nil
    }
  }

  /// The change ` met 28%` behind "daalde", where `: min 28%` would say its direction twice; nil where no
  /// single verb has said it.
  private static func behindVerb(_ change: String, _ course: String) -> String? {
    let hasRisen = course.contains("steeg")
    guard hasRisen != course.contains("daalde"), !course.contains(","),
      ![" met ", " en ", " tot ", " naar "].contains(where: course.contains)
    else { return nil }
    if change.hasPrefix("tot ") { return " \(change)" }
    let directions = hasRisen ? ["plus ", "een stijging van "] : ["min ", "een daling van "]
    return directions.first(where: change.hasPrefix).map { " met \(change.dropFirst($0.count))" }
  }

  /// Years from 1100 to 1999 are spoken in hundreds: `negentienvijfentachtig`, `negentienhonderdvijf`.
  static func spokenYear(_ year: Int) -> String {
    guard (1100...1999).contains(year) else { return "\(year)" }
    let (century, rest) = (belowHundred(year / 100), year % 100)
    if rest == 0 { return "\(century)honderd" }
    return rest < 10 ? "\(century)honderd\(belowHundred(rest))" : "\(century)\(belowHundred(rest))"
  }

  /// `14 uur 30`, with seconds where there are any.
  static func spoken(_ clock: ClockTime, _ wording: Wording) -> String {
    let minutes = clock.minute > 0 ? " \(clock.minute)" : ""
    let seconds = clock.hasSeconds ? " en \(wording.seconds(of: clock))" : ""
    return "\(clock.hour) uur\(minutes)\(seconds)"
  }

  /// A number in words, with a diaeresis where two vowels meet: `tweeëntwintig`.
  private static func belowHundred(_ number: Int) -> String {
    guard number >= 20 else { return small[number] }
    let (ten, one) = (tens[number / 10 - 2], small[number % 10])
    if one.isEmpty { return ten }
    return one + (one.hasSuffix("e") ? "ën" : "en") + ten
  }

  private static var small: [String] {
    [
      "", "een", "twee", "drie", "vier", "vijf", "zes", "zeven", "acht", "negen", "tien", "elf",
      "twaalf", "dertien", "veertien", "vijftien", "zestien", "zeventien", "achttien", "negentien",
    ]
  }

  private static var tens: [String] {
    ["twintig", "dertig", "veertig", "vijftig", "zestig", "zeventig", "tachtig", "negentig"]
  }
}
