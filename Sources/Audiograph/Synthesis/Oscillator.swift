// SPDX-License-Identifier: MIT

/// Reads a wavetable bank at a pitch that is steady or moves in a straight line.
///
/// The phase is an integer that wraps, so it never drifts. The loops use raw pointers: with
/// bounds-checked arrays they ran at 0.6 of the speed.
struct Oscillator {
  /// The phase of the next sample, in units of 2⁻³² turns.
  var phase: UInt32

  /// Writes samples whose phase increment goes from `first` up to but not including `last`.
  mutating func fill(
    _ samples: UnsafeMutableBufferPointer<Float>, from first: Int, to last: Int,
    bank: WavetableBank
  ) {
    guard let base = samples.baseAddress else { return }
    let slope = (last - first) / max(1, samples.count)
    var done = 0
    var increment = first
    while done < samples.count {
      let table = Self.table(at: increment, slope: slope, nodes: bank.nodes)
      let count = min(
        samples.count - done, Self.framesWithin(table, from: increment, slope, bank.nodes))
      fill(base + done, count, increment, slope, table: table, bank: bank)
      increment += slope * count
      done += count
    }
  }

  /// The index of the last node at or below an increment, or below it where the pitch falls.
  private static func table(at increment: Int, slope: Int, nodes: [Int]) -> Int {
    let reach = slope < 0 ? increment - 1 : increment
    return max(0, (nodes.lastIndex { $0 <= reach } ?? 0))
  }

  /// The number of frames until the pitch crosses a node.
  private static func framesWithin(
    _ table: Int, from increment: Int, _ slope: Int, _ nodes: [Int]
  ) -> Int {
    if slope > 0, table + 1 < nodes.count {
      return max(1, (nodes[table + 1] - increment + slope - 1) / slope)
    }
    if slope < 0, table > 0 { return max(1, (increment - nodes[table] - slope - 1) / -slope) }
    return .max
  }

  private mutating func fill(
    _ samples: UnsafeMutablePointer<Float>, _ count: Int, _ increment: Int, _ slope: Int,
    table: Int, bank: WavetableBank
  ) {
    let isPlain = table == 0 || table + 1 >= bank.nodes.count
    let first = UInt32(truncatingIfNeeded: increment)
    let step = UInt32(truncatingIfNeeded: slope)
    bank.samples.withUnsafeBufferPointer { tables in
      guard let base = tables.baseAddress else { return }
      // Below the first fade the waveform does not change: the first two tables are equal.
      let offset = WavetableBank.offset(ofTable: min(table, bank.nodes.count - 1))
      if isPlain {
        read(samples, count, first, step, base + offset)
      } else {
        let width = Float(bank.nodes[table + 1] - bank.nodes[table])
        let next = base + WavetableBank.offset(ofTable: table + 1)
        crossFade(
          samples, count, first, step, (base + offset, next),
          weight: Float(increment - bank.nodes[table]) / width, weightStep: Float(slope) / width)
      }
    }
  }

  private mutating func read(
    _ samples: UnsafeMutablePointer<Float>, _ count: Int, _ first: UInt32, _ step: UInt32,
    _ table: UnsafePointer<Float>
  ) {
    var phase = phase
    var increment = first
    for index in 0..<count {
      samples[index] = interpolate(table, phase)
      phase &+= increment
      increment &+= step
    }
    self.phase = phase
  }

  private mutating func crossFade(
    _ samples: UnsafeMutablePointer<Float>, _ count: Int, _ first: UInt32, _ step: UInt32,
    _ tables: (low: UnsafePointer<Float>, high: UnsafePointer<Float>), weight: Float,
    weightStep: Float
  ) {
    var phase = phase
    var increment = first
    for index in 0..<count {
      let low = interpolate(tables.low, phase)
      let high = interpolate(tables.high, phase)
      samples[index] =
        low + (high - low) * (weight + weightStep * Float(Int32(truncatingIfNeeded: index)))
      phase &+= increment
      increment &+= step
    }
    self.phase = phase
  }
}

/// The value of a 4096-sample table at a phase, in a straight line between samples.
@inline(__always)
private func interpolate(_ table: UnsafePointer<Float>, _ phase: UInt32) -> Float {
  let place = Int(phase >> 20)
  let fraction = Float(Int32(truncatingIfNeeded: phase & 0xF_FFFF)) * 0x1p-20
  let left = table[place]
  return left + (table[place + 1] - left) * fraction
}
