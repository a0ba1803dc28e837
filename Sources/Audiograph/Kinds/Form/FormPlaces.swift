// SPDX-License-Identifier: MIT

/// What a walk through a chart goes through: a grid, each place of which has a line.
struct FormPlaces: Sendable {
  /// The places from left to right, and in each from the bottom to the top; none is empty.
  var columns: [[FormPlace]]
  /// The place in a column where a walk from column to column is.
  var row = 0
}

extension FormPlaces {
  /// Places that are a column each.
  init(oneByOne places: [FormPlace]) { self.init(columns: places.map { [$0] }) }
}

/// One place of a walk.
struct FormPlace: Sendable {
  /// What is said, at most 39 characters, twice as many for a voice, the value first.
  var line: any FormStatement
  /// The value that is heard; NaN where nothing is.
  var value: Double
  /// What it is among all places.
  var landmark: Landmark?
  /// Which tone of those at their natural speed stands for it; nil for none.
  var tone: Int?

  /// What makes a place worth stopping at.
  enum Landmark: Sendable, Hashable {
    case highest, lowest, other
  }
}
