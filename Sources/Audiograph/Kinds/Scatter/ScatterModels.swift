// SPDX-License-Identifier: MIT

/// Lines and curves fitted to pairs by least squares, judged by the Bayesian information criterion.
struct ScatterModels {
  enum Model: Hashable {
    case level, line, quadratic
    /// Two slopes that meet at a share of the range of x.
    case broken(Double)
    /// What comes closer and closer to its end, 1 − e^(−u/c), u being the share of the range of x.
    case saturating(Double)

    /// How many columns it has, and how many parameters.
    fileprivate var size: (columns: Int, parameters: Int) {
      switch self {
      case .level: (1, 1)
      case .line: (2, 2)
      case .quadratic: (3, 3)
      case .broken: (3, 4)
      case .saturating: (2, 3)
      }
    }

    /// Its columns besides the constant at a share of the range of x.
    fileprivate func columns(_ share: Double) -> (Double, Double) {
      switch self {
      case .level: (0, 0)
      case .line: (share, 0)
      case .quadratic: (share, share * share)
      case .broken(let knot): (share, max(share - knot, 0))
      case .saturating(let rate): (1 - exp2(-share / (rate * naturalLogarithmOf2)), 0)
      }
    }
  }

  /// A model with its factors.
  struct Fit {
    let model: Model
    fileprivate let factors: [Double]
    /// n·ln(squares of the residuals / n) + parameters·ln n.
    let criterion: Double
    /// The share of the variance of y that it explains.
    let share: Double

    /// Its y, less the mean and scaled, at a share of the range of x.
    func value(_ share: Double) -> Double {
      let columns = model.columns(share)
      return factors[0] + factors[1] * columns.0 + factors[2] * columns.1
    }
  }

  /// The shares of the range of x in ascending order, and the y there, scaled and less their mean.
  private let shares: [Double]
  private let y: [Double]
  private let squares: Double

  /// Of more pairs so many are looked at, at equal distances by x.
  private static let mostPairs = 20_000
  /// How much better the criterion of a curve has to be.
  private static let lead = 10.0
  /// The most that a curve may leave of what a straight line leaves of the medians of ten parts.
  private static let mostLeft = 0.6
  private static let rates = [0.03, 0.06, 0.12, 0.25]

  /// Models of pairs with at least two different x and y.
  init(_ pairs: ScatterPairs) {
    let step = (pairs.count - 1) / Self.mostPairs + 1
    let places = stride(from: 0, to: pairs.count, by: step).map { pairs.byX[$0] }
    let axis = ScatterAxis(
      low: pairs.x[places[0]], high: pairs.x[places[places.count - 1]])
    shares = places.map { axis.share(of: pairs.x[$0]) }
    let y = ScaledNumbers(pairs.y).values
    self.y = places.map { y[$0] }.centred
    squares = self.y.squareSum
  }

  /// The best curve, if it is clearly better than a straight line or a level; nil otherwise.
  func curve() -> Fit? {
    guard let curve = (curves.map(fit).min { $0.criterion < $1.criterion }) else { return nil }
    let (line, level) = (fit(.line), fit(.level))
    let straight = line.criterion <= level.criterion ? line : level
    guard curve.criterion < straight.criterion - Self.lead,
      missed(by: curve) <= Self.mostLeft * missed(by: straight)
    else { return nil }
    return curve
  }

  private var curves: [Model] {
    let knots = stride(from: 15, through: 85, by: 5).map {
      quantile(Double($0) / 100, of: shares)
    }
    return knots.uniqued.filter { $0 > 0 && $0 < 1 }.map { .broken($0) }
      + [.quadratic] + Self.rates.map { .saturating($0) }
  }

  private func fit(_ model: Model) -> Fit {
    var equations = NormalEquations(capacity: 3)
    equations[0, 0] = Double(y.count)
    for (share, y) in zip(shares, y) {
      let (first, second) = model.columns(share)
      equations[1, 0] += first
      equations[1, 1] += first * first
      equations[2, 0] += second
      equations[2, 1] += first * second
      equations[2, 2] += second * second
      equations[0] += y
      equations[1] += first * y
      equations[2] += second * y
    }
    let (columns, parameters) = model.size
    let explained = equations.eliminate(columns)
    let left = max(squares - explained, 1e-12 * squares)
    let count = Double(y.count)
    let factors = equations.factors(columns) + [Double](repeating: 0, count: 3 - columns)
    return Fit(
      model: model, factors: factors,
      criterion: count * naturalLogarithm(left / count)
        + Double(parameters) * naturalLogarithm(count),
      share: 1 - left / squares)
  }

  /// The squares of what a model misses of the medians of equal parts by x.
  private func missed(by fit: Fit) -> Double {
    let parts = y.count >= 30 ? 10 : max(4, y.count / 3)
    let (size, rest) = y.count.quotientAndRemainder(dividingBy: parts)
    var (sum, start) = (0.0, 0)
    for part in 0..<parts {
      let end = start + size + (part < rest ? 1 : 0)
      let miss = middle(y[start..<end]) - fit.value(middle(shares[start..<end]))
      sum += miss * miss
      start = end
    }
    return sum
  }
}
