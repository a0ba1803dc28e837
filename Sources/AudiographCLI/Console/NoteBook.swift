// SPDX-License-Identifier: MIT

internal import Synchronization

/// Who is told what should be known besides a result, as soon as it is known.
///
/// The command chooses; what loads for it is given this and writes nowhere itself.
struct Reporter: Sendable {
  private let notes: NoteBook?

  /// Standard error, or messages that are gathered for later.
  init(gathering notes: NoteBook? = nil) { self.notes = notes }

  /// Whether somebody else says how the whole goes on, of which this is a part.
  var isGathering: Bool { notes != nil }

  /// The language of what it is told: the user's, and English in what other programs read.
  var sentences: any Sentences { notes == nil ? Console.sentences : english }

  /// Tells what is wrong where work goes on all the same.
  func report(warning error: any Error) {
    report([sentences.warning(text: Message(error, in: sentences).problem)])
  }

  /// Tells lines, if any.
  func report(_ lines: [String]) {
    if let notes { notes.add(lines) } else { Console.report(lines) }
  }
}

/// Messages that are gathered, to be told with what they are about.
final class NoteBook: Sendable {
  private let written = Mutex<[String]>([])

  /// The lines so far.
  var lines: [String] { written.withLock(\.self) }

  /// Adds lines.
  func add(_ lines: [String]) { written.withLock { $0 += lines } }
}
