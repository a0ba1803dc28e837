// SPDX-License-Identifier: MIT

internal import Audiograph
internal import Posix

/// Puts what is told of something that is followed into words.
struct LiveWords {
  let phrases: Phrasebook
  let sentences: Sentences

  /// One line about a thing.
  func line(_ statement: LiveChart.Statement, of subject: LiveChart.Subject) -> String {
    guard let series = subject.series else { return "" }
    switch statement {
    case .value(let value, let before):
      let parts = [subject.name, amount(value, before: before, series)]
      return sentences.ended(parts.filter { !$0.isEmpty }.joined(separator: sentences.comma))
    case .axis(let low, let high):
      let limits = phrases.limits(low: low, high: high, like: series)
      return sentences.say(
        .liveAxis(name: subject.name, low: limits.low, high: limits.high))
    case .alert(let firing, let before): return alert(firing, before: before, subject, series)
    }
  }

  /// The value of a line that a braille display does not hold; nil where there is none.
  func row(_ statement: LiveChart.Statement, of subject: LiveChart.Subject) -> String? {
    guard let series = subject.series else { return nil }
    func named(_ value: Double) -> String {
      [subject.name, phrases.amount(value, like: series)].filter { !$0.isEmpty }
        .joined(separator: sentences.comma)
    }
    return switch statement {
    case .value(let value, _): sentences.ended(named(value))
    case .alert(let firing, _): sentences.say(.liveAlert(value: named(firing.value)))
    case .axis: nil
    }
  }

  /// A value, and by how much it has changed.
  private func amount(
    _ value: Double, before: Double?, besides others: [Double] = [], _ series: Series
  ) -> String {
    let amount = phrases.amount(
      value, besides: others + [before].compactMap(\.self), like: series)
    let change = before.flatMap { phrases.change(from: $0, to: value, like: series) }
    return [amount, change].compactMap(\.self).joined(separator: sentences.comma)
  }

  /// By which clocks times are told, where that is not the listener's own at a moment in milliseconds: one
  /// line where all are told by the same.
  func zones(of subjects: [LiveChart.Subject], at time: Int64) -> [String] {
    let own = Int64(WallClock.localOffset(at: time / 1000))
    let clocks = subjects.compactMap { subject in
      subject.clock.map { (name: subject.name, offset: $0.offset) }
    }
    let offsets = clocks.map(\.offset).uniqued
    if let only = offsets.first, offsets.count == 1 {
      return only == own ? [] : [sentences.say(.liveZone(zone: zone(only)))]
    }
    return offsets.filter { $0 != own }.map { offset in
      let names = clocks.filter { $0.offset == offset }.map(\.name)
      return sentences.say(.liveZoneOf(name: names[0], others: names.count - 1, zone: zone(offset)))
    }
  }

  /// `UTC minus 5`, of seconds east of UTC.
  private func zone(_ offset: Int64) -> String {
    guard offset != 0 else { return "UTC" }
    let minutes = abs(offset) / 60
    let rest = minutes % 60
    let hours = "\(minutes / 60)" + (rest == 0 ? "" : rest < 10 ? ":0\(rest)" : ":\(rest)")
    return sentences.say(.liveOffset(hours: hours, isBehind: offset < 0))
  }

  /// How many of all values are kept; millions are rounded.
  func kept(_ kept: Int, of count: Int) -> String {
    let all = count < 1_000_000 ? "\(count)" : phrases.number(derived: Double(count))
    return sentences.say(.liveKept(kept: kept, count: all))
  }

  /// The first value after a failure.
  func recovery(_ value: Double, of subject: LiveChart.Subject) -> String {
    sentences.say(
      .liveRecovered(
        name: subject.name, value: subject.series.map { phrases.amount(value, like: $0) } ?? ""))
  }

  private func alert(
    _ firing: LiveAlert.Firing, before: Double?, _ subject: LiveChart.Subject, _ series: Series
  ) -> String {
    let name = subject.name.isEmpty ? sentences.say(.liveValue()) : subject.name
    let value = self.amount(
      firing.value, before: before, besides: firing.condition.levels, series)
    func amount(_ level: Double) -> String {
      phrases.amount(level, besides: [firing.value], like: series)
    }
    switch firing.condition {
    case .above(let level):
      return sentences.say(.liveAbove(name: name, level: amount(level), value: value))
    case .below(let level):
      return sentences.say(.liveBelow(name: name, level: amount(level), value: value))
    case .change(let threshold, let span):
      let size =
        switch threshold {
        case .percent(let percent): sentences.say(.livePercent(number: percent))
        case .absolute(let size): phrases.amount(size, like: series)
        }
      return sentences.say(
        .liveMoved(
          name: name, size: size, span: phrases.span(milliseconds: span), value: value,
          isUp: firing.isRising))
    case .newHigh(let range, _):
      return sentences.say(.liveNewHigh(name: name, range: range, value: value))
    case .newLow(let range, _):
      return sentences.say(.liveNewLow(name: name, range: range, value: value))
    }
  }
}

extension LiveAlert.Condition {
  /// The level that a value is told beside.
  fileprivate var levels: [Double] {
    switch self {
    case .above(let level), .below(let level): [level]
    case .change, .newHigh, .newLow: []
    }
  }
}

extension LiveChart.Subject {
  /// A series of one value, by which others are told alike.
  var series: Series? {
    try? Series(name: title, unit: unit, kind: kind, x: .rows(count: 1), values: [0])
  }
}
