// SPDX-License-Identifier: MIT

internal import Glibc

/// A clock that nobody sets.
///
/// Not `ContinuousClock`, which brings everything that runs tasks into a program: decision 011.
package enum SteadyClock {
  /// Seconds since some moment before the program began.
  package static var seconds: Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
