// SPDX-License-Identifier: MIT

import Audiograph

/// A series over rows; NaN marks a missing value.
func series(
  _ values: [Double], _ kind: ChartKind = .measurement, unit: String? = nil, source: Int = 0,
  base: Double? = nil
) throws -> Series {
  try Series(
    name: "a", unit: unit, kind: kind, source: source, x: .rows(count: values.count),
    values: values, base: base.map { Point(x: .row(0), y: $0) })
}

/// The facts of a series over rows.
func facts(_ values: [Double], _ kind: ChartKind = .measurement) throws -> SeriesFacts {
  SeriesFacts(try series(values, kind))
}
