// SPDX-License-Identifier: MIT

internal import Audiograph

/// The unit of numbers that count time since 1970-01-01 00:00 UTC.
enum UnixTime {
  case seconds, milliseconds

  /// From here on a number counts milliseconds: as seconds it would be the year 5138.
  static let smallestMilliseconds = 1e11
  /// The first instant of the year 10000, in seconds.
  private static let endOfCalendar = 253_402_300_800.0

  /// The date of a number; nil where it lies outside the years 0001 to 9999.
  func date(_ number: Double) -> WrittenDate? {
    let seconds = self == .seconds ? number : number / 1000
    guard abs(seconds) < Self.endOfCalendar, seconds > -62_135_596_800 else { return nil }
    let factor = self == .seconds ? 1_000_000.0 : 1000.0
    let instant = Int64((number * factor).rounded())
    return WrittenDate(instant: instant, precision: precision(instant), offsetMinutes: 0)
  }

  private func precision(_ instant: Int64) -> DatePrecision {
    if instant % 1000 != 0 { return .microsecond }
    return self == .milliseconds || instant % 1_000_000 != 0 ? .millisecond : .second
  }
}
