// SPDX-License-Identifier: MIT

/// The part of a chart that is wanted: a length counted back from the end, or two dates.
public struct ChartRange: Sendable, Hashable {
  /// Where a range begins.
  public enum Start: Sendable, Hashable {
    /// With the first point.
    case first
    /// On a date, which belongs to the range.
    case date(CalendarDate)
    /// A length before the end.
    case back(RangeLength)
  }

  /// Where the range begins.
  public var start: Start
  /// The last date that belongs to the range, the whole of it (`2012` means all of 2012), or nil
  /// for the last point.
  public var end: CalendarDate?

  /// A range from its start to its end.
  public init(start: Start = .first, end: CalendarDate? = nil) {
    self.start = start
    self.end = end
  }

  /// A length before the last point, or before the end.
  public init(_ length: RangeLength, end: CalendarDate? = nil) {
    self.init(start: .back(length), end: end)
  }
}

/// How long a range is.
public enum RangeLength: Sendable, Hashable {
  /// Bars on daily prices, days elsewhere.
  case days(Int)
  /// Weeks of seven days.
  case weeks(Int)
  /// Calendar months.
  case months(Int)
  /// Calendar years.
  case years(Int)
  /// Since the first of January.
  case yearToDate
  /// Everything there is.
  case maximum

  /// The longest count that is understood: 99 999.
  public static let largestCount = 99_999

  /// A length from its short form `5D`, `4W`, `6M`, `1Y`, `YTD` or `MAX`, in either letter case.
  ///
  /// - Throws: `RangeError.notALength` for anything else, and for counts outside 1 to 99 999.
  public init(_ text: String) throws(RangeError) {
    let folded = text.uppercased()
    switch folded {
    case "YTD": self = .yearToDate
    case "MAX": self = .maximum
    default:
      guard let unit = folded.last, let count = Self.count(folded.dropLast()) else {
        throw .notALength(text)
      }
      switch unit {
      case "D": self = .days(count)
      case "W": self = .weeks(count)
      case "M": self = .months(count)
      case "Y": self = .years(count)
      default: throw .notALength(text)
      }
    }
  }

  private static func count(_ digits: Substring) -> Int? {
    guard digits.utf8.allSatisfy({ (48...57).contains($0) }), let count = Int(digits),
      (1...largestCount).contains(count)
    else { return nil }
    return count
  }
}
