// SPDX-License-Identifier: MIT

internal import Audiograph

/// What institutions held at the end of a quarter, as they reported it on Form 13F.
public struct QuarterlyHoldings: Sendable, Hashable {
  /// What of a data set is not in the holdings.
  public enum Part: String, Sendable, Hashable, CaseIterable {
    /// Rows that lack something, or have a number that cannot be.
    case unreadable
    /// Rows of bonds, whose amounts are no shares.
    case bonds
    /// Filings about other quarters.
    case otherQuarters
  }

  /// The last day of the quarter, counted from 1970-01-01.
  public var quarter: Int
  /// How many institutions hold something.
  public var institutions: Int
  /// What is held, in the order of CUSIPs.
  public var securities: [HeldSecurity]
  /// How much was left out; nothing that is 0.
  public var left: [Part: Int]

  /// Holdings of a quarter.
  public init(
    quarter: Int, institutions: Int = 0, securities: [HeldSecurity] = [], left: [Part: Int] = [:]
  ) {
    self.quarter = quarter
    self.institutions = institutions
    self.securities = securities
    self.left = left
  }
}

extension QuarterlyHoldings {
  /// The last day of the quarter before one that ends on a day.
  public static func quarter(before quarter: Int) -> Int {
    let first = CalendarDate(day: quarter).ordinal(of: .month) - 2
    return (CalendarDate(year: first / 12, month: first % 12 + 1, day: 1)?.day ?? 1) - 1
  }
}

/// One security and who held it at the end of a quarter.
public struct HeldSecurity: Sendable, Hashable {
  /// An institution that holds it.
  public struct Holder: Sendable, Hashable {
    /// The number by which the Commission knows the institution (CIK).
    public var number: Int
    /// The name as it was filed: `VANGUARD GROUP INC`.
    public var name: String
    /// How many shares it holds, above 0.
    public var shares: Int
    /// What they are worth, in US dollars.
    public var value: Int

    /// A holder.
    public init(number: Int, name: String, shares: Int, value: Int) {
      (self.number, self.name, self.shares, self.value) = (number, name, shares, value)
    }
  }

  /// Its number, nine letters and digits: `037833100`.
  public var cusip: String
  /// The issuer as most filings write it: `APPLE INC`.
  public var issuer: String
  /// The class as most filings write it: `COM`.
  public var titleOfClass: String
  /// How many institutions hold shares of it.
  public var institutions = 0
  /// The shares that they hold.
  public var shares = 0
  /// What these are worth, in US dollars.
  public var value = 0
  /// The shares that options to buy are about, which are not among those held.
  public var calls = 0
  /// The shares that options to sell are about.
  public var puts = 0
  /// The institutions with most shares, at most ten, in falling order.
  public var largest: [Holder] = []

  /// How many of the largest are kept.
  public static let mostHolders = 10

  /// A security that nobody holds.
  public init(cusip: String, issuer: String, titleOfClass: String) {
    (self.cusip, self.issuer, self.titleOfClass) = (cusip, issuer, titleOfClass)
  }
}
