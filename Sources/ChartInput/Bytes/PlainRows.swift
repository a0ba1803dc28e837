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
  private let isDayAndNumber: Bool
  private var month = MonthCache()

  init(slots: [Slot], delimiter: UInt8, mark: UInt8, needsNumber: Bool) {
    self.slots = slots
    self.delimiter = delimiter
    self.mark = mark
    self.needsNumber = needsNumber
    isDayAndNumber = slots == [.day, .number]
  }

  /// Reads rows from `start` on that end before `limit`, which stands behind a line end.
  ///
  /// Returns where the first row begins that was not read, and the number of rows that were; at
  /// most a block of them. The numbers of one column stand together, a block apart from the next.
  mutating func read(
    _ bytes: RawSpan, from start: Int, to limit: Int, instants: inout MutableSpan<Int64>,
    numbers: inout MutableSpan<Double>
  ) -> (next: Int, rows: Int) {
    if isDayAndNumber {
      return readPairs(bytes, from: start, to: limit, instants: &instants, numbers: &numbers)
    }
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

  /// Reads rows of a day and a number, the commonest kind: as `read`, without looking at slots.
  private mutating func readPairs(
    _ bytes: RawSpan, from start: Int, to limit: Int, instants: inout MutableSpan<Int64>,
    numbers: inout MutableSpan<Double>
  ) -> (next: Int, rows: Int) {
    var next = start
    var row = 0
    while next < limit, row < Self.rowsPerBlock {
      guard let instant = month.instant(bytes, at: next), bytes[next + 10] == delimiter else {
        break
      }
      var scan = PlainNumber()
      let end = scan.read(bytes, at: next + 11, mark: mark)
      guard end >= 0 else { break }
      guard let after = Self.lineEnd(bytes, at: end) else { break }
      instants[row] = instant
      numbers[row] = scan.value
      next = after
      row += 1
    }
    return (next, row)
  }

  /// The place behind a line end, or nil where there is none.
  @inline(__always)
  private static func lineEnd(_ bytes: RawSpan, at place: Int) -> Int? {
    if bytes[place] == Byte.newline { return place + 1 }
    return bytes[place] == Byte.carriageReturn && bytes[place + 1] == Byte.newline
      ? place + 2 : nil
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
    return hasNumber ? Self.lineEnd(bytes, at: place) ?? -1 : -1
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
    // The hyphens stand at the fifth and the eighth byte; all others must be digits.
    let digits = word ^ 0x2D30_302D_3030_3030
    guard PlainNumber.others(digits) == 0, word >> 32 & 0xFF == 0x2D, word >> 56 == 0x2D else {
      return false
    }
    let digit = { (place: UInt64) in Int(digits >> (8 * place) & 0xF) }
    let year = digit(0) * 1000 + digit(1) * 100 + digit(2) * 10 + digit(3)
    let number = digit(5) * 10 + digit(6)
    guard (1...12).contains(number) else { return false }
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
    let word = bytes.word(at: place) ^ 0x3030_3030_3030_3030
    let whole = Self.digitCount(word)
    guard whole < 8 else { return readLong(bytes, at: place, mark: mark) }
    if UInt8(truncatingIfNeeded: word &>> UInt64(8 * whole)) == mark ^ 0x30 {
      return readShort(word, whole, bytes, at: place, mark: mark)
    }
    isMissing = whole == 0
    // A lone sign is no number.
    guard whole > 0 else { return place > start ? -1 : place }
    mantissa = Self.eightDigits(word &<< UInt64(64 - 8 * whole))
    return place + whole
  }

  /// Reads a number with a mark behind `whole` digits, if all of it stands in the word.
  @inline(__always)
  private mutating func readShort(
    _ word: UInt64, _ whole: Int, _ bytes: RawSpan, at place: Int, mark: UInt8
  ) -> Int {
    // The mark is taken out, so that all digits stand side by side.
    let before: UInt64 = (1 &<< UInt64(8 * whole)) &- 1
    let joined = (word & before) | ((word &>> 8) & ~before)
    let count = min(7, Self.digitCount(joined))
    guard count > 0, count < 7 else { return readLong(bytes, at: place, mark: mark) }
    mantissa = Self.eightDigits(joined &<< UInt64(64 - 8 * count))
    decimals = count - whole
    return place + count + 1
  }

  /// Reads a number of any length up to 15 digits.
  private mutating func readLong(_ bytes: RawSpan, at start: Int, mark: UInt8) -> Int {
    var digits = 0
    var place = readDigits(bytes, at: start, &digits)
    if bytes[place] == mark {
      let whole = digits
      place = readDigits(bytes, at: place + 1, &digits)
      decimals = digits - whole
    }
    // Fifteen digits are below 2⁵³; more are left to the reader that rounds them.
    return digits > 15 || digits == 0 ? -1 : place
  }

  /// Digits up to the first byte that is none, eight at a time.
  private mutating func readDigits(_ bytes: RawSpan, at start: Int, _ digits: inout Int) -> Int {
    var place = start
    while digits <= 16 {
      let word = bytes.word(at: place) ^ 0x3030_3030_3030_3030
      let count = Self.digitCount(word)
      if count > 0 {
        mantissa =
          mantissa &* UInt64(DecimalScan.powers[count])
          &+ Self.eightDigits(word &<< UInt64(64 - 8 * count))
        digits += count
        place += count
      }
      if count < 8 { break }
    }
    return place
  }

  /// How many bytes, from the lowest on, are 0 to 9.
  @inline(__always)
  static func digitCount(_ word: UInt64) -> Int { others(word).trailingZeroBitCount >> 3 }

  /// The high bit of the lowest byte that is not 0 to 9; bytes above it may be marked wrongly.
  @inline(__always)
  static func others(_ word: UInt64) -> UInt64 {
    ((word &+ 0x7676_7676_7676_7676) | word) & 0x8080_8080_8080_8080
  }

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
    // Below 2⁵³ the signed conversion gives the same and is one instruction.
    let size = Double(Int64(truncatingIfNeeded: mantissa)) / DecimalScan.powers[decimals]
    return isNegative ? -size : size
  }
}
