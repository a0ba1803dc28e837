// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Made of the languages and their schema by `make languages`: changes here are lost.

internal import Audiograph
internal import ChartInput
internal import JSON
internal import MarketData

extension Said {
  static func figuresFetched(symbol: String, age: FigureAge, count: Int) -> Said { Said("figures.fetched", Given("symbol", .text(symbol)), Given("age", .name(age.messageName)), Given("count", .count(count))) }
  static func insidersFetched(symbol: String, age: FigureAge, count: Int) -> Said { Said("insiders.fetched", Given("symbol", .text(symbol)), Given("age", .name(age.messageName)), Given("count", .count(count))) }
}

extension FigureAge { var messageName: String { switch self { case .unknown: "unknown"; case .days: "days"; case .hours: "hours"; case .minutes: "minutes" } } }
