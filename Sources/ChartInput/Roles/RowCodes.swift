// SPDX-License-Identifier: MIT

/// The different texts of a column, numbered in the order in which they first stand there.
struct RowCodes {
  /// The number of each row's text, counted from 0.
  private(set) var codes: [Int]
  /// The first row of each.
  private(set) var firstRows: [Int] = []

  /// How many there are.
  var count: Int { firstRows.count }

  init(_ cells: CellColumn) {
    var table = CellTexts()
    let bytes = cells.bytes.span.bytes
    codes = (0..<cells.count).map { table.number(of: cells[$0], at: $0, bytes, cells) }
    firstRows = table.firstRows
  }

  /// Numbers of rows by any keys.
  init<Keys: Sequence>(_ keys: Keys) where Keys.Element: Hashable {
    var numbers: [Keys.Element: Int] = [:]
    var firstRows: [Int] = []
    codes = keys.enumerated().map { row, key in
      if let known = numbers[key] { return known }
      numbers[key] = firstRows.count
      firstRows.append(row)
      return firstRows.count - 1
    }
    self.firstRows = firstRows
  }

  /// The pairs of texts of two columns.
  func combined(_ other: RowCodes) -> RowCodes {
    let pairs = zip(codes, other.codes).lazy.map { $0 * other.count + $1 }
    guard count * other.count <= Self.slotsARow * codes.count else { return RowCodes(pairs) }
    return RowCodes(pairs, below: count * other.count)
  }

  /// Where there are no more pairs for each row, each pair has a slot of its own.
  private static let slotsARow = 8

  private init(_ keys: some Sequence<Int>, below bound: Int) {
    var numbers = [Int](repeating: -1, count: bound)
    var firstRows: [Int] = []
    codes = keys.enumerated().map { row, key in
      if numbers[key] < 0 {
        numbers[key] = firstRows.count
        firstRows.append(row)
      }
      return numbers[key]
    }
    self.firstRows = firstRows
  }

  /// Whether the rows of each text stand one after another.
  var areTogether: Bool {
    zip(codes, codes.dropFirst()).count { $0 != $1 } == count - 1
  }
}

/// The texts of a column by their bytes, eight at a time: a table of open addressing, at most half full.
///
/// Hashes mix each eight bytes by the upper and lower half of a product, as wyhash does.
private struct CellTexts {
  private(set) var firstRows: [Int] = []
  private var hashes: [UInt64] = []
  /// Numbers of texts, counted from 1.
  private var slots = [UInt32](repeating: 0, count: 64)
  /// Another one in each run, so that no file is slow by design.
  private let seed = UInt64(truncatingIfNeeded: 0.hashValue)

  /// The number of the text in a row.
  mutating func number(
    of cell: CellRange, at row: Int, _ bytes: RawSpan, _ cells: CellColumn
  ) -> Int {
    let hash = hash(cell, bytes)
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] != 0 {
      let number = Int(slots[slot]) - 1
      if hashes[number] == hash, Self.areEqual(cells[firstRows[number]], cell, bytes) {
        return number
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    firstRows.append(row)
    hashes.append(hash)
    slots[slot] = UInt32(firstRows.count)
    if firstRows.count * 2 > slots.count { grow() }
    return firstRows.count - 1
  }

  private mutating func grow() {
    slots = [UInt32](repeating: 0, count: slots.count * 4)
    for (number, hash) in hashes.enumerated() {
      var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = UInt32(number + 1)
    }
  }

  private func hash(_ cell: CellRange, _ bytes: RawSpan) -> UInt64 {
    var hash = seed ^ UInt64(cell.end &- cell.start)
    let end = Int(cell.end)
    var place = Int(cell.start)
    while place < end {
      let word = Self.word(place, end, bytes) ^ 0x9E37_79B9_7F4A_7C15
      let product = (hash ^ 0xD1B5_4A32_D192_ED03).multipliedFullWidth(by: word)
      hash = product.high ^ product.low
      place += 8
    }
    return hash
  }

  private static func areEqual(_ one: CellRange, _ other: CellRange, _ bytes: RawSpan) -> Bool {
    guard one.range.count == other.range.count else { return false }
    let (end, distance) = (Int(one.end), Int(other.start) - Int(one.start))
    var place = Int(one.start)
    while place < end {
      let mine = word(place, end, bytes)
      guard mine == word(place + distance, end + distance, bytes) else { return false }
      place += 8
    }
    return true
  }

  /// Eight bytes of a text, 0 behind its end; behind the last text of a block stand others.
  private static func word(_ place: Int, _ end: Int, _ bytes: RawSpan) -> UInt64 {
    let word = bytes.word(at: place)
    return end - place >= 8 ? word : word & ((1 << UInt64(8 * (end - place))) - 1)
  }
}
