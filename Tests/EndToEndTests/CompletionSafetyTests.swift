// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// Completions where what is offered holds commands: nothing of it is run, in any shell.
@Suite struct CompletionSafetyTests {
  static let hostile = [
    "tech$(touch trap)", "tech`touch trap`", "tech;touch trap", "tech\"$(touch trap)\"",
    "tech' `touch trap` '", "te*", "tech\\$(touch trap)", "${te:=$(touch trap)}", "(touch trap)",
  ]

  /// A folder with a program `audiograph` that offers such names, and our completions.
  static func stage(_ shell: String) throws -> (TemporaryFolder, [String: String]) {
    let folder = try TemporaryFolder()
    let names = (["tech"] + hostile).map { $0 + "\n" }.joined()
    try folder.put(Array(names.utf8), "names")
    try folder.putProgram("#!/bin/sh\ncat '\(folder.path)/names'\n", "audiograph")
    try folder.put(try Program().run(["completion", shell]).output, "completion")
    try folder.put([], "te?")
    let inherited = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return (
      folder, ["PATH": "\(folder.path):\(inherited)", "HOME": folder.path, "TERM": "dumb"]
    )
  }

  /// Where names of lists are offered, where symbols are, and where both and files are.
  static let lines = [
    "audiograph play @te", "audiograph list te", "audiograph play te", "audiograph fundamentals te",
    "audiograph list add tech te", "audiograph play @",
  ]

  @Test(.enabled(if: Tool.all("bash", "install")), arguments: lines)
  func bashRunsNothing(_ line: String) throws {
    let (folder, environment) = try Self.stage("bash")
    let run = try #require(Tool("bash")).run(
      [
        "-c",
        "cd \(folder.path); source ./completion; COMP_WORDS=(\(line.replacing("@", with: "@ ")));"
          + " COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _audiograph; printf '%s\\n' \"${COMPREPLY[@]}\"",
      ], environment: environment)
    let offered = run.text.split(separator: "\n").map(String.init)
    #expect(offered.contains(line.contains("@") ? "@tech" : "tech"), "\(run.text)")
    // Names of lists are typed as they are; symbols and files are quoted where they need it.
    let known = Set(Self.hostile + ["tech", "te?"])
    #expect(line.contains("@") ? offered == ["@tech"] : known.isSuperset(of: offered))
    #expect(!folder.names.contains("trap"))
  }

  /// What stands on the line after the tabulator is quoted.
  @Test(.enabled(if: Tool.all("bash", "install", "script")))
  func bashQuotesWhatItTypes() throws {
    let (folder, environment) = try Self.stage("bash")
    try folder.put(Array("TE&touch trap\n".utf8), "names")
    let settings = "PS1=; bind 'set enable-bracketed-paste off'; source ./completion; >ready\n"
    try folder.put(Array(settings.utf8), "settings")
    let script = """
      cd \(folder.path)
      {
        until [[ -e ready ]]; do sleep 0.05; done
        printf 'audiograph fundamentals TE\\t\\nexit\\n'
        until [[ -e over ]]; do sleep 0.05; done
      } | { script -qec 'bash --noprofile --rcfile settings -i; >over' /dev/null; >over; }
      """
    let run = try #require(Tool("bash")).run(["-c", script], environment: environment)
    #expect(run.text.contains("TE\\&touch\\ trap"), "\(run.text)")
    #expect(!folder.names.contains("trap"))
  }

  @Test(.enabled(if: Tool.all("zsh", "install")), arguments: lines)
  func zshRunsNothing(_ line: String) throws {
    let (folder, environment) = try Self.stage("zsh")
    let script = """
      cd \(folder.path)
      \(TypedZsh.begin(withCompletions: "./completion"))
      zpty -w -n z $'\(line)\\t\\t\\t'
      zpty -w -n z $'\\C-uDONE'
      await DONE
      """
    let run = try #require(Tool("zsh")).run(["-f", "-c", script], environment: environment)
    #expect(run.text.contains("tech"), "\(run.text)")
    #expect(!folder.names.contains("trap"))
  }

  @Test(.enabled(if: Tool.all("fish", "install")), arguments: lines)
  func fishRunsNothing(_ line: String) throws {
    let (folder, environment) = try Self.stage("fish")
    let run = try #require(Tool("fish")).run(
      ["-c", "cd \(folder.path); source ./completion; complete -C '\(line)'"],
      environment: environment)
    #expect(run.text.contains("tech"), "\(run.text)")
    #expect(!folder.names.contains("trap"))
  }
}
