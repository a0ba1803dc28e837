// SPDX-License-Identifier: MIT

/// What facts have of a series at names; it is told and heard as a series is.
struct BarsFacts: Sendable {
  private let values: [Double]
  private let missing: Int
  private let highest: Int
  private let lowest: Int
  private let mean: Double

  /// The facts of a series; nil without any value.
  init?(_ series: Series) {
    values = series.values
    let present = values.presentIndices(in: values.indices)
    guard let first = present.first else { return nil }
    let values = values
    highest = present.reduce(first) { values[$1] > values[$0] ? $1 : $0 }
    lowest = present.reduce(first) { values[$1] < values[$0] ? $1 : $0 }
    mean = Audiograph.mean(of: present.map { values[$0] })
    missing = values.count - present.count
  }

  /// Writes the members of the object.
  func write(to json: inout JSONWriter) {
    json.member("points", values.count)
    json.member("missing", missing)
    json.member("maximum", highest)
    json.member("minimum", lowest)
    json.member("mean", mean)
  }
}
