// SPDX-License-Identifier: MIT

/// How SQLite is told which file to read.
///
/// Always by an address, in which no name means anything else: `file:x`, `:memory:` and a question mark are
/// parts of names. It is never opened as immutable, which reads old and new rows at once where another
/// program writes.
enum DatabasePlace {
  static func address(of path: String) -> String {
    let start = path.utf8.first == UInt8(ascii: "/") ? "" : "./"
    // Two slashes at the beginning would name a host.
    let root = path.utf8.starts(with: "//".utf8) ? "/." : ""
    return "file:\(root)\(start)\(encoded(path))?mode=ro"
  }

  private static func encoded(_ path: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    let bytes = path.utf8.flatMap { byte -> [UInt8] in
      "?#%".utf8.contains(byte)
        ? [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]] : [byte]
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
