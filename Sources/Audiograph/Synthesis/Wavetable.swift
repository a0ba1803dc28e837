// SPDX-License-Identifier: MIT

/// The waveforms of one timbre at every pitch, as tables that are cross-faded.
///
/// Every partial fades linearly in frequency between c/2 and c. Between two neighbouring
/// frequencies at which a fade begins or ends, the whole waveform is therefore linear in the
/// frequency, and a cross-fade between the tables at these two nodes is exact.
///
/// A class, since two arrays a part of a tone are counted twice as often as one object.
final class WavetableBank: Sendable {
  /// Samples of one period; each table repeats its first sample after them.
  static let length = 4096
  private static let stride = length + 1

  /// Tables one after another, in the order of `nodes`.
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
    var samples = [Float](repeating: 0, count: frequencies.count * Self.stride)
    var waveforms = Waveforms(timbre)
    for (index, frequency) in frequencies.enumerated().reversed() {
      waveforms.write(
        frequency, ceiling: ceiling, to: &samples, from: Self.offset(ofTable: index))
    }
    self.samples = samples
  }

  /// The offset of a table in `samples`.
  static func offset(ofTable index: Int) -> Int { index * stride }
}

/// The waveforms of a timbre, as sums of its partials in ascending order.
private struct Waveforms {
  private let partials: [(number: Int, amplitude: Double)]
  /// Half a period and the sample after it, of the partials of which nothing had faded last.
  private var whole = [Double](repeating: 0, count: WavetableBank.length / 2 + 1)
  private var wholeCount = 0

  init(_ timbre: Timbre) {
    partials = timbre.partials.enumerated().filter { $0.element != 0 }.map { ($0 + 1, $1) }
  }

  /// Writes a period at a frequency in hertz, and its first sample again, to a place of `samples`;
  /// frequencies must descend.
  ///
  /// The lowest partials fade last, so that most of a sum is that of the frequency above. The second
  /// half is the first in the mirror, bit for bit, since all partials are sines.
  mutating func write(
    _ frequency: Double, ceiling: Double, to samples: inout [Float], from start: Int
  ) {
    let levels = partials.map {
      $0.amplitude * Timbre.fade(partial: Double($0.number), of: frequency, ceiling: ceiling)
    }
    while wholeCount < levels.count, levels[wholeCount] == partials[wholeCount].amplitude {
      Self.add(partials[wholeCount], to: &whole)
      wholeCount += 1
    }
    let fading = (wholeCount..<levels.count).filter { levels[$0] != 0 }
    if fading.isEmpty { return Self.mirror(whole, to: &samples, from: start) }
    var sums = whole
    for index in fading { Self.add((partials[index].number, levels[index]), to: &sums) }
    Self.mirror(sums, to: &samples, from: start)
  }

  private static func add(
    _ partial: (number: Int, amplitude: Double), to sums: inout [Double]
  ) {
    let sines = SineTable.ofWavetable.values
    for place in sums.indices {
      sums[place] +=
        partial.amplitude * sines[(place &* partial.number) & (WavetableBank.length - 1)]
    }
  }

  private static func mirror(_ half: [Double], to samples: inout [Float], from start: Int) {
    let end = start + 2 * (half.count - 1)
    for (place, sum) in half.enumerated() {
      samples[start + place] = Float(sum)
      // 0 less a sum, not its negative: nothing stays positive.
      if place < half.count - 1 { samples[end - place] = Float(0 - sum) }
    }
  }
}

/// How far the phase moves in one frame, in units of 2⁻³² turns, to the nearest.
func phaseIncrement(frequency: Double, sampleRate: Int) -> Int {
  Int((frequency * (4_294_967_296 / Double(sampleRate))).rounded())
}
