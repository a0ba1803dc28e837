// SPDX-License-Identifier: MIT

import Testing

@testable import ChartInput

@Suite struct RowNumbersTests {
  @Test(arguments: 0..<200) func everyRowHasItsLine(seed: Int) {
    var random = SplitMix(state: UInt64(seed))
    var (numbers, rows, line) = (RowNumbers(), [Int](), 1 + random.below(3))
    // Distances come in company: rows of two lines, or of one.
    var distance = 1
    for _ in 0..<random.below(80) {
      if random.below(3) == 0 { distance = 1 + random.below(3) }
      let count = distance == 1 ? 1 + random.below(3) : 1
      numbers.append(row: line, count: count)
      rows += line..<line + count
      line += count - 1 + distance
    }
    #expect(numbers.count == rows.count)
    #expect(rows.indices.map { numbers[$0] } == rows)
  }

  @Test(arguments: [2, 65_535, 65_536, 65_537, 1_000_000]) func distances(distance: Int) {
    var numbers = RowNumbers()
    let rows = (0..<9).map { 7 + $0 * distance }
    for row in rows { numbers.append(row: row) }
    #expect(rows.indices.map { numbers[$0] } == rows)
  }

  @Test func withoutRowsLinesAreCountedFromOne() { #expect(RowNumbers()[4] == 5) }

  @Test func blankLinesBetweenRows() {
    var blanks = BlankLines()
    for row in [0, 2, 2, 5] { blanks.add(before: row) }
    var numbers = RowNumbers()
    numbers.append(RowLines(first: 3, blanks: blanks), count: 5)
    #expect((0..<5).map { numbers[$0] } == [4, 5, 8, 9, 10])
    numbers.append(RowLines(first: 12, blanks: BlankLines()), count: 2)
    #expect((5..<7).map { numbers[$0] } == [12, 13])
  }
}
