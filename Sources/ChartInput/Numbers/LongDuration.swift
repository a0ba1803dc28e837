// SPDX-License-Identifier: MIT

/// Durations in parts with units, as shells and timers write them: `0m1.530s`, `1h 5m`, `2d 4h 30min`.
enum LongDuration {
  /// The parts, the longest first, with the seconds that each has.
  private static let units: [(names: [String], seconds: Double)] = [
    (["d"], 86_400), (["h", "hr", "hrs"], 3600), (["m", "min", "mins"], 60),
    (["s", "sec", "secs"], 1), (["ms"], 0.001),
  ]

  /// The seconds of a column, each of whose cells is such a duration or missing, and most have several
  /// parts; nil for other columns.
  static func find(in column: CellColumn) -> NumberFinding? {
    var values = [Double](repeating: .nan, count: column.count)
    var (missingCount, partCount) = (0, 0)
    for row in 0..<column.count {
      let range = column[row].range
      guard !range.isEmpty, !MissingMarkers.matches(column.bytes, range) else {
        missingCount += 1
        continue
      }
      guard let duration = read(column.bytes[range]) else { return nil }
      values[row] = duration.seconds
      partCount += duration.parts > 1 ? 1 : 0
    }
    let presentCount = column.count - missingCount
    guard presentCount > 0, partCount * 2 > presentCount else { return nil }
    var finding = NumberFinding(
      style: NumberStyle(form: .duration), values: values, missingCount: missingCount,
      presentCount: presentCount, bad: [], badCount: 0)
    finding.unit = "seconds"
    return finding
  }

  private static func read(_ text: ArraySlice<UInt8>) -> (seconds: Double, parts: Int)? {
    var rest = text
    var (seconds, parts, next) = (0.0, 0, 0)
    while !rest.isEmpty {
      let digits = rest.prefix { $0.isDigit || $0 == Byte.point || $0 == Byte.comma }
      guard digits.count <= 15,
        let number = Double(
          String(decoding: digits.map { $0 == Byte.comma ? Byte.point : $0 }, as: UTF8.self))
      else { return nil }
      rest = rest.dropFirst(digits.count).drop { $0 == Byte.space }
      let letters = rest.prefix { (97...122).contains($0) }
      let name = String(decoding: letters, as: UTF8.self)
      // Each part is of a smaller unit than the one before.
      let unit = units.indices.dropFirst(next).first { units[$0].names.contains(name) }
      guard let unit else { return nil }
      seconds += number * units[unit].seconds
      (parts, next) = (parts + 1, unit + 1)
      rest = rest.dropFirst(letters.count).drop { $0 == Byte.space }
    }
    return parts > 0 ? (seconds, parts) : nil
  }
}
