// SPDX-License-Identifier: MIT

import Testing

@testable import Audiograph

@Suite struct DensityTests {
  private let tens = (1...10).map(Double.init)

  @Test func theWidthIsThatOfSilverman() throws {
    let density = try Density(tens, named: "score")
    // s = √(82.5 / 9) = 3.0277, IQR / 1.34 = 4.5 / 1.34 = 3.3582; 10^(−1/5) = 0.630957.
    #expect(abs(density.width - 0.9 * 3.0276503540974917 * 0.6309573444801932) < 1e-12)
    #expect(abs(density.ends.low - (1 - 3 * density.width)) < 1e-12)
    #expect(abs(density.ends.high - (10 + 3 * density.width)) < 1e-12)
    var json = JSONWriter()
    json.object { density.write(to: &$0) }
    #expect(json.text.hasPrefix(#"{"points":10,"width":1.719"#))
  }

  @Test func densitiesAddUpToOne() throws {
    let density = try Density(tens, named: "score")
    let step = (density.ends.high - density.ends.low) / 99
    #expect(abs(density.densities.reduce(0, +) * step - 1) < 0.01)
    #expect(
      zip(density.densities, density.densities.reversed()).allSatisfy { abs($0 - $1) < 1e-12 })
  }

  @Test func wordsTellTheWidth() throws {
    let chart = FormChart(try Density(tens + [.nan], named: "score"), title: "Test")
    #expect(
      chart.description(level: .long) == [
        "score, 10 values, smoothed with a width of 1.72.", "The curve runs from -4.2 to 15.2.",
        "One value is missing.", "Density curve.",
      ])
    #expect(
      chart.description(level: .alt) == [
        "Test: score, 10 values, smoothed with a width of 1.72."
      ])
  }

  @Test func aHundredPlacesSoundAsOneTone() throws {
    let density = try Density(tens, named: "score")
    let tones = density.tones(stretchedBy: 1)
    #expect(tones.tones.count == 100 && tones.seconds == 5)
    #expect(tones.tones.allSatisfy { $0.kind == .point && $0.isJoined })
    let tone = tones.tones[40]
    #expect(tone.index == 40 && abs(tone.start - 2) < 1e-12 && tone.length == 0.05)
    #expect(tone.layers[0].path.map(\.offset) == [0.015])
    #expect(tone.layers[0].path.map(\.length) == [0.02])
    #expect(tone.value == density.densities[40])
    #expect(density.axis.minimum == 0 && density.axis.maximum == density.densities.max())
  }

  @Test func aWalkStopsAtPeaks() throws {
    let two = [1.0, 1.1, 0.9, 1, 1.2, 9, 9.1, 8.9, 9.2, 9]
    let places = try Density(two, named: "score").places().columns
    #expect(places.count == 100 && places.count { $0[0].landmark != nil } == 2)
    #expect(places.count { $0[0].landmark == .highest } == 1)
  }

  @Test func tooFewOrEqualValuesAreRefused() {
    #expect(throws: FormError.tooFew(.density, found: 9, needed: 10)) {
      try Density(Array(tens.dropLast()) + [.nan], named: "score")
    }
    #expect(throws: FormError.allEqual(.density, value: 5)) {
      try Density([Double](repeating: 5, count: 20), named: "score")
    }
  }

  @Test(arguments: [Double.leastNonzeroMagnitude, 1e-300, 1, 1e300, 1.7e308])
  func allSizesHaveADensity(size: Double) throws {
    let density = try Density([-size, -size, -size, -size, 0, 0, 0, size, size, size], named: "x")
    #expect(density.densities.allSatisfy { $0.isFinite && $0 >= 0 })
    #expect(density.width.isFinite && density.ends.low.isFinite && density.ends.high.isFinite)
    #expect(!FormChart(density, title: "").description(level: .long).isEmpty)
    #expect(density.places().columns.count == 100)
  }

  @Test func oneValueFarFromEqualOnesIsKept() throws {
    let density = try Density([Double](repeating: 0, count: 20) + [1], named: "x")
    #expect(density.width > 0 && (density.densities.max() ?? 0) > 0)
  }
}
