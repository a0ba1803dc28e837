// SPDX-License-Identifier: MIT

import Audiograph
import TestSupport
import Testing

@testable import ChartInput

/// A reading stays what it is where a table is changed in what does not matter, or a note names the other
/// one.
@Suite struct ReadingPropertyTests {
  /// A table of dates, or of numbers that ascend, and columns of measurements.
  private struct Sample {
    var headings: [String]
    /// Column after column.
    var columns: [[String]]
    let mark: Character

    var bytes: [UInt8] {
      let rows = (0..<columns[0].count).map { row in
        columns.map { $0[row] }.joined(separator: String(mark))
      }
      return Array(
        ([headings.joined(separator: String(mark))] + rows).joined(separator: "\n").utf8)
    }

    mutating func permute(_ order: [Int]) {
      headings = order.map { headings[$0] }
      columns = order.map { columns[$0] }
    }

    mutating func insert(_ heading: String, _ column: [String], at place: Int) {
      headings.insert(heading, at: place)
      columns.insert(column, at: place)
    }
  }

  private struct Reading {
    let x: [String]
    let y: [String]
    let values: [Double]
    /// Another column that might stand along x.
    let hasOther: Bool

    init(_ sample: Sample, _ options: ReadOptions = ReadOptions()) throws {
      let table = try TableReader(options: options).read(.bytes(sample.bytes, name: "a.csv"))
      x = table.layout.x.map(\.heading)
      y = table.layout.y.map(\.heading)
      values = table.columns.first?.values ?? []
      hasOther = table.notes.contains { if case .nearlyAlongX = $0 { true } else { false } }
    }
  }

  private static let measures = ["wind", "Regen", "température", "wysokość", "load", "height"]
  private static let dateHeadings = [
    "date", "Datum", "day", "jour", "data", "Tag", "when", "dzień",
  ]

  /// A table whose first column is dates, of one form and language.
  private static func dated(_ random: inout SeededGenerator) -> Sample {
    let mark = random.one(of: [",", ";", "\t"] as [Character])
    let hasCommas = mark != "," && random.once(in: 2)
    let count = 5 + random.below(40)
    let writing = random.one(of: [DateWriting.iso, .slashes, .names, .americanNames, .months])
    var day = 12_000 + random.below(5000)
    let days = (0..<count).map { _ in
      defer { day += writing.leastStep + random.below(3) }
      return writing.text(CalendarDate(day: day), secondOfDay: 0)
    }
    var sample = Sample(headings: [random.one(of: dateHeadings)], columns: [days], mark: mark)
    if mark == "," { sample.columns = [days.map { $0.contains(",") ? "\"\($0)\"" : $0 }] }
    let first = random.below(measures.count)
    for index in 0..<1 + random.below(3) {
      let scale = random.one(of: [1, 30, 4000])
      sample.headings.append(measures[(first + index) % measures.count])
      sample.columns.append(
        (0..<count).map { _ in
          "\(random.below(900 * scale) + 7)\(hasCommas ? "," : ".")\(random.below(90) + 10)"
        })
    }
    return sample
  }

  private func sweep(
    _ name: String, _ body: (inout SeededGenerator) throws -> String?
  ) {
    var faults = 0
    for seed in 0..<caseCount(150, sweep: 15_000) where faults < 3 {
      var random = SeededGenerator(seed: UInt64(seed))
      do {
        guard let fault = try body(&random) else { continue }
        Issue.record("\(name), seed \(seed): \(fault)")
      } catch {
        Issue.record("\(name), seed \(seed): \(error)")
      }
      faults += 1
    }
  }

  @Test func theOrderOfColumnsMovesNoDates() {
    sweep("permuted") { random in
      var sample = Self.dated(&random)
      let before = try Reading(sample)
      sample.permute(sample.headings.indices.shuffled(using: &random))
      let after = try Reading(sample)
      return before.x == after.x
        ? nil : "\(before), then \(after)"
    }
  }

  @Test func aCounterChangesNothing() {
    sweep("counted") { random in
      var sample = Self.dated(&random)
      let before = try Reading(sample)
      let heading = random.one(of: ["", "id", "no", "#", "Nr", "lp", "Unnamed: 0", "index"])
      let first = random.below(2)
      sample.insert(heading, sample.columns[0].indices.map { "\($0 + first)" }, at: 0)
      let after = try Reading(sample)
      return before.x == after.x && before.y == after.y
        ? nil : "\(heading): \(before), then \(after)"
    }
  }

  @Test func theLanguageOfAHeadingChangesNothing() {
    sweep("renamed") { random in
      var sample = Self.dated(&random)
      let before = try Reading(sample)
      sample.headings[0] = random.one(of: Self.dateHeadings)
      let after = try Reading(sample)
      return after.x == [sample.headings[0]] && before.y == after.y
        ? nil : "\(before), then \(after)"
    }
  }

  @Test func shuffledRowsAreSortedAlongWhatIsNamed() {
    sweep("shuffled") { random in
      var sample = Self.dated(&random)
      var options = ReadOptions()
      options.x = .number(1)
      let before = try Reading(sample, options)
      let order = sample.columns[0].indices.shuffled(using: &random)
      sample.columns = sample.columns.map { column in order.map { column[$0] } }
      let after = try Reading(sample, options)
      return before.x == after.x && before.y == after.y && before.values == after.values
        ? nil : "\(before), then \(after)"
    }
  }

  /// What stands to the right of a possible x may ascend or not.
  @Test func whatAscendsByChanceIsNotX() {
    sweep("ascending") { random in
      let count = 4 + random.below(12)
      let step = random.one(of: [1, 5, 10])
      var sample = Sample(
        headings: [random.one(of: ["day", "lap", "dose", "depth", "week", "Alter"])],
        columns: [(0..<count).map { "\($0 * step + step)" }], mark: ",")
      let heights = (0..<count).map { _ in random.below(5000) + 100 }
      sample.insert("height", heights.map { "\($0).5" }, at: 1)
      sample.insert("leaves", (0..<count).map { _ in "\(random.below(90)).25" }, at: 2)
      let before = try Reading(sample)
      sample.columns[1] = heights.sorted().enumerated().map { "\($1 + $0).5" }
      let after = try Reading(sample)
      return before.x == after.x || after.hasOther ? nil : "\(before), then \(after)"
    }
  }
}
