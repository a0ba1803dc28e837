// SPDX-License-Identifier: MIT

/// The waveforms of one timbre at every pitch, as tables that are cross-faded.
///
/// Every partial fades linearly in frequency between c/2 and c. Between two neighbouring
/// frequencies at which a fade begins or ends, the whole waveform is therefore linear in the
/// frequency, and a cross-fade between the tables at these two nodes is exact.
struct WavetableBank: Sendable {
  /// Samples of one period; each table repeats its first sample behind them.
  static let length = 4096
  private static let stride = length + 1

  /// Tables one behind another, in the order of `nodes`.
  let samples: [Float]
  /// The phase increments a frame (turns × 2³²) of the tables, ascending; the first is 0.
  let nodes: [Int]

  /// Tables for pitches up to `highest` hertz, made of the sines of `length` parts of a turn.
  init(
    _ timbre: Timbre, highest: Double, sampleRate: Int, sines: Sines = Sines(count: length)
  ) {
    let ceiling = Timbre.ceiling(sampleRate: sampleRate)
    let partials = timbre.partials.enumerated().filter { $0.element != 0 }
    let fades = partials.flatMap {
      [ceiling / Double(2 * $0.offset + 2), ceiling / Double($0.offset + 1)]
    }
    let ascending = Set(fades).sorted()
    let needed = ascending.prefix { $0 < highest }.count + 1
    let frequencies = [0] + ascending.prefix(needed)
    nodes = frequencies.map { phaseIncrement(frequency: $0, sampleRate: sampleRate) }
    var samples: [Float] = []
    samples.reserveCapacity(frequencies.count * Self.stride)
    for frequency in frequencies {
      let table = Self.halfTable(timbre, sines.values) {
        Timbre.fade(partial: $0, of: frequency, ceiling: ceiling)
      }
      for sum in table { samples.append(Float(sum)) }
      // 0 less a sum, not its negative: nothing stays positive.
      for sum in table.reversed().dropFirst() { samples.append(Float(0 - sum)) }
    }
    self.samples = samples
  }

  /// The offset of a table in `samples`.
  static func offset(ofTable index: Int) -> Int { index * stride }

  /// The first half of a period and the sample behind it; the second is the first in the mirror,
  /// bit for bit, since all partials are sines.
  private static func halfTable(
    _ timbre: Timbre, _ sines: [Double], fade: (Double) -> Double
  ) -> [Double] {
    var sums = [Double](repeating: 0, count: length / 2 + 1)
    for (index, amplitude) in timbre.partials.enumerated() where amplitude != 0 {
      let level = amplitude * fade(Double(index + 1))
      guard level != 0 else { continue }
      for place in sums.indices {
        sums[place] += level * sines[(place &* (index + 1)) & (length - 1)]
      }
    }
    return sums
  }
}

/// How far the phase moves in one frame, in units of 2⁻³² turns, to the nearest.
func phaseIncrement(frequency: Double, sampleRate: Int) -> Int {
  Int((frequency * (4_294_967_296 / Double(sampleRate))).rounded())
}
