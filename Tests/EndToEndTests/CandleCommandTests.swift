// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// `--as candles`, run as a user would.
@Suite struct CandleCommandTests {
  private func run(
    _ arguments: [String], in folder: TemporaryFolder? = nil
  ) throws -> Program.Outcome {
    try Program(folder: folder?.path).run(arguments)
  }

  @Test func describesTheBars() throws {
    let outcome = try run(["describe", "AAPL", "--range", "1Y", "--as", "candles"])
    #expect(outcome.status == 0, "\(outcome.message)")
    #expect(
      Array(outcome.lines[3...4]) == [
        "112 bars rose, 138 fell; the longest runs are 6 up and 6 down.",
        "The widest bar, on 6 December 2012, went from 518.63 to 553.31; the largest gap, on 24"
          + " January 2013, was down from 514.01 to 460.00.",
      ])
    let line = try run(["describe", "AAPL", "--range", "1Y", "--as", "line"])
    #expect(line.lines == (try run(["describe", "AAPL", "--range", "1Y"])).lines)
  }

  @Test func exportsBarsOfAFileAndOfASymbol() throws {
    let folder = try TemporaryFolder()
    let file = "\(Program.packageFolder)/Samples/stocks/AAPL.csv"
    for (source, name) in [(file, "file"), ("AAPL", "symbol")] {
      let outcome = try run(
        [
          "export", source, "--range", "1Y", "--as", "candles", "--volume-line", "-o",
          "\(name).wav", "--manifest", "\(name).json",
        ], in: folder)
      #expect(outcome.status == 0, "\(outcome.message)")
      #expect(outcome.message.contains("The bars are joined into 53 weeks."))
    }
    func content(_ name: String) throws -> Data {
      try Data(contentsOf: URL(filePath: "\(folder.path)/\(name)"))
    }
    let manifest = try String(decoding: content("file.json"), as: UTF8.self)
    #expect(manifest.components(separatedBy: #"{"kind":"bar""#).count == 54)
    #expect(manifest.contains(#""noise":-8"#) && manifest.contains(#""noise":-20"#))
    #expect(try content("file.json") == content("symbol.json"))
  }

  @Test func batchHasTheOptions() throws {
    let folder = try TemporaryFolder()
    try "source,output,range,as,volume-line\nAAPL,a.wav,3M,candles,yes\nnile,b.wav,,candles,no\n"
      .write(toFile: "\(folder.path)/charts.csv", atomically: true, encoding: .utf8)
    let outcome = try run(["batch", "charts.csv"], in: folder)
    #expect(outcome.lines.count == 2)
    #expect(
      outcome.lines.contains { $0.contains(#""points":61,"exit":0"#) })
    #expect(
      outcome.lines.contains {
        $0.contains("is not made of bars with open, high, low and close")
          && $0.contains(#""exit":2"#)
      })
  }

  @Test(arguments: [
    (
      ["nile", "--as", "candles"],
      "'Annual flow' is not made of bars with open, high, low and close, so --as candles does not"
        + " apply. Leave out --as candles, or choose prices with these columns."
    ),
    (
      ["AAPL", "--as", "candles", "--mode", "discrete"],
      "--as candles and --mode cannot be used together. Leave one of them out."
    ),
    (
      ["AAPL", "--as", "candles", "--rebase"],
      "--as candles and --rebase cannot be used together. Leave one of them out."
    ),
    (
      ["AAPL", "--as", "candles", "--volume-line", "--baseline", "first"],
      "--volume-line and --baseline cannot be used together. Leave one of them out."
    ),
    (
      ["AAPL", "--volume-line"],
      "--volume-line has no effect without candles. Add --as candles, or leave it out."
    ),
    (
      ["AAPL", "--as", "candle"],
      "Invalid value 'candle' for --as: use auto, line, candles, bars, scatter, histogram, density,"
        + " box, band, heatmap, share, grouped, stacked, step, error or rank. Did you mean candles?"
    ),
  ])
  func refusesWhatHasNoMeaning(arguments: [String], message: String) throws {
    let outcome = try run(["describe"] + arguments)
    #expect(outcome.status == 2)
    #expect(outcome.lines.isEmpty)
    #expect(outcome.message.contains("audiograph: \(message)"))
  }

  @Test func comparesNoCandles() throws {
    let outcome = try run(["compare", "AAPL", "MSFT", "--as", "candles", "-o", "a.wav"])
    #expect(outcome.status == 2)
  }
}
