// SPDX-License-Identifier: MIT

internal import Glibc
internal import Posix

/// The lines of standard input as they come, without their line breaks.
///
/// Of a line longer than 4096 bytes the beginning is given. A signal that is deferred ends the lines.
struct InputLines: Sequence, IteratorProtocol {
  private var rest: ArraySlice<UInt8> = []
  private static let longest = 4096

  mutating func next() -> String? {
    var line: [UInt8] = []
    while true {
      if rest.isEmpty, !fill() { return line.isEmpty ? nil : Self.text(line) }
      let part = rest.prefix { $0 != UInt8(ascii: "\n") }
      line += part.prefix(Self.longest - line.count)
      rest = rest.dropFirst(part.count)
      if rest.popFirst() != nil { return Self.text(line) }
    }
  }

  private static func text(_ line: [UInt8]) -> String {
    String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
  }

  /// Reads what there is; false at the end.
  private mutating func fill() -> Bool {
    var block = [UInt8](repeating: 0, count: 65_536)
    while true {
      do throws(SystemError) {
        rest = block[..<(try readOnce(STDIN_FILENO, into: &block, to: block.count))]
        return !rest.isEmpty
      } catch {
        if error != .interruption || Interruption.isRequested { return false }
      }
    }
  }
}
