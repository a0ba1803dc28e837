// SPDX-License-Identifier: MIT

extension Answer {
  /// The answer as a JSON object on one line, the version of the form and the name of its series first.
  ///
  /// A value has `name`, `x` and `y`; at a position that was asked for also `asked` and `match`,
  /// which is a raw value of `AxisPlace.Match`; for the highest and the lowest also `count`. A
  /// change has `name`, `absolute`, `percent`, `from` and `to`, a trend `name`, `class`, `net` and
  /// `counter`, a mean `name` and `mean`, a median `name` and `median`. Absent values are null. The value of a
  /// day that is not over also has `provisional`, which is true.
  package func document(name: String, isProvisional: Bool = false) -> String {
    JSONWriter.document { json in
      json.member("name", name.displayText)
      write(to: &json)
      if isProvisional { json.member("provisional", true) }
    }
  }

  private func write(to json: inout JSONWriter) {
    switch self {
    case .at(let value, let asked, let match):
      json.members(value)
      json.member("asked", asked)
      json.member("match", match.rawValue)
    case .highest(let value, let count), .lowest(let value, let count):
      json.members(value)
      json.member("count", count)
    case .first(let value), .last(let value): json.members(value)
    case .change(let move):
      json.member("absolute", move.absolute)
      json.member("percent", move.percent)
      json.key("from")
      json.object { $0.members(move.from) }
      json.key("to")
      json.object { $0.members(move.to) }
    case .trend(let trend, let shape): json.members(trend, shape: shape)
    case .mean(let mean): json.member("mean", mean)
    case .median(let median): json.member("median", median)
    }
  }
}

extension JSONWriter {
  /// Writes the position and the value of a point.
  mutating func members(_ value: PlacedValue) {
    member("x", value.x)
    member("y", value.y)
  }

  /// Writes what a trend is called, by a shape where there is one, and its measures.
  mutating func members(_ trend: Trend, shape: ShapeClass?) {
    member("class", shape?.rawValue ?? trend.class.rawValue)
    member("net", trend.net)
    member("counter", trend.counter)
  }
}
