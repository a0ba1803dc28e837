// SPDX-License-Identifier: MIT

import Foundation
import JSON
import TestSupport
import Testing

@testable import MarketData

/// One number of one filing, as the Commission writes it.
struct Fact {
  var start: String?
  var end: String
  var value: Double
  var form = "10-Q"
  var filed: String

  init(_ start: String?, _ end: String, _ value: Double, _ form: String = "10-Q", on filed: String)
  {
    (self.start, self.end, self.value, self.form, self.filed) = (start, end, value, form, filed)
  }

  /// `fy` and `fp` are of the filing and always wrong here: nobody may look at them.
  var text: String {
    let start = start.map { #""start":"\#($0)","# } ?? ""
    return #"{\#(start)"end":"\#(end)","val":\#(value),"accn":"0000000001-00-000001","#
      + #""fy":1999,"fp":"Q2","form":"\#(form)","filed":"\#(filed)"}"#
  }
}

/// Facts of one concept in one unit.
struct ConceptFacts {
  var taxonomy = "us-gaap"
  var name: String
  var unit = "USD"
  var facts: [Fact]

  init(_ name: String, _ facts: [Fact], unit: String = "USD", taxonomy: String = "us-gaap") {
    (self.name, self.facts, self.unit, self.taxonomy) = (name, facts, unit, taxonomy)
  }
}

/// The text of company facts.
func factsText(_ concepts: [ConceptFacts], company: String = "Example Corp.") -> String {
  let taxonomies = Dictionary(grouping: concepts, by: \.taxonomy).map { taxonomy, concepts in
    let named = Dictionary(grouping: concepts, by: \.name).map { name, concepts in
      let units = concepts.map {
        #""\#($0.unit)":[\#($0.facts.map(\.text).joined(separator: ","))]"#
      }
      return #""\#(name)":{"label":"x","units":{\#(units.joined(separator: ","))}}"#
    }
    return #""\#(taxonomy)":{\#(named.joined(separator: ","))}"#
  }
  return #"{"cik":1,"entityName":"\#(company)","facts":{\#(taxonomies.joined(separator: ","))}}"#
}

/// The figures in company facts.
func figures(_ concepts: ConceptFacts...) throws -> CompanyFigures {
  try figures(text: factsText(concepts))
}

/// The figures in a text.
func figures(text: String) throws -> CompanyFigures {
  let document = try JSONDocument(Array(text.utf8).span)
  return try CompanyFacts(document.root).figures()
}

/// The bytes of a fixture of a provider.
func fixture(_ name: String) throws -> [UInt8] {
  let path = "\(Program.packageFolder)/Tests/Fixtures/providers/\(name)"
  return Array(try Data(contentsOf: URL(fileURLWithPath: path)))
}

/// Days since 1970-01-01.
func day(_ text: String) throws -> Int { try #require(dayNumber(text)) }

extension CompanyFigures {
  /// The values of a metric by the days on which their periods end.
  func values(_ metric: Metric, _ period: Period) throws -> [Int: Double] {
    Dictionary(uniqueKeysWithValues: figures(metric, by: period).map { ($0.end, $0.value) })
  }

  /// The figure of the period that ends on a day.
  func figure(_ metric: Metric, _ end: String, by period: Period = .quarter) throws -> Figure {
    let day = try day(end)
    return try #require(figures(metric, by: period).first { $0.end == day })
  }
}
