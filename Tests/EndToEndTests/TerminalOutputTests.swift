// SPDX-License-Identifier: MIT

import TestSupport
import Testing

/// Data that could steer a terminal, on their way to one.
@Suite struct TerminalOutputTests {
  /// Names with a title for the window, colours, a C1 control, and a change of direction.
  static let data = "name,v\na\u{1B}]0;x\u{7}b,1\nc\u{1B}[31md,2\ne\u{9B}2Jf,3\ng\u{202E}h\r,4\n"

  static let commands: [[String]] = [
    ["export", "x.csv", "--x", "name", "-o", "-", "--format", "csv"],
    ["export", "x.csv", "--x", "name", "-o", "-", "--format", "txt"],
    ["export", "x.csv", "--x", "name", "-o", "-", "--format", "json"],
    ["export", "x.csv", "--x", "name", "-o", "/dev/stdout"],
    ["export", "x.csv", "--x", "name", "-o", "x.wav", "--manifest", "/dev/stdout"],
    ["describe", "x.csv", "--x", "name", "--json"],
    ["export", "x.csv", "--list-columns", "--json"],
    ["value", "x.csv", "highest", "--x", "name", "--json"],
  ]

  @Test(arguments: commands)
  func nothingSteersATerminal(_ arguments: [String]) throws {
    let folder = try TemporaryFolder()
    try folder.put(Array(Self.data.utf8), "x.csv")
    let terminal = try PseudoTerminal()
    var arguments = arguments
    if arguments.last == "/dev/stdout", !arguments.contains("--manifest") {
      arguments += ["--format", "csv"]
    }
    let process = try terminal.start(Program(folder: folder.path), arguments)
    let shown = terminal.text()
    #expect(process.wait() == 0, "\(shown)")
    #expect(shown.contains("\n"))
    let steering = shown.unicodeScalars.filter {
      ($0.value < 0x20 && $0 != "\n") || (0x7F...0x9F).contains($0.value) || $0 == "\u{202E}"
    }
    #expect(steering.isEmpty, "\(shown.debugDescription)")
  }

  /// A file holds the data as they are.
  @Test func filesAreExact() throws {
    let folder = try TemporaryFolder()
    try folder.put(Array(Self.data.utf8), "x.csv")
    let program = Program(folder: folder.path)
    #expect(try program.run(["export", "x.csv", "--x", "name", "-o", "y.csv"]).status == 0)
    let bytes = try #require(folder.bytes("y.csv"))
    #expect(String(decoding: bytes, as: UTF8.self).contains("c\u{1B}[31md,2"))
    let piped = try program.run(["export", "x.csv", "--x", "name", "-o", "-", "--format", "csv"])
    #expect(piped.output == bytes)
  }
}
