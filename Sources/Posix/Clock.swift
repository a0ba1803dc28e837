// SPDX-License-Identifier: MIT

internal import Glibc

/// A clock that is never set.
///
/// Not `ContinuousClock`, which brings everything that runs tasks into a program: decision 011.
package enum MonotonicClock {
  /// Seconds since some moment before the program began.
  package static var seconds: Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}

/// The time that the processor spent on this program, for which it does not matter what else runs.
package enum ProcessorClock {
  /// Seconds since the program began.
  package static var seconds: Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}

/// The time that the processor spent on the calling thread.
package enum ThreadClock {
  /// Seconds since the thread began.
  package static var seconds: Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}

/// The time of day.
package enum WallClock {
  /// Since 1970-01-01 00:00 UTC.
  package static var milliseconds: Int64 {
    var time = timespec()
    unsafe clock_gettime(CLOCK_REALTIME, &time)
    return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
  }

  /// Since 1970-01-01 00:00 UTC.
  package static var seconds: Int64 { milliseconds / 1000 }

  /// Seconds east of UTC that the clocks of this machine show, or showed, at an instant in seconds; 0 where
  /// that is unknown.
  package static func localOffset(at instant: Int64) -> Int {
    var time = time_t(instant)
    var parts = unsafe tm()
    guard unsafe localtime_r(&time, &parts) != nil else { return 0 }
    return unsafe parts.tm_gmtoff
  }
}

/// Waits; not at all for less than 0.
///
/// - Returns: False if a signal broke it off.
@discardableResult
package func pause(seconds: Double) -> Bool {
  guard seconds > 0 else { return true }
  let whole = seconds.rounded(.down)
  var span = timespec()
  span.tv_sec = Int(whole)
  span.tv_nsec = Int((seconds - whole) * 1e9)
  return unsafe nanosleep(&span, nil) == 0
}
