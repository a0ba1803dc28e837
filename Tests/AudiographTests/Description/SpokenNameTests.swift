// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import Audiograph

@Suite struct SpokenNameTests {
  /// Names from data: English, German.
  static let names: [(String, String, String)] = [
    ("", "", ""), ("Apple", "Apple", "Apple"), ("AAPL", "A.A.P.L.", "A.A.P.L."),
    ("BRK.B", "B.R.K.B.", "B.R.K.B."), ("BF-B", "B.F.B.", "B.F.B."), ("FB", "F.B.", "F.B."),
    ("A", "A", "A"), ("CO2", "CO 2", "CO 2"), ("nile", "nile", "nile"),
    ("us-inflation", "us inflation", "us inflation"),
    ("co2-weekly", "co 2 weekly", "co 2 weekly"), ("1Q", "1 Q", "1 Q"),
    ("S&P 500", "S and P 500", "S und P 500"), ("AT&T", "AT and T", "AT und T"),
    ("Procter & Gamble", "Procter and Gamble", "Procter und Gamble"),
    ("2012-03-02", "2012 03 02", "2012 03 02"), ("1990-1999", "1990 1999", "1990 1999"),
    ("1990–1999", "1990 to 1999", "1990 bis 1999"), ("555-123", "555, 123", "555, 123"),
    ("1,000", "1000", "1,000"), ("1.000", "1.000", "1000"), ("1,234,567", "1234567", "1234567"),
    ("1.234.567", "1234567", "1234567"), ("3.5", "3.5", "3,5"), ("3,5", "3, 5", "3,5"),
    ("1,000.5", "1000.5", "1000,5"), ("1.000,5", "1000.5", "1000,5"),
    ("1 000 000", "1000000", "1000000"), ("Area 51 100", "Area 51, 100", "Area 51, 100"),
    ("1'000", "1000", "1000"), ("v1.2.3", "v 1 2 3", "v 1 2 3"),
    ("-5", "minus 5", "minus 5"), ("−5", "minus 5", "minus 5"), ("-foo", "foo", "foo"),
    ("--foo", "foo", "foo"), ("~5", "about 5", "etwa 5"), ("50%", "50 percent", "50 Prozent"),
    ("$5", "5 dollars", "5 Dollar"), ("€1,50", "1 euros, 50", "1,50 Euro"),
    ("a_b|c\\d", "a b c d", "a b c d"),
    ("A/B", "A B", "A B"), ("x=y", "x equals y", "x gleich y"),
    ("C#", "C number", "C Nummer"), ("10th", "10 th", "10 th"), ("5D", "5 D", "5 D"),
    ("1e300", "1 e 300", "1 e 300"), ("CO₂", "CO 2", "CO 2"), ("m²", "m 2", "m 2"),
    ("Flow (10^8 m^3)", "Flow 10 8 m 3", "Flow 10 8 m 3"),
    ("Yahoo! Inc.", "Yahoo Inc", "Yahoo Inc"), ("J. P. Morgan", "J P Morgan", "J P Morgan"),
    ("U.S. inflation", "U.S. inflation", "U.S. inflation"), ("U.S.", "U.S.", "U.S."),
    ("St. Louis", "St Louis", "St Louis"), ("McDonald’s", "McDonald's", "McDonald's"),
    ("Zürich: Wetter", "Zürich, Wetter", "Zürich, Wetter"), ("株式", "株式", "株式"),
    ("12:30", "12 30", "12 30"), ("a\u{1B}[31mb", "a 31 mb", "a 31 mb"),
    ("a\u{202E}b", "ab", "ab"), ("\u{1F680}", "", ""), ("...", "", ""), (",a,", "a", "a"),
    ("٣km", "3 km", "3 km"), ("½", "one half", "einhalb"), ("Łódź", "Łódź", "Łódź"),
    ("e\u{301}1", "e\u{301} 1", "e\u{301} 1"), ("GDP growth", "GDP growth", "GDP growth"),
    ("3092.T", "3092 T", "3092 T"), ("20°C", "20 degrees Celsius", "20 Grad Celsius"),
  ]

  @Test(arguments: names)
  func saysNames(_ text: String, _ english: String, _ german: String) {
    #expect(spokenName(text, language: .english) == english)
    #expect(spokenName(text, language: .americanEnglish) == english)
    #expect(spokenName(text, language: .german) == german)
  }

  @Test func saysNumbersBesideWideLettersWithoutBlanks() {
    #expect(spokenName("8時", language: .japanese) == "8時")
    #expect(spokenName("3年生, 4年生", language: .japanese) == "3年生、4年生")
    #expect(spokenName("CO2", language: .japanese) == "CO 2")
  }

  @Test func saysAnAtSign() {
    #expect(spokenName("me@home", language: .english) == "me at home")
    #expect(spokenName("me@home", language: .americanEnglish) == "me at home")
  }

  @Test(arguments: names)
  func saysNamesWithoutFault(_ text: String, _: String, _: String) {
    for language in Language.allCases {
      let spoken = spokenName(text, language: language)
      #expect(speechFaults(in: spoken, language: language.rawValue) == [])
    }
  }

  static let symbols: [(String, String)] = [
    ("AAPL", "A.A.P.L."), ("aapl", "A.A.P.L."), ("A", "A"), ("BRK.B", "B.R.K.B."),
    ("^GSPC", "G.S.P.C."), ("BTC-USD", "B.T.C.U.S.D."), ("0E9V", "0 E 9 V"),
    ("3092.T", "3092 T"), ("BF2A", "B.F. 2 A"), ("", ""), ("--", ""), ("12.345", "12345"),
  ]

  @Test(arguments: symbols)
  func spellsSymbols(_ symbol: String, _ spelled: String) {
    #expect(spokenSymbol(symbol) == spelled)
    #expect(speechFaults(in: spokenSymbol(symbol), language: "en") == [])
    #expect(speechFaults(in: spokenSymbol(symbol), language: "de") == [])
  }

  /// Characters that meet each other badly.
  private static let hostile = Array(
    "0123459,.,.,.-–—−'’ \u{A0}\u{202F}\t\n:;AZaeEQWöß株אб٣²½①Ⅷ~±→%$€£&/<>=_*#^()[]|\\+@°µ×\"„“!?…\u{301}\u{FE0F}\u{200D}\u{202E}\u{1B}\u{600}\u{D4E}🚀"
      .unicodeScalars)

  private func expectFaultless(_ text: String) {
    for language in [Language.english, .german] {
      let code = language.rawValue
      let name = speechFaults(in: spokenName(text, language: language), language: code)
      let symbol = speechFaults(in: spokenSymbol(text), language: code)
      let unit = unitWords(text, wording: language.wording(.speech), form: .in)
      let faults = name + symbol + speechFaults(in: unit, language: code)
      if !faults.isEmpty { Issue.record("\(text.debugDescription): \(faults)") }
    }
  }

  @Test(arguments: [
    "10^99 m", "10^-99", "10^", "m^9", "m^-9", "m^99999999999999999999", "USD/", "/", "//", "%/%",
    "km/100", "1,000,000/s", "1,000 m/1,000 s", "10^6 10^6 t", "USD USD", "m/s/m/s^-1", "(m", "x x",
    "per per per", " per ", "1/1", "of of", "10^3 of", "m m m m", "°C/°F", "µ", "€€", "$ $", "100%",
    "kg*m^2*s^-3*A^-1", "10e3", "1e", "1e+", "1e400 t", "1000000000000000000000 t",
  ])
  func hasNoFaultForBrokenUnits(_ unit: String) { expectFaultless(unit) }

  @Test func hasNoFaultForHostileText() {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<600 {
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 1...9, using: &generator) {
        if let scalar = Self.hostile.randomElement(using: &generator) { text.append(scalar) }
      }
      expectFaultless(String(text))
    }
  }

  @Test func hasNoFaultForAnyScalars() {
    var generator = SeededGenerator(seed: 12)
    for round in 0..<240 {
      var text = String.UnicodeScalarView()
      for _ in 0..<8 {
        let last: UInt32 = round.isMultiple(of: 2) ? 0x24FF : 0x10FFFF
        let value = UInt32.random(in: 0...last, using: &generator)
        if let scalar = Unicode.Scalar(value) { text.append(scalar) }
      }
      expectFaultless(String(text))
    }
  }
}
