// SPDX-License-Identifier: MIT

/// The waveforms of one timbre at every pitch, as tables that are cross-faded.
///
/// Every partial fades linearly in frequency between c/2 and c. Between two neighbouring
/// frequencies at which a fade begins or ends, the whole waveform is therefore linear in the
/// frequency, and a cross-fade between the tables at these two nodes is exact.
///
/// A class, since two arrays a part of a tone are counted twice as often as one object.
final class WavetableBank: Sendable {
  /// Samples of one period; each table repeats its first sample behind them.
  static let length = 4096
  private static let stride = length + 1

  /// Tables one behind another, in the order of `nodes`.
  let samples: [Float]
  /// The phase increments a frame (turns × 2³²) of the tables, ascending; the first is 0.
  let nodes: [Int]

  /// Tables for pitches up to `highest` hertz.
  init(_ timbre: Timbre, highest: Double, sampleRate: Int) {
    let ceiling = Timbre.ceiling(sampleRate: sampleRate)
    let partials = timbre.partials.enumerated().filter { $0.element != 0 }
    let fades = partials.flatMap {
      [ceiling / Double(2 * $0.offset + 2), ceiling / Double($0.offset + 1)]
    }
    let ascending = Set(fades).sorted()
    let needed = ascending.prefix { $0 < highest }.count + 1
    let frequencies = [0] + ascending.prefix(needed)
    nodes = frequencies.map { phaseIncrement(frequency: $0, sampleRate: sampleRate) }
    samples = [Float](capacity: frequencies.count * Self.stride) { samples in
      var waveforms = Waveforms(timbre)
      for frequency in frequencies {
        let half = waveforms.half(at: frequency, ceiling: ceiling)
        for sum in half { samples.append(Float(sum)) }
        // 0 less a sum, not its negative: nothing stays positive.
        for place in 1..<half.count { samples.append(Float(0 - half[half.count - 1 - place])) }
      }
    }
  }

  /// The offset of a table in `samples`.
  static func offset(ofTable index: Int) -> Int { index * stride }
}

/// The waveforms of a timbre, as sums of its partials in ascending order.
private struct Waveforms {
  private let partials: [(number: Int, amplitude: Double)]
  /// The sums of none, one, two, … partials of which nothing has faded.
  private var whole = [[Double](repeating: 0, count: WavetableBank.length / 2 + 1)]

  init(_ timbre: Timbre) {
    partials = timbre.partials.enumerated().filter { $0.element != 0 }.map { ($0 + 1, $1) }
  }

  /// The first half of a period at a frequency in hertz and the sample behind it; the second is
  /// the first in the mirror, bit for bit, since all partials are sines.
  ///
  /// The lowest partials fade last, so that most of a sum is that of another frequency.
  mutating func half(at frequency: Double, ceiling: Double) -> [Double] {
    let levels = partials.map {
      $0.amplitude * Timbre.fade(partial: Double($0.number), of: frequency, ceiling: ceiling)
    }
    let count = zip(levels, partials).prefix { $0 == $1.amplitude }.count
    while whole.count <= count {
      let next = partials[whole.count - 1]
      whole.append(whole[whole.count - 1])
      Self.add(next.number, next.amplitude, to: &whole[whole.count - 1])
    }
    var sums = whole[count]
    for index in count..<levels.count where levels[index] != 0 {
      Self.add(partials[index].number, levels[index], to: &sums)
    }
    return sums
  }

  private static func add(_ number: Int, _ level: Double, to sums: inout [Double]) {
    let sines = Sines.ofWavetable.values
    for place in sums.indices {
      sums[place] += level * sines[(place &* number) & (WavetableBank.length - 1)]
    }
  }
}

/// How far the phase moves in one frame, in units of 2⁻³² turns, to the nearest.
func phaseIncrement(frequency: Double, sampleRate: Int) -> Int {
  Int((frequency * (4_294_967_296 / Double(sampleRate))).rounded())
}
