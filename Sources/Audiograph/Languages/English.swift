// SPDX-License-Identifier: MIT

internal import CCatalogues

/// What English says that no catalogue can: numbers in words.
extension Grammar {
  static let english = Grammar(
    catalogues: [Catalogue(embedded_en())],
    plural: { $0.isOne ? .one : .other },
    spokenYear: { year, _, _ in English.spokenYear(year) },
    spokenClock: { English.spoken($0, $1) },
    function: { English.call($0, $1) })

  /// American English, of which the catalogue says where it differs, and its times of twelve hours.
  static let americanEnglish = Grammar(
    catalogues: [Catalogue(embedded_en_US())] + english.catalogues, plural: english.plural,
    spokenYear: english.spokenYear,
    spokenClock: { AmericanEnglish.spoken($0, $1) },
    function: { call, wording in
      call.name == "twelveHour"
        ? AmericanEnglish.twelveHour(wording.text(of: call.operand)) : English.call(call, wording)
    })
}

private enum AmericanEnglish {
  /// `3 25 P.M.`, `9 oh 5 A.M.` or `noon`, with seconds where there are any.
  static func spoken(_ clock: ClockTime, _ wording: Wording) -> String {
    let minute = clock.minute
    let minutes = minute == 0 ? "" : minute < 10 ? " oh \(minute)" : " \(minute)"
    let time = "\(clock.hourOfTwelve)\(minutes) \(clock.isMorning ? "A.M." : "P.M.")"
    let seconds =
      clock.hasSeconds ? " and \(wording.seconds(of: clock))" : ""
    return (minute == 0 ? clock.half ?? time : time) + seconds
  }

  /// `3:25 p.m.`, `3 p.m.` or `noon` for `15:25`, `15:00` and `12:00`.
  static func twelveHour(_ text: String) -> String {
    let clock = ClockTime(text)
    let rest = text.drop { $0 != ":" }
    let minutes = rest == ":00" ? "" : rest
    let time = minutes.isEmpty ? clock.half : nil
    return time ?? "\(clock.hourOfTwelve)\(minutes) \(clock.isMorning ? "a.m." : "p.m.")"
  }
}

extension ClockTime {
  fileprivate var isMorning: Bool { hour < 12 }
  fileprivate var hourOfTwelve: Int { (hour + 11) % 12 + 1 }
  /// The name of an hour that begins a half of the day.
  fileprivate var half: String? { [0: "midnight", 12: "noon"][hour] }
}

private enum English {
  static func call(_ call: FunctionCall, _ wording: Wording) -> String? {
    switch (call.name, call.operand) {
    case ("equal", .figure(let figure)): equal(figure, wording)
    case ("closed", let clause): closed(wording.text(of: clause))
    default: nil
    }
  }

  /// Years from 1100 to 1999 are spoken in pairs: `eighteen seventy-one`.
  static func spokenYear(_ year: Int) -> String {
    guard (1100...1999).contains(year) else { return "\(year)" }
    let (century, rest) = (belowHundred(year / 100), year % 100)
    if rest == 0 { return "\(century) hundred" }
    return rest < 10
      ? "\(century) oh \(belowHundred(rest))" : "\(century) \(belowHundred(rest))"
  }

  /// `14 30`, `9 oh 5`, `9 o'clock` or `14 hundred hours`, with seconds where there are any.
  static func spoken(_ clock: ClockTime, _ wording: Wording) -> String {
    let minute = clock.minute
    let full = clock.hour > 12 ? "hundred hours" : "o'clock"
    let minutes = minute == 0 ? full : minute < 10 ? "oh \(minute)" : "\(minute)"
    let seconds =
      clock.hasSeconds ? " and \(wording.seconds(of: clock))" : ""
    if clock.hour > 0 { return "\(clock.hour) \(minutes)\(seconds)" }
    return minute == 0
      ? "midnight\(seconds)"
      : "\(wording.counted(count: minute, rhythm: .minutes))\(seconds) past midnight"
  }

  /// `= 0.25`, but `under 0.001`.
  private static func equal(_ figure: Figure, _ wording: Wording) -> String {
    (figure.bound == nil ? "= " : "") + wording.number(figure)
  }

  /// A clause with a comma inside ends in one.
  private static func closed(_ clause: String) -> String {
    clause.contains(",") ? clause + "," : clause
  }

  private static func belowHundred(_ number: Int) -> String {
    guard number >= 20 else { return small[number] }
    return tens[number / 10 - 2] + (number % 10 == 0 ? "" : "-\(small[number % 10])")
  }

  private static var small: [String] {
    [
      "", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
      "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
    ]
  }

  private static var tens: [String] {
    ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]
  }
}
