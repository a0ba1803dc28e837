// SPDX-License-Identifier: MIT

/// One sentence as its facts, chosen and rounded, in no language yet.
enum Statement: Hashable, Sendable {
  /// What it is and what matters most of it.
  case lead(LeadClause)
  /// From where to where, and how many points there are.
  case extent(Extent)
  /// The most that fits into 140 characters is found by trying these in turn.
  case alternative(Alternative)
  /// The name, the last value, and the change that led to it.
  case latest(Latest)
  /// How it went and by how much.
  case movement(Movement)
  /// Where it was highest and lowest.
  case extremes(Extremes)
  /// The way to the turning point and since.
  case swing(Swing)
  /// The largest setback of a rise, recovery of a fall, or fall and rise of anything else.
  case largestMoves([LargestMove])
  /// How much a step typically changes, and the largest step.
  case steps(Steps)
  /// The largest step the other way.
  case oppositeStep(LargestStep)
  /// What is missing.
  case gaps(Gaps)
  /// How many bars rose and fell.
  case barCounts(BarCounts)
  /// The widest bar and the largest gap.
  case barExtremes(BarExtremes)
  /// A season of the calendar.
  case season(SeasonClause)
  /// Single values far from those around them.
  case odd([OddClause])
  /// From where on values vary so many times as much, or as little.
  case volatility(since: Mention, isMore: Bool, times: Figure)
  /// One step out of all proportion.
  case jump(at: Mention, from: Figure, to: Figure)
  /// The last value against that of a year before.
  case yearOnYear(YearOnYear)
  /// The share of values that are multiples of a round number.
  case heap(Percent, unit: Figure)
  /// Values of a list far from the rest.
  case farValues(FarValues)
  /// What half of the values are between.
  case half(lower: Figure, upper: Figure)
  /// The first and the last value.
  case ends(first: Figure, last: Figure)
  /// A repeating series: the length of a period, in points.
  case period(PeriodLength)
  /// From turning point to turning point.
  case legs([LegClause], isPrice: Bool)
  /// Mean, median and standard deviation; no median where six digits do not tell it from the mean.
  case averages(mean: Figure, median: Figure?, deviation: Figure?)
  /// The means of the first and the last third; no last where six digits do not tell it apart.
  case thirds(first: Figure, last: Figure?)
  /// Several series in one clause each.
  case further(Further)
  /// The title and how many series there are.
  case title(String, seriesCount: Int)
  /// Who ends higher, and how often they cross.
  case comparison(ComparisonClause)
  case reference(ReferenceClause)
  /// Whether the changes of series go together, and how closely.
  case comovement(isTogether: Bool, isStrong: Bool, correlation: Figure?)
  /// Where two series are furthest apart; nil for the end.
  case widestGap(at: Mention?, size: Figure)
  /// A series that gained places among all.
  case climb(String, from: Int, to: Int)
  /// The names behind the one with the highest value, and the last of all.
  case followers(Followers)
  /// Series that nothing is told of but their names.
  case more(MoreSeries)
  /// So many series that none is mentioned alone.
  case crowd(Crowd)
  /// Series as percent change from a common start.
  case rebased(RebasedStatement)
  /// Where the data are from.
  case origin(ChartContext.Origin)
  /// What was left out.
  case omission(ChartContext.Omission)
  /// A step that looks like a split, and how many shares one became.
  case split(Mention, Figure)
  /// Whether a trend is more than chance.
  case significance(Significance, of: String?)
  /// The slopes of the trend.
  case slopes(Slopes)
  /// The value of a day that is not over.
  case provisional(ProvisionalClause)
}

/// The name of a series.
struct Subject: Hashable, Sendable {
  /// One name, or the title and the name of the first of several series.
  let names: [String]
  let measure: ChartContext.Measure?
  private(set) var unit: String?
  let kind: ChartKind

  var withoutUnit: Subject {
    var subject = self
    subject.unit = nil
    return subject
  }
}

/// So many points of a rhythm.
struct PointCount: Hashable, Sendable {
  let count: Int
  let rhythm: Rhythm
}

/// Points of which several stand at one position.
struct Repeats: Hashable, Sendable {
  /// How many different positions there are.
  let positions: Int
  let kind: Kind
  /// Whether there are half as many points again as positions.
  let areMany: Bool

  /// What the positions are.
  enum Kind: Hashable, Sendable { case dates, times, numbers }
}

/// What one of many charts came to.
struct Latest: Hashable, Sendable {
  private(set) var subject: Subject
  var value: Figure
  var movement: Movement
  private(set) var span: TimeSpan?
  /// Whether it is said since when.
  private(set) var tellsTime = true

  /// The same in fewer and fewer words: without the unit, then without how long it took.
  var shorter: [Latest] {
    var bare = self
    bare.subject = subject.withoutUnit
    var timeless = bare
    (timeless.span, timeless.tellsTime) = (nil, false)
    return [self, bare, timeless]
  }
}

/// What a series is and what matters most of it.
struct LeadClause: Hashable, Sendable {
  enum Content: Hashable, Sendable {
    case movement(Movement)
    /// A season that is told before the shape.
    case season(SeasonClause)
    /// The highest of values by name.
    case leader(Leader)
  }

  let subject: Subject
  /// The name of the axis along which numbers stand.
  var axis: AxisName?
  /// How long the change took, where that is said with it.
  var span: TimeSpan?
  /// How many points there are, where several stand at one position and nothing else says so.
  var repeated: Repeated?
  var content: Content

  struct Repeated: Hashable, Sendable {
    let count: PointCount
    let repeats: Repeats
  }
}

/// From where to where, and how many points there are.
struct Extent: Hashable, Sendable {
  /// Nil if places have no order.
  let ends: Ends?
  let count: PointCount
  var repeats: Repeats?

  /// From the first place to the last, or one place alone.
  struct Ends: Hashable, Sendable {
    let first: Mention
    let last: Mention?
  }
}

/// A trend in words: its class with what the words need.
struct TrendClause: Hashable, Sendable {
  let `class`: TrendClass
  /// Where it turned, for the two classes that turn once.
  let turn: Mention?
  /// Where a series that turned came to.
  let ending: Ending?
  /// Whether the whole range is under half a percent of the median.
  let isAlmostUnchanged: Bool
  /// What a series was but for a peak or a trough.
  var spike: SpikeClause?
  /// Whether the values are prices, of whose trends some languages have their own words.
  var isPrice = false

  enum Ending: Hashable, Sendable, CaseIterable {
    /// Between the turning point and where it began.
    case between
    case aboutWhereItBegan
    /// Beyond where it began.
    case beyond
  }
}

/// A value far from all others, and where those stayed or went.
struct SpikeClause: Hashable, Sendable {
  /// What the others did: a class that rises or falls; nil if they stayed near a value.
  let rest: TrendClass?
  /// The value that they stayed near.
  var near: Figure
  var extreme: PlacedFigure
  /// Whether it was reached again later.
  let isFirst: Bool
}

/// From where to where, and by how much.
struct ChangeClause: Hashable, Sendable {
  let isUp: Bool
  /// Nil if nothing changed.
  var size: ChangeSize?
  var from: Figure
  /// Named where it is not that of the extent.
  let fromPlace: Mention?
  var to: Figure
  let toPlace: Mention?
  /// Whether it starts from the value before the range.
  let isFromBase: Bool
  /// What its ends are the means of; nil if they are values.
  var means: Means?

  enum Means: Hashable, Sendable {
    /// So many values on either side.
    case values(Int, Rhythm)
    /// The first and the last cycle.
    case cycle(SeasonPeriod)
  }
}

struct Movement: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// Too few values to speak of a trend: the values themselves.
    case values([PlacedFigure])
    case only(PlacedFigure)
    case flat(Figure)
    case trend(TrendClause)
    /// What it looks like, told instead of a trend.
    case shape(ShapeClause)
    /// Points without an order: nothing but the extremes.
    case unordered(Extremes)
  }

  var kind: Kind
  /// Nil if the values say all.
  var change: ChangeClause?
  /// Whether the change from the base goes against the trend within the range.
  let isAgainstTrend: Bool
  let isPrice: Bool
}

struct PlacedFigure: Hashable, Sendable {
  var figure: Figure
  let place: Mention?
}

struct Alternative: Hashable, Sendable {
  let subject: Subject
  var movement: Movement
  let span: TimeSpan?
  /// A season that is told with a shape.
  var season: SeasonClause?
  let parts: Parts

  /// What is said besides the name; with no part the name stands alone.
  struct Parts: OptionSet, Hashable, Sendable {
    let rawValue: Int

    static let unit = Parts(rawValue: 1)
    static let trend = Parts(rawValue: 2)
    static let ends = Parts(rawValue: 4)
    static let change = Parts(rawValue: 8)
    static let season = Parts(rawValue: 16)
    static let span = Parts(rawValue: 32)
  }
}

/// One leg as it is mentioned.
struct LegClause: Hashable, Sendable {
  /// An extreme, and whether it is reached again later.
  enum Note: Hashable, Sendable { case highest(isFirst: Bool), lowest(isFirst: Bool) }

  let isUp: Bool
  var size: ChangeSize
  /// The value and the place it goes to; nil if that was said.
  var to: PlacedFigure?
  let note: Note?
  /// Whether it may go on, since the last point is of now.
  var isCurrent = false
}

struct Extremes: Hashable, Sendable {
  struct Extreme: Hashable, Sendable {
    enum Place: Hashable, Sendable {
      case first, last
      case at(Mention)
      /// The first of several.
      case firstAt(Mention)
    }

    var figure: Figure
    let place: Place
  }

  /// Nil if it was named before.
  var highest: Extreme?
  var lowest: Extreme?
  let measure: ChartContext.Measure?
  let isPrice: Bool
  var isRank = false

  /// The highest with its year where the lowest has it.
  var evened: Extremes {
    guard let high = highest, let low = lowest, let mention = high.mention,
      let other = low.mention
    else { return self }
    let place = [mention, other].evened[0]
    return Extremes(
      highest: high.at(place), lowest: low, measure: measure, isPrice: isPrice, isRank: isRank)
  }
}

extension Extremes.Extreme {
  /// Where it stands; nil at the ends of the series.
  var mention: Mention? {
    switch place {
    case .at(let mention), .firstAt(let mention): mention
    case .first, .last: nil
    }
  }

  fileprivate func at(_ mention: Mention) -> Extremes.Extreme {
    let isFirst = if case .firstAt = place { true } else { false }
    return Extremes.Extreme(figure: figure, place: isFirst ? .firstAt(mention) : .at(mention))
  }
}

/// The move to the one turning point and the move since.
struct Swing: Hashable, Sendable {
  /// Whether the turning point is a high.
  let isHigh: Bool
  var before: ChangeSize
  /// Where the move before began; nil if that is the first point.
  var start: PlacedFigure?
  var since: ChangeSize
  /// Whether the move since may go on.
  var isCurrent = false
}

struct LargestMove: Hashable, Sendable {
  enum Role: Hashable, Sendable, CaseIterable { case setback, recovery, fall, rise }

  let role: Role
  var size: ChangeSize
  var from: PlacedFigure
  var to: PlacedFigure
}

struct Steps: Hashable, Sendable {
  let rhythm: Rhythm
  var typical: ChangeSize
  var largest: LargestStep
}

struct LargestStep: Hashable, Sendable {
  let rhythm: Rhythm
  let isUp: Bool
  var size: ChangeSize
  let place: Mention
  /// Whether the place is the last day of the week that is meant.
  let endsAWeek: Bool
}

struct Gaps: Hashable, Sendable {
  let missing: PointCount
  let gapCount: Int
  /// The points of the longest gap, the first of equal ones.
  let longest: PointCount
  let longestStart: Mention
  let longestEnd: Mention
}

/// How many bars went which way.
struct BarCounts: Hashable, Sendable {
  let rose: Int
  let fell: Int
  let unchanged: Int
  /// How many bars the longest run of each has; 0 without one.
  let longestRise: Int
  let longestFall: Int
}

/// The bar that spans most, and the largest gap between two.
struct BarExtremes: Hashable, Sendable {
  struct Step: Hashable, Sendable {
    /// Where the bar is, of two the later one.
    let place: Mention
    let isUp: Bool
    var from: Figure
    var to: Figure
  }

  /// From the low to the high of a bar.
  var widest: Step?
  /// From a close to the next open.
  var gap: Step?
}

struct PeriodLength: Hashable, Sendable {
  let figure: Figure
  let rhythm: Rhythm
}

struct Further: Hashable, Sendable {
  struct Clause: Hashable, Sendable {
    let subject: Subject
    var movement: Movement
    /// Told with the first, and with others where it differs.
    let span: TimeSpan?
  }

  var series: [Clause]
  /// How many series are left unsaid.
  let others: Int
  /// Whether other series were mentioned before.
  var isMore = false
  /// Whether unit, first and last value are mentioned.
  var isFull = true
}

struct ComparisonClause: Hashable, Sendable {
  /// The series that end at the same value: the names of the first, and how many others.
  struct End: Hashable, Sendable {
    let names: [String]
    let others: Int
    var figure: Figure
  }

  var highest: End
  /// The two between the highest and the lowest of four; none otherwise.
  var between: [String] = []
  var lowest: End
  /// How many times the lowest the highest is, of two; nil if that means nothing.
  var times: Figure?
  /// Whether all end at the same value.
  let isTie: Bool
  let seriesCount: Int
  let crossings: Crossings?
  /// Whether not all of the series were mentioned before.
  var isOfAll = false

  struct Crossings: Hashable, Sendable {
    let count: Int
    let first: Mention?
    let last: Mention?
  }
}

/// Series by name, and how many others there are.
struct MoreSeries: Hashable, Sendable {
  let names: [String]
  let others: Int
  /// Whether other series were mentioned before.
  let isMore: Bool
}

/// A chart of more series than can be mentioned.
struct Crowd: Hashable, Sendable {
  let subject: Subject
  let seriesCount: Int
  /// From where to where, where that is the same for all.
  let extent: Extent.Ends?
  /// The name of the axis along which numbers stand.
  var axis: AxisName?
  /// Which end highest and lowest, where that is mentioned in one sentence.
  var comparison: ComparisonClause?
}

/// What can be said about chance.
enum Significance: Hashable, Sendable {
  /// Why nothing is said.
  enum Reason: Hashable, Sendable {
    case prices
    case tooFew
    case flat
    /// Neighbouring residuals are too alike; their correlation.
    case correlated(Figure)
  }

  var isWithheld: Bool {
    if case .withheld = self { true } else { false }
  }

  case withheld(Reason)
  case told(isSignificant: Bool, isUp: Bool, z: Figure, p: Figure?)
}

struct Slopes: Hashable, Sendable {
  /// Nil for a single series.
  let name: String?
  var theilSen: Figure
  var leastSquares: Figure
  let rSquared: Figure?
  let unit: CalendarUnit?
}

/// The highest of values by name.
struct Leader: Hashable, Sendable {
  /// How far the highest is ahead of the second.
  enum Lead: Hashable, Sendable {
    case size(ChangeSize)
    /// So many times as much.
    case times(Figure)
  }

  /// The highest, of equal ones up to three.
  var highest: [PlacedFigure]
  /// How many have the highest value, and how many names there are.
  let highestCount: Int
  let count: Int
  /// Its share of all; nil if the values do not add up.
  let share: Percent?
  var lead: Lead?
  /// Nil if several have the highest value.
  let second: Mention?
}

/// Values by name behind the highest, in order.
struct Followers: Hashable, Sendable {
  /// The next ones, at least one.
  var next: [PlacedFigure]
  /// The lowest; nil if it is among the next.
  var last: PlacedFigure?
  /// How many have the lowest value.
  let lastCount: Int
  /// How many names there are.
  let count: Int
}
