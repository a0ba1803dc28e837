// SPDX-License-Identifier: MIT

import TestSupport

@testable import Audiograph

/// Numbers as large, as small and as different as a number can be.
enum ExtremeNumbers {
  static let counts = [1, 2, 3, 5, 9, 10, 15, 16, 17, 24, 40, 48, 120, 400, 401, 500]

  /// Up to 17 · 10^±308, either sign.
  private static func one(_ generator: inout SeededGenerator) -> Double {
    let sizes = [
      1e150, 1e154, 1e155, 1e165, 1e200, 1e250, 1e300, 1e308, 1e-150, 1e-162, 1e-200, 1e-300,
      .leastNormalMagnitude, .leastNonzeroMagnitude, .greatestFiniteMagnitude,
    ]
    let sign: Double = generator.once(in: 2) ? -1 : 1
    return sign * min(generator.one(of: sizes) * 1.7, .greatestFiniteMagnitude)
  }

  /// Values of one of many kinds, some of them replaced by single extreme ones.
  static func values(_ count: Int, _ generator: inout SeededGenerator) -> [Double] {
    let size = one(&generator)
    let indices = 0..<count
    var values: [Double]
    switch generator.below(12) {
    case 0: values = indices.map { Double($0 + 1) }
    case 1: values = indices.map { Double($0 + 1) + Double($0 * 7919 % 101) / 100 }
    case 2: values = [Double](repeating: size, count: count)
    case 3: values = indices.map { _ in one(&generator) }
    case 4: values = indices.map { $0 % 2 == 0 ? size : -size }
    case 5: values = generator.whiteNoise(count: count).map { $0 * size }
    case 6: values = indices.map { size * (Double($0 + 1) / Double(count)) }
    case 7: values = indices.map { $0 < count / 2 ? size : 3 }
    case 8: values = generator.randomWalk(count: count)
    case 9: values = indices.map { sine(turns: Double($0) / 12) * size }
    case 10: values = indices.map { abs(size) * exp2(-Double($0)) }
    default: values = [Double](repeating: 0, count: count)
    }
    for _ in 0..<generator.one(of: [0, 1, 1, 2, 3, count / 18]) {
      values[generator.below(count)] = generator.one(of: [one(&generator), 0, 3])
    }
    if generator.once(in: 4), count > 2 { values[generator.below(count)] = .nan }
    return values
  }

  /// Rows, numbers, names or dates.
  static func axis(_ count: Int, _ generator: inout SeededGenerator) -> XAxis {
    func dates(_ step: Int64, _ precision: DatePrecision) -> XAxis {
      .dates(XAxis.Dates(instants: (0..<Int64(count)).map { $0 * step }, precision: precision))
    }
    let day = CalendarDate.microsecondsPerDay
    switch generator.below(8) {
    case 0: return .rows(count: count)
    case 1: return .numbers((0..<count).map { Double($0) })
    case 2:
      let numbers = values(count, &generator).map { $0.isNaN ? 0 : $0 }
      return .numbers(generator.once(in: 4) ? numbers : numbers.sorted())
    case 3: return .categories((0..<count).map { "Town \($0)" })
    case 4: return dates(day, .day)
    case 5: return dates(31 * day, .month)
    case 6: return dates(366 * day, .year)
    default: return dates(day / 24, .minute)
    }
  }

  /// One to three series of any kind.
  static func chart(_ generator: inout SeededGenerator) throws -> Chart {
    let count = generator.one(of: counts)
    let x = axis(count, &generator)
    let kind = generator.one(of: ChartKind.allCases.filter { $0 != .rank })
    let orders: [RowOrder] = [.unknown, .given, .records]
    let order = generator.one(of: orders)
    let series = try (0..<generator.one(of: [1, 1, 2, 3])).map { number in
      var values = values(count, &generator)
      if values.allSatisfy(\.isNaN) { values[0] = 1 }
      return try Series(
        name: "Column \(number)", unit: generator.one(of: [nil, "USD", "km"]), kind: kind, x: x,
        values: values
      ).told(rowOrder: order)
    }
    return try Chart(title: "Extremes", series: series)
  }
}
