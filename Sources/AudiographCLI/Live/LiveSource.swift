// SPDX-License-Identifier: MIT

internal import Audiograph
internal import Posix

/// What happened to one of the things that are followed.
struct LiveNews: Equatable {
  enum What: Equatable {
    /// A finite value.
    case value(Double)
    /// There is none at present, and why, in words.
    case failure(String)
    /// There is one again after a failure.
    case recovery(Double)
  }

  /// In milliseconds since 1970.
  var time: Int64
  /// Which of the things it is.
  var chart: Int
  var what: What
}

/// Where the values come from that are followed.
protocol LiveSource {
  /// What can be read once there is news; nil if only time brings some.
  var descriptor: Int32? { get }
  /// When there is news though nothing can be read, in milliseconds of its clock; nil for never.
  var due: Int64? { get }
  /// Whether no more news comes.
  var isOver: Bool { get }
  /// Whether somebody at a terminal may stay when no more news comes.
  var staysAtItsEnd: Bool { get }
  /// The present, in milliseconds since 1970.
  var now: Int64 { get }
  /// How many times as fast as ours its clock goes.
  var speed: Double { get }
  /// Whether its clock may have gone on while nobody looked: when the machine slept, or the program was
  /// stopped.
  var mayHaveSlept: Bool { get }
  /// What its own keys do, in one line; nil if it has none.
  var keyHelp: String? { get }
  /// What is new by now; `isReadable` where there is something to be read.
  mutating func news(isReadable: Bool) throws -> [LiveNews]
  /// What a key does that is a key of the source; nil for any other.
  mutating func press(_ key: ExplorationKey) -> [LiveNews]?
}

extension LiveSource {
  var descriptor: Int32? { nil }
  var due: Int64? { nil }
  var now: Int64 { WallClock.milliseconds }
  var staysAtItsEnd: Bool { false }
  var speed: Double { 1 }
  var mayHaveSlept: Bool { true }
  var keyHelp: String? { nil }
  /// Whether what is typed are values, and no keys.
  var readsTerminal: Bool { descriptor.map(isTerminal) ?? false }
  mutating func press(_ key: ExplorationKey) -> [LiveNews]? { nil }
}
