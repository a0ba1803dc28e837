// SPDX-License-Identifier: MIT

/// What is said on a walk through a chart, with its numbers rounded, in no language yet.
enum ExplorationStatement: Hashable, Sendable {
  /// A point; `name` is said where it is news.
  case point(ExplorationPoint)
  /// A place of a chart that is no line.
  case place(FormLine)
  /// How many series there are, and which one is heard.
  case several(Several)
  /// A chart that is new: the point at the cursor, and what is shown.
  case view(ExplorationPoint, Stretch)
  /// The values of two series at one place.
  case both(ExplorationPair)
  /// The number of the point, its height in percent of the range, and the change from the start; of
  /// several series the name of this one.
  case whereabouts(
    position: Int, count: Int, height: Int?, change: ChangeSize?, isUp: Bool, name: String?)
  /// The numbers of the row, from the top, and of the column of a grid, and how many there are.
  case cell(row: Int, rows: Int, column: Int, columns: Int)
  /// How much more or less the value is than that at a mark.
  case fromMark(ExplorationDifference, Character)
  /// How much more or less the value is than that of the point before.
  case fromPlace(ExplorationDifference, Mention)
  /// The speed, 1 for the usual one.
  case speed(Figure)
  case nothing(ExplorationLimit)
  case noMark(Character)
  case markOutside(Character)
  /// The point of a mark has no value.
  case noValueAtMark(Character)
  case neverReached(Double)
}

extension ExplorationStatement {
  /// How many series there are, and the name of that at the cursor.
  struct Several: Hashable, Sendable {
    let count: Int
    let name: String
  }
}

extension ExplorationStatement {
  /// What is shown of a chart.
  struct Stretch: Hashable, Sendable {
    /// How many points, weeks or months there are.
    let count: PointCount
    /// The length that was asked for; nil for everything and for other stretches.
    let span: TimeSpan?
    /// What answers the key.
    let answer: Answer

    /// The length, the count where an interval was chosen, the place that was gone to, or at the opening the point
    /// at the cursor.
    enum Answer: Hashable, Sendable {
      case length, count, place, point
    }
  }
}

/// A point as it is told.
struct ExplorationPoint: Hashable, Sendable {
  /// Nil for a missing value.
  let value: Figure?
  let place: Mention
  /// The index of the point.
  let index: Int
  /// The field of a bar or the series, where it is said.
  var name: Name?
  /// Whether the name is another one than before.
  var isNameNews = true
  /// The fewest words of a category's name that tell it from all others.
  var leastWords = 1
  var notes: [Note]
  /// Whether the first note answers the key, so that it stays.
  var isAnswered = false

  enum Name: Hashable, Sendable {
    case field(PriceValue)
    case series(String)
  }

  enum Note: Hashable, Sendable {
    case extreme(ExplorationExtreme)
    /// A week, a month or a quarter of which the data have a part only.
    case incomplete
    /// A day that is not over.
    case today
    /// A value of such a day that no day before had.
    case soFar(isHighest: Bool)
    case crossing(isUp: Bool, level: Figure)
    case crossingSeries(isUp: Bool, String)
    case leg(ChangeSize, isUp: Bool)
    case mark(Character)
    /// What happened, in full and in few words.
    case event(String, brief: String)

    /// Whether the key asks where something is, so that the place tells more than the note, which repeats the key.
    var leadsToPlace: Bool {
      switch self {
      case .extreme, .crossing, .crossingSeries: true
      case .incomplete, .today, .soFar, .leg, .mark, .event: false
      }
    }
  }
}

/// The values of two series at one place along x.
struct ExplorationPair: Hashable, Sendable {
  let here: Figure
  let there: Figure
  /// Whether the value here is the higher one.
  let isAbove: Bool
  /// The name of the higher one, and by how much it is higher; nil if both are equal.
  let higher: String?
  let amount: Figure?
}

/// How far a value is from another.
struct ExplorationDifference: Hashable, Sendable {
  /// Nil if both are equal.
  let amount: Figure?
  let isUp: Bool
  let percent: Percent?
  /// Whether the amount is in percentage points.
  var countsPoints = false
}

/// What there is no more of.
enum ExplorationLimit: Hashable, Sendable {
  case higherAhead, higherBehind, lowerAhead, lowerBehind, crossingAhead, crossingBehind
  case legAhead, legBehind
  /// A place worth stopping at, of a chart that is no line.
  case stopAhead, stopBehind
  case otherField, otherSeries, noValue, noPointBefore, noDates, noLine
  /// Names have no order in which something could have changed.
  case noOrder
  case shorterRange, longerRange, earlier, later, finer, coarser, slower, faster
  case placeOutside
  /// A place before or behind all data.
  case outsideData
  /// A category that the chart does not have.
  case placeUnknown
}

extension ExplorationLimit {
  /// Those that a page knows.
  static let ofPages: [ExplorationLimit] = [
    .higherAhead, .higherBehind, .lowerAhead, .lowerBehind, .crossingAhead, .crossingBehind,
    .legAhead,
    .legBehind, .stopAhead, .stopBehind, .otherSeries, .noValue, .noPointBefore, .noDates, .noOrder,
    .noLine, .shorterRange, .longerRange, .finer, .coarser, .slower, .faster,
    .outsideData, .placeUnknown,
  ]
}
