// SPDX-License-Identifier: MIT

/// In which order numbers stand; those that are missing are left out.
struct NumberOrder: Equatable {
  enum Direction: Equatable { case ascending, descending }

  /// The direction in which every number goes on from the one before; nil if some do not.
  private(set) var strict: Direction?
  /// The same, where some are equal to the one before.
  private(set) var loose: Direction?
  /// Whether they begin anew several times, each time in the same strict order, as the blocks of a
  /// measurement that is repeated.
  private(set) var isInBlocks = false
  /// Whether all steps, of which there are two or more, are of one size.
  private(set) var isEven = false
  /// How many steps are not zero.
  private(set) var moveCount = 0
  /// How many numbers there are.
  let count: Int

  init(_ values: [Double]) {
    let present = values.filter { !$0.isNaN }
    count = present.count
    guard count > 1 else { return }
    var (rises, falls) = (0, 0)
    for (next, last) in zip(present.dropFirst(), present) {
      if next > last { rises += 1 } else if next < last { falls += 1 }
    }
    moveCount = rises + falls
    if falls == 0, rises > 0 { loose = .ascending }
    if rises == 0, falls > 0 { loose = .descending }
    if rises == count - 1 { strict = .ascending }
    if falls == count - 1 { strict = .descending }
    isEven = strict != nil && count > 2 && Self.areEven(present)
    isInBlocks = loose == nil && Self.areBlocks(present, ascending: rises > falls)
  }

  private static func areEven(_ values: [Double]) -> Bool {
    let step = values[1] - values[0]
    return zip(values.dropFirst(), values).allSatisfy {
      abs($0 - $1 - step) <= abs(step) * 1e-6
    }
  }

  private static let leastRowsOfBlock = 3

  /// Whether values run through the same range in one direction again and again.
  private static func areBlocks(_ values: [Double], ascending: Bool) -> Bool {
    var starts = [0]
    for place in 1..<values.count {
      let (last, next) = (values[place - 1], values[place])
      guard next != last else { return false }
      if (next > last) != ascending { starts.append(place) }
    }
    let ends = starts.dropFirst() + [values.count]
    guard starts.count > 1, zip(starts, ends).allSatisfy({ $1 - $0 >= leastRowsOfBlock }) else {
      return false
    }
    return zip(starts.dropFirst(), starts).allSatisfy { start, before in
      let middle = values[(before + start) / 2]
      return ascending ? values[start] <= middle : values[start] >= middle
    }
  }
}
