// SPDX-License-Identifier: MIT

/// A part of a fit that rises, falls or stays level.
struct ShapePart {
  /// The indices between which it goes.
  var start: Int
  var end: Int
  var move: ShapeMove
  var change: Double
  /// What it changes from one index to the next.
  var slope: Double

  fileprivate var length: Int { end - start }
}

extension [ShapePart] {
  /// The parts of a broken line through values between its knots.
  ///
  /// Short level ends join their neighbour, and neighbours of one direction join unless one is
  /// half as steep again.
  init(_ line: BrokenLine, through values: [Double]) {
    let (fit, range) = (line.fit, line.fit.spread)
    let bounds = [0] + line.knots + [fit.count - 1]
    let parts = zip(bounds, bounds.dropFirst()).map { start, end in
      let change = fit[end] - fit[start]
      return ShapePart(
        start: start, end: end, move: .level, change: change,
        slope: change / Double(Swift.max(1, end - start)))
    }
    let long = parts.filter {
      Double($0.length) >= 0.15 * Double(fit.count) || abs($0.change) >= 0.8 * range
    }
    let steepest = (long.isEmpty ? parts : long).map { abs($0.slope) }.max() ?? 0
    let areAbove = values.allSatisfy { $0 > 0 }
    self = parts.map { part in
      var part = part
      let grows =
        areAbove && abs(part.change) >= 0.03 * range
        && Array<Double>(values[part.start...part.end]).grow
      let isSlow = abs(part.slope) < 0.25 * steepest && abs(part.change) < 0.25 * range
      let isLevel = (abs(part.change) < 0.08 * range || isSlow) && !grows
      part.move = isLevel ? .level : part.change > 0 ? .rise : .fall
      return part
    }
    joinEnds(fit, range: range)
    joinAlike(fit)
  }

  private mutating func joinEnds(_ fit: [Double], range: Double) {
    for isLast in [true, false] {
      let index = isLast ? count - 1 : 0
      let end = self[index]
      let isShort = Double(end.length) < 0.12 * Double(fit.count)
      guard count > 1, isShort, end.move == .level || abs(end.change) < 0.15 * range else {
        continue
      }
      let neighbour = isLast ? index - 1 : 1
      self[neighbour].start = Swift.min(self[neighbour].start, end.start)
      self[neighbour].end = Swift.max(self[neighbour].end, end.end)
      self[neighbour].change = fit[self[neighbour].end] - fit[self[neighbour].start]
      remove(at: index)
    }
  }

  private mutating func joinAlike(_ fit: [Double]) {
    var joined: [ShapePart] = []
    for part in self {
      guard var last = joined.last, last.move == part.move, !part.isSteeperOrFlatter(than: last)
      else {
        joined.append(part)
        continue
      }
      last.end = part.end
      last.change += part.change
      last.slope = (fit[part.end] - fit[last.start]) / Double(Swift.max(1, last.length))
      joined[joined.count - 1] = last
    }
    self = joined
  }
}

extension [Double] {
  /// Whether the medians of the first and the last sixth differ by a third, and by more than chance.
  fileprivate var grow: Bool {
    guard count > 6 else { return false }
    let width = Swift.max(3, (count - 1) / 6)
    let (first, last) = (middle(prefix(width)), middle(suffix(width)))
    return Swift.max(last / first, first / last) >= 1.35
      && abs(last - first) >= 4 * quickDeviation
  }
}

extension ShapePart {
  fileprivate func isSteeperOrFlatter(than other: ShapePart) -> Bool {
    let slopes = [abs(slope), abs(other.slope)].sorted()
    return move != .level && slopes[1] >= 1.5 * slopes[0]
  }
}
