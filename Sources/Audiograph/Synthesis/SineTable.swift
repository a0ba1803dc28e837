// SPDX-License-Identifier: MIT

/// A table of the sines of equal parts of a turn.
struct SineTable: Sendable {
  /// Those of a period of a wavetable.
  static let ofWavetable = SineTable(count: WavetableBank.length)

  /// As many as there are parts.
  let values: [Double]

  /// The sines of 0/`count`, 1/`count`, … turns; `count` is a power of two from 4 on.
  ///
  /// A quarter of them is calculated: `sine(turns:)` is exactly symmetric.
  init(count: Int) {
    var values = [Double](repeating: 0, count: count)
    for index in 0...count / 4 {
      values[index] = sine(turns: Double(index) / Double(count))
      values[count / 2 - index] = values[index]
    }
    for index in 0..<count / 2 { values[count / 2 + index] = -values[index] }
    self.values = values
  }

  /// The cosine of a part of a turn, 0 ≤ `index` < count.
  func cosine(_ index: Int) -> Double {
    values[(index + values.count / 4) & (values.count - 1)]
  }
}
