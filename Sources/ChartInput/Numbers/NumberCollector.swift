// SPDX-License-Identifier: MIT

/// Decodes the numbers of a column, block after block, by a style that was settled.
struct NumberCollector {
  /// One a row, NaN for those that are missing or bad.
  private(set) var values: [Double] = []
  /// The first hundred bad cells; rows count from the first that was appended.
  private(set) var bad: [BadNumber] = []
  private(set) var badCount = 0
  private(set) var missingCount = 0
  /// Numbers that equal one of the style's sentinels, which are missing too.
  private(set) var sentinelCount = 0
  private(set) var lowest = Double.infinity
  /// Whether some number has a decimal mark.
  private(set) var hasMarks = false
  /// Whether some number is written with more than digits, a sign, a mark and an exponent.
  private(set) var hasDecoration = false

  private let reader: NumberReader
  private let mark: UInt64
  /// Whether short numbers may be taken as they stand.
  private let mayBeShort: Bool

  /// What plain numbers are written with besides digits.
  private let plainBytes: [UInt8]

  static let mostBad = 100

  init(style: NumberStyle, missing: [String] = []) {
    reader = NumberReader(style: style, missing: MissingMarkers(missing))
    mark = Self.mark(style.decimal)
    plainBytes = [Byte.plus, Byte.minus, style.decimal.byte] + "eE".utf8
    mayBeShort = style.form == .number && missing.isEmpty
  }

  /// The mark as `ShortNumber` looks for it.
  static func mark(_ decimal: DecimalMark) -> UInt64 {
    DigitWord.filled(decimal.byte) ^ DigitWord.zeros
  }

  mutating func reserve(_ count: Int) { values.reserveCapacity(count) }

  /// Appends the cells of some rows, or of all.
  mutating func append(_ cells: CellColumn, rows: Range<Int>? = nil) {
    let rows = rows ?? 0..<cells.count
    let first = values.count
    let later: [Int]
    if mayBeShort {
      later = appendShort(cells, rows)
    } else {
      values.append(contentsOf: repeatElement(.nan, count: rows.count))
      later = Array(rows)
    }
    for row in later { decode(cells, row, at: first + row - rows.lowerBound) }
    guard !reader.style.sentinels.isEmpty else { return }
    removeSentinels(from: first)
  }

  /// Appends the short numbers, and NaN for all others; returns the rows of those that are not empty.
  private mutating func appendShort(_ cells: CellColumn, _ rows: Range<Int>) -> [Int] {
    var later: [Int] = []
    let mark = mark
    let text = cells.bytes.span.bytes
    var emptyCount = 0
    var mostDecimals = 0
    var lowest = lowest
    values.append(addingCapacity: rows.count) { values in
      for row in rows {
        let number = ShortNumber.read(text, cells[row], mark: mark)
        values.append(number.value)
        // False for NaN.
        if number.value < lowest { lowest = number.value }
        if number.isShort {
          mostDecimals = max(mostDecimals, number.decimals)
        } else if cells[row].isEmpty {
          emptyCount &+= 1
        } else {
          later.append(row)
        }
      }
    }
    self.lowest = lowest
    missingCount += emptyCount
    hasMarks = hasMarks || mostDecimals > 0
    return later
  }

  private mutating func decode(_ cells: CellColumn, _ row: Int, at place: Int) {
    switch reader.read(cells.bytes, cells[row].range) {
    case .value(let value):
      values[place] = value
      lowest = min(lowest, value)
      let text = cells.bytes(row)
      hasMarks = hasMarks || text.contains(reader.style.decimal.byte)
      hasDecoration =
        hasDecoration || !text.allSatisfy { $0.isDigit || plainBytes.contains($0) }
    case .missing: missingCount += 1
    case .bad(let fault):
      badCount += 1
      if bad.count < Self.mostBad { bad.append(BadNumber(row: place, fault: fault)) }
    }
  }

  private mutating func removeSentinels(from first: Int) {
    let sentinels = reader.style.sentinels
    for index in first..<values.count where sentinels.contains(values[index]) {
      values[index] = .nan
      sentinelCount += 1
      missingCount += 1
    }
  }
}
