// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// What other programs think of the completions and of the manual page.
@Suite struct ShellTests {
  static func written(_ arguments: [String]) throws -> (folder: TemporaryFolder, path: String) {
    let folder = try TemporaryFolder()
    try folder.put(try Program().run(arguments).output, "text")
    return (folder, folder.file("text"))
  }

  /// What `make demo` or anybody else leaves in the checkout would be completed.
  @Test func programsOfTestsSeeNothingOfTheCheckout() throws {
    #expect(try Tool(path: "/bin/ls").run(["-A"]).text == "")
    let folder = try TemporaryFolder()
    var streams = ChildProcess.Streams()
    streams.output = folder.file("names")
    #expect(try ChildProcess("/bin/ls", ["-A"], streams: streams).wait() == 0)
    #expect(folder.bytes("names") == Array("Samples\n".utf8))
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
        + " echo \"${COMPREPLY[@]}\"; COMP_WORDS=(audiograph export --bas); COMP_CWORD=2;"
        + " _audiograph; echo \"${COMPREPLY[@]}\"; COMP_WORDS=(audiograph de); COMP_CWORD=1;"
        + " _audiograph; echo \"${COMPREPLY[@]}\"",
    ])
    #expect(completed.text == "discrete\n--baseline\ndescribe devices\n")
    #expect(folder.names == ["text"])
  }

  /// What readline makes of a line, and what is offered for its last word.
  static let bashLines: [(String, String)] = [
    ("audiograph play --mode = d", "discrete"), ("audiograph play x --range = 1", "1D 1W 1M 1Y"),
    ("audiograph play --text =", "before after none"), ("audiograph play --mode d", "discrete"),
    ("audiograph play -- --mode", ""), ("audiograph play -- --mode d", ""),
    ("audiograph play AAPL -- --te", ""), ("audiograph help -- pl", "play"),
    ("audiograph help so", "sound"), ("audiograph help al", "alert all"),
    ("audiograph play --help a", "all"),
    ("audiograph export --title play --forma", "--format"),
  ]

  @Test(.enabled(if: Tool("bash") != nil, "bash is not installed"), arguments: bashLines)
  func bashCompletes(_ line: String, _ offered: String) throws {
    let (folder, path) = try Self.written(["completion", "bash"])
    let bash = try #require(Tool("bash"))
    let run = try bash.run([
      "-c",
      "source \(path); COMP_WORDS=(\(line)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _audiograph;"
        + " echo \"${COMPREPLY[@]}\"",
    ])
    #expect(run.text == offered + "\n")
    #expect(folder.names == ["text"])
  }

  /// A line that is typed, and what stands on the screen after the tabulator.
  static let zshLines: [(String, String)] = [
    ("audiograph play --mo", "--mono"), ("audiograph play --mode d", "--mode discrete"),
    ("audiograph play --pitch-range 1:2 --mode d", "--mode discrete"),
    ("audiograph play --smooth mean:3 --prof", "--profile"),
    ("audiograph help soun", "sound"), ("audiograph play --help a", "--help all"),
  ]

  @Test(.enabled(if: Tool("zsh") != nil, "zsh is not installed"), arguments: zshLines)
  func zshCompletes(_ line: String, _ shown: String) throws {
    let (folder, path) = try Self.written(["completion", "zsh"])
    let script = """
      \(TypedZsh.begin(withCompletions: path))
      zpty -w -n z $'\(line)\t'
      await '\(shown)'
      for ((i = 0; i < 5; i++)); do zpty -r -t z text && print -r -- $text; sleep 0.02; done
      """
    let run = try #require(Tool("zsh")).run(["-f", "-c", script])
    #expect(run.text.contains(shown), "\(run.text)")
    #expect(!run.text.contains("invalid"), "\(run.text)")
    #expect(folder.names == ["text"])
  }

  // MARK: - Symbols, lists and settings

  /// Variables under which shells find the program, and two watchlists.
  static func home() throws -> (folder: TemporaryFolder, environment: [String: String]) {
    let folder = try TemporaryFolder()
    let path = Program.path.split(separator: "/").dropLast().joined(separator: "/")
    let inherited = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let environment = [
      "PATH": "/\(path):\(inherited)", "XDG_DATA_HOME": folder.path,
      "XDG_CONFIG_HOME": folder.path, "AUDIOGRAPH_STORE": "", "AUDIOGRAPH_OFFLINE": "1",
      "HOME": folder.path, "TERM": "dumb",
    ]
    var program = Program()
    program.environment = environment
    for list in ["tech", "techno", "coins"] {
      #expect(try program.run(["list", "add", list, "AAPL"]).status == 0)
    }
    try folder.put([], "msfx.csv")
    return (folder, environment)
  }

  /// The words of a line as readline splits them, and what is offered for the last.
  static let bashSources: [(String, String)] = [
    ("audiograph play msf", "msfx.csv MSFT"),
    ("audiograph play sea-", "sea-months sea-temperature"),
    ("audiograph play MSF", "MSFT"),
    ("audiograph play x.csv aap", "AAP AAPL"), ("audiograph play ''", ""),
    ("audiograph play ./msf", "./msfx.csv"), ("audiograph play @ te", "@tech @techno"),
    ("audiograph play @tec", "@tech @techno"), ("audiograph play @", "@tech @techno @coins"),
    ("audiograph play -- msf", "msfx.csv MSFT"), ("audiograph list c", "coins"),
    ("audiograph list rem", "remove"), ("audiograph list add tech msf", "MSFT"),
    ("audiograph config get providers.sto", "providers.stooq.url providers.stooq.key"),
    ("audiograph config uns", "unset"), ("audiograph value msf", "msfx.csv MSFT"),
    ("audiograph value AAPL tren", "trend"),
  ]

  @Test(.enabled(if: Tool("bash") != nil, "bash is not installed"), arguments: bashSources)
  func bashOffersSymbolsAndLists(_ line: String, _ offered: String) throws {
    let (folder, environment) = try Self.home()
    try folder.put(try Program().run(["completion", "bash"]).output, "completion")
    let run = try #require(Tool("bash")).run(
      [
        "-c",
        "cd \(folder.path); source ./completion; COMP_WORDS=(\(line));"
          + " COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _audiograph; echo \"${COMPREPLY[@]}\"",
      ], environment: environment)
    let isEmpty = line.hasSuffix("''")
    #expect(isEmpty ? !run.text.contains("AAPL") : run.text == offered + "\n", "\(run.text)")
  }

  static let zshSources: [(String, String)] = [
    ("audiograph play msf", "MSFT"), ("audiograph play x.csv zbr", "ZBRA"),
    ("audiograph play @co", "ins "), ("audiograph list ren", "ame "),
    ("audiograph list co", "ins "), ("audiograph config get providers.ecb.k", "ey "),
    ("audiograph list add tech zbr", "ZBRA"), ("audiograph play msfx", ".csv "),
  ]

  @Test(.enabled(if: Tool("zsh") != nil, "zsh is not installed"), arguments: zshSources)
  func zshOffersSymbolsAndLists(_ line: String, _ shown: String) throws {
    let (folder, environment) = try Self.home()
    try folder.put(try Program().run(["completion", "zsh"]).output, "completion")
    let script = """
      cd \(folder.path)
      \(TypedZsh.begin(withCompletions: "./completion"))
      zpty -w -n z $'\(line)\t'
      await '\(shown)'
      """
    let run = try #require(Tool("zsh")).run(["-f", "-c", script], environment: environment)
    #expect(run.text.contains(shown), "\(run.text)")
  }

  static let fishSources: [(String, [String])] = [
    ("audiograph play msf", ["msfx.csv", "MSFT"]), ("audiograph play co2", ["co2-weekly"]),
    ("audiograph play @te", ["@tech", "@techno"]),
    ("audiograph list co", ["coins"]), ("audiograph list ren", ["rename"]),
    ("audiograph config get providers.ecb.k", ["providers.ecb.key"]),
  ]

  @Test(.enabled(if: Tool("fish") != nil, "fish is not installed"), arguments: fishSources)
  func fishOffersSymbolsAndLists(_ line: String, _ offered: [String]) throws {
    let (folder, environment) = try Self.home()
    try folder.put(try Program().run(["completion", "fish"]).output, "completion")
    let run = try #require(Tool("fish")).run(
      ["-c", "cd \(folder.path); source ./completion; complete -C '\(line)'"],
      environment: environment)
    let words = run.text.split(separator: "\n").map { $0.prefix { $0 != "\t" } }
    #expect(words.map(String.init) == offered, "\(run.text)")
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

  static let manuals = [
    ["help", "--manual"], ["help", "play", "--manual"],
    ["help", "import", "--manual", "--lang", "pl"],
    ["help", "completion", "--manual", "--lang", "fr"],
  ]

  @Test(
    .enabled(if: Tool("mandoc") != nil, "mandoc is not installed"), arguments: manuals)
  func mandocFindsNothingWrong(_ arguments: [String]) throws {
    let (folder, path) = try Self.written(arguments)
    let run = try #require(Tool("mandoc")).run(["-Tlint", "-Wwarning", path])
    #expect(run.status == 0, "\(run.text)")
    #expect(folder.names == ["text"])
  }

  @Test(.enabled(if: Tool("groff") != nil, "groff is not installed"), arguments: manuals)
  func groffFindsNothingWrong(_ arguments: [String]) throws {
    let (folder, path) = try Self.written(arguments)
    let run = try #require(Tool("groff")).run(["-man", "-ww", "-z", "-Kutf8", "-Tutf8", path])
    // What groff finds in its own macros depends on its version.
    let found = run.text.split(separator: "\n").filter { $0.contains(path) }
    #expect(run.status == 0 && found.isEmpty, "\(run.text)")
    #expect(folder.names == ["text"])
  }
}
