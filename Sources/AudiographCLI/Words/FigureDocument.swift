// SPDX-License-Identifier: MIT

internal import Audiograph
internal import MarketData

/// The figures of a company as JSON on one line.
///
/// Keys stand in this order: `version`, `symbol`, `company`, `source` and `figures`, of which each has
/// `metric`, `period`, `start`, `end`, `value`, `unit`, `derivation`, `form`, `filed` and `concept`.
struct FigureDocument {
  let symbol: MarketSymbol
  let company: String
  let figures: [CompanyFigures.Figure]

  var text: String {
    JSONWriter.document { json in
      json.member("symbol", symbol.text)
      json.member("company", company.displayText)
      json.member("source", "SEC company facts")
      json.key("figures")
      json.array { json in for figure in figures { Self.write(figure, to: &json) } }
    }
  }

  private static func write(_ figure: CompanyFigures.Figure, to json: inout JSONWriter) {
    json.object { json in
      json.member("metric", figure.metric.rawValue)
      json.member("period", figure.period.rawValue)
      json.member("start", CalendarDate(day: figure.start).description)
      json.member("end", CalendarDate(day: figure.end).description)
      json.member("value", figure.value)
      json.member("unit", figure.unit.displayText)
      json.member("derivation", figure.derivation.rawValue)
      json.member("form", figure.form.displayText)
      json.member("filed", CalendarDate(day: figure.filed).description)
      json.member("concept", figure.concept)
    }
  }
}
