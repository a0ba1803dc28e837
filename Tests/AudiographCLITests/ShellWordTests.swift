// SPDX-License-Identifier: MIT

import Audiograph
import TestSupport
import Testing

@testable import AudiographCLI

/// What shells make of words that are proposed.
@Suite struct ShellWordTests {
  static let texts =
    JoinedSigns.all + [
      "-x", "", "it's", "\u{301}'", "\\", "a\\", "\\';echo x;\\'", "'\\''", "=ls", "%self", "~",
      "!x",
    ]

  /// The shells of the machine, and the option by which each reads no settings.
  static let shells = [("bash", "--norc"), ("dash", "-e"), ("fish", "--no-config"), ("zsh", "-f")]
    .filter { Tool($0.0) != nil }

  /// Every shell reads every word as the text that it was.
  @Test(arguments: shells)
  func shellsReadTheTextBack(_ name: String, _ option: String) throws {
    let shell = try #require(Tool(name))
    try expectTexts(of: shell, option, from: "printf '%s\\0' $word")
  }

  /// And so does Bash what it writes of the word itself.
  @Test(.enabled(if: Tool("bash") != nil, "bash is not installed"))
  func bashWritesTheTextAgain() throws {
    let bash = try #require(Tool("bash"))
    try expectTexts(of: bash, "--norc", from: "eval \"printf '%s\\0' $(printf %q $word)\"")
  }

  private func expectTexts(of shell: Tool, _ option: String, from write: String) throws {
    let folder = try TemporaryFolder()
    let lines = Self.texts.map { write.replacing("$word", with: shellWord($0)) + "\n" }.joined()
    try folder.put(Array(lines.utf8), "script")
    let check = try shell.run([option, "-n", folder.file("script")])
    #expect(check.status == 0 && check.text == "", "\(check.text)")
    let run = try shell.run([option, folder.file("script")])
    let words = run.output.split(separator: 0, omittingEmptySubsequences: false).dropLast()
    #expect(words.map(Array.init) == Self.texts.map { Array($0.utf8) })
  }

  @Test func hyphensBeginNoOption() {
    #expect(shellPath("-rf.csv") == "./-rf.csv" && shellPath("-") == "-")
    #expect(shellPath("-\u{301}.csv") == "'./-\u{301}.csv'" && shellPath("a b") == "'a b'")
    #expect(shellOption("--x", "-a b") == "--x='-a b'" && shellOption("--x", "a") == "--x a")
  }
}
