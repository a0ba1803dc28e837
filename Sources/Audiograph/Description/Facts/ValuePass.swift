// SPDX-License-Identifier: MIT

/// All that one pass over the values of a series gives.
struct ValuePass {
  private(set) var extent = EndsAndExtremes()
  private(set) var moments = Moments()
  private(set) var swings = Swings()
  private(set) var moves: LargestMoves

  /// One pass; a second one only for values of a size that the first cannot add up.
  ///
  /// - Parameters:
  ///   - values: At least one that is not missing; not-a-number stands for a missing one.
  ///   - isPrice: Whether moves over any distance are wanted, and moves in percent.
  init(_ values: Values, isPrice: Bool) {
    moves = LargestMoves(by: isPrice ? .ratio : .difference(scale: 1))
    if isPrice { passPrices(values) } else { passOthers(values) }
    correctSpread(values)
    correctMoves(values, isPrice: isPrice)
  }

  private mutating func passPrices(_ values: Values) {
    for index in values.indices {
      let value = values[index]
      moves.addStep(value, at: index)
      if value.isNaN { continue }
      moves.add(value, at: index)
      addShared(value, at: index)
    }
  }

  private mutating func passOthers(_ values: Values) {
    for index in values.indices {
      let value = values[index]
      moves.addStep(value, at: index)
      if value.isNaN { continue }
      addShared(value, at: index)
    }
  }

  @inline(__always)
  private mutating func addShared(_ value: Double, at index: Int) {
    extent.add(value, at: index)
    moments.add(value)
    swings.add(value)
  }

  private mutating func correctSpread(_ values: Values) {
    let scale = Moments.scale(magnitude: extent.magnitude)
    guard scale != 1 else { return }
    moments = Moments(scale: scale)
    for value in values where !value.isNaN { moments.add(value) }
  }

  private mutating func correctMoves(_ values: Values, isPrice: Bool) {
    let scale = extent.scale
    if scale != 1 {
      swings = Swings(scale: scale)
      for value in values where !value.isNaN { swings.add(value) }
    }
    // Ratios are of use only between values above 0.
    guard isPrice ? extent.minimum <= 0 : scale != 1 else { return }
    moves = LargestMoves(by: .difference(scale: scale))
    for index in values.indices {
      moves.addStep(values[index], at: index)
      if !values[index].isNaN { moves.add(values[index], at: index) }
    }
  }
}
