// SPDX-License-Identifier: MIT

/// The pause of a run, and why it is as it is.
struct PauseChoice: Equatable {
  let pause: Pause
  let reason: Reason

  enum Reason: Equatable {
    /// It was typed.
    case typed(String)
    /// A setting says so.
    case set(String)
    /// This screen reader runs.
    case reader(String)
    /// No screen reader was found.
    case noReader
    /// Over ssh the screen reader runs elsewhere.
    case remote
    /// Nobody reads along.
    case noTerminal
    /// Hardly anything is printed.
    case noText
  }

  /// What decides besides options and settings.
  struct Surroundings {
    /// Whether standard output is a terminal that gives this program its keys.
    var isAtTerminal: Bool
    /// Whether somebody has come by ssh.
    var isRemote: Bool
    /// Whether words are printed besides a title.
    var hasText: Bool
    /// Looks for a screen reader that runs.
    var reader: () -> String?
  }

  /// `asked` is what options and settings say.
  init(_ asked: Pause?, _ arguments: Arguments, _ surroundings: Surroundings) {
    guard surroundings.isAtTerminal else {
      (pause, reason) = (.off, .noTerminal)
      return
    }
    guard surroundings.hasText || asked != nil && asked != .auto else {
      (pause, reason) = (.off, .noText)
      return
    }
    if let asked {
      let text = arguments[.pause] ?? ""
      (pause, reason) = (asked, arguments.settings.contains(.pause) ? .set(text) : .typed(text))
    } else if surroundings.isRemote {
      (pause, reason) = (.off, .remote)
    } else if let name = surroundings.reader() {
      (pause, reason) = (.auto, .reader(name))
    } else {
      (pause, reason) = (.off, .noReader)
    }
  }
}
