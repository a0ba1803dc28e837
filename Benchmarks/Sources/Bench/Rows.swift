// SPDX-License-Identifier: MIT

/// A random walk of dates and closes, the same on every machine.
struct Rows {
  private var state: UInt64 = 0x9E37_79B9_7F4A_7C15
  private var close = 10_000.0
  private var day = 0

  /// Writes a heading and so many rows.
  ///
  /// Every month has 28 days: valid dates, quickly made. Where the days up to the year 9999 would
  /// not suffice, four rows share a day.
  ///
  /// With times, there is a row a minute: `2000-01-03T00:01`.
  static func write(_ count: Int, timed: Bool = false, to path: String) throws {
    var rows = Rows()
    if timed { rows.day = 336_000 }
    var file = try OutputFile(path)
    file.write("Date,Close\n".utf8)
    let rowsADay = timed ? 1440 : count > 3_000_000 ? 4 : 1
    for index in 0..<count {
      if index % rowsADay == 0 { rows.day += 1 }
      rows.step()
      rows.writeRow(minute: timed ? index % rowsADay : nil, to: &file)
    }
    file.finish()
  }

  /// A step of a walk whose standard deviation is 1, which never falls below 1.
  private mutating func step() {
    let sum = (0..<4).reduce(0.0) { sum, _ in sum + Double(next() >> 11) * 0x1p-53 }
    close = max(100, close + (sum - 2) * 1.732 * 100)
  }

  /// Marsaglia's xorshift64.
  private mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }

  private func writeRow(minute: Int?, to file: inout OutputFile) {
    let (month, dayOfMonth) = (day / 28, day % 28 + 1)
    file.write(digits: 1000 + month / 12, count: 4)
    file.write(0x2D)
    file.write(digits: month % 12 + 1, count: 2)
    file.write(0x2D)
    file.write(digits: dayOfMonth, count: 2)
    if let minute {
      file.write(0x54)
      file.write(digits: minute / 60, count: 2)
      file.write(0x3A)
      file.write(digits: minute % 60, count: 2)
    }
    file.write(0x2C)
    let hundredths = Int(close.rounded())
    file.write("\(hundredths / 100).".utf8)
    file.write(digits: hundredths % 100, count: 2)
    file.write(0x0A)
  }
}
