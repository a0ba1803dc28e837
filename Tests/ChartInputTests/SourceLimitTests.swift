// SPDX-License-Identifier: MIT

import Testing

@testable import ChartInput

/// The figures of the limits themselves, which other tests replace by smaller ones.
@Suite struct SourceLimitTests {
  /// What is packed gives 256 megabytes, or 200 times as much as went in, and not a byte more.
  @Test(arguments: [(0, 256 << 20), (1 << 20, 256 << 20), (2 << 20, 400 << 20)])
  func unpacking(packed: Int, expected: Int) {
    var limit = UnpackingLimit()
    limit.took(packed)
    limit.gave(expected)
    #expect(limit.exceeded == nil)
    limit.gave(1)
    #expect(limit.exceeded == expected)
  }

  /// Cells become 64 megabytes of text, or 32 times the size of their source.
  @Test(arguments: [(0, 64 << 20), (2 << 20, 64 << 20), (3 << 20, 96 << 20), (.max, .max)])
  func textOfCells(size: Int, expected: Int) {
    #expect(TextBudget(sourceSize: size).limit == expected)
    #expect(TextBudget(sourceSize: size).allows(expected))
    guard expected < .max else { return }
    #expect(!TextBudget(sourceSize: size).allows(expected + 1))
    #expect(TextBudget(sourceSize: size).allows(emptyCells: expected / 16))
    #expect(!TextBudget(sourceSize: size).allows(emptyCells: expected / 16 + 1))
  }

  /// SQLite gets 96 megabytes, or four times the size of the database.
  @Test(arguments: [(0, 96 << 20), (24 << 20, 96 << 20), (25 << 20, 100 << 20)])
  func memoryOfDatabases(size: Int, expected: Int) {
    #expect(DatabaseLimits(size: size).memory == expected)
    #expect(DatabaseLimits(size: .max).memory >= expected)
  }

  @Test func timeOfDatabases() { #expect(QueryGuard.usualSeconds == 30) }

  /// A search takes five seconds, and one more for each megabyte.
  @Test(arguments: [(0, 5.0), (500_000, 5.5), (3_000_000, 8)])
  func timeOfPatterns(size: Int, seconds: Double) {
    #expect(LineMatches.seconds(for: size) == seconds)
  }
}
