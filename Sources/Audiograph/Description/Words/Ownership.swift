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
    var told: [Said] = [
      .holdersTotal(
        company: .name(company), institutions: institutions, shares: Self.shares(shares),
        value: Self.dollars(value), date: .date(date, .full))
    ]
    if let earlier {
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
    if calls > 0 || puts > 0 {
      told.append(.holdersOptions(calls: Self.shares(calls), puts: Self.shares(puts)))
    }
    told.append(
      .holdersSecurity(issuer: .name(issuer), kind: .name(titleOfClass), cusip: cusip))
    return told
  }

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
///
/// What is all in capitals becomes words with one capital each, but for those of up to three letters,
/// which may be abbreviations; a state between slashes is dropped.
func institutionName(_ name: String) -> String {
  let words = name.words().map(String.init).filter { !($0.begins(with: "/") || $0.ends(with: "/")) }
  guard !words.isEmpty, name == name.uppercased() else { return companyName(name) }
  let told = words.enumerated().map { (index, word) -> String in
    if index > 0, smallWords.contains(word) { return word.lowercased() }
    return word.utf8.count <= 3 ? word : String(word.prefix(1)) + word.dropFirst().lowercased()
  }
  return companyName(told.joined(separator: " "))
}

/// Words of English names that are written small within them.
private let smallWords: Set<String> = ["AND", "FOR", "OF", "ON", "THE"]
