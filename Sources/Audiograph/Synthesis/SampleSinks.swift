// SPDX-License-Identifier: MIT

// Where every sample of a tone or a noise goes, where the synthesis writes through raw pointers. Each
// kind of sink has loops of its own, made when the program is compiled: a loop that asks at every
// sample how many channels there are, or that adds to zeros, takes a fifth longer. The first of
// what sounds at once is written, the others are added. Zeros may then have a sign that sums with
// 0 do not have, which no kind of sample keeps (`PCMSample`).

/// Where samples go: planes and an envelope from one frame on, each with room for
/// `Planes.padding` samples more than there are frames.
struct Planes {
  static let padding = 8

  var left: UnsafeMutablePointer<Float>
  /// Nil for one channel.
  var right: UnsafeMutablePointer<Float>?
  /// What every sample is multiplied by; nil for nothing.
  var envelope: UnsafeMutablePointer<Float>?
  /// Whether nothing is in the planes yet, nor after them.
  ///
  /// Samples are then written and not added, some after the last, and there is no envelope.
  var areFresh = false
}

/// A generator of samples along a course, specialised for each kind of sink.
protocol SampleGenerator {
  /// What it follows for a while.
  associatedtype Course

  /// Puts all samples of a course into a sink.
  mutating func sound(_ course: Course, into sink: some SampleSink)
}

extension Planes {
  /// Adds what sounds along a course, the kind of the planes being asked for once.
  @inline(__always)
  func add<Source: SampleGenerator>(_ sounding: inout Source, along course: Source.Course) {
    switch (right, areFresh) {
    case (nil, true): sounding.sound(course, into: FreshPlane(plane: left))
    case (nil, false): sounding.sound(course, into: SummedPlane(plane: left, envelope: envelope))
    case (let right?, true): sounding.sound(course, into: FreshPlanes(left: left, right: right))
    case (let right?, false):
      sounding.sound(course, into: SummedPlanes(left: left, right: right, envelope: envelope))
    }
  }
}

/// Which of four samples are meant.
typealias FourFlags = SIMDMask<SIMD4<Int32>>

/// What takes four samples at a time.
protocol SampleSink {
  /// Whether some samples may be put after the last.
  static var isFresh: Bool { get }
  /// The sink some frames later.
  func advanced(by count: Int) -> Self
  /// Whether levels stay as they are, of the channels that there are.
  func isSteady(_ levels: Levels) -> Bool
  /// Puts four samples at a frame; those of `lanes` count for nothing.
  func put(
    _ samples: SIMD4<Float>, at index: Int, _ levels: FourLevels, without lanes: FourFlags?)
}

extension SampleSink {
  /// Puts `count` samples at levels whose lines began `place` frames before.
  @inline(__always)
  func take(_ count: Int, of source: some SampleSource, _ levels: Levels, place: Int) {
    if !Self.isFresh {
      takeExactly(count, source, levels, place)
    } else if source.isSteady, isSteady(levels) {
      takeEights(count, source, levels, place, isSteady: true)
    } else {
      takeEights(count, source, levels, place, isSteady: false)
    }
  }

  /// Twice four at a time, and perhaps a few too many.
  @inline(__always)
  private func takeEights(
    _ count: Int, _ source: some SampleSource, _ levels: Levels, _ place: Int, isSteady: Bool
  ) {
    var source = source
    var levels = FourLevels(levels, place: place, isSteady: isSteady)
    var index = 0
    while index < count {
      put(source.next(isSteady: isSteady), at: index, levels, without: nil)
      levels.advance()
      put(source.next(isSteady: isSteady), at: index &+ 4, levels, without: nil)
      levels.advance()
      index &+= 8
    }
  }

  @inline(__always)
  private func takeExactly(
    _ count: Int, _ source: some SampleSource, _ levels: Levels, _ place: Int
  ) {
    var source = source
    var levels = FourLevels(levels, place: place, isSteady: false)
    let whole = count & ~3
    var index = 0
    while index < whole {
      put(source.next(isSteady: false), at: index, levels, without: nil)
      levels.advance()
      index &+= 4
    }
    guard index < count else { return }
    let isOver = SIMD4<Int32>(0, 1, 2, 3) .>= Int32(truncatingIfNeeded: count &- index)
    put(source.next(isSteady: false), at: index, levels, without: isOver)
  }
}

/// One channel that holds nothing yet.
private struct FreshPlane: SampleSink {
  static var isFresh: Bool { true }
  var plane: UnsafeMutablePointer<Float>

  @inline(__always)
  func advanced(by count: Int) -> Self { Self(plane: plane + count) }

  @inline(__always)
  func isSteady(_ levels: Levels) -> Bool { levels.left.slope == 0 }

  @inline(__always)
  func put(
    _ samples: SIMD4<Float>, at index: Int, _ levels: FourLevels, without lanes: FourFlags?
  ) {
    plane.store(samples * levels.left, at: index)
  }
}

/// Two channels that hold nothing yet.
private struct FreshPlanes: SampleSink {
  static var isFresh: Bool { true }
  var left: UnsafeMutablePointer<Float>
  var right: UnsafeMutablePointer<Float>

  @inline(__always)
  func advanced(by count: Int) -> Self { Self(left: left + count, right: right + count) }

  @inline(__always)
  func isSteady(_ levels: Levels) -> Bool { levels.left.slope == 0 && levels.right.slope == 0 }

  @inline(__always)
  func put(
    _ samples: SIMD4<Float>, at index: Int, _ levels: FourLevels, without lanes: FourFlags?
  ) {
    left.store(samples * levels.left, at: index)
    right.store(samples * levels.right, at: index)
  }
}

/// One channel that samples are added to.
private struct SummedPlane: SampleSink {
  static var isFresh: Bool { false }
  var plane: UnsafeMutablePointer<Float>
  var envelope: UnsafeMutablePointer<Float>?

  @inline(__always)
  func advanced(by count: Int) -> Self {
    Self(plane: plane + count, envelope: envelope.map { $0 + count })
  }

  @inline(__always)
  func isSteady(_ levels: Levels) -> Bool { false }

  @inline(__always)
  func put(
    _ samples: SIMD4<Float>, at index: Int, _ levels: FourLevels, without lanes: FourFlags?
  ) {
    let samples = shaped(samples, envelope, at: index)
    plane.increase(by: samples * levels.left, at: index, without: lanes)
  }
}

/// Two channels that samples are added to.
private struct SummedPlanes: SampleSink {
  static var isFresh: Bool { false }
  var left: UnsafeMutablePointer<Float>
  var right: UnsafeMutablePointer<Float>
  var envelope: UnsafeMutablePointer<Float>?

  @inline(__always)
  func advanced(by count: Int) -> Self {
    Self(left: left + count, right: right + count, envelope: envelope.map { $0 + count })
  }

  @inline(__always)
  func isSteady(_ levels: Levels) -> Bool { false }

  @inline(__always)
  func put(
    _ samples: SIMD4<Float>, at index: Int, _ levels: FourLevels, without lanes: FourFlags?
  ) {
    let samples = shaped(samples, envelope, at: index)
    left.increase(by: samples * levels.left, at: index, without: lanes)
    right.increase(by: samples * levels.right, at: index, without: lanes)
  }
}

@inline(__always)
private func shaped(
  _ samples: SIMD4<Float>, _ envelope: UnsafeMutablePointer<Float>?, at index: Int
) -> SIMD4<Float> {
  envelope.map { samples * $0.four(at: index) } ?? samples
}

extension UnsafeMutablePointer<Float> {
  @inline(__always)
  fileprivate func four(at index: Int) -> SIMD4<Float> {
    UnsafeRawPointer(self + index).loadUnaligned(as: SIMD4<Float>.self)
  }

  @inline(__always)
  fileprivate func store(_ samples: SIMD4<Float>, at index: Int) {
    UnsafeMutableRawPointer(self + index).storeBytes(of: samples, as: SIMD4<Float>.self)
  }

  @inline(__always)
  fileprivate func increase(
    by samples: SIMD4<Float>, at index: Int, without lanes: FourFlags?
  ) {
    let samples = lanes.map { samples.replacing(with: 0, where: $0) } ?? samples
    store(four(at: index) + samples, at: index)
  }
}

/// The levels of four samples.
struct FourLevels {
  private let lines: Levels
  private let isSteady: Bool
  private var places: SIMD4<Float>

  @inline(__always)
  fileprivate init(_ lines: Levels, place: Int, isSteady: Bool) {
    self.lines = lines
    self.isSteady = isSteady
    places = SIMD4<Float>(0, 1, 2, 3) + Float(Int32(truncatingIfNeeded: place))
  }

  @inline(__always)
  fileprivate mutating func advance() { places += 4 }

  @inline(__always)
  fileprivate var left: SIMD4<Float> { lines.left.values(at: places, isSteady) }

  @inline(__always)
  fileprivate var right: SIMD4<Float> { lines.right.values(at: places, isSteady) }
}

/// The levels of both channels over a piece.
struct Levels {
  var left: LinearRamp
  var right: LinearRamp

  /// A level that changes linearly.
  struct LinearRamp {
    var first: Float
    /// What it changes by in a frame.
    var slope: Float

    /// From the level at the first frame to that after the last.
    @inline(__always)
    init(_ first: Float, _ last: Float, count: Int) {
      self.first = first
      slope = (last - first) / Float(count)
    }

    @inline(__always)
    fileprivate func values(at places: SIMD4<Float>, _ isSteady: Bool) -> SIMD4<Float> {
      isSteady ? SIMD4(repeating: first) : first + slope * places
    }
  }
}
