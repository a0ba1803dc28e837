// SPDX-License-Identifier: MIT

extension FoundShape {
  /// Takes what is told of ends, turns and heights from all values, since no number of a model is in them.
  mutating func measure(in values: [Double]) {
    measureLevels(in: values)
    guard fit != nil else {
      heights = turns.map { values[$0] }
      return
    }
    placeTurns(in: values)
    let reach = max(5, values.count / 12)
    heights = turns.map { place in
      guard isNoisy else { return values[place] }
      let near = max(0, place - reach / 2)...min(values.count - 1, place + reach / 2)
      return mean(of: Array(values[near]))
    }
    (from, to) = (values[0], values[values.count - 1])
    let odd = Set(odd.map(\.index))
    guard isNoisy || odd.contains(0) || odd.contains(values.count - 1) else { return }
    let count = isNoisy ? reach : 3
    func meanOfUsual(_ indices: some Collection<Int>) -> Double {
      let usual = indices.prefix(count + odd.count).filter { !odd.contains($0) }.prefix(count)
      return mean(of: usual.map { values[$0] })
    }
    ends = .means(count)
    (from, to) = (meanOfUsual(values.indices), meanOfUsual(values.indices.reversed()))
  }

  /// Takes the medians of all values between the breaks as levels, but for the odd ones.
  private mutating func measureLevels(in values: [Double]) {
    guard levels.count == breaks.count + 1, !areLevelsMeans else { return }
    let odd = Set(odd.map(\.index))
    func level(_ range: Range<Int>, else known: Double) -> Double {
      let part = range.filter { !odd.contains($0) }.map { values[$0] }
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

  /// Moves turns of quiet values, of which bins gave the place, to the extreme near them.
  private mutating func placeTurns(in values: [Double]) {
    guard !isNoisy, values.count > BinnedValues.most, moves.count == turns.count + 1 else { return }
    let reach = 2 * values.count / BinnedValues.most
    for (index, turn) in turns.enumerated() {
      let around = [moves[index], moves[index + 1]]
      guard !around.contains(.level) else { continue }
      let low = max(0, turn - reach)
      let near = Array(values[low..<min(values.count, turn + reach + 1)])
      turns[index] = low + (around[0] == .rise ? near.indexOfHighest : near.indexOfLowest)
    }
  }
}
