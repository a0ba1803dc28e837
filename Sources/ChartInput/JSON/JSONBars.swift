// SPDX-License-Identifier: MIT

internal import JSON

/// Finds out whether lists of values are prices: `[time, open, high, low, close, volume]`.
struct JSONBars {
  private static let names = ["timestamp", "Open", "High", "Low", "Close", "Volume"]

  private var isPossible = true
  private var isSeen = false

  /// The headings of lists of so many values, if all that were looked at are prices.
  func headings(width: Int) -> [String]? {
    isPossible && isSeen ? Array(Self.names.prefix(width)) : nil
  }

  /// Looks at a list; one that lacks a price tells nothing.
  mutating func look(at list: JSONNode) {
    guard isPossible else { return }
    guard list.count == 5 || list.count == 6, list.element(0)?.isTime == true else {
      isPossible = false
      return
    }
    let prices = (1...4).compactMap { list.element($0) }.filter { $0.shape != .null }
    guard prices.count == 4 else { return }
    let numbers = prices.compactMap(\.figure)
    guard numbers.count == 4 else {
      isPossible = false
      return
    }
    let (open, high, low, close) = (numbers[0], numbers[1], numbers[2], numbers[3])
    isPossible = low <= min(open, close) && max(open, close) <= high
    if low < high { isSeen = true }
  }
}

extension JSONNode {
  /// The number, also one that is written as a text.
  fileprivate var figure: Double? { number ?? text.flatMap { Double($0) } }

  /// Whether the value is a text that begins with a year or a count, or a number of seconds,
  /// milliseconds or microseconds since 1970, after 1973.
  fileprivate var isTime: Bool {
    if let number { return (1e8..<5e15).contains(number) }
    guard let text else { return false }
    return text.utf8.count >= 8 && text.utf8.prefix(4).allSatisfy(\.isDigit)
  }
}
