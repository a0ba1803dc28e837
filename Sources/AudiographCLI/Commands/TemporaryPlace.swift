// SPDX-License-Identifier: MIT

internal import Glibc
internal import Posix
internal import SoundFile

/// New files and folders among temporary files, which only their owner can read.
enum TemporaryPlace {
  /// Makes one, as `mkstemp` and `mkdtemp` do: from a pattern that becomes its path.
  ///
  /// - Returns: The path, and what `make` returns.
  /// - Throws: `OutputError` where it cannot be made.
  static func made(
    by make: (UnsafeMutablePointer<CChar>) -> Int32
  ) throws(OutputError) -> (path: String, number: Int32) {
    let pattern = "\(environment("TMPDIR") ?? "/tmp")/audiograph-XXXXXX"
    var template = Array(pattern.utf8CString)
    let number = try OutputError.of(pattern) { () throws(SystemError) in
      try systemCall { make(&template) }
    }
    let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return (path, number)
  }
}
