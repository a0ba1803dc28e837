// SPDX-License-Identifier: MIT

import Testing

@testable import Audiograph

/// What lists of values show.
@Suite struct ListShapeTests {
  private static func normal(_ count: Int, _ seed: UInt64, _ mean: Double, _ deviation: Double)
    -> [Double]
  {
    var noise = ScatterShapeTests.Noise(seed)
    return (0..<count).map { _ in mean + deviation * noise.next() }
  }

  private static func mixed(_ values: [Double]) -> [Double] {
    var random = SplitMix64(seed: 1)
    return values.shuffled(using: &random)
  }

  private func sentence(_ values: [Double], rowOrder: RowOrder = .unknown) throws -> String {
    let series = try Series(name: "time", values: values).told(rowOrder: rowOrder)
    return try Chart(title: "Runs", series: [series]).description().joined(separator: " ")
  }

  @Test func twoHumpsAreToldByTheirMedians() throws {
    let values = Self.mixed(Self.normal(60, 3, 30, 4) + Self.normal(60, 4, 62, 5))
    let list = ListShape(values)
    #expect(list.form == .two && list.peaks.map(\.share) == [0.5, 0.5])
    #expect(abs(list.peaks[0].at - 30) < 2 && abs(list.peaks[1].at - 62) < 2)
    #expect(try sentence(values).contains(", in 2 humps, around "))
  }

  @Test func threeHumpsAreSeveral() {
    let values = [20.0, 60, 100].enumerated().flatMap { Self.normal(50, UInt64($0), $1, 4) }
    #expect(ListShape(values).form == .several)
    #expect(ListShape(values).peaks.count == 3)
  }

  @Test func oneHumpMayHaveATail() throws {
    #expect(ListShape(Self.normal(200, 5, 65, 6)).form == .one)
    let tail = Self.normal(200, 6, 2, 0.8).map { exp2($0) }
    #expect(ListShape(tail).form == .tailHigh)
    #expect(ListShape(tail.map { -$0 }).form == .tailLow)
    #expect(try sentence(tail).contains(", with a longer tail upwards, half of them between "))
  }

  @Test func evenValuesAreSpreadEvenly() throws {
    let even = Self.mixed((0..<150).map { Double($0) * 1.37 })
    #expect(ListShape(even).form == .even)
    #expect(try sentence(even).contains(", spread about evenly, half of them between "))
    #expect(ListShape(Array(even.prefix(70))).form != .even)
  }

  @Test func fewValuesHaveNoForm() {
    #expect(ListShape(Self.normal(39, 7, 5, 1)).form == .none)
    #expect(ListShape((0..<200).map { Double($0 % 7) }).form == .none)
  }

  @Test func roundedValuesAreHeaps() throws {
    var noise = ScatterShapeTests.Noise(8)
    let values = (0..<200).map { row in
      let value = (60 + 15 * noise.next()).rounded()
      return row.isMultiple(of: 2) ? (value / 5).rounded() * 5 : value
    }
    let heap = try #require(ListShape(values).heap)
    #expect(heap.unit == 5 && heap.share > 0.5 && heap.share < 0.7)
    #expect(ListShape(values).form == .one)
    let share = Int((100 * heap.share).rounded())
    #expect(try sentence(values).contains("\(share) percent of the values are multiples of 5."))
    #expect(ListShape(Self.normal(200, 9, 60, 15).map { $0.rounded() }).heap == nil)
    let tenths = ListShape(values.map { $0 / 10 }).heap
    #expect(tenths?.unit == 0.5)
  }

  @Test func farValuesAreNamed() throws {
    var values = Self.normal(60, 10, 50, 3)
    (values[7], values[20]) = (-44, -2)
    #expect(ListShape(values).odd == [-44, -2])
    #expect(try sentence(values).contains("-44 and -2 lie far below the rest."))
    for (place, value) in [(30, 150.0), (40, 160)] { values[place] = value }
    #expect(try sentence(values).contains("4 values lie far from the rest, the farthest 160."))
    #expect(ListShape(Self.normal(200, 11, 50, 3)).odd.isEmpty)
  }

  /// Values that go one way are a list where there is nothing else in the table.
  @Test func sortedListsAreLists() throws {
    let sorted = Self.normal(60, 12, 170, 9).sorted()
    let told = try sentence(sorted, rowOrder: .list)
    #expect(told.contains("60 values in ascending order from "))
    #expect(!told.contains("rose"))
    #expect(
      try sentence(sorted.reversed(), rowOrder: .list).contains("values in descending order from"))
    #expect(try sentence(sorted).contains("rose"))
    #expect(try sentence(Array(sorted.prefix(11)), rowOrder: .list).contains("rose"))
  }

  @Test func noiseHasOneHump() {
    var several = 0
    for seed in 0..<200 as Range<UInt64> {
      let count = [60, 100, 200, 400][Int(seed % 4)]
      let form = ListShape(Self.normal(count, 500 + seed, 65, 6)).form
      several += form == .two || form == .several ? 1 : 0
    }
    #expect(several <= 3)
  }

  /// The dip of n evenly spaced numbers is 1/(2n), that of two equal heaps comes near a quarter.
  @Test func dipsOfKnownNumbers() {
    let even = (0..<100).map(Double.init)
    #expect(abs(DipTest.rootDip(of: even) - 0.05) < 1e-9)
    let heaps = (0..<100).map { place -> Double in Double(place) / 1000 + Double(place / 50) * 10 }
    #expect(DipTest.rootDip(of: heaps) > 2 && DipTest.rootDip(of: heaps) <= 2.5)
    #expect(DipTest.rootDip(of: heaps.map { $0 * 1e305 }) > 2)
    #expect(DipTest.rootDip(of: [1, 1, 1, 1]) == 0.25)
  }
}
