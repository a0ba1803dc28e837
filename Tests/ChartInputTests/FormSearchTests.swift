// SPDX-License-Identifier: MIT

import Audiograph
import Testing

@testable import ChartInput

/// What a table is told as where nothing was asked for.
@Suite struct FormSearchTests {
  private static func table(_ columns: [(String, [String])]) -> String {
    let rows = (0..<columns[0].1.count).map { row in columns.map { $0.1[row] } }
    return ([columns.map(\.0)] + rows).map { $0.joined(separator: ",") + "\n" }.joined()
  }

  /// Numbers without an order, by a multiplier that mixes them.
  private static func mixed(_ count: Int, _ factor: Int, _ modulus: Int) -> [String] {
    (1...count).map { "\(($0 * factor) % modulus)" }
  }

  private func form(_ text: String, _ change: (inout ReadOptions) -> Void = { _ in }) throws
    -> FormName?
  {
    var options = ReadOptions()
    options.form = nil
    change(&options)
    return try TableReader(options: options).read(.bytes(Array(text.utf8), name: "t.csv")).form?
      .form
  }

  private static let pairs = table([
    ("height", mixed(60, 37, 101)), ("weight", mixed(60, 59, 97)),
  ])
  private static let groups = table([
    ("diet", (0..<60).map { ["a", "b", "c"][$0 % 3] }), ("weight", mixed(60, 37, 101)),
  ])

  @Test func pairsWithoutAnOrderAreAScatter() throws {
    #expect(try form(Self.pairs) == .scatter)
    let table = try TableReader(options: Self.automatic).read(
      .bytes(Array(Self.pairs.utf8), name: "t.csv"))
    #expect(table.columns.map(\.name) == ["height", "weight"])
    #expect(table.form?.isAsked == false)
    #expect(table.columns[0].values[0] == 37)
  }

  /// From three different values on, numbers that take few are pairs too.
  @Test func fewValuesMakeAScatterToo() throws {
    let few = (1...60).map { "\(($0 * 37) % 101 % 3)" }
    #expect(try form(Self.table([("level", few), ("weight", Self.mixed(60, 59, 97))])) == .scatter)
    let two = few.map { $0 == "0" ? "0" : "1" }
    #expect(try form(Self.table([("level", two), ("weight", Self.mixed(60, 59, 97))])) == .box)
  }

  /// One column alone is a list, unless somebody said that the rows are counted.
  @Test func oneColumnAloneIsAList() throws {
    func isList(_ text: String, counting: Bool = false) throws -> Bool {
      var options = Self.automatic
      options.countsRows = counting
      return try TableReader(options: options).read(.bytes(Array(text.utf8), name: "t.csv")).isList
    }
    let heights = Self.table([("height", (0..<20).map { "\(150 + $0 * $0)" })])
    #expect(try isList(heights))
    #expect(try !isList(heights, counting: true))
    #expect(try !isList(Self.pairs))
    #expect(try !isList(Self.table([("x", ["a", "b"]), ("y", ["1", "2"])])))
  }

  @Test func seriesAlikeAreNoPairs() throws {
    let few = (1...60).map { "\(($0 * 37) % 101 % 5)" }
    let other = (1...60).map { "\(($0 * 59) % 97 % 5)" }
    #expect(try form(Self.table([("first score", few), ("second score", other)])) == nil)
    #expect(try form(Self.table([("score", few), ("weight", other)])) == .scatter)
  }

  /// Sorted numbers that take half as many values as there are rows are no course, unless they count time.
  @Test func sortedValuesThatAreSharedMakeAScatter() throws {
    let sorted = (0..<60).map { "\($0 / 3 * 5)" }
    let other = Self.mixed(60, 59, 97)
    #expect(try form(Self.table([("speed", sorted), ("dist", other)])) == .scatter)
    #expect(try form(Self.table([("time", sorted), ("dist", other)])) == nil)
    // Sorted by the second, of which the first follows a little.
    let parents = (0..<60).map { "\(60 + $0 / 10 + $0 * 7 % 5)" }
    let children = (0..<60).map { "\(58 + $0 / 5)" }
    #expect(try form(Self.table([("parent", parents), ("child", children)])) == .scatter)
    // Where few are shared, a course was recorded more than once.
    let moments = (0..<60).map { "\(Double($0 - ($0 % 3 == 1 ? 1 : 0)) / 5)" }
    #expect(try form(Self.table([("moment", moments), ("pull", other)])) == nil)
    let rarely = (0..<60).map { "\($0 < 10 ? $0 / 2 : $0)" }
    #expect(try form(Self.table([("speed", rarely), ("dist", other)])) == nil)
    #expect(
      try form(Self.table([("speed", sorted), ("dist", other)])) { $0.x = .name("speed") } == nil)
  }

  private static var automatic: ReadOptions {
    var options = ReadOptions()
    options.form = nil
    return options
  }

  @Test func groupsAreABox() throws {
    #expect(try form(Self.groups) == .box)
  }

  @Test func nothingElseIsChosenUnlessTheDataMay() throws {
    let options = ReadOptions()
    for text in [Self.pairs, Self.groups] {
      let table = try TableReader(options: options).read(.bytes(Array(text.utf8), name: "t.csv"))
      #expect(table.form == nil)
    }
    #expect(try form(Self.pairs) { $0.y = [.name("weight")] } == nil)
    #expect(try form(Self.pairs) { $0.countsRows = true } == nil)
  }

  @Test func valuesInOrderStayALine() throws {
    let ascending = (0..<60).map { "\($0 * $0)" }
    #expect(
      try form(Self.table([("height", ascending), ("weight", Self.mixed(60, 59, 97))])) == nil)
    let wave = (0..<60).map { "\(abs($0 % 40 - 20) * 7)" }
    let later = (0..<60).map { "\(abs(($0 + 3) % 40 - 20) * 5)" }
    #expect(try form(Self.table([("a", wave), ("b", later)])) == nil)
    let dates = (0..<60).map { CalendarDate(day: 18_000 + $0).description }
    #expect(
      try form(Self.table([("date", dates), ("value", Self.mixed(60, 59, 97))])) == nil)
  }

  @Test(arguments: [
    ("mean", "lower", "upper"), ("mean", "mean_lower", "mean_upper"), ("fit", "lwr", "upr"),
    ("level", "Lower Error Bound", "Upper Error Bound"), ("rate", "2.5%", "97.5%"),
  ])
  func boundsAreABand(_ value: String, _ lower: String, _ upper: String) throws {
    let text = Self.table([
      ("dose", ["1", "2", "3", "4", "5"]), (value, ["5", "7", "6", "9", "8"]),
      (lower, ["4", "6", "5", "7", "7"]), (upper, ["6", "9", "7", "10", "9"]),
    ])
    #expect(try form(text) == .band)
    // What does not lie between is no band.
    let outside = Self.table([
      ("dose", ["1", "2", "3", "4", "5"]), (value, ["15", "17", "16", "19", "18"]),
      (lower, ["4", "6", "5", "7", "7"]), (upper, ["6", "9", "7", "10", "9"]),
    ])
    #expect(try form(outside) == nil)
  }

  @Test func percentagesOfAWholeAreShares() throws {
    let text = Self.table([
      ("party", ["red", "green", "blue", "grey"]), ("percent", ["40.5", "30.5", "20", "9"]),
    ])
    #expect(try form(text) == .share)
    #expect(try form(text.replacing("40.5", with: "45.5")) == nil)
    #expect(try form(text.replacing("percent", with: "seats")) == nil)
  }

  @Test func weekdaysByHoursAreAGrid() throws {
    let days = ["Monday", "Tuesday", "Wednesday"]
    let hours = (0..<24).map { hour in
      ("\(hour < 10 ? "0" : "")\(hour):00", days.indices.map { "\((7 * hour + $0) % 10)" })
    }
    #expect(try form(Self.table([("day", days)] + hours)) == .heatmap)
    let short = hours.map { ($0.0.replacing(/^0/, with: ""), $0.1) }
    #expect(try form(Self.table([("day", days)] + short)) == .heatmap)
    let numbers = hours.indices.map { ("\($0)", hours[$0].1) }
    #expect(try form(Self.table([("day", days)] + numbers)) == .heatmap)
    #expect(try form(Self.table([("name", ["a", "b", "c"])] + numbers)) == nil)
  }
}

/// The columns of kinds that were asked for.
@Suite struct FormRoleTests {
  private func table(
    _ text: String, as form: FormName, _ change: (inout ReadOptions) -> Void = { _ in }
  ) throws(ReadError) -> Table {
    var options = ReadOptions()
    options.form = form
    change(&options)
    return try TableReader(options: options).read(.bytes(Array(text.utf8), name: "t.csv"))
  }

  @Test func namesStandBesideTheirRows() throws {
    let table = try table("team,time\nred,3\nblue,\nred,5\n", as: .box) {
      $0.conditions = [RowCondition(column: .name("team"), text: "red")]
    }
    #expect(table.form?.names?.name == "team")
    #expect(table.form?.names?.texts == ["red", "red"])
    #expect(table.columns.map(\.values) == [[3, 5]])
  }

  @Test func cellsInRowsHaveTheNamesOfBoth() throws {
    let table = try table("hour,day,value\n1,Mon,5\n2,Mon,6\n1,Tue,7\n", as: .heatmap) {
      ($0.x, $0.y) = (.name("day"), [.name("value")])
      $0.grouping = .columns([.name("hour")])
    }
    #expect(table.form?.names?.texts == ["1", "2", "1"])
    #expect(table.form?.columnNames?.texts == ["Mon", "Mon", "Tue"])
  }

  /// Names of rows that repeat stand beside cells in rows of their own.
  @Test func aLongGridIsOneUnasked() throws {
    let table = try table("day,hour,calls\nMon,8,3\nMon,9,5\nTue,8,7\nTue,9,1\n", as: .heatmap)
    #expect(table.columns.map(\.values) == [[3, 5, 7, 1]])
    #expect(table.form?.names?.texts == ["Mon", "Mon", "Tue", "Tue"])
    #expect(table.form?.columnNames?.texts == ["8", "9", "8", "9"])
    let twice = try self.table("day,a,b\nMon,8,3\nMon,8,5\n", as: .heatmap)
    #expect(twice.form?.columnNames == nil)
  }

  @Test func boundsGoAlongWhenRowsAreSorted() throws {
    let table = try table("x,y,lower,upper\n3,6,5,7\n1,2,1,3\n2,4,3,5\n", as: .band) {
      $0.x = .name("x")
    }
    #expect(table.x == .numbers([1, 2, 3]))
    #expect(table.columns.map(\.values) == [[2, 4, 6], [1, 3, 5], [3, 5, 7]])
  }

  @Test func whatIsNotThereIsNamed() throws {
    #expect(throws: ReadError.form(file: "t.csv", .missing(.band, .bounds))) {
      try table("x,y\n1,2\n2,4\n", as: .band)
    }
    #expect(throws: ReadError.form(file: "t.csv", .missing(.scatter, .secondNumbers))) {
      try table("name,y\na,2\nb,4\n", as: .scatter)
    }
    #expect(throws: ReadError.form(file: "t.csv", .missing(.heatmap, .rowNames))) {
      try table("day,y\na,2\nb,4\n", as: .heatmap) { $0.x = .name("day") }
    }
  }

  /// Few groups go along with pairs, so that it can be told how they go within them.
  @Test func fewGroupsGoAlongWithPairs() throws {
    let rows = (0..<14).map { "\($0),\($0 % 5),\(["a", "b"][$0 % 2]),row \($0)\n" }
    let table = try table("x,y,site,note\n" + rows.joined(), as: .scatter)
    #expect(table.form?.names == nil)
    #expect(table.form?.within.map(\.name) == ["site"])
    #expect(table.form?.within.first?.texts.count == 14)
    let asked = try self.table("x,y,site,note\n" + rows.joined(), as: .scatter) {
      $0.grouping = .columns([.name("site")])
    }
    #expect(asked.form?.names?.name == "site" && asked.form?.within.isEmpty == true)
  }

  @Test func emptyLinesOfASingleColumnAreNoRows() throws {
    let table = try table("price\n5\n\n6\n7\n", as: .histogram)
    #expect(table.columns[0].values == [5, 6, 7])
    #expect(table.notes.contains(.emptyRowsSkipped(count: 1)))
  }
}
