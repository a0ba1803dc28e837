// SPDX-License-Identifier: MIT

import Testing

@testable import ChartInput

/// What is found in a column of these cells.
private func find(
  _ cells: [String], _ context: NumberContext = NumberContext()
) -> NumberFinding? {
  NumberInference.find(in: CellColumn(cells), context: context)
}

/// The values as text, so that missing ones compare equal.
private func written(_ finding: NumberFinding?) -> [String] {
  finding?.values.map { $0.isNaN ? "" : "\($0)" } ?? []
}

private let semicolon = NumberContext(delimiter: Byte.semicolon)

@Suite struct NumberInferenceTests {
  @Test func shortColumns() {
    #expect(find([]) == nil)
    #expect(find([""]) == nil)
    #expect(find(["", "NA", "-"]) == nil)
    #expect(find(["a"]) == nil)
    #expect(written(find(["1"])) == ["1.0"])
    #expect(written(find(["1", ""])) == ["1.0", ""])
    #expect(written(find(["1", "a"])) == ["1.0", ""])
    #expect(find(["1", "a", "b"]) == nil)
    #expect(written(find(["1", "2", "a"])) == ["1.0", "2.0", ""])
    #expect(find(["true", "false"]) == nil)
  }

  @Test func countsOfCells() throws {
    let finding = try #require(find(["1", "", "NA", "2", "oops", "1e999", "x"]))
    #expect(finding.presentCount == 2 && finding.missingCount == 3 && finding.badCount == 2)
    #expect(finding.bad == [BadNumber(row: 4, fault: .text), BadNumber(row: 5, fault: .notFinite)])
  }

  @Test func bailsOutEarly() {
    let texts = (0..<50).map { "name \($0)" }
    #expect(find(texts + (0..<1000).map { "\($0)" }) == nil)
    #expect(find(Array(texts.dropLast()) + (0..<1000).map { "\($0)" }) != nil)
    #expect(find(Array(repeating: "", count: 500) + ["1", "2"])?.presentCount == 2)
  }

  @Test func onlyAHundredBadCellsAreListed() {
    let finding = find(Array(repeating: "1", count: 300) + Array(repeating: "a", count: 200))
    #expect(finding?.bad.count == 100)
    #expect(finding?.badCount == 200)
  }

  @Test(arguments: [
    (["1.5", "2"], DecimalMark.point, DecimalEvidence.point, nil as Grouping?, ["1.5", "2.0"]),
    (["1,5", "2"], .comma, .comma, nil, ["1.5", "2.0"]),
    (["1,234.5", "999"], .point, .point, .comma, ["1234.5", "999.0"]),
    (["1.234,5", "2.345"], .comma, .comma, .point, ["1234.5", "2345.0"]),
    (["1,234,567", "2,345"], .point, .point, .comma, ["1234567.0", "2345.0"]),
    (["1.234.567", "2.345"], .comma, .comma, .point, ["1234567.0", "2345.0"]),
    (["1 234,5", "7"], .comma, .comma, .blank, ["1234.5", "7.0"]),
    (["1\u{A0}234", "7"], .point, .none, .blank, ["1234.0", "7.0"]),
    (["1'234", "7"], .point, .none, .apostrophe, ["1234.0", "7.0"]),
    (["12,34,567", "1,234"], .point, .point, .comma, ["1234567.0", "1234.0"]),
    (["0,123", "1,234"], .comma, .comma, nil, ["0.123", "1.234"]),
    (["0.123", "1.234"], .point, .point, nil, ["0.123", "1.234"]),
    (["1234,567", "1,234"], .comma, .comma, nil, ["1234.567", "1.234"]),
    (["1,234", "2,345"], .point, .eitherWay, .comma, ["1234.0", "2345.0"]),
    (["1.234", "2.345"], .point, .eitherWay, nil, ["1.234", "2.345"]),
    (["1", "2"], .point, .none, nil, ["1.0", "2.0"]),
    (["1,5", "2.5", "3,5"], .comma, .contradictory, nil, ["1.5", "", "3.5"]),
    (["-1,5", "2,"], .comma, .comma, nil, ["-1.5", "2.0"]),
  ])
  func marksOfAColumn(
    cells: [String], decimal: DecimalMark, evidence: DecimalEvidence, grouping: Grouping?,
    values: [String]
  ) throws {
    let finding = try #require(find(cells))
    #expect(finding.style.decimal == decimal && finding.evidence == evidence)
    #expect(finding.style.grouping == grouping)
    #expect(written(finding) == values)
    #expect(!finding.isAmbiguous)
  }

  @Test func columnsThatReadBothWays() {
    for cells in [["1,234", "2,345"], ["1.234", "56"]] {
      #expect(find(cells, semicolon)?.isAmbiguous == true)
      var hinted = semicolon
      hinted.hint = .comma
      #expect(find(cells, hinted)?.isAmbiguous == false)
    }
    #expect(find(["1,234", "0,5"], semicolon)?.isAmbiguous == false)
    #expect(find(["1", "2"], semicolon)?.isAmbiguous == false)
    let comma = NumberContext(hint: .comma)
    #expect(written(find(["1,234", "2"], comma)) == ["1.234", "2.0"])
    #expect(written(find(["1.234", "2"], comma)) == ["1234.0", "2.0"])
    #expect(find(["1.234", "2"], comma)?.style.grouping == .point)
    // What the column proves weighs more than a hint.
    #expect(written(find(["1.5", "2"], comma)) == ["1.5", "2.0"])
  }

  @Test func optionsDecide() {
    #expect(written(find(["1,234"], NumberContext(decimal: .comma))) == ["1.234"])
    #expect(written(find(["1.234"], NumberContext(decimal: .comma))) == ["1234.0"])
    #expect(find(["1,5", "2,5", "3"], NumberContext(decimal: .point))?.badCount == 2)
    #expect(written(find(["1.234"], NumberContext(thousands: .point))) == ["1234.0"])
    #expect(written(find(["1,234"], NumberContext(thousands: .comma))) == ["1234.0"])
    #expect(written(find(["1,234"], NumberContext(thousands: .apostrophe))) == ["1.234"])
    let context = NumberContext(missing: ["-1", "gone"])
    #expect(written(find(["1", "-1", "gone", "Gone"], context)) == ["1.0", "", "", ""])
    #expect(find(["1", "-1", "gone", "Gone"], context)?.badCount == 1)
  }

  @Test(arguments: [
    (["5%", "6 %"], "percent"), (["5%", "6"], nil), (["$5", "$ 6"], "$"), (["€5", "6€"], "EUR"),
    (["12 EUR", "7 EUR"], "EUR"), (["5 km", "7 km"], "km"), (["5m", "7m"], "m"), (["5", "7"], nil),
    (["USD 5", ""], "USD"), (["$5", "€6"], nil), (["7 zł", "NA"], "PLN"), (["2%", "-"], "percent"),
  ])
  func unitsOfNumbers(cells: [String], unit: String?) {
    #expect(find(cells)?.unit == unit)
  }

  @Test func anMIsAMillionAmongOtherSuffixes() {
    #expect(written(find(["5m", "7m"])) == ["5.0", "7.0"])
    #expect(written(find(["5m", "7k"])) == ["5000000.0", "7000.0"])
    #expect(written(find(["$5m", "$7m"])) == ["5000000.0", "7000000.0"])
    #expect(written(find(["2.22M", "363.28K", "-"])) == ["2220000.0", "363280.0", ""])
  }

  @Test func unitsOfOneQuantityAreConvertedToTheSmallest() {
    #expect(written(find(["5 km", "800 m", "3.1 km"])) == ["5000.0", "800.0", "3100.0"])
    #expect(find(["5 km", "800 m", "3 km"])?.unit == "m")
    #expect(written(find(["1 KiB", "-", "2 MiB"])) == ["1.0", "", "2048.0"])
    #expect(written(find(["90 min", "1.5 h", "30 s"])) == ["5400.0", "5400.0", "30.0"])
  }

  @Test func unitsThatAreMixedAreNoNumbers() {
    #expect(find(["5 km", "800 g", "3 km"]) == nil)
    #expect(find(["5 km", "800"]) == nil)
    #expect(find(["1h 5m", "2h", "later", "3h 1m"]) == nil)
  }

  @Test func lettersOfFewNumbersAreBad() {
    #expect(written(find(["12", "13", "12B", "14"])) == ["12.0", "13.0", "", "14.0"])
    #expect(written(find(["12", "13", "12A", "14"])) == ["12.0", "13.0", "", "14.0"])
    #expect(written(find(["950", "12", "7", "1.5K"])) == ["950.0", "12.0", "7.0", "1500.0"])
    #expect(written(find(["1.1B", "2B"])) == ["1100000000.0", "2000000000.0"])
  }

  @Test func limitsAndFlagsAreCounted() {
    let finding = find(["<1", ">100", "5", "6 p", "7*", ": c"])
    #expect(written(finding) == ["1.0", "100.0", "5.0", "6.0", "7.0", ""])
    #expect(finding?.limitCount == 2)
    #expect(finding?.flagCount == 2)
  }

  @Test(arguments: [
    (["01", "02"], true), (["1", "2"], false), (["0", "0.5"], false), (["1", "007"], true),
    (["-01", "1"], true), (["00.5"], true), (["0"], false), (["-0", "-0.5"], false),
    (["01067123456789012345"], true),
  ])
  func leadingZeros(cells: [String], expected: Bool) {
    #expect(find(cells)?.hasLeadingZeros == expected)
  }

  @Test func sentinelsAreMissing() {
    let finding = find(["1.5", "-99.99", "2", "-99.99", "3"])
    #expect(written(finding) == ["1.5", "", "2.0", "", "3.0"])
    #expect(finding?.style.sentinels == [-99.99])
    #expect(finding?.sentinelCount == 2 && finding?.missingCount == 2)
    #expect(finding?.presentCount == 3)
    #expect(find(["1", "-999", "2", "3"])?.sentinelCount == 0)
    #expect(find(["-1200", "-999", "-999", "300"])?.sentinelCount == 0)
    #expect(find(["1000", "-999", "-999", "-5000"])?.sentinelCount == 0)
    #expect(find(["-999", "-999"])?.sentinelCount == 0)
    #expect(find(["-9999", "4", "-9999", "5", "-9999.9", "-9999.9"])?.sentinelCount == 4)
  }

  @Test func furtherBlocksFollowTheStyle() throws {
    let finding = try #require(find(["1,5", "-999", "-999", "2,5"]))
    var collector = NumberCollector(style: finding.style)
    collector.append(CellColumn(["3,25", "-999", "x", "oops", "1.234"]), rows: 0..<4)
    #expect(collector.values.map { $0.isNaN ? "" : "\($0)" } == ["3.25", "", "", ""])
    #expect(collector.bad == [BadNumber(row: 3, fault: .text)])
    #expect(collector.missingCount == 2 && collector.sentinelCount == 1)
    collector.append(CellColumn(["7", "oops"]))
    #expect(collector.bad.last?.row == 5)
  }
}

@Suite struct DurationColumnTests {
  @Test(arguments: [
    (["5:32", "5:28", "6:01"], ["332.0", "328.0", "361.0"]),
    (["1:02:03", "0:59:59", ""], ["3723.0", "3599.0", ""]),
    (["4:59.5", "4:58.25", "5:01.0"], ["299.5", "298.25", "301.0"]),
    (["75:10", "-0:30"], ["4510.0", "-30.0"]),
  ])
  func durationsAreSeconds(cells: [String], values: [String]) {
    let finding = find(cells)
    #expect(finding?.isDuration == true)
    #expect(finding?.unit == "seconds")
    #expect(written(finding) == values)
  }

  @Test(arguments: [
    ["08:00", "09:00", "10:00"], ["12:00", "12:00"], ["5:00 a.m.", "4:00 p.m."], ["5:61", "5:30"],
    ["1:2:3:4", "1:2:3:3"], ["5:3", "5:1"], ["10:00", "09:00", "08:00"],
    (0..<48).map { "\($0 % 24):00" }, ["12:30"],
  ])
  func timesOfDayAreNot(cells: [String]) {
    #expect(find(cells) == nil)
  }
}
