// SPDX-License-Identifier: MIT

import Testing

@testable import AudiographCLI

@Suite struct ExportLineTests {
  static let lines: [([String], String)] = [
    (["AAPL"], "audiograph export AAPL -o aapl.wav"),
    (
      ["AAPL", "--range", "1Y", "--device", "hw:9", "--text=none", "--wait"],
      "audiograph export AAPL --range 1Y -o aapl.wav"
    ),
    (["./My data.csv", "--mono"], "audiograph export './My data.csv' --mono -o sound.wav"),
    (["a/b.csv", "--y=A b", "--y", "C"], "audiograph export a/b.csv --y 'A b' --y C -o b.wav"),
    (["-", "--title", "it's"], "audiograph export - --title 'it'\\''s' -o sound.wav"),
    (["--", "-x.csv"], "audiograph export -o sound.wav -- -x.csv"),
    (["a.csv", "--speed=1", "--speed=2"], "audiograph export a.csv --speed 2 -o a.wav"),
    (["a.csv", "--manifest", "m.json"], "audiograph export a.csv -o a.wav"),
    (["a\u{1B}[2J.csv"], "audiograph export 'a[2J.csv' -o sound.wav"),
  ]

  @Test(arguments: lines)
  func writesWhatWouldBePlayed(_ texts: [String], _ line: String) throws {
    let arguments = try ArgumentParser.read(texts, for: Commands.spec(.play))
    #expect(exportLine(for: arguments) == line)
  }
}
