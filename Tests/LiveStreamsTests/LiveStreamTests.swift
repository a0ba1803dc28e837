// SPDX-License-Identifier: MIT

import Glibc
import LiveStreams
import LiveValues
import Synchronization
import TestSupport
import Testing

/// What subscribers of a stream receive, however slow they are and whenever they come and go.
@Suite struct LiveStreamTests {
  enum Fault: Error, Equatable { case late }
  typealias Stream = LiveStream<Int, Fault>
  typealias Event = LiveEvent<Int, Fault>

  /// Takes events of a callback until one satisfies a condition.
  final class Listener: Sendable {
    private let received = Mutex<[LiveDelivery<Int, Fault>]>([])

    var deliveries: [LiveDelivery<Int, Fault>] { received.withLock { $0 } }
    var events: [Event] { deliveries.map(\.event) }

    func take(_ delivery: LiveDelivery<Int, Fault>) { received.withLock { $0.append(delivery) } }

    func wait(until condition: ([Event]) -> Bool) async throws {
      #expect(try await waited { condition(events) })
    }
  }

  @Test func whoeverComesGetsTheCurrentValueAndThenEveryEvent() async throws {
    let stream = Stream()
    stream.publish(1)
    stream.publish(2)
    let listener = Listener()
    let subscription = stream.subscribe { listener.take($0) }
    try await listener.wait { $0 == [.value(2)] }
    stream.publish(3)
    stream.publish(failure: .late)
    stream.publish(failure: .late)
    stream.publish(4)
    stream.publish(5)
    let all: [Event] = [
      .value(2), .value(3), .failure(.late), .failure(.late), .recovery(4), .value(5),
    ]
    try await listener.wait { $0 == all }
    #expect(stream.history == [.value(1)] + all)
    #expect(stream.value == 5)
    stream.end()
    var later: [Event] = []
    for await delivery in stream.deliveries { later.append(delivery.event) }
    #expect(later == [.value(5)])
    withExtendedLifetime(subscription) {}
  }

  @Test func whoeverComesDuringAnErrorGetsTheLastValueAndTheError() async {
    let stream = Stream()
    stream.publish(1)
    stream.publish(failure: .late)
    #expect(stream.value == 1)
    var events: [Event] = []
    for await delivery in stream.deliveries {
      events.append(delivery.event)
      if events.count == 2 { stream.publish(2) }
      if events.count == 3 { break }
    }
    #expect(events == [.value(1), .failure(.late), .recovery(2)])
    #expect(stream.subscriberCount == 0)
  }

  @Test func nothingIsReceivedAfterTheSubscriptionHasGone() async throws {
    let stream = Stream()
    let listener = Listener()
    var subscription = stream.subscribe { listener.take($0) }
    stream.publish(1)
    try await listener.wait { $0 == [.value(1)] }
    #expect(stream.subscriberCount == 1)
    subscription = nil
    #expect(subscription == nil)
    #expect(stream.subscriberCount == 0)
    stream.publish(2)
    try await Task.sleep(for: .milliseconds(20))
    #expect(listener.events == [.value(1)])
  }

  @Test func aCancelledTaskLeaves() async throws {
    let stream = Stream()
    let listener = Listener()
    let task = Task { for await delivery in stream.deliveries { listener.take(delivery) } }
    stream.publish(1)
    try await listener.wait { $0 == [.value(1)] }
    task.cancel()
    await task.value
    #expect(stream.subscriberCount == 0)
  }

  @Test(arguments: [(4, 100), (100, 4), (1, 1)])
  func whoIsSlowGetsTheLatestAndHowManyItMissed(_ capacity: Int, _ lag: Int) async throws {
    let stream = Stream(capacity: capacity)
    var iterator = stream.deliveries(lag: lag).makeAsyncIterator()
    for value in 1...4 { stream.publish(value) }
    if min(capacity, lag) == 4 {
      for value in 1...4 {
        let next = await iterator.next()
        #expect(next?.event == .value(value))
        #expect(next?.missedCount == 0)
      }
    }
    for value in 5...10 { stream.publish(value) }
    let next = await iterator.next()
    #expect(next?.event == .value(10))
    #expect(next?.missedCount == (capacity == 1 ? 9 : 5))
    stream.end()
    #expect(await iterator.next() == nil)
  }

  @Test func aSlowCallbackHoldsUpNobody() async throws {
    let stream = Stream()
    let (slow, quick) = (Listener(), Listener())
    let gate = Mutex(true)
    let first = stream.subscribe(lag: 1) { delivery in
      slow.take(delivery)
      // A core that is kept busy is missing to all other tests.
      while gate.withLock({ $0 }) { usleep(1000) }
    }
    let second = stream.subscribe { quick.take($0) }
    stream.publish(1)
    try await slow.wait { $0.count == 1 }
    for value in 2...50 { stream.publish(value) }
    try await quick.wait { $0.last == .value(50) }
    #expect(quick.events == (1...50).map { .value($0) })
    gate.withLock { $0 = false }
    try await slow.wait { $0.last == .value(50) }
    #expect(slow.deliveries.last?.missedCount == 48)
    withExtendedLifetime((first, second)) {}
  }

  @Test func theSourceIsPolledOnceForAllAndOnlyWhileSomebodyListens() async throws {
    let polls = Atomic(0)
    let counter = Counter()
    let stream = Stream {
      polls.add(1, ordering: .relaxed)
      return Stream.Poll(.success(counter.next()), secondsToNext: 0.001)
    }
    #expect(polls.load(ordering: .relaxed) == 0)
    let (first, second) = (Listener(), Listener())
    var subscriptions = [
      stream.subscribe { first.take($0) }, stream.subscribe { second.take($0) },
    ]
    try await first.wait { $0.count >= 20 }
    try await second.wait { $0.count >= 20 }
    subscriptions = []
    #expect(subscriptions.isEmpty)
    // A look that had begun may end yet.
    try await Task.sleep(for: .milliseconds(20))
    let count = polls.load(ordering: .relaxed)
    #expect(stream.value == count || stream.value == count - 1)
    try await Task.sleep(for: .milliseconds(50))
    #expect(polls.load(ordering: .relaxed) == count)
    // It goes on where somebody comes again.
    let third = Listener()
    let subscription = stream.subscribe { third.take($0) }
    try await third.wait { $0.count >= 3 }
    // With what was current when it came.
    #expect(third.events.first?.value ?? 0 >= count - 1)
    withExtendedLifetime(subscription) {}
  }

  private final class Counter: Sendable {
    private let count = Mutex(0)
    func next() -> Int {
      count.withLock { count in
        count += 1
        return count
      }
    }
  }

  /// One subscriber, which notes what must not happen.
  private final class Judge: Sendable {
    private let state = Mutex((last: -1, received: 0, missed: 0, faults: 0))

    func take(_ delivery: LiveDelivery<Int, Fault>) {
      state.withLock { state in
        let value = delivery.event.value ?? -1
        if value <= state.last { state.faults += 1 }
        // What is said to be missed is what lies between.
        if state.received > 0, value != state.last + 1 + delivery.missedCount { state.faults += 1 }
        state.last = value
        state.received += 1
        state.missed += delivery.missedCount
      }
    }

    var last: Int { state.withLock(\.last) }
    var faults: Int { state.withLock(\.faults) }
    var received: Int { state.withLock(\.received) }
  }

  @Test func aThousandSubscribersComeAndGoWhileAHundredThousandValuesArrive() async throws {
    let (subscribers, values) = (1000, 100_000)
    weak var gone: Stream?
    do {
      let stream = Stream()
      gone = stream
      // Half by callbacks, half in tasks; some stay to the end, most leave after 400 values.
      let staying = (0..<4).map { _ in Judge() }
      let passing = (0..<subscribers).map { _ in Judge() }
      let tokens = staying.prefix(2).map { judge in stream.subscribe { judge.take($0) } }
      let tasks = staying.suffix(2).map { judge in
        Task { for await delivery in stream.deliveries { judge.take(delivery) } }
      }
      var leaving: [(LiveSubscription?, Task<Void, Never>?)] = []
      for value in 0..<values {
        stream.publish(value)
        guard value.isMultiple(of: values / subscribers) else { continue }
        let number = value / (values / subscribers)
        let judge = passing[number]
        if number.isMultiple(of: 2) {
          leaving.append((stream.subscribe { judge.take($0) }, nil))
        } else {
          leaving.append(
            (nil, Task { for await delivery in stream.deliveries { judge.take(delivery) } }))
        }
        await Task.yield()
        guard leaving.count > 4 else { continue }
        let (token, task) = leaving.removeFirst()
        token?.cancel()
        task?.cancel()
      }
      stream.end()
      for task in tasks { await task.value }
      for (_, task) in leaving { await task?.value }
      try await waited { staying.allSatisfy { $0.last == values - 1 } }
      withExtendedLifetime((tokens, leaving)) {}
      #expect(staying.allSatisfy { $0.last == values - 1 })
      #expect((staying + passing).allSatisfy { $0.faults == 0 })
      #expect(passing.count { $0.received > 0 } > subscribers * 9 / 10)
      #expect(try await waited { stream.subscriberCount == 0 })
    }
    #expect(try await waited { gone == nil })
  }
}
