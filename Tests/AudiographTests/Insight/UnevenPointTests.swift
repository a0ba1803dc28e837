// SPDX-License-Identifier: MIT

import Testing

@testable import Audiograph

/// Numbers along x that stand at uneven distances.
@Suite struct UnevenPointTests {
  private let places = [1.0, 2, 3, 4, 5, 7, 9, 12, 16, 22, 30, 50]

  private func words(_ x: [Double], _ y: (Double) -> Double) throws -> String {
    let series = try Series(name: "y", x: .numbers(x), values: x.map(y))
    return Description(ChartFacts(try Chart(title: "t", series: [series]))).sentences(.standard)
      .joined(separator: " ")
  }

  @Test func aLineIsToldAsOne() throws {
    #expect(try words(places) { 2 * $0 + 1 }.contains("rose steadily, to 34 times"))
    #expect(try words(places) { 200 - 3 * $0 }.contains("fell steadily"))
  }

  @Test func fewPointsOfALine() throws {
    #expect(try words([1, 2, 5, 10, 20, 50, 100]) { 2 * $0 + 1 }.contains("rose steadily"))
  }

  @Test func aSquareGetsEverFaster() throws {
    #expect(try words(places) { $0 * $0 }.contains("faster and faster"))
    #expect(try words(places) { 100 - 90 / $0 }.contains("faster at first"))
  }

  /// What doubles along x is not counted in steps that are unequal.
  @Test func growthAtUnevenPlaces() throws {
    let text = try words([0, 1, 2, 4, 5, 7, 8, 10, 13, 14, 16]) { 3 * exp2($0 / 2) }
    #expect(text.contains("faster and faster"))
    #expect(!text.contains("doubling"))
  }

  /// Equal distances that are not 1 are counted: 0.69 of 0.1 each are 6.9 steps.
  @Test func growthIsCountedInSteps() throws {
    let text = try words((0..<100).map { Double($0) / 10 }) { exp2($0 / 0.69) }
    #expect(text.contains("doubling about every 6.9 steps"))
  }
}
