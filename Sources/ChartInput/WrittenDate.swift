// SPDX-License-Identifier: MIT

public import Audiograph

extension CalendarDate {
  /// A date as a person types it: every written form of a date that has one meaning only.
  ///
  /// `2012-03-02`, `2012-03-02T14:30Z`, `20120302`, `2012-Q1`, `2012-03`, `2012`, `2 Mar 2012`,
  /// `March 2, 2012`, `25/12/2012`; nil for anything else, and for `3/4/2012`.
  public init?(written text: String) {
    let bytes = Array(text.utf8.drop { $0 == Byte.space })
    guard let date = Self.read(bytes.span) else { return nil }
    self.init(
      instant: date.instant, precision: date.precision, offsetMinutes: date.offsetMinutes)
  }

  private static func read(_ text: Span<UInt8>) -> WrittenDate? {
    DateText.iso(text) ?? DateText.compact(text) ?? DateText.quarter(text)
      ?? DateText.month(text) ?? DateText.year(text) ?? DateText.named(text)
      ?? DateText.yearFirst(text) ?? slashed(text)
  }

  private static func slashed(_ text: Span<UInt8>) -> WrittenDate? {
    guard let date = DateText.slashed(text) else { return nil }
    let (dayFirst, monthFirst) = (date.date(dayFirst: true), date.date(dayFirst: false))
    if let dayFirst, let monthFirst { return dayFirst == monthFirst ? dayFirst : nil }
    return dayFirst ?? monthFirst
  }
}
