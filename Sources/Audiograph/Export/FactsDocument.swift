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

  /// A document of facts.
  ///
  /// - Parameters:
  ///   - facts: The facts.
  ///   - language: The language of the sentences in it.
  ///   - told: The same facts with the names that the sentences use; nil for those of `facts`.
  public init(_ facts: ChartFacts, language: Language = .english, told: ChartFacts? = nil) {
    self.facts = facts.keepingInsight()
    toldFacts = told?.keepingInsight() ?? self.facts
    self.language = language
  }

  /// The JSON without a line break.
  public var text: String {
    var json = JSONWriter()
    json.object { json in
      writeOrigin(to: &json)
      json.member("points", facts.series.reduce(0) { $0 + $1.points })
      json.member("missing", facts.series.reduce(0) { $0 + $1.missing })
      json.key("series")
      json.array { json in for series in facts.series { series.write(to: &json) } }
      if facts.series.count > 1 {
        writeComparison(to: &json)
        writeRelations(to: &json)
      }
      if let ranking = facts.ranking {
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
    return json.text
  }

  private func writeOrigin(to json: inout JSONWriter) {
    let series = facts.series.map(\.series)
    json.member("title", facts.title.displayText)
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

  /// What all of them are; nil where they differ.
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
    let description = Description(toldFacts, language: language, channel: channel)
    json.key(name)
    json.object { json in
      for level in Level.allCases {
        json.key(level.rawValue)
        json.array { json in
          for sentence in description.sentences(level) { json.value(sentence) }
        }
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

extension JSONWriter {
  /// Writes an object about a value, or null where there is none.
  mutating func optional<Value>(
    _ value: Value?, _ body: (Value, inout JSONWriter) -> Void
  ) {
    guard let value else { return self.value(String?.none) }
    object { body(value, &$0) }
  }
}
