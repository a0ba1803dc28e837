// SPDX-License-Identifier: MIT

/// The value of a day that is not over, rounded.
struct ProvisionalClause: Hashable, Sendable {
  var value: Figure
  let unit: String?
  /// Nil if nothing has changed.
  var size: ChangeSize?
  let isUp: Bool
  /// Since when, where that is not the day of trading before.
  let since: Mention?
  /// How old the value is; nil for minutes that do not matter.
  let age: TimeSpan?
}

extension SeriesPlan {
  /// What is said of the day that is not over.
  func provisional(_ today: ProvisionalValue) -> Statement {
    let move = today.move(in: kind)
    let isChanged = move.absolute != 0
    var since: Mention?
    if today.isAfterGap, case .date(let date) = today.base.x { since = .date(date, .full) }
    return .provisional(
      ProvisionalClause(
        value: style.figure(of: today.value), unit: subject.unit,
        size: isChanged
          ? ChangeSize(
            move, kind: kind, style: style, allowsPercent: facts.minimum.y >= 0, unit: subject.unit)
          : nil,
        isUp: move.absolute > 0, since: since, age: TimeSpan(age: today.age)))
  }
}

extension TimeSpan {
  /// The seconds from which on a value is not of now.
  private static let leastAge = 300

  /// An age; nil below five minutes.
  fileprivate init?(age seconds: Int) {
    guard seconds >= Self.leastAge else { return nil }
    // Seconds of an age mean nothing.
    self.init(lasting: Double(seconds / 60 * 60))
  }
}
