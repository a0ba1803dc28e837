// SPDX-License-Identifier: MIT

internal import Glibc

/// A variable of the environment that is set to something.
package func environment(_ name: String) -> String? {
  guard let value = unsafe getenv(name), unsafe value.pointee != 0 else { return nil }
  return unsafe String(cString: value)
}

/// Where a symbolic link points, as bytes, since they need not be text; nil for anything else.
package func linkTarget(_ path: String) -> [UInt8]? {
  let capacity = Int(PATH_MAX)
  var target = [CChar](repeating: 0, count: capacity)
  let count = unsafe readlink(path, &target, capacity)
  guard count > 0, count < capacity else { return nil }
  return target[..<count].map(UInt8.init(bitPattern:))
}

/// The names in an open directory; endless if the directory keeps changing.
@safe
package struct FolderNames: ~Copyable {
  private let stream: OpaquePointer

  /// Opens a folder; nil if it cannot be read.
  package init?(_ path: String) {
    guard let opened = unsafe opendir(path) else { return nil }
    unsafe stream = opened
  }

  deinit { unsafe closedir(stream) }

  /// The descriptor of the folder.
  package var descriptor: Int32 { unsafe dirfd(stream) }

  /// The next name; nil at the end.
  package mutating func next() -> String? {
    guard let entry = unsafe readdir(stream) else { return nil }
    return unsafe withUnsafeBytes(of: &entry.pointee.d_name) {
      unsafe String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
