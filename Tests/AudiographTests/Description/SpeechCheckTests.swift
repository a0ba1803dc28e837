// SPDX-License-Identifier: MIT

import TestSupport
import Testing

/// The checker of spoken sentences: what trips each of its rules, and what does not.
@Suite struct SpeechCheckTests {
  @Test(arguments: "−–—~±→%$€£&/<>=_*#^()[]|\\¥+°×²½…٣".unicodeScalars.filter { $0 != "…" })
  func bansSymbols(_ scalar: Unicode.Scalar) {
    #expect(!speechFaults(in: "A \(scalar) b.", language: "en").isEmpty)
    #expect(!speechFaults(in: "A \(scalar) b.", language: "de").isEmpty)
  }

  @Test(arguments: [
    "\u{0}", "\t", "\n", "\u{1B}", "\u{7F}", "\u{85}", "\u{200B}", "\u{202E}",
    "\u{2066}", "\u{FEFF}", "\u{AD}", "\u{E0041}", "\u{A0}", "\u{2028}", "🚀",
  ])
  func bansWhatNobodySees(_ text: String) {
    #expect(!speechFaults(in: "A\(text)b.", language: "en").isEmpty)
  }

  /// A sentence with one fault, the language, the fault, and the sentence mended.
  static let faults: [(String, String, String, String)] = [
    ("On 2012-03-02 it fell.", "en", "ISO date", "On March second 2012 it fell."),
    ("In 1959-Q1 it fell.", "en", "ISO date", "In the first quarter of 1959 it fell."),
    ("The 10th point.", "en", "digit at a letter", "The tenth point."),
    ("After 5D it fell.", "en", "digit at a letter", "After 5 days it fell."),
    ("It was 3km long.", "en", "digit at a letter", "It was 3 kilometres long."),
    ("CO2 rose.", "en", "digit at a letter", "CO 2 rose."),
    ("Der 3ä Punkt.", "de", "digit at a letter", "Der dritte Punkt."),
    ("It was 1e-5.", "en", "exponent", "It was 10 millionths."),
    ("It was 1E300.", "en", "exponent", "It was huge."),
    ("It fell to -5.", "en", "hyphen before a digit", "It fell to minus 5."),
    ("Point-5.", "en", "hyphen before a digit", "Point 5."),
    ("It has -foo.", "en", "hyphen at a word's start", "It has zig-zag foo."),
    ("-foo.", "en", "hyphen at a word's start", "Vor- und Nachteile."),
    ("It was 1,000.", "en", "thousands separator", "It was 1000, 20 or 30."),
    ("Es waren 1.000 Punkte.", "de", "thousands separator", "Es waren 1,000 Punkte."),
    ("It was 1 000.", "en", "grouped digits", "It was 1000 in 2012 250 times."),
    ("It was 1'000.", "en", "grouped digits", "It was 1000, 250 times."),
    ("It  fell.", "en", "more than one space", "It fell."),
    (" It fell.", "en", "space at an end", "It fell."),
    ("It fell. ", "en", "space at an end", "It fell."),
    ("It fell , a bit.", "en", "space before a mark", "It fell, a bit."),
    ("Dr. X fell.", "en", "full stop inside", "Doctor X fell."),
    ("It fell. It rose.", "en", "full stop inside", "It fell; it rose to 3.25."),
    ("It fell..", "en", "full stop inside", "It fell."),
    ("Am 2. Januar.", "de", "full stop inside", "Am zweiten Januar."),
    ("Es war 3.2 hoch.", "de", "full stop inside", "Es war 3,2 hoch."),
    ("Version 1.2.3 fell.", "en", "full stop inside", "Version 1.2 fell."),
    ("A. fell.", "en", "full stop inside", "A.A.P.L. fell."),
    ("A.A.P.Lx fell.", "en", "full stop inside", "A.A.P.L., in US dollars, fell."),
    ("Es fiel. A.B.", "de", "full stop inside", "Es fiel bei A.B."),
  ]

  @Test(arguments: faults)
  func findsFaults(_ bad: String, _ language: String, _ fault: String, _ good: String) {
    #expect(speechFaults(in: bad, language: language).contains { $0.hasPrefix(fault) })
    #expect(speechFaults(in: good, language: language) == [])
  }

  static let faultless: [(String, String)] = [
    ("", "en"), ("It rose.", "en"), ("Er stieg auf 544,47.", "de"), ("株式, Łódź", "en"),
    ("Apple, closing price in US dollars, March first 2012 to March first 2013.", "en-US"),
    ("Der Kurs stieg um 1,5 Prozent, von 3,125 auf 4,250 US-Dollar.", "de"),
    ("It was 3.1415 and 1.000 and 12345.678.", "en"), ("McDonald's rose", "en"),
    ("„Nil“, Jahresabfluss", "de"), ("e\u{301} fell.", "en"),
  ]

  @Test(arguments: faultless)
  func passesWords(_ sentence: String, _ language: String) {
    #expect(speechFaults(in: sentence, language: language) == [])
  }
}
