// SPDX-License-Identifier: MIT

internal import Posix

/// A process for one line of a manifest, which may die of it.
enum LineProcess {
  /// How a line ended, as the exit status of its process; no library ends a program with one of these.
  enum Ending: Int32 {
    case done = 64
    case unchanged, failed
    /// It has no result: an interruption, what ends the batch as a whole, or no other process to be had.
    case stopped
  }

  enum Outcome {
    case ended(Ending)
    /// With the exit status, which is 128 and the number of a signal.
    case died(status: Int32)
  }

  /// Seconds that it has to take back its files once it is asked to end.
  private static let grace = 0.5

  /// Runs a body in a copy of this program, which may have no other thread, and calls `whileWaiting`
  /// until it has ended.
  static func run(whileWaiting: () -> Void, _ body: () -> Ending) -> Outcome {
    let copied = try? Subprocess(copyRunning: {
      let ending = body()
      Interruption.tidyUp()
      return ending.rawValue
    })
    guard let process = copied else { return .ended(.stopped) }
    var asked: Double?
    let status = process.end {
      whileWaiting()
      guard Interruption.isRequested else { return false }
      if asked == nil { process.interrupt() }
      let since = asked ?? MonotonicClock.seconds
      asked = since
      return MonotonicClock.seconds - since > grace
    }
    if let ending = Ending(rawValue: status) { return .ended(ending) }
    return Interruption.isRequested || status == Interruption.status
      ? .ended(.stopped) : .died(status: status)
  }
}
