// SPDX-License-Identifier: MIT

/// Equations of least squares, X′X·s = X′v, of a few columns.
struct NormalEquations {
  private let capacity: Int
  /// The lower half of X′X by rows, then its factors.
  private var matrix: [Double]
  private var right: [Double]

  /// Equations of up to so many columns, all 0.
  init(capacity: Int) {
    self.capacity = capacity
    matrix = [Double](repeating: 0, count: capacity * capacity)
    right = [Double](repeating: 0, count: capacity)
  }

  /// The product of two columns, the first index not below the second.
  subscript(row: Int, column: Int) -> Double {
    get { matrix[row * capacity + column] }
    set { matrix[row * capacity + column] = newValue }
  }

  /// The product of a column and the values.
  subscript(row: Int) -> Double {
    get { right[row] }
    set { right[row] = newValue }
  }

  /// Eliminates so many columns, and returns how much of the squares of the values they explain.
  ///
  /// A column that the ones before it make up explains nothing.
  mutating func eliminate(_ size: Int) -> Double {
    var explained = 0.0
    for row in 0..<size {
      let whole = self[row, row]
      for column in 0..<row {
        var sum = self[row, column]
        for other in 0..<column { sum -= self[row, other] * self[column, other] }
        let pivot = self[column, column]
        self[row, column] = pivot > 0 ? sum / pivot : 0
      }
      var (square, value) = (whole, right[row])
      for column in 0..<row {
        square -= self[row, column] * self[row, column]
        value -= self[row, column] * right[column]
      }
      guard square > 1e-10 * whole, square > 0 else {
        (self[row, row], right[row]) = (0, 0)
        continue
      }
      let pivot = square.squareRoot()
      (self[row, row], right[row]) = (pivot, value / pivot)
      explained += right[row] * right[row]
    }
    return explained
  }

  /// The factors of so many columns that were eliminated, 0 for those that explain nothing.
  func factors(_ size: Int) -> [Double] {
    var factors = [Double](repeating: 0, count: size)
    for row in (0..<size).reversed() where self[row, row] > 0 {
      var sum = right[row]
      for below in row + 1..<max(size, row + 1) { sum -= self[below, row] * factors[below] }
      factors[row] = sum / self[row, row]
    }
    return factors
  }
}
