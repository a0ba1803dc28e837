// SPDX-License-Identifier: MIT

import Testing

@testable import Audiograph

@Suite struct SampleLoopsTests {
  /// The increments of glides that stay within a table, cross nodes or stand still.
  private static let glides = [
    (220.0, 220.0), (220, 221), (221, 220), (1500, 1500), (1500, 1490), (990, 1010), (1010, 990),
    (300, 3900), (3900, 300), (1000, 1400), (2000, 1000), (55, 4000),
  ]

  @Test(arguments: Timbre.all, [0, 1, 2, 3, 4, 5, 63, 64, 65, 700])
  func tonesEqualThePlainOnes(timbre: Timbre, count: Int) {
    let bank = WavetableBank(timbre, highest: 4000, sampleRate: 48_000)
    var generator = SplitMix64(state: UInt64(count) + 1)
    for (position, (first, last)) in Self.glides.enumerated() {
      let trial = Trial(count, isShaped: position % 2 == 1, &generator)
      let ends = (
        phaseIncrement(frequency: first, sampleRate: 48_000),
        phaseIncrement(frequency: last, sampleRate: 48_000)
      )
      for levels in [trial.levels, (trial.levels.0, trial.levels.0)] {
        var left = trial.plain(bank)
        left.addTone(from: ends.0, to: ends.1, levels: levels)
        var right = trial.plain(bank)
        right.addTone(from: ends.0, to: ends.1, levels: (levels.1, levels.0))
        for isStereo in [false, true] {
          var oscillator = Oscillator(phase: trial.phase, bank: bank)
          let heard = trial.render(isStereo: isStereo) { planes in
            oscillator.add(count, from: ends.0, to: ends.1, trial.both(levels), to: planes)
          }
          #expect(heard.left == left.plane)
          #expect(heard.right == (isStereo ? right.plane : trial.plane))
          #expect(heard.isUntouchedBehind)
          #expect(oscillator.phase == left.phase)
        }
      }
    }
  }

  @Test(arguments: [1, 2, 3, 4, 63, 255, 256, 257, 2048])
  func noisesEqualThePlainOnes(count: Int) {
    let noise = NoiseTable(
      band: 1000...3000, leastCount: 100, sampleRate: 48_000, ceiling: 8000)
    var generator = SplitMix64(state: UInt64(count))
    for start in [0, 1, 255, 256, 1000, 77_777] {
      let trial = Trial(count, isShaped: start % 2 == 1, &generator)
      var plain = trial.plain(WavetableBank(.pure, highest: 440, sampleRate: 48_000))
      plain.addNoise(Array(noise.samples), from: start, levels: trial.levels)
      let heard = trial.render(isStereo: false) { planes in
        noise.add(count, from: start, trial.both(trial.levels), to: planes)
      }
      #expect(heard.left == plain.plane)
      #expect(heard.isUntouchedBehind)
    }
  }

  /// Random planes, levels, phase and envelope.
  private struct Trial {
    let plane: [Float]
    let levels: (Float, Float)
    let phase: UInt32
    let envelope: [Float]?

    init(_ count: Int, isShaped: Bool, _ generator: inout SplitMix64) {
      func part() -> Float { Float(generator.next() >> 40) * 0x1p-24 }
      plane = (0..<count).map { _ in part() - 0.5 }
      levels = (part(), part())
      phase = UInt32(truncatingIfNeeded: generator.next())
      envelope = isShaped ? (0..<count).map { _ in part() } : nil
    }

    func plain(_ bank: WavetableBank) -> PlainLoops {
      PlainLoops(bank: bank, phase: phase, plane: plane, envelope: envelope)
    }

    func both(_ levels: (Float, Float)) -> Levels {
      Levels(
        left: Levels.Line(levels.0, levels.1, count: plane.count),
        right: Levels.Line(levels.1, levels.0, count: plane.count))
    }

    /// What a loop makes of the planes.
    func render(isStereo: Bool, _ body: (Planes) -> Void) -> Heard {
      let behind = [Float](repeating: 77, count: Planes.padding)
      var (left, right) = (plane + behind, plane + behind)
      var shape = envelope.map { $0 + behind } ?? behind
      left.withUnsafeMutableBufferPointer { left in
        right.withUnsafeMutableBufferPointer { right in
          shape.withUnsafeMutableBufferPointer { shape in
            guard let base = left.baseAddress else { return }
            body(
              Planes(
                left: base, right: isStereo ? right.baseAddress : nil,
                envelope: envelope == nil ? nil : shape.baseAddress))
          }
        }
      }
      return Heard(
        left: Array(left.dropLast(Planes.padding)), right: Array(right.dropLast(Planes.padding)),
        isUntouchedBehind: left.suffix(Planes.padding) + right.suffix(Planes.padding)
          == ArraySlice(behind + behind))
    }
  }

  private struct Heard {
    let left: [Float]
    let right: [Float]
    let isUntouchedBehind: Bool
  }
}

@Suite struct SymmetryTests {
  @Test(arguments: [4, 8, 256, 4096, 65_536])
  func sinesOfATurnEqualEach(count: Int) {
    let sines = Sines(count: count)
    for index in 0..<count {
      let turns = Double(index) / Double(count)
      #expect(sines.values[index] == sine(turns: turns))
      #expect(index > count / 2 || sines.cosine(index) == cosine(turns: turns))
    }
  }

  /// The second half of a table is not summed but the first in the mirror.
  @Test(arguments: Timbre.all, [8000, 44_100, 48_000])
  func tablesEqualTheirWholeSums(timbre: Timbre, sampleRate: Int) {
    let bank = WavetableBank(timbre, highest: 3000, sampleRate: sampleRate)
    let ceiling = Timbre.ceiling(sampleRate: sampleRate)
    let fades = timbre.partials.indices.filter { timbre.partials[$0] != 0 }.flatMap {
      [ceiling / Double(2 * $0 + 2), ceiling / Double($0 + 1)]
    }
    let frequencies = [0] + Set(fades).sorted()
    for (table, frequency) in frequencies.prefix(bank.nodes.count).enumerated() {
      let start = WavetableBank.offset(ofTable: table)
      let whole = (0...WavetableBank.length).map { place in
        var sum = 0.0
        for (index, amplitude) in timbre.partials.enumerated() where amplitude != 0 {
          let fade = Timbre.fade(partial: Double(index + 1), of: frequency, ceiling: ceiling)
          guard amplitude * fade != 0 else { continue }
          sum += amplitude * fade * sine(turns: Double((place * (index + 1)) % 4096) / 4096)
        }
        return Float(sum).bitPattern
      }
      #expect(bank.samples[start..<start + 4097].map(\.bitPattern) == whole)
    }
  }
}

@Suite struct RoundingTests {
  /// `exp2` as it was first written, with the library's rounding and scaling.
  private func plainExponential(_ exponent: Double) -> Double {
    let whole = exponent.rounded(.toNearestOrEven)
    return Double(sign: .plus, exponent: Int(whole), significand: exp2(exponent - whole))
  }

  @Test func exponentialsAreScaledExactly() {
    var generator = SplitMix64(state: 3)
    for _ in 0..<20_000 {
      let exponent = (Double(generator.next() >> 11) * 0x1p-53 * 2 - 1) * 1021.5
      #expect(exp2(exponent) == plainExponential(exponent))
    }
    for exponent in [-1022, -1021.5, -0.5, 0, 0.5, 1.5, 2.5, 31.5, 1021.5, 1023.4, 1023.5, 1023.9] {
      #expect(exp2(exponent) == plainExponential(exponent))
    }
    #expect(exp2(-1023) == 0)
    #expect(exp2(1024) == .infinity)
  }

  @Test func increasesRoundAsTheLibraryDoes() {
    var generator = SplitMix64(state: 4)
    for power in 0..<33 {
      for _ in 0..<500 {
        let number =
          Double(sign: .plus, exponent: power, significand: 1)
          + Double(generator.next() >> 11) * 0x1p-53 * Double(1 << power)
        #expect(nearestWhole(number) == Int(number.rounded()))
        let half = number.rounded(.down) + 0.5
        for near in [half, half.nextUp, half.nextDown] {
          #expect(nearestWhole(near) == Int(near.rounded()))
        }
      }
    }
    for number in [0.5, 0.5.nextUp, 1.0.nextDown] { #expect(nearestWhole(number) == 1) }
  }
}
