// SPDX-License-Identifier: MIT

/// How many values lie in each part of their range: a histogram.
///
///     let ages = try Histogram([31, 45, 28, 52, 39], named: "age")
///
/// It sounds bin after bin; the pitch is the count.
public struct Histogram: Sendable {
  /// What the values are called.
  let valueName: String
  /// What they are measured in; nil if the data did not say.
  let unit: String?
  let count: Int
  let missing: Int
  let bins: HistogramBins
  let minimum: Double
  let maximum: Double
  let mean: Double
  let quartiles: Quartiles
  /// Mean less median, in standard deviations; 0 where all are equal.
  let skewness: Double
  let peaks: [Int]
  let shape: HistogramShape
  /// How many values lie more than 1.5 times the distance of the quartiles beyond them.
  let outliers: (below: Int, above: Int)
  /// Values far from the rest, and rounded ones.
  let list: ListShape

  /// Whether the values are known, and not only how many lie in each bin.
  let hasValues: Bool

  /// The fewest values.
  static let fewestValues = 5

  /// The most bins of a width that was asked for.
  static let mostBins = 1000

  /// The distribution of values, of which NaN and infinite ones are missing.
  ///
  /// - Parameters:
  ///   - values: The values in any order.
  ///   - name: What they are called.
  ///   - unit: What they are measured in.
  ///   - binning: How wide the bins are, or how many; nil decides by the values.
  /// - Throws: `FormError.tooFew` for fewer than five, `tooManyBins` for a width that makes more than 1000.
  public init(
    _ values: [Double], named name: String, unit: String? = nil,
    binning: HistogramBinning? = nil
  ) throws(FormError) {
    let sorted = values.filter(\.isFinite).sorted()
    guard sorted.count >= Self.fewestValues else {
      throw .tooFew(.histogram, found: sorted.count, needed: Self.fewestValues)
    }
    if case .width(let width) = binning,
      !(sorted[sorted.count - 1] / width - sorted[0] / width <= Double(Self.mostBins))
    {
      throw .tooManyBins(allowed: Self.mostBins)
    }
    (valueName, self.unit, hasValues) = (name, unit, true)
    count = sorted.count
    missing = values.count - count
    (minimum, maximum) = (sorted[0], sorted[sorted.count - 1])
    mean = Audiograph.mean(of: sorted)
    let quartiles = Quartiles(sorted)
    self.quartiles = quartiles
    let deviation = deviation(of: sorted)
    skewness = deviation > 0 ? (mean - quartiles.median) / deviation : 0
    bins = HistogramBins(sorted, asked: binning)
    list = ListShape(sorted)
    let areEven = list.form == .even
    shape = HistogramShape(
      bins, peakCount: bins.peaks.count, skewness: skewness, areEven: areEven)
    peaks = shape == .even ? [] : bins.peaks
    let fences = quartiles.fences
    outliers = (sorted.count { $0 < fences.low }, sorted.count { $0 > fences.high })
  }

  var median: Double { quartiles.median }

  /// The bin with most values, the first of several.
  var fullest: Int { bins.counts.indexOfHighest }

  /// The parts of the range, of two bins or more, in which no value lies.
  var holes: [(low: Double, high: Double)] {
    var found: [(low: Double, high: Double)] = []
    var start = 0
    while let first = bins.counts[start...].firstIndex(of: 0) {
      let end = bins.counts[first...].firstIndex { $0 > 0 } ?? bins.counts.count
      let (low, high) = (bins.edges[first], bins.edges[end])
      if end - first >= 2, low.isFinite, high.isFinite { found.append((low, high)) }
      start = end
    }
    return found
  }
}

extension Histogram: FormModel {
  static var name: FormName { .histogram }
  static var shape: FormShape { .values }
  static var options: Set<FormOption> { [.bins, .priceValue] }
  static var countsFromZero: Bool { true }

  init(_ columns: FormColumns, of series: [Series], _ request: FormRequest) throws(FormError) {
    if columns.content == .counts, series.count > 2, let end = series[2].values.last {
      try self.init(
        counts: series[0].values.map { Int($0) }, edges: series[1].values + [end],
        named: series[0].name, unit: series[0].unit)
      return
    }
    try self.init(
      series[0].values, named: series[0].name, unit: series[0].unit, binning: request.binning)
  }

  var axis: FormAxis {
    FormAxis(minimum: 0, maximum: Double(bins.counts.max() ?? 0), name: valueName)
  }
  var voices: [FormVoice] { [FormVoice(name: valueName)] }
  var counts: (points: Int, missing: Int) { (count, missing) }

  func tones(stretchedBy factor: Double) -> FormTones {
    let total = bins.counts.count
    let slice = min(max(6 / Double(total), 0.090), 0.250)
    let tones = bins.counts.enumerated().map { index, count in
      FormTone(
        .bin, at: Double(index) * slice, for: count > 0 ? 0.85 * slice : 0.040, Double(count),
        level: count > 0 ? 0 : -12,
        pan: .middle(of: index, among: total), index: index,
        details: [
          Score.Detail("from", finite(bins.edges[index])),
          Score.Detail("to", finite(bins.edges[index + 1])),
        ])
    }
    return FormTones(tones: tones, seconds: Double(total) * slice, points: pointCounts())
      .stretched(by: factor)
  }

  func write(to json: inout JSONWriter) {
    json.member("points", count)
    json.member("missing", missing)
    json.member("minimum", hasValues ? minimum : nil)
    json.member("maximum", hasValues ? maximum : nil)
    json.member("mean", hasValues ? mean : nil)
    json.member("median", hasValues ? median : nil)
    json.key("quartiles")
    if hasValues {
      json.value([quartiles.lower, quartiles.upper])
    } else {
      json.value(nil as Double?)
    }
    json.member("rule", bins.rule.rawValue)
    json.member("width", bins.width)
    json.key("bins")
    json.array { json in
      for (index, count) in bins.counts.enumerated() {
        json.object { json in
          json.member("from", finite(bins.edges[index]))
          json.member("to", finite(bins.edges[index + 1]))
          json.member("count", count)
        }
      }
    }
    json.member("peaks", peaks.map(Double.init))
    json.member("skew", hasValues ? skewness : nil)
    json.member("shape", shape.name)
    json.key("holes")
    json.array { json in
      for hole in holes {
        json.array { json in
          json.value(hole.low)
          json.value(hole.high)
        }
      }
    }
    json.key("outliers")
    guard hasValues else { return json.value(nil as Double?) }
    json.object { json in
      json.member("below", outliers.below)
      json.member("above", outliers.above)
    }
  }
}

/// A number, or nil if it is infinite.
private func finite(_ number: Double) -> Double? { number.isFinite ? number : nil }

extension Histogram {
  /// Whether neither side of the median is more than twice as long as the other one.
  var isSymmetric: Bool {
    let (below, above) = (median / 2 - minimum / 2, maximum / 2 - median / 2)
    return max(below, above) <= 2 * min(below, above)
  }
}

extension FormChart {
  /// The distribution of values.
  public init(_ histogram: Histogram, title: String) {
    self.init(FormContent(histogram), title: title)
  }
}
