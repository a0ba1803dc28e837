// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// Every command of the README runs and prints what the README says it prints.
///
/// Blocks fenced as `console` hold commands after `$ ` and what they print; a line `…` stands for
/// whatever follows. Blocks fenced as `sh` are set-up that the tests themselves stand on.
@Suite struct ReadmeTests {
  struct Session: CustomTestStringConvertible, Sendable {
    var command: String
    var output: [String]
    var testDescription: String { command }
  }

  static let sessions: [Session] = {
    let path = "\(Program.packageFolder)/README.md"
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    var sessions: [Session] = []
    var isInside = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        isInside = line == "```console"
      } else if isInside, line.hasPrefix("$ ") {
        sessions.append(Session(command: String(line.dropFirst(2)), output: []))
      } else if isInside, !sessions.isEmpty {
        sessions[sessions.count - 1].output.append(String(line))
      }
    }
    return sessions
  }()

  @Test func thereAreCommands() {
    #expect(Self.sessions.count >= 5)
  }

  @Test(arguments: sessions)
  func commandPrintsWhatTheReadmeSays(session: Session) throws {
    let folder = try TemporaryFolder()
    let config = "pcm.!default { type null }\n"
    try folder.put(Array(config.utf8), "asound.conf")
    let sample = "\(Program.packageFolder)/Samples/nile.csv"
    try FileManager.default.copyItem(atPath: sample, toPath: folder.file("nile.csv"))
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = ["-c", "\(session.command) >out 2>err"]
    shell.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    let tools = URL(fileURLWithPath: Program.path).deletingLastPathComponent().path
    shell.environment = [
      "PATH": "\(tools):/usr/local/bin:/usr/bin:/bin", "LANG": "C.UTF-8",
      "HOME": folder.path, "ALSA_CONFIG_PATH": folder.file("asound.conf"),
    ]
    try shell.run()
    shell.waitUntilExit()
    let errors = String(decoding: folder.bytes("err") ?? [], as: UTF8.self)
    #expect(shell.terminationStatus == 0, "\(errors)")
    let printed = String(decoding: folder.bytes("out") ?? [], as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if let rest = session.output.firstIndex(of: "…") {
      #expect(Array(printed.prefix(rest)) == Array(session.output.prefix(rest)))
    } else {
      #expect(printed.filter { !$0.isEmpty } == session.output.filter { !$0.isEmpty })
    }
  }
}
