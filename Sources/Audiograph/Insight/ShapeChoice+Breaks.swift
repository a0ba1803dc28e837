// SPDX-License-Identifier: MIT

/// Shapes with jumps.
extension ShapeChoice {
  /// The shape of heights one after the other: steps, or a burst or several, between which the values
  /// return to one height.
  func stepped(_ pieces: LevelPieces) -> FoundShape {
    var shape = draft
    let (bounds, last) = (pieces.bounds, pieces.breaks.count)
    shape.levels = zip(bounds, bounds.dropFirst()).map { middle(bins.values[$0..<$1]) }
    let places = pieces.breaks.map(jumpPlace)
    shape.breaks = places.areApart ? places : pieces.breaks.map { bins.starts[$0] }
    shape.direction = shape.levels[last] > shape.levels[0] ? 1 : -1
    shape.shapeClass = last == 1 ? .step : .steps
    let isBack = abs(shape.levels[last] - shape.levels[0]) < 0.25 * shape.levels.spread
    if last == 2, isBack {
      shape.shapeClass = .burst
      shape.base = middle(cleaned[..<shape.breaks[0]] + cleaned[shape.breaks[1]...])
      shape.bursts = [burst(shape.breaks[0], shape.breaks[1])]
    } else if let runs = Bursts(shape.levels, bounds: bounds) {
      let ends = [0] + shape.breaks + [cleaned.count]
      (shape.shapeClass, shape.base) = (.bursts, runs.base)
      shape.bursts = runs.runs.map { burst(ends[$0.lowerBound], ends[$0.upperBound]) }
    }
    return finished(shape, fit: pieces.fit, rest: pieces.rest)
  }

  private func burst(_ start: Int, _ end: Int) -> FoundShape.Burst {
    FoundShape.Burst(first: start, last: end - 1, level: middle(cleaned[start..<end]))
  }

  /// The shape of counts with one step.
  func stepped(_ step: CountStep) -> FoundShape {
    var shape = draft
    let place = bins.starts.firstIndex { $0 >= step.place } ?? bins.starts.count
    let fit = models.values.indices.map {
      (step.means[$0 < place ? 0 : 1] - center) / deviation
    }
    (shape.shapeClass, shape.breaks, shape.levels) = (.step, [step.place], step.means)
    shape.direction = step.means[1] > step.means[0] ? 1 : -1
    shape.areLevelsMeans = true
    return finished(shape, fit: fit, rest: residuals(models.values, fit).squareSum)
  }

  /// The shape of a jump inside a course or between two; without any course that of a step.
  func jumping(_ found: LineJump, at index: Int) -> FoundShape {
    let (fit, place, last) = (found.fit, found.place, found.fit.count - 1)
    let changes = [fit[place - 1] - fit[0], fit[last] - fit[place]]
    var moves = changes.map { change -> ShapeMove in
      let isLevel = abs(change) < 0.12 * fit.spread || abs(change) < 0.15 * abs(found.size)
      return isLevel ? .level : change > 0 ? .rise : .fall
    }
    if found.form == .oneSlope {
      moves = [ShapeMove](repeating: changes[0] + changes[1] > 0 ? .rise : .fall, count: 2)
    }
    guard moves != [.level, .level] else {
      return stepped(LevelPieces(models.values, breaks: [place]))
    }
    var shape = draft
    let width = min(3, index, cleaned.count - index)
    shape.shapeClass = ShapeClass(moves[0], jumpsUp: found.size > 0, moves[1])
    (shape.moves, shape.breaks) = (moves, [index])
    shape.direction = fit[last] > fit[0] ? 1 : -1
    shape.jump = FoundShape.Jump(
      index: index, before: middle(cleaned[index - width..<index]),
      after: middle(cleaned[index..<index + width]))
    if found.form == .oneSlope {
      shape.slope =
        (fit[1] - fit[0]) * deviation / (bins.positions[1] - bins.positions[0])
    }
    return finished(shape, fit: fit, rest: found.rest)
  }

  /// The shape of one step out of all proportion between two courses; nil where it is too near an end.
  func jumping(at index: Int) -> FoundShape? {
    let place = bins.starts.firstIndex { $0 >= index } ?? 0
    guard (2...bins.starts.count - 2).contains(place) else { return nil }
    return jumping(LineJump.twoSlopes(bins.shares, models.values, place...place), at: index)
  }

  /// The index of the value at which a bin's other height begins.
  func jumpPlace(_ bin: Int) -> Int {
    bins.areMerged ? refined(bins.starts[bin]) : bin
  }

  /// The value near the start of a bin at which another height begins.
  private func refined(_ index: Int) -> Int {
    let count = cleaned.count
    let width = count / BinnedValues.most * 2
    let (low, high) = (max(4, index - 4 * width), min(count - 4, index + 4 * width))
    let window = max(0, low - 8 * width)..<min(count, high + 8 * width)
    var sums = [0.0]
    for value in cleaned[window] {
      sums.append(sums[sums.count - 1] + (value - center) / deviation)
    }
    var (best, place) = (-Double.infinity, index)
    for cut in low..<max(low, high) {
      let before = sums[cut - window.lowerBound]
      let after = sums[sums.count - 1] - before
      // What two means explain of the squares.
      let explained =
        before * before / Double(cut - window.lowerBound)
        + after * after / Double(window.upperBound - cut)
      if explained > best { (best, place) = (explained, cut) }
    }
    return place
  }
}

extension [Int] {
  /// Whether each is greater than the one before.
  var areApart: Bool { zip(self, dropFirst()).allSatisfy { $0 < $1 } }
}

/// Heights that leave one height for short stretches, all to one side.
private struct Bursts {
  let base: Double
  /// The numbers of the heights of each stretch, the upper end behind it.
  let runs: [Range<Int>]

  /// Nil for other heights: values begin and end near the base, are there for half of the length, and leave
  /// it twice at least, each time for less than a sixth.
  init?(_ levels: [Double], bounds: [Int]) {
    let lengths = zip(bounds, bounds.dropFirst()).map { $1 - $0 }
    let (count, range) = (bounds[bounds.count - 1], levels.spread)
    func near(_ level: Double, _ share: Double) -> [Int] {
      levels.indices.filter { abs(levels[$0] - level) < share * range }
    }
    func length(_ parts: [Int]) -> Int { parts.reduce(0) { $0 + lengths[$1] } }
    let usual = levels.indices.map { length(near(levels[$0], 0.15)) }.indexOfHighest
    let atBase = near(levels[usual], 0.25)
    guard atBase.first == 0, atBase.last == levels.count - 1, 2 * length(atBase) >= count else {
      return nil
    }
    runs = zip(atBase, atBase.dropFirst()).filter { $1 > $0 + 1 }.map { $0 + 1..<$1 }
    base =
      atBase.reduce(0) { $0 + levels[$1] * Double(lengths[$1]) } / Double(length(atBase))
    let sides = Set(runs.map { levels[$0.lowerBound] > levels[usual] })
    guard runs.count >= 2, sides.count == 1,
      runs.allSatisfy({ Double(length(Array($0))) <= 0.15 * Double(count) })
    else { return nil }
  }
}
