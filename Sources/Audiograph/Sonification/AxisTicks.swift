// SPDX-License-Identifier: MIT

/// The ticks along x: at the coarsest calendar unit or round number that gives 3 to 12, and for eyes 4 to 7.
struct AxisTicks {
  /// Who the ticks are for.
  enum Use {
    case ears
    /// A unit that begins with the first point has its tick there, too.
    case eyes

    /// As few as are enough.
    fileprivate var enough: Int { self == .ears ? 3 : 4 }
  }

  /// One tick.
  struct Tick {
    /// The first point at or after it.
    var index: Int
    /// Where it stands, as `XAxis.numericPositions` has it.
    var position: Double
    var x: XValue

    /// The round number; the place of anything else.
    var number: Double {
      if case .number(let number) = x { number } else { position }
    }
  }

  /// In ascending order; empty if x does not ascend or holds one place only.
  let ticks: [Tick]

  /// The ticks of an axis; for eyes at least so many of numbers, where there are as many.
  init(_ x: XAxis, for use: Use = .ears, fewest: Int = 4) {
    switch x {
    case .rows, .categories: ticks = Self.rowTicks(x, use)
    case .numbers(let numbers):
      ticks = x.hasAscendingPositions ? Self.numberTicks(numbers, use, fewest) : []
    case .dates(let dates): ticks = x.hasAscendingPositions ? Self.dateTicks(dates, use) : []
    }
  }

  /// The coarsest list with enough of them, for eyes, where none has, the longest.
  ///
  /// Candidates come coarse first.
  private static func best<Element>(
    _ candidates: some Sequence<[Element]>, _ use: Use
  ) -> [Element] {
    var longest: [Element] = []
    for candidate in candidates {
      if candidate.count >= use.enough { return candidate }
      if candidate.count > longest.count { longest = candidate }
    }
    return use == .eyes ? longest : []
  }

  private static func rowTicks(_ x: XAxis, _ use: Use) -> [Tick] {
    let steps = roundSteps(below: Double(x.count)).filter { $0 >= 1 }
    return best(
      steps.lazy.map { step in
        stride(from: Int(step), through: x.count, by: Int(step)).map {
          Tick(index: $0 - 1, position: Double($0 - 1), x: x[$0 - 1])
        }
      }, use)
  }

  private static func numberTicks(
    _ numbers: [Double], _ use: Use, _ fewest: Int
  ) -> [Tick] {
    guard let first = numbers.first, let last = numbers.last, first < last else { return [] }
    func tick(_ place: Double) -> Tick {
      Tick(
        index: numbers.firstIndex { $0 >= place } ?? numbers.count - 1, position: place / 4,
        x: .number(place))
    }
    if use == .eyes {
      return RoundValues.between(first, last, scale: .linear, fewest: fewest).map(tick)
    }
    // From −1e308 to 1e308 is more than a number holds; a step that is too small then still fits.
    let steps = roundSteps(below: min(last - first, .greatestFiniteMagnitude))
    return best(
      steps.lazy.map { step in
        let lowest = (first / step).rounded(.up)
        let count = (last / step).rounded(.down) - lowest
        guard count >= 2, count <= 40 else { return [] }
        return (0...Int(count)).map { tick((lowest + Double($0)) * step) }
      }, use)
  }

  /// 1, 2 and 5 times powers of ten below a size, coarse first.
  private static func roundSteps(below size: Double) -> [Double] {
    guard size > 0, size.isFinite else { return [] }
    let top = Int((log2(size) * 0.30103).rounded(.up))
    return (0..<4).flatMap { down in
      let power = powerOfTen(top - down)
      return [5 * power, 2 * power, power]
    }.filter { $0 < size && $0 > 0 }
  }

  private static func powerOfTen(_ exponent: Int) -> Double {
    let size = (0..<abs(exponent)).reduce(1.0) { power, _ in power * 10 }
    return exponent < 0 ? 1 / size : size
  }
}

extension AxisTicks {
  /// A calendar step: so many of a unit, or seconds below an hour.
  private enum Step {
    case units(CalendarUnit, Int)
    case seconds(Int)
  }

  private static let steps: [Step] =
    [1000, 500, 200, 100, 50, 20, 10, 5, 2, 1].map { .units(.year, $0) }
    + [.units(.quarter, 1), .units(.month, 1), .units(.week, 1), .units(.day, 1)]
    + [.units(.hour, 6), .units(.hour, 1)]
    + [1800, 600, 300, 60, 30, 10, 5, 1].map { .seconds($0) }

  /// Those between them, of which eyes see the beginnings as well.
  private static let stepsForEyes: [Step] =
    [1000, 500, 200, 100, 50, 20, 10, 5, 2, 1].map { .units(.year, $0) }
    + [.units(.quarter, 2), .units(.quarter, 1), .units(.month, 2), .units(.month, 1)]
    + [.units(.week, 2), .units(.week, 1), .units(.day, 2), .units(.day, 1)]
    + [12, 6, 3, 2, 1].map { .units(.hour, $0) }
    + [1800, 900, 600, 300, 120, 60, 30, 10, 5, 2, 1].map { .seconds($0) }

  private static func dateTicks(_ dates: XAxis.Dates, _ use: Use) -> [Tick] {
    best(
      (use == .ears ? steps : stepsForEyes).lazy.map { step in ticks(dates, step: step, use) }, use)
  }

  /// The first point in each new unit, marked at the unit's beginning.
  private static func ticks(_ dates: XAxis.Dates, step: Step, _ use: Use) -> [Tick] {
    var ticks: [Tick] = []
    if use == .eyes, let first = dates.instants.first,
      beginning(ordinal(dates[0], step), step) == first
    {
      ticks.append(Tick(index: 0, position: Double(first) / 8.64e10, x: .date(dates[0])))
    }
    for index in dates.instants.indices.dropFirst() {
      let date = dates[index]
      let number = ordinal(date, step)
      guard number != ordinal(dates[index - 1], step) else { continue }
      let beginning = beginning(number, step)
      ticks.append(
        Tick(index: index, position: Double(beginning) / 8.64e10, x: .date(date)))
    }
    return ticks
  }

  private static func ordinal(_ date: CalendarDate, _ step: Step) -> Int {
    switch step {
    case .units(let unit, let size): floored(date.ordinal(of: unit), size)
    case .seconds(let size):
      date.day * (86_400 / size) + Int(date.microsecondOfDay / 1_000_000) / size
    }
  }

  private static func floored(_ number: Int, _ size: Int) -> Int {
    number >= 0 ? number / size : (number - size + 1) / size
  }

  /// Microseconds since 1970 at which a unit begins.
  private static func beginning(_ number: Int, _ step: Step) -> Int64 {
    switch step {
    case .units(.year, let size): instant(year: number * size, month: 1)
    case .units(.quarter, let size):
      instant(year: floored(number * size, 4), month: (number * size & 3) * 3 + 1)
    case .units(.month, let size):
      instant(
        year: floored(number * size, 12),
        month: number * size - floored(number * size, 12) * 12 + 1)
    case .units(.week, let size):
      Int64(number * size * 7 - 3) * CalendarDate.microsecondsPerDay
    case .units(.day, let size): Int64(number * size) * CalendarDate.microsecondsPerDay
    case .units(.hour, let size): Int64(number * size) * 3_600_000_000
    case .seconds(let size): Int64(number) * Int64(size) * 1_000_000
    }
  }

  private static func instant(year: Int, month: Int) -> Int64 {
    Int64(CalendarDate.dayNumber(year: year, month: month, day: 1))
      * CalendarDate.microsecondsPerDay
  }
}
