// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import ChartInput

/// A way to write numbers, to read them back.
private struct Writing: CustomTestStringConvertible {
  let mark: Character
  let grouping: String
  let prefix: String
  let suffix: String
  let minus: (before: String, behind: String)

  var testDescription: String { text(-1_234_567.25) }

  func text(_ value: Double) -> String {
    let parts = plain(value.magnitude).split(separator: ".")
    var text = grouped(String(parts[0]))
    if parts.count > 1 { text += "\(mark)\(parts[1])" }
    text = prefix + text + suffix
    return value < 0 ? minus.before + text + minus.behind : text
  }

  /// The shortest digits that give the number, without an exponent.
  private func plain(_ value: Double) -> String {
    let text = "\(value)"
    return text.contains("e") ? "0.5" : text
  }

  private func grouped(_ digits: String) -> String {
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { text += grouping }
      text.append(digit)
    }
    return text
  }

  static let all: [Writing] = [
    (".", ""), (".", ","), (".", " "), (".", "'"), (".", "\u{202F}"), (",", ""), (",", "."),
    (",", " "), (",", "\u{A0}"), (",", "’"),
  ].flatMap { mark, grouping in
    [("", ""), ("$", ""), ("", " €"), ("", "%"), ("CHF ", ""), ("", " p")].flatMap { affix in
      [("-", ""), ("\u{2212}", ""), ("(", ")"), ("–", "")].compactMap { minus in
        minus.0 == "–" && !affix.0.isEmpty
          ? nil
          : Writing(
            mark: Character(mark), grouping: grouping, prefix: affix.0, suffix: affix.1,
            minus: minus)
      }
    }
  }
}

@Suite struct NumberRoundTripTests {
  @Test(arguments: Writing.all)
  private func numbersComeBackBitByBit(writing: Writing) throws {
    var random = SeededGenerator(seed: UInt64(writing.testDescription.utf8.reduce(0) { $0 &+ Int($1) }))
    let values = (0..<300).map { _ in
      let size = Double(random.next() >> 11) / 9_007_199_254_740_992
      let value = size * [1, 100, 1e5, 1e9, 1e14][random.below(5)]
      return random.below(2) == 0 ? value : -value
    }.map { $0.magnitude < 1e-4 ? 0.5 : $0 }
    let finding = try #require(NumberInference.find(in: CellColumn(values.map(writing.text))))
    #expect(finding.badCount == 0 && finding.missingCount == 0)
    let wrong = values.indices.first { values[$0].bitPattern != finding.values[$0].bitPattern }
    #expect(wrong == nil, "\(wrong.map { writing.text(values[$0]) } ?? "")")
    #expect(finding.style.decimal == (writing.mark == "," ? .comma : .point))
    var collector = NumberCollector(style: finding.style)
    collector.append(CellColumn(values.map(writing.text)))
    #expect(collector.values == finding.values)
  }

  @Test func exponentsComeBack() throws {
    var random = SeededGenerator(seed: 9)
    let values = (0..<20_000).map { _ in Double(bitPattern: random.next()) }.filter(\.isFinite)
    let finding = try #require(NumberInference.find(in: CellColumn(values.map { "\($0)" })))
    #expect(finding.values.map(\.bitPattern) == values.map(\.bitPattern))
  }
}
