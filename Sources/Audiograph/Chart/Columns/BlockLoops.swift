// SPDX-License-Identifier: MIT

// Loops over the values of a block that the compiler turns into vectors.
//
// Over arrays with checked subscripts the three take 13 ns a value, more than reading the value
// from a file does; over pointers 2 ns. Every offset is below the count of the buffer.

/// Eight values side by side.
private typealias Lanes = SIMD8<Double>

extension BlockSummary {
  /// What is true of values, of which not-a-number is missing.
  ///
  /// The same as taking in one value after another.
  init(vectorsOf values: UnsafeBufferPointer<Double>) {
    var rest = BlockSummary()
    var place = 0
    if let base = UnsafeRawPointer(values.baseAddress) {
      var lanes = LaneSummary()
      while place + 8 < values.count {
        lanes.add(
          base.loadUnaligned(fromByteOffset: place * 8, as: Lanes.self),
          before: base.loadUnaligned(fromByteOffset: place * 8 + 8, as: Lanes.self))
        place += 8
      }
      let hasMissing = any(lanes.hasMissing)
      rest = lanes.summary(hasMissing ? values[..<place].count { !$0.isNaN } : place)
    }
    for index in place..<values.count {
      rest.add(values[index], before: index + 1 < values.count ? values[index + 1] : .nan)
    }
    self = rest
  }
}

/// The summaries of every eighth value.
private struct LaneSummary {
  private var lows = Lanes(repeating: .infinity)
  private var highs = Lanes(repeating: -.infinity)
  private var smallest = Lanes(repeating: .infinity)
  private var largest = Lanes(repeating: -.infinity)
  private(set) var hasMissing = SIMDMask<SIMD8<Int64>>(repeating: false)

  @inline(__always)
  mutating func add(_ values: Lanes, before next: Lanes) {
    lows = lows.replacing(with: values, where: values .< lows)
    highs = highs.replacing(with: values, where: values .> highs)
    let steps = next - values
    smallest = smallest.replacing(with: steps, where: steps .< smallest)
    largest = largest.replacing(with: steps, where: steps .> largest)
    hasMissing .|= values .!= values
  }

  func summary(_ presentCount: Int) -> BlockSummary {
    BlockSummary(
      presentCount: presentCount, minimum: lows.min(), maximum: highs.max(),
      largestStep: largest.max(), smallestStep: smallest.min())
  }
}

extension BlockPacking {
  /// The bits in which `rounded(value × power) / power` differs from any value, none missing.
  func differingBits(_ values: UnsafeBufferPointer<Double>) -> UInt64 {
    var difference: UInt64 = 0
    for value in values {
      difference |= (Self.rounded(value * power) / power).bitPattern ^ value.bitPattern
    }
    return difference
  }

  /// Writes the distances from the origin of values of which none is missing.
  func write<Cell: FixedWidthInteger>(
    _ values: UnsafeBufferPointer<Double>, into cells: UnsafeMutableBufferPointer<Cell>
  ) {
    let zero = (origin + Self.rounder).bitPattern
    for index in 0..<min(values.count, cells.count) {
      let bits = (values[index] * power + Self.rounder).bitPattern
      cells[index] = Cell(truncatingIfNeeded: bits &- zero)
    }
  }
}

/// Writes instants as distances from the first of them; false where they are no whole units, more
/// than 35 years or 2³¹ units apart.
///
/// All distances are below 2⁵⁰, so that numbers of 64 bits hold them and their products exactly. A
/// number and half of what it must stay below have no bits beyond where it does, negative or not.
func write(
  _ instants: UnsafeBufferPointer<Int64>, unit: Int64, into cells: UnsafeMutableBufferPointer<Int32>
) -> Bool {
  // Of instants below 2⁶², no distance wraps around to a small one.
  guard let first = instants.first, first.magnitude < 1 << 62 else { return instants.isEmpty }
  let rounder = BlockPacking.rounder
  let zero = Int64(bitPattern: rounder.bitPattern)
  let size = Double(unit)
  let share = 1 / size
  var (distances, places, difference) = (Int64(0), Int64(0), UInt64(0))
  for index in 0..<min(instants.count, cells.count) {
    let distance = instants[index] &- first
    distances |= distance &+ 1 << 50
    let number = Double(bitPattern: UInt64(bitPattern: distance &+ zero)) - rounder
    let rounded = number * share + rounder
    difference |= ((rounded - rounder) * size).bitPattern ^ number.bitPattern
    let cell = Int64(bitPattern: rounded.bitPattern) &- zero
    places |= cell &+ 1 << 31
    cells[index] = Int32(truncatingIfNeeded: cell)
  }
  return distances >> 51 == 0 && places >> 32 == 0 && difference == 0
}

/// The ends of cells, and whether they ascend.
struct CellRange {
  private(set) var least = Int32.max
  private(set) var greatest = Int32.min
  private(set) var ascends = true

  /// The range of cells.
  init(_ cells: UnsafeBufferPointer<Int32>) {
    for cell in cells {
      least = min(least, cell)
      greatest = max(greatest, cell)
    }
    var descents: Int32 = 0
    for index in 1..<max(1, cells.count) {
      descents |= cells[index] < cells[index &- 1] ? 1 : 0
    }
    ascends = descents == 0
  }
}

extension [Int16] {
  /// Cells that fit 2 bytes.
  init(narrowing cells: [Int32]) {
    self.init(unsafeUninitializedCapacity: cells.count) { narrow, count in
      cells.withUnsafeBufferPointer { wide in
        for index in 0..<wide.count { narrow[index] = Int16(truncatingIfNeeded: wide[index]) }
      }
      count = cells.count
    }
  }
}
