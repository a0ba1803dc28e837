// SPDX-License-Identifier: MIT

import Testing

@testable import Audiograph

@Suite struct SampleLoopsTests {
  /// The increments of glides that stay within a table, cross nodes or stand still.
  private static let glides = [
    (220.0, 220.0), (220, 221), (221, 220), (1500, 1500), (1500, 1490), (990, 1010), (1010, 990),
    (300, 3900), (3900, 300), (1000, 1400), (2000, 1000), (55, 4000),
  ]

  @Test(arguments: Timbre.all, [1, 2, 3, 4, 5, 7, 8, 63, 64, 65, 700])
  func tonesEqualThePlainOnes(timbre: Timbre, count: Int) {
    let bank = WavetableBank(timbre, highest: 4000, sampleRate: 48_000)
    var generator = SplitMix64(seed: UInt64(count) + 1)
    for (position, (first, last)) in Self.glides.enumerated() {
      let ends = (
        phaseIncrement(frequency: first, sampleRate: 48_000),
        phaseIncrement(frequency: last, sampleRate: 48_000)
      )
      for isFresh in [false, true] {
        let trial = Trial(count, isShaped: position % 2 == 1, isFresh: isFresh, &generator)
        for levels in [trial.levels, (trial.levels.0, trial.levels.0)] {
          var (left, right) = (trial.plain(bank), trial.plain(bank))
          left.addTone(from: ends.0, to: ends.1, levels: levels)
          right.addTone(from: ends.0, to: ends.1, levels: (levels.1, levels.0))
          for isStereo in [false, true] {
            var line = LineGenerator(oscillator: Oscillator(phase: trial.phase, bank: bank))
            let ends = trial.moments(ends, levels)
            let heard = trial.render(isStereo: isStereo) { $0.add(&line, along: ends) }
            #expect(heard.left == left.plane)
            #expect(heard.right == (isStereo ? right.plane : trial.plane))
            #expect(heard.isUntouchedBehind)
            #expect(line.oscillator.phase == left.phase)
          }
        }
      }
    }
  }

  @Test(arguments: [1, 2, 3, 4, 63, 255, 256, 257, 2048], [false, true])
  func noisesEqualThePlainOnes(count: Int, isFresh: Bool) {
    let noise = NoiseTable(
      band: 1000...3000, leastCount: 100, sampleRate: 48_000, ceiling: 8000)
    var generator = SplitMix64(seed: UInt64(count))
    for start in [0, 1, 255, 256, 1000, 77_777] {
      let trial = Trial(count, isShaped: start % 2 == 1, isFresh: isFresh, &generator)
      var plain = trial.plain(WavetableBank(.pure, highest: 440, sampleRate: 48_000))
      plain.addNoise(Array(noise.samples), from: start, levels: trial.levels)
      var sounding = NoiseGenerator(noise: noise, start: start, count: count)
      let levels = trial.both(trial.levels)
      let heard = trial.render(isStereo: false) { $0.add(&sounding, along: levels) }
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
    let isFresh: Bool

    init(_ count: Int, isShaped: Bool, isFresh: Bool, _ generator: inout SplitMix64) {
      func part() -> Float { Float(generator.next() >> 40) * 0x1p-24 }
      plane = (0..<count).map { _ in part() - 0.5 }
      levels = (part(), part())
      phase = UInt32(truncatingIfNeeded: generator.next())
      envelope = isShaped && !isFresh ? (0..<count).map { _ in part() } : nil
      self.isFresh = isFresh
    }

    func plain(_ bank: WavetableBank) -> ReferenceLoops {
      ReferenceLoops(
        bank: bank, phase: phase, plane: isFresh ? plane.map { _ in 0 } : plane,
        envelope: envelope)
    }

    func moments(
      _ increments: (Int, Int), _ levels: (Float, Float)
    ) -> (from: Glide.Moment, to: Glide.Moment) {
      (
        Glide.Moment(increment: increments.0, left: levels.0, right: levels.1),
        Glide.Moment(
          frame: plane.count, increment: increments.1, left: levels.1, right: levels.0)
      )
    }

    func both(_ levels: (Float, Float)) -> Levels {
      Levels(
        left: Levels.LinearRamp(levels.0, levels.1, count: plane.count),
        right: Levels.LinearRamp(levels.1, levels.0, count: plane.count))
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
                envelope: envelope == nil ? nil : shape.baseAddress, areFresh: isFresh))
          }
        }
      }
      // Some samples may lie after those of a fresh plane, but not after its room.
      let reach = isFresh ? 1 : Planes.padding
      return Heard(
        left: Array(left.dropLast(Planes.padding)), right: Array(right.dropLast(Planes.padding)),
        isUntouchedBehind: (left.suffix(reach) + right.suffix(reach)).allSatisfy { $0 == 77 })
    }
  }

  private struct Heard {
    let left: [Float]
    let right: [Float]
    let isUntouchedBehind: Bool
  }
}

/// A tone from one moment to another, however far they are apart.
struct LineGenerator: SampleGenerator {
  var oscillator: Oscillator

  mutating func sound(
    _ ends: (from: Glide.Moment, to: Glide.Moment), into sink: some SampleSink
  ) {
    oscillator.sound(ends.from, ends.to, into: sink)
  }
}

@Suite struct GlideTests {
  /// The moments one by one, as the definitions have them.
  private func plain(
    _ frames: Range<Int>, _ segment: SynthVoice.Segment, _ loudness: LoudnessCurve
  ) -> [Glide.Moment] {
    let step = segment.pitch.areEqual ? frames.count : Glide.step
    return (stride(from: frames.lowerBound, to: frames.upperBound, by: step) + [frames.upperBound])
      .map { frame in
        let share = segment.share(frame)
        let pitch = segment.pitch.first + (segment.pitch.last - segment.pitch.first) * share
        let factor = Float(loudness.factor(at: pitch))
        return Glide.Moment(
          frame: frame, increment: Int(exp2(pitch).rounded()),
          left: segment.left.value(at: Float(share)) * factor,
          right: segment.right.value(at: Float(share)) * factor)
      }
  }

  @Test(arguments: [1, 2, 63, 64, 65, 127, 128, 255, 256, 257, 1983, 1984, 1985, 2047, 2048])
  func fourMomentsAtOnceEqualEach(count: Int) {
    var generator = SplitMix64(seed: UInt64(count))
    func part() -> Double { Double(generator.next() >> 11) * 0x1p-53 }
    let loudness = LoudnessCurve(.standard, pitches: 220...1760, sampleRate: 44_100)
    var glide = Glide()
    for number in 0..<40 {
      let first = 24 + 4 * part()
      let segment = SynthVoice.Segment(
        start: 1000, end: 1000 + count + Int(part() * 9000),
        pitch: SynthVoice.Ends(first: first, last: number % 4 == 0 ? first : 24 + 4 * part()),
        left: SynthVoice.Ends(first: Float(part()), last: Float(part())),
        right: SynthVoice.Ends(first: Float(part()), last: Float(part())))
      let start = segment.start + Int(part() * Double(segment.end - count - segment.start))
      glide.lay(start..<start + count, of: segment, loudness)
      let expected = plain(start..<start + count, segment, loudness)
      #expect(glide.pieces.count + 1 == expected.count)
      for (index, moment) in expected.enumerated() { #expect(glide[index] == moment) }
    }
  }

  @Test func factorsEqualEach() {
    let loudness = LoudnessCurve(.bright, pitches: 220...1760, sampleRate: 44_100)
    for place in 0..<2000 {
      let pitches = SIMD4(22, 23.5, 24, 25) + Double(place) / 500
      let factors = loudness.factors(at: pitches)
      for lane in 0..<4 { #expect(factors[lane] == loudness.factor(at: pitches[lane])) }
    }
  }
}

@Suite struct SampleTests {
  private func interleaved<Sample: PCMSample>(
    _ left: [Float], _ right: [Float], as silence: Sample
  ) -> [Sample] {
    var samples = [Sample](repeating: silence, count: left.count + right.count)
    var span = samples.mutableSpan
    Sample.interleave(left: left.span, right: right.span, into: &span, at: 0)
    return samples
  }

  /// Several at a time are narrowed as one alone is.
  @Test(arguments: [1, 7, 8, 9, 64, 1000])
  func samplesAreTheNearestSteps(count: Int) {
    var generator = SplitMix64(seed: UInt64(count))
    let ends: [Float] = [-1, 1, 0, -0.0, 0.5 / 32767, 1.5 / 32767, -2.5 / 32767]
    func random() -> [Float] {
      (0..<count).map { place in
        place < ends.count ? ends[place] : Float(generator.next() >> 40) * 0x1p-23 - 1
      }
    }
    let (left, right) = (random(), random())
    let steps = left.map { Int16(($0 * 32767).rounded(.toNearestOrEven)) }
    let both = zip(left, right).flatMap {
      [$0, $1].map { Int16(($0 * 32767).rounded(.toNearestOrEven)) }
    }
    #expect(interleaved(left, [], as: Int16(0)) == steps)
    #expect(interleaved(left, right, as: Int16(0)) == both)
    #expect(interleaved(left, [], as: Float(0)) == left)
  }

  @Test func zerosHaveNoSign() {
    let zeros = [Float](repeating: -0.0, count: 9)
    #expect(interleaved(zeros, [], as: Float(0)).allSatisfy { $0.sign == .plus })
    #expect(interleaved(zeros, zeros, as: Float(0)).allSatisfy { $0.sign == .plus })
    #expect(interleaved(zeros, zeros, as: Int32(7)).allSatisfy { $0 == 0 })
  }
}

@Suite struct SymmetryTests {
  @Test(arguments: [4, 8, 256, 4096, 65_536])
  func sinesOfATurnEqualEach(count: Int) {
    let sines = SineTable(count: count)
    for index in 0..<count {
      let turns = Double(index) / Double(count)
      #expect(sines.values[index] == sine(turns: turns))
      #expect(index > count / 2 || sines.cosine(index) == cosine(turns: turns))
    }
  }

  @Test(arguments: [4, 8, 256, 2048])
  func sinesOfFewerPartsAreSomeOfMany(count: Int) {
    let stride = WavetableBank.length / count
    for (index, sine) in SineTable(count: count).values.enumerated() {
      #expect(SineTable.ofWavetable.values[index * stride] == sine)
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
    var generator = SplitMix64(seed: 3)
    for _ in 0..<20_000 {
      let exponent = (Double(generator.next() >> 11) * 0x1p-53 * 2 - 1) * 1021.5
      #expect(exp2(exponent) == plainExponential(exponent))
    }
    for exponent in [-1022, -1021.5, -0.5, 0, 0.5, 1.5, 2.5, 31.5, 1021.5, 1023.4, 1023.5, 1023.9] {
      #expect(exp2(exponent) == plainExponential(exponent))
    }
    // Subnormal numbers, down to the smallest.
    #expect(exp2(-1023) == 0x1p-1023 && exp2(-1074) == .leastNonzeroMagnitude)
    #expect(exp2(-1076) == 0)
    #expect(exp2(1024) == .infinity)
  }

  @Test func fourExponentialsEqualEach() {
    var generator = SplitMix64(seed: 5)
    for _ in 0..<5000 {
      func exponent() -> Double { (Double(generator.next() >> 11) * 0x1p-53 * 2 - 1) * 1021 }
      let exponents = SIMD4(exponent(), exponent(), exponent(), exponent())
      let powers = exp2(exponents)
      for lane in 0..<4 { #expect(powers[lane] == exp2(exponents[lane])) }
    }
  }

  /// The nearest whole number, as glides find it.
  private func nearestWhole(_ number: Double) -> Int {
    Int(wholeNumbers(SIMD4(0, number, 7.5, 1e9) + 0.5)[1])
  }

  @Test func increasesRoundAsTheLibraryDoes() {
    var generator = SplitMix64(seed: 4)
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
