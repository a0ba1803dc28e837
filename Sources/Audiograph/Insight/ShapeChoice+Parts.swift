// SPDX-License-Identifier: MIT

extension ShapeChoice {
  /// The shape that the parts of a line make together.
  func told(_ parts: [ShapePart], _ line: BrokenLine, _ draft: FoundShape) -> FoundShape {
    var shape = draft
    let places = places(between: parts)
    shape.breaks = places.map { bins.starts[$0] }
    for (index, part) in parts.enumerated() where part.move != shape.moves.last {
      shape.moves.append(part.move)
      if index > 0 { shape.turns.append(shape.breaks[index - 1]) }
    }
    func finished(_ shapeClass: ShapeClass, around extreme: (Int, ClosedRange<Int>)? = nil)
      -> FoundShape
    {
      shape.shapeClass = shapeClass
      shape.extreme = extreme?.0
      return self.finished(shape, fit: line.fit, rest: line.rest, around: extreme?.1)
    }
    let directed = parts.map(\.move).filter { $0 != .level }
    let moves = directed.reduce(into: [ShapeMove]()) { if $0.last != $1 { $0.append($1) } }
    guard let first = moves.first else {
      shape.wanders = true
      let hangsTogether = models.values.neighbourCorrelation() >= 0.5
      return finished(hangsTogether ? ShapeClass(literally: cleaned) : .level)
    }
    let rises = first == .rise
    switch moves.count {
    case 1: return finished(ShapeClass(form(parts, first), rises: rises))
    case 2: return finished(ShapeClass(.turning, rises: rises))
    case 3 where rises == (shape.direction > 0):
      if let dip = interruption(parts, places, line, moves[1], rises: rises) {
        let startsLevel = parts[0].move == .level
        let isLong = Double(parts[0].end) >= 0.3 * Double(bins.values.count)
        return startsLevel && isLong
          ? finished(ShapeClass(.afterLevel, rises: rises))
          : finished(ShapeClass(.interrupted, rises: rises), around: dip)
      }
      return finished(.turns)
    default: return finished(.turns)
    }
  }

  /// Where one part ends and the next begins: at the extreme between the knots around it, where the values
  /// are quiet.
  private func places(between parts: [ShapePart]) -> [Int] {
    zip(parts, parts.dropFirst()).map { part, next in
      guard areBinsQuiet, part.move != next.move, part.move != .level, next.move != .level else {
        return part.end
      }
      let between = Array(bins.values[part.start...next.end])
      return part.start + (part.move == .rise ? between.indexOfHighest : between.indexOfLowest)
    }
  }

  /// The form of parts that go in one direction, or stay level.
  private func form(_ parts: [ShapePart], _ move: ShapeMove) -> ShapeForm {
    let levels = parts.map { $0.move == .level }
    let slopes = parts.filter { $0.move == move }.map { abs($0.slope) }
    let (first, last) = (levels[0], levels[levels.count - 1])
    if slopes.count > 1, !first, !last, levels.contains(true) { return .withPause }
    if slopes.count > 1, !levels.contains(true) {
      let pairs = zip(slopes, slopes.dropFirst())
      return pairs.allSatisfy { $0 <= $1 }
        ? .faster : pairs.allSatisfy { $0 >= $1 } ? .slowing : .straight
    }
    return first && last ? .betweenLevels : first ? .afterLevel : last ? .thenLevel : .straight
  }

  /// The extreme of a move against the direction that is soon regained, and the values around it; nil for
  /// one that lasts.
  private func interruption(
    _ parts: [ShapePart], _ places: [Int], _ line: BrokenLine, _ move: ShapeMove, rises: Bool
  ) -> (Int, ClosedRange<Int>)? {
    let sign: Double = rises ? 1 : -1
    let against = parts.indices.filter { parts[$0].move == move }
    guard let first = against.first, let last = against.last else { return nil }
    let start = first > 0 ? places[first - 1] : 0
    let end = parts[last].end
    let count = bins.values.count
    guard
      let regained = (end..<count).first(where: {
        sign * (bins.values[$0] - bins.values[start]) >= 0
      })
    else { return nil }
    let net = abs(line.fit[count - 1] - line.fit[0])
    guard Double(regained - start) <= 0.2 * Double(count), net >= 0.5 * line.fit.spread else {
      return nil
    }
    let range = bins.starts[start]...bins.starts[min(count - 1, end + 1)]
    let inside = values[range].map { -sign * $0 }
    return (range.lowerBound + inside.indexOfHighest, range)
  }
}
