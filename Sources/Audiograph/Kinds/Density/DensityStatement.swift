// SPDX-License-Identifier: MIT

/// A sentence about a density.
struct DensityStatement: FormStatement {
  let density: Density
  let topic: Topic

  enum Topic: Sendable {
    case lead, range, missing
  }

  var beginsWithName: Bool { if case .lead = topic { true } else { false } }
}

extension Density {
  func statements(_ level: Level) -> [DensityStatement] {
    var topics: [DensityStatement.Topic] = [.lead]
    if level != .alt { topics.append(.range) }
    if level == .long, missing > 0 { topics.append(.missing) }
    return topics.map { DensityStatement(density: self, topic: $0) }
  }

  /// The figure of a place, with digits enough to tell it from its neighbours.
  fileprivate func figure(ofPlace place: Double) -> Figure {
    let step = ends.high / Double(Self.placeCount - 1) - ends.low / Double(Self.placeCount - 1)
    guard step > 0, step.isFinite else { return Figure(exactly: place) }
    let decimals = -Int((log2(step) / log2(10)).rounded(.down))
    return Figure(DecimalDigits(place).rounded(decimals: decimals))
  }
}

extension Density {
  /// The figure of a density, as exact as the highest is with three digits.
  fileprivate func figure(of value: Double) -> Figure {
    let highest = DecimalDigits(densities[peak])
    let figure = Figure(DecimalDigits(value).rounded(decimals: 3 - highest.exponent))
    return figure.counting(Figure(highest.rounded(significant: 3)).scale)
  }
}

extension DensityStatement {
  func clause(in wording: Wording) -> String {
    switch topic {
    case .lead:
      return wording.say(
        .densityLead(
          subject: wording.withUnit(density.valueName, density.unit), count: density.count,
          width: Figure(derived: density.width)))
    case .range:
      let figures = [density.ends.low, density.ends.high].map(density.figure(ofPlace:)).onOneScale
      return wording.say(.densityRange(low: figures[0], high: figures[1]))
    case .missing: return wording.say(.formMissing(count: density.missing))
    }
  }
}

/// A place of a walk: `0.12 at 4.5`.
struct DensityPlace: PlaceLine {
  let density: Density
  let index: Int

  func ways(in wording: Wording) -> [String] {
    let value = wording.brief(density.figure(of: density.densities[index]))
    let place = density.figure(ofPlace: density.place(index))
    return [wording.number(place), wording.short(place)].map {
      wording.say(.densityPlace(value: value, place: $0))
    }
  }
}
