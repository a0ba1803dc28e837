// SPDX-License-Identifier: MIT

/// One sentence about series that are described as percent change, in no language yet.
enum RebasedStatement: Hashable, Sendable {
  /// What it is: names, the date the changes are counted from, the last date, number of points.
  case opening(Names, since: Mention, to: Mention, PointCount)
  /// What it is and who leads.
  case brief(Names, since: Mention, Ranking)
  /// Who stands where, in the fewest words.
  case alternative(since: Mention, Ranking)
  /// Who leads, and how far the others are behind.
  case ranking(Ranking)
  /// How often two series cross.
  case crossings(ComparisonClause.Crossings)
  /// How often another of three or more series takes the lead.
  case leadChanges(ComparisonClause.Crossings, isPrice: Bool)
  /// Where the highest and the lowest are furthest apart.
  case widestGap(WidestGap)
  /// What is compared, and what was left out for it.
  case alignment(AlignmentClause)
  /// How one series went.
  case course(Course)

  /// Some names, and how many others there are.
  struct Names: Hashable, Sendable {
    let names: [String]
    var others = 0
  }

  /// How far above or below the start.
  struct Standing: Hashable, Sendable {
    let isUp: Bool
    /// Nil at the start itself.
    let size: ChangeSize?
  }

  /// Series from the highest last value to the lowest.
  struct Ranking: Hashable, Sendable {
    struct Place: Hashable, Sendable {
      /// The series that end at the same value.
      let names: Names
      let standing: Standing
      /// Percentage points behind the leader; nil for the leader.
      let behind: Figure?
      /// Whether that is not exactly the difference of the told changes.
      var isRoughly = false
    }

    let places: [Place]
    let seriesCount: Int
    /// How many series are left unsaid.
    let others: Int
    /// Whether better series were mentioned before.
    var isMore = false
    /// Whether they are prices, which lead and follow.
    let isPrice: Bool

    /// Whether all series end at the same value.
    var isTie: Bool { seriesCount > 1 && !isMore && others == 0 && places.count == 1 }
  }

  struct WidestGap: Hashable, Sendable {
    let gap: Figure
    let place: Mention
    let highest: String
    let lowest: String
    let isPrice: Bool
  }

  struct AlignmentClause: Hashable, Sendable {
    /// Values of some series that were left out.
    struct Part: Hashable, Sendable {
      let count: Int
      let names: Names
    }

    let compared: PointCount
    let seriesCount: Int
    /// At least one.
    let leftOut: [Part]
  }

  struct Course: Hashable, Sendable {
    enum Shape: Hashable, Sendable {
      case flat
      /// Too few values to speak of a trend: where it stood, point by point.
      case values([PlacedStanding])
      case trend(TrendClause, Peaks?)
    }

    /// Nil for a series that stands alone.
    let name: String?
    let shape: Shape
    /// Told of a series that stands alone.
    let standing: Standing?
    let isPrice: Bool
  }

  struct PlacedStanding: Hashable, Sendable {
    let standing: Standing
    let place: Mention
  }

  /// Where a series was highest and lowest, and how far from the start.
  struct Peaks: Hashable, Sendable {
    let extremes: Extremes
    let highest: Standing
    let lowest: Standing
  }
}
