// SPDX-License-Identifier: MIT

/// What is said of a value that is followed.
extension Phrasebook {
  /// A value as the values of a series are told: `431.20 US dollars`; another that it stands beside
  /// never reads the same.
  ///
  /// A voice says as many digits as eyes read, since a cent may decide an alert.
  package func amount(
    _ value: Double, besides others: [Double] = [], like series: Series
  ) -> String {
    let figure = ValueStyle(series).figures(of: [value] + others)[0]
    return wording.say(.amount(figure, series.unit.flatMap(toldUnit)))
  }

  /// Two values, rounded outwards to what tells them apart, the unit once: `19 to 24 US dollars`, as its parts.
  package func limits(
    low: Double, high: Double, like series: Series
  ) -> (low: String, high: String) {
    let step = DecimalStep(within: (high - low) / 4)
    let figures = ValueStyle.measured.figures(of: [step.down(low), step.up(high)])
    return (
      wording.number(figures[0]),
      wording.say(.amount(figures[1], series.unit.flatMap(toldUnit)))
    )
  }

  /// How far a value is from an earlier one: `up 0.5 percent`; nil if it is the same.
  package func change(from old: Double, to new: Double, like series: Series) -> String? {
    guard let (size, isUp) = size(from: old, to: new, like: series) else { return nil }
    return wording.say(.direction(size, isUp: isUp, isFromBase: true))
  }

  private func size(
    from old: Double, to new: Double, like series: Series
  ) -> (size: ChangeSize, isUp: Bool)? {
    let move = Move(
      from: PlacedValue(index: 0, x: .row(0), y: old),
      to: PlacedValue(index: 1, x: .row(1), y: new), kind: series.kind,
      hasTrueZero: series.hasTrueZero(between: min(old, new), and: max(old, new)))
    guard move.absolute != 0 else { return nil }
    let size = ChangeSize(
      move, kind: series.kind, style: ValueStyle(series),
      unit: series.unit.flatMap(toldUnit))
    return (size, series.height(of: new) > series.height(of: old))
  }

  /// A length of time: `10 minutes`, `90 seconds`.
  package func span(milliseconds: Int64) -> String {
    let seconds = milliseconds / 1000
    let span =
      if seconds % 86_400 == 0, seconds >= 86_400 {
        TimeSpan(Int(seconds / 86_400), .days)
      } else if seconds % 3600 == 0, seconds >= 3600 {
        TimeSpan(Int(seconds / 3600), .hours)
      } else if seconds % 60 == 0, seconds >= 60 {
        TimeSpan(Int(seconds / 60), .minutes)
      } else {
        TimeSpan(Int(seconds), .seconds)
      }
    return wording.say(span.said)
  }
}
