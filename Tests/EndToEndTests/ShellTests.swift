// SPDX-License-Identifier: MIT

import TestSupport
import Testing

/// What other programs think of the completions and of the manual page.
@Suite struct ShellTests {
  static func written(_ arguments: [String]) throws -> (folder: TemporaryFolder, path: String) {
    let folder = try TemporaryFolder()
    try folder.put(try Program().run(arguments).output, "text")
    return (folder, folder.file("text"))
  }

  @Test(
    .enabled(if: Tool("bash") != nil, "bash is not installed"))
  func bashReadsItsCompletions() throws {
    let (folder, path) = try Self.written(["completion", "bash"])
    let bash = try #require(Tool("bash"))
    let run = try bash.run(["-n", path])
    #expect(run.status == 0 && run.text.isEmpty, "\(run.text)")
    let completed = try bash.run([
      "-c",
      "source \(path); COMP_WORDS=(audiograph play --mode d); COMP_CWORD=3; _audiograph;"
        + " echo \"${COMPREPLY[@]}\"; COMP_WORDS=(audiograph export --ba); COMP_CWORD=2;"
        + " _audiograph; echo \"${COMPREPLY[@]}\"; COMP_WORDS=(audiograph de); COMP_CWORD=1;"
        + " _audiograph; echo \"${COMPREPLY[@]}\"",
    ])
    #expect(completed.text == "discrete\n--baseline\ndescribe devices\n")
    #expect(folder.names == ["text"])
  }

  @Test(.enabled(if: Tool("zsh") != nil, "zsh is not installed"))
  func zshReadsItsCompletions() throws {
    let (folder, path) = try Self.written(["completion", "zsh"])
    let run = try #require(Tool("zsh")).run(["-n", path])
    #expect(run.status == 0 && run.text.isEmpty, "\(run.text)")
    #expect(folder.names == ["text"])
  }

  @Test(.enabled(if: Tool("fish") != nil, "fish is not installed"))
  func fishReadsItsCompletions() throws {
    let (folder, path) = try Self.written(["completion", "fish"])
    let run = try #require(Tool("fish")).run(["--no-execute", path])
    #expect(run.status == 0 && run.text.isEmpty, "\(run.text)")
    #expect(folder.names == ["text"])
  }

  @Test(.enabled(if: Tool("mandoc") != nil, "mandoc is not installed"))
  func mandocFindsNothingWrong() throws {
    let (folder, path) = try Self.written(["help", "--manual"])
    let run = try #require(Tool("mandoc")).run(["-Tlint", "-Wwarning", path])
    #expect(run.status == 0, "\(run.text)")
    #expect(folder.names == ["text"])
  }

  @Test(.enabled(if: Tool("groff") != nil, "groff is not installed"))
  func groffFindsNothingWrong() throws {
    let (folder, path) = try Self.written(["help", "--manual"])
    let run = try #require(Tool("groff")).run(["-man", "-ww", "-z", "-Tascii", path])
    #expect(run.status == 0 && run.text.isEmpty, "\(run.text)")
    #expect(folder.names == ["text"])
  }
}
