// SPDX-License-Identifier: MIT

internal import Audiograph

/// The days and times of spreadsheets: days since the beginning of 1900 or of 1904.
struct SerialDate {
  /// Days since 1970-01-01.
  let day: Int
  let milliseconds: Int

  private static let perDay = 86_400_000
  /// 9999-12-31 as a day of the system of 1900.
  private static let last = 2_958_466.0

  /// nil for a number that is no day from 1900 to 9999.
  init?(_ number: Double, isFrom1904: Bool) {
    let serial = isFrom1904 ? number + 1462 : number
    guard serial >= 0, serial < Self.last else { return nil }
    let whole = Int(serial.rounded(.down))
    let time = Int(((serial - Double(whole)) * Double(Self.perDay)).rounded())
    // The system of 1900 has a 29 February 1900, the sixtieth day.
    let shift = whole < 60 && !isFrom1904 ? 25_568 : 25_569
    day = whole - shift + time / Self.perDay
    milliseconds = time % Self.perDay
  }

  /// The time that a number of days lasts, in whole milliseconds.
  static func milliseconds(lasting days: Double) -> Int? {
    let time = (days * Double(perDay)).rounded()
    return Int(exactly: time)
  }
}

extension SheetText {
  /// Writes a date as ISO 8601 does, as far as its form shows it.
  mutating func write(_ date: SerialDate, as form: CellForm) {
    let calendar = CalendarDate(day: date.day)
    let day = calendar.description.utf8
    switch form {
    case .year: write(day.prefix(4))
    case .month: write(day.prefix(7))
    case .moment(let hasSeconds):
      write(day)
      write(CollectionOfOne(UInt8(ascii: "T")))
      writeTime(date.milliseconds, hasSeconds: hasSeconds)
    case .clock: writeTime(date.milliseconds)
    default: write(day)
    }
  }

  /// Writes hours, minutes, seconds and what there is of a second.
  mutating func writeTime(_ milliseconds: Int, hasSeconds: Bool = true) {
    let (hours, minutes) = (milliseconds / 3_600_000, milliseconds / 60_000 % 60)
    writePadded(hours, 2)
    write(":".utf8)
    writePadded(minutes, 2)
    guard hasSeconds else { return }
    write(":".utf8)
    writePadded(milliseconds / 1000 % 60, 2)
    if milliseconds % 1000 != 0 {
      write(".".utf8)
      writePadded(milliseconds % 1000, 3)
    }
  }

  /// Writes a length of time in parts, as no time of day is written: `1h5m0.5s`.
  mutating func writeDuration(_ milliseconds: Int) {
    write("\(milliseconds / 3_600_000)h\(milliseconds / 60_000 % 60)m".utf8)
    write("\(milliseconds / 1000 % 60)".utf8)
    if milliseconds % 1000 != 0 {
      write(".".utf8)
      writePadded(milliseconds % 1000, 3)
    }
    write("s".utf8)
  }

  private mutating func writePadded(_ number: Int, _ width: Int) {
    let digits = String(number).utf8
    write(repeatElement(Byte.zero, count: max(0, width - digits.count)))
    write(digits)
  }
}
