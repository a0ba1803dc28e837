// SPDX-License-Identifier: MIT

internal import Glibc
internal import Posix

/// A temporary file for the bytes of a pipe that must be read twice.
enum Spool {
  /// The folder for temporary files.
  static var temporaryFolder: String { getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp" }

  /// A descriptor to write to and read from, which has no name and goes away with its closing.
  ///
  /// - Throws: `SystemError` where there is neither memory nor a folder for it.
  static func open() throws(SystemError) -> FileDescriptor {
    if let memory = namelessMemory() { return memory }
    return try namelessFile(in: [temporaryFolder, "/tmp", "/dev/shm"])
  }

  /// A descriptor from which bytes can be read.
  static func open(holding bytes: [UInt8]) throws(SystemError) -> FileDescriptor {
    let spool = try open()
    try DescriptorWriter(spool.number).write(bytes.span.bytes)
    try moveTo(0, in: spool.number)
    return spool
  }

  /// Goes to a place from which is read next.
  static func moveTo(_ place: off_t, in descriptor: Int32) throws(SystemError) {
    _ = try systemCall { lseek(descriptor, place, SEEK_SET) }
  }

  /// A nameless file in memory; nil if the system has none.
  ///
  /// `memfd_create` is looked up as the program runs, since Swift's Glibc module does not show it.
  private static func namelessMemory() -> FileDescriptor? {
    typealias Create = @convention(c) (UnsafePointer<CChar>, UInt32) -> Int32
    let closeOnExec: UInt32 = 1
    guard let symbol = dlsym(nil, "memfd_create") else { return nil }
    let create = unsafeBitCast(symbol, to: Create.self)
    return (try? systemCall { create("audiograph", closeOnExec) }).map {
      FileDescriptor(owning: $0)
    }
  }

  /// A file in the first of the folders that takes one, which has a name only while `whileNamed` is told.
  ///
  /// - Throws: `SystemError` where none does, for the last of them.
  static func namelessFile(
    in folders: [String], whileNamed: (String) -> Void = { _ in }
  ) throws(SystemError) -> FileDescriptor {
    var failure = SystemError.interruption
    for folder in folders {
      do throws(SystemError) {
        let number = try holdingSignals { () throws(SystemError) in
          var template = Array("\(folder)/audiograph-XXXXXX".utf8CString)
          let descriptor = try systemCall { mkstemp(&template) }
          whileNamed(
            String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self))
          unlink(template)
          return descriptor
        }
        return FileDescriptor(owning: number)
      } catch {
        failure = error
      }
    }
    throw failure
  }
}
