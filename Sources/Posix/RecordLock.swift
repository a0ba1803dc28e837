// SPDX-License-Identifier: MIT

internal import Glibc

/// Shares bytes of an open file with those who only read them, until it is closed, unless another has them
/// for itself.
///
/// These are locks of the open file (`F_OFD_SETLK`), which meet those of other programs (`F_SETLK`), and which
/// no other closing of the same file ends.
///
/// - Returns: Whether they could be shared.
/// - Throws: `SystemError` where the file cannot be locked, as on some network file systems.
package func shareBytes(
  _ descriptor: Int32, from start: Int, count: Int
) throws(SystemError) -> Bool {
  // Swift's Glibc module does not show F_OFD_SETLK.
  let command: Int32 = 37
  var range = Glibc.flock()
  range.l_type = Int16(F_RDLCK)
  range.l_whence = Int16(SEEK_SET)
  range.l_start = off_t(start)
  range.l_len = off_t(count)
  do throws(SystemError) {
    _ = try systemCall { unsafe fcntl(descriptor, command, &range) }
    return true
  } catch {
    guard [EAGAIN, EACCES].contains(error.code) else { throw error }
    return false
  }
}
