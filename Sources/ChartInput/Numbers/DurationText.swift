// SPDX-License-Identifier: MIT

/// Durations as `mm:ss` and `h:mm:ss`, with a fraction of a second or without.
enum DurationText {
  /// The seconds that a cell writes; nil if it writes no duration.
  static func seconds(_ bytes: [UInt8], _ range: Range<Int>) -> Double? {
    let isNegative = bytes[range].first == Byte.minus
    var place = range.lowerBound + (isNegative ? 1 : 0)
    guard range.upperBound - place <= 24, let leading = digits(bytes, &place, range, most: 6) else {
      return nil
    }
    var seconds = leading
    var parts = 1
    while parts < 3, place < range.upperBound, bytes[place] == UInt8(ascii: ":") {
      place += 1
      let start = place
      guard let part = digits(bytes, &place, range, most: 2), part < 60, place - start == 2 else {
        return nil
      }
      seconds = seconds * 60 + part
      parts += 1
    }
    guard parts > 1, let size = withFraction(seconds, bytes, &place, range),
      place == range.upperBound
    else { return nil }
    return isNegative ? -size : size
  }

  private static func digits(
    _ bytes: [UInt8], _ place: inout Int, _ range: Range<Int>, most: Int
  ) -> UInt64? {
    let start = place
    var number: UInt64 = 0
    while place < range.upperBound, place - start < most, bytes[place].isDigit {
      number = number * 10 + UInt64(bytes[place] & 15)
      place += 1
    }
    return place > start ? number : nil
  }

  private static func withFraction(
    _ seconds: UInt64, _ bytes: [UInt8], _ place: inout Int, _ range: Range<Int>
  ) -> Double? {
    guard place < range.upperBound, bytes[place] == Byte.point || bytes[place] == Byte.comma else {
      return Double(seconds)
    }
    place += 1
    let start = place
    guard let fraction = digits(bytes, &place, range, most: 6) else { return nil }
    let count = place - start
    let power = (0..<count).reduce(1 as UInt64) { power, _ in power * 10 }
    let digits = seconds * power + fraction
    // Beyond 2⁵³ two roundings would not give the nearest double.
    return digits < 1 << 53 ? Double(digits) / Double(power) : nil
  }

  /// Whether values are durations, and no times of day one after another.
  ///
  /// Times of a log ascend or descend nearly always; how long something took goes up and down.
  static func goUpAndDown(_ values: [Double]) -> Bool {
    var last: Double?
    var (ups, downs) = (0, 0)
    for value in values where !value.isNaN {
      if let last {
        ups += value > last ? 1 : 0
        downs += value < last ? 1 : 0
      }
      last = value
    }
    return downs > 0 && (ups + downs == 1 || min(ups, downs) * 8 > ups + downs)
  }
}
