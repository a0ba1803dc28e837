// SPDX-License-Identifier: MIT

import Foundation

/// Waits, at most a minute unless it says otherwise, until something holds, and looks again every so many milliseconds.
///
/// - Returns: Whether it holds.
@discardableResult
public func waited(
  everyMilliseconds step: Int = 10, seconds: Int = 60, until condition: () -> Bool
) -> Bool {
  for _ in 0..<seconds * 1000 / step {
    if condition() { return true }
    usleep(UInt32(step) * 1000)
  }
  return condition()
}

/// The same where other tasks are to go on meanwhile.
@discardableResult
public func waited(
  everyMilliseconds step: Int = 10, isolation: isolated (any Actor)? = #isolation,
  until condition: () -> Bool
) async throws -> Bool {
  for _ in 0..<60_000 / step {
    if condition() { return true }
    try await Task.sleep(for: .milliseconds(step))
  }
  return condition()
}
