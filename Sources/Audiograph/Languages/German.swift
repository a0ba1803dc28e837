// SPDX-License-Identifier: MIT

/// What German says that no catalogue can: numbers in words and within words.
struct German: GermanWording {
  let channel: Channel
  var language: Language { .german }
}

extension GermanWording {
  func plural(_ number: PluralOperands) -> TermForm { number.isOne ? .one : .other }

  /// Years from 1100 to 1999 are spoken in hundreds: `achtzehnhunderteinundsiebzig`.
  func spokenYear(_ year: Int, form: TermForm) -> String {
    guard (1100...1999).contains(year) else { return "\(year)" }
    let hundreds = "\(Self.belowHundred(year / 100))hundert"
    return year % 100 == 1 ? "\(hundreds)eins" : hundreds + Self.belowHundred(year % 100)
  }

  /// `14 Uhr 30`, with seconds where there are any.
  func spoken(_ clock: ClockTime) -> String {
    let minutes = clock.minute > 0 ? " \(clock.minute)" : ""
    let seconds =
      clock.hasSeconds ? " und \(seconds(of: clock))" : ""
    return "\(clock.hour) Uhr\(minutes)\(seconds)"
  }

  /// A number as the first part of a word: `31` of `31-Fache`, `1,2-Millionen` of `1,2-Millionen-Fache`.
  func hyphenated(_ number: Figure) -> String {
    let text = self.number(number)
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
