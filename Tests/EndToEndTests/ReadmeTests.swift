// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// Every command of the README runs and prints what the README says it prints.
///
/// Blocks fenced as `console` hold commands after `$ ` and what they print; a line `…` stands for
/// whatever follows. The commands of a block run one after another in a folder of their own, on a
/// new machine without a network. Blocks fenced as `sh` are set-up that the tests themselves stand on.
@Suite struct ReadmeTests {
  struct Block: CustomTestStringConvertible, Sendable {
    var commands: [Command] = []
    var testDescription: String { commands.first?.line ?? "nothing" }
  }

  struct Command: Sendable {
    var line: String
    var output: [String] = []
  }

  static let blocks: [Block] = {
    let path = "\(Program.packageFolder)/README.md"
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    var blocks: [Block] = []
    var isInside = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        isInside = line == "```console"
        if isInside { blocks.append(Block()) }
      } else if isInside, line.hasPrefix("$ ") {
        blocks[blocks.count - 1].commands.append(Command(line: String(line.dropFirst(2))))
      } else if isInside, let last = blocks.last?.commands.indices.last {
        blocks[blocks.count - 1].commands[last].output.append(String(line))
      }
    }
    return blocks
  }()

  @Test func thereAreCommands() {
    #expect(Self.blocks.count >= 4)
    #expect(Self.blocks.flatMap(\.commands).count >= 15)
  }

  @Test(arguments: blocks)
  func commandsPrintWhatTheReadmeSays(block: Block) throws {
    let folder = try TemporaryFolder()
    try folder.put(Array("pcm.!default { type null }\n".utf8), "asound.conf")
    let sample = "\(Program.packageFolder)/Samples/nile.csv"
    try FileManager.default.copyItem(atPath: sample, toPath: folder.file("nile.csv"))
    for command in block.commands { try run(command, in: folder) }
  }

  private func run(_ command: Command, in folder: TemporaryFolder) throws {
    let tools = URL(fileURLWithPath: Program.path).deletingLastPathComponent().path
    let shell = try ChildProcess(
      "/bin/sh", ["-c", "\(command.line) >out 2>err"],
      environment: [
        "PATH": "\(tools):/usr/local/bin:/usr/bin:/bin", "LANG": "C.UTF-8",
        "HOME": folder.path, "ALSA_CONFIG_PATH": folder.file("asound.conf"),
        "AUDIOGRAPH_OFFLINE": "1",
      ], folder: folder.path)
    let status = shell.wait()
    let errors = String(decoding: folder.bytes("err") ?? [], as: UTF8.self)
    #expect(status == 0, "\(command.line): \(errors)")
    let printed = String(decoding: folder.bytes("out") ?? [], as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if let rest = command.output.firstIndex(of: "…") {
      #expect(Array(printed.prefix(rest)) == Array(command.output.prefix(rest)), "\(command.line)")
    } else {
      #expect(
        printed.filter { !$0.isEmpty } == command.output.filter { !$0.isEmpty },
        "\(command.line)")
    }
  }
}
