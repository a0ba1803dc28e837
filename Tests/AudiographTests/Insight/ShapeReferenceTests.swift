// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import Audiograph

/// What is seen in charts of known stories, against an independent implementation in another language:
/// `Tests/Fixtures/shapes/charts.txt`.
@Suite struct ShapeReferenceTests {
  struct Chart: CustomTestStringConvertible {
    let fields: [String]
    var testDescription: String { fields[0] }
  }

  static let charts: [Chart] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Fixtures/shapes/charts.txt")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      Chart(
        fields: line.split(separator: "|", omittingEmptySubsequences: false).map(String.init))
    }
  }()

  /// The date of a count of some unit.
  private func date(_ count: Int, _ precision: DatePrecision) throws -> CalendarDate {
    switch precision {
    case .year: try #require(CalendarDate(year: count, precision: .year))
    case .quarter:
      try #require(
        CalendarDate(year: count / 4, month: count % 4 * 3 + 1, precision: .quarter))
    case .month:
      try #require(CalendarDate(year: count / 12, month: count % 12 + 1, precision: .month))
    case .day: CalendarDate(day: count)
    default: CalendarDate(instant: Int64(count) * 3_600_000_000, precision: precision)
    }
  }

  private func axis(_ chart: Chart, count: Int) throws -> XAxis {
    let precisions: [String: DatePrecision] = [
      "year": .year, "quarter": .quarter, "month": .month, "day": .day, "minute": .minute,
    ]
    guard let precision = precisions[chart.fields[2]] else { return .rows(count: count) }
    let numbers = chart.fields[3].split(separator: " ").compactMap { Int($0) }
    var units = [numbers[0]]
    for index in 1..<count {
      units.append(units[index - 1] + (numbers.count == 1 ? 1 : numbers[index]))
    }
    return .dates(XAxis.Dates(try units.map { try date($0, precision) }))
  }

  private func insight(_ chart: Chart) throws -> Insight {
    let values = chart.fields[4].split(separator: " ").map { Double($0) ?? .nan }
    let kind = try #require(ChartKind(rawValue: chart.fields[1]))
    let series = try Series(
      name: "value", kind: kind, x: axis(chart, count: values.count), values: values
    ).told(rowOrder: .unknown)
    return SeriesFacts(series).insight
  }

  private func list(_ numbers: [Int]) -> String {
    numbers.map(String.init).joined(separator: ",")
  }

  @Test func thereAreCharts() { #expect(Self.charts.count > 100) }

  @Test(arguments: charts) func isSeenAsTheReferenceSeesIt(chart: Chart) throws {
    let insight = try insight(chart)
    let shape = try #require(insight.shape)
    let fields = chart.fields
    #expect(shape.shapeClass.rawValue == fields[5])
    // The reference takes a year for 365 days, by which its trends differ a little.
    if let fit = Double(fields[6]) { #expect(abs((shape.fit ?? -1) - fit) <= 0.01) }
    #expect(list(shape.breaks) == fields[7])
    #expect(list(shape.odd.map(\.index)) == fields[8])
    let seasons = insight.seasons.map { $0.period?.rawValue ?? "free" }
    #expect(seasons.joined(separator: ",") == fields[9])
    #expect(list([shape.volatility?.index].compactMap(\.self)) == fields[10])
  }
}
