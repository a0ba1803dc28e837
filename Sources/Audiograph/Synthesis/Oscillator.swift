// SPDX-License-Identifier: MIT

/// Reads a wavetable bank at a pitch that is steady or changes linearly.
///
/// The phase is an integer that wraps, so it never drifts.
struct Oscillator: SampleGenerator {
  /// The phase of the next sample, in units of 2⁻³² turns.
  var phase: UInt32
  private let bank: WavetableBank
  /// The table of the last samples, from which the next one is found.
  private var table = 0

  /// An oscillator that reads `bank`.
  init(phase: UInt32, bank: WavetableBank) {
    self.phase = phase
    self.bank = bank
  }

  /// Puts the tone of a glide into a sink that begins with it.
  mutating func sound(_ glide: Glide, into sink: some SampleSink) {
    var sink = sink
    var from = glide[0]
    for index in glide.pieces {
      let to = glide[index + 1]
      sound(from, to, into: sink)
      sink = sink.advanced(by: to.frame &- from.frame)
      from = to
    }
  }

  /// Goes on by the frames of a glide that nobody hears.
  mutating func skip(_ glide: Glide) {
    for index in glide.pieces {
      let (from, to) = (glide[index], glide[index + 1])
      let count = to.frame &- from.frame
      let slope = parts(to.increment &- from.increment, of: count)
      let sweep = Sweep(
        phase: phase, increment: UInt32(truncatingIfNeeded: from.increment),
        slope: UInt32(truncatingIfNeeded: slope))
      phase = sweep.phase(after: count)
    }
  }

  /// Puts the samples from one moment up to another into a sink that begins with the first.
  @inline(__always)
  mutating func sound(
    _ from: Glide.Moment, _ to: Glide.Moment, into sink: some SampleSink
  ) {
    let count = to.frame &- from.frame
    let levels = Levels(
      left: Levels.LinearRamp(from.left, to.left, count: count),
      right: Levels.LinearRamp(from.right, to.right, count: count))
    let slope = parts(to.increment &- from.increment, of: count)
    var done = 0
    var increment = from.increment
    while done < count {
      findTable(at: slope < 0 ? increment &- 1 : increment)
      let frames = framesWithin(count &- done, from: increment, slope)
      sound(frames, increment, slope, levels, place: done, into: sink.advanced(by: done))
      increment &+= slope &* frames
      done &+= frames
    }
  }

  /// Division, which for the usual length of a piece needs no dividing.
  @inline(__always)
  private func parts(_ whole: Int, of count: Int) -> Int {
    count == Glide.step ? whole / Glide.step : whole / count
  }

  /// The index of the last node at or below an increment.
  @inline(__always)
  private mutating func findTable(at increment: Int) {
    let nodes = bank.nodes
    while table + 1 < nodes.count, nodes[table + 1] <= increment { table += 1 }
    while table > 0, nodes[table] > increment { table -= 1 }
  }

  /// The number of frames until the pitch crosses a node, at most `count`.
  @inline(__always)
  private func framesWithin(_ count: Int, from increment: Int, _ slope: Int) -> Int {
    let last = increment &+ slope &* (count &- 1)
    if slope > 0, table + 1 < bank.nodes.count, last >= bank.nodes[table + 1] {
      return max(1, (bank.nodes[table + 1] - increment + slope - 1) / slope)
    }
    if slope < 0, table > 0, last <= bank.nodes[table] {
      return max(1, (increment - bank.nodes[table] - slope - 1) / -slope)
    }
    return count
  }

  @inline(__always)
  private mutating func sound(
    _ count: Int, _ increment: Int, _ slope: Int, _ levels: Levels, place: Int,
    into sink: some SampleSink
  ) {
    let sweep = Sweep(
      phase: phase, increment: UInt32(truncatingIfNeeded: increment),
      slope: UInt32(truncatingIfNeeded: slope))
    phase = sweep.phase(after: count)
    bank.samples.withUnsafeBufferPointer { tables in
      guard let base = tables.baseAddress else { return }
      let low = base + WavetableBank.offset(ofTable: table)
      if table == 0 || table + 1 >= bank.nodes.count {
        // Below the first fade the waveform does not change: the first two tables are equal.
        sink.take(count, of: WavetableReader(low, sweep), levels, place: place)
      } else {
        let width = Float(bank.nodes[table + 1] - bank.nodes[table])
        let fade = CrossfadeReader(
          low: low, high: base + WavetableBank.offset(ofTable: table + 1), sweep,
          weight: Float(increment - bank.nodes[table]) / width, weightStep: Float(slope) / width)
        sink.take(count, of: fade, levels, place: place)
      }
    }
  }
}

/// A phase whose increment changes linearly.
struct Sweep {
  var phase: UInt32
  var increment: UInt32
  /// What the increment changes by in a frame.
  var slope: UInt32

  /// The phase some frames later.
  @inline(__always)
  func phase(after count: Int) -> UInt32 {
    phase &+ UInt32(truncatingIfNeeded: count) &* increment
      &+ UInt32(truncatingIfNeeded: (count &* (count &- 1)) &>> 1) &* slope
  }
}
