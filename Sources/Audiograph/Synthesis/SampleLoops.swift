// SPDX-License-Identifier: MIT

// The loops that every sample of a tone or a noise passes through, where the synthesis reads and
// writes through raw pointers; its other files only hand these over. With four samples at a time through raw pointers the renderer makes 480 million frames
// a second (one series, one channel) where single samples and separate passes made 245: two
// neighbours of a table are one load of 8 bytes, the phases of four samples one vector, and
// interpolation, envelope, level and sum one pass over the plane. The operations on each sample and
// their order are those of the plain loops in the tests, which must give the same bits.

/// Four samples at a time of something that sounds.
protocol SampleSource {
  /// The next four samples.
  mutating func next() -> SIMD4<Float>
}

/// One table, read at a phase whose increment goes in a straight line.
struct TableReading: SampleSource {
  private let table: UnsafeRawPointer
  private var phases: SIMD4<UInt32>
  /// What the phases move by in the next four samples, and how much more in the four after them.
  private var strides: SIMD4<UInt32>
  private let bend: UInt32

  /// Reads a table of 4097 samples.
  init(_ table: UnsafePointer<Float>, _ sweep: Sweep) {
    self.table = UnsafeRawPointer(table)
    let (phase, step, slope) = (sweep.phase, sweep.increment, sweep.slope)
    phases = SIMD4(
      phase, phase &+ step, phase &+ 2 &* step &+ slope, phase &+ 3 &* (step &+ slope))
    let first = 4 &* step &+ 6 &* slope
    strides = SIMD4(first, first &+ 4 &* slope, first &+ 8 &* slope, first &+ 12 &* slope)
    bend = 16 &* slope
  }

  @inline(__always)
  mutating func next() -> SIMD4<Float> {
    let samples = interpolate(table, phases)
    advance()
    return samples
  }

  @inline(__always)
  fileprivate mutating func advance() {
    phases &+= strides
    strides &+= SIMD4(repeating: bend)
  }

  /// The samples of another table at the same phases.
  @inline(__always)
  fileprivate func samples(of other: UnsafeRawPointer) -> SIMD4<Float> {
    interpolate(other, phases)
  }

  @inline(__always)
  fileprivate var samples: SIMD4<Float> { interpolate(table, phases) }
}

/// Two tables that are cross-faded with a weight that goes in a straight line.
struct FadeReading: SampleSource {
  private var low: TableReading
  private let high: UnsafeRawPointer
  private let weight: Float
  private let weightStep: Float
  private var places = SIMD4<Float>(0, 1, 2, 3)

  /// Reads two tables; `weight` is the share of the higher one in the first sample.
  init(
    low: UnsafePointer<Float>, high: UnsafePointer<Float>, _ sweep: Sweep, weight: Float,
    weightStep: Float
  ) {
    self.low = TableReading(low, sweep)
    self.high = UnsafeRawPointer(high)
    self.weight = weight
    self.weightStep = weightStep
  }

  @inline(__always)
  mutating func next() -> SIMD4<Float> {
    let (left, right) = (low.samples, low.samples(of: high))
    let samples = left + (right - left) * (weight + weightStep * places)
    places += 4
    low.advance()
    return samples
  }
}

/// Samples one after another.
struct PlainReading: SampleSource {
  private var samples: UnsafeRawPointer

  /// Reads samples, and up to three behind the last.
  init(_ samples: UnsafePointer<Float>) { self.samples = UnsafeRawPointer(samples) }

  @inline(__always)
  mutating func next() -> SIMD4<Float> {
    defer { samples += 16 }
    return samples.loadUnaligned(as: SIMD4<Float>.self)
  }
}

/// The values of a 4096-sample table at four phases, in straight lines between samples.
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

/// The samples at and behind two places, which are the halves of one word.
@inline(__always)
private func neighbours(_ table: UnsafeRawPointer, _ places: UInt64) -> SIMD4<Float> {
  let first = table.loadUnaligned(
    fromByteOffset: Int(truncatingIfNeeded: places & 0xFFFF_FFFF) &* 4, as: UInt64.self)
  let second = table.loadUnaligned(
    fromByteOffset: Int(truncatingIfNeeded: places &>> 32) &* 4, as: UInt64.self)
  return unsafeBitCast(SIMD2(first, second), to: SIMD4<Float>.self)
}

/// Where samples are added: planes and an envelope from one frame on, each with room for
/// `Planes.padding` samples more than there are frames.
struct Planes {
  static let padding = 4

  var left: UnsafeMutablePointer<Float>
  /// Nil for one channel.
  var right: UnsafeMutablePointer<Float>?
  /// What every sample is multiplied by; nil for nothing.
  var envelope: UnsafeMutablePointer<Float>?

  /// The planes some frames later.
  func advanced(by count: Int) -> Planes {
    Planes(
      left: left + count, right: right.map { $0 + count }, envelope: envelope.map { $0 + count })
  }

  /// Adds `count` samples at levels whose lines began `place` frames before.
  @inline(__always)
  func add(_ count: Int, of source: some SampleSource, _ levels: Levels, place: Int) {
    switch (right, envelope) {
    case (nil, nil): run(count, source, levels, place, isStereo: false, isShaped: false)
    case (nil, _): run(count, source, levels, place, isStereo: false, isShaped: true)
    case (_, nil): run(count, source, levels, place, isStereo: true, isShaped: false)
    case (_, _): run(count, source, levels, place, isStereo: true, isShaped: true)
    }
  }

  @inline(__always)
  private func run(
    _ count: Int, _ source: some SampleSource, _ levels: Levels, _ place: Int, isStereo: Bool,
    isShaped: Bool
  ) {
    var source = source
    var places = SIMD4<Float>(0, 1, 2, 3) + Float(Int32(truncatingIfNeeded: place))
    let whole = count & ~3
    var index = 0
    while index < whole {
      let samples = shaped(source.next(), at: index, isShaped)
      increase(left, index, by: samples * levels.left.values(at: places))
      if isStereo { increase(right, index, by: samples * levels.right.values(at: places)) }
      places += 4
      index &+= 4
    }
    guard index < count else { return }
    let isOver = SIMD4<Int32>(0, 1, 2, 3) .>= Int32(truncatingIfNeeded: count &- index)
    let samples = shaped(source.next(), at: index, isShaped)
    let lefts = samples * levels.left.values(at: places)
    increase(left, index, by: lefts.replacing(with: 0, where: isOver))
    guard isStereo else { return }
    let rights = samples * levels.right.values(at: places)
    increase(right, index, by: rights.replacing(with: 0, where: isOver))
  }

  @inline(__always)
  private func shaped(_ samples: SIMD4<Float>, at index: Int, _ isShaped: Bool) -> SIMD4<Float> {
    guard isShaped, let envelope else { return samples }
    return samples * UnsafeRawPointer(envelope + index).loadUnaligned(as: SIMD4<Float>.self)
  }

  @inline(__always)
  private func increase(
    _ plane: UnsafeMutablePointer<Float>?, _ index: Int, by samples: SIMD4<Float>
  ) {
    guard let plane else { return }
    let place = UnsafeMutableRawPointer(plane + index)
    place.storeBytes(
      of: place.loadUnaligned(as: SIMD4<Float>.self) + samples, as: SIMD4<Float>.self)
  }
}

/// The levels of both channels over a piece.
struct Levels {
  var left: Line
  var right: Line

  /// A level that goes in a straight line.
  struct Line {
    var first: Float
    /// What it changes by in a frame.
    var slope: Float

    /// From the level at the first frame to that behind the last.
    init(_ first: Float, _ last: Float, count: Int) {
      self.first = first
      slope = (last - first) / Float(count)
    }

    @inline(__always)
    fileprivate func values(at places: SIMD4<Float>) -> SIMD4<Float> { first + slope * places }
  }
}
