// SPDX-License-Identifier: MIT

// Blocks made of whole numbers, as digits are read, which need neither a division nor the proof that
// packing loses nothing.

extension ValuesBuilder {
  /// Takes more values, as multiples of a power of ten: 54518 with 2 decimals is 545.18.
  ///
  /// The same as taking each number divided by 10 to the power of `decimals`.
  /// - Parameters:
  ///   - numbers: Any number of them.
  ///   - decimals: 0 to 15.
  package mutating func append(wholeNumbers numbers: Span<Int32>, decimals: Int) {
    if count % Values.blockLength == 0, numbers.count == Values.blockLength,
      let block = ValueBlock(numbers, decimals: decimals)
    {
      append(block)
      return
    }
    let power = ValueBlock.powers[decimals]
    for index in numbers.indices { append(Double(numbers[index]) / power) }
  }
}

extension ValueBlock {
  /// Powers of ten that a double holds exactly.
  fileprivate static let powers: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]

  /// Whole numbers divided by a power of ten; nil where one is 2³⁰ or more either way.
  fileprivate init?(_ numbers: Span<Int32>, decimals: Int) {
    let power = Self.powers[decimals]
    if let near = NearNumbers(numbers), let ends = near.ends(), ends.areBelow(bits: 30) {
      let summary = BlockSummary(ends, count: numbers.count, power: power)
      self.init(summary, origin: Double(near.origin), power: power, short: near.cells)
      return
    }
    let ends = WholeEnds(numbers)
    guard ends.areBelow(bits: 30) else { return nil }
    let summary = BlockSummary(ends, count: numbers.count, power: power)
    // Halves are rounded down, so that the sum of two ends never overflows.
    let origin = (ends.least + ends.greatest) >> 1
    if ends.greatest - origin <= Int16.max {
      let cells = [Int16](numbers, from: origin)
      self.init(summary, origin: Double(origin), power: power, short: cells)
    } else {
      let cells = [Int32](numbers, from: origin)
      self.init(summary, origin: Double(origin), power: power, long: cells)
    }
  }
}

extension BlockSummary {
  /// What is true of whole numbers divided by a power of ten.
  ///
  /// The steps are bounds: differences of quotients are rounded, and may be beyond the quotient of
  /// the difference, by less than the 2⁻⁵⁰th part of the numbers. A step of 0 is exact, and a bound
  /// never has the other sign, since whole steps are at least 1.
  fileprivate init(_ ends: WholeEnds, count: Int, power: Double) {
    let (minimum, maximum) = (Double(ends.least) / power, Double(ends.greatest) / power)
    let margin = max(abs(minimum), abs(maximum)) * 0x1p-50
    let bound = { (step: Int32, margin: Double) -> Double in
      step == 0 ? 0 : Double(step) / power + margin
    }
    self.init(
      presentCount: count, minimum: minimum, maximum: maximum,
      largestStep: bound(ends.largestStep, margin), smallestStep: bound(ends.smallestStep, -margin))
  }
}

extension InstantsBuilder {
  /// Takes more instants: the midnights that begin days counted from 1970-01-01.
  ///
  /// - Parameter days: Less than 2²⁶ either way, 180,000 years.
  package mutating func append(days: Span<Int32>) {
    if count % Instants.blockLength == 0, days.count == Instants.blockLength {
      append(InstantBlock(days: days))
      return
    }
    for index in days.indices {
      append(Int64(days[index]) * CalendarDate.microsecondsPerDay)
    }
  }
}

extension InstantBlock {
  /// At least two days, less than 2²⁶ either way.
  fileprivate init(days: Span<Int32>) {
    let unit = CalendarDate.microsecondsPerDay
    let (first, step) = (days[0], days[1] - days[0])
    let instant = Int64(first) * unit
    if days.areStepped(by: step) {
      self.init(from: instant, step: Int64(step) * unit, count: days.count)
    } else if let near = NearNumbers(days), let ascends = near.ascend() {
      self.init(from: instant, unit: unit, short: near.cells, ascends: ascends)
    } else {
      let ends = WholeEnds(days)
      let ascends = ends.smallestStep >= 0
      if ends.greatest - first <= Int16.max, ends.least - first >= Int16.min {
        self.init(
          from: instant, unit: unit, short: [Int16](days, from: first), ascends: ascends)
      } else {
        self.init(from: instant, unit: unit, long: [Int32](days, from: first), ascends: ascends)
      }
    }
  }
}

extension Span<Int32> {
  /// Whether numbers less than 2³⁰ either way have equal steps; most that have not show it at once.
  fileprivate func areStepped(by step: Int32) -> Bool {
    guard Int(self[count - 1]) - Int(self[0]) == Int(step) * (count - 1) else { return false }
    var difference: Int32 = 0
    for index in 0..<count - 1 { difference |= (self[index + 1] &- self[index]) ^ step }
    return difference == 0
  }
}

extension Array where Element: FixedWidthInteger {
  /// The distances of numbers from an origin, which must fit.
  fileprivate init(_ numbers: Span<Int32>, from origin: Int32) {
    // In this form the compiler makes vectors of the loop.
    self.init(capacity: numbers.count) { cells in
      for index in numbers.indices {
        cells.append(Element(truncatingIfNeeded: numbers[index] &- origin))
      }
    }
  }
}
