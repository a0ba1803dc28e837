// SPDX-License-Identifier: MIT

/// What a heap of values shows: humps, a tail, values that are rounded, values far from the rest.
struct ListShape: Sendable, Hashable {
  enum Form: String, Sendable, Hashable {
    case even, one, two, several
    case tailHigh = "tail-high"
    case tailLow = "tail-low"
    /// Too few values to say.
    case none
  }

  /// A hump by the values between the valleys beside it.
  struct Peak: Sendable, Hashable {
    /// The median of its values.
    let at: Double
    /// Their share of all.
    let share: Double
  }

  /// More multiples of a round number than chance makes.
  struct Heap: Sendable, Hashable {
    /// The share of all values.
    let share: Double
    let unit: Double
  }

  private(set) var form = Form.none
  /// Two to five; empty for other forms.
  private(set) var peaks: [Peak] = []
  private(set) var heap: Heap?
  /// The values far from the rest, in ascending order.
  private(set) var odd: [Double] = []

  private static let fewest = (values: 40, distinct: 12, even: 80, odd: 20)
  private static let leastDip = 0.6
  /// Below it, many values have one hump at most.
  private static let mostDipOfEven = 0.5

  /// The same of values that are multiplied by a power of two.
  func scaled(byPowerOfTwo exponent: Int) -> ListShape {
    func scaled(_ number: Double) -> Double { number.scaled(byPowerOfTwo: exponent) }
    var shape = self
    shape.peaks = peaks.map { Peak(at: scaled($0.at), share: $0.share) }
    shape.heap = heap.map { Heap(share: $0.share, unit: scaled($0.unit)) }
    shape.odd = odd.map(scaled)
    return shape
  }

  /// The shape of values, at least one.
  init(_ values: [Double]) {
    let sorted = values.sorted()
    odd = Self.odd(sorted)
    let distinct = zip(sorted, sorted.dropFirst()).count { $0 != $1 } + 1
    guard values.count >= Self.fewest.values, distinct >= Self.fewest.distinct else { return }
    let grain = Grain(values)
    heap = grain.flatMap(Self.heap)
    // What is rounded is spread over its units, so that it makes no humps.
    let smooth = heap == nil ? sorted : (grain?.spread(values) ?? values).sorted()
    let valleys = Self.valleys(smooth)
    guard valleys.isEmpty else {
      setPeaks(sorted, smooth, valleys)
      return
    }
    form = Self.isEven(smooth) ? .even : Self.tail(sorted)
  }

  private mutating func setPeaks(_ sorted: [Double], _ smooth: [Double], _ valleys: [Double]) {
    form = valleys.count == 1 ? .two : .several
    // Spreading keeps the order of the values but for those of one unit.
    let ends = valleys.map { valley in smooth.firstIndex { $0 >= valley } ?? smooth.count }
    let bounds = [0] + ends + [sorted.count]
    peaks = zip(bounds, bounds.dropFirst()).map { start, end -> Peak in
      let values = Array(sorted[start..<end])
      return Peak(
        at: quantile(0.5, of: values), share: Double(values.count) / Double(sorted.count))
    }
  }

  /// Values beyond three quartile ranges, clear of the others by three quarters of one; a tenth at most.
  private static func odd(_ sorted: [Double]) -> [Double] {
    guard sorted.count >= fewest.odd else { return [] }
    let quartiles = Quartiles(sorted)
    let range = quartiles.upper - quartiles.lower
    guard range > 0, range.isFinite else { return [] }
    var low = sorted.prefix { $0 < quartiles.lower - 3 * range }.count
    var high = sorted.reversed().prefix { $0 > quartiles.upper + 3 * range }.count
    if low > 0, sorted[low] - sorted[low - 1] < 0.75 * range { low = 0 }
    let inner = sorted.count - high
    if high > 0, sorted[inner] - sorted[inner - 1] < 0.75 * range { high = 0 }
    guard 10 * (low + high) <= sorted.count else { return [] }
    return Array(sorted.prefix(low) + sorted.suffix(high))
  }

  private static func heap(_ grain: Grain) -> Heap? {
    let fives = grain.share(of: 5)
    let tens = grain.share(of: 10)
    let count = Double(grain.steps.count)
    var heap: Heap?
    if grain.range >= 30, fives >= 0.3, fives < 0.95,
      (fives - 0.2) / (0.16 / count).squareRoot() >= 4
    {
      heap = Heap(share: fives, unit: grain.unit(5))
    }
    if grain.range >= 60, tens >= 0.2, tens < 0.95,
      fives - tens < 0.12 + 2 * (0.1 / count).squareRoot(),
      (tens - 0.1) / (0.09 / count).squareRoot() >= 5
    {
      heap = Heap(share: tens, unit: grain.unit(10))
    }
    return heap
  }

  /// Whether values are spread evenly: by Kolmogorov and Smirnov, between the two ends.
  private static func isEven(_ sorted: [Double]) -> Bool {
    guard sorted.count >= fewest.even else { return false }
    let (low, range) = (sorted[0], sorted[sorted.count - 1] - sorted[0])
    let inner = sorted.dropFirst().dropLast()
    let size = Double(inner.count)
    let distance = inner.enumerated().reduce(0) { distance, value in
      let share = (value.element - low) / range
      let rank = Double(value.offset)
      return max(distance, (rank + 1) / size - share, share - rank / size)
    }
    return distance * size.squareRoot() <= (sorted.count < 100 ? 1.1 : 1.36)
      && DipTest.rootDip(of: sorted) < mostDipOfEven
  }

  private static func tail(_ sorted: [Double]) -> Form {
    let centred = sorted.centred
    let deviation = (centred.squareSum / Double(sorted.count)).squareRoot()
    let skew = -quantile(0.5, of: centred) / deviation
    let bound = max(0.1, 1.5 / Double(sorted.count).squareRoot())
    return skew > bound ? .tailHigh : skew < -bound ? .tailLow : .one
  }

  /// The values at the valleys between humps.
  private static func valleys(_ sorted: [Double]) -> [Double] {
    let mostValleys = 4
    let fewestShare = 0.08
    var parts = [sorted[...]]
    var found: [Double] = []
    while let part = parts.first, found.count < mostValleys {
      parts.removeFirst()
      let values = Array(part)
      guard let valley = HumpValley(deepestIn: values),
        valley.depth >= HumpValley.leastDepth && values.count >= 100
          || values.count >= fewest.values && DipTest.rootDip(of: values) >= leastDip
      else { continue }
      let cut = values.firstIndex { $0 >= valley.place } ?? values.count
      let least = max(8, fewestShare * Double(sorted.count))
      guard Double(min(cut, values.count - cut)) >= least else { continue }
      found.append(valley.place)
      parts += [values[..<cut], ArraySlice(Array(values[cut...]))]
    }
    return found.sorted()
  }
}

/// Values as whole numbers of the step in which they are written.
private struct Grain {
  let steps: [Int64]
  let range: Int64
  private let decimals: Int

  private static let mostDecimals = 6

  /// Nil where no number of decimals, up to six, writes all of them.
  init?(_ values: [Double]) {
    var (decimals, factor) = (0, 1.0)
    while decimals < Self.mostDecimals,
      values.contains(where: { abs($0 * factor - ($0 * factor).rounded()) > 1e-6 })
    {
      decimals += 1
      factor *= 10
    }
    guard values.allSatisfy({ abs($0 * factor) < 1e15 }) else { return nil }
    self.decimals = decimals
    steps = values.map { Int64(($0 * factor).rounded(.toNearestOrEven)) }
    range = (steps.max() ?? 0) - (steps.min() ?? 0)
  }

  func share(of multiple: Int64) -> Double {
    Double(steps.count { $0 % multiple == 0 }) / Double(steps.count)
  }

  /// So many steps as a value.
  func unit(_ count: Int) -> Double { Double("\(count)e-\(decimals)") ?? Double(count) }

  /// The values, of which multiples of five steps are spread over five.
  func spread(_ values: [Double]) -> [Double] {
    let five = unit(5)
    return zip(values, steps).enumerated().map { place, pair in
      guard pair.1 % 5 == 0 else { return pair.0 }
      let golden = Double(place) * 0.61803
      return pair.0 + (golden - golden.rounded(.down) - 0.5) * five
    }
  }
}

/// The deepest valley between two humps of a histogram.
private struct HumpValley {
  /// In standard deviations of a difference of the roots of two counts.
  private(set) var depth = 0.0
  private(set) var place = 0.0

  static let leastDepth = 4.4
  private static let binCounts = [5, 6, 8, 10, 13, 17, 24]
  private static let fewestPerBin = 4

  /// The deepest valley in values in ascending order, in histograms of 5 to 24 bins; nil if there is none.
  init?(deepestIn sorted: [Double]) {
    let (low, high) = (quantile(0.01, of: sorted), quantile(0.99, of: sorted))
    guard sorted.count >= 20, high > low else { return nil }
    for bins in Self.binCounts where sorted.count >= Self.fewestPerBin * bins {
      let width = (high - low) / Double(bins)
      for offset in [0, 0.5] { look(sorted, from: low + width * (offset - 1), width, bins + 2) }
    }
    guard depth > 0 else { return nil }
  }

  private mutating func look(
    _ sorted: [Double], from start: Double, _ width: Double, _ bins: Int
  ) {
    var counts = [Double](repeating: 0, count: bins)
    for value in sorted {
      let bin = (value - start) / width
      // The last bin has both of its ends.
      if bin >= 0, bin <= Double(bins) { counts[min(Int(bin), bins - 1)] += 1 }
    }
    let left = counts.runningMaxima
    let right = Array(counts.reversed().runningMaxima.reversed())
    let depths = counts.indices.map { bin in
      (min(left[bin], right[bin]).squareRoot() - (counts[bin] + 0.25).squareRoot())
        * 2.0.squareRoot()
    }
    let deepest = depths.indexOfHighest
    guard depths[deepest] > depth else { return }
    depth = depths[deepest]
    let alike = counts.indices.filter {
      counts[$0] == counts[deepest] && left[$0] == left[deepest] && right[$0] == right[deepest]
    }
    let middle = Double((alike.first ?? deepest) + (alike.last ?? deepest) + 1) / 2
    place = start + width * middle
  }
}

extension [Double] {
  /// The highest up to each.
  fileprivate var runningMaxima: [Double] {
    var highest = -Double.infinity
    return map {
      highest = Swift.max(highest, $0)
      return highest
    }
  }
}
