// SPDX-License-Identifier: MIT

import Glibc
import Testing

@testable import Audiograph

@Suite struct RendererTests {
  private func score(_ style: SoundStyle = SoundStyle(), count: Int = 30) throws -> Score {
    let values = (0..<count).map { Double(($0 * 7) % 11) }
    return try Score(Chart(title: "T", series: [Series(name: "A", values: values)]), style: style)
  }

  private func samples<Sample: PCMSample>(
    _ score: Score, as type: Sample.Type, block: Int = 4096
  ) -> [Sample] {
    var renderer = Renderer(score)
    var buffer = [Sample](repeating: .silence, count: block * score.format.channelCount)
    var all: [Sample] = []
    while true {
      var span = buffer.mutableSpan
      let frames = renderer.render(into: &span)
      guard frames > 0 else { return all }
      all += buffer[0..<frames * score.format.channelCount]
    }
  }

  @Test func depthsAgree() throws {
    let score = try score()
    let short = samples(score, as: Int16.self)
    let long = samples(score, as: Int32.self)
    let float = samples(score, as: Float.self)
    #expect(short.count == score.frameCount * 2)
    #expect(short.count == long.count && long.count == float.count)
    #expect(zip(short, float).allSatisfy { abs(Float($0) / 32767 - $1) <= 0.501 / 32767 })
    #expect(
      zip(long, float).allSatisfy {
        abs(Double($0) / 256 / 8_388_607 - Double($1)) <= 0.5001 / 8_388_607
      })
    #expect(long.allSatisfy { $0 & 0xFF == 0 })
  }

  @Test func aCopyGoesOnFromTheSameFrame() throws {
    let score = try score()
    var renderer = Renderer(score)
    var first = [Int16](repeating: 0, count: 2 * 1000)
    var second = first
    var third = first
    var span = first.mutableSpan
    _ = renderer.render(into: &span)
    var copy = renderer
    var secondSpan = second.mutableSpan
    _ = renderer.render(into: &secondSpan)
    var thirdSpan = third.mutableSpan
    _ = copy.render(into: &thirdSpan)
    #expect(second == third)
    #expect(first != second)
  }

  @Test func nothingIsWrittenBehindTheEnd() throws {
    let score = try score()
    var renderer = Renderer(score)
    var buffer = [Int16](repeating: 77, count: score.frameCount * 2 + 3)
    var span = buffer.mutableSpan
    #expect(renderer.render(into: &span) == score.frameCount)
    #expect(buffer.suffix(3) == [77, 77, 77])
    var again = buffer.mutableSpan
    #expect(renderer.render(into: &again) == 0)
    var empty: [Int16] = []
    var none = empty.mutableSpan
    #expect(renderer.render(into: &none) == 0)
  }

  @Test func monoIsTheSameSoundWithoutPlace() throws {
    var style = SoundStyle()
    let stereo = try samples(score(style), as: Float.self)
    style.format = try #require(SoundFormat(sampleRate: 48_000, channelCount: 1))
    let mono = try samples(score(style), as: Float.self)
    #expect(mono.count * 2 == stereo.count)
    let power = stereo.reduce(0.0) { $0 + Double($1) * Double($1) }
    let monoPower = mono.reduce(0.0) { $0 + Double($1) * Double($1) }
    #expect(abs(power / monoPower - 1) < 1e-3)
  }

  @Test func volumeScalesEverySample() throws {
    var style = SoundStyle()
    let full = try samples(score(style), as: Float.self)
    style.volume = 0.25
    let quiet = try samples(score(style), as: Float.self)
    #expect(zip(full, quiet).allSatisfy { abs($0 * 0.25 - $1) < 1e-7 })
    style.volume = 0
    #expect(try samples(score(style), as: Int16.self).allSatisfy { $0 == 0 })
  }
}

@Suite struct WavetableTests {
  /// Every partial summed directly, each faded as the rule says.
  private func direct(_ timbre: Timbre, _ frequency: Double, _ turns: Double) -> Double {
    timbre.partials.enumerated().reduce(0) { sum, partial in
      let number = Double(partial.offset + 1)
      let fade = min(max((8000 - number * frequency) / 4000, 0), 1)
      return sum + partial.element * fade * Glibc.sin(2 * Double.pi * turns * number)
    }
  }

  @Test(arguments: Timbre.all, [220.0, 999, 1000, 1200, 1333.4, 1760, 2000, 2700, 3999])
  func everyPitchHasItsPartials(timbre: Timbre, frequency: Double) {
    let bank = WavetableBank(timbre, highest: 4000, sampleRate: 48_000)
    let increment = phaseIncrement(frequency: frequency, sampleRate: 48_000)
    let samples = bank.samples(500, from: increment, to: increment)
    for (index, sample) in samples.enumerated() {
      let turns = Double((index * increment) & 0xFFFF_FFFF) / 0x1p32
      #expect(abs(Double(sample) - direct(timbre, frequency, turns)) < 2e-5)
    }
  }

  @Test(arguments: [(300.0, 3900.0), (3900, 300), (990, 1010), (1010, 990)])
  func aGlideOverNodesHasNoStep(first: Double, last: Double) {
    let bank = WavetableBank(.standard, highest: 4000, sampleRate: 48_000)
    let samples = bank.samples(
      4000, from: phaseIncrement(frequency: first, sampleRate: 48_000),
      to: phaseIncrement(frequency: last, sampleRate: 48_000))
    var turns = 0.0
    for (index, sample) in samples.enumerated() {
      let frequency = first + (last - first) * Double(index) / 4000
      #expect(abs(Double(sample) - direct(.standard, frequency, turns)) < 0.02)
      turns += frequency / 48_000
    }
  }
}

extension WavetableBank {
  /// The tone at full level.
  fileprivate func samples(_ count: Int, from first: Int, to last: Int) -> [Float] {
    var samples = [Float](repeating: 0, count: count + Planes.padding)
    var line = LineGenerator(oscillator: Oscillator(phase: 0, bank: self))
    let ends = (
      from: Glide.Moment(increment: first, left: 1, right: 1),
      to: Glide.Moment(frame: count, increment: last, left: 1, right: 1)
    )
    samples.withUnsafeMutableBufferPointer {
      guard let base = $0.baseAddress else { return }
      Planes(left: base).add(&line, along: ends)
    }
    return Array(samples.prefix(count))
  }
}

@Suite struct NoiseTableTests {
  @Test(arguments: [300.0...3000, 1000...3000, 2000...4000])
  func noiseHasLevelAndBand(band: ClosedRange<Double>) {
    let samples = NoiseTable(
      band: band, leastCount: 1500, sampleRate: 48_000, ceiling: 8000
    ).samples.map(Double.init)
    #expect(samples.count == 2048)
    let power = samples.reduce(0) { $0 + $1 * $1 } / 2048
    #expect(abs(power - 1) < 0.01)
    #expect(samples.allSatisfy { abs($0) <= Loudness.noiseCrest })
    for line in [2, 5, 190, 300, 1000] where !band.contains(Double(line) * 48_000 / 2048) {
      #expect(magnitude(samples, line) < 1e-6)
    }
    #expect(magnitude(samples, Int((band.lowerBound + 100) * 2048 / 48_000)) > 0.01)
  }

  private func magnitude(_ samples: [Double], _ line: Int) -> Double {
    var real = 0.0
    var imaginary = 0.0
    for (index, sample) in samples.enumerated() {
      let angle = 2 * Double.pi * Double(index * line % samples.count) / Double(samples.count)
      real += sample * Glibc.cos(angle)
      imaginary += sample * Glibc.sin(angle)
    }
    return (real * real + imaginary * imaginary).squareRoot() / Double(samples.count)
  }
}
