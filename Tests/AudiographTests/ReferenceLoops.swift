// SPDX-License-Identifier: MIT

@testable import Audiograph

/// The synthesis sample by sample, over arrays: what the fast loops must equal bit for bit.
struct ReferenceLoops {
  var bank: WavetableBank
  var phase: UInt32
  /// The plane that samples are added to.
  var plane: [Float]
  /// What every sample is multiplied by; nil for nothing.
  var envelope: [Float]?

  /// Adds a tone whose phase increment changes linearly, at levels that do.
  mutating func addTone(
    from first: Int, to last: Int, levels: (first: Float, last: Float)
  ) {
    let slope = (last - first) / max(1, plane.count)
    var increment = first
    var table = 0
    var start = 0
    for index in plane.indices {
      let reach = slope < 0 ? increment - 1 : increment
      let now = max(0, bank.nodes.lastIndex { $0 <= reach } ?? 0)
      if index == 0 || now != table { (table, start) = (now, index) }
      let begin = first + slope * start
      add(sample(table, begin, slope, index - start), at: index, levels)
      phase &+= UInt32(truncatingIfNeeded: increment)
      increment += slope
    }
  }

  /// Adds an endless noise.
  mutating func addNoise(
    _ samples: [Float], from start: Int, levels: (first: Float, last: Float)
  ) {
    for index in plane.indices { add(samples[(start + index) % samples.count], at: index, levels) }
  }

  private mutating func add(
    _ sample: Float, at index: Int, _ levels: (first: Float, last: Float)
  ) {
    let slope = (levels.last - levels.first) / Float(plane.count)
    let shaped = envelope.map { sample * $0[index] } ?? sample
    plane[index] += shaped * (slope == 0 ? levels.first : levels.first + slope * Float(index))
  }

  private func sample(_ table: Int, _ begin: Int, _ slope: Int, _ place: Int) -> Float {
    let low = interpolated(table)
    guard table > 0, table + 1 < bank.nodes.count else { return low }
    let width = Float(bank.nodes[table + 1] - bank.nodes[table])
    let weight = Float(begin - bank.nodes[table]) / width
    return low + (interpolated(table + 1) - low) * (weight + Float(slope) / width * Float(place))
  }

  private func interpolated(_ table: Int) -> Float {
    let place = WavetableBank.offset(ofTable: table) + Int(phase >> 20)
    let fraction = Float(phase & 0xF_FFFF) * 0x1p-20
    return bank.samples[place] + (bank.samples[place + 1] - bank.samples[place]) * fraction
  }
}
