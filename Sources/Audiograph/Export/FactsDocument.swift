// SPDX-License-Identifier: MIT

/// The facts of a chart as one line of JSON, as described by `Documentation/facts.schema.json`.
///
/// Keys stand in a fixed order, numbers at full precision, positions as precise as the data;
/// absent values are null. `unit` and `kind` are null where the series differ in them.
/// `comparison` and `relations` stand only where there are several series, `ranking` only where series or
/// names can be ranked, `rebasedFrom` and `leftOut` only where
/// they are percent change from a common start, `provisional` only where a value is known of a day
/// that is not over.
public struct FactsDocument: Sendable {
  private let facts: ChartFacts
  private let toldFacts: ChartFacts
  private let language: Language
  private let form: FormChoice
  /// The chart as what it is told as; nil for values in order.
  private let chart: FormChart?

  /// A document of facts.
  ///
  /// - Parameters:
  ///   - facts: The facts.
  ///   - language: The language of the sentences in it.
  ///   - told: The same facts with the names that the sentences use; nil for those of `facts`.
  public init(_ facts: ChartFacts, language: Language = .english, told: ChartFacts? = nil) {
    self.init(facts, language: language, told: told, as: nil)
  }

  /// A document of facts of a chart that is told as `form`; nil for a line, or bars if positions are
  /// names.
  package init(
    _ facts: ChartFacts, language: Language, told: ChartFacts? = nil, as form: FormChoice?
  ) {
    self.facts = facts.keepingInsight()
    toldFacts = told?.keepingInsight() ?? self.facts
    self.language = language
    self.form = form ?? FormChoice(facts.series.map(\.series).usualForm, isAsked: false)
    chart = nil
  }

  /// A document of the facts of a chart that is no line.
  ///
  /// - Parameters:
  ///   - chart: The chart.
  ///   - facts: What is known of its values in their order.
  ///   - language: The language of the sentences in it.
  ///   - isAsked: Whether it was asked for, not chosen by its data.
  public init(
    _ chart: FormChart, _ facts: ChartFacts, language: Language = .english, isAsked: Bool = true
  ) {
    (self.facts, toldFacts, self.language, self.chart) = (facts, facts, language, chart)
    form = FormChoice(chart.name, isAsked: isAsked)
  }

  /// The JSON without a line break.
  public var text: String {
    JSONWriter.document { json in
      writeOrigin(to: &json)
      json.member("points", chart?.pointCount ?? facts.series.reduce(0) { $0 + $1.points })
      json.member("missing", chart?.missingCount ?? facts.series.reduce(0) { $0 + $1.missing })
      json.member("as", form.name.rawValue)
      json.member("asked", form.isAsked)
      json.key("series")
      json.array { json in for series in facts.series { series.write(to: &json) } }
      if let chart {
        json.key(form.name.rawValue)
        json.object { chart.model.write(&$0) }
      } else if form.name == .bars, facts.series.count == 1,
        let bars = BarsFacts(facts.series[0].series)
      {
        json.key(form.name.rawValue)
        json.object { bars.write(to: &$0) }
      }
      if facts.series.count > 1, chart == nil {
        writeComparison(to: &json)
        writeRelations(to: &json)
      }
      if let ranking = facts.byHeight.ranking, chart == nil {
        json.key("ranking")
        json.object { facts.write(ranking, to: &$0) }
      }
      if let today = facts.context.provisional { write(today, to: &json) }
      write(.display, called: "text", to: &json)
      write(.speech, called: "speech", to: &json)
      json.key("rows")
      json.optional(facts.context.rows) { $0.write(to: &$1) }
      json.key("columns")
      json.optional(facts.context.columns) { $0.write(to: &$1) }
    }
  }

  private func writeOrigin(to json: inout JSONWriter) {
    let series = facts.series.map(\.series)
    json.member("title", facts.title.displayText)
    facts.context.publication.write(to: &json)
    json.member("symbol", facts.context.symbol)
    json.member("source", facts.context.origin?.name)
    json.member("asOf", facts.context.asOf?.description)
    json.member("unit", Self.common(series.map(\.unit)) ?? nil)
    json.member("kind", Self.common(series.map(\.kind))?.rawValue)
    json.member("language", language.rawValue)
    if let alignment = facts.context.alignment { write(alignment, to: &json) }
  }

  private func write(_ alignment: Rebasing.Alignment, to json: inout JSONWriter) {
    json.member("rebasedFrom", alignment.first.description)
    json.key("leftOut")
    json.array { json in for count in alignment.leftOut { json.value(Double(count)) } }
  }

  /// What all of them are; nil if they differ.
  private static func common<Value: Hashable>(_ values: [Value]) -> Value? {
    Set(values).count == 1 ? values.first : nil
  }

  private func writeComparison(to json: inout JSONWriter) {
    json.key("comparison")
    guard let comparison = facts.comparison else { return json.value(String?.none) }
    json.object { json in
      json.member("highest", facts.series[comparison.highest].series.name.displayText)
      json.member("lowest", facts.series[comparison.lowest].series.name.displayText)
      json.key("crossings")
      json.optional(comparison.crossings) { $0.write(to: &$1) }
    }
  }

  private func writeRelations(to json: inout JSONWriter) {
    json.key("relations")
    json.array { json in
      for relation in facts.relations { json.object { facts.write(relation, to: &$0) } }
    }
  }

  private func write(_ today: ProvisionalValue, to json: inout JSONWriter) {
    let move = today.move(in: facts.series[0].series.kind)
    json.key("provisional")
    json.object { json in
      json.members(move.to)
      json.key("base")
      json.object { $0.members(move.from) }
      json.key("change")
      json.object { json in
        json.member("absolute", move.absolute)
        json.member("percent", move.percent)
      }
    }
  }

  private func write(_ channel: Channel, called name: String, to json: inout JSONWriter) {
    let description =
      chart == nil ? Description(toldFacts, language: language, channel: channel) : nil
    json.key(name)
    json.object { json in
      for level in Level.allCases {
        let sentences =
          description?.sentences(level)
          ?? chart?.description(in: language, level: level, channel: channel) ?? []
        json.key(level.rawValue)
        json.array { json in for sentence in sentences { json.value(sentence) } }
      }
    }
  }
}

extension ChartContext.Columns {
  /// Writes the members of the object.
  fileprivate func write(to json: inout JSONWriter) {
    json.member("x", x)
    json.member("y", y)
    json.member("by", by.isEmpty ? nil : by)
    json.member("others", others)
    json.member("rows", rowCount)
    json.member("skipped", skippedCount)
  }
}

extension RowCounts {
  /// Writes the members of the object.
  fileprivate func write(to json: inout JSONWriter) {
    json.member("records", records)
    json.member("headings", headings)
    json.member("preamble", preamble)
    json.member("comments", comments)
    json.member("blank", blank)
    json.member("notes", notes)
    json.member("skipped", skipped)
    json.member("data", data)
  }
}

extension ChartContext.Origin {
  /// What the origin is called in a document.
  fileprivate var name: String {
    switch self {
    case .bundledSample: "bundled sample"
    case .file(let name): name
    case .standardInput: "standard input"
    case .provider(let name): name
    case .imported: "imported"
    }
  }
}
