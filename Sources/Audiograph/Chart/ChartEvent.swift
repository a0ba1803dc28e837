// SPDX-License-Identifier: MIT

/// Something that happened beside the values of a series: heard, walked to and told where its date lies.
public struct ChartEvent: Sendable, Hashable {
  /// When it happened.
  public var date: CalendarDate
  /// Whether it is heard as a rise, else as a fall.
  public var rises: Bool
  /// What happened, as it is told: `Jo Doe, director, sold 40,000 shares at 171 US dollars`.
  public var text: String
  /// The same in few words, the most important first: `sold 40,000, Jo Doe`.
  public var brief: String

  /// An event; words that are not given in short are the same.
  public init(on date: CalendarDate, rises: Bool, text: String, brief: String? = nil) {
    (self.date, self.rises, self.text, self.brief) = (date, rises, text, brief ?? text)
  }
}

/// The events at one point of a series.
package struct EventPoint: Sendable, Hashable {
  /// The index of the point.
  package let index: Int
  /// At least one, in order of their dates.
  package private(set) var events: [ChartEvent]

  /// Whether most of them are heard as a rise.
  package var rises: Bool { 2 * events.count(where: \.rises) > events.count }
  /// What happened.
  package var text: String { events.map(\.text).uniqued.joined(separator: "; ") }
  /// The same in few words.
  package var brief: String { events.map(\.brief).uniqued.joined(separator: "; ") }

  fileprivate mutating func add(_ event: ChartEvent) { events.append(event) }
}

extension Series {
  /// The points with events, in order: each event at the first point on or after its date.
  ///
  /// What happened before the first point, after the last one, or more than a usual step of points and four
  /// days before the next one is at no point. Points without dates have no events.
  package var eventPoints: [EventPoint] { x.dates?.points(of: events) ?? [] }

  /// What happened at a point; nil for nothing.
  package func eventPoint(at index: Int) -> EventPoint? {
    events.isEmpty ? nil : eventPoints.first { $0.index == index }
  }
}

extension XAxis.Dates {
  func points(of events: [ChartEvent]) -> [EventPoint] {
    var points: [EventPoint] = []
    let step = max(1, typicalStepInDays ?? 1)
    for event in events.sorted(by: { $0.date.instant < $1.date.instant }) {
      let index = firstIndex(notBefore: event.date.instant)
      guard index < instants.count else { break }
      let days = self[index].day - event.date.day
      guard days < (index == 0 ? step : step + 4) else { continue }
      if points.last?.index == index {
        points[points.count - 1].add(event)
      } else {
        points.append(EventPoint(index: index, events: [event]))
      }
    }
    return points
  }
}
