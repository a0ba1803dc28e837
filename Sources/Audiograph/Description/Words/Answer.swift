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
    switch self {
    case .at(let found, let asked, let match):
      placed(found, series) + reservation(found, asked, match) + "."
    case .highest(let value, let count), .lowest(let value, let count):
      placed(value, series) + (count > 1 ? ", first reached there." : ".")
    case .first(let value), .last(let value): placed(value, series) + "."
    case .change(let move): change(move, series)
    case .trend(let trend): trendWords(trend)
    }
  }

  private func placed(_ value: PlacedValue, _ series: Series) -> String {
    "\(Self.number(value.y, series)) \(DateWords.place(value.x))"
  }

  private func reservation(
    _ found: PlacedValue, _ asked: XValue, _ match: AxisPlace.Match
  ) -> String {
    let words = Self.words(of: asked)
    switch match {
    case .exact: return ""
    case .lastOf: return ", the last in \(words)"
    case .within: return ", which holds \(words)"
    case .before: return ", the last before \(words)"
    case .beforeMissing: return ", the last before \(words), where the value is missing"
    }
  }

  private func change(_ move: Move, _ series: Series) -> String {
    let size = move.absolute.isFinite ? Self.number(move.absolute, series) : "Beyond all numbers"
    let percent = move.percent.map {
      ", \($0 < 0 ? "down" : "up") \(NumberWords.percent($0)) percent"
    }
    let (from, to) = (placed(move.from, series), placed(move.to, series))
    return "\(size)\(percent ?? ""), from \(from) to \(to)."
  }

  private func trendWords(_ trend: Trend) -> String {
    let words = trend.class.rawValue.map { $0 == "-" ? " " : String($0) }.joined()
    return words.prefix(1).uppercased() + words.dropFirst() + "."
  }

  private static func number(_ value: Double, _ series: Series) -> String {
    NumberWords.text(of: value, style: series.kind == .price ? .price : .measured)
  }

  private static func words(of x: XValue) -> String {
    switch x {
    case .row(let row): "point \(row)"
    case .number(let number): NumberWords.exact(number)
    case .category(let name): name
    case .date(let date): DateWords.text(of: date)
    }
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
    }
  }

  private static func bare(_ number: Double) -> String {
    number == 0 ? "0" : number.plainDescription
  }
}
