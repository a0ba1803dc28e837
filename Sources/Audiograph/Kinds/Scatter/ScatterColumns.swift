// SPDX-License-Identifier: MIT

/// The columns of pairs that are heard one after another: one for each x where those lie far apart,
/// else tenths of a second.
struct ScatterColumns {
  /// Pairs that share a stretch of time.
  struct Column {
    /// Seconds from the first column.
    let start: Double
    /// Seconds.
    let width: Double
    /// Where it is heard from left to right, 0 to 1.
    let place: Double
    /// By y, of equal ones by x.
    let pairs: [Int]
  }

  private(set) var columns: [Column] = []
  /// Whether each has one x.
  let areSingle: Bool

  /// Seconds; what lies closer together is heard together.
  private static let narrowest = 0.1
  /// The most seconds of a column with one x.
  private static let widest = 0.6

  /// The columns of pairs, at least one, in a number of seconds.
  init(_ pairs: ScatterPairs, _ axis: ScatterAxis, seconds: Double) {
    if let starts = Self.starts(pairs, axis, seconds) {
      areSingle = true
      columns = Self.single(pairs, starts, seconds)
    } else {
      areSingle = false
      columns = Self.even(pairs, axis, seconds)
    }
  }

  /// When each x begins; nil if two are closer together than may be.
  private static func starts(
    _ pairs: ScatterPairs, _ axis: ScatterAxis, _ seconds: Double
  ) -> [Double]? {
    guard !axis.isFlat else { return [0] }
    var starts: [Double] = []
    var last = Double.nan
    for pair in pairs.byX where pairs.x[pair] != last {
      last = pairs.x[pair]
      let start = axis.share(of: last) * seconds
      if let before = starts.last, start - before < narrowest - 1e-9 { return nil }
      starts.append(start)
    }
    return starts.count > 1 ? starts : nil
  }

  private static func single(
    _ pairs: ScatterPairs, _ starts: [Double], _ seconds: Double
  ) -> [Column] {
    var columnOfPair = [Int](repeating: 0, count: pairs.count)
    var column = -1
    var last = Double.nan
    for pair in pairs.byX {
      if pairs.x[pair] != last { column += 1 }
      last = pairs.x[pair]
      columnOfPair[pair] = column
    }
    return sorted(pairs, columnOfPair, into: starts.count).enumerated().map { column, pairs in
      let isLast = column + 1 == starts.count
      return Column(
        start: starts[column],
        width: isLast ? widest : min(starts[column + 1] - starts[column], widest),
        place: starts[column] / seconds, pairs: pairs)
    }
  }

  private static func even(
    _ pairs: ScatterPairs, _ axis: ScatterAxis, _ seconds: Double
  ) -> [Column] {
    let count = (seconds * 10).rounded(.toNearestOrEven)
    let columnOfPair = pairs.x.map { Int(min(axis.share(of: $0) * count, count - 1e-9)) }
    let columns = sorted(pairs, columnOfPair, into: Int(count))
    return columns.enumerated().compactMap { column, pairs in
      let start = Double(column) * narrowest
      return pairs.isEmpty
        ? nil
        : Column(
          start: start, width: narrowest, place: (start + narrowest / 2) / seconds, pairs: pairs)
    }
  }

  /// The pairs of each column by y.
  private static func sorted(
    _ pairs: ScatterPairs, _ columnOfPair: [Int], into count: Int
  ) -> [[Int]] {
    var columns = [[Int]](repeating: [], count: count)
    for pair in pairs.byY { columns[columnOfPair[pair]].append(pair) }
    return columns
  }
}
