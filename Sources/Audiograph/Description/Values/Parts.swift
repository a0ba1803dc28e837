// SPDX-License-Identifier: MIT

/// What messages are given to choose by, besides what they say.

/// Which of the large numbers is counted.
enum NumberGroup: Hashable, Sendable {
  /// 10⁶.
  case millions
  /// 10⁹.
  case billions
  /// 10¹².
  case trillions

  /// 10 to the power of 3 × `group`, from 2 to 4.
  init(_ group: Int) { self = group == 2 ? .millions : group == 3 ? .billions : .trillions }
}

/// Which end of the values.
enum Extreme: Hashable, Sendable {
  case highest, lowest
}

/// What stands before an extreme in its sentence.
enum ExtremeContext: Hashable, Sendable {
  case nothing
  /// That the other extreme is the first or the last.
  case clause
  /// The other extreme with its value.
  case value
}

/// What is highest or lowest.
enum ExtremeSubject: Hashable, Sendable {
  case close, adjustedClose, open, price, value, rank

  init(_ measure: ChartContext.Measure?, isPrice: Bool, isRank: Bool = false) {
    self =
      switch measure {
      case .price(.close): .close
      case .price(.adjustedClose): .adjustedClose
      case .price(.open): .open
      default: isPrice ? .price : isRank ? .rank : .value
      }
  }
}

/// Which extreme a leg ends at, and whether it is reached again later.
enum LegNote: Hashable, Sendable {
  case none, highest, highestFirst, lowest, lowestFirst
}

/// Where a series that turned came to.
enum TrendEnding: Hashable, Sendable, CaseIterable {
  /// Between the turning point and where it began.
  case between
  case aboutWhereItBegan
  /// Beyond where it began.
  case beyond
}

/// What a large move is.
enum MoveRole: Hashable, Sendable, CaseIterable {
  /// Down in a rise.
  case setback
  /// Up in a fall.
  case recovery
  case fall, rise
}

/// How a line goes, besides its direction.
enum ShapeCourse: Hashable, Sendable {
  case steady, withUpsAndDowns, overall, slight, everFaster, slowing, withPause
}

enum SeasonStrength: Hashable, Sendable { case weak, clear, strong }

/// Where a value far from the others is.
enum OddEnd: Hashable, Sendable { case first, inner, last }

/// On which side of the rest values of a list are.
enum ListSide: Hashable, Sendable { case below, above, both }

/// From where a series is heard.
enum SoundSide: Hashable, Sendable, CaseIterable { case left, right, halfLeft, halfRight }

/// Where a standing is mentioned: alone, of who leads, or of who is where.
enum StandingPosition: Hashable, Sendable {
  case alone, leading, at
}

/// A time of day in the parts that are spoken.
struct ClockTime: Hashable, Sendable {
  let hour: Int
  let minute: Int
  let second: Int
  /// The part of a second, less than 1, where the data tell that.
  let part: Double

  /// Whether it tells more than the minute.
  var hasSeconds: Bool { second > 0 || part > 0 }

  /// A time as it is written: `14:30`, `14:30:05.5`.
  init(_ clock: String) {
    let halves = clock.split(separator: ".", maxSplits: 1)
    let parts = (halves.first ?? "").split(separator: ":").prefix(3).map { Int($0) ?? 0 }
    hour = parts.first ?? 0
    minute = parts.count > 1 ? parts[1] : 0
    second = parts.count > 2 ? parts[2] : 0
    part = halves.count > 1 ? Double("0.\(halves[1])") ?? 0 : 0
  }
}

extension Mention {
  /// What kind of place it is, which decides the words around it.
  enum Kind: String, Hashable, Sendable {
    case row, number
    /// A number that tells what it is.
    case measured
    case category, year, quarter, month, weekday, day, clock
    /// A time of day with its day.
    case time
  }

  var kind: Kind {
    switch self {
    case .row: .row
    case .number(_, of: nil): .number
    case .number: .measured
    case .category: .category
    case .recurring(let place):
      place.unit == .month ? .month : place.unit == .quarter ? .quarter : .weekday
    case .date(_, .month): .month
    case .date(_, .clock): .clock
    case .date(let date, .full), .date(let date, .withoutYear), .date(let date, .ofOneYear),
      .date(let date, .short):
      switch date.precision {
      case .year: .year
      case .quarter: .quarter
      case .month: .month
      case .day: .day
      default: .time
      }
    }
  }
}

extension ChangeSize {
  enum Kind: String, Hashable, Sendable {
    case percent
    /// Less or more than a percentage.
    case bound
    case times, points, places, absolute, inUnit, untold
  }

  var kind: Kind {
    switch self {
    case .percent(.figure): .percent
    case .percent(.underATenth), .percent(.almostAll): .bound
    case .times: .times
    case .points: .points
    case .places: .places
    case .absolute: .absolute
    case .inUnit: .inUnit
    case .untold: .untold
    }
  }
}

extension Rhythm {
  init(_ unit: TimeSpan.Unit) {
    self =
      switch unit {
      case .years: .years
      case .months: .months
      case .weeks: .weeks
      case .days: .days
      case .hours: .hours
      case .minutes: .minutes
      case .seconds: .seconds
      case .tradingDays: .tradingDays
      }
  }

  init(_ unit: CalendarUnit) {
    self =
      switch unit {
      case .year: .years
      case .quarter: .quarters
      case .month: .months
      case .week: .weeks
      case .day: .days
      case .hour: .hours
      }
  }
}

/// What a point is among all.
enum ExplorationExtreme: Hashable, Sendable, CaseIterable {
  case highest, lowest, first, last
}
