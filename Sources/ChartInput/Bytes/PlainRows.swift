// SPDX-License-Identifier: MIT

internal import Audiograph

/// Reads rows of the plainest kind, eight bytes at a time: `2012-03-02,545.18` and a line end.
///
/// Whatever is not quite plain (quotation marks, other dates, exponents, wrong counts, bytes beyond
/// ASCII) is left to the general reader, row by row; both give the same numbers bit by bit.
/// This is the one place that loads whole words from bytes. Every load is checked against the
/// bounds of the span, and a word is only ever read as an integer.
struct PlainRows {
  /// What is done with a column.
  enum Slot { case skip, day, number }

  static let rowsPerBlock = 1024

  let slots: [Slot]
  let delimiter: UInt8
  let mark: UInt8
  /// Whether a row of which every number is missing is left to the general reader.
  let needsNumber: Bool
  private var month = MonthCache()

  init(slots: [Slot], delimiter: UInt8, mark: UInt8, needsNumber: Bool) {
    self.slots = slots
    self.delimiter = delimiter
    self.mark = mark
    self.needsNumber = needsNumber
  }

  /// Reads rows from `start` on that end before `limit`, which stands behind a line end.
  ///
  /// Returns where the first row begins that was not read, and the number of rows that were; at
  /// most a block of them. The numbers of one column stand together, a block apart from the next.
  mutating func read(
    _ bytes: RawSpan, from start: Int, to limit: Int, instants: inout MutableSpan<Int64>,
    numbers: inout MutableSpan<Double>
  ) -> (next: Int, rows: Int) {
    var next = start
    var row = 0
    while next < limit, row < Self.rowsPerBlock, bytes[next] != Byte.hash {
      let end = readRow(bytes, from: next, row, &instants, &numbers)
      guard end > next else { break }
      next = end
      row += 1
    }
    return (next, row)
  }

  /// Reads one row; returns where the next begins, or -1 where the row is not plain.
  @inline(__always)
  private mutating func readRow(
    _ bytes: RawSpan, from start: Int, _ row: Int, _ instants: inout MutableSpan<Int64>,
    _ numbers: inout MutableSpan<Double>
  ) -> Int {
    var place = start
    var column = row
    var hasNumber = !needsNumber
    for index in 0..<slots.count {
      switch slots[index] {
      case .day:
        guard let instant = month.instant(bytes, at: place) else { return -1 }
        instants[row] = instant
        place += 10
      case .number:
        var scan = PlainNumber()
        place = scan.read(bytes, at: place, mark: mark)
        guard place >= 0 else { return -1 }
        numbers[column] = scan.value
        hasNumber = hasNumber || !scan.isMissing
        column += Self.rowsPerBlock
      case .skip:
        place = skipCell(bytes, from: place)
        guard place >= 0 else { return -1 }
      }
      if index + 1 < slots.count {
        guard bytes[place] == delimiter else { return -1 }
        place += 1
      }
    }
    guard hasNumber else { return -1 }
    if bytes[place] == Byte.newline { return place + 1 }
    return bytes[place] == Byte.carriageReturn && bytes[place + 1] == Byte.newline
      ? place + 2 : -1
  }

  /// The end of a cell that nobody wants; -1 where it is not plain ASCII.
  private func skipCell(_ bytes: RawSpan, from start: Int) -> Int {
    var place = start
    while true {
      let byte = bytes[place]
      if byte == delimiter { break }
      if byte < Byte.space || byte >= 0x7F || byte == Byte.quote {
        guard byte == Byte.newline || byte == Byte.carriageReturn else { return -1 }
        break
      }
      place += 1
    }
    return place - start <= RowSplitter.longestCell ? place : -1
  }
}

extension RawSpan {
  @inline(__always)
  fileprivate func word(at place: Int) -> UInt64 {
    UInt64(littleEndian: unsafeLoadUnaligned(fromByteOffset: place, as: UInt64.self))
  }

  @inline(__always)
  fileprivate subscript(place: Int) -> UInt8 {
    unsafeLoadUnaligned(fromByteOffset: place, as: UInt8.self)
  }
}

/// Days of ISO dates; neighbouring rows mostly share their month.
private struct MonthCache {
  private var key: UInt64 = 0
  private var instantBeforeFirst: Int64 = 0
  private var length: UInt64 = 0

  /// The instant of `2012-03-02` at a place, or nil where there is no such date.
  @inline(__always)
  mutating func instant(_ bytes: RawSpan, at place: Int) -> Int64? {
    let word = bytes.word(at: place)
    if word != key {
      guard remember(word) else { return nil }
    }
    let tens = UInt64(bytes[place + 8] &- Byte.zero)
    let ones = UInt64(bytes[place + 9] &- Byte.zero)
    let day = tens * 10 + ones
    guard ones <= 9, tens <= 9, day >= 1, day <= length else { return nil }
    return instantBeforeFirst + Int64(day) * CalendarDate.microsecondsPerDay
  }

  private mutating func remember(_ word: UInt64) -> Bool {
    let digits = (0..<8).map { UInt8(truncatingIfNeeded: word >> (8 * UInt64($0))) }
    let text = digits.span
    guard digits[4] == Byte.minus, digits[7] == Byte.minus, let year = text.number(0, 4),
      let number = text.number(5, 7), (1...12).contains(number)
    else { return false }
    key = word
    length = UInt64(CalendarDate.daysInMonth(year: year, month: number))
    let before = CalendarDate.dayNumber(year: year, month: number, day: 1) - 1
    instantBeforeFirst = Int64(before) * CalendarDate.microsecondsPerDay
    return true
  }
}

/// A number of at most 15 digits with at most one decimal mark, or nothing at all.
private struct PlainNumber {
  private var mantissa: UInt64 = 0
  private var decimals = 0
  private var isNegative = false
  private(set) var isMissing = false

  /// Reads the number at a place; returns where it ends, or -1 where it is not plain.
  @inline(__always)
  mutating func read(_ bytes: RawSpan, at start: Int, mark: UInt8) -> Int {
    var place = start
    isNegative = bytes[place] == Byte.minus
    if isNegative { place += 1 }
    var digits = 0
    place = readDigits(bytes, at: place, &digits)
    if bytes[place] == mark {
      let whole = digits
      place = readDigits(bytes, at: place + 1, &digits)
      decimals = digits - whole
      if digits == 0 { return -1 }
    }
    isMissing = digits == 0
    // Fifteen digits are below 2⁵³; more are left to the reader that rounds them.
    return digits > 15 || (isMissing && place > start) ? -1 : place
  }

  /// Digits up to the first byte that is none, eight at a time.
  @inline(__always)
  private mutating func readDigits(_ bytes: RawSpan, at start: Int, _ digits: inout Int) -> Int {
    var place = start
    while digits <= 16 {
      let word = bytes.word(at: place) ^ 0x3030_3030_3030_3030
      let others = ((word &+ 0x7676_7676_7676_7676) | word) & 0x8080_8080_8080_8080
      let count = others.trailingZeroBitCount >> 3
      if count > 0 {
        mantissa =
          mantissa &* Self.powers[count]
          &+ Self.eightDigits(word &<< (64 - 8 * UInt64(count)))
        digits += count
        place += count
      }
      if count < 8 { break }
    }
    return place
  }

  private static let powers: InlineArray<9, UInt64> = [
    1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000,
  ]

  /// The number that eight bytes of 0 to 9 write, the first digit in the lowest byte.
  @inline(__always)
  private static func eightDigits(_ word: UInt64) -> UInt64 {
    let pairs = (word &* 2561) >> 8
    let fours = ((pairs & 0x00FF_00FF_00FF_00FF) &* 6_553_601) >> 16
    return ((fours & 0x0000_FFFF_0000_FFFF) &* 42_949_672_960_001) >> 32
  }

  @inline(__always)
  var value: Double {
    guard !isMissing else { return .nan }
    let size = Double(mantissa) / DecimalScan.powers[decimals]
    return isNegative ? -size : size
  }
}
