// SPDX-License-Identifier: MIT

public import Audiograph

extension CalendarDate {
  /// A date as a person types it: every written form of a date that has one meaning only.
  ///
  /// `2012-03-02`, `2012-03-02T14:30Z`, `20120302`, `2012-Q1`, `2012-W05`, `2012-03`, `2012`,
  /// `2 Mar 2012`, `March 2, 2012`, `25/12/2012`; nil for anything else, and for `3/4/2012`.
  public init?(written text: String) {
    let bytes = Array(text.utf8.drop { $0 == UInt8(ascii: " ") })
    let readings = Self.writtenForms.compactMap { $0.read(bytes.span) }
    guard let date = readings.first, readings.allSatisfy({ $0 == date }) else { return nil }
    self.init(instant: date.instant, precision: date.precision, offsetMinutes: date.offsetMinutes)
  }

  /// The forms that say their century, and none that is also a month.
  private static let writtenForms =
    DateForms.all.filter { !$0.hasShortYear && !$0.isSplitYear } + [DateForm(pattern: "%Y")]
}
