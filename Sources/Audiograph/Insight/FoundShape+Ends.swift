// SPDX-License-Identifier: MIT

extension FoundShape {
  /// Takes what is told of ends, turns and heights from all values, since no number of a model is in them.
  mutating func measure(in values: [Double]) {
    measureLevels(in: values)
    guard fit != nil else {
      heights = bounds.map { values[$0] }
      return
    }
    if !isNoisy, values.count > BinnedValues.most {
      placeTurns(in: values, reach: 2 * values.count / BinnedValues.most)
    }
    measureHeights(in: values)
    let reach = max(5, values.count / 12)
    let lengths = partLengths(of: values.count)
    (from, to) = (values[0], values[values.count - 1])
    let odd = Set(odd.map(\.index))
    let areEndsOdd = odd.contains(0) || odd.contains(values.count - 1)
    let shorter = min(lengths[0], lengths[lengths.count - 1])
    let count = max(areEndsOdd ? 3 : 0, isNoisy ? min(reach, (shorter + 1) / 2) : 0)
    guard count > 1 else { return }
    func meanOfUsual(_ indices: some Collection<Int>) -> Double {
      let usual = indices.prefix(count + odd.count).filter { !odd.contains($0) }.prefix(count)
      return mean(of: usual.map { values[$0] })
    }
    ends = .means(count)
    (from, to) = (meanOfUsual(values.indices), meanOfUsual(values.indices.reversed()))
  }

  /// Takes what is told of heights alone.
  mutating func measureHeights(in values: [Double]) {
    let reach = max(5, values.count / 12)
    let lengths = partLengths(of: values.count)
    heights = bounds.enumerated().map { index, place in
      // Means of neighbours have no value in common.
      let half = min(reach, lengths[index], lengths[index + 1]) / 2
      guard isNoisy, half > 1 else { return values[place] }
      return mean(of: Array(values[max(0, place - half)...min(values.count - 1, place + half)]))
    }
  }

  /// Takes what is told of heights from values with their seasons, since the others are in no data.
  ///
  /// A height between moves is the mean of a whole cycle around, in which each phase has its share; of moves
  /// that are too short, the value.
  mutating func measure(in values: [Double], cycles: [Int]) {
    let lengths = partLengths(of: values.count)
    heights = bounds.enumerated().map { index, place in
      let shorter = min(lengths[index], lengths[index + 1])
      guard let cycle = cycles.filter({ ($0 + 1) / 2 <= shorter }).max() else {
        return values[place]
      }
      return mean(of: Array(values[place - cycle / 2..<place - cycle / 2 + cycle]))
    }
    measureLevels(in: values, cycles: cycles)
    guard let jump else { return }
    let cycle = cycles.filter { $0 <= min(jump.index, values.count - jump.index) }.max()
    let width = cycle ?? min(jump.index, values.count - jump.index)
    let (before, after) = (
      middle(values[..<jump.index].suffix(width)), middle(values[jump.index...].prefix(width))
    )
    if (after - before) * (jump.after - jump.before) > 0 {
      self.jump = Jump(index: jump.index, before: before, after: after)
    }
  }

  /// Takes the medians of whole cycles as levels, unless the season hides the steps between these.
  private mutating func measureLevels(in values: [Double], cycles: [Int]) {
    let adjusted = self
    measureLevels(in: values, of: cycles)
    if base != nil, levels.count == breaks.count + 1 {
      let inside = Set(bursts.flatMap { $0.first...$0.last })
      base = middle(values.indices.filter { !inside.contains($0) }.map { values[$0] })
    }
    let steps = zip(levels.differences, adjusted.levels.differences)
    let heights = zip(bursts, adjusted.bursts).map {
      ($0.level - (base ?? 0), $1.level - (adjusted.base ?? 0))
    }
    guard (Array(steps) + heights).contains(where: { $0 * $1 <= 0 }) else { return }
    (levels, base, bursts) = (adjusted.levels, adjusted.base, adjusted.bursts)
  }

  /// Takes values as they are where the means of those around them contradict a move: nothing "rose" to less.
  mutating func followMoves(in values: [Double]) {
    // As much as a part has to change, not to be level.
    guard !areHeightsLiteral, !follows(0.08 * fitRange) else { return }
    var literal = self
    let reach = min(max(5, values.count / 12), partLengths(of: values.count).min() ?? 0) / 2
    literal.placeTurns(in: values, reach: max(0, reach))
    literal.heights = literal.bounds.map { values[$0] }
    (literal.from, literal.to) = (values[0], values[values.count - 1])
    (literal.ends, literal.isNoisy) = (.literal, false)
    if literal.follows(0) { self = literal }
  }

  /// Whether ends and heights rise and fall as the moves between them do, by more than `least`.
  private func follows(_ least: Double) -> Bool {
    let firsts = [from] + (jump.map { [$0.after] } ?? heights)
    let lasts = (jump.map { [$0.before] } ?? heights) + [to]
    let told = moves.count == 1 ? heights.map { _ in moves[0] } + moves : moves
    guard told.count == firsts.count else { return true }
    return zip(told, zip(firsts, lasts)).allSatisfy { move, ends in
      move == .level || (move == .rise ? ends.1 - ends.0 : ends.0 - ends.1) > least
    }
  }

  /// Where one part that is told ends and the next begins.
  private var bounds: [Int] { turns.isEmpty ? jump.map { [$0.index] } ?? breaks : turns }

  private func partLengths(of count: Int) -> [Int] {
    zip([0] + bounds, bounds + [count]).map { $1 - $0 }
  }

  /// Takes the medians of all values between the breaks as levels, but for the odd ones; of whole cycles where
  /// there are such.
  private mutating func measureLevels(in values: [Double], of cycles: [Int] = []) {
    guard levels.count == breaks.count + 1, !areLevelsMeans else { return }
    let odd = Set(odd.map(\.index))
    func level(_ range: Range<Int>, else known: Double) -> Double {
      let cycle = cycles.filter { $0 <= range.count }.max() ?? 1
      let part = range.prefix(range.count / cycle * cycle).filter { !odd.contains($0) }
        .map { values[$0] }
      return part.isEmpty ? known : middle(part)
    }
    let bounds = [0] + breaks + [values.count]
    for (number, ends) in zip(bounds, bounds.dropFirst()).enumerated() where ends.0 < ends.1 {
      levels[number] = level(ends.0..<ends.1, else: levels[number])
    }
    for index in bursts.indices {
      let burst = bursts[index]
      bursts[index].level = level(burst.first..<burst.last + 1, else: burst.level)
    }
  }

  /// Moves turns, which bins or knots placed, to the extreme near them.
  private mutating func placeTurns(in values: [Double], reach: Int) {
    guard moves.count == turns.count + 1 else { return }
    for (index, turn) in turns.enumerated() {
      let around = [moves[index], moves[index + 1]]
      guard !around.contains(.level) else { continue }
      let low = max(0, turn - reach)
      let near = Array(values[low..<min(values.count, turn + reach + 1)])
      turns[index] = low + (around[0] == .rise ? near.indexOfHighest : near.indexOfLowest)
    }
  }
}
