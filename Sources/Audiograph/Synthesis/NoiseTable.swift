// SPDX-License-Identifier: MIT

/// Band-limited noise that loops seamlessly.
struct NoiseTable: Sendable {
  /// As many samples as a power of two, with root mean square 1.
  var samples: ArraySlice<Float> { padded.dropLast(Planes.padding) }
  /// The samples and the first few of them again.
  private let padded: [Float]

  /// Noise of equal strength at every frequency of a band.
  ///
  /// The spectrum has lines of equal amplitude and random phases between the band's ends and none
  /// elsewhere, so the band is exact. The phases come from SplitMix64 with a fixed seed, and the
  /// first of its draws without a peak above `Loudness.noiseCrest` is taken.
  ///
  /// The band, in hertz, is cut at `ceiling`; the table has at least `leastCount` samples.
  init(band: ClosedRange<Double>, leastCount: Int, sampleRate: Int, ceiling: Double) {
    var count = 256
    while count < leastCount { count *= 2 }
    let resolution = Double(sampleRate) / Double(count)
    let top = Int(min(band.upperBound, ceiling) / resolution)
    let lines = max(1, Int((band.lowerBound / resolution).rounded(.up)))...max(1, top)
    let transform = NoiseTransform(count: count)
    var generator = SplitMix64(seed: 0x6175_6469_6F67_7261)
    var best: [Double] = []
    var leastCrest = Double.infinity
    for _ in 0..<16 where leastCrest > Loudness.noiseCrest {
      let draw = Self.draw(lines, count: count, transform, using: &generator)
      let crest = draw.reduce(0) { max($0, abs($1)) }
      if crest < leastCrest { (best, leastCrest) = (draw, crest) }
    }
    let limit = Loudness.noiseCrest
    let samples = best.map { Float(min(max($0, -limit), limit)) }
    padded = samples + samples.prefix(Planes.padding)
  }

  /// Puts `count` samples into a sink, beginning with that of the frame `start` of the endless
  /// noise.
  fileprivate func sound(
    _ count: Int, from start: Int, _ levels: Levels, into sink: some SampleSink
  ) {
    let period = padded.count - Planes.padding
    var done = 0
    padded.withUnsafeBufferPointer { samples in
      guard let base = samples.baseAddress else { return }
      while done < count {
        let place = (start + done) & (period - 1)
        let frames = min(count - done, period - place)
        sink.advanced(by: done).take(
          frames, of: SampleReader(base + place), levels, place: done)
        done += frames
      }
    }
  }

  private static func draw(
    _ lines: ClosedRange<Int>, count: Int, _ transform: NoiseTransform,
    using generator: inout SplitMix64
  ) -> [Double] {
    var real = [Double](repeating: 0, count: count)
    var imaginary = real
    for line in lines where line < count / 2 {
      let turns = generator.chance()
      real[line] = cosine(turns: turns)
      imaginary[line] = sine(turns: turns)
    }
    transform(&real, &imaginary)
    let power = real.reduce(0) { $0 + $1 * $1 } / Double(count)
    let scale = power > 0 ? 1 / power.squareRoot() : 0
    return real.map { $0 * scale }
  }
}

/// A noise from its frame `start` on.
struct NoiseGenerator: SampleGenerator {
  let noise: NoiseTable
  let start: Int
  let count: Int

  func sound(_ levels: Levels, into sink: some SampleSink) {
    noise.sound(count, from: start, levels, into: sink)
  }
}
