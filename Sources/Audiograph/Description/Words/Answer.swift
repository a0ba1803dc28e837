// SPDX-License-Identifier: MIT

/// The facts that answer a question about one series.
public enum Answer: Sendable, Hashable {
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
  /// How the series went.
  case trend(Trend)
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
  public func sentence(
    about series: Series, language: Language = .english, channel: Channel = .display
  ) -> String {
    var plan = SeriesPlan(
      SeriesFacts(series), called: [series.name], measure: nil, asked: nil,
      style: ValueStyle(series, channel: channel))
    return language.wording(channel).sentence(plan.answer(self))
  }
}

extension SeriesPlan {
  /// An answer with its numbers rounded and its places named.
  fileprivate mutating func answer(_ answer: Answer) -> AnswerStatement {
    switch answer {
    case .at(let found, let asked, let match):
      let value = placedFigures([found])[0]
      let isExact = match == .exact
      return .value(value, isExact ? nil : Reservation(match: match, asked: memory.mention(asked)))
    case .highest(let value, let count), .lowest(let value, let count):
      let placed = placedFigures([value])[0]
      return count > 1 ? .firstReached(placed) : .value(placed, nil)
    case .first(let value), .last(let value): return .value(placedFigures([value])[0], nil)
    case .change(let move): return change(move)
    case .trend: return .trend(movement())
    case .mean(let mean): return .mean(Figure(derived: mean))
    case .median(let median): return .median(Figure(derived: median))
    }
  }

  private mutating func change(_ move: Move) -> AnswerStatement {
    let ends = placedFigures([move.from, move.to])
    let clause = ChangeClause(
      isUp: move.absolute > 0,
      size: move.absolute == 0 ? nil : ChangeSize(move, kind: kind, style: style),
      from: ends[0].figure, fromPlace: ends[0].place, to: ends[1].figure, toPlace: ends[1].place,
      isFromBase: facts.base != nil)
    return .change(
      clause, absolute: move.absolute.isFinite ? difference(move.absolute) : nil)
  }

  private func difference(_ value: Double) -> Figure {
    style.figure(of: value.withoutNoise)
  }
}

extension Answer {
  /// The answer as a number alone, as exact as it is known; the class for a trend.
  public var bare: String {
    switch self {
    case .at(let value, _, _), .highest(let value, _), .lowest(let value, _), .first(let value),
      .last(let value):
      Self.bare(value.y)
    case .change(let move): Self.bare(move.absolute)
    case .trend(let trend): trend.class.rawValue
    case .mean(let number), .median(let number): Self.bare(number)
    }
  }

  private static func bare(_ number: Double) -> String {
    number == 0 ? "0" : number.plainDescription
  }
}
