// SPDX-License-Identifier: MIT

/// Chooses how blocks are packed; neighbouring blocks mostly have equally many decimals.
struct ValuePacking: Sendable {
  /// The power of ten of the last block that could be packed.
  private var power = 1.0
  private static let powers: [Double] = [1, 10, 100, 1e3, 1e4, 1e5, 1e6]

  /// A block of values.
  mutating func block(_ values: [Double]) -> ValueBlock {
    let summary = values.withUnsafeBufferPointer { BlockSummary(vectorsOf: $0) }
    guard summary.presentCount > 0 else { return ValueBlock(summary, plain: values) }
    for candidate in [power] + Self.powers {
      guard let packing = BlockPacking(summary, power: candidate),
        packing.isExact(for: values, hasMissing: summary.presentCount < values.count)
      else { continue }
      power = candidate
      return packing.block(values, summary)
    }
    return ValueBlock(summary, plain: values)
  }
}

/// The values of a block as whole multiples of a power of ten.
struct BlockPacking {
  let power: Double
  /// The whole number in the middle.
  let origin: Double
  /// How far the others are from it at the most.
  private let reach: Double

  /// Adding this to a number below 2⁵¹ rounds it to a whole one, which is then the low bits: a
  /// conversion that traps on overflow would keep the loops from using vectors.
  static let rounder = 6_755_399_441_055_744.0

  /// nil where the whole numbers would be too large to be exact, or lie too far from each other.
  init?(_ summary: BlockSummary, power: Double) {
    let low = summary.minimum * power
    let high = summary.maximum * power
    guard low > -0x1p50, high < 0x1p50 else { return nil }
    let (least, greatest) = (Self.rounded(low), Self.rounded(high))
    self.power = power
    origin = Self.rounded((least + greatest) / 2)
    reach = max(greatest - origin, origin - least)
    if reach > Double(Int32.max) { return nil }
  }

  @inline(__always)
  static func rounded(_ number: Double) -> Double { (number + rounder) - rounder }

  /// Whether the numbers give back every bit of the values.
  func isExact(for values: [Double], hasMissing: Bool) -> Bool {
    // Most wrong powers fail at the first value.
    guard values.prefix(4).allSatisfy(isExact) else { return false }
    if hasMissing { return values.allSatisfy(isExact) }
    return values.withUnsafeBufferPointer { differingBits($0) } == 0
  }

  private func isExact(_ value: Double) -> Bool {
    value.isNaN || (Self.rounded(value * power) / power).bitPattern == value.bitPattern
  }

  /// The packed block of values that it is exact for.
  func block(_ values: [Double], _ summary: BlockSummary) -> ValueBlock {
    let hasMissing = summary.presentCount < values.count
    if reach <= Double(Int16.max) {
      let cells: [Int16] = cells(values, hasMissing: hasMissing)
      return ValueBlock(summary, origin: origin, power: power, short: cells)
    }
    let cells: [Int32] = cells(values, hasMissing: hasMissing)
    return ValueBlock(summary, origin: origin, power: power, long: cells)
  }

  /// Distances from the origin, the lowest number for a missing value.
  private func cells<Cell: FixedWidthInteger>(_ values: [Double], hasMissing: Bool) -> [Cell] {
    guard hasMissing else {
      return [Cell](unsafeUninitializedCapacity: values.count) { cells, count in
        values.withUnsafeBufferPointer { write($0, into: cells) }
        count = values.count
      }
    }
    let zero = (origin + Self.rounder).bitPattern
    return values.map { value in
      let bits = (value * power + Self.rounder).bitPattern
      return value.isNaN ? .min : Cell(truncatingIfNeeded: bits &- zero)
    }
  }
}
