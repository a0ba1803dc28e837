// SPDX-License-Identifier: MIT

/// A step in closing prices that look like unadjusted a share split.
package struct PossibleSplit: Sendable, Hashable {
  /// The first bar at the new price.
  package let date: CalendarDate
  /// How many new shares one old share became: 2, 3, … or 1/2, 1/3, ….
  package let ratio: Double
}

extension PriceBars {
  /// Steps of the close near 1/2, 1/3, … or 2, 3, … that the volume confirms, in order.
  ///
  /// A split multiplies the shares that change hands as it divides the price. A price that really
  /// halves in a day does so at many times the usual volume: for Apple on 29 September 2000 at 18
  /// times the median of the ten days before, against half of it at the split of 28 February 2005.
  /// So a step is a possible split where the money that changed hands, price times volume, is
  /// between a fifth and two and a half times the usual. Empty without close or volume.
  package func possibleSplits() -> [PossibleSplit] {
    guard let close = columns[.close], let volume = columns[.volume] else { return [] }
    var splits: [PossibleSplit] = []
    var previous: Double?
    for (index, price) in close.enumerated() where price > 0 {
      if let last = previous, let ratio = SplitRatio(from: last, to: price),
        let turnover = Self.turnover(volume, at: index, ratio), (0.2...2.5).contains(turnover)
      {
        splits.append(PossibleSplit(date: dates[index], ratio: ratio.sharesForOne))
      }
      previous = price
    }
    return splits
  }

  /// A bar's turnover relative to the usual one; nil if there is no usual turnover.
  private static func turnover(_ volume: [Double], at index: Int, _ ratio: SplitRatio) -> Double? {
    usualVolume(volume, before: index).map { volume[index] / $0 / ratio.sharesForOne }
  }

  /// The median of up to ten volumes before a bar; nil if there is none above zero.
  private static func usualVolume(_ volume: [Double], before index: Int) -> Double? {
    let recent = volume[max(0, index - 10)..<index].filter { $0 > 0 }.sorted()
    return recent.isEmpty ? nil : recent[recent.count / 2]
  }
}

/// A step in price near a whole number or the inverse of one.
private struct SplitRatio {
  let sharesForOne: Double

  /// Nil if the step is more than six percent away from every whole number from 2 to 50.
  init?(from old: Double, to new: Double) {
    let factor = max(old / new, new / old)
    let whole = factor.rounded()
    guard (2...50).contains(whole), abs(factor / whole - 1) <= 0.06 else { return nil }
    sharesForOne = new < old ? whole : 1 / whole
  }
}
