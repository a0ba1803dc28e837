// SPDX-License-Identifier: MIT

internal import Synchronization

/// Where messages besides the result go, as soon as there are any.
///
/// The command chooses; loaders are handed a reporter and print nothing themselves.
struct Reporter: Sendable {
  private let notes: MessageBuffer?

  /// Standard error, or a buffer for later.
  init(gathering notes: MessageBuffer? = nil) { self.notes = notes }

  /// Whether messages are buffered, since this is a part of work whose progress is reported
  /// elsewhere.
  var isGathering: Bool { notes != nil }

  /// The language of what it is told: the user's, and English in what other programs read.
  var sentences: Sentences { notes == nil ? Console.sentences : english }

  /// Tells what is wrong where work goes on all the same.
  func report(warning error: any Error) {
    report([sentences.say(.warning(text: ErrorWords(error, in: sentences).problem))])
  }

  /// Reports lines, if any.
  func report(_ lines: [String]) {
    if let notes { notes.add(lines) } else { Console.report(lines) }
  }
}

/// Buffered messages, to be printed together with the line they are about.
final class MessageBuffer: Sendable {
  private let written = Mutex<[String]>([])

  /// The lines so far.
  var lines: [String] { written.withLock(\.self) }

  /// Adds lines.
  func add(_ lines: [String]) { written.withLock { $0 += lines } }
}
