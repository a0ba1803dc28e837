// SPDX-License-Identifier: MIT

// What every sample of a tone or a noise is read by, where the synthesis reads through raw pointers;
// what writes is in `SampleSinks`, and other files only hand pointers over. With four samples at a
// time through raw pointers the renderer makes twice as many frames a second as with single samples
// and separate passes: two neighbours of a table are one load of 8 bytes, the phases of four
// samples one vector. The operations on each sample and their order are those of the plain loops in
// the tests, which must give the same bits.

/// Four samples at a time of something that sounds.
protocol SampleSource {
  /// Whether nothing about it changes with time: `next` may then be told so.
  var isSteady: Bool { get }
  /// The next four samples.
  mutating func next(isSteady: Bool) -> SIMD4<Float>
}

/// One table, read at a phase whose increment changes linearly.
struct WavetableReader: SampleSource {
  private let table: UnsafeRawPointer
  private var phases: SIMD4<UInt32>
  /// What the phases move by in the next four samples, and how much more in the four after them.
  private var strides: SIMD4<UInt32>
  private let bend: UInt32

  /// Reads a table of 4097 samples.
  @inline(__always)
  init(_ table: UnsafePointer<Float>, _ sweep: Sweep) {
    self.table = UnsafeRawPointer(table)
    let (phase, step, slope) = (sweep.phase, sweep.increment, sweep.slope)
    phases = SIMD4(
      phase, phase &+ step, phase &+ 2 &* step &+ slope, phase &+ 3 &* (step &+ slope))
    let first = 4 &* step &+ 6 &* slope
    strides = SIMD4(first, first &+ 4 &* slope, first &+ 8 &* slope, first &+ 12 &* slope)
    bend = 16 &* slope
  }

  var isSteady: Bool { bend == 0 }

  @inline(__always)
  mutating func next(isSteady: Bool) -> SIMD4<Float> {
    let samples = interpolate(table, phases)
    advance(isSteady: isSteady)
    return samples
  }

  @inline(__always)
  fileprivate mutating func advance(isSteady: Bool) {
    phases &+= strides
    if !isSteady { strides &+= SIMD4(repeating: bend) }
  }

  /// The samples of another table at the same phases.
  @inline(__always)
  fileprivate func samples(of other: UnsafeRawPointer) -> SIMD4<Float> {
    interpolate(other, phases)
  }

  @inline(__always)
  fileprivate var samples: SIMD4<Float> { interpolate(table, phases) }
}

/// Two tables that are cross-faded with a weight that changes linearly.
struct CrossfadeReader: SampleSource {
  private var low: WavetableReader
  private let high: UnsafeRawPointer
  private let weight: Float
  private let weightStep: Float
  private var places = SIMD4<Float>(0, 1, 2, 3)

  /// Reads two tables; `weight` is the share of the higher one in the first sample.
  @inline(__always)
  init(
    low: UnsafePointer<Float>, high: UnsafePointer<Float>, _ sweep: Sweep, weight: Float,
    weightStep: Float
  ) {
    self.low = WavetableReader(low, sweep)
    self.high = UnsafeRawPointer(high)
    self.weight = weight
    self.weightStep = weightStep
  }

  var isSteady: Bool { low.isSteady }

  @inline(__always)
  mutating func next(isSteady: Bool) -> SIMD4<Float> {
    let (left, right) = (low.samples, low.samples(of: high))
    low.advance(isSteady: isSteady)
    guard !isSteady else { return left + (right - left) * weight }
    defer { places += 4 }
    return left + (right - left) * (weight + weightStep * places)
  }
}

/// Samples one after another.
struct SampleReader: SampleSource {
  private var samples: UnsafeRawPointer

  /// Reads samples, and up to three after the last.
  init(_ samples: UnsafePointer<Float>) { self.samples = UnsafeRawPointer(samples) }

  var isSteady: Bool { true }

  @inline(__always)
  mutating func next(isSteady: Bool) -> SIMD4<Float> {
    defer { samples += 16 }
    return samples.loadUnaligned(as: SIMD4<Float>.self)
  }
}

/// The values of a 4096-sample table at four phases, interpolated linearly.
@inline(__always)
private func interpolate(_ table: UnsafeRawPointer, _ phases: SIMD4<UInt32>) -> SIMD4<Float> {
  let places = unsafeBitCast(phases &>> 20, to: SIMD2<UInt64>.self)
  let early = neighbours(table, places.x)
  let late = neighbours(table, places.y)
  let left = SIMD4(early.x, early.z, late.x, late.z)
  let right = SIMD4(early.y, early.w, late.y, late.w)
  let parts = unsafeBitCast(phases & 0xF_FFFF, to: SIMD4<Int32>.self)
  return left + (right - left) * (SIMD4<Float>(parts) * 0x1p-20)
}

/// The samples at and after two places, which are the halves of one word.
@inline(__always)
private func neighbours(_ table: UnsafeRawPointer, _ places: UInt64) -> SIMD4<Float> {
  let first = table.loadUnaligned(
    fromByteOffset: Int(truncatingIfNeeded: places & 0xFFFF_FFFF) &* 4, as: Double.self)
  let second = table.loadUnaligned(
    fromByteOffset: Int(truncatingIfNeeded: places &>> 32) &* 4, as: Double.self)
  return unsafeBitCast(SIMD2(first, second), to: SIMD4<Float>.self)
}
