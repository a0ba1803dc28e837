// SPDX-License-Identifier: MIT

/// A search for the shortest lag at which values repeat.
///
/// The values less their least-squares line, and the changes from one value to the next less their
/// mean, are each correlated with themselves, by the pairs that are there. A random walk less its line
/// correlates over long stretches, but its changes do not; white noise does neither. So a lag is
/// claimed only where both repeat at it.
struct PeriodDetection {
  private let count: Int
  /// r of the values less their line, and of their changes, by lag.
  private let whole: [Double]
  private let changes: [Double]
  /// How many of the pairs at a lag are not missing, as a share; nil if none is missing.
  private let shares: [Double]?
  /// How many values, and how many changes, are not missing.
  private let wholeCount: Int
  private let changeCount: Int
  /// The longest period that is searched, a third of the values, and the longest lag looked at.
  private let longest: Int
  private let reach: Int

  /// A search in values one step apart, NaN marking a missing one; nil under 9
  /// values, and where nothing is left of them but a line.
  init?(_ values: [Double]) {
    count = values.count
    (longest, reach) = (count / 3, 2 * count / 3)
    guard count >= 9 else { return nil }
    let steps = changesLessMean(values)
    shares = sharesOfPairs(values, lags: reach + 1)
    (wholeCount, changeCount) = (values.count { !$0.isNaN }, steps.count)
    whole = overlapCorrelation(lessLine(values), lags: reach + 1)
    changes = overlapCorrelation(steps.values, lags: reach + 1)
    guard !whole.isEmpty, !changes.isEmpty, wholeCount > 2, changeCount > 2 else { return nil }
  }

  /// The period in steps; nil if none is clear.
  ///
  /// Of the lags that repeat the shortest that explains the later ones: none of up to eight times
  /// its length correlates a third more than it, differences in what overlaps taken out.
  var period: Double? {
    guard longest > 2 else { return nil }
    let lags = (2...longest).filter { isTop($0) && repeats(at: $0) }
    let shortest = lags.first { lag in
      lags.allSatisfy { $0 > 8 * lag || strength(lag) >= 0.75 * strength($0) }
    }
    return shortest.map(refined)
  }

  /// What both correlate at a lag, together.
  private func sum(_ lag: Int) -> Double { whole[lag] + changes[lag] }

  /// The same, as if all values overlapped, and less where fewer pairs speak for it.
  private func strength(_ lag: Int) -> Double {
    sum(lag) * Double(count) / Double(count - lag) * share(lag).squareRoot()
  }

  private func share(_ lag: Int) -> Double { shares?[lag] ?? 1 }

  /// Whether none of the lags within a quarter of it correlates more.
  private func isTop(_ lag: Int) -> Bool {
    let width = max(1, lag / 4)
    return (lag - width...lag + width).allSatisfy { sum($0) <= sum(lag) }
  }

  /// Whether both repeat at a lag more than chance would make them.
  ///
  /// Judged by the lag alone, which must correlate by 2.5/√n or 0.6, and one of the two by 0.3; and
  /// by what its multiples correlate more than the lags half-way between them.
  private func repeats(at lag: Int) -> Bool {
    let count = (whole: Double(wholeCount) * share(lag), changes: Double(changeCount) * share(lag))
    guard whole[lag] >= min(0.6, 2.5 / count.whole.squareRoot()),
      max(whole[lag], changes[lag]) >= 0.3
    else { return false }
    let length = nearTo(lag, upTo: 4)
    let multiples = max(1, min(8, Int(Double(reach) / length)))
    let variance = 2 / Double(multiples)
    let unit = (variance / count.whole).squareRoot()
    let contrasts = (
      whole: contrast(whole, length, multiples),
      changes: contrast(changes, length, multiples) / (variance / count.changes).squareRoot()
    )
    // Long waves under a rhythm hide it from the values, not from their changes.
    return contrasts.whole >= min(0.75, 3 * unit) && contrasts.changes >= 1.5
      || contrasts.whole >= 1.5 * unit && contrasts.changes >= 5
  }

  /// How much more multiples of a length correlate than the lags half-way before them.
  private func contrast(_ correlations: [Double], _ length: Double, _ multiples: Int) -> Double {
    func correlation(at lag: Double) -> Double {
      correlations[min(reach, Int((lag + 0.5).rounded(.down)))]
    }
    let differences = (1...multiples).map { multiple in
      let half = (Double(multiple) - 0.5) * length
      let between = correlation(at: half.rounded(.down)) + correlation(at: half.rounded(.up))
      return correlation(at: Double(multiple) * length) - between / 2
    }
    return mean(of: differences)
  }

  /// A length near a lag, from the tops near its multiples.
  private func nearTo(_ lag: Int, upTo most: Int) -> Double {
    var length = Double(lag)
    for multiple in stride(from: 2, through: min(most, reach / lag), by: 1) {
      let middle = Int((length * Double(multiple)).rounded())
      let width = max(1, Int(length / 6))
      guard let top = top(middle - width...middle + width, atMost: reach, besides: middle)
      else { break }
      length = Double(top) / Double(multiple)
    }
    return length
  }

  /// The lag of the last top that is a clear multiple, at least 0.3 within a third of the values,
  /// divided by its number.
  private func refined(_ lag: Int) -> Double {
    var length = Double(lag)
    for multiple in 2...max(2, longest) {
      let middle = Int((length * Double(multiple)).rounded())
      let width = max(1, Int(length / 4))
      guard middle + width <= longest,
        let top = top(middle - width...middle + width, atMost: longest, besides: lag * multiple),
        whole[top] >= 0.3
      else { break }
      length = Double(top) / Double(multiple)
    }
    return length
  }

  /// The top of some lags; one that is preferred where it is nearly as high.
  private func top(_ lags: ClosedRange<Int>, atMost most: Int, besides preferred: Int) -> Int? {
    guard lags.lowerBound <= most else { return nil }
    let lags = lags.clamped(to: 1...most)
    var top = lags.lowerBound
    for lag in lags where sum(lag) > sum(top) { top = lag }
    return lags.contains(preferred) && sum(preferred) >= sum(top) - 0.02 ? preferred : top
  }
}

/// Values less their least-squares line over the index, NaN for missing ones; none where nothing but
/// rounding is left.
private func lessLine(_ values: [Double]) -> [Double] {
  let present = values.indices.filter { !values[$0].isNaN }
  guard !present.isEmpty else { return [] }
  let fit = FittedLine(x: present.map { Double($0) }, y: present.map { values[$0] })
  guard present.count < values.count, !fit.residuals.isEmpty else { return fit.residuals }
  var rest = [Double](repeating: .nan, count: values.count)
  for (index, residual) in zip(present, fit.residuals) { rest[index] = residual }
  return rest
}

/// The changes from one value to the next less their mean, NaN for missing ones, and how many are
/// not.
private func changesLessMean(_ values: [Double]) -> (values: [Double], count: Int) {
  let known = ScaledNumbers(values.map { $0.isNaN ? 0 : $0 }).values
  var changes = known.indices.dropFirst().map { index in
    values[index].isNaN || values[index - 1].isNaN ? Double.nan : known[index] - known[index - 1]
  }
  let count = changes.count { !$0.isNaN }
  let mean = changes.reduce(0) { $1.isNaN ? $0 : $0 + $1 } / Double(max(1, count))
  for index in changes.indices { changes[index] -= mean }
  return (changes, count)
}
