// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// Every command of the README and of the pages it leads to prints what they say it prints.
///
/// Blocks fenced as `console` hold commands after `$ ` and what they print; a line `…` stands for
/// whatever follows. The commands of a block run one after another in a folder of their own, on a
/// new machine without a network. Blocks fenced as `sh` are set-up that the tests themselves stand on.
@Suite struct ReadmeTests {
  struct Block: CustomTestStringConvertible, Sendable {
    let page: String
    var commands: [Command] = []
    var testDescription: String { "\(page): \(commands.first?.line ?? "nothing")" }
  }

  struct Command: Sendable {
    var line: String
    var output: [String] = []
  }

  static let pages =
    ["README.md"]
    + [
      "batch", "describing", "explore", "export", "first-hour", "kinds", "learn", "live", "prices",
      "settings", "tables", "using",
    ].map {
      "Documentation/\($0).md"
    }

  static let blocks = pages.flatMap(blocks)

  /// Pages that are followed from beginning to end, in one folder.
  static let stories = ["Documentation/first-hour.md"]

  static func text(_ page: String) -> String {
    (try? String(contentsOfFile: "\(Program.packageFolder)/\(page)", encoding: .utf8)) ?? ""
  }

  static func blocks(of page: String) -> [Block] {
    var blocks: [Block] = []
    var isInside = false
    for line in text(page).split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        isInside = line == "```console"
        if isInside { blocks.append(Block(page: page)) }
      } else if isInside, line.hasPrefix("$ ") {
        blocks[blocks.count - 1].commands.append(Command(line: String(line.dropFirst(2))))
      } else if isInside, let last = blocks.last?.commands.indices.last {
        blocks[blocks.count - 1].commands[last].output.append(String(line))
      }
    }
    guard stories.contains(page) else { return blocks }
    return [Block(page: page, commands: blocks.flatMap(\.commands))]
  }

  @Test(arguments: pages)
  func everyPageHasCommands(_ page: String) {
    #expect(Self.blocks(of: page).flatMap(\.commands).count >= 3)
  }

  /// A page whose commands nobody ran would go stale.
  @Test func everyPageWithCommandsIsRun() throws {
    let folder = "\(Program.packageFolder)/Documentation"
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    for page in names.filter({ $0.hasSuffix(".md") }).map({ "Documentation/\($0)" }) {
      #expect(Self.pages.contains(page) || !Self.text(page).contains("```console"), "\(page)")
    }
  }

  @Test(arguments: pages)
  func everyLinkLeadsToAFile(_ page: String) {
    let folder = "\(Program.packageFolder)/\(page)".split(separator: "/").dropLast()
    for match in Self.text(page).matches(of: /\]\((?!https?:)([^)#]*)(#[^)]*)?\)/) {
      let path = "/\(folder.joined(separator: "/"))/\(match.1)"
      #expect(FileManager.default.fileExists(atPath: path), "\(page): \(match.1)")
    }
  }

  /// The pictures are what the program draws of the samples of their names, and say the same without eyes.
  @Test func thePicturesOfTheReadmeAreCurrent() throws {
    let folder = try TemporaryFolder()
    let program = Program(folder: folder.path)
    let pictures = Self.text("README.md").matches(
      of: /!\[([^\]]*)\]\((Documentation\/pictures\/([a-z0-9-]+)\.svg)\)/)
    #expect(pictures.count == 2)
    for picture in pictures {
      let name = String(picture.3)
      let exported = try program.run(["export", name, "-q", "-o", "\(name).svg"])
      #expect(exported.status == 0, "\(exported.message)")
      let drawn = String(decoding: folder.bytes("\(name).svg") ?? [], as: UTF8.self)
      #expect(drawn == Self.text(String(picture.2)), "make pictures draws \(name) anew")
      #expect(
        try program.run(["describe", name, "-q", "--level", "alt"]).lines == [String(picture.1)])
    }
  }

  @Test func theReadmeIsShortAndNamesTheTestCommand() {
    let lines = Self.text("README.md").split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 121)
    #expect(lines.contains { $0.hasPrefix("make test ") })
  }

  @Test(arguments: blocks)
  func commandsPrintWhatThePageSays(block: Block) throws {
    let folder = try TemporaryFolder()
    try folder.put(Array("pcm.!default { type null }\n".utf8), "asound.conf")
    let sample = "\(Program.packageFolder)/Samples/nile.csv"
    try FileManager.default.copyItem(atPath: sample, toPath: folder.file("nile.csv"))
    for command in block.commands { try run(command, in: folder) }
  }

  private func run(_ command: Command, in folder: TemporaryFolder) throws {
    let tools = URL(fileURLWithPath: Program.path).deletingLastPathComponent().path
    let shell = try ChildProcess(
      "/bin/sh", ["-c", "{ \(command.line)\n} >out 2>err"],
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
