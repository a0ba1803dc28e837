// SPDX-License-Identifier: MIT

internal import Synchronization

/// The place of one subscriber in a stream, from which it takes one event after the other.
package final class LiveReader<Value: Sendable, Failure: Error>: Sendable {
  package enum Step {
    case delivery(LiveDelivery<Value, Failure>)
    /// Nothing is new; the closure is called, once, when something is.
    case nothing
    /// The stream has ended, or the subscriber has left.
    case over
  }

  /// What a stream has for a subscriber.
  enum News {
    /// Events, at least one, after so many that were missed.
    case events([LiveEvent<Value, Failure>], missed: Int)
    case nothing
    case over
  }

  private struct Place {
    /// How many events of the stream it has taken, or missed.
    var count: Int
    /// What it has taken and not given out yet, the next one last: first what was current when it came.
    var taken: [LiveEvent<Value, Failure>]
    var hasLeft = false
  }

  private let stream: LiveStream<Value, Failure>
  private let number: Int
  private let lag: Int
  private let place: Mutex<Place>

  /// A subscriber that comes now and may lag behind by some events.
  package init(of stream: LiveStream<Value, Failure>, lag: Int) {
    let entry = stream.enter()
    (self.stream, self.lag, number) = (stream, lag, entry.number)
    place = Mutex(Place(count: entry.count, taken: entry.first.reversed()))
  }

  deinit { leave() }

  /// Takes the next event; where there is none, the closure is called when that has changed.
  package func next(orWake wake: @escaping @Sendable () -> Void) -> Step {
    place.withLock { place in
      guard !place.hasLeft else { return .over }
      var missed = 0
      if place.taken.isEmpty {
        switch stream.next(after: &place.count, lag: lag, number, wake) {
        case .events(let events, let count): (place.taken, missed) = (events.reversed(), count)
        case .nothing: return .nothing
        case .over: return .over
        }
      }
      guard let event = place.taken.popLast() else { return .nothing }
      return .delivery(LiveDelivery(event: event, missedCount: missed))
    }
  }

  /// Leaves the stream; whoever waits is woken, and told that it is over.
  package func leave() {
    let isFirst = place.withLock { place in
      defer { place.hasLeft = true }
      return !place.hasLeft
    }
    if isFirst { stream.leave(number) }
  }
}
