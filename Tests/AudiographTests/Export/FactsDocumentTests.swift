// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

@testable import Audiograph

/// Every document is what `Documentation/facts.schema.json` says, keys in its order.
@Suite struct FactsDocumentTests {
  static let schema: JSONSchema? = {
    let path = "\(Program.packageFolder)/Documentation/facts.schema.json"
    return (try? String(contentsOfFile: path, encoding: .utf8)).flatMap { try? JSONSchema($0) }
  }()

  /// A schema is named by its form and the version of that, which its first member states.
  @Test(arguments: [("facts", "version"), ("stated", "audiograph")])
  func everySchemaSaysWhichVersionItDescribes(_ name: String, _ member: String) throws {
    let path = "\(Program.packageFolder)/Documentation/\(name).schema.json"
    let json = try OrderedJSON(String(contentsOfFile: path, encoding: .utf8))
    #expect(json["$id"]?.string == "urn:audiograph:\(name):\(JSONWriter.documentVersion)")
    #expect(json["properties"]?.keys.first == member)
    #expect(
      json["properties"]?[member]?["enum"] == .array([.number(Double(JSONWriter.documentVersion))]))
    #expect(json["required"]?.elements.first == .string(member))
  }

  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var kind = ChartKind.measurement
    var x: (@Sendable (Int) -> XAxis)?
    let values: [[Double]]
    var base: Point?

    init(
      _ name: String, kind: ChartKind = .measurement, x: (@Sendable (Int) -> XAxis)? = nil,
      base: Point? = nil, _ values: [Double]...
    ) {
      testDescription = name
      self.kind = kind
      self.x = x
      self.values = values
      self.base = base
    }

    var chart: Chart {
      get throws {
        try Chart(
          title: testDescription,
          series: values.enumerated().map { index, values in
            try Series(
              name: "series \(index)", unit: "units", kind: kind, source: index,
              x: x?(values.count) ?? .rows(count: values.count), values: values, base: base)
          })
      }
    }
  }

  @Sendable static func days(_ count: Int) -> XAxis {
    .dates(
      XAxis.Dates(
        instants: (0..<count).map { Int64($0) * CalendarDate.microsecondsPerDay },
        precision: .day))
  }

  static func random(_ count: Int, _ seed: UInt64) -> [Double] {
    var random = SeededGenerator(seed: seed)
    return random.randomWalk(count: count).map { $0 + 100 }
  }

  static func withGaps(_ values: [Double]) -> [Double] {
    values.enumerated().map { $0 % 7 == 3 || (20...25).contains($0) ? .nan : $1 }
  }

  static let cases = [
    Case("one", [3]), Case("two", [3, 4]), Case("three", [3, 4, 1]),
    Case("flat", [2, 2, 2, 2, 2, 2]), Case("one of many", [.nan, .nan, 5, .nan]),
    Case("walk", random(252, 1)), Case("tied", [1, 3, 1, 3, 1, 3]),
    Case("prices", kind: .price, x: days, base: Point(x: .number(-1), y: 99), random(252, 2)),
    Case("gaps", kind: .price, x: days, withGaps(random(100, 3))),
    Case("percent", kind: .percent, random(40, 4)),
    Case("count", kind: .count, x: days, (0..<90).map { 50 + 40 * sine(turns: Double($0) / 30) }),
    Case("negative", [-5, -3, -9, -1, -7]), Case("huge", [1e300, -1e300, 1.7e308, -1.7e308, 0]),
    Case("tiny", [1, 2, 0, 1, 3].map { $0 * .leastNonzeroMagnitude }),
    Case("numbers", x: { .numbers((0..<$0).map { Double($0) / 4 }) }, random(30, 5)),
    Case("categories", x: { .categories((0..<$0).map { "c\"\u{1B}\($0)" }) }, random(9, 6)),
    Case("two series", kind: .price, x: days, random(50, 7), random(50, 8)),
    Case("three series", random(50, 9), withGaps(random(60, 10)), [1]),
  ]

  @Test(arguments: cases, [false, true])
  func isWhatTheSchemaSays(_ test: Case, _ withStatistics: Bool) throws {
    let schema = try #require(Self.schema)
    let facts = ChartFacts(try test.chart, withStatistics: withStatistics)
    let json = try OrderedJSON(FactsDocument(facts).text)
    #expect(schema.faults(in: json) == [])
    #expect((json["comparison"] != nil) == (test.values.count > 1))
    #expect(json["series"]?.elements.count == test.values.count)
    #expect(json["points"]?.number == Double(test.values.map(\.count).reduce(0, +)))
  }

  @Test(arguments: Language.allCases)
  func everyLanguageIsInTheSchema(_ language: Language) throws {
    let schema = try #require(Self.schema)
    let facts = ChartFacts(try Chart(title: "a", series: [Series(name: "a", values: [1, 2])]))
    let json = try OrderedJSON(FactsDocument(facts, language: language).text)
    #expect(schema.faults(in: json) == [])
  }

  @Test func aFullContextStandsAtTheFront() throws {
    var context = ChartContext()
    context.symbol = "AAPL"
    context.origin = .bundledSample
    context.asOf = CalendarDate(year: 2013, month: 3, day: 1)
    let base = try #require(CalendarDate(year: 1969, month: 12, day: 31))
    let series = try Series(
      name: "Close", unit: "US dollars", kind: .price, x: Self.days(3), values: [3, .nan, 4.5],
      base: Point(x: .date(base), y: 0.1))
    let chart = try Chart(title: "Apple", series: [series])
    let text = FactsDocument(ChartFacts(chart, context: context), language: .german).text
    let front =
      #"{"version":1,"title":"Apple","symbol":"AAPL","source":"bundled sample","asOf":"2013-03-01","#
      + #""unit":"US dollars","kind":"price","language":"de","points":3,"missing":1,"#
      + #""as":"line","asked":false,"series":[{"name":"Close","points":3,"missing":1,"base":{"x":"1969-12-31","y":0.1},"#
      + #""first":{"index":0,"x":"1970-01-01","y":3},"last":{"index":2,"x":"1970-01-03","y":4.5},"#
      + #""minimum":{"index":0,"x":"1970-01-01","y":3},"#
      + #""maximum":{"index":2,"x":"1970-01-03","y":4.5},"change":{"absolute":4.4,"percent":4"#
    #expect(text.hasPrefix(front), "\(text)")
  }

  static let origins: [(ChartContext.Origin?, OrderedJSON)] = [
    (nil, .null), (.bundledSample, .string("bundled sample")), (.file("a.csv"), .string("a.csv")),
    (.standardInput, .string("standard input")),
  ]

  @Test(arguments: origins)
  func saysWhereTheDataAreFrom(_ origin: ChartContext.Origin?, _ name: OrderedJSON) throws {
    var context = ChartContext()
    context.origin = origin
    let series = try Series(name: "a", values: [1, 2])
    let chart = try Chart(title: "a", series: [series])
    let json = try OrderedJSON(FactsDocument(ChartFacts(chart, context: context)).text)
    #expect(json["source"] == name)
    #expect(json["symbol"] == .null)
    #expect(json["asOf"] == .null)
  }

  @Test func seriesThatDifferHaveNoCommonUnitOrKind() throws {
    let one = try Series(name: "a", unit: "m", kind: .count, x: .rows(count: 1), values: [1])
    let other = try Series(name: "b", unit: "s", kind: .price, x: .rows(count: 1), values: [1])
    let same = try Series(name: "c", unit: "m", kind: .count, x: .rows(count: 1), values: [1])
    for (series, unit, kind) in [
      ([one, other], OrderedJSON.null, OrderedJSON.null),
      ([one, same], .string("m"), .string("count")),
    ] {
      let facts = ChartFacts(try Chart(title: "a", series: series))
      let json = try OrderedJSON(FactsDocument(facts).text)
      #expect(json["unit"] == unit)
      #expect(json["kind"] == kind)
    }
  }

  @Test func statisticsHaveTheirKeys() throws {
    let test = Statistics.MannKendall(s: 8, variance: 16.5, z: 1.75, p: 0.08)
    let full = Statistics(
      xUnit: .year, mannKendall: test, theilSenSlope: 2,
      leastSquares: Statistics.LeastSquares(slope: 1.5, intercept: 3, rSquared: nil),
      residualCorrelation: 0.25, hamedRao: nil)
    var json = JSONWriter()
    json.object { full.write(to: &$0) }
    #expect(
      json.text
        == #"{"xUnit":"year","mannKendall":{"s":8,"variance":16.5,"z":1.75,"p":0.08},"#
        + #""theilSen":{"slope":2},"leastSquares":{"slope":1.5,"intercept":3,"rSquared":null},"#
        + #""residualCorrelation":0.25,"hamedRao":null}"#)
    let schema = try #require(Self.schema)
    #expect(schema.faults(in: try OrderedJSON(json.text), as: "statistics") == [])
  }

  /// A wrong document must not pass: each of these breaks one rule.
  @Test func theSchemaFindsFaults() throws {
    let schema = try #require(Self.schema)
    let text = FactsDocument(ChartFacts(try Self.cases[5].chart)).text
    let faults: [(String, String)] = [
      (#""kind":"measurement""#, #""kind":"speed""#), (#""missing":0,"#, ""),
      (#""missing":0,"#, #""missing":-1,"#), (#""points":252,"#, #""points":2.5,"#),
      (#""symbol":null,"source":null"#, #""source":null,"symbol":null"#),
      (#""title":"#, #""more":1,"title":"#), (#""gaps":[]"#, #""gaps":[{"from":1}]"#),
      (#""net":"#, #""class":1,"net":"#),
    ]
    for (from, to) in faults {
      let broken = text.replacingOccurrences(of: from, with: to)
      #expect(broken != text, "\(from)")
      #expect(schema.faults(in: try OrderedJSON(broken)) != [], "\(to)")
    }
    let unknown = try JSONSchema(#"{"pattern":"a"}"#)
    #expect(unknown.faults(in: .null) == ["the keyword pattern is not understood"])
  }
}
