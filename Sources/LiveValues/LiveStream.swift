// SPDX-License-Identifier: MIT

internal import Posix
internal import Synchronization

/// One source of values that change, with any number of subscribers, each as fast as it likes.
///
/// A subscriber gets the current value at once, then every event in order. One that lags behind gets
/// the latest event and is told how many it missed; it holds up neither the source nor the others.
/// Callbacks are made here; the module `LiveStreams` has the same as an `AsyncSequence`.
public final class LiveStream<Value: Sendable, Failure: Error>: Sendable {
  /// What happens in it.
  public typealias Event = LiveEvent<Value, Failure>
  /// An event as it reaches one subscriber.
  public typealias Delivery = LiveDelivery<Value, Failure>

  /// The outcome of one look at a source.
  public struct Poll: Sendable {
    /// What is new; nil if nothing is.
    public var result: Result<Value, Failure>?
    /// Seconds until the source is to be looked at again, at least 0.
    public var secondsToNext: Double

    /// An outcome.
    public init(_ result: Result<Value, Failure>?, secondsToNext: Double) {
      (self.result, self.secondsToNext) = (result, secondsToNext)
    }
  }

  struct State {
    /// The last events, that with number n at n modulo the capacity.
    var log: [Event] = []
    /// How many events there were.
    var count = 0
    var lastValue: Value?
    var lastFailure: Failure?
    var isEnded = false
    /// What wakes the subscribers that wait for the next event.
    var waiting: [Int: @Sendable () -> Void] = [:]
    var subscriberCount = 0
    var nextSubscriber = 0
    /// Wakes the thread that polls; nil while nobody listens.
    var poller: Bell?
  }

  let state = Mutex(State())
  private let capacity: Int
  private let poll: (@Sendable () -> Poll)?

  /// A stream to which values are published, or whose source is polled on a thread of its own while
  /// anybody listens, once for all of them.
  ///
  /// - Parameters:
  ///   - capacity: How many events are kept, at least 1: those that a subscriber may lag behind, and the
  ///     history.
  ///   - poll: Looks at the source; it may take its time.
  public init(capacity: Int = 256, poll: (@Sendable () -> Poll)? = nil) {
    self.capacity = max(1, capacity)
    self.poll = poll
  }

  // MARK: - The source

  /// Tells everybody a value.
  public func publish(_ value: Value) {
    publish { state in
      let event: Event = state.lastFailure == nil ? .value(value) : .recovery(value)
      (state.lastValue, state.lastFailure) = (value, nil)
      return event
    }
  }

  /// Tells everybody that there is no value at present.
  public func publish(failure: Failure) {
    publish { state in
      state.lastFailure = failure
      return .failure(failure)
    }
  }

  /// Ends the stream: whoever has received everything is told, and what is published is lost.
  public func end() {
    let wakers = state.withLock { state in
      state.isEnded = true
      defer { state.waiting = [:] }
      return state.waiting
    }
    for wake in wakers.values { wake() }
  }

  private func publish(_ event: (inout State) -> Event) {
    let wakers = state.withLock { state -> [Int: @Sendable () -> Void] in
      guard !state.isEnded else { return [:] }
      let event = event(&state)
      if state.log.count < capacity {
        state.log.append(event)
      } else {
        state.log[state.count % capacity] = event
      }
      state.count += 1
      guard !state.waiting.isEmpty else { return [:] }
      defer { state.waiting = [:] }
      return state.waiting
    }
    for wake in wakers.values { wake() }
  }

  private func startPolling(_ bell: Bell) {
    guard let poll else { return }
    _ = startThread {
      while self.isPolled(by: bell) {
        let outcome = poll()
        guard self.isPolled(by: bell) else { return }
        switch outcome.result {
        case .success(let value): self.publish(value)
        case .failure(let failure): self.publish(failure: failure)
        case nil: break
        }
        bell.wait(seconds: outcome.secondsToNext)
      }
    }
  }

  /// Whether a thread is still the one that polls: not, once everybody has left.
  private func isPolled(by bell: Bell) -> Bool {
    state.withLock { $0.poller === bell && !$0.isEnded }
  }

  // MARK: - What is known

  /// The latest value, also while the source fails; nil before the first.
  public var value: Value? { state.withLock(\.lastValue) }

  /// The last events, oldest first, as many as are kept.
  public var history: [Event] {
    state.withLock { state in
      let first = max(0, state.count - capacity)
      return (first..<state.count).map { state.log[$0 % capacity] }
    }
  }

  /// How many subscribers there are.
  public var subscriberCount: Int { state.withLock(\.subscriberCount) }

  // MARK: - Subscribers

  /// Has a closure called with the current value, if there is one, and every event after it, one after
  /// the other on a thread of its own.
  ///
  /// - Parameters:
  ///   - lag: How many events it may be behind before it is given the latest, at most the capacity.
  ///   - receive: May take its time. It is not called again once the subscription has gone; a call that
  ///     has begun goes on.
  /// - Returns: What the subscription lasts as long as; nil if the system has no thread to spare.
  public func subscribe(
    lag: Int = .max, _ receive: @escaping @Sendable (Delivery) -> Void
  ) -> LiveSubscription? {
    let bell = Bell()
    let reader = LiveReader(of: self, lag: lag)
    let code = startThread {
      while true {
        switch reader.next(orWake: { bell.ring() }) {
        case .delivery(let delivery): receive(delivery)
        case .nothing: bell.wait()
        case .over: return reader.leave()
        }
      }
    }
    guard code == 0 else {
      reader.leave()
      return nil
    }
    return LiveSubscription { reader.leave() }
  }

  func enter() -> (number: Int, count: Int, first: [Event]) {
    let (entry, bell) = state.withLock { state in
      let number = state.nextSubscriber
      state.nextSubscriber += 1
      state.subscriberCount += 1
      var bell: Bell?
      if poll != nil, state.poller == nil {
        bell = Bell()
        state.poller = bell
      }
      let first = [state.lastValue.map(Event.value), state.lastFailure.map(Event.failure)]
      return ((number, state.count, first.compactMap(\.self)), bell)
    }
    if let bell { startPolling(bell) }
    return entry
  }

  func leave(_ number: Int) {
    let (wake, bell) = state.withLock { state in
      state.subscriberCount -= 1
      var bell: Bell?
      if state.subscriberCount == 0 { swap(&bell, &state.poller) }
      return (state.waiting.removeValue(forKey: number), bell)
    }
    wake?()
    bell?.ring()
  }

  /// What a subscriber takes at once at the most: each time it takes something, it waits for the lock.
  private static var batch: Int { 64 }

  /// The events after those that a subscriber has, as many as are taken at once, or the latest alone where
  /// it lags too far behind.
  func next(
    after count: inout Int, lag: Int, _ number: Int, _ wake: @escaping @Sendable () -> Void
  ) -> LiveReader<Value, Failure>.News {
    state.withLock { state in
      let waiting = state.count - count
      guard waiting > 0 else {
        if state.isEnded { return .over }
        state.waiting[number] = wake
        return .nothing
      }
      let allowed = min(capacity, max(1, lag))
      guard waiting <= allowed else {
        defer { count = state.count }
        return .events([state.log[(state.count - 1) % capacity]], missed: waiting - 1)
      }
      let taken = count..<count + min(waiting, Self.batch)
      count = taken.upperBound
      return .events(taken.map { state.log[$0 % capacity] }, missed: 0)
    }
  }
}

/// A subscription to a stream, which ends with this value.
public final class LiveSubscription: Sendable {
  private let leave: @Sendable () -> Void

  init(_ leave: @escaping @Sendable () -> Void) { self.leave = leave }

  deinit { leave() }

  /// Ends the subscription now.
  public func cancel() { leave() }
}
