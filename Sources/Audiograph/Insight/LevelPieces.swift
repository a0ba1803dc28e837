// SPDX-License-Identifier: MIT

/// The best row of constant heights with some number of breaks.
struct LevelPieces {
  /// The sum of the squares that it leaves.
  let rest: Double
  /// The indices at which another height begins.
  let breaks: [Int]
  /// Its value at each index.
  let fit: [Double]

  /// The bounds of its parts, from 0 to the number of values.
  var bounds: [Int] { [0] + breaks + [fit.count] }

  fileprivate init(_ values: [Double], breaks: [Int]) {
    self.breaks = breaks
    let bounds = [0] + breaks + [values.count]
    var fit: [Double] = []
    for (start, end) in zip(bounds, bounds.dropFirst()) {
      fit += repeatElement(mean(of: Array(values[start..<end])), count: end - start)
    }
    self.fit = fit
    rest = zip(values, fit).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
  }

  /// The best of each number of breaks from 0 to 3, parts of a twentieth of the length at least.
  ///
  /// By dynamic programming: the best division of a beginning is the best of a shorter one, and one
  /// more part. O(*n*²).
  static func all(_ values: [Double]) -> [LevelPieces] {
    var division = BestDivision(values)
    var found = [LevelPieces(values, breaks: [])]
    for count in 1...3 where values.count >= division.least * (count + 1) {
      found.append(LevelPieces(values, breaks: division.breaks(count)))
    }
    return found
  }
}

/// The best divisions of every beginning of some values.
private struct BestDivision {
  private let sums: [Double]
  private let squares: [Double]
  private let reciprocals: [Double]
  /// The least length of a part.
  let least: Int
  /// What the best division of each beginning leaves.
  private var rests: [Double]
  /// Where its last part begins, for each number of breaks.
  private var starts: [[Int]] = []

  init(_ values: [Double]) {
    let count = values.count
    least = max(3, count / 20)
    let centred = values.centred
    var (sums, squares) = ([0.0], [0.0])
    for value in centred {
      sums.append(sums[sums.count - 1] + value)
      squares.append(squares[squares.count - 1] + value * value)
    }
    (self.sums, self.squares) = (sums, squares)
    reciprocals = (0...count).map { $0 == 0 ? 0 : 1 / Double($0) }
    rests = []
    rests = (0...count).map { $0 < least ? .infinity : rest(0, $0) }
  }

  /// What one height leaves of the values between two indices.
  private func rest(_ start: Int, _ end: Int) -> Double {
    let sum = sums[end] - sums[start]
    return squares[end] - squares[start] - sum * sum * reciprocals[end - start]
  }

  /// The breaks of the best division with one more of them than the last time.
  mutating func breaks(_ count: Int) -> [Int] {
    var (next, starts) = (rests, [Int](repeating: 0, count: rests.count))
    for end in rests.indices {
      // No part is shorter than the least, whatever the rests are.
      var (best, place) = (Double.infinity, max(0, end - least))
      for start in 0..<max(0, end - least + 1) {
        let found = rests[start] + rest(start, end)
        if found < best { (best, place) = (found, start) }
      }
      (next[end], starts[end]) = (best, place)
    }
    rests = next
    self.starts.append(starts)
    var (breaks, end) = ([Int](), rests.count - 1)
    for starts in self.starts.reversed() {
      end = starts[end]
      breaks.append(end)
    }
    return breaks.reversed()
  }
}
