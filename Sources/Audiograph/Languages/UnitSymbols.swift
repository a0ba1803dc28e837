// SPDX-License-Identifier: MIT

/// How the same unit is written in different data.
enum UnitSymbols {
  /// The written form with powers after `^`, plain signs, and the symbol that vocabularies list.
  static func canonical(_ written: String) -> String {
    var text = ""
    var wasRaised = false
    for scalar in written.unicodeScalars {
      let plain = raised[scalar]
      if let plain {
        text += (wasRaised ? "" : "^") + plain
      } else {
        text.unicodeScalars.append(signs[scalar] ?? scalar)
      }
      wasRaised = plain != nil
    }
    text = text.replacing("**", with: "^").replacing("℃", with: "°C").replacing("℉", with: "°F")
    return variants[text] ?? text
  }

  /// The form for eyes, with powers raised: `10⁸ m³` for `10^8 m^3`, `µg/m³` for `µg/m3`.
  static func written(_ text: String) -> String {
    var (written, word) = ("", "")
    for character in text.replacing("**", with: "^") {
      if " /·*×()[]".contains(character) {
        written += raisedWord(word) + String(character)
        word = ""
      } else {
        word.append(character)
      }
    }
    return written + raisedWord(word)
  }

  private static func raisedWord(_ word: String) -> String {
    var plain = word
    if word.last?.isNumber == true, let variant = variants[word] { plain = variant }
    if ["1e", "1E"].contains(word.prefix(2)), let exponent = exponent(word) {
      plain = "10^\(exponent)"
    }
    let sides = plain.split(separator: "^", omittingEmptySubsequences: false)
    guard sides.count == 2, !sides[0].isEmpty, Int(sides[1]) != nil else { return word }
    return "\(sides[0])\(sides[1].raised)"
  }

  /// The power of ten that a word or a number stands for.
  ///
  /// A word that means two powers is taken as in the language of the words: `bln` is a million
  /// millions in Polish, a thousand in English.
  static func exponent(_ text: String, in language: Language = .english) -> Int? {
    let word = text.lowercased()
    if let known = UnitNames.exponents[word].flatMap({ Int($0) }) {
      return language == .english ? known : language.exponent(word) ?? known
    }
    // A sign for times before it: `×10⁶`, `x10^6`.
    let factor = canonical(text).drop { "·x".contains($0) }
    if let raised = String(factor).rest(behind: "10^") { return Int(raised) }
    for mark in ["1e+", "1E+", "1e", "1E"] {
      if let raised = text.rest(behind: mark) { return Int(raised) }
    }
    let digits = text.filter { $0 != "," }
    guard digits.first == "1", digits.count > 1, digits.dropFirst().allSatisfy({ $0 == "0" }),
      text.last != ","
    else { return nil }
    return digits.count - 1
  }

  private static let raised: [Unicode.Scalar: String] = [
    "⁰": "0", "¹": "1", "²": "2", "³": "3", "⁴": "4", "⁵": "5", "⁶": "6", "⁷": "7", "⁸": "8",
    "⁹": "9", "⁻": "-",
  ]
  private static let signs: [Unicode.Scalar: Unicode.Scalar] = [
    "\u{3BC}": "µ", "\u{2126}": "Ω", "\u{2212}": "-", "º": "°", "˚": "°", "\u{A0}": " ",
    "\u{202F}": " ", "\u{2009}": " ", "⋅": "·", "∙": "·", "×": "·", "*": "·",
    "％": "%",
  ]
  private static let variants = [
    "㎡": "m^2", "㎥": "m^3", "㎢": "km^2", "㎝": "cm", "㎜": "mm", "㎞": "km", "㎏": "kg", "㎎": "mg",
    "㏄": "cm^3",
    "sqm": "m^2", "qm": "m^2", "m2": "m^2", "km2": "km^2", "sqkm": "km^2", "cm2": "cm^2",
    "mm2": "mm^2", "ft2": "ft^2", "sqft": "ft^2", "sqmi": "mi^2", "in2": "in^2", "m3": "m^3",
    "km3": "km^3", "cm3": "cm^3", "mm3": "mm^3", "ft3": "ft^3", "dm3": "dm^3", "cbm": "m^3",
    "ccm": "cm^3", "cc": "cm^3", "s2": "s^2", "s-1": "s^-1", "s-2": "s^-2", "m-1": "m^-1",
    "m-2": "m^-2", "m-3": "m^-3", "h-1": "h^-1", "a-1": "a^-1", "yr-1": "a^-1", "d-1": "d^-1",
    "kg-1": "kg^-1", "K-1": "K^-1", "L": "l", "mL": "ml", "dL": "dl", "ltr": "l", "sec": "s",
    "secs": "s",
    "mins": "min", "hr": "h", "hrs": "h", "days": "d", "yr": "a", "yrs": "a", "y": "a",
    "degC": "°C", "degF": "°F", "deg": "°", "us": "µs", "um": "µm", "ug": "µg", "mcg": "µg",
    "kmh": "km/h", "kph": "km/h", "km/u": "km/h", "km/hr": "km/h", "mps": "m/s", "kbps": "kbit/s",
    "Kbps": "kbit/s", "Mbps": "Mbit/s", "Gbps": "Gbit/s", "Mb/s": "Mbit/s", "kb/s": "kbit/s",
    "KB": "kB", "N m": "Nm", "N·m": "Nm", "bp": "bps", "pct": "%", "lbs": "lb", "knots": "kn",
    "%-points": "pp", "%-point": "pp", "%-pts": "pp", "%-pt": "pp", "% points": "pp",
    "% point": "pp", "% pts": "pp", "% pt": "pp", "pct points": "pp", "pct pts": "pp", "ppts": "pp",
    "p.p.": "pp", "pp.": "pp",
    "dB(A)": "dBA", "dbA": "dBA", "Ohm": "Ω", "kOhm": "kΩ",
    "k€": "10^3 EUR", "T€": "10^3 EUR", "kEUR": "10^3 EUR", "TEUR": "10^3 EUR",
    "M€": "10^6 EUR", "MEUR": "10^6 EUR", "Mio€": "10^6 EUR", "kUSD": "10^3 USD",
    "MUSD": "10^6 USD", "k$": "10^3 $", "M$": "10^6 $", "req/s": "requests/s", "rps": "requests/s",
    "% p.a.": "%/a", "% pa": "%/a", "% per annum": "%/a", "cts": "ct", "¢": "ct",
  ]
}

extension StringProtocol {
  /// Digits and a minus sign as they are written for powers.
  var raised: String { String(map { superscripts[$0] ?? $0 }) }
}

private let superscripts: [Character: Character] = [
  "-": "⁻", "0": "⁰", "1": "¹", "2": "²", "3": "³", "4": "⁴", "5": "⁵", "6": "⁶", "7": "⁷",
  "8": "⁸", "9": "⁹",
]

extension String {
  /// What stands after a beginning; nil if the text does not begin so.
  fileprivate func rest(behind prefix: String) -> Substring? {
    hasPrefix(prefix) ? dropFirst(prefix.count) : nil
  }
}
