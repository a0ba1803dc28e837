// SPDX-License-Identifier: MIT

import Testing

@testable import AudiographCLI

@Suite struct FaultTests {
  static let commands: [([String], String)] = [
    ([], "audiograph"), (["--version"], "audiograph --version"),
    (["explore", "secret.csv"], "audiograph explore"),
    (["secret.csv", "explore"], "audiograph"),
    (["--lang", "de", "describe", "a"], "audiograph --lang"),
    (
      ["describe", "s", "--title=Secret", "--y", "Secret", "-q", "-osecret.wav", "--secret"],
      "audiograph describe --title --y -q -o"
    ),
    (["describe", "-5", "-", "-é", "--", "--title", "-q"], "audiograph describe"),
    (["export", "a", "--through", "program", "--title"], "audiograph export --through"),
  ]

  /// The command and the names of its options, and nothing that may be private.
  @Test(arguments: commands) func namesNoData(_ texts: [String], _ command: String) {
    #expect(Fault.command(texts) == command)
  }
}
