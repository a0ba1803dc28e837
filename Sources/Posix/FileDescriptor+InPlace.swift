// SPDX-License-Identifier: MIT

internal import Glibc

extension FileDescriptor {
  /// Opens, or makes, a file that is written where it stands: a journal, a recording, a lock.
  ///
  /// The only way to do so; what replaces a file as a whole is an `OutputFile`. Both follow the same links
  /// (`ResolvedPath`), and none that another user put into a folder where everybody may.
  ///
  /// - Parameters:
  ///   - path: A file, or something that `takesStreams` allows.
  ///   - flags: `O_RDWR` or `O_WRONLY`, with `O_APPEND` where it is added to.
  ///   - permissions: Those of a new file, besides what the umask takes away.
  ///   - takesStreams: Whether a device, a FIFO or an open descriptor such as `/dev/stdout` will do.
  /// - Returns: The open file.
  /// - Throws: `PathError`; `.notRegular` for what is no file and not allowed.
  package static func inPlace(
    _ path: String, _ flags: Int32, permissions: UInt32, takesStreams: Bool = false
  ) throws(PathError) -> FileDescriptor {
    let target: String
    switch try ResolvedPath(path: path) {
    case .descriptor(let number):
      guard takesStreams else { throw .notRegular }
      return try PathError.of { () throws(SystemError) in
        FileDescriptor(owning: try systemCall { fcntl(number, F_DUPFD_CLOEXEC, 3) })
      }
    case .special(let path, _):
      guard takesStreams else { throw .notRegular }
      target = path
    case .file(let path, _), .nothing(let path): target = path
    }
    // What was looked at is not a link, and must not become one meanwhile; nor a FIFO, which would be
    // waited for.
    let how = flags | O_CREAT | O_NOFOLLOW | O_NOCTTY | (takesStreams ? 0 : O_NONBLOCK)
    let file = try PathError.of { () throws(SystemError) in
      try FileDescriptor(target, how, permissions: permissions)
    }
    guard takesStreams || (try? FileStatus(descriptor: file.number))?.kind == .file else {
      throw .notRegular
    }
    return file
  }
}

/// Opens, or makes, a regular file that is written where it stands, as `FileDescriptor.inPlace` does.
///
/// - Throws: `SystemError`; EACCES for a link of another user.
package func writtenInPlace(
  _ path: String, _ flags: Int32, permissions: UInt32
) throws(SystemError) -> FileDescriptor {
  do throws(PathError) { return try .inPlace(path, flags, permissions: permissions) } catch {
    throw error.system
  }
}
