// SPDX-License-Identifier: MIT

import Audiograph
import Testing

@testable import ChartInput

/// A table has several readings, which are numbered, and each can be asked for by name.
@Suite struct NumberedReadingTests {
  private static let tables: [String] = [
    "Month,Rainfall (mm),Temperature (°C)\n2023-01,78,2\n2023-02,61,3\n2023-03,55,6\n2023-04,60,9\n",
    "country,year,life\nChad,2000,47.5\nChad,2010,50\nPeru,2000,70\nPeru,2010,73\n",
    "a;b\n3;1\n1;4\n2;9\n5;2\n",
    "n\n4\n1\n3\n9\n2\n",
    "name,2001,2002,2003\nNorth,1,2,3\nSouth,4,6,5\n",
    "#3,x\n4,8\n1,9\n3,5\n",
    "x,x\n4,8\n1,9\n3,5\n",
    "shop,1,2\nA,4,8\nB,1,9\nC,3,5\n",
  ]

  private func read(_ text: String, _ change: (inout ReadOptions) -> Void = { _ in })
    throws -> Table
  {
    var options = ReadOptions()
    options.form = nil
    change(&options)
    return try TableReader(options: options).read(.bytes(Array(text.utf8), name: "t"))
  }

  private func readings(_ text: String) throws -> [Reading] {
    var options = ReadOptions()
    options.form = nil
    return try TableReader(options: options).readings(of: .bytes(Array(text.utf8), name: "t"))
  }

  @Test func twoMeasuresHaveTheirReadings() throws {
    let readings = try readings(Self.tables[0])
    #expect(readings.contains { $0.values == ["Rainfall", "Temperature"] && $0.x == ["Month"] })
    #expect(readings.contains { $0.values == ["Temperature"] && $0.x == ["Month"] })
    #expect(readings.contains { $0.values == ["Rainfall"] && $0.x == ["Month"] })
  }

  @Test func groupsCanBeLeftOut() throws {
    let readings = try readings(Self.tables[1])
    #expect(readings[0].groups == ["country"])
    #expect(readings.dropFirst().contains { $0.groups.isEmpty && $0.values == ["life"] })
  }

  @Test func pairsAreALineOrPoints() throws {
    let readings = try readings(Self.tables[2])
    #expect(readings.contains { $0.kind == .scatter })
    #expect(readings.contains { $0.kind == nil && $0.values == ["a", "b"] })
  }

  /// The first is what is read without a number, all differ, and each is read by its number and by what asks
  /// for it.
  @Test(arguments: tables)
  func eachIsWhatItSays(_ text: String) throws {
    let readings = try readings(text)
    #expect((1...5).contains(readings.count))
    #expect(Set(readings.map(\.requests)).count == readings.count)
    let usual = try read(text)
    for (place, reading) in readings.enumerated() {
      let table = try read(text) { $0.reading = place + 1 }
      #expect(table.notes.last == .readingTaken(number: place + 1, count: readings.count, reading))
      #expect(table.layout.x.count == reading.x.count || table.layout.x.isEmpty)
      if place == 0 {
        #expect(table.columns == usual.columns)
        #expect(table.x == usual.x)
        #expect(table.form == usual.form)
      }
      let named = try read(text) { $0 = $0.asking(reading.requests) }
      #expect(named.columns == table.columns)
      #expect(named.x == table.x)
      #expect(named.form?.form == table.form?.form)
    }
  }

  @Test func aNumberThatNoneHasIsRefused() throws {
    #expect(
      throws: ReadError.noSuchReading(
        file: "t", number: 9, count: try readings(Self.tables[0]).count)
    ) {
      try read(Self.tables[0]) { $0.reading = 9 }
    }
  }

  /// What the options ask for holds for all readings.
  @Test func optionsHoldForAll() throws {
    var options = ReadOptions()
    options.form = nil
    options.y = [.name("Temperature (°C)")]
    let readings = try TableReader(options: options)
      .readings(of: .bytes(Array(Self.tables[0].utf8), name: "t"))
    #expect(readings.allSatisfy { $0.values.contains("Temperature") })
  }
}
