// SPDX-License-Identifier: MIT

import TestSupport
import Testing

/// The program where it may open few files: what is missing then is no library.
@Suite(.enabled(if: Tool.all("prlimit"))) struct FewDescriptorsTests {
  static let commands: [[String]] = [
    ["export", "x.csv", "-o", "x.mp3"], ["export", "x.csv", "-o", "x.wav"], ["describe", "x.csv"],
    ["describe", "AAPL", "--offline"], ["play", "x.csv", "--device", "null"], ["list", "tech"],
  ]

  @Test(arguments: commands)
  func thatIsSaid(_ arguments: [String]) throws {
    let folder = try TemporaryFolder()
    try folder.put(Array("a,b\n1,2\n2,3\n".utf8), "x.csv")
    let home = ["HOME": folder.path, "XDG_DATA_HOME": folder.path, "XDG_CONFIG_HOME": folder.path]
    _ = try #require(Tool("mkdir")).run([folder.file("audiograph")])
    try folder.put(Array(#"{"lists":{"tech":["AAPL"]}}"#.utf8), "audiograph/lists.json")
    let shell = "cd '\(folder.path)' && exec \"$@\""
    for limit in 3...9 {
      let run = try #require(Tool("sh")).run(
        ["-c", shell, "sh", "prlimit", "--nofile=\(limit)", Program.path] + arguments,
        environment: home)
      // With three the system cannot start it.
      if run.status == 127 { continue }
      let isSaid = run.text.contains("Too many open files") && run.text.contains("ulimit -n")
      #expect(run.status == 0 || isSaid, "\(limit): \(run.status) \(run.text)")
      #expect(!run.text.contains("library"), "\(limit): \(run.text)")
      #expect(!folder.names.contains { $0.hasPrefix(".audiograph") }, "\(limit)")
    }
  }
}
