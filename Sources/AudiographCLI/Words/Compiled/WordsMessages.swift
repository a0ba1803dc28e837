// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Made of the languages and their schema by `make languages`: changes here are lost.

internal import Audiograph
internal import ChartInput
internal import JSON
internal import MarketData

extension Said {
  static func guessRowPart(part: RowPart, count: Int) -> Said { Said("guess.rowPart", Given("part", .name(part.messageName)), Given("count", .count(count))) }
  static func guessForm(format: String, cells: CellMark, mark: String, isPrices: Bool, hasDecimalCommas: Bool, hasHeadings: Bool) -> Said { Said("guess.form", Given("format", .text(format)), Given("cells", .name(cells.messageName)), Given("mark", .text(mark)), Given("isPrices", .flag(isPrices)), Given("hasDecimalCommas", .flag(hasDecimalCommas)), Given("hasHeadings", .flag(hasHeadings))) }
}

extension CellMark { var messageName: String { switch self { case .none: "none"; case .commas: "commas"; case .semicolons: "semicolons"; case .tabs: "tabs"; case .spaces: "spaces"; case .other: "other" } } }
extension RowPart { var messageName: String { switch self { case .data: "data"; case .headings: "headings"; case .preamble: "preamble"; case .comments: "comments"; case .blank: "blank"; case .notes: "notes"; case .skipped: "skipped" } } }
