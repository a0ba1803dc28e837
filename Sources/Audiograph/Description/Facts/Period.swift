// SPDX-License-Identifier: MIT

/// Whether a period has been searched, and which was found.
enum PeriodSearch {
  case due
  case done(Double?)
}

extension Series {
  /// The memory that the search for a period takes meanwhile, in bytes; 0 where none is searched.
  package var byteCountOfPeriodSearch: Int { isSearchedForPeriod ? 43 * count : 0 }

  fileprivate var isSearchedForPeriod: Bool {
    (kind == .measurement || kind == .count) && (9...131_072).contains(count)
  }
}

extension SeriesFacts {
  /// How many points one period of a repeating series has; nil where none is clear.
  ///
  /// The values less their least-squares line over the index are correlated with themselves;
  /// missing ones contribute nothing. Searched are the lags up to a third of the points, so at
  /// least three periods. After the correlation has been below 0, the top of each stretch above 0
  /// is a clear peak from 0.3 on. The period is the lag of the last clear peak divided by its number.
  /// The first must also reach 3/√n for n values, or 0.6 where that is less: without this, one in
  /// seven series of white noise of 9 to 30 points would have a period, with it one in 200, and at
  /// most one in 130 of any length; of three clean periods the first correlates by 2/3.
  ///
  /// nil for prices and percentages, for a straight line, and above 131,072 points, which are not
  /// searched.
  ///
  /// - Complexity: O(*n* log *n*), anew for each call unless the facts keep what was found.
  public var period: Double? {
    if case .done(let period) = periodSearch { return period }
    guard series.isSearchedForPeriod else { return nil }
    let lags = points / 3
    let correlations = autocorrelation(detrendedValues, lags: lags + 1)
    let peaks = clearPeaks(correlations)
    let least = min(0.6, 3 / Double(valueCount).squareRoot())
    guard let first = peaks.first, correlations[first] >= least else { return nil }
    return meanPeriod(ofPeaks: peaks)
  }

  /// The same facts, which keep their period for those who ask more than once.
  func keepingPeriod() -> Self {
    var facts = self
    facts.periodSearch = .done(period)
    return facts
  }

  /// The values less their least-squares line over the index, 0 for missing ones; none, or
  /// all 0, where nothing but rounding is left.
  private var detrendedValues: [Double] {
    let values = series.values
    guard missing > 0 else {
      return FittedLine(x: values.indices.map { Double($0) }, y: values).residuals
    }
    let present = values.indices.filter { !values[$0].isNaN }
    let fit = FittedLine(x: present.map { Double($0) }, y: present.map { values[$0] })
    var rest = [Double](repeating: 0, count: values.count)
    for (index, residual) in zip(present, fit.residuals) { rest[index] = residual }
    return rest
  }
}

/// The lags of the tops, at least 0.3, of the stretches above 0 after the first lag below 0; the
/// last correlation only tells whether the one before is a top.
private func clearPeaks(_ correlations: [Double]) -> [Int] {
  guard let start = correlations.firstIndex(where: { $0 < 0 }) else { return [] }
  var peaks: [Int] = []
  var top: Int?
  for lag in start..<correlations.count {
    if correlations[lag] > 0 {
      if correlations[lag] > top.map({ correlations[$0] }) ?? 0 { top = lag }
    }
    guard let found = top, correlations[lag] <= 0 || lag == correlations.count - 1 else { continue }
    if correlations[found] >= 0.3, found < correlations.count - 1 { peaks.append(found) }
    top = nil
  }
  return peaks
}

/// The lag of the last peak divided by its number; a stretch without a clear peak counts too.
private func meanPeriod(ofPeaks peaks: [Int]) -> Double? {
  guard var last = peaks.first else { return nil }
  var number = 1.0
  for lag in peaks.dropFirst() {
    let periods = Double(lag - last) / (Double(last) / number)
    number += max(1, periods.rounded())
    last = lag
  }
  return Double(last) / number
}
