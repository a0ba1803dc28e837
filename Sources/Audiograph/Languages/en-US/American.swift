// SPDX-License-Identifier: MIT

/// What American English says that no catalogue can: times of twelve hours.
extension Grammar {
  /// American English, of which the catalogue says where it differs, and its times of twelve hours.
  static let americanEnglish = Grammar(
    plural: english.plural, spokenYear: english.spokenYear,
    spokenClock: { AmericanEnglish.spoken($0, $1) },
    function: { call, wording in
      call.name == "twelveHour"
        ? AmericanEnglish.twelveHour(wording.text(of: call.operand))
        : english.function(call, wording)
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
