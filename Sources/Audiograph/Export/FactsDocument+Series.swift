// SPDX-License-Identifier: MIT

extension SeriesFacts {
  /// The most legs that a document has.
  private static let mostLegs = 5

  /// Writes the facts of one series.
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("name", series.name.displayText)
      json.member("points", points)
      json.member("missing", missing)
      json.key("base")
      json.optional(base) { $1.members($0) }
      for (name, value) in [
        ("first", first), ("last", last), ("minimum", minimum), ("maximum", maximum),
      ] {
        json.place(name, value)
      }
      writeSpread(to: &json)
      writeShape(to: &json)
      writeSteps(to: &json)
      json.key("statistics")
      json.optional(statistics) { $0.write(to: &$1) }
      json.member("positions", positions)
      if let reference = series.reference {
        json.key("reference")
        json.object { json in
          json.member("name", reference.name.displayText)
          json.member("value", reference.value)
        }
      }
      if let bars {
        json.key("bars")
        json.object { bars.write(to: &$0) }
      }
    }
  }

  private func writeSpread(to json: inout JSONWriter) {
    json.key("change")
    json.object { json in
      json.member("absolute", change.absolute)
      json.member("percent", change.percent)
    }
    let moments = moments
    json.member("mean", moments.mean)
    json.member("median", median)
    json.member("standardDeviation", moments.standardDeviation)
  }

  private func writeShape(to json: inout JSONWriter) {
    json.key("trend")
    let told = byHeight
    json.object { $0.members(told.trend, shape: told.toldShape) }
    json.key("legs")
    json.array { json in
      for leg in legs(atMost: Self.mostLegs) {
        json.object { json in
          json.place("from", leg.move.from)
          json.place("to", leg.move.to)
          json.member("percent", leg.move.percent)
          json.member("confirmed", leg.isConfirmed)
        }
      }
    }
    told.writeInsight(to: &json)
    json.key("distribution")
    json.optional(insight.distribution) { $0.write(to: &$1) }
    for (name, move) in [("drawdown", drawdown), ("runup", runup)] {
      json.key(name)
      json.optional(move) { $1.members($0) }
    }
  }

  private func writeSteps(to json: inout JSONWriter) {
    json.key("typicalStep")
    json.optional(typicalStep) { step, json in
      json.member("absolute", step.absolute)
      json.member("percent", step.percent)
    }
    for (name, move) in [("largestRise", largestRise), ("largestFall", largestFall)] {
      json.key(name)
      json.optional(move) { move, json in
        json.member("absolute", move.absolute)
        json.members(move)
      }
    }
    json.member("period", period)
    json.key("gaps")
    json.array { json in
      for gap in gaps {
        json.object { json in
          json.member("from", gap.first)
          json.member("to", gap.last)
          json.member("count", gap.count)
        }
      }
    }
  }
}

extension BarFacts {
  /// Writes the members of the object.
  fileprivate func write(to json: inout JSONWriter) {
    json.member("rose", rose)
    json.member("fell", fell)
    json.member("unchanged", unchanged)
    for (name, run) in [("longestRise", longestRise), ("longestFall", longestFall)] {
      json.key(name)
      json.optional(run) { run, json in
        json.member("count", run.count)
        json.place("from", run.first)
        json.place("to", run.last)
      }
    }
    for (name, move) in [("widest", widest), ("largestGap", largestGap)] {
      json.key(name)
      json.optional(move) { move, json in
        json.member("absolute", move.absolute)
        json.members(move)
      }
    }
  }
}

extension Statistics {
  /// Writes the members of the object.
  func write(to json: inout JSONWriter) {
    json.member("xUnit", xUnit?.name)
    json.key("mannKendall")
    json.optional(mannKendall) { $0.write(to: &$1) }
    json.key("theilSen")
    json.optional(theilSenSlope) { $1.member("slope", $0) }
    json.key("leastSquares")
    json.optional(leastSquares) { line, json in
      json.member("slope", line.slope)
      json.member("intercept", line.intercept)
      json.member("rSquared", line.rSquared)
    }
    json.member("residualCorrelation", residualCorrelation)
    json.key("hamedRao")
    json.optional(hamedRao) { $0.write(to: &$1) }
  }
}

extension Statistics.MannKendall {
  fileprivate func write(to json: inout JSONWriter) {
    json.member("s", s)
    json.member("variance", variance)
    json.member("z", z)
    json.member("p", p)
  }
}

extension CalendarUnit {
  /// What the unit is called in a document.
  var name: String {
    switch self {
    case .year: "year"
    case .quarter: "quarter"
    case .month: "month"
    case .week: "week"
    case .day: "day"
    case .hour: "hour"
    }
  }
}

extension JSONWriter {
  /// Writes a member with a value, its index and its position.
  fileprivate mutating func place(_ name: String, _ value: PlacedValue) {
    key(name)
    object { json in
      json.member("index", value.index)
      json.members(value)
    }
  }

  /// Writes how large a move is in percent, and its ends.
  mutating func members(_ move: Move) {
    member("percent", move.percent)
    place("from", move.from)
    place("to", move.to)
  }
}
