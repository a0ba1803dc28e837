// SPDX-License-Identifier: MIT

extension SeriesPlan {
  /// What is said of the day that is not over: `so far today 431.20 US dollars, up 0.2 percent`.
  func provisional(_ today: ProvisionalValue) -> Said {
    let move = today.move(in: kind)
    let size = ChangeSize(
      move, kind: kind, style: style, allowsPercent: facts.minimum.y >= 0, unit: subject.unit)
    // Since when, where that is not the day of trading before.
    var since = Said.nothing
    if today.isAfterGap, case .date(let date) = today.base.x {
      since = .provisionalSince(place: .date(date, .full))
    }
    return .provisional(
      value: .amount(style.figure(of: today.value), subject.unit),
      change: move.absolute == 0
        ? .provisionalUnchanged()
        : .direction(size, isUp: move.absolute > 0, isFromBase: true),
      since: since, extreme: extreme(today.value),
      age: TimeSpan(age: today.age).map {
        .provisionalAge(count: $0.count, rhythm: Rhythm($0.unit))
      } ?? .nothing)
  }

  /// That a value is beyond all of the days that are over; it may not be so in the end.
  private func extreme(_ value: Double) -> Said {
    guard facts.minimum.y < facts.maximum.y else { return .nothing }
    if value > facts.maximum.y { return .provisionalExtreme(isHighest: true) }
    return value < facts.minimum.y ? .provisionalExtreme(isHighest: false) : .nothing
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
