// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import ChartInput

/// A table of more series than can be told is refused before they are made.
@Suite struct SeriesCountTests {
  private static func tidy(_ count: Int, values: String = "", by: String = "name") -> String {
    let heading = "\(by),year,value\(values.isEmpty ? "" : ",other")\n"
    return (0..<count).reduce(into: heading) { text, name in
      for year in 2010..<2013 {
        text += "name \(name),\(year),\((name * 7 + year * 3) % 89)\(values)\n"
      }
    }
  }

  private static func wide(_ count: Int) -> String {
    (0..<count).reduce(into: "name,2010,2011,2012,2013\n") { text, name in
      text += "name \(name),\(name % 89),\(name % 97),\(name % 83),\(name % 7)\n"
    }
  }

  private static func records(_ count: Int) -> String {
    let rows = (0..<count).flatMap { name in
      (2010..<2013).map { #"{"name":"name \#(name)","year":\#($0),"value":\#(name % 89)}"# }
    }
    return "[" + rows.joined(separator: ",") + "]"
  }

  private func read(
    _ text: String, _ name: String = "a.csv", _ options: ReadOptions = ReadOptions()
  ) throws(ReadError) -> Table {
    try TableReader(options: options).read(.bytes(Array(text.utf8), name: name))
  }

  private func refusal(of file: String) -> ReadError {
    .tooManySeries(file: file, limit: 10_000, names: ["name 0", "name 1"])
  }

  @Test func tellsAsManyAsTheLimit() throws {
    #expect(try read(Self.tidy(10_000)).columns.count == 10_000)
    #expect(try read(Self.wide(10_000)).columns.count == 10_000)
  }

  @Test func refusesMore() {
    #expect(throws: refusal(of: "a.csv")) { try read(Self.tidy(10_001)) }
    #expect(throws: refusal(of: "a.csv")) { try read(Self.wide(10_001)) }
    #expect(throws: refusal(of: "a.json")) { try read(Self.records(10_001), "a.json") }
  }

  @Test func countsEachColumnOfValues() throws {
    var options = ReadOptions()
    options.y = [.name("value"), .name("other")]
    let text = Self.tidy(5001, values: ",5")
    #expect(throws: refusal(of: "a.csv")) { try read(text, "a.csv", options) }
    options.y = [.name("value")]
    #expect(try read(text, "a.csv", options).columns.count == 5001)
  }

  @Test func readsWhatIsChosenOfMore() throws {
    var options = ReadOptions()
    options.only = ["name 17", "name 19999"]
    #expect(try read(Self.tidy(20_000), "a.csv", options).columns.count == 2)
    #expect(try read(Self.wide(20_000), "a.csv", options).columns.count == 2)
  }

  @Test func namesOnlyWhatStandsOnce() {
    let names = ["a", "a", " ", String(repeating: "b", count: 61), "c", "d", "e"]
    #expect(names.firstOwn == ["c", "d"])
    #expect(["a", "a"].firstOwn == [])
    #expect([String]().firstOwn == [])
    #expect((["a", "b"] + Array(repeating: "a", count: 1000)).firstOwn == ["b"])
  }

  /// Ten times as many take ten times as long, and not a hundred times.
  @Test func namesInLinearTime() {
    let names = (0..<1_000_000).map { "name \($0)" }
    #expect(processorSeconds { _ = names.firstOwn } < 20)
  }
}
