// SPDX-License-Identifier: MIT

/// What institutions held of a company's shares at the end of a quarter.
package struct Ownership: Sendable, Hashable {
  /// An institution.
  package struct Holder: Sendable, Hashable {
    /// The name as it was filed, often in capitals: `VANGUARD GROUP INC`.
    package var name: String
    package var shares: Double
    /// In US dollars.
    package var value: Double

    package init(name: String, shares: Double, value: Double) {
      (self.name, self.shares, self.value) = (name, shares, value)
    }
  }

  /// What was held a quarter before.
  package struct Earlier: Sendable, Hashable {
    package var institutions: Int
    package var shares: Double

    package init(institutions: Int, shares: Double) {
      (self.institutions, self.shares) = (institutions, shares)
    }
  }

  package var company: String
  /// The last day of the quarter.
  package var date: CalendarDate
  package var institutions: Int
  package var shares: Double
  /// In US dollars.
  package var value: Double
  /// The shares that options to buy are about.
  package var calls: Double
  /// The shares that options to sell are about.
  package var puts: Double
  /// Nil if it is not known.
  package var earlier: Earlier?
  /// The largest first.
  package var largest: [Holder]
  /// What the filings call the security.
  package var issuer: String
  package var titleOfClass: String
  package var cusip: String

  package init(
    company: String, date: CalendarDate, institutions: Int, shares: Double, value: Double,
    calls: Double, puts: Double, earlier: Earlier?, largest: [Holder], issuer: String,
    titleOfClass: String, cusip: String
  ) {
    (self.company, self.date, self.institutions) = (company, date, institutions)
    (self.shares, self.value, self.calls, self.puts) = (shares, value, calls, puts)
    (self.earlier, self.largest) = (earlier, largest)
    (self.issuer, self.titleOfClass, self.cusip) = (issuer, titleOfClass, cusip)
  }
}

extension Ownership {
  /// How many of the largest are told in words.
  private static let mostTold = 5

  /// What is told, in order of importance.
  var said: [Said] {
    var told = [total]
    if let earlier, shares > 0 || earlier.shares > 0 {
      told.append(
        .joined([change(earlier), .holdersThen(institutions: earlier.institutions)], by: "; "))
    }
    if !largest.isEmpty {
      told.append(
        .holdersLargest(
          holders: .joined(
            largest.prefix(Self.mostTold).map {
              .holdersHolder(name: $0.said, shares: Self.shares($0.shares))
            }, by: "; ")))
    }
    if let options { told.append(options) }
    told.append(security)
    return told
  }

  private var total: Said {
    if institutions == 0 {
      return .holdersOptionsOnly(company: .name(company), date: .date(date, .full))
    }
    return .holdersTotal(
      company: .name(company), institutions: institutions, shares: Self.shares(shares),
      value: Self.dollars(value), date: .date(date, .full))
  }

  /// Nil if there are none.
  private var options: Said? {
    switch (calls > 0, puts > 0) {
    case (true, true): .holdersOptions(calls: Self.shares(calls), puts: Self.shares(puts))
    case (true, false): .holdersCalls(calls: Self.shares(calls))
    case (false, true): .holdersPuts(puts: Self.shares(puts))
    case (false, false): nil
    }
  }

  /// What the filings call the security; its class only where that says something.
  private var security: Said {
    let name = Said.name(wordsOfCapitals(issuer))
    return isCommonStock
      ? .holdersSecurityCommon(issuer: name, cusip: cusip)
      : .holdersSecurity(issuer: name, kind: .name(titleOfClass), cusip: cusip)
  }

  private var isCommonStock: Bool {
    titleOfClass.uppercased().unicodeScalars.split { $0 == " " || $0 == "." || $0 == "," }
      .allSatisfy { Self.commonTitles.contains(String($0)) }
  }

  /// The words of which titles of common stock are made.
  private static let commonTitles: Set<String> = [
    "COM", "COMMON", "NEW", "ORD", "ORDINARY", "SH", "SHARE", "SHARES", "SHS", "STK", "STOCK",
  ]

  private func change(_ earlier: Earlier) -> Said {
    if earlier.shares == shares { return .holdersUnchanged() }
    let percent = (shares - earlier.shares) / earlier.shares * 100
    guard percent.isFinite, percent <= 1000, shares > 0 else {
      return .holdersAgainst(shares: Self.shares(earlier.shares))
    }
    return .holdersChange(percent: .percent(Percent(percent)), isUp: percent > 0)
  }

  fileprivate static func shares(_ count: Double, isExact: Bool = false) -> Said {
    .apart(.amount((isExact ? ValueStyle.measured : .derived).figure(of: count), "shares"))
  }

  fileprivate static func dollars(_ value: Double, isExact: Bool = false) -> Said {
    .apart(.amount((isExact ? ValueStyle.measured : .derived).figure(of: value), "USD"))
  }
}

extension Ownership.Holder {
  fileprivate var said: Said { .name(institutionName(name)) }

  /// Everything that is known of it, to six digits.
  var line: Said {
    .holdersLine(
      name: said, shares: Ownership.shares(shares, isExact: true),
      value: Ownership.dollars(value, isExact: true))
  }
}

/// An institution's name as people say it: `VANGUARD GROUP INC` is `Vanguard Group`.
func institutionName(_ name: String) -> String { companyName(wordsOfCapitals(name)) }

/// A name that is all in capitals, with one capital for each word: `APPLE INC` is `Apple Inc`.
///
/// Abbreviations stay: words without a vowel, and some others. A state between slashes is dropped.
package func wordsOfCapitals(_ name: String) -> String {
  let words = name.words().map(String.init).filter { !($0.begins(with: "/") || $0.ends(with: "/")) }
  guard !words.isEmpty, name == name.uppercased() else { return name }
  return words.enumerated().map { (index, word) in
    index > 0 && smallWords.contains(word) ? word.lowercased() : withOneCapital(word)
  }.joined(separator: " ")
}

/// A word in which a capital also follows on a hyphen or the like: `O'Brien`, `Smith-Jones`.
private func withOneCapital(_ word: String) -> String {
  if abbreviations.contains(word) { return word }
  var told = ""
  var part = ""
  var isAfterApostrophe = false
  for scalar in word.unicodeScalars {
    guard partEnds.contains(scalar) else {
      part.unicodeScalars.append(scalar)
      continue
    }
    told += partWithOneCapital(part, isAfterApostrophe)
    told.unicodeScalars.append(scalar)
    part = ""
    isAfterApostrophe = scalar == "'" || scalar == "’"
  }
  return told + partWithOneCapital(part, isAfterApostrophe)
}

private func partWithOneCapital(_ part: String, _ isAfterApostrophe: Bool) -> String {
  // Moody's
  if isAfterApostrophe, part.unicodeScalars.count == 1 { return part.lowercased() }
  if let spelling = spellings[part] { return spelling }
  let hasVowel = part.unicodeScalars.contains { vowels.contains($0) || !$0.isASCII }
  if abbreviations.contains(part) || !hasVowel && !shortenedWords.contains(part) { return part }
  return String(part.prefix(1)) + part.dropFirst().lowercased()
}

private let partEnds: Set<Unicode.Scalar> = ["'", "’", "-", "(", ")", ".", ",", "/", "&", "+"]
private let vowels: Set<Unicode.Scalar> = ["A", "E", "I", "O", "U", "Y"]

/// Abbreviations with a vowel.
private let abbreviations: Set<String> = [
  "ABN", "ABP", "ADR", "ADS", "ADT", "AES", "AEW", "AG", "AGF", "AIG", "AMC", "AMP", "ANZ", "APG",
  "AQR", "ASA", "ASML", "AT&T", "ATI", "AXA", "BMO", "BNY", "CIBC", "CME", "EFG", "EOG", "EQT",
  "ESOP", "ETF", "EU", "GE", "GIC", "IAC", "IBM", "IFM", "II", "III", "ING", "ITT", "IV", "JPM",
  "MSCI", "NA", "NY", "OGE", "REIT", "SA", "SAP", "SE", "SEB", "SEI", "TIAA", "UBS", "UDR", "UGI",
  "UK", "US", "USA", "USAA", "VI", "VII", "VIII",
]
/// Shortened words without a vowel.
private let shortenedWords: Set<String> = [
  "BK", "CTR", "DR", "FT", "GRP", "HLDG", "HLDGS", "JR", "LTD", "MFG", "MGMT", "MGMNT", "MR", "MRS",
  "MT", "PTNRS", "SR", "ST", "SVCS", "TR",
]
/// Names that are spelled in a way of their own.
private let spellings = [
  "1ST": "1st", "2ND": "2nd", "3RD": "3rd", "4TH": "4th", "5TH": "5th", "BLACKROCK": "BlackRock",
  "CALPERS": "CalPERS", "JPMORGAN": "JPMorgan",
]
/// Words of English names that are written small within them.
private let smallWords: Set<String> = ["AND", "AT", "BY", "FOR", "IN", "OF", "ON", "THE", "TO"]
