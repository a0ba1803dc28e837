// SPDX-License-Identifier: MIT

extension ReferenceFacts {
  private var areComparedByRatio: Bool { isPrice && minimum > 0 }

  /// Above 0 for a rise; as large as the move.
  private func size(_ ends: Ends) -> Double {
    let (from, to) = (values[ends.from], values[ends.to])
    return areComparedByRatio ? to / from - 1 : to - from
  }

  /// Neighbours that both have a value.
  private var steps: [Ends] {
    values.indices.dropLast().map { Ends(from: $0, to: $0 + 1) }.filter {
      !values[$0.from].isNaN && !values[$0.to].isNaN
    }
  }

  private func largest(_ moves: [Ends], sign: Double) -> Ends? {
    var best: Ends?
    var largest = 0.0
    for ends in moves {
      let size = sign * size(ends)
      if size > largest { (best, largest) = (ends, size) }
    }
    return best
  }

  /// The largest move upwards from one point to the next.
  public var largestRise: Ends? { largest(steps, sign: 1) }
  /// The largest move downwards from one point to the next.
  public var largestFall: Ends? { largest(steps, sign: -1) }

  private var pairs: [Ends] {
    present.flatMap { to in present.prefix { $0 < to }.map { Ends(from: $0, to: to) } }
  }

  /// The largest fall between any two values, for prices.
  public var drawdown: Ends? { isPrice ? largest(pairs, sign: -1) : nil }
  /// The largest rise between any two values, for prices.
  public var runup: Ends? { isPrice ? largest(pairs, sign: 1) : nil }

  /// The medians of the sizes of steps, and of their percentages where all start above 0.
  public var typicalStep: (absolute: Double, percent: Double?)? {
    let steps = steps
    let sizes = steps.map { abs(values[$0.to] - values[$0.from]) }
    guard let absolute = Self.median(sizes) else { return nil }
    guard steps.allSatisfy({ values[$0.from] > 0 }) else { return (absolute, nil) }
    let percents = zip(steps, sizes).map { 100 * $1 / values[$0.from] }
    return (absolute, Self.median(percents))
  }

  /// Zig-zag legs for every threshold, in the order in which thresholds are tried.
  ///
  /// Every turning point is looked for afresh from the one before, over every stretch that begins
  /// there.
  public var legs: [[Ends]] {
    let range = maximum - minimum
    guard range > 0 else { return [] }
    return stride(from: 15.0, through: 100, by: 5).map { legs(reversal: ($0 / 100 - 1e-9) * range) }
  }

  private func legs(reversal: Double) -> [Ends] {
    guard let far = numbers.first(where: { abs($0 - numbers[0]) >= reversal }) else { return [] }
    var sign = far > numbers[0] ? 1.0 : -1.0
    var places = [0]
    while let turn = turningPoint(after: places[places.count - 1], sign, reversal) {
      places.append(turn)
      sign = -sign
    }
    return zip(places, places.dropFirst() + [numbers.count - 1]).map {
      Ends(from: present[$0], to: present[$1])
    }
  }

  private func turningPoint(after start: Int, _ sign: Double, _ reversal: Double) -> Int? {
    var end = start + 1
    while end < numbers.count {
      var extreme = start
      var place = start
      while place <= end {
        if sign * numbers[place] > sign * numbers[extreme] { extreme = place }
        place += 1
      }
      // Before the first leg is long enough nothing turns.
      let length = sign * (numbers[extreme] - numbers[start])
      if length >= reversal, sign * (numbers[extreme] - numbers[end]) >= reversal { return extreme }
      end += 1
    }
    return nil
  }

  /// How often the lines of two lists change sides, and the first and the last index after.
  public static func crossings(_ first: [Double], _ second: [Double]) -> [Int] {
    let sides = zip(first, second).map { $0 - $1 }
    let apart = sides.indices.filter { !sides[$0].isNaN && sides[$0] != 0 }
    return zip(apart, apart.dropFirst()).filter { sides[$0] * sides[$1] < 0 }.map(\.1)
  }
}
