// SPDX-License-Identifier: MIT

internal import Glibc

/// Where the bytes of a pipe are kept that must be read twice.
enum Spool {
  /// The folder for temporary files.
  static var temporaryFolder: String { getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp" }

  /// A descriptor to write to and read from, which has no name and goes away with its closing;
  /// -1, and `errno`, where there is neither memory nor a folder for it.
  static func open() -> Int32 {
    let memory = namelessMemory()
    return memory >= 0 ? memory : namelessFile(in: [temporaryFolder, "/tmp", "/dev/shm"])
  }

  /// A descriptor from which bytes can be read; -1, and `errno`, where there is no room for them.
  static func open(holding bytes: [UInt8]) -> Int32 {
    let spool = open()
    guard spool >= 0 else { return spool }
    guard append(bytes[...], to: spool), lseek(spool, 0, SEEK_SET) == 0 else {
      let code = errno
      close(spool)
      errno = code
      return -1
    }
    return spool
  }

  /// A nameless file in memory; -1 where the system has none.
  ///
  /// `memfd_create` is looked up as the program runs, since Swift's Glibc module does not show it.
  private static func namelessMemory() -> Int32 {
    typealias Create = @convention(c) (UnsafePointer<CChar>, UInt32) -> Int32
    let closeOnExec: UInt32 = 1
    guard let symbol = dlsym(nil, "memfd_create") else { return -1 }
    return unsafeBitCast(symbol, to: Create.self)("audiograph", closeOnExec)
  }

  /// A file in the first of the folders that takes one; -1 where none does.
  static func namelessFile(in folders: [String]) -> Int32 {
    for folder in folders {
      var template = Array("\(folder)/audiograph-XXXXXX".utf8CString)
      let descriptor = mkstemp(&template)
      guard descriptor < 0 else {
        unlink(template)
        return descriptor
      }
    }
    return -1
  }

  /// Writes bytes at the end; false, and `errno`, where not all could be written.
  static func append(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) -> Bool {
    bytes.withUnsafeBytes { rest in
      var written = 0
      while written < rest.count {
        let count = write(descriptor, rest.baseAddress.map { $0 + written }, rest.count - written)
        if count < 0, errno != EINTR { return false }
        written += max(0, count)
      }
      return true
    }
  }
}
