// SPDX-License-Identifier: MIT

/// What a walk through a chart goes through: a grid, each place of which has a line.
struct FormPlaces: Sendable {
  /// The places from left to right, and in each from the bottom to the top; none is empty.
  var columns: [[FormPlace]]
  /// What the columns are along x, by which they are asked for.
  var along: Along
  /// The place in a column where a walk from column to column is.
  var row = 0

  /// What columns are along x.
  enum Along: Sendable {
    /// A stretch of numbers each, in any order; the last of several that hold a number is meant.
    case ranges([ClosedRange<Double>])
    /// A position each, or a name.
    case axis(XAxis)
    /// A name each, and so is every place of a column.
    case names([String], rows: [String])
  }
}

extension FormPlaces {
  /// Places that are a column each.
  init(oneByOne places: [FormPlace], along: Along) {
    self.init(columns: places.map { [$0] }, along: along)
  }
}

/// One place of a walk.
struct FormPlace: Sendable {
  /// What is said, the value first, in at most so many characters; longer if that is the shortest way.
  let line: @Sendable (Wording, Int) -> String
  /// Ways to say it with all of its names, the fullest first.
  let ways: @Sendable (Wording) -> [String]
  /// The value as it is told alone; nil for the usual digits.
  let figure: Figure?
  /// The value that is heard; NaN where nothing is.
  var value: Double
  /// What it is among all places.
  var landmark: Landmark?
  /// Which of all notes stands for it, ticks not counted; nil for none.
  var tone: Int?
  /// What it is called; nil where only its numbers, or its column and its row, tell which one it is.
  var name: String?

  init(
    line: some PlaceLine, value: Double, landmark: Landmark? = nil, tone: Int? = nil,
    name: String? = nil
  ) {
    self.line = { line.text(in: $0, within: $1) }
    (ways, figure) = ({ line.ways(in: $0) }, line.figure)
    (self.value, self.landmark, self.tone, self.name) = (value, landmark, tone, name)
  }

  /// What makes a place worth stopping at.
  enum Landmark: Sendable, Hashable {
    case highest, lowest, other
  }
}

/// What is said at a place of a walk.
protocol PlaceLine: Sendable {
  /// The value and where it is, in at most so many characters; longer if that is the shortest way.
  func text(in wording: Wording, within limit: Int) -> String

  /// Ways to say that with all of its names, the fullest first.
  func ways(in wording: Wording) -> [String]

  /// The value as it is told alone; nil for the usual digits.
  var figure: Figure? { get }
}

extension PlaceLine {
  var figure: Figure? { nil }

  func text(in wording: Wording, within limit: Int) -> String {
    wording.fitting(ways(in: wording), within: limit)
  }
}
