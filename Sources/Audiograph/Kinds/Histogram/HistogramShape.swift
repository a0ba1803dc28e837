// SPDX-License-Identifier: MIT

/// How values are distributed.
enum HistogramShape: Sendable, Hashable {
  /// All values are equal.
  case single
  /// Too few values to say.
  case none
  /// About as many in each bin.
  case even
  /// So many peaks, at least two.
  case peaks(Int)
  /// One peak, and as far to one side as to the other.
  case onePeak
  /// One peak, and a longer tail to high values.
  case tailHigh
  /// One peak, and a longer tail to low values.
  case tailLow

  /// The fewest values whose shape is told.
  static let fewestValues = 100

  /// What it is called in facts.
  var name: String {
    switch self {
    case .single: "single"
    case .none: "none"
    case .even: "even"
    case .peaks(let count): "\(count)-peaks"
    case .onePeak: "one-peak"
    case .tailHigh: "tail-high"
    case .tailLow: "tail-low"
    }
  }

  /// The shape of bins whose values have a skewness: mean less median, in standard deviations.
  ///
  /// `areEven` says that the values themselves are spread evenly, whatever bins make of them.
  init(_ bins: HistogramBins, peakCount: Int, skewness: Double, areEven: Bool = false) {
    let count = bins.counts.reduce(0, +)
    switch bins.rule {
    case .single: self = .single
    case _ where count < Self.fewestValues: self = .none
    case .open: self = skewness > 0 ? .tailHigh : .tailLow
    case _ where areEven || bins.areEven: self = .even
    case _ where peakCount > 1: self = .peaks(peakCount)
    default:
      let isEven = abs(skewness) <= max(0.1, 1.5 / Double(count).squareRoot())
      self = isEven ? .onePeak : skewness > 0 ? .tailHigh : .tailLow
    }
  }
}

extension HistogramBins {
  /// Whether the bins between the first and the last differ by no more than chance has them: χ² at most
  /// two of its standard deviations above its mean.
  fileprivate var areEven: Bool {
    let inner = counts.dropFirst().dropLast().map(Double.init)
    guard inner.count >= 3 else { return false }
    let expected = mean(of: inner)
    guard expected > 0 else { return false }
    let squares = inner.reduce(0) { $0 + ($1 - expected) * ($1 - expected) } / expected
    let freedom = Double(inner.count - 1)
    return squares <= freedom + 2 * (2 * freedom).squareRoot()
  }

  /// The bins between open ends.
  fileprivate var closed: Range<Int> {
    (edges[0].isFinite ? 0 : 1)..<counts.count - (edges[counts.count].isFinite ? 0 : 1)
  }

  /// The bins that are peaks: local maxima that stand out from what lies between them and higher ones by
  /// a tenth of the highest, and by 3.5 times what chance does to a count; none of fewer than 100 values.
  ///
  /// Of more than 16 bins the means of three are looked at.
  var peaks: [Int] {
    let counts = Array(counts[closed])
    guard counts.reduce(0, +) >= HistogramShape.fewestValues else { return [] }
    let isSmoothed = counts.count > 16
    let heights = isSmoothed ? counts.meansOfThree : counts.map(Double.init)
    let highest = heights.max() ?? 0
    return heights.plateaus.compactMap { plateau in
      let height = heights[plateau.lowerBound]
      let chance = 3.5 * (height / (isSmoothed ? 3 : 1)).squareRoot()
      guard height - heights.base(of: plateau) >= max(0.1 * highest, chance) - 1e-12 else {
        return nil
      }
      let near =
        isSmoothed
        ? max(0, plateau.lowerBound - 1)..<min(counts.count, plateau.upperBound + 1) : plateau
      return near.reduce(near.lowerBound) { counts[$1] > counts[$0] ? $1 : $0 }
        + closed.lowerBound
    }
  }
}

extension [Int] {
  /// The mean of each with its neighbours, beyond the ends 0.
  fileprivate var meansOfThree: [Double] {
    indices.map { index in
      let before = index > 0 ? self[index - 1] : 0
      let after = index + 1 < count ? self[index + 1] : 0
      return Double(before) / 3 + Double(self[index]) / 3 + Double(after) / 3
    }
  }
}

extension [Double] {
  /// Runs of equal heights that are higher than both of their neighbours.
  fileprivate var plateaus: [Range<Int>] {
    var found: [Range<Int>] = []
    var start = 0
    while start < count {
      let end = self[start...].firstIndex { $0 != self[start] } ?? count
      let isAboveBefore = start == 0 || self[start - 1] < self[start]
      let isAboveAfter = end == count || self[end] < self[start]
      if isAboveBefore, isAboveAfter { found.append(start..<end) }
      start = end
    }
    return found
  }

  /// The higher of the two lowest heights on the way from a run to a higher one on either side; 0 where
  /// there is none on that side.
  fileprivate func base(of run: Range<Int>) -> Double {
    let height = self[run.lowerBound]
    let before = self[..<run.lowerBound].lastIndex { $0 > height }
      .flatMap { self[$0..<run.lowerBound].min() }
    let after = self[run.upperBound...].firstIndex { $0 > height }
      .flatMap { self[run.upperBound...$0].min() }
    return Swift.max(before ?? 0, after ?? 0)
  }
}
