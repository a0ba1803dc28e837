// SPDX-License-Identifier: MIT

internal import Glibc

/// A file that cannot be written or read.
struct FileFailure: Error {
  var path: String
}

/// A new file, written in large pieces.
struct OutputFile {
  private let file: Int32
  private var bytes: [UInt8] = []

  /// Makes or empties a file.
  init(_ path: String) throws {
    file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    guard file >= 0 else { throw FileFailure(path: path) }
    bytes.reserveCapacity(1 << 20)
  }

  /// Writes bytes.
  mutating func write(_ more: some Sequence<UInt8>) {
    bytes.append(contentsOf: more)
    if bytes.count > 1 << 19 { flush() }
  }

  /// Writes one byte.
  mutating func write(_ byte: UInt8) { bytes.append(byte) }

  /// Writes so many decimal digits, zeros in front.
  mutating func write(digits number: Int, count: Int) {
    var power = 1
    for _ in 1..<count { power *= 10 }
    while power > 0 {
      bytes.append(UInt8(0x30 + number / power % 10))
      power /= 10
    }
  }

  /// Writes what is left and closes the file.
  mutating func finish() {
    flush()
    close(file)
  }

  private mutating func flush() {
    var done = 0
    while done < bytes.count {
      let count = bytes[done...].withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      guard count > 0 else { break }
      done += count
    }
    bytes.removeAll(keepingCapacity: true)
  }
}

/// Writes a whole text.
func write(_ text: String, to path: String) throws {
  var file = try OutputFile(path)
  file.write(text.utf8)
  file.finish()
}

/// The first bytes of a file, at most so many; nil where there is none.
func head(of path: String, count: Int) -> [UInt8]? {
  let file = open(path, O_RDONLY)
  guard file >= 0 else { return nil }
  defer { close(file) }
  var bytes = [UInt8](repeating: 0, count: count)
  let done = read(file, &bytes, count)
  return done < 0 ? nil : Array(bytes[..<done])
}

/// The text of a small file; nil where there is none.
func text(of path: String) -> String? {
  head(of: path, count: 1 << 20).map { String(decoding: $0, as: UTF8.self) }
}

/// Bytes of a file; nil where there is none.
func size(of path: String) -> Int? {
  var info = stat()
  return stat(path, &info) == 0 ? Int(info.st_size) : nil
}

/// A variable of the environment; nil where it is not set.
func variable(_ name: String) -> String? {
  getenv(name).map { String(cString: $0) }
}
