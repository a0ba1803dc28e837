// SPDX-License-Identifier: MIT

public import LiveValues
internal import Synchronization

extension LiveStream {
  /// The current value, if there is one, and every event after it: each loop is a subscriber.
  ///
  /// A loop that lags behind by more events than the stream keeps gets the latest and is told how many it
  /// missed. It ends with the stream, with its task's cancellation, or by `break`.
  public var deliveries: LiveDeliveries<Value, Failure> { deliveries(lag: .max) }

  /// The same for loops that may be only so many events behind before they are given the latest.
  public func deliveries(lag: Int) -> LiveDeliveries<Value, Failure> {
    LiveDeliveries(stream: self, lag: lag)
  }
}

/// What a stream tells one subscriber.
public struct LiveDeliveries<Value: Sendable, Failure: Error>: AsyncSequence, Sendable {
  /// One subscriber.
  public struct AsyncIterator: AsyncIteratorProtocol {
    private let reader: LiveReader<Value, Failure>

    fileprivate init(_ reader: LiveReader<Value, Failure>) { self.reader = reader }

    /// The next event; nil at the end of the stream, and where the task was cancelled.
    public mutating func next() async -> LiveDelivery<Value, Failure>? {
      let reader = reader
      return await withTaskCancellationHandler {
        while true {
          let wait = Wait()
          switch reader.next(orWake: { wait.end() }) {
          case .delivery(let delivery): return delivery
          case .over: return nil
          case .nothing: await wait.wait()
          }
        }
      } onCancel: {
        reader.leave()
      }
    }
  }

  fileprivate let stream: LiveStream<Value, Failure>
  fileprivate let lag: Int

  /// A subscriber that comes now.
  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(LiveReader(of: stream, lag: lag))
  }
}

/// A wait of a task for one call, which may come first.
private final class Wait: Sendable {
  private enum State {
    case begun
    case waiting(CheckedContinuation<Void, Never>)
    case ended
  }

  private let state = Mutex(State.begun)

  func wait() async {
    await withCheckedContinuation { continuation in
      let isOver = state.withLock { state in
        if case .ended = state { return true }
        state = .waiting(continuation)
        return false
      }
      if isOver { continuation.resume() }
    }
  }

  func end() {
    let continuation = state.withLock { state -> CheckedContinuation<Void, Never>? in
      defer { state = .ended }
      if case .waiting(let continuation) = state { return continuation }
      return nil
    }
    continuation?.resume()
  }
}
