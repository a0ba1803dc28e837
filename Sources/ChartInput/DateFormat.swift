// SPDX-License-Identifier: MIT

public import Audiograph

/// A written form of dates, in the manner of `strptime`: `%d.%m.%Y %H:%M`.
///
/// `%Y` is a year of four digits, `%y` one of two (69 to 99 mean 1969 to 1999), `%m %d %H %M %S`
/// are one or two digits, `%b` and `%B` an English month name, short or long, `%%` a percent sign.
/// Everything else stands for itself.
public struct DateFormat: Sendable, Hashable {
  enum Element: Sendable, Hashable {
    case literal(UInt8)
    case year, shortYear, month, monthName, day, hour, minute, second
  }

  /// The format as it was given.
  public let text: String
  /// How finely its dates are known.
  public let precision: DatePrecision
  let elements: [Element]

  /// A format from its text.
  ///
  /// - Throws: `ReadError.badDateFormat` where a specifier is unknown or stands twice, or where
  ///   the year is lacking, a day lacks its month, minutes their hour, or a time its day.
  public init(_ text: String) throws(ReadError) {
    throw .badDateFormat(text)
  }
}
