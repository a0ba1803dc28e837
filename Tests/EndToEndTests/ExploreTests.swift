// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// Walks by lines on standard input.
@Suite struct ExploreTests {
  static let year = ["explore", "AAPL", "--range", "1Y"]
  static let opening = [
    "Apple, 1 year.", "430.47 on 1 Mar 2013, 250 trading days", "Type a key or a word, then Enter",
  ]

  private func walk(_ lines: String, _ arguments: [String] = year) throws -> Program.Outcome {
    try Program(device: .null, in: TemporaryFolder()).run(arguments, input: lines)
  }

  @Test func everyLineIsAnswered() throws {
    let outcome = try walk(
      "highest\np\nprevious\nk\nu\nlowest\ngo 2012-05-17\nma\nhighest\nw\ns\nq\n")
    #expect(outcome.status == 0)
    #expect(
      outcome.lines == Self.opening + [
        "702.10 on 19 Sep 2012, highest", "140 of 250, height 100, up 29 percent",
        "701.91 on 18 Sep 2012", "699.78 on 17 Sep 2012", "701.91 on 18 Sep 2012",
        "430.47 on 1 Mar 2013, lowest, last", "530.12 on 17 May 2012",
        "530.12 on 17 May 2012, mark a", "702.10 on 19 Sep 2012, highest",
        "171.98 more than mark a, 32 percent", "0.19 more than on 18 Sep 2012",
      ])
    #expect(outcome.message == "Sample data, not current: 1 March 2013.\n")
  }

  @Test func rangesAndIntervalsKeepTheDate() throws {
    let outcome = try walk("t\n+\n-\n1\n6\n<\n")
    #expect(outcome.status == 0)
    #expect(
      outcome.lines.dropFirst(3) == [
        "702.10 on 19 Sep 2012, highest", "700.10 on 21 Sep 2012, 1 year, 53 weeks",
        "702.10 on 19 Sep 2012, 250 trading days", "702.10 on 19 Sep 2012, 1 month",
        "702.10, 19 Sep 2012, 3270 trading days", "nothing earlier",
      ])
  }

  @Test func fieldsOfABar() throws {
    let down = String(repeating: "field-down\n", count: 5)
    let outcome = try walk("t\n\(down)field-up\nprevious\n")
    #expect(outcome.status == 0)
    #expect(
      outcome.lines.dropFirst(3) == [
        "702.10 on 19 Sep 2012, highest", "700.26, open, 19 Sep 2012",
        "703.99, high, 19 Sep 2012", "699.57, low, 19 Sep 2012, highest",
        "11.6741 million, volume, 19 Sep 2012", "no further field",
        "699.57, low, 19 Sep 2012, highest", "696.42, low, 18 Sep 2012",
      ])
  }

  @Test func inOtherLanguages() throws {
    let cases = [
      ("de", "702,10 am 19. Sep. 2012, höchster Wert"), ("fr", "702,10 le 19 sept. 2012, maximum"),
      ("pl", "702,10, 19 wrz 2012, najwyższa"), ("en-US", "702.10 on Sep 19, 2012, highest"),
    ]
    for (language, line) in cases {
      let outcome = try walk("t\n", Self.year + ["--lang", language])
      #expect(outcome.lines.last == line)
      #expect(outcome.lines.allSatisfy { $0.count <= 40 }, "\(outcome.lines)")
    }
  }

  @Test func goesOnWithoutADevice() throws {
    let program = try Program(device: .none, in: TemporaryFolder())
    let outcome = try program.run(["explore", "nile"], input: "t\n")
    #expect(outcome.status == 0)
    #expect(outcome.lines.last == "1370 in 1879, highest")
    #expect(
      outcome.message
        == "warning: There is no sound device 'default'. Continuing with words only.\n")
  }

  @Test func keepsPlaceMarksAndSpeed() throws {
    let folder = try TemporaryFolder()
    var program = try Program(device: .null, in: TemporaryFolder())
    program.environment["XDG_DATA_HOME"] = folder.path
    #expect(try program.run(["explore", "nile"], input: "t\nmb\nx\nk\nq\n").status == 0)
    let again = try program.run(["explore", "nile"], input: "yb\nx\n")
    #expect(again.lines[1] == "1230 in 1878, 100 years")
    #expect(again.lines.suffix(2) == ["1370 in 1879, mark b, highest", "speed 0.5"])
  }

  @Test func keysAndACommandCanBeChosen() throws {
    let folder = try TemporaryFolder()
    try folder.put(Array("#!/bin/sh\necho \"$@\" > ran\n".utf8), "mine")
    chmod(folder.file("mine"), 0o700)
    var program = try Program(device: .null, in: folder)
    program.environment["AUDIOGRAPH_KEY_HIGHEST"] = "K ="
    program.environment["AUDIOGRAPH_EXPLORE_COMMAND"] = "\(folder.file("mine")) -a"
    let outcome = try program.run(["explore", "AAPL", "--range", "1Y"], input: "K\nn\nt\n")
    #expect(
      outcome.lines.suffix(3) == [
        "702.10 on 19 Sep 2012, highest", "your command has ended", "unknown: t; h for help",
      ])
    #expect(String(decoding: folder.bytes("ran") ?? [], as: UTF8.self) == "-a AAPL 2012-09-19\n")
    program.environment["AUDIOGRAPH_KEY_HIGHEST"] = "nokey"
    let wrong = try program.run(["explore", "nile"], input: "")
    #expect(wrong.status == 2 && wrong.output == [])
  }

  static let refusals: [([String], String)] = [
    (["explore", "-"], "The chart cannot come from standard input, because the keys do."),
    (["explore"], ""), (["explore", "nile", "--manifest", "x.json"], ""),
  ]

  @Test(arguments: refusals)
  func refuses(_ arguments: [String], _ message: String) throws {
    let outcome = try Program().run(arguments)
    #expect(outcome.status == 2 && outcome.output == [])
    #expect(outcome.message.hasPrefix("audiograph: \(message)"), "\(outcome.message)")
  }

  /// The device is given the pitch of the highest point: 1760 Hz.
  @Test func aPointIsHeard() throws {
    let folder = try TemporaryFolder()
    let program = try Program(device: .file(folder.file("played.raw")), in: folder)
    #expect(try program.run(["explore", "nile"], input: "t\n").status == 0)
    let bytes = folder.bytes("played.raw") ?? []
    let samples = stride(from: 0, to: bytes.count - 3, by: 4).map { place in
      Double(Int16(truncatingIfNeeded: Int(bytes[place]) | Int(bytes[place + 1]) << 8))
    }
    let first = try #require(samples.firstIndex { $0 != 0 })
    let pitch = try #require(Pitch(of: samples[first + 1100...first + 3800], sampleRate: 48_000))
    #expect(abs(pitch.frequency - 1760) < 2)
    #expect(samples.suffix(100).allSatisfy { $0 == 0 })
  }
}
