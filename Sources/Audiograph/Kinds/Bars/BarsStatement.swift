// SPDX-License-Identifier: MIT

/// A sentence about bars.
struct BarsStatement: FormStatement {
  let bars: Bars
  let topic: Topic

  enum Topic: Sendable {
    case lead, extremes, highest, size, mean, sorted, ends, missing
    /// A bar of a walk.
    case place(Int)
  }

  var beginsWithName: Bool { if case .lead = topic { true } else { false } }
}

extension Bars {
  /// The most names of bars that are highest or lowest alike.
  static let mostNames = 3

  func statements(_ level: Level) -> [any FormStatement] {
    topics(level).map { BarsStatement(bars: self, topic: $0) }
  }

  private func topics(_ level: Level) -> [BarsStatement.Topic] {
    switch level {
    case .alt: return [.lead, .extremes, .highest, .size]
    case .short: return [.lead]
    case .standard, .long: break
    }
    var topics: [BarsStatement.Topic] = [.lead]
    if minimum < maximum {
      topics.append(.mean)
      let ends: Set = [0, values.count - 1]
      if isDescending != nil {
        topics.append(.sorted)
      } else if level == .long, !values[0].isNaN, !values[values.count - 1].isNaN,
        ends != [highest, lowest]
      {
        topics.append(.ends)
      }
    }
    if level == .long, missing > 0 { topics.append(.missing) }
    return topics
  }

  /// Whether the bars stand in the order of their values, the highest first or the lowest first; nil
  /// for any other order and for fewer than three.
  var isDescending: Bool? {
    let present = values.filter { !$0.isNaN }
    guard present.count > 2, minimum < maximum else { return nil }
    let pairs = zip(present, present.dropFirst())
    if pairs.allSatisfy({ $0 >= $1 }) { return true }
    return pairs.allSatisfy { $0 <= $1 } ? false : nil
  }
}

extension BarsStatement {
  func clause(in wording: any Wording) -> String {
    switch topic {
    case .lead:
      return "\(wording.name(bars.valueName)), \(size(wording))" + wording.colon
        + extremes(wording)
    case .extremes: return extremes(wording)
    case .highest:
      return wording.barsHighest(
        highest: names(bars.maximum, wording), high: Figure(measured: bars.maximum))
    case .size: return size(wording)
    case .mean:
      return wording.formMean(
        mean: Figure(derived: bars.mean, amid: bars.minimum, bars.maximum))
    case .sorted: return wording.barsSorted(isDescending: bars.isDescending ?? true)
    case .ends:
      let last = bars.values.count - 1
      let figures = ValueStyle.measured.figures(of: [bars.values[0], bars.values[last]])
      return wording.barsEnds(
        first: wording.nameOrNone(bars.names[0]), start: figures[0],
        last: wording.nameOrNone(bars.names[last]), end: figures[1])
    case .missing: return wording.formMissing(count: bars.missing)
    case .place(let index):
      return wording.placeLine(
        Figure(measured: bars.values[index], amid: bars.minimum, bars.maximum),
        name: bars.names[index])
    }
  }

  private func size(_ wording: any Wording) -> String {
    wording.barsSize(count: bars.values.count)
  }

  private func extremes(_ wording: any Wording) -> String {
    let figures = ValueStyle.measured.figures(of: [bars.maximum, bars.minimum])
    guard bars.minimum < bars.maximum else {
      return bars.values.count == 1
        ? wording.barsOnly(name: wording.nameOrNone(bars.names[0]), value: figures[0])
        : wording.barsAll(value: figures[0])
    }
    return wording.barsExtremes(
      highest: names(bars.maximum, wording), high: figures[0],
      lowest: names(bars.minimum, wording), low: figures[1])
  }

  /// The names of the bars that have a value, of many only some.
  private func names(_ value: Double, _ wording: any Wording) -> String {
    let names = bars.values.indices.lazy.filter { bars.values[$0] == value }
    return wording.someNames(
      names.prefix(Bars.mostNames + 1).map { bars.names[$0] }, atMost: Bars.mostNames)
  }
}
