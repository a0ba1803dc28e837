// SPDX-License-Identifier: MIT

internal import Synchronization

/// Messages that are gathered, to be told with what they are about.
final class NoteBook: Sendable {
  private let written = Mutex<[String]>([])

  /// The lines so far.
  var lines: [String] { written.withLock(\.self) }

  /// Adds lines.
  func add(_ lines: [String]) { written.withLock { $0 += lines } }
}
