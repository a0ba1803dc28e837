// SPDX-License-Identifier: MIT

/// How a series went, by how much, and between which values, for sentences that tell more or less of it.
struct Movement: Sendable {
  enum Kind: Sendable {
    /// Too few values to speak of a trend: the values themselves.
    case values([PlacedFigure])
    case only(PlacedFigure)
    case flat(Figure)
    case trend(TrendClause)
    /// What it looks like, told instead of a trend.
    case shape(ShapeClause)
    /// Points without an order: nothing but the extremes.
    case unordered(Said)
  }

  var kind: Kind
  /// Nil if the values say all.
  let change: ChangeClause?
  /// Whether the change from the base goes against the trend within the range.
  let isAgainstTrend: Bool
  let isPrice: Bool
}

/// A trend without a subject: `rose, with setbacks`.
struct TrendClause: Sendable {
  let said: Said
  /// Whether it went neither up nor down.
  let isFlat: Bool
  /// Whether the whole range is under half a percent of the median.
  let isAlmostUnchanged: Bool
  /// Whether most values stayed near one, so that the first and the last of them say nothing.
  let stayed: Bool
}

/// From where to where, and by how much.
struct ChangeClause: Sendable {
  let isUp: Bool
  /// Nil if nothing changed.
  let size: ChangeSize?
  /// Places are named where they are not those of the extent.
  let from: PlacedFigure
  let to: PlacedFigure
  /// Whether it starts from the value before the range.
  let isFromBase: Bool
  /// What its ends are the means of; nil if they are values.
  var means: Means?

  enum Means: Sendable {
    /// So many values on either side.
    case values(Int, Rhythm)
    /// The first and the last cycle.
    case cycle(SeasonPeriod)
  }
}

extension Movement {
  /// A sentence of its own.
  var said: Said {
    let it = Said.it(isPrice: isPrice)
    switch kind {
    case .values(let values):
      return .joined([.movementValues(values: .list(values.map(\.told))), afterValues], by: ": ")
    case .only(let value):
      let told =
        value.place.map { Said.movementOnlyAt(value: value.figure, place: $0) }
        ?? .movementOnly(value: value.figure)
      return .joined([told, sinceBase], by: "; ")
    case .flat(let figure):
      return .joined([.movementFlat(value: figure, it: it), sinceBase], by: "; ")
    case .unordered(let extremes): return extremes
    case .shape(let shape): return shape.said(of: it, change)
    case .trend(let trend): return said(trend, of: it)
    }
  }

  /// How what has a name went: `Apple rose steadily: up 21 percent in a year, from 355.20 to 430.47`.
  func said(of subject: Said, in span: TimeSpan?) -> Said {
    switch kind {
    case .trend(let trend) where !trend.isAlmostUnchanged:
      said(trend, of: .lead(subject: subject, isPrice: isPrice), in: span)
    case .trend:
      .joined(
        [
          .joined([subject, .trendAlmostUnchanged()], by: ": "), change?.said(in: span) ?? .nothing,
        ],
        by: "; ")
    case .shape: .joined([subject, inBrief(in: span)], by: ": ")
    default: .named(name: subject, words: inBrief(in: span))
    }
  }

  private func said(_ trend: TrendClause, of it: Said, in span: TimeSpan? = nil) -> Said {
    // Only what rose or fell all the way did more than to stay almost unchanged.
    let almostUnchanged =
      trend.isFlat
      ? Said.movementAlmostUnchanged(it: it)
      : .movementAlmostUnchangedTrend(it: it, trend: trend.said)
    guard let change else {
      return trend.isAlmostUnchanged ? almostUnchanged : .movementTrend(it: it, trend: trend.said)
    }
    let words = change.said(in: span)
    if trend.isAlmostUnchanged {
      return .joined([almostUnchanged, words], by: trend.isFlat ? ": " : ", ")
    }
    return .movementTrendAndChange(
      it: it, trend: trend.said, change: words, isAgainst: isAgainstTrend,
      isClause: change.size == nil && !change.isFromBase)
  }

  /// The movement after a name and a comma.
  func inBrief(in span: TimeSpan? = nil, withEnds: Bool = true) -> Said {
    switch kind {
    case .values(let values):
      if !withEnds, let change { return change.said(in: span, withEnds: false) }
      return .joined([.list(values.map(\.told)), afterValues], by: ": ")
    case .unordered(let extremes): return extremes
    case .shape(let shape): return shape.inBrief(change, span, withEnds: withEnds)
    case .only(let value): return .joined([value.told, sinceBase], by: "; ")
    case .flat(let figure):
      return change?.said(in: span, withEnds: withEnds)
        ?? .unchangedAt(value: figure, span: span?.said ?? .nothing)
    case .trend(let trend): return change?.said(in: span, withEnds: withEnds) ?? trend.said
    }
  }

  /// What the values came to; from the first of them, which was mentioned, or from a base.
  private var afterValues: Said {
    guard let change, change.size != nil || change.isFromBase else { return .nothing }
    if case .places = change.size {
      return .rankCourse(isUp: change.isUp, from: change.from.figure, to: change.to.figure)
    }
    return change.said(withEnds: change.isFromBase)
  }

  /// The change from before the range to a value that was told, or nothing.
  private var sinceBase: Said {
    guard let change else { return .nothing }
    guard let size = change.size else { return .baseUnchanged(from: change.from.said) }
    return .baseChange(change: change.direction(size), from: change.from.said)
  }
}

extension ChangeClause {
  /// A change: `down 21 percent in a year, from 544.47 on 1 March 2012 to 430.47`.
  func said(in span: TimeSpan? = nil, withEnds: Bool = true) -> Said {
    guard let size else { return unchanged(in: span) }
    let change = direction(size)
    let head = span.map { .changeWithin(change: change, span: $0.within) } ?? change
    guard withEnds else { return head }
    return switch means {
    case .values(let count, let rhythm):
      .changeMeans(
        change: head, from: from.figure, to: to.figure, over: .counted(count: count, rhythm: rhythm)
      )
    case .cycle(let period):
      .changeCycles(change: head, from: from.figure, to: to.figure, period: period)
    case nil: .changeEnds(change: head, from: from.said, to: to.said)
    }
  }

  /// `down 21 percent`, `to 13 times the first value`.
  fileprivate func direction(_ size: ChangeSize) -> Said {
    if case .times(let times) = size, means != nil { return .changeTimesFitted(times: times) }
    return .direction(size, isUp: isUp, isFromBase: isFromBase)
  }

  private func unchanged(in span: TimeSpan?) -> Said {
    if isFromBase {
      return .changeUnchangedFromBase(span: span?.within ?? .nothing, from: from.said)
    }
    return from.place.map { .changeBothEndsAt(value: to.figure, place: $0) }
      ?? .changeBothEnds(value: to.figure)
  }
}
