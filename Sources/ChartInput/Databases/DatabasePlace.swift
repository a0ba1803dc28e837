// SPDX-License-Identifier: MIT

internal import CSQLite
internal import Glibc
internal import Posix

/// How SQLite is told to open a file.
///
/// A database with a write-ahead log gets files beside it as soon as somebody reads it, unless it is opened
/// as immutable. It is where it has no log: then no row stands anywhere but in the file itself.
struct DatabasePlace {
  let name: String
  let flags: Int32

  init(path: String) {
    guard Self.usesLog(path), !Self.hasLog(path) else {
      (name, flags) = (path, SQLITE_OPEN_READONLY)
      return
    }
    name = "file:\(Self.encoded(path))?mode=ro&immutable=1"
    flags = SQLITE_OPEN_READONLY | SQLITE_OPEN_URI
  }

  /// Whether the header says that rows go into a log first.
  private static func usesLog(_ path: String) -> Bool {
    guard let descriptor = try? FileDescriptor(path) else { return false }
    let file = descriptor.take()
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 20)
    let count = try? readPatiently(file, into: &bytes, to: bytes.count)
    return count == bytes.count && bytes[18] == 2
  }

  private static func hasLog(_ path: String) -> Bool {
    guard let status = try? FileStatus(path + "-wal") else { return false }
    return status.size > 0
  }

  /// A path within an address of SQLite.
  private static func encoded(_ path: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    let bytes = path.utf8.flatMap { byte -> [UInt8] in
      "?#%".utf8.contains(byte) ? [0x25, digits[Int(byte >> 4)], digits[Int(byte & 15)]] : [byte]
    }
    // Two slashes at the beginning would name a host.
    return (path.utf8.starts(with: "//".utf8) ? "/." : "") + String(decoding: bytes, as: UTF8.self)
  }
}
