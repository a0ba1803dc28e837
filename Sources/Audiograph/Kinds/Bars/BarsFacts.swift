// SPDX-License-Identifier: MIT

/// What facts have of a series at names; it is told and heard as a series is.
struct BarsFacts: Sendable {
  private let values: [Double]
  private let missing: Int
  private let highest: Int
  private let lowest: Int
  private let mean: Double
  /// The places of the highest values, the highest first.
  private let ranked: [Int]

  /// How many of the highest values are listed.
  private static let mostRanked = 5

  /// The facts of a series; nil without any value.
  init?(_ series: Series) {
    values = series.values
    guard let extremes = series.extremes else { return nil }
    (highest, lowest) = (extremes.maximum.index, extremes.minimum.index)
    let values = values
    let present = values.presentIndices(in: values.indices)
    mean = Audiograph.mean(of: present.map { values[$0] })
    missing = values.count - present.count
    ranked = present.reduce(into: []) { ranked, index in
      let place = ranked.firstIndex { values[$0] < values[index] } ?? ranked.count
      guard place < Self.mostRanked else { return }
      ranked.insert(index, at: place)
      if ranked.count > Self.mostRanked { ranked.removeLast() }
    }
  }

  /// Writes the members of the object.
  func write(to json: inout JSONWriter) {
    json.member("points", values.count)
    json.member("missing", missing)
    json.member("maximum", highest)
    json.member("minimum", lowest)
    json.member("mean", mean)
    json.key("highest")
    json.array { json in
      for index in ranked {
        json.object { json in
          json.member("index", index)
          json.member("value", values[index])
        }
      }
    }
  }
}
