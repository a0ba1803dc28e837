// SPDX-License-Identifier: MIT

import Audiograph
import TestSupport
import Testing

@testable import AudiographCLI

/// What a shell makes of words that are proposed.
@Suite(.enabled(if: Tool.all("bash"))) struct ShellWordTests {
  /// Bash reads every word as the text that it was, and so does what Bash writes of it.
  @Test func bashReadsTheTextBack() throws {
    let texts = JoinedSigns.all + ["-x", "", "it's", "\u{301}'"]
    let folder = try TemporaryFolder()
    for (number, write) in ["printf '%s\\0' $word", "eval \"printf '%s\\0' $(printf %q $word)\""]
      .enumerated()
    {
      let lines = texts.map { write.replacing("$word", with: shellWord($0)) + "\n" }.joined()
      try folder.put(Array(lines.utf8), "script\(number)")
      let bash = try #require(Tool("bash"))
      let check = try bash.run(["-n", folder.file("script\(number)")])
      #expect(check.status == 0 && check.text == "", "\(check.text)")
      let run = try bash.run([folder.file("script\(number)")])
      let words = run.output.split(separator: 0, omittingEmptySubsequences: false).dropLast()
      #expect(words.map(Array.init) == texts.map { Array($0.utf8) })
    }
  }

  @Test func hyphensBeginNoOption() {
    #expect(shellPath("-rf.csv") == "./-rf.csv" && shellPath("-") == "-")
    #expect(shellPath("-\u{301}.csv") == "'./-\u{301}.csv'" && shellPath("a b") == "'a b'")
    #expect(shellOption("--x", "-a b") == "--x='-a b'" && shellOption("--x", "a") == "--x a")
  }
}
