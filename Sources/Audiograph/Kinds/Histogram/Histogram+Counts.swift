// SPDX-License-Identifier: MIT

extension Histogram {
  /// The distribution of values of which only the number in each bin is known.
  ///
  /// - Parameters:
  ///   - counts: How many values lie in each bin, none negative, 5 or more in all.
  ///   - edges: Where the bins begin, ascending, and where the last one ends: one more than counts.
  ///   - name: What the values are called.
  ///   - unit: What they are measured in.
  /// - Throws: `FormError.tooFew` for fewer than five values, `FormError.tooManyBins` for more than 1000
  ///   bins, `FormError.missing` for another number of edges.
  public init(
    counts: [Int], edges: [Double], named name: String, unit: String? = nil
  ) throws(FormError) {
    guard edges.count == counts.count + 1, !counts.isEmpty else {
      throw .missing(.histogram, .numbers)
    }
    guard counts.count <= Self.mostBins else { throw .tooManyBins(allowed: Self.mostBins) }
    let total = counts.reduce(0, +)
    guard total >= Self.fewestValues, let first = counts.firstIndex(where: { $0 > 0 }),
      let last = counts.lastIndex(where: { $0 > 0 })
    else { throw .tooFew(.histogram, found: total, needed: Self.fewestValues) }
    (valueName, self.unit, hasValues) = (name, unit, false)
    (count, missing) = (total, 0)
    (minimum, maximum) = (edges[first], edges[last + 1])
    bins = HistogramBins(
      rule: .stated, width: edges.commonStep ?? 0, edges: edges, counts: counts)
    // As far as the shape needs them.
    let middles = counts.indices.map { edges[$0] / 2 + edges[$0 + 1] / 2 }
    let weighted = zip(middles, counts).map { $0 * (Double($1) / Double(total)) }
    let centre = weighted.reduce(0, +)
    let spread = zip(middles, counts).reduce(0) {
      $0 + ($1.0 - centre) * ($1.0 - centre) * (Double($1.1) / Double(total))
    }
    mean = centre
    quartiles = Quartiles(of: counts, between: edges)
    let deviation = spread.squareRoot()
    skewness = deviation > 0 ? (centre - quartiles.median) / deviation : 0
    peaks = bins.peaks
    shape = HistogramShape(bins, peakCount: peaks.count, skewness: skewness)
    (outliers, list) = ((0, 0), ListShape([]))
  }
}

extension Quartiles {
  /// About where the quartiles lie of values that are known by bins only, which are taken to be even within
  /// each.
  fileprivate init(of counts: [Int], between edges: [Double]) {
    let total = Double(counts.reduce(0, +))
    func place(_ share: Double) -> Double {
      var rest = share * total
      for (bin, count) in counts.enumerated() where count > 0 {
        if rest <= Double(count) {
          let part = rest / Double(count)
          return edges[bin] * (1 - part) + edges[bin + 1] * part
        }
        rest -= Double(count)
      }
      return edges[edges.count - 1]
    }
    self.init(lower: place(0.25), median: place(0.5), upper: place(0.75))
  }
}

extension [Double] {
  /// The distance of each number from the next one; nil where it is not the same throughout.
  fileprivate var commonStep: Double? {
    let steps = zip(self, dropFirst()).map { $1 - $0 }
    guard let first = steps.first, let high = steps.max(), let low = steps.min() else { return nil }
    return high - low <= 1e-6 * high ? first : nil
  }
}
