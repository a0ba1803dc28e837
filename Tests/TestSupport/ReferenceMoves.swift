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
    var best: (ends: Ends, size: Double)?
    for ends in moves {
      let size = sign * size(ends)
      if size > best?.size ?? 0 { best = (ends, size) }
    }
    return best?.ends
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

  /// Zig-zag legs with the first threshold that leaves at most so many.
  ///
  /// Every turning point is looked for afresh from the one before, over every stretch that begins
  /// there.
  public func legs(atMost count: Int) -> [Ends] {
    let range = maximum - minimum
    guard range > 0 else { return [] }
    for hundredths in stride(from: 15.0, through: 100, by: 5) {
      let legs = legs(reversal: (hundredths / 100 - 1e-9) * range)
      if legs.count <= count { return legs }
    }
    return []
  }

  private func legs(reversal: Double) -> [Ends] {
    guard let first = present.first, let last = present.last,
      let far = present.first(where: { abs(values[$0] - values[first]) >= reversal })
    else { return [] }
    var sign = values[far] > values[first] ? 1.0 : -1.0
    var points = [first]
    while let turn = turningPoint(after: points[points.count - 1], sign, reversal) {
      points.append(turn)
      sign = -sign
    }
    return zip(points, points.dropFirst() + [last]).map { Ends(from: $0, to: $1) }
  }

  private func turningPoint(after start: Int, _ sign: Double, _ reversal: Double) -> Int? {
    for end in present where end > start {
      var extreme = start
      for index in present where index >= start && index <= end {
        if sign * values[index] > sign * values[extreme] { extreme = index }
      }
      // Before the first leg is long enough nothing turns.
      let length = sign * (values[extreme] - values[start])
      if length >= reversal, sign * (values[extreme] - values[end]) >= reversal { return extreme }
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
