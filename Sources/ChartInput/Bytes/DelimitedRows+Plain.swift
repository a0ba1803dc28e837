// SPDX-License-Identifier: MIT

/// Where a block of plain rows is put before it goes to the columns.
struct PlainBlock {
  var instants: [Int64]
  var numbers: [Double]
  let columns: [Int]
  /// Room for rows that `PlainPairs` reads.
  var days: [Int32] = []
  var wholeNumbers: [Int32] = []
  /// How many of these rows have not gone to the columns.
  var pairCount = 0
  /// How many rows that are none of a day and a number are read before such are sought again.
  var oddRows = leastOddRows
  static let leastOddRows = 16
  /// The blank lines among the rows of the block.
  var blanks = BlankLines()

  init(columns: [Int], holdsPairs: Bool) {
    self.columns = columns
    instants = Array(repeating: 0, count: PlainRows.rowsPerBlock)
    numbers = Array(repeating: 0, count: PlainRows.rowsPerBlock * max(1, columns.count))
    guard holdsPairs else { return }
    days = Array(repeating: 0, count: PlainRows.rowsPerBlock)
    wholeNumbers = days
  }
}

/// The short way through plain rows, taken wherever it leads somewhere.
struct PlainShortcut {
  private let isAllowed: Bool
  private var reading: PlainReading?
  /// So many rows are left to the general reader before the short way is tried again.
  private var patience = 0
  private var failureCount = 0

  init(isAllowed: Bool) { self.isAllowed = isAllowed }

  /// Takes rows up to the first that is not plain; false as `TableCollector.append`.
  mutating func take(
    _ rows: inout DelimitedRows, into collector: inout TableCollector
  ) throws(ReadError) -> Bool {
    guard isAllowed, collector.takesPlainRows else { return true }
    guard patience == 0 else {
      patience -= 1
      return true
    }
    if reading == nil || reading?.position != collector.plainPosition {
      reading = PlainReading(collector, delimiter: rows.splitter.delimiter)
    }
    let countBefore = collector.rows.count
    // In place, so that nothing of it is copied.
    let isGood = try reading?.read(&rows, into: &collector) ?? true
    failureCount = collector.rows.count > countBefore ? 0 : min(6, failureCount + 1)
    patience = (1 << failureCount) - 1
    return isGood
  }
}

/// What reads the plain rows of a table, and where they are put first.
private struct PlainReading {
  /// How the rows hold the x column.
  let position: PlainLayout.Slot?
  private var plain: PlainRows
  private var block: PlainBlock

  /// Nil where some column needs the general reader.
  init?(_ collector: borrowing TableCollector, delimiter: UInt8) {
    guard let plain = collector.plainRows(delimiter: delimiter) else { return nil }
    self.plain = plain
    position = collector.plainPosition
    block = PlainBlock(columns: collector.plainNumberColumns, holdsPairs: plain.pairs != nil)
  }

  mutating func read(
    _ rows: inout DelimitedRows, into collector: inout TableCollector
  ) throws(ReadError) -> Bool {
    plain.dates.clock = collector.plainClock
    return try rows.readPlain(&plain, &block, into: &collector)
  }
}

extension DelimitedRows {
  /// Reads plain rows up to the first that is not plain; false as `TableCollector.append`.
  mutating func readPlain(
    _ plain: inout PlainRows, _ block: inout PlainBlock, into collector: inout TableCollector
  ) throws(ReadError) -> Bool {
    guard isBetweenRows else { return true }
    defer { handOverPairs(plain, &block, to: &collector) }
    while true {
      guard let limit = lastLineEnd() else { return true }
      while window.start < limit {
        if plain.pairs != nil, readPairs(&plain, &block, to: limit, into: &collector) { continue }
        let start = window.start
        var rows = readBlock(
          &plain, &block.instants, &block.numbers, &block.blanks, to: limit,
          most: plain.pairs == nil ? PlainRows.rowsPerBlock : block.oddRows)
        let taken = plain.leavesTexts ? takeTexts(block.instants[..<rows], &collector) : rows
        if taken < rows {
          // From the first date on that is none the general reader tells what is wrong.
          window.start = start
          rows = readBlock(
            &plain, &block.instants, &block.numbers, &block.blanks, to: limit, most: taken)
        }
        let lines = passLines(of: rows, &block.blanks)
        collector.leaveOut(emptyRows: plain.takeEmptyRowCount())
        guard rows > 0 else { return true }
        let isGood = collector.append(
          count: rows, lines, instants: block.instants,
          dates: plain.leavesTexts ? nil : plain.dates, numbers: block.numbers,
          columns: block.columns)
        guard isGood else { return false }
      }
      guard !window.isAtEnd else { return true }
      try window.refill()
    }
  }

  /// The place behind the last line end in the window of which it is known whether it goes on.
  ///
  /// It is sought once for each window: a row that does not end in it may be long.
  private mutating func lastLineEnd() -> Int? {
    let windowEnd = window.passed + window.end
    if windowEnd != lineEnds?.windowEnd {
      lineEnds = (windowEnd, window.passed + (findLineEnd() ?? window.start))
    }
    guard let lineEnds, lineEnds.last - window.passed > window.start else { return nil }
    return lineEnds.last - window.passed
  }

  private func findLineEnd() -> Int? {
    let text = window.bytes[window.start..<window.end]
    if text.last == Byte.newline { return window.end }
    return text.dropLast().lastIndex { $0 == Byte.newline || $0 == Byte.carriageReturn }
      .map { $0 + 1 }
  }

  private mutating func readBlock(
    _ plain: inout PlainRows, _ instants: inout [Int64], _ numbers: inout [Double],
    _ blanks: inout BlankLines, to limit: Int, most: Int = PlainRows.rowsPerBlock
  ) -> Int {
    blanks = BlankLines()
    var instants = instants.mutableSpan
    var numbers = numbers.mutableSpan
    let (next, rows) = plain.read(
      window.bytes.span, from: window.start, to: limit, instants: &instants, numbers: &numbers,
      blanks: &blanks, most: most)
    window.start = next
    return rows
  }

  /// Reads rows of a day and a number up to where a block of the columns ends, or the text; whether
  /// it went so far.
  ///
  /// Rows at the end of the text wait for those behind them.
  private mutating func readPairs(
    _ plain: inout PlainRows, _ block: inout PlainBlock, to limit: Int,
    into collector: inout TableCollector
  ) -> Bool {
    let room = PlainRows.rowsPerBlock - collector.rows.count % PlainRows.rowsPerBlock
    let waiting = block.pairCount
    block.pairCount = fill(
      &plain, &block.days, &block.wholeNumbers, &block.blanks, into: block.pairCount..<room,
      to: limit)
    if block.pairCount < room, window.start == limit { return true }
    let isFull = block.pairCount == room
    // Odd rows come in company or one by one.
    let isRun = block.pairCount - waiting >= PlainBlock.leastOddRows
    block.oddRows = isRun ? PlainBlock.leastOddRows : min(2 * block.oddRows, PlainRows.rowsPerBlock)
    handOverPairs(plain, &block, to: &collector)
    return isFull
  }

  /// Puts rows of a day and a number into some rows of a block; the first row without one.
  private mutating func fill(
    _ plain: inout PlainRows, _ days: inout [Int32], _ numbers: inout [Int32],
    _ blanks: inout BlankLines, into rows: Range<Int>, to limit: Int
  ) -> Int {
    var days = days.mutableSpan
    var numbers = numbers.mutableSpan
    let (next, row) = plain.readPairs(
      window.bytes.span.bytes, from: window.start, to: limit, into: rows, days: &days,
      numbers: &numbers, blanks: &blanks)
    window.start = next
    return row
  }

  /// Gives the columns the rows of a day and a number that wait.
  private mutating func handOverPairs(
    _ plain: borrowing PlainRows, _ block: inout PlainBlock, to collector: inout TableCollector
  ) {
    // Blank lines are passed without any row too.
    let lines = passLines(of: block.pairCount, &block.blanks)
    guard block.pairCount > 0, let decimals = plain.pairs?.decimals else { return }
    collector.append(
      days: block.days.span.extracting(first: block.pairCount),
      wholeNumbers: block.wholeNumbers.span.extracting(first: block.pairCount),
      decimals: decimals, lines)
    block.pairCount = 0
  }

  /// Goes behind rows that were read and the blank lines among them.
  private mutating func passLines(of rows: Int, _ blanks: inout BlankLines) -> RowLines {
    let lines = RowLines(first: line, blanks: blanks)
    line += rows + blanks.count
    blanks = BlankLines()
    return lines
  }

  /// Reads the dates or names that stand at places of the window; the number of them up to a fault.
  private func takeTexts(
    _ places: ArraySlice<Int64>, _ collector: inout TableCollector
  ) -> Int {
    collector.append(places, of: window.bytes.span)
  }
}
