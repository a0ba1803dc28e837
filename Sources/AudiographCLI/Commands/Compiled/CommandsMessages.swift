// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Made of the languages and their schema by `make languages`: changes here are lost.

internal import Audiograph
internal import ChartInput
internal import JSON
internal import MarketData

extension Said {
  static func updatePart(part: UpdatePart, count: Int) -> Said { Said("update.part", Given("part", .name(part.messageName)), Given("count", .count(count))) }
}

extension UpdatePart { var messageName: String { switch self { case .updated: "updated"; case .unchanged: "unchanged"; case .leftAsImported: "leftAsImported"; case .failed: "failed" } } }
