// SPDX-License-Identifier: MIT

import Audiograph
import Testing

@testable import ChartInput

/// Columns of numbers that never vary.
@Suite struct ReferenceColumnTests {
  private static let months = ["January", "February", "March", "April", "May", "June"]

  private func table(_ headings: String, _ cells: (Int) -> String) throws -> Table {
    let rows = Self.months.enumerated().map { "\($0.element),\(cells($0.offset))\n" }
    return try read("month,\(headings)\n" + rows.joined())
  }

  private static let actual = [120, 140, 155, 160, 152, 149]

  @Test(arguments: [
    "target", "Limit", "goal_2024", "threshold", "Budget", "norm", "Soll", "Sollwert", "Ziel",
    "Grenzwert", "plafond", "objectif", "seuil", "cel", "próg", "Target (kg)",
  ])
  func `a constant below a heading of a target is a line of reference`(_ heading: String) throws {
    let table = try table("actual,\(heading)") { "\(Self.actual[$0]),150" }
    #expect(table.columns.map(\.name) == ["actual"])
    #expect(table.reference?.value == 150)
    #expect(table.notes == [.referenceLine(name: heading, value: 150)])
    #expect(table.layout.others.isEmpty)
    #expect(try table.series()[0].series.reference == table.reference)
  }

  @Test func `a target with gaps is one`() throws {
    let table = try table("actual,target") { "\(Self.actual[$0]),\($0 % 2 == 0 ? "150" : "")" }
    #expect(table.reference == ReferenceLine(name: "target", value: 150))
  }

  @Test func `a target that changes is a series`() throws {
    let table = try table("actual,target") { "\(Self.actual[$0]),\($0 < 3 ? 150 : 160)" }
    #expect(table.columns.map(\.name) == ["actual", "target"])
    #expect(table.reference == nil)
  }

  @Test func `of two limits the first is taken and the other is left out`() throws {
    let table = try table("actual,upper limit,lower limit") { "\(Self.actual[$0]),150,130" }
    #expect(table.reference == ReferenceLine(name: "upper limit", value: 150))
    #expect(table.notes.contains(.constantColumn(name: "lower limit", value: 130)))
  }

  @Test func `amounts that stay 0 were not entered`() throws {
    let table = try table("amount here,amount abroad") { "\($0 % 2 == 0 ? 1.5 : -4.25),0" }
    #expect(table.columns.map(\.name) == ["amount here"])
    #expect(table.notes.contains(.constantColumn(name: "amount abroad", value: 0)))
  }

  @Test func `several series share their target`() throws {
    let table = try table("north,south,target") { "\(Self.actual[$0]),\(Self.actual[5 - $0]),150" }
    #expect(table.columns.map(\.name) == ["north", "south"])
    #expect(try table.series().map { $0.series.reference?.value } == [150, 150])
  }

  @Test func `a target in another unit is none`() throws {
    let table = try table("load (kg),limit (km/h)") { "\(Self.actual[$0]),150" }
    #expect(table.reference == nil)
  }

  @Test func `who names the values hears no line of reference`() throws {
    var options = ReadOptions()
    options.y = [.name("actual")]
    let rows = Self.months.enumerated().map { "\($0.element),\(Self.actual[$0.offset]),150\n" }
    #expect(try read("month,actual,target\n" + rows.joined(), options).reference == nil)
  }
}
