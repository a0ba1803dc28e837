// SPDX-License-Identifier: MIT

/// Lines of a walk.
extension Wording {
  /// The most characters of a line; spoken ones, which stand on no braille display, may have more.
  var mostInALine: Int {
    channel == .display ? Phrasebook.lineLimit : 2 * Phrasebook.lineLimit
  }

  /// The fullest of several ways to say it that fits a line, else the last one, cut at its end.
  func fitting(_ ways: [String]) -> String {
    let ways = ways.map(\.withSingleCommas)
    return ways.first { $0.count <= mostInALine } ?? (ways.last ?? "").shortened(to: mostInALine)
  }

  /// A number that leaves room for a name in a line.
  func brief(_ figure: Figure) -> String {
    let number = number(figure)
    return number.count <= mostInALine / 2 ? number : short(figure)
  }

  /// Two names cut to so many characters together; a short one leaves more to the other.
  func cut(_ first: String, _ second: String, to room: Int) -> (String, String) {
    guard first.count + second.count > room else { return (first, second) }
    let half = max(1, room / 2)
    if first.count <= half { return (first, second.shortened(to: max(1, room - first.count))) }
    if second.count <= half { return (first.shortened(to: max(1, room - second.count)), second) }
    return (first.shortened(to: half), second.shortened(to: half))
  }
}
