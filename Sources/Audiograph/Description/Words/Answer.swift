// SPDX-License-Identifier: MIT

/// The facts that answer a question about one series.
package enum Answer: Sendable, Hashable {
  /// The value at a position, or the one that stands in for it, and how it does.
  case at(PlacedValue, asked: XValue, match: AxisPlace.Match)
  /// The highest value, the first of equal ones, and how many points have it.
  case highest(PlacedValue, count: Int)
  /// The lowest value, the first of equal ones, and how many points have it.
  case lowest(PlacedValue, count: Int)
  /// The first value.
  case first(PlacedValue)
  /// The last value.
  case last(PlacedValue)
  /// From the base, else the first value, to the last.
  case change(Move)
  /// How the series went: of a price by its trend, of anything else by its shape; nil for names without
  /// an order.
  case trend(Trend, shape: ShapeClass?)
  /// The arithmetic mean of the values that are not missing.
  case mean(Double)
  /// The middle one of the values that are not missing, the mean of two middle ones.
  case median(Double)
}

extension Answer {
  /// The answer as a sentence that begins with the number.
  ///
  /// For example: `702.10 on 19 September 2012.`
  ///
  /// - Parameters:
  ///   - series: The series that was asked about.
  ///   - language: The language of the words.
  ///   - channel: Who takes them in.
  /// - Returns: One sentence.
  package func sentence(
    about series: Series, language: Language = .english, channel: Channel = .display
  ) -> String {
    var plan = SeriesPlan(
      SeriesFacts(series).keepingInsight(), called: [series.name], measure: nil, asked: nil,
      style: ValueStyle(sentencesOf: series))
    // An answer is as exact for a voice as for eyes.
    let style = PointStyle(series)
    let said = plan.answer(self, style)
    return language.wording(channel).sentence(
      isProvisional(in: series) ? .joined([said, .provisionalToday()], by: ", ") : said)
  }

  /// Whether it is the value of a day that is not over.
  package func isProvisional(in series: Series) -> Bool {
    switch self {
    case .at(let value, _, _), .last(let value): value.index == series.provisionalIndex
    default: false
    }
  }
}

extension SeriesPlan {
  /// An answer: the number, then where it stands.
  fileprivate mutating func answer(_ answer: Answer, _ style: PointStyle) -> Said {
    switch answer {
    case .at(let found, let asked, let match):
      let value = placed(found, style)
      if match == .exact { return value.told }
      return .joined([value.told, match.said(memory.mention(exactly: asked))], by: ", ")
    case .highest(let value, let count), .lowest(let value, let count):
      let told = placed(value, style)
      guard count > 1 else { return told.told }
      return .answerFirstReached(
        value: told.figure, place: told.place.map { .placeAt(place: $0) } ?? .nothing)
    case .first(let value), .last(let value): return placed(value, style).told
    case .change(let move): return change(move, style)
    case .trend:
      let movement = movement()
      guard case .trend(let trend) = movement.kind else { return movement.said }
      return .movementTrend(it: .it(isPrice: isPrice), trend: trend.said)
    case .mean(let mean): return .answerMean(mean: average(mean, style))
    case .median(let median): return .answerMedian(median: average(median, style))
    }
  }

  private mutating func placed(_ value: PlacedValue, _ style: PointStyle) -> PlacedFigure {
    PlacedFigure(figure: style.figure(of: value.y), place: memory.mention(value))
  }

  /// The change, its size in the unit of the values first, if a number holds it.
  private mutating func change(_ move: Move, _ style: PointStyle) -> Said {
    let places = placedFigures([move.from, move.to]).map(\.place)
    let values = [move.from.y, move.to.y]
    let ends = kind == .rank ? courseFigures(values) : style.figures(of: values)
    let clause = ChangeClause(
      // An answer is in numbers, of which the lowest is the highest rank.
      isUp: kind == .rank ? move.absolute < 0 : move.absolute > 0,
      size: move.absolute == 0 ? nil : ChangeSize(move, kind: kind, style: self.style),
      from: PlacedFigure(figure: ends[0], place: places[0]),
      to: PlacedFigure(figure: ends[1], place: places[1]), isFromBase: facts.base != nil)
    if case .places = clause.size { return clause.said() }
    let difference =
      move.absolute.isFinite ? style.difference(from: move.from.y, to: move.to.y) : nil
    // What is said first is not said twice.
    let (size, change): (Said?, Said) =
      switch clause.size {
      case .points:
        (difference.map { .size(.points($0)) }, clause.ends)
      case .absolute: (difference.map { .only(.difference($0)) }, clause.ends)
      default: (difference.map { .only(.difference($0)) }, clause.said())
      }
    return .joined([size ?? .nothing, change], by: ", ")
  }

  /// A mean or a median, with as many digits as tell it from the values around it.
  private func average(_ value: Double, _ style: PointStyle) -> Figure {
    let values = kind == .rank ? [value] : [value, facts.minimum.y, facts.maximum.y]
    return style.marked((isPrice ? self.style : derived).figures(of: values)[0])
  }
}

extension AxisPlace.Match {
  /// How a value stands to the position that was asked for, where it is not exactly there.
  fileprivate func said(_ place: Mention) -> Said {
    switch self {
    case .exact: .nothing
    case .lastOf: .reservationLastOf(place: place)
    case .within: .reservationWithin(place: place)
    case .before: .reservationBefore(place: place)
    case .beforeMissing: .reservationBeforeMissing(place: place)
    }
  }
}

extension ChangeClause {
  /// `from 355.20 on 2 March to 430.47 on 1 March`.
  fileprivate var ends: Said { .changeEndsAlone(from: from.said, to: to.said) }
}

extension Answer {
  /// The answer as a number alone, as exact as it is known; for a trend its class or its shape.
  package var bare: String {
    switch self {
    case .at(let value, _, _), .highest(let value, _), .lowest(let value, _), .first(let value),
      .last(let value):
      Self.bare(value.y)
    case .change(let move): Self.bare(move.absolute.withoutNoise)
    case .trend(let trend, let shape): shape?.rawValue ?? trend.class.rawValue
    case .mean(let number), .median(let number): Self.bare(number)
    }
  }

  private static func bare(_ number: Double) -> String {
    number == 0 ? "0" : number.plainDescription
  }
}
