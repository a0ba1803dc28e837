// SPDX-License-Identifier: MIT

extension SeriesFacts {
  /// Writes what can be seen in the series, of ranks by their heights.
  func writeInsight(to json: inout JSONWriter) {
    let insight = insight
    json.member("ordered", insight.isOrdered)
    json.key("shape")
    json.optional(insight.shape) { write($0, to: &$1) }
    json.key("outliers")
    json.array { json in
      for odd in insight.shape?.odd ?? [] { json.object { write(odd, to: &$0) } }
    }
    json.key("season")
    json.array { json in
      for season in insight.seasons { json.object { write(season, to: &$0) } }
    }
    json.key("volatility")
    json.optional(insight.shape?.volatility) { write($0.index, $0.ratio, to: &$1) }
    json.key("jump")
    json.optional(insight.jump) { write($0.index, $0.ratio, to: &$1) }
  }

  /// A move of heights as one of numbers.
  private func numbers(_ move: Move) -> Move {
    func number(_ value: PlacedValue) -> PlacedValue {
      PlacedValue(index: value.index, x: value.x, y: series.number(ofHeight: value.y))
    }
    return Move(
      from: number(move.from), to: number(move.to), kind: series.kind, hasTrueZero: hasTrueZero)
  }

  private func write(_ shape: FoundShape, to json: inout JSONWriter) {
    json.member("class", shape.shapeClass.rawValue)
    json.member("fit", shape.fit)
    json.member("direction", shape.direction)
    write(shape.ends, to: &json)
    json.member("from", series.number(ofHeight: shape.from))
    json.member("to", series.number(ofHeight: shape.to))
    json.member("moves", shape.movesWithJump)
    json.key("turns")
    json.array { json in
      for (place, height) in zip(shape.turns, shape.heights) {
        json.object { json in
          write(place, to: &json)
          json.member("y", series.number(ofHeight: height))
        }
      }
    }
    json.key("breaks")
    json.array { json in for place in shape.breaks { json.object { write(place, to: &$0) } } }
    json.key("levels")
    json.array { json in for level in shape.levels { json.value(series.number(ofHeight: level)) } }
    json.key("bursts")
    json.array { json in
      for burst in shape.bursts {
        json.object { json in
          json.member("from", burst.first)
          json.member("to", burst.last)
          json.member("level", series.number(ofHeight: burst.level))
        }
      }
    }
    json.member("base", shape.base.map(series.number))
    json.key("jump")
    json.optional(shape.jump) { jump, json in
      let (before, after) = (
        series.number(ofHeight: jump.before), series.number(ofHeight: jump.after)
      )
      json.member("index", jump.index)
      json.member("before", before)
      json.member("after", after)
      json.member("size", after.difference(from: before))
    }
    json.member("slope", shape.slope)
    json.key("doubling")
    json.optional(shape.doubling.map { Doubling($0, along: series.timeAxis) }) { doubling, json in
      json.member("value", doubling.value)
      json.member("unit", doubling.unit?.name)
    }
    json.key("extreme")
    json.optional(shape.extreme) { index, json in
      write(index, to: &json)
      json.member("y", series.number(ofHeight: series.values[index]))
    }
  }

  private func write(_ ends: FoundShape.Ends, to json: inout JSONWriter) {
    switch ends {
    case .literal:
      json.member("ends", "literal")
      json.member("over", Int?.none)
    case .means(let count):
      json.member("ends", "means")
      json.member("over", count)
    case .season(let period):
      json.member("ends", "season")
      json.member("over", period.rawValue)
    }
  }

  private func write(_ index: Int, to json: inout JSONWriter) {
    json.member("index", index)
    json.member("x", series.x[index])
  }

  private func write(_ odd: OddValue, to json: inout JSONWriter) {
    write(odd.index, to: &json)
    json.member("y", series.number(ofHeight: series.values[odd.index]))
    json.member("expected", series.number(ofHeight: odd.expected))
    json.member(
      "where", odd.index == first.index ? "first" : odd.index == last.index ? "last" : "inner")
  }

  private func write(_ index: Int, _ ratio: Double, to json: inout JSONWriter) {
    write(index, to: &json)
    json.member("ratio", ratio)
  }

  private func write(_ season: Season, to json: inout JSONWriter) {
    json.member("period", season.period?.rawValue)
    json.member("length", season.steps)
    json.member("strength", season.strength)
    json.member("multiplicative", season.isMultiplicative)
    for (name, phase) in [("peak", season.peak), ("trough", season.trough)] {
      json.key(name)
      json.optional(phase) { phase, json in
        json.member("phase", season.firstPhase + phase.number)
        json.member("name", season.name(of: phase))
        json.member("value", series.number(ofHeight: phase.value))
      }
    }
    for (name, phases) in [("peaks", season.peaks), ("troughs", season.troughs)] {
      json.key(name)
      json.array { json in for phase in phases { json.value(Double(season.firstPhase + phase)) } }
    }
    json.key("growth")
    season.growth.map { json.value($0) } ?? json.value(Double?.none)
    json.member("amplitude", season.amplitude)
    json.member("cycles", season.cycles)
    json.key("yearOnYear")
    json.optional(season.period == .year ? yearOnYear.map(numbers) : nil) { $1.members($0) }
  }
}

extension Distribution {
  func write(to json: inout JSONWriter) {
    json.member("n", count)
    json.member("zeroShare", zeroShare)
    json.member("total", total)
    json.member("min", minimum)
    json.member("q1", lowerQuartile)
    json.member("median", median)
    json.member("q3", upperQuartile)
    json.member("max", maximum)
    json.member("skew", skew)
    json.member("shape", list.form.rawValue)
    json.key("peaks")
    json.array { json in
      for peak in list.peaks {
        json.object { json in
          json.member("at", peak.at)
          json.member("share", peak.share)
        }
      }
    }
    json.key("heap")
    json.optional(list.heap) { heap, json in
      json.member("share", heap.share)
      json.member("unit", heap.unit)
    }
    json.member("odd", list.odd)
    json.member("sorted", order?.rawValue)
  }
}

extension Season {
  /// What the first phase is called: months, quarters and weekdays count from 1, hours from 0.
  fileprivate var firstPhase: Int { period == .day ? 0 : 1 }

  /// What a phase is called in a document.
  fileprivate func name(of phase: Phase) -> String? {
    switch period {
    case .year: phaseCount == 4 ? "Q\(phase.number + 1)" : monthNames[phase.number]
    case .week: weekdayNames[phase.number]
    case .day: (phase.number < 10 ? "0" : "") + "\(phase.number):00"
    case nil: nil
    }
  }
}

private let monthNames = [
  "January", "February", "March", "April", "May", "June", "July", "August", "September",
  "October", "November", "December",
]

private let weekdayNames = [
  "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
]
