// SPDX-License-Identifier: MIT

/// What happens in a stream of values: a value, an error, or the first value after an error.
///
/// An error ends nothing: the stream goes on, and its source tries again.
public enum LiveEvent<Value: Sendable, Failure: Error>: Sendable {
  /// A value.
  case value(Value)
  /// The source has no value at present, and why; the last value is the latest that is known.
  case failure(Failure)
  /// The source has a value again, after an error.
  case recovery(Value)

  /// The value; nil for an error.
  public var value: Value? {
    switch self {
    case .value(let value), .recovery(let value): value
    case .failure: nil
    }
  }
}

extension LiveEvent: Equatable where Value: Equatable, Failure: Equatable {}
extension LiveEvent: Hashable where Value: Hashable, Failure: Hashable {}

/// An event as it reaches one subscriber.
public struct LiveDelivery<Value: Sendable, Failure: Error>: Sendable {
  /// What happened.
  public let event: LiveEvent<Value, Failure>
  /// How many events the subscriber was too slow for, which came just before this one; 0 as a rule.
  public let missedCount: Int
}

extension LiveDelivery: Equatable where Value: Equatable, Failure: Equatable {}
