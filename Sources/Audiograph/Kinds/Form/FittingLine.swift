// SPDX-License-Identifier: MIT

/// Lines of a walk.
extension Wording {
  /// The fullest of several ways to say it that has at most so many characters, else the last one.
  func fitting(_ ways: [String], within limit: Int) -> String {
    let ways = ways.map(finished)
    return ways.first { $0.cellCount <= limit } ?? ways.last ?? ""
  }

  /// A number that leaves room for a name in a line.
  func brief(_ figure: Figure) -> String {
    let number = number(figure)
    return number.cellCount <= lineLimit / 2 ? number : short(figure)
  }

  /// The letters of a first name that is never cut.
  private static let shortName = 3

  /// Two names cut to so many characters together; a short one leaves more to the other.
  func cut(_ first: String, _ second: String, to room: Int) -> (String, String) {
    guard first.cellCount + second.cellCount > room else { return (first, second) }
    let half = max(1, room / 2)
    // `Q1` cut to `Q` would name four columns.
    if first.cellCount <= max(half, Self.shortName) {
      return (first, second.shortened(to: max(1, room - first.cellCount)))
    }
    if second.cellCount <= half {
      return (first.shortened(to: max(1, room - second.cellCount)), second)
    }
    return (first.shortened(to: half), second.shortened(to: half))
  }
}
