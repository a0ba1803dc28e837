// SPDX-License-Identifier: MIT

extension Series {
  /// The value of the day that is not over, where a range reaches it; nil for none.
  func provisional(in range: ChartRange?) -> (value: Double, day: CalendarDate)? {
    guard let point = provisionalPoint, case .date(let day) = point.x,
      range?.reaches(day) ?? true
    else { return nil }
    return (point.y, day)
  }

  /// What is said of the point of a day that is not over: that it is, and that no day before had such a value;
  /// nothing of any other point.
  func provisionalNotes(at index: Int) -> [ExplorationPoint.Note] {
    guard index == provisionalIndex else { return [] }
    let value = values[index]
    guard let (minimum, maximum) = settled.extremes, minimum.y < maximum.y else { return [.today] }
    if value > maximum.y { return [.today, .soFar(isHighest: true)] }
    return value < minimum.y ? [.today, .soFar(isHighest: false)] : [.today]
  }

  /// What happened at a point.
  func eventNotes(at index: Int) -> [ExplorationPoint.Note] {
    eventPoint(at: index).map { [.event($0.text, brief: $0.brief)] } ?? []
  }
}
