// SPDX-License-Identifier: MIT

/// What German says that no catalogue can: numbers in words and within words.
extension Grammar {
  static let german = Grammar(
    spokenYear: { year, _, _ in German.spokenYear(year) },
    spokenClock: { German.spoken($0, $1) },
    function: { call, wording in
      if call.name == "hyphenated", case .figure(let number) = call.operand {
        German.hyphenated(number, wording)
      } else {
        nil
      }
    })
}

private enum German {
  /// Years from 1100 to 1999 are spoken in hundreds: `achtzehnhunderteinundsiebzig`.
  static func spokenYear(_ year: Int) -> String {
    guard (1100...1999).contains(year) else { return "\(year)" }
    let hundreds = "\(belowHundred(year / 100))hundert"
    return year % 100 == 1 ? "\(hundreds)eins" : hundreds + belowHundred(year % 100)
  }

  /// `14 Uhr 30`, with seconds where there are any.
  static func spoken(_ clock: ClockTime, _ wording: Wording) -> String {
    let minutes = clock.minute > 0 ? " \(clock.minute)" : ""
    let seconds =
      clock.hasSeconds ? " und \(wording.seconds(of: clock))" : ""
    return "\(clock.hour) Uhr\(minutes)\(seconds)"
  }

  /// A number as the first part of a word: `31` of `31-Fache`, `1,2-Millionen` of `1,2-Millionen-Fache`.
  static func hyphenated(_ number: Figure, _ wording: Wording) -> String {
    let text = wording.number(number)
    return if case .groups = number.scale { text.replacing(" ", with: "-") } else { text }
  }

  private static func belowHundred(_ number: Int) -> String {
    guard number >= 20 else { return small[number] }
    let ten = tens[number / 10 - 2]
    return number % 10 == 0 ? ten : "\(small[number % 10])und\(ten)"
  }

  private static var small: [String] {
    [
      "", "ein", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf",
      "zwölf", "dreizehn", "vierzehn", "fünfzehn", "sechzehn", "siebzehn", "achtzehn", "neunzehn",
    ]
  }

  private static var tens: [String] {
    ["zwanzig", "dreißig", "vierzig", "fünfzig", "sechzig", "siebzig", "achtzig", "neunzig"]
  }
}
