// SPDX-License-Identifier: MIT

/// What Swedish says that no catalogue can: years and times in words, and times as they are printed.
extension Grammar {
  static let swedish = Grammar(
    spokenYear: { year, _, _ in Swedish.spokenYear(year) },
    spokenClock: { Swedish.spoken($0, $1) },
    function: { call, wording in
      call.name == "written" ? Swedish.written(wording.text(of: call.operand)) : nil
    })
}

private enum Swedish {
  /// Years from 1100 to 1999 are spoken in hundreds: `artonhundrasjuttioett`.
  static func spokenYear(_ year: Int) -> String {
    guard (1100...1999).contains(year) else { return "\(year)" }
    return "\(belowHundred(year / 100))hundra\(belowHundred(year % 100))"
  }

  /// `klockan 14 30`, `klockan 9 noll 5`, `klockan 9`, with seconds where there are any.
  static func spoken(_ clock: ClockTime, _ wording: Wording) -> String {
    let minute = clock.minute
    let minutes = minute == 0 ? "" : minute < 10 ? " noll \(minute)" : " \(minute)"
    let seconds = clock.hasSeconds ? " och \(wording.seconds(of: clock))" : ""
    return "klockan \(clock.hour)\(minutes)\(seconds)"
  }

  /// A time of day as it is printed: `9.30`, `00.15`, `14.30.05,25`.
  static func written(_ clock: String) -> String {
    let parts = clock.split(separator: ":").map(String.init)
    guard parts.count > 1, let hour = Int(parts[0]) else { return clock }
    let rest = parts.dropFirst().map { $0.replacing(".", with: ",") }
    return ([hour == 0 ? "00" : "\(hour)"] + rest).joined(separator: ".")
  }

  private static func belowHundred(_ number: Int) -> String {
    guard number >= 20 else { return small[number] }
    return tens[number / 10 - 2] + small[number % 10]
  }

  private static var small: [String] {
    [
      "", "ett", "två", "tre", "fyra", "fem", "sex", "sju", "åtta", "nio", "tio", "elva", "tolv",
      "tretton", "fjorton", "femton", "sexton", "sjutton", "arton", "nitton",
    ]
  }

  private static var tens: [String] {
    ["tjugo", "trettio", "fyrtio", "femtio", "sextio", "sjuttio", "åttio", "nittio"]
  }
}
