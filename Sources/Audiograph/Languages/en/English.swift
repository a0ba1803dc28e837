// SPDX-License-Identifier: MIT

/// What English says that no catalogue can: numbers in words.
extension Grammar {
  static let english = Grammar(
    spokenYear: { year, _, _ in English.spokenYear(year) },
    spokenClock: { English.spoken($0, $1) },
    function: { English.call($0, $1) })
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
      : "\(wording.say(.counted(count: minute, rhythm: .minutes)))\(seconds) past midnight"
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
