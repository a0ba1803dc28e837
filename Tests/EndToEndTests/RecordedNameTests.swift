// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// Names in recordings: each stays in its cell, and steers nothing.
@Suite struct RecordedNameTests {
  private let folder: TemporaryFolder
  private let program: Program

  init() throws {
    folder = try TemporaryFolder()
    program = try Program(device: .null, in: folder)
  }

  /// A name, and what is recorded of it.
  static let names: [(String, String)] =
    [
      ("a\u{1B}]0;x\u{7}b", "a]0;xb"), ("a\u{1B}[31mb", "a[31mb"), ("a\u{9B}2Jb", "a2Jb"),
      ("a\u{7F}b", "ab"), ("a\u{202E}b", "ab"), ("a\u{2066}b", "ab"), ("a\nb", "a b"),
      ("a\r\nb", "a  b"), ("a\u{85}b", "a b"), ("a\u{2028}b", "a b"),
      ("a\n1,2,3,4,5\nb", "a 1,2,3,4,5 b"),
      ("=1+2", "=1+2"), ("\"a\"", "\"a\""), ("a\u{D4E}\n\u{301}b", "a\u{D4E} \u{301}b"),
      ("a\r\u{301}b", "a \u{301}b"),
    ] + (JoinedSigns.around(",") + JoinedSigns.around("\"")).map { ($0, $0) }

  private func record(_ name: String, unit: String, at path: String) -> [String] {
    ["play", "-", "--follow", "-q", "--title", name, "--unit", unit, "--record", path]
  }

  @Test(arguments: names)
  func staysInItsCell(_ name: String, _ recorded: String) throws {
    let outcome = try program.run(record(name, unit: name, at: "r.csv"), input: "1\n2\n")
    #expect(outcome.status == 0, "\(outcome.message)")
    let lines = (folder.bytes("r.csv") ?? []).split(separator: UInt8(ascii: "\n"))
    #expect(lines.count == 3)
    for line in lines.dropFirst() {
      let cells = Self.cells(of: line)
      #expect(cells.count == 5)
      guard cells.count == 5 else { return }
      #expect(Array(cells[1].utf8) == Array(recorded.utf8), "\(cells[1].debugDescription)")
      #expect(Array(cells[3].utf8) == Array(recorded.utf8), "\(cells[3].debugDescription)")
    }
    let replayed = try program.run(["watch", "--replay", "r.csv", "--speed", "1000"])
    #expect(replayed.status == 0 && replayed.message == "", "\(replayed.message)")
  }

  /// The cells of a line as RFC 4180 has them, by bytes.
  private static func cells(of line: ArraySlice<UInt8>) -> [String] {
    var cells: [[UInt8]] = [[]]
    var (isQuoted, last): (Bool, UInt8) = (false, 0)
    for byte in line {
      switch byte {
      case UInt8(ascii: "\""):
        isQuoted.toggle()
        if isQuoted, last == byte { cells[cells.count - 1].append(byte) }
      case UInt8(ascii: ",") where !isQuoted: cells.append([])
      default: cells[cells.count - 1].append(byte)
      }
      last = byte
    }
    return cells.map { String(decoding: $0, as: UTF8.self) }
  }

  /// A recording may be looked at as it grows.
  @Test func steersNoTerminal() throws {
    for (name, _) in Self.names.prefix(11) {
      let terminal = try PseudoTerminal()
      try folder.put(Array("1\n2\n".utf8), "in")
      let script = "exec '\(Program.path)' \"$@\" <in"
      let process = try terminal.start(
        "/bin/sh", ["-c", script, "sh"] + record(name, unit: name, at: "/dev/stdout"),
        for: program)
      _ = process.wait()
      let shown = terminal.text()
      let steering = shown.unicodeScalars.filter {
        ($0.value < 0x20 && $0 != "\n") || (0x7F...0x9F).contains($0.value)
          || (0x202A...0x202E).contains($0.value) || $0 == "\u{2066}"
      }
      #expect(steering.isEmpty, "\(shown.debugDescription)")
    }
  }
}
