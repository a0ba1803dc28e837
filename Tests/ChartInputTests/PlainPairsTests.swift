// SPDX-License-Identifier: MIT

import Audiograph
import Testing

@testable import ChartInput

/// Rows of a day and a number, which are read as whole numbers, give what the long way gives.
@Suite struct PlainPairsTests {
  private func text(_ cells: [String], lineEnd: String = "\n") -> [UInt8] {
    let rows = cells.enumerated().map { "\(CalendarDate(day: 15_000 + $0)),\($1)\(lineEnd)" }
    return Array(("date,v" + lineEnd + rows.joined()).utf8)
  }

  /// Every byte of a row whose neighbours have the same shape, in turn every other byte.
  @Test(arguments: ["545.18", "-45.18", "54518", "-.5", "5.", "0.00", "-0.0"])
  func everyChangedByte(cell: String) throws {
    let bytes = text(["101.25", cell, cell, cell, cell, "7"])
    let row = 7 + 18 + 3 * (12 + cell.utf8.count)
    for place in row - 12 - cell.utf8.count..<row {
      for byte in UInt8.min...UInt8.max {
        var changed = bytes
        changed[place] = byte
        try expectAgreement(changed)
      }
    }
  }

  /// A mark is a mark, and nothing near it in the table of characters.
  @Test(arguments: ["545,18", "545/18", "545-18", "545*18", "545+18", "545(18", "545'18"])
  func numbersOfOtherMarksAreRefused(cell: String) throws {
    let rows = ["544.17", "545.18", cell, "546.00"].enumerated().map { day, cell in
      "2012-03-0\(day + 1);\(cell)\n"
    }
    let file = try TemporaryFile(Array(("date;v\n" + rows.joined()).utf8))
    #expect(throws: ReadError.self) { try TableReader().read(.path(file.path)) }
  }

  /// How cells are made, and how often a row is odd.
  private static let kinds: [@Sendable (Int, inout SplitMix) -> String] = [
    { _, random in "\(random.below(900) + 100).\(random.below(90) + 10)" },
    { _, random in "\(random.below(9999)).\(random.below(10))\(random.below(10))" },
    { _, random in ["1.5", "2.25", "3", "-4.125", "-0.5", "120", "-7"][random.below(7)] },
    { row, random in "\(random.below(1000)).\(String(repeating: "7", count: row / 1500 + 1))" },
    { row, _ in "\(row - 2000)" },
    { _, random in random.below(300) == 0 ? "-0" : "-\(random.below(100)).5" },
    { _, random in random.below(700) == 0 ? "1234567.125" : "1.\(random.below(100_000))" },
    { _, random in random.below(500) == 0 ? "" : "\(random.below(10)).\(random.below(10))" },
    { _, random in random.below(900) == 0 ? "1e3" : "99999999" },
    { row, _ in row == 3000 ? "0.0000001" : "12345678" },
    { row, _ in row % 2000 < 3 ? "0.123456" : "123.5" },
    { _, random in "\(random.below(1 << 30))" },
  ]

  @Test(arguments: kinds.indices) func longTables(kind: Int) throws {
    for seed in 0..<4 {
      var random = SplitMix(state: UInt64(100 * kind + seed))
      let count = [2047, 2048, 4100, 9000][seed]
      let cells = (0..<count).map { Self.kinds[kind]($0, &random) }
      try expectAgreement(text(cells, lineEnd: seed % 2 == 0 ? "\n" : "\r\n"))
    }
  }

  /// Rows that are not plain stand between those that are.
  @Test(arguments: 0..<6) func oddRowsBetween(seed: Int) throws {
    var random = SplitMix(state: UInt64(seed))
    var text = "date,v\n"
    for row in 0..<4000 {
      let date = "\(CalendarDate(day: row))"
      switch random.below(400) {
      case 0: text += "# a comment\n"
      case 1: text += "\n"
      case 2: text += "\"\(date)\",\"1.5\"\n"
      case 3: text += "\(date), 2\n"
      case 4: text += "\(date)T00:00,3\n"
      default: text += "\(date),\(random.below(500)).25\n"
      }
    }
    try expectAgreement(Array(text.utf8))
  }

  /// Rows wait at the end of a window for those behind it, whatever comes there: numbers of another
  /// shape or with more decimals, odd rows, the end of the file and rows that are wrong.
  @Test(arguments: 0..<16) func waitingRows(seed: Int) throws {
    var random = SplitMix(state: UInt64(seed))
    var bytes = Array("date,v\n".utf8)
    let odd = [
      ",1234567.125", ",7.125", ", 8.5", ",\"9.5\"", ",1e2", ",", "T00:00,3", ",-0", ",abc",
    ]
    for row in 0..<[16_000, 40_000][seed % 2] {
      // The window holds 262,144 bytes, of which some of these rows are the first or the last.
      let isNearEnd = (bytes.count + 400) % 262_144 < 800
      let isOdd = random.below(isNearEnd ? 40 : 8000) == 0
      let cell =
        isOdd ? odd[random.below(seed < 12 ? odd.count - 1 : odd.count)] : ",545.1\(row % 10)"
      bytes += Array("\(CalendarDate(day: row))\(cell)\n".utf8)
    }
    if seed % 4 == 0 { bytes.removeLast() }
    try expectAgreement(bytes)
  }
}
