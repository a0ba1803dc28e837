// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// The examples of alerts are those of the page about them, and the program understands them.
@Suite struct InstalledExampleTests {
  static func text(_ path: String) throws -> String {
    try String(contentsOfFile: "\(Program.packageFolder)/\(path)", encoding: .utf8)
  }

  /// The lines of an example that are no comments.
  static func lines(_ path: String) throws -> [String] {
    try text("Examples/Alerts/\(path)").split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init).filter { !$0.hasPrefix("#") }
  }

  @Test(arguments: ["audiograph-alerts.service", "crontab"])
  func thePageShowsWhatIsInstalled(_ path: String) throws {
    let example = try Self.lines(path).joined(separator: "\n")
    #expect(try Self.text("Documentation/live.md").contains(example))
    #expect(try Self.text("Makefile").contains("cp -R Examples/Alerts"))
  }

  /// What systemd and cron would run is told that there is no network, and nothing else.
  @Test func theProgramUnderstandsBoth() throws {
    let folder = try TemporaryFolder()
    var program = try Program(device: .null, in: folder)
    program.environment["XDG_DATA_HOME"] = folder.path
    _ = try program.run(["alert", "add", "AAPL", "--above", "200"])
    let unit = try #require(
      try Self.lines("audiograph-alerts.service").first {
        $0.hasPrefix("ExecStart=audiograph ")
      })
    let service = unit.dropFirst("ExecStart=audiograph ".count).replacing("%%", with: "%")
    let cron = try #require(try Self.lines("crontab").first)
    #expect(!cron.replacing("\\%", with: "").contains("%"))
    let words = cron.replacing("\\%", with: "%").split(separator: "audiograph ").last ?? ""
    for line in [String(service), String(words)] {
      let arguments = line.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
        .flatMap { number, part in
          number % 2 == 1 ? [String(part)] : part.split(separator: " ").map(String.init)
        }
      let outcome = try program.run(arguments)
      #expect(outcome.status == 4, "\(outcome.message)")
    }
  }
}
