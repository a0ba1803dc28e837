// SPDX-License-Identifier: MIT

/// The largest moves from one value to the next, the first of equal ones.
struct LargestSteps {
  /// A step by the indices of its ends, −1 where there is none.
  struct Ends {
    fileprivate(set) var from = -1
    fileprivate(set) var to = -1
    fileprivate var size: Double
  }

  private let measure: MoveMeasure
  /// The scaled value before the next one that comes.
  private var previous = Double.nan
  /// The largest rise.
  private(set) var up: Ends
  /// The largest fall.
  private(set) var down: Ends

  /// The largest steps among values.
  init(_ values: Values, by measure: MoveMeasure) {
    let floor = Self.floor(of: values, by: measure)
    self.init(by: measure)
    for (number, block) in values.blocks.enumerated() {
      add(block[0], at: number * Values.blockLength)
      let bounds = measure.stepBounds(block.summary)
      // What reaches neither the largest steps so far nor sizes that are reached anyway is passed.
      if bounds.up > up.size && bounds.up >= floor.up
        || bounds.down < down.size && bounds.down <= floor.down
      {
        addInside(values, block: number)
      }
      previous = block[block.count - 1] * measure.scale
    }
  }

  private init(by measure: MoveMeasure) {
    self.measure = measure
    (up, down) = (Ends(size: measure.none), Ends(size: measure.none))
  }

  /// Sizes that the largest steps have at least: those in the blocks where they could be largest.
  private static func floor(of values: Values, by measure: MoveMeasure) -> (
    up: Double, down: Double
  ) {
    guard values.blocks.count > 1 else { return (measure.none, measure.none) }
    var bounds = (up: measure.none, down: measure.none)
    var blocks = (up: 0, down: 0)
    for (number, block) in values.blocks.enumerated() {
      let (up, down) = measure.stepBounds(block.summary)
      if up > bounds.up { (bounds.up, blocks.up) = (up, number) }
      if down < bounds.down { (bounds.down, blocks.down) = (down, number) }
    }
    var (rises, falls) = (LargestSteps(by: measure), LargestSteps(by: measure))
    rises.addInside(values, block: blocks.up)
    falls.addInside(values, block: blocks.down)
    return (rises.up.size, falls.down.size)
  }

  /// Takes in the steps within a block.
  private mutating func addInside(_ values: Values, block number: Int) {
    let inside = values.values(ofBlock: number)
    let scale = measure.scale
    var index = number * Values.blockLength
    var (last, rise, fall) = (Double.nan, up.size, down.size)
    for unscaled in inside {
      let value = unscaled * scale
      let size = measure.size(from: last, to: value)
      if size > rise { (rise, up) = (size, Ends(from: index - 1, to: index, size: size)) }
      if size < fall { (fall, down) = (size, Ends(from: index - 1, to: index, size: size)) }
      last = value
      index += 1
    }
  }

  /// Takes in the next value; not-a-number stands for a missing one.
  @inline(__always)
  private mutating func add(_ unscaled: Double, at index: Int) {
    let value = unscaled * measure.scale
    let size = measure.size(from: previous, to: value)
    if size > up.size { up = Ends(from: index - 1, to: index, size: size) }
    if size < down.size { down = Ends(from: index - 1, to: index, size: size) }
    previous = value
  }
}
