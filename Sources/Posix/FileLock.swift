// SPDX-License-Identifier: MIT

internal import Glibc

/// Takes the lock of an open file (`flock`), which ends with its closing, unless another has it.
///
/// - Returns: Whether it was free.
/// - Throws: `SystemError` where the file cannot be locked, as on some network file systems.
@discardableResult
package func lockIfFree(_ descriptor: Int32) throws(SystemError) -> Bool {
  do throws(SystemError) {
    _ = try patientCall { flock(descriptor, LOCK_EX | LOCK_NB) }
    return true
  } catch {
    guard error.code == EWOULDBLOCK else { throw error }
    return false
  }
}

/// Takes the lock of an open file, for which others are waited for.
///
/// Half a second is enough for a program that is just being started, which has our open files, and with
/// them a lock that we have given up, until it becomes another program.
///
/// - Returns: Whether it became free.
/// - Throws: `SystemError`; `.interruption` where that is asked for.
package func lock(
  _ descriptor: Int32, seconds: Double = 10, isInterrupted: () -> Bool = { false }
) throws(SystemError) -> Bool {
  for _ in 0..<Int(seconds * 100) {
    if try lockIfFree(descriptor) { return true }
    if isInterrupted() { throw .interruption }
    pause(seconds: 0.01)
  }
  return false
}
