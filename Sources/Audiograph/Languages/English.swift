// SPDX-License-Identifier: MIT

/// What English says that no catalogue can: numbers in words.
struct English: EnglishWording {
  let channel: Channel
  var language: Language { .english }
}

/// American English, of which the catalogue says where it differs, and its times of twelve hours.
struct AmericanEnglish: EnglishWording {
  let channel: Channel
  var language: Language { .americanEnglish }

  /// `3 25 P.M.`, `9 oh 5 A.M.` or `noon`, with seconds where there are any.
  func spoken(_ clock: ClockTime) -> String {
    let minute = clock.minute
    let minutes = minute == 0 ? "" : minute < 10 ? " oh \(minute)" : " \(minute)"
    let time = "\(clock.hourOfTwelve)\(minutes) \(clock.isMorning ? "A.M." : "P.M.")"
    let seconds =
      clock.hasSeconds ? " and \(seconds(of: clock))" : ""
    return (minute == 0 ? clock.half ?? time : time) + seconds
  }

  /// `3:25 p.m.`, `3 p.m.` or `noon` for `15:25`, `15:00` and `12:00`.
  func twelveHour(_ text: String) -> String {
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

extension EnglishWording {
  func plural(_ number: PluralOperands) -> TermForm { number.isOne ? .one : .other }

  /// Years from 1100 to 1999 are spoken in pairs: `eighteen seventy-one`.
  func spokenYear(_ year: Int, form: TermForm) -> String {
    guard (1100...1999).contains(year) else { return "\(year)" }
    let (century, rest) = (Self.belowHundred(year / 100), year % 100)
    if rest == 0 { return "\(century) hundred" }
    return rest < 10
      ? "\(century) oh \(Self.belowHundred(rest))" : "\(century) \(Self.belowHundred(rest))"
  }

  /// `14 30`, `9 oh 5`, `9 o'clock` or `14 hundred hours`, with seconds where there are any.
  func spoken(_ clock: ClockTime) -> String {
    let minute = clock.minute
    let full = clock.hour > 12 ? "hundred hours" : "o'clock"
    let minutes = minute == 0 ? full : minute < 10 ? "oh \(minute)" : "\(minute)"
    let seconds =
      clock.hasSeconds ? " and \(seconds(of: clock))" : ""
    if clock.hour > 0 { return "\(clock.hour) \(minutes)\(seconds)" }
    return minute == 0
      ? "midnight\(seconds)"
      : "\(counted(count: minute, rhythm: .minutes))\(seconds) past midnight"
  }

  /// `= 0.25`, but `under 0.001`.
  func equal(_ figure: Figure) -> String {
    figure.bound == nil ? "= \(number(figure))" : number(figure)
  }

  /// A clause with a comma inside ends in one.
  func closed(_ clause: String) -> String { clause.contains(",") ? clause + "," : clause }

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
