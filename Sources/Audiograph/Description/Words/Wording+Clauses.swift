// SPDX-License-Identifier: MIT

/// Clauses that every language builds alike from its own parts.
extension Wording {
  /// `Monday, Tuesday and Friday`.
  func joined(_ items: [String]) -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return items.dropLast().joined(separator: ", ") + " \(conjunction) \(last)"
  }

  /// A place behind a value; nothing where it was said.
  func placeAfter(_ mention: Mention?) -> String { mention.map { " \(at($0))" } ?? "" }

  /// `702.10 on 19 September 2012`.
  func placed(_ value: PlacedFigure) -> String { number(value.figure) + placeAfter(value.place) }

  /// `Apple, closing price in US dollars`; names of which nothing can be said are left out.
  func subject(_ subject: Subject, withUnit: Bool = true) -> String {
    let names = subject.names.map(name).filter { !$0.isEmpty }
    let measure: String? =
      switch subject.measure {
      case .price(let value): self.measure(value)
      case .named(let text): name(text)
      case nil: nil
      }
    let unit = withUnit ? subject.unit.map { " in \(self.unit($0))" } ?? "" : ""
    return (names + [measure].compactMap(\.self)).joined(separator: ", ") + unit
  }

  /// `Apple, closing price in US dollars, 2 March 2012 to 1 March 2013, 250 trading days`.
  func opening(_ opening: Opening) -> String {
    let extent = opening.extent.map { extent in
      extent.last.map { fromTo(extent.first, $0) } ?? place(extent.first)
    }
    let points = count(opening.count) + (opening.repeats.map(repeated) ?? "")
    return [subject(opening.subject), extent, points].compactMap(\.self).joined(separator: ", ")
  }

  /// `World population in people, 40 series, 1960 to 2020`.
  func crowd(_ crowd: Crowd, series: String) -> String {
    let extent = crowd.extent.map { extent in
      extent.last.map { fromTo(extent.first, $0) } ?? place(extent.first)
    }
    return [subject(crowd.subject), series, extent].compactMap(\.self).joined(separator: ", ")
  }

  /// `Apple, closing price in US dollars, down 21 percent in a year, from 544.47 to 430.47`.
  func brief(_ brief: Brief) -> String {
    let points = brief.repeats.map { ", \(count(brief.count))\(repeated($0))" } ?? ""
    return "\(subject(brief.subject))\(points), \(inBrief(brief.movement, brief.span))"
  }

  /// Several series in one clause each.
  func clauses(of further: Further) -> String {
    further.series.map { clause in
      let subject = subject(clause.subject, withUnit: further.isFull)
      return "\(subject), \(inBrief(clause.movement, clause.span, withEnds: further.isFull))"
    }.joined(separator: "; ")
  }

  /// One line for the place of a picture, with the parts that are wanted.
  func alternative(_ alternative: Alternative) -> String {
    let parts = alternative.parts
    let subject = subject(alternative.subject, withUnit: parts.contains(.unit))
    let withEnds = parts.contains(.ends)
    guard parts.contains(.trend), case .trend(let trend) = alternative.movement.kind else {
      return "\(subject), \(inBrief(alternative.movement, alternative.span, withEnds: withEnds))"
    }
    let words = trend.isAlmostUnchanged ? almostUnchanged : self.trend(trend)
    let change = alternative.movement.change.map {
      "; \(self.change($0, alternative.span, withEnds: withEnds))"
    }
    return "\(subject): \(words)\(change ?? "")"
  }

  /// The movement after a name and a comma.
  func inBrief(
    _ movement: Movement, _ span: TimeSpan? = nil, withEnds: Bool = true
  ) -> String {
    switch movement.kind {
    case .values(let values):
      if !withEnds, let change = movement.change {
        return self.change(change, span, withEnds: true)
      }
      return joined(values.map(placed)) + afterValues(movement.change)
    case .unordered(let extremes): return self.extremes(extremes)
    case .only(let value): return placed(value) + sinceBase(movement.change)
    case .flat(let figure):
      guard let change = movement.change else { return unchanged(at: figure, span) }
      return self.change(change, span, withEnds: withEnds)
    case .trend(let trend):
      return movement.change.map { change($0, span, withEnds: withEnds) } ?? self.trend(trend)
    }
  }

  /// What the values came to; from the first of them, which was told, or from a base.
  func afterValues(_ change: ChangeClause?) -> String {
    guard let change, change.size != nil || change.isFromBase else { return "" }
    return ": \(self.change(change, nil, withEnds: change.isFromBase))"
  }
}
