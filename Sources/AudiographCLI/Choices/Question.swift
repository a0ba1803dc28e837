// SPDX-License-Identifier: MIT

internal import Audiograph
internal import ChartInput

/// What `value` is asked about a chart.
enum Question: Equatable {
  case highest, lowest, first, last, change, trend, mean, median
  /// The latest price of a symbol.
  case now
  /// A date, a number or a category, as it was typed.
  case place(String)

  /// The questions that are words.
  static let words = [
    "highest", "lowest", "first", "last", "change", "trend", "mean", "median", "now",
  ]

  /// The question in what was typed: a word in lower case, or a place.
  init(_ text: String) {
    switch text {
    case "highest", "max", "maximum", "peak": self = .highest
    case "lowest", "min", "minimum", "trough": self = .lowest
    case "first": self = .first
    case "last": self = .last
    case "change": self = .change
    case "trend": self = .trend
    case "mean", "average": self = .mean
    case "median": self = .median
    case "now": self = .now
    default: self = .place(text)
    }
  }

  /// What the series answers.
  ///
  /// `phrases` tell what dates are called, and whether `3/2/2025` is in March.
  func answer(_ series: Series, in phrases: Phrasebook? = nil) throws(ValueError) -> Answer {
    if case .place(let text) = self { return try Self.answer(series, at: text, phrases) }
    let facts = SeriesFacts(series.settled)
    switch self {
    case .highest: return .highest(facts.highest.value, count: facts.highest.count)
    case .lowest: return .lowest(facts.lowest.value, count: facts.lowest.count)
    case .first: return .first(facts.first)
    case .change: return .change(facts.change)
    case .trend: return .trend(facts.byHeight.trend, shape: facts.byHeight.toldShape)
    case .mean: return .mean(facts.mean)
    case .median: return .median(facts.median)
    case .last, .now, .place: return .last(SeriesFacts(series).last)
    }
  }

  private static func answer(
    _ series: Series, at text: String, _ phrases: Phrasebook?
  ) throws(ValueError) -> Answer {
    guard let asked = XValue(asked: text, on: series.x, in: phrases) else {
      throw .notAPlace(text, on: series.x)
    }
    do throws(LookupError) {
      let (value, match) = try series.value(at: asked)
      return .at(value, asked: asked, match: match)
    } catch {
      throw .noValue(error, asked: text, along: series.x)
    }
  }
}
