// SPDX-License-Identifier: MIT

internal import Audiograph

/// Charts that are no line, without names: those are not heard.
extension TaughtSound {
  /// Values by name, from 0 to 100.
  static func bars(_ values: [Double]) -> TaughtSound {
    TaughtSound(lines: [values], seconds: Double(values.count) / 4, mode: .discrete)
  }

  /// Points one after another along x.
  static func scatter(_ y: [Double]) throws(FormError) -> TaughtSound {
    let x = y.indices.map(Double.init)
    return TaughtSound(FormChart(try Scatter(x: x, y: y, xNamed: "", yNamed: ""), title: ""))
  }

  /// So many values in each bin.
  static func histogram(_ counts: [Int]) throws(FormError) -> TaughtSound {
    TaughtSound(FormChart(try Histogram(values(counts), named: ""), title: ""))
  }

  /// So many values around each whole number.
  static func density(_ counts: [Int]) throws(FormError) -> TaughtSound {
    TaughtSound(FormChart(try Density(values(counts), named: ""), title: ""))
  }

  /// The values of each group.
  static func box(_ groups: [[Double]]) throws(FormError) -> TaughtSound {
    let names = groups.enumerated().flatMap { number, values in values.map { _ in "\(number)" } }
    let plot = try BoxPlot(values: groups.flatMap { $0 }, named: "", groups: names)
    return TaughtSound(FormChart(plot, title: ""))
  }

  /// Values, and how far their bounds lie from them.
  static func band(_ values: [Double], plusOrMinus distances: [Double]) throws(FormError)
    -> TaughtSound
  {
    let pairs = zip(values, distances)
    let band = try Band(
      values: values, lower: pairs.map { $0 - $1 }, upper: pairs.map { $0 + $1 }, named: "",
      x: .rows(count: values.count))
    return TaughtSound(FormChart(band, title: ""))
  }

  /// The cells of each row; NaN marks an empty one.
  static func heatMap(_ rows: [[Double]]) throws(FormError) -> TaughtSound {
    let map = try HeatMap(
      values: rows, rows: rows.indices.map { "\($0)" }, columns: rows[0].indices.map { "\($0)" })
    return TaughtSound(FormChart(map, title: ""))
  }

  /// Parts of a whole.
  static func share(_ parts: [Double]) throws(FormError) -> TaughtSound {
    let shares = try Shares(values: parts, named: "", names: parts.indices.map { "\($0)" })
    return TaughtSound(FormChart(shares, title: ""))
  }

  /// Whole numbers from 0 on, each so many times.
  private static func values(_ counts: [Int]) -> [Double] {
    counts.enumerated().flatMap { [Double](repeating: Double($0), count: $1) }
  }
}
