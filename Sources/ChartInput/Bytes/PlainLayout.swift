// SPDX-License-Identifier: MIT

internal import Audiograph

/// What stands in the columns of plain rows.
struct PlainLayout {
  /// What is done with a column.
  enum Slot: UInt8 {
    case skip, date
    /// A time that a number counts.
    case seconds, milliseconds
    /// A date of any other form, or the name of a category, whose place is noted as the instant: see
    /// `TextRange`.
    case written
    case number
    /// A number that must not be missing.
    case position
  }

  /// What cells may hold besides what nearly all hold.
  enum Cells {
    case usual
    /// Missing numbers and numbers in forms that few write, tabs around cells, spaces behind dates,
    /// letters beyond ASCII; doubled quotation marks and line ends between quotation marks.
    case unusual
  }

  let slots: [Slot]
  /// Columns that nobody wants, where many stand side by side, are one step.
  private let steps: [PlainStep]
  let delimiter: UInt8
  let mark: UInt8
  /// Whether a row may be without any text, since every cell may be missing.
  let mayBeEmpty: Bool

  /// Space and tab, of which the delimiter is none.
  private let blank: UInt8
  private let otherBlank: UInt8

  /// More spaces and tabs around a cell that is read are left to the general reader.
  private static let mostBlanks = 1024

  init(slots: [Slot], delimiter: UInt8, mark: UInt8, mayBeEmpty: Bool) {
    self.slots = slots
    steps = PlainStep.all(slots)
    self.delimiter = delimiter
    self.mark = mark
    self.mayBeEmpty = mayBeEmpty
    blank = delimiter == Byte.space ? Byte.tab : Byte.space
    otherBlank = delimiter == Byte.tab ? Byte.space : Byte.tab
  }

  /// Whether plain cells never hold the delimiter: dates and names may have spaces and colons.
  var splits: Bool {
    !slots.contains(.date) && !slots.contains(.written)
      || delimiter != Byte.space && delimiter != UInt8(ascii: ":")
  }

  /// Reads one row; returns where the next begins, or -1 where the row is not plain, and whether
  /// any cell holds text.
  ///
  /// Whether letters beyond ASCII are valid is not looked at.
  @inline(__always)
  func readRow(
    _ bytes: Span<UInt8>, from start: Int, to limit: Int, _ row: Int, _ dates: inout PlainDate,
    _ instants: inout MutableSpan<Int64>, _ numbers: inout MutableSpan<Double>,
    cells: Cells
  ) -> (next: Int, hasText: Bool) {
    let text = bytes.bytes
    var place = start
    var column = row
    var hasNumber = !mayBeEmpty
    let last = steps.count &- 1
    for index in 0...last {
      let step = steps[index]
      let slot = step.slot
      if slot.rawValue >= Slot.number.rawValue {
        let number =
          cells == .unusual ? readAnyNumber(bytes, at: place) : readNumber(text, at: place)
        guard number.end >= 0 else { return Self.notPlain }
        numbers[column] = number.value
        // A number that takes no place is missing; of the others only unusual ones are.
        let isMissing = cells == .unusual ? number.value.isNaN : number.end == place
        if isMissing {
          if slot == .position { return Self.notPlain }
        } else {
          hasNumber = true
        }
        place =
          endsBeforeBlanks(text, number.end, cells) ? behindBlanks(text, number.end) : number.end
        column &+= PlainRows.rowsPerBlock
      } else {
        place = readOther(
          text, at: place, step, &dates, &instants[row], cells, to: limit)
        guard place >= 0 else { return Self.notPlain }
        if cells == .unusual { place = behindBlanks(text, place) }
      }
      guard index < last else { break }
      guard text[place] == delimiter else { return Self.notPlain }
      place &+= 1
    }
    let next = text.behindLineEnd(at: place)
    return hasNumber || next < 0 ? (next, true) : emptiness(text, from: start, to: next)
  }

  private static let notPlain = (next: -1, hasText: false)

  /// Whether a row without numbers holds text.
  @inline(never)
  private func emptiness(
    _ text: RawSpan, from start: Int, to next: Int
  ) -> (next: Int, hasText: Bool) {
    var place = start
    while place < next {
      switch text[place] {
      case delimiter, Byte.space, Byte.tab, Byte.carriageReturn, Byte.newline: place &+= 1
      case Byte.quote where isEmptyQuoted(text, at: place, from: start): place &+= 2
      default: return (next, true)
      }
    }
    return (next, false)
  }

  /// Whether a cell begins at a quotation mark and ends at the next.
  private func isEmptyQuoted(_ text: RawSpan, at place: Int, from start: Int) -> Bool {
    (place == start || text[place &- 1] == delimiter)
      && text[place &+ 1] == Byte.quote && text[place &+ 2] != Byte.quote
  }

  @inline(__always)
  private func readNumber(_ text: RawSpan, at place: Int) -> PlainNumber {
    let number = bareNumber(text, at: place)
    return number.end == place && text[place] <= Byte.quote ? framedNumber(text, at: place) : number
  }

  /// A number without quotation marks and spaces.
  @inline(__always)
  private func bareNumber(_ text: RawSpan, at place: Int) -> PlainNumber {
    let number = PlainNumber.read(text, at: place, mark: mark)
    guard number.end > place, text[number.end] | 0x20 == UInt8(ascii: "e") else { return number }
    return PlainNumber.withExponent(text, at: place, mark: mark)
  }

  /// A number, or one of a form that few tables have.
  @inline(__always)
  private func readAnyNumber(_ bytes: Span<UInt8>, at place: Int) -> PlainNumber {
    let text = bytes.bytes
    let number = readNumber(text, at: place)
    guard number.end < 0 || !isBehindCell(text[number.end]) else { return number }
    return readUnusualNumber(bytes, at: place)
  }

  @inline(__always)
  private func isBehindCell(_ byte: UInt8) -> Bool {
    isBlank(byte) || ends(byte, isQuoted: false)
  }

  /// A missing number, or one of a form that few write, as the general reader reads it.
  ///
  /// A million rows of which each fifth is `NA` are described in 38 ms with it, in 70 without.
  @inline(never)
  private func readUnusualNumber(_ bytes: Span<UInt8>, at start: Int) -> PlainNumber {
    let text = bytes.bytes
    guard let (place, isQuoted) = front(text, at: start) else { return .notPlain }
    let cellEnd = skipCell(text, from: place, isQuoted: isQuoted)
    let end = isQuoted ? behindQuote(text, at: cellEnd) : cellEnd
    guard end >= place else { return .notPlain }
    let cell = textRange(text, from: place, to: cellEnd, isQuoted: isQuoted)
    switch NumberText(mark: mark).read(bytes.extracting(cell.start..<cell.end)) {
    case .value(let value): return PlainNumber(end: end, value: value)
    case .missing: return PlainNumber(end: end, value: .nan)
    case .notFinite, .decorated, .text: return .notPlain
    }
  }

  /// A number in quotation marks or behind spaces.
  @inline(never)
  private func framedNumber(_ text: RawSpan, at start: Int) -> PlainNumber {
    guard let (place, isQuoted) = front(text, at: start) else { return .notPlain }
    let number = bareNumber(text, at: place)
    // A missing number must not take place; one in a frame is left to the general reader.
    guard number.end > place || place == start else { return .notPlain }
    guard isQuoted else { return number }
    return PlainNumber(end: behindQuote(text, at: number.end), value: number.value)
  }

  /// Reads a cell that is no number among numbers; returns where it ends, or -1.
  @inline(__always)
  private func readOther(
    _ text: RawSpan, at start: Int, _ step: PlainStep, _ dates: inout PlainDate,
    _ instant: inout Int64, _ cells: Cells, to limit: Int
  ) -> Int {
    if step.count > 1 { return skipCells(text, from: start, step.count, cells, to: limit) }
    let slot = step.slot
    var (place, isQuoted) = (start, false)
    if text[start] <= Byte.quote {
      guard let found = front(text, at: start) else { return -1 }
      (place, isQuoted) = found
    }
    switch slot {
    case .date: place = dates.read(text, at: place, instant: &instant)
    case .seconds, .milliseconds:
      let unit: UnixTime = slot == .seconds ? .seconds : .milliseconds
      place = readTime(text, at: place, unit, &dates, &instant)
    case .written:
      let end =
        cells == .unusual
        ? skipAnyCell(text, from: place, to: limit, isQuoted: isQuoted)
        : skipCell(text, from: place, isQuoted: isQuoted)
      instant = textRange(text, from: place, to: end, isQuoted: isQuoted).packed
      place = end
    case .skip, .number, .position:
      place =
        cells == .unusual
        ? skipAnyCell(text, from: place, to: limit, isQuoted: isQuoted)
        : skipCell(text, from: place, isQuoted: isQuoted)
    }
    return isQuoted ? behindQuote(text, at: place) : place
  }

  /// Where a cell begins behind a quotation mark or blanks; nil behind too many of them.
  @inline(__always)
  private func front(_ text: RawSpan, at start: Int) -> (place: Int, isQuoted: Bool)? {
    if text[start] == Byte.quote { return (start &+ 1, true) }
    var place = start
    while isBlank(text[place]) { place &+= 1 }
    return place &- start <= Self.mostBlanks ? (place, false) : nil
  }

  /// Whether blanks follow a number; only unusual ones are tabs.
  @inline(__always)
  private func endsBeforeBlanks(_ text: RawSpan, _ place: Int, _ cells: Cells) -> Bool {
    cells == .unusual ? isBlank(text[place]) : text[place] == Byte.space && delimiter != Byte.space
  }

  /// Where blanks behind a cell end; where they begin with too many of them, which are left to the
  /// general reader.
  @inline(never)
  private func behindBlanks(_ text: RawSpan, _ start: Int) -> Int {
    var place = start
    while isBlank(text[place]) { place &+= 1 }
    return place &- start <= Self.mostBlanks ? place : start
  }

  @inline(__always)
  private func isBlank(_ byte: UInt8) -> Bool { byte == blank || byte == otherBlank }

  @inline(__always)
  private func behindQuote(_ text: RawSpan, at place: Int) -> Int {
    place >= 0 && text[place] == Byte.quote ? place &+ 1 : -1
  }

  @inline(__always)
  private func readTime(
    _ text: RawSpan, at place: Int, _ unit: UnixTime, _ dates: inout PlainDate,
    _ instant: inout Int64
  ) -> Int {
    let number = PlainNumber.read(text, at: place, mark: mark)
    guard number.end > place else { return -1 }
    return dates.take(number.value, unit, instant: &instant) ? number.end : -1
  }

  /// The end of a cell that nobody wants; -1 where it is not plain ASCII.
  @inline(__always)
  private func skipCell(_ text: RawSpan, from start: Int, isQuoted: Bool) -> Int {
    let ending = DigitWord.filled(isQuoted ? Byte.quote : delimiter)
    var place = start
    while true {
      let word = text.word(at: place)
      let found =
        DigitWord.matches(word, ending)
        | DigitWord.matches(word, DigitWord.filled(Byte.quote)) | DigitWord.unprintable(word)
      place &+= found.trailingZeroBitCount &>> 3
      if found != 0 { break }
    }
    guard place - start <= RowSplitter.longestCell - Self.mostBlanks else { return -1 }
    return ends(text[place], isQuoted: isQuoted) ? place : -1
  }

  /// The end of the last of several cells that nobody wants; -1 where one is not plain.
  ///
  /// A million rows of 20 columns of bare ASCII, of which two are wanted, are described in 61 ms so, in
  /// 110 cell by cell.
  @inline(never)
  private func skipCells(
    _ text: RawSpan, from start: Int, _ count: Int, _ cells: Cells, to limit: Int
  ) -> Int {
    var (place, left) = (start, count)
    while true {
      if text[place] != Byte.quote {
        left = text.passCells(left, at: &place, delimiter: delimiter, cells)
        guard left > 0 else { return place }
      }
      place = skipOne(text, from: place, cells, to: limit)
      left &-= 1
      guard left > 0, place >= 0 else { return place }
      guard text[place] == delimiter else { return -1 }
      place &+= 1
    }
  }

  /// The end of a cell that nobody wants and blanks behind it; -1 where it is not plain.
  @inline(__always)
  private func skipOne(_ text: RawSpan, from start: Int, _ cells: Cells, to limit: Int) -> Int {
    if cells == .usual, text[start] == Byte.quote {
      return behindQuote(text, at: skipCell(text, from: start &+ 1, isQuoted: true))
    }
    guard let (place, isQuoted) = front(text, at: start) else { return -1 }
    guard cells == .unusual else { return skipCell(text, from: place, isQuoted: false) }
    let end = skipAnyCell(text, from: place, to: limit, isQuoted: isQuoted)
    let cellEnd = isQuoted ? behindQuote(text, at: end) : end
    return cellEnd >= 0 ? behindBlanks(text, cellEnd) : -1
  }

  /// The end of a cell with whatever is in it; -1 where it does not end before a limit, which may be a
  /// line end in quotation marks.
  @inline(never)
  private func skipAnyCell(
    _ text: RawSpan, from start: Int, to limit: Int, isQuoted: Bool
  ) -> Int {
    let ending = DigitWord.filled(isQuoted ? Byte.quote : delimiter)
    var place = start
    while true {
      let word = text.word(at: place)
      let found = DigitWord.matches(word, ending) | DigitWord.controls(word)
      place &+= found.trailingZeroBitCount &>> 3
      guard place < limit, place - start <= RowSplitter.longestCell - Self.mostBlanks else {
        return -1
      }
      guard found != 0 else { continue }
      let byte = text[place]
      if ends(byte, isQuoted: isQuoted) {
        guard isQuoted, text[place &+ 1] == Byte.quote else { return place }
        place &+= 1
      }
      guard byte != 0 else { return -1 }
      place &+= 1
      guard place < limit else { return -1 }
    }
  }

  /// Where the text of a cell stands, without the blanks behind a bare one.
  @inline(__always)
  private func textRange(
    _ text: RawSpan, from start: Int, to end: Int, isQuoted: Bool
  ) -> TextRange {
    var last = end
    while !isQuoted, last > start, isBlank(text[last &- 1]) { last &-= 1 }
    return TextRange(start: start, end: last)
  }

  @inline(__always)
  private func ends(_ byte: UInt8, isQuoted: Bool) -> Bool {
    isQuoted
      ? byte == Byte.quote
      : byte == delimiter || byte == Byte.newline || byte == Byte.carriageReturn
  }
}

extension UnixTime {
  /// How plain rows hold such times.
  var plainSlot: PlainLayout.Slot { self == .seconds ? .seconds : .milliseconds }
}
