// SPDX-License-Identifier: MIT

/// How two numbers go together, by the size of their correlation.
enum ScatterStrength: String, Sendable, Hashable {
  /// Below 0.1, or chance may have made it.
  case none
  case weak
  case moderate
  case strong
  case veryStrong = "very-strong"
  /// One of the numbers does not vary.
  case constant
  /// Three pairs.
  case tooFew = "too-few"

  /// Whether there is a relation.
  var isClear: Bool {
    switch self {
    case .weak, .moderate, .strong, .veryStrong: true
    case .none, .constant, .tooFew: false
    }
  }

  /// The strength of a correlation whose confidence interval leaves 0 out.
  init(size: Double) {
    self =
      size < 0.3 ? .weak : size < 0.5 ? .moderate : size < 0.8 ? .strong : .veryStrong
  }
}

/// How x and y of pairs go together.
struct ScatterRelation: Sendable, Hashable {
  enum Direction: String, Sendable, Hashable { case up, down, none }

  /// Pearson's correlation; nil if x or y does not vary.
  let pearson: Double?
  /// Spearman's, with the mean ranks of equal numbers.
  let spearman: Double?
  /// The pairs far from the rest, the farthest first.
  let outliers: [Int]
  /// Pearson's correlation without them; nil if there are none.
  private(set) var pearsonWithout: Double?
  /// Whether it is judged without them, as they change it much.
  private(set) var isWithout = false
  /// Whether the ranks go together better than the numbers, so that they judge.
  private(set) var isCurved = false
  /// Where the correlation that judges lies with 95 percent confidence (Fisher).
  private(set) var interval: Interval?
  private(set) var strength = ScatterStrength.none
  private(set) var direction = Direction.none

  struct Interval: Sendable, Hashable {
    let low: Double
    let high: Double
  }

  init(_ pairs: ScatterPairs) {
    let far = ScatterFarPoints(pairs)
    let without = far.all.isEmpty ? nil : pairs.removing(far.all)
    outliers = far.all
    pearson = correlate(pairs.x, pairs.y)
    spearman = pearson == nil ? nil : correlate(pairs.ranksOfX, pairs.ranksOfY)
    pearsonWithout = without.flatMap { correlate($0.x, $0.y) }
    guard let pearson, let spearman else {
      strength = .constant
      return
    }
    guard pairs.count > 3 else {
      strength = .tooFew
      return
    }
    guard let without, let pearsonWithout, abs(pearsonWithout - pearson) >= 0.1 else {
      judge(pearson, spearman, count: pairs.count)
      return
    }
    isWithout = true
    judge(
      pearsonWithout, correlate(without.ranksOfX, without.ranksOfY) ?? pearsonWithout,
      count: without.count)
  }

  private static let fewestForCurve = 30

  private mutating func judge(_ pearson: Double, _ spearman: Double, count: Int) {
    isCurved = count >= Self.fewestForCurve && abs(spearman) - abs(pearson) >= 0.1
    let judging = isCurved ? spearman : pearson
    let interval = Interval(of: judging, count: count)
    self.interval = interval
    let size = abs(judging)
    guard size >= 0.1, interval.low > 0 || interval.high < 0 else { return }
    strength = ScatterStrength(size: size)
    direction = judging > 0 ? .up : .down
  }
}

extension ScatterRelation.Interval {
  /// tanh(artanh r ± 1.96/√(n − 3)) for four pairs or more.
  fileprivate init(of correlation: Double, count: Int) {
    guard abs(correlation) < 1 - 1e-12 else {
      self.init(low: correlation, high: correlation)
      return
    }
    // exp(2·artanh r) is (1 + r)/(1 − r), so that neither function is needed.
    let power = (1 + correlation) / (1 - correlation)
    let width = exp2(2 * 1.96 / Double(count - 3).squareRoot() / naturalLogarithmOf2)
    self.init(
      low: (power / width - 1) / (power / width + 1),
      high: (power * width - 1) / (power * width + 1))
  }
}

/// Pearson's correlation of as many x as y, at least one; nil if x or y does not vary.
func correlate(_ x: [Double], _ y: [Double]) -> Double? {
  guard x.contains(where: { $0 != x[0] }), y.contains(where: { $0 != y[0] }) else { return nil }
  let (x, y) = (centred(ScaledNumbers(x).values), centred(ScaledNumbers(y).values))
  var (squaresOfX, squaresOfY, products) = (0.0, 0.0, 0.0)
  for (x, y) in zip(x, y) {
    squaresOfX += x * x
    squaresOfY += y * y
    products += x * y
  }
  let size = squaresOfX.squareRoot() * squaresOfY.squareRoot()
  return size > 0 ? (products / size).clamped(to: -1...1) : nil
}

/// Numbers less their mean, from the first on, so that large ones close together keep their digits.
private func centred(_ numbers: [Double]) -> [Double] {
  let first = numbers[0]
  let mean = numbers.reduce(0) { $0 + ($1 - first) } / Double(numbers.count)
  return numbers.map { ($0 - first) - mean }
}
