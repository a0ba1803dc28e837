// SPDX-License-Identifier: MIT

/// The parts of a range of values, and how many values lie in each.
struct HistogramBins: Sendable, Hashable {
  /// How the parts were found.
  enum Rule: String, Sendable, Hashable {
    /// All values are equal.
    case single
    /// One for each whole number.
    case integers
    /// By the spread of the values (Freedman and Diaconis, at most as wide as Sturges has them).
    case automatic = "auto"
    /// The same around the quartiles, and one open bin at an end.
    case open
    case asked
    /// As the source of the data has them.
    case stated
  }

  let rule: Rule
  /// The width of a bin; 0 where all values are equal.
  let width: Double
  /// The bounds of the bins in order, one more than bins; −∞ and +∞ at an open end.
  let edges: [Double]
  let counts: [Int]
}

extension HistogramBins {
  /// The most and the fewest bins of the automatic rule.
  private static let most = 40.0
  private static let fewest = 5.0
  /// A value that lies so little below an edge, in bins, lies on it.
  private static let slack = 1e-9

  /// The bins of values in ascending order, at least one.
  init(_ sorted: [Double], asked: HistogramBinning?) {
    let (low, high) = (sorted[0], sorted[sorted.count - 1])
    let isWhole = sorted.allSatisfy { $0 == $0.rounded() }
    switch asked {
    case .count(let count): self.init(.asked, sorted, inParts: count)
    case .width(let width): self.init(.asked, sorted, width: width)
    case nil where low == high:
      self.init(rule: .single, width: 0, edges: [low, high], counts: [sorted.count])
    case nil where isWhole && high - low < 30: self.init(integers: sorted)
    case nil: self.init(bySpread: sorted, isWhole: isWhole)
    }
  }

  private init(integers sorted: [Double]) {
    let low = sorted[0]
    var counts = [Int](repeating: 0, count: Int(sorted[sorted.count - 1] - low) + 1)
    for value in sorted { counts[Int(value - low)] += 1 }
    self.init(
      rule: .integers, width: 1, edges: (0...counts.count).map { low - 0.5 + Double($0) },
      counts: counts)
  }

  private init(_ rule: Rule, _ sorted: [Double], inParts parts: Int) {
    let (low, high) = (sorted[0], sorted[sorted.count - 1])
    // Parts first, so that a range from −1e308 to 1e308 does not overflow.
    let width = high / Double(parts) - low / Double(parts)
    var counts = [Int](repeating: 0, count: parts)
    for value in sorted {
      let bin = width > 0 ? (value / width - low / width + Self.slack).rounded(.down) : 0
      counts[min(Int(bin), parts - 1)] += 1
    }
    self.init(
      rule: rule, width: width,
      edges: (0...parts).map { part in
        let edge = low + width * Double(part)
        let share = Double(part) / Double(parts)
        return edge.isFinite ? edge : low * (1 - share) + high * share
      }, counts: counts)
  }

  /// A multiple of a width; beyond what a number holds, the largest number.
  private static func edge(_ multiple: Double, _ width: Double) -> Double {
    (multiple * width).clamped(to: -.greatestFiniteMagnitude ... .greatestFiniteMagnitude)
  }

  /// Bins whose edges are multiples of a width.
  private init(_ rule: Rule, _ sorted: [Double], width: Double) {
    let first = (sorted[0] / width + Self.slack).rounded(.down)
    let count = Self.count(sorted, width)
    var counts = [Int](repeating: 0, count: count)
    for value in sorted {
      let bin = (value / width + Self.slack).rounded(.down) - first
      counts[min(Int(bin), count - 1)] += 1
    }
    self.init(
      rule: rule, width: width, edges: (0...count).map { Self.edge(first + Double($0), width) },
      counts: counts)
  }

  /// How many bins a width makes, at least one.
  private static func count(_ sorted: [Double], _ width: Double) -> Int {
    let first = (sorted[0] / width + slack).rounded(.down)
    let end = (sorted[sorted.count - 1] / width - slack).rounded(.up)
    return Int(max(1, end - first))
  }

  private init(bySpread sorted: [Double], isWhole: Bool) {
    let range = sorted[sorted.count - 1] - sorted[0]
    // Beyond these sizes no round width can be found.
    guard range.isFinite, range > 1e-290 else {
      self.init(.automatic, sorted, inParts: Int(Self.fewest))
      return
    }
    let quartiles = Quartiles(sorted)
    let (lower, upper) = (quartiles.lower, quartiles.upper)
    let sturges = range / (log2(Double(sorted.count)) + 1)
    let spread = 2 * (upper - lower) * exp2(-log2(Double(sorted.count)) / 3)
    let wanted = spread > 0 ? min(spread, sturges) : sturges
    if range / wanted > 80, upper > lower {
      self.init(openFrom: sorted, wanted: wanted, lower, upper, isWhole: isWhole)
      return
    }
    var width = niceWidth(atMost: min(max(wanted, range / Self.most), range / Self.fewest))
    while Double(Self.count(sorted, width)) > Self.most { width = nextWidth(above: width) }
    while Double(Self.count(sorted, width)) < Self.fewest, !(isWhole && width <= 1) {
      width = nextWidth(below: width)
    }
    self.init(.automatic, sorted, width: isWhole ? max(width, 1) : width)
  }

  /// Bins around the quartiles, with one for all that lies beyond three times their distance.
  private init(
    openFrom sorted: [Double], wanted: Double, _ lower: Double, _ upper: Double, isWhole: Bool
  ) {
    let reach = 3 * (upper - lower)
    let low = max(sorted[0], lower - reach)
    let high = min(sorted[sorted.count - 1], upper + reach)
    let span = high - low
    var width = niceWidth(atMost: min(max(wanted, span / 38), span / Self.fewest))
    if isWhole { width = max(width, 1) }
    func first() -> Double { (low / width + Self.slack).rounded(.down) }
    func end() -> Double { (high / width - Self.slack).rounded(.up) }
    while end() - first() > Self.most { width = nextWidth(above: width) }
    let count = Int(end() - first())
    var counts = [Int](repeating: 0, count: count)
    var (below, above) = (0, 0)
    for value in sorted {
      var bin = (value / width + Self.slack).rounded(.down) - first()
      if bin == Double(count), value <= high, high == sorted[sorted.count - 1] { bin -= 1 }
      if bin < 0 {
        below += 1
      } else if bin >= Double(count) {
        above += 1
      } else {
        counts[Int(bin)] += 1
      }
    }
    let edges = (0...count).map { Self.edge(first() + Double($0), width) }
    self.init(
      rule: .open, width: width,
      edges: (below > 0 ? [-.infinity] : []) + edges + (above > 0 ? [.infinity] : []),
      counts: (below > 0 ? [below] : []) + counts + (above > 0 ? [above] : []))
  }
}

/// 1, 2 and 5 times powers of ten from a tenth of a number to a hundred times it.
private func niceWidths(around number: Double) -> [Double] {
  let power = Int((log2(number) / log2(10)).rounded(.down))
  return (power - 1...power + 2).flatMap { power in
    [1, 2, 5].map { Double("\($0)e\(power)") ?? .nan }
  }
}

/// The largest of 1, 2 and 5 times a power of ten that is at most a quarter above a number.
private func niceWidth(atMost wanted: Double) -> Double {
  niceWidths(around: wanted).last { $0 <= 1.25 * wanted * (1 + 1e-9) } ?? wanted
}

private func nextWidth(above width: Double) -> Double {
  niceWidths(around: width).first { $0 > width * (1 + 1e-9) } ?? 2 * width
}

private func nextWidth(below width: Double) -> Double {
  niceWidths(around: width).last { $0 < width * (1 - 1e-9) } ?? width / 2
}
