// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// No tone sounds while a screen reader speaks a line, as a recording of both has it.
///
/// The voices begin a moment after a line is printed, and the busier the machine is, the later; so the
/// program is told that they speak more slowly than they do.
@Suite(
  .serialized,
  .enabled(
    if: SpeechStage.isPossible && Tool("pacat") != nil, "no speech-dispatcher, or no sound server"))
struct ReadingPauseTests {
  let stage: SpeechStage
  let program: Program

  init() throws {
    stage = try SpeechStage()
    var program = stage.program
    program.environment["AUDIOGRAPH_PAUSE"] = "auto"
    program.environment["AUDIOGRAPH_READING_RATE"] = "150"
    program.environment["AUDIOGRAPH_DURATION"] = "1"
    program.environment["AUDIOGRAPH_DEVICE"] = "pulse"
    program.environment["XDG_DATA_HOME"] = stage.folder.file("home")
    program.environment["AUDIOGRAPH_STORE"] = stage.folder.file("prices.sqlite")
    self.program = program
  }

  struct Listening: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let arguments: [String]
    /// What is typed once something was printed.
    var answers: [(after: String, key: String)] = []
    /// How many lines are spoken, and sounds heard, at least.
    let lineCount: Int
    let soundCount: Int
  }

  static let cases = [
    Listening(testDescription: "play", arguments: ["play", "nile"], lineCount: 3, soundCount: 1),
    Listening(
      testDescription: "a round", arguments: ["play", "@tech"], lineCount: 3, soundCount: 2),
    Listening(
      testDescription: "learn", arguments: ["learn", "--seed", "20"],
      answers: [
        ("t quiz, q leaves.", "n"), ("is a high value.", "t"), ("2\u{A0}trough.", "1"),
        ("2\u{A0}fall.", "q"),
      ], lineCount: 9, soundCount: 4),
  ]

  @Test(arguments: cases)
  func nothingSoundsWhileALineIsSpoken(_ listening: Listening) throws {
    #expect(try program.run(["list", "add", "tech", "AAPL", "MSFT", "-q"]).status == 0)
    let voice = try StandInVoice(on: stage)
    let before = stage.windows.count
    let terminal = try PseudoTerminal()
    let process = try terminal.start(program, listening.arguments)
    var answers = listening.answers[...]
    var (shown, spokenCount, isShownSince) = ("", 0, 0)
    let isOver = waited(everyMilliseconds: 1) {
      shown += terminal.news()
      // Lines are written whole, each before or after its break.
      let lines = shown.split(separator: "\n")
      let windows = stage.windows
      for line in lines.dropFirst(spokenCount) {
        voice.speak(String(line))
        isShownSince = windows.count
      }
      spokenCount = lines.count
      // A key would cut the voice short, which this one knows nothing of: it is heard to its end.
      if let answer = answers.first, shown.hasSuffix(answer.after),
        windows.count > isShownSince + 100, windows.suffix(50).allSatisfy({ !$0.speech })
      {
        terminal.type(answer.key)
        answers.removeFirst()
      }
      return !process.isRunning
    }
    #expect(isOver && process.wait() == 0, "\(shown)")
    #expect(spokenCount >= listening.lineCount, "\(shown)")
    usleep(300_000)
    try check(Array(stage.windows.dropFirst(before)), soundCount: listening.soundCount)
  }

  /// The same at once where no pause is asked for: this is what the recording hears of it.
  @Test func withoutAPauseTheyAreHeardTogether() throws {
    var program = program
    program.environment["AUDIOGRAPH_PAUSE"] = "off"
    let voice = try StandInVoice(on: stage)
    let terminal = try PseudoTerminal()
    let process = try terminal.start(program, ["play", "nile", "--duration", "3"])
    var isSpoken = false
    waited(everyMilliseconds: 1) {
      if !isSpoken, terminal.news().contains("\n") {
        voice.speak("ten words that a voice takes two seconds to speak")
        isSpoken = true
      }
      return !process.isRunning
    }
    #expect(process.wait() == 0)
    #expect(stage.windows.contains { $0.speech && $0.chart })
  }

  /// The reader that people use on consoles, with a voice that is heard.
  @Test(arguments: [["play", "nile"], ["play", "@tech"]])
  func fenrirIsNotTalkedOver(_ arguments: [String]) throws {
    #expect(try program.run(["list", "add", "tech", "AAPL", "MSFT", "-q"]).status == 0)
    let voice = StandInVoice.script(of: try StandInVoice.noise(in: stage), for: "$#")
    let reader = try ScreenReader(
      columns: 80, arguments, environment: program.environment, voice: "set -- $1; \(voice)")
    let before = stage.windows.count
    let last = arguments == ["play", "nile"] ? "always." : "month."
    _ = try reader.spoken(until: last, count: arguments == ["play", "nile"] ? 1 : 2)
    waited {
      stage.windows.count > before + 500
        && stage.windows.suffix(200).allSatisfy { !$0.speech && !$0.chart }
    }
    try check(
      Array(stage.windows.dropFirst(before)), soundCount: arguments == ["play", "nile"] ? 1 : 2)
  }

  private func check(_ heard: [(speech: Bool, chart: Bool)], soundCount: Int) throws {
    let overlap = heard.filter { $0.speech && $0.chart }.count
    #expect(overlap == 0, "\(overlap * 10) ms of both")
    let speech = SpeakTests.stretches(heard.map(\.speech))
    let sounds = SpeakTests.stretches(heard.map(\.chart))
    #expect(sounds.count >= soundCount, "\(sounds)")
    let first = try #require(sounds.first)
    #expect(speech.contains { $0.upperBound < first.lowerBound })
    #expect(heard.count(where: \.speech) > 100)
  }
}

/// A voice that speaks lines one after another, 300 words a minute, as one long tone each.
private final class StandInVoice {
  private let process: Int32
  private let pipe: Int32
  private let output: TemporaryFolder

  init(on stage: SpeechStage) throws {
    output = try TemporaryFolder()
    let path = output.file("lines")
    try #require(mkfifo(path, 0o600) == 0)
    let noise = try Self.noise(in: stage)
    var environment = stage.program.environment
    environment["PULSE_SINK"] = "speech"
    let script = "while read -r words; do \(Self.script(of: noise, for: "$words")); done <'\(path)'"
    process = try #require(Tool("sh")).start(
      ["-c", script], environment: environment, output: output)
    pipe = open(path, O_RDWR | O_CLOEXEC)
  }

  /// Speaks a line once those before are spoken.
  func speak(_ line: String) {
    let count = line.split(whereSeparator: \.isWhitespace).count
    let text = Array("\(count)\n".utf8)
    if count > 0 { _ = write(pipe, text, text.count) }
  }

  deinit {
    kill(process, SIGKILL)
    close(pipe)
  }

  /// The file of a minute of the tone.
  static func noise(in stage: SpeechStage) throws -> String {
    let samples = (0..<480_000).map { Int16($0 / 10 % 2 == 0 ? 3000 : -3000) }
    try stage.folder.put(samples.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8 & 0xFF)] }, "noise")
    return stage.folder.file("noise")
  }

  /// A line of a shell that plays as much of it as a number of words takes: 0.2 seconds each.
  static func script(of noise: String, for count: String) -> String {
    "head -c $((\(count) * 3200)) '\(noise)' | PULSE_SINK=speech pacat --playback --raw"
      + " --format=s16le --rate=8000 --channels=1 --latency-msec=20"
  }
}
