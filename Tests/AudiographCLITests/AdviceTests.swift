// SPDX-License-Identifier: MIT

import Audiograph
import Foundation
import TestSupport
import Testing

@testable import AudiographCLI
@testable import ChartInput

/// Advice reads what it is about: tables with something wrong in them, each of whose proposals keeps nearly
/// all of the rows.
@Suite struct AdviceTests {
  /// A table in which something is wrong.
  private struct Spoiled {
    var lines: [String]
    /// How many rows are as they should be.
    var soundRows: Int
    /// Lines above the headings.
    var above = 0

    var text: String { lines.joined(separator: "\n") + "\n" }
  }

  private static let words = [
    "see note", "n.d.", "12 approx", "03/18/2024 as of 03/15/2024", "1.2.3", "?!",
  ]

  /// A table of days and one to three columns of numbers.
  private static func table(_ random: inout SeededGenerator) -> (lines: [String], mark: Character) {
    let mark: Character = random.once(in: 3) ? ";" : ","
    let hasCommas = mark == ";" && random.once(in: 2)
    let columns = 1 + random.below(3)
    let count = 6 + random.below(60)
    var day = 15_000 + random.below(3000)
    var lines = [
      (["day"] + ["wind", "rain", "sun"].prefix(columns)).joined(separator: String(mark))
    ]
    for _ in 0..<count {
      let numbers = (0..<columns).map { _ in
        "\(random.below(900) + 1)\(hasCommas ? "," : ".")\(random.below(90) + 10)"
      }
      lines.append(([CalendarDate(day: day).description] + numbers).joined(separator: String(mark)))
      day += 1 + random.below(3)
    }
    return (lines, mark)
  }

  private static func spoiled(
    _ lines: [String], _ mark: Character, _ random: inout SeededGenerator
  ) -> Spoiled {
    var table = Spoiled(lines: lines, soundRows: lines.count - 1)
    let row = 1 + random.below(lines.count - 1)
    var cells = lines[row].split(separator: mark, omittingEmptySubsequences: false).map(String.init)
    switch random.below(7) {
    case 0: cells[random.below(cells.count)] = random.one(of: words)
    case 1: cells.append(random.one(of: words))
    case 2: cells.removeLast()
    case 3: cells[0] = random.one(of: ["2024", "3/4/24", "31 Feb 2020", "never", "NA", ""])
    case 4:
      let widths = (0..<1 + random.below(4)).map { _ in 1 + random.below(6) }
      table.lines.insert(
        contentsOf: widths.map { width in
          (0..<width).map { "note \($0)" }.joined(separator: String(mark))
        }, at: 0)
      table.above = widths.count
      return table
    case 5:
      for index in 1..<lines.count where random.once(in: 2) {
        table.lines[index] = lines[index].replacing(".", with: mark == ";" ? "," : ".")
      }
      return table
    default:
      let word = random.one(of: words)
      for index in 1..<lines.count where random.once(in: 3) {
        let first = lines[index].split(separator: mark)[0]
        let others = lines[index].split(separator: mark).dropFirst(2)
        table.lines[index] = ([first, Substring(word)] + others).joined(separator: String(mark))
        table.soundRows -= 1
      }
      return table
    }
    table.lines[row] = cells.joined(separator: String(mark))
    table.soundRows -= 1
    return table
  }

  /// What is wrong with the advice for a table; nil if nothing is.
  private static func fault(of table: Spoiled) -> (advised: Int, fault: String?) {
    let source = DataSource.bytes(Array(table.text.utf8), name: "a.csv")
    let error: ReadError
    do throws(ReadError) {
      _ = try TableReader().read(source)
      return (0, nil)
    } catch let refusal {
      error = refusal
    }
    let changes = RemedySearch(source, ReadOptions()).changes(for: error)
    for change in changes {
      var options = ReadOptions()
      change.apply(to: &options)
      guard let read = try? TableReader(options: options).read(source) else {
        return (changes.count, "\(change.words) does not read it")
      }
      let lost = read.notes.reduce(0) { sum, note in
        if case .badCellsMissing(_, let count) = note { max(sum, count) } else { sum }
      }
      if Double(read.layout.rows.data - lost) < 0.95 * Double(table.soundRows) - 1e-9 {
        return (changes.count, "\(change.words) keeps \(read.layout.rows), of \(table.soundRows)")
      }
    }
    return (changes.count, nil)
  }

  @Test func proposalsKeepTheRows() {
    var advised = 0
    for seed in 0..<caseCount(400, sweep: 40_000) {
      var random = SeededGenerator(seed: UInt64(seed))
      let (lines, mark) = Self.table(&random)
      let table = Self.spoiled(lines, mark, &random)
      let (count, fault) = Self.fault(of: table)
      advised += count
      if let fault { Issue.record("seed \(seed): \(fault)\n\(table.text.prefix(500))") }
    }
    #expect(advised > 20)
  }

  /// The bundled tables with something wrong in them.
  @Test func proposalsKeepTheRowsOfSamples() throws {
    let samples = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Samples")
    let files = try FileManager.default.contentsOfDirectory(
      at: samples, includingPropertiesForKeys: nil
    ).filter { $0.pathExtension == "csv" }
    #expect(files.count > 3)
    var advised = 0
    for (number, file) in files.enumerated() {
      let text = try String(contentsOf: file, encoding: .utf8)
      var lines = text.split(whereSeparator: \.isNewline).map(String.init)
      lines = Array(lines.drop { $0.hasPrefix("#") }.prefix(400))
      guard lines.count > 20, !text.contains("\"") else { continue }
      for seed in 0..<caseCount(10, sweep: 400) {
        var random = SeededGenerator(seed: UInt64(1000 * number + seed))
        let table = Self.spoiled(lines, ",", &random)
        let (count, fault) = Self.fault(of: table)
        advised += count
        if let fault { Issue.record("\(file.lastPathComponent), seed \(seed): \(fault)") }
      }
    }
    #expect(advised > 0)
  }
}
