// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// `--speak`, heard.
@Suite(.serialized) struct SpeakTests {
  /// Stretches of what is heard on a side, in windows of 10 ms; pauses below a quarter of a second
  /// belong to them.
  static func stretches(_ heard: [Bool]) -> [ClosedRange<Int>] {
    var found: [ClosedRange<Int>] = []
    for index in heard.indices where heard[index] {
      if let last = found.last, index - last.upperBound < 25 {
        found[found.count - 1] = last.lowerBound...index
      } else {
        found.append(index...index)
      }
    }
    return found
  }

  /// Title, sound, description and end phrase, one after the other and never two at once.
  @Test(.enabled(if: SpeechStage.isPossible, "no speech-dispatcher, or no sound server"))
  func speechAndSoundTakeTurns() throws {
    let stage = try SpeechStage()
    let before = stage.windows.count
    let outcome = try stage.program.run([
      "play", "nile", "--speak", "--duration", "gist", "--device", "pulse", "--level", "alt",
      "--end-phrase", "That is all",
    ])
    #expect(outcome.status == 0 && outcome.message == "", "\(outcome.message)")
    usleep(500_000)
    let heard = Array(stage.windows.dropFirst(max(0, before - 10)))
    let overlap = heard.filter { $0.speech && $0.chart }.count
    #expect(overlap == 0, "\(overlap * 10) ms of both")
    let speech = Self.stretches(heard.map(\.speech))
    let chart = Self.stretches(heard.map(\.chart))
    let (title, tone) = (try #require(speech.first), try #require(chart.first))
    let (words, tones) = (try #require(speech.last), try #require(chart.last))
    #expect(title.upperBound < tone.lowerBound)
    #expect(words.lowerBound > tones.upperBound)
    // The title takes more than half a second, the sound more than three, the words more than two.
    #expect(speech.filter { $0.upperBound < tone.lowerBound }.reduce(0) { $0 + $1.count } > 50)
    #expect(tones.upperBound - tone.lowerBound > 300)
    #expect(speech.filter { $0.lowerBound > tones.upperBound }.reduce(0) { $0 + $1.count } > 200)
  }

  @Test(.enabled(if: SpeechStage.isPossible, "no speech-dispatcher, or no sound server"))
  func anInterruptionSilencesTheVoice() throws {
    let stage = try SpeechStage()
    let run = try stage.program.start(["describe", "nile", "--speak", "--level", "long"])
    #expect(run.wait { stage.windows.contains(where: \.speech) })
    run.signal(SIGINT)
    #expect(run.wait().status == 130)
    usleep(700_000)
    let spoken = stage.windows.count
    usleep(1_000_000)
    #expect(stage.windows.dropFirst(spoken).allSatisfy { !$0.speech })
  }

  /// On a walk a line is spoken once its point was heard, and a key silences it.
  @Test(.enabled(if: SpeechStage.isPossible, "no speech-dispatcher, or no sound server"))
  func aWalkIsSpoken() throws {
    let stage = try SpeechStage()
    let terminal = try PseudoTerminal()
    let walk = try terminal.start(
      stage.program, ["explore", "nile", "--speak", "--device", "pulse"])
    func waits(_ isSo: (ArraySlice<(speech: Bool, chart: Bool)>) -> Bool, from: Int) -> Bool {
      for _ in 0..<1500 {
        if isSo(stage.windows.dropFirst(from)) { return true }
        usleep(20_000)
      }
      return false
    }
    func isSilent(_ windows: ArraySlice<(speech: Bool, chart: Bool)>) -> Bool {
      windows.count > 100 && windows.suffix(100).allSatisfy { !$0.speech && !$0.chart }
    }
    #expect(waits({ $0.contains(where: \.speech) }, from: 0))
    #expect(waits(isSilent, from: 0))
    let opening = stage.windows.count
    terminal.type("t")
    #expect(waits({ $0.contains(where: \.speech) }, from: opening))
    #expect(waits(isSilent, from: opening))
    let point = stage.windows.count
    // The description takes longer than it is given.
    terminal.type("i")
    #expect(waits({ $0.contains(where: \.speech) }, from: point))
    terminal.type("q")
    #expect(walk.wait() == 0)
    usleep(700_000)
    let heard = stage.windows
    let answer = Array(heard[opening..<point])
    let overlap = answer.filter { $0.speech && $0.chart }.count
    #expect(overlap == 0)
    let tones = Self.stretches(answer.map(\.chart))
    let texts = Self.stretches(answer.map(\.speech))
    let (tone, speech) = (try #require(tones.last), try #require(texts.first))
    #expect(tone.upperBound < speech.lowerBound)
    #expect(heard.suffix(20).allSatisfy { !$0.speech })
  }

  /// Without a speech-dispatcher `espeak-ng` speaks, through our own playback.
  @Test(.enabled(if: Tool("espeak-ng") != nil, "espeak-ng is not installed"))
  func theSynthesiserSpeaksOnTheSoundDevice() throws {
    let folder = try TemporaryFolder()
    var program = try Program(device: .file(folder.file("sound.raw")), in: folder)
    program.environment["SPEECHD_ADDRESS"] = "unix_socket:\(folder.file("none"))"
    let outcome = try program.run(["describe", "nile", "--speak", "--level", "alt"])
    #expect(outcome.status == 0 && outcome.message == "", "\(outcome.message)")
    let sound = try #require(folder.bytes("sound.raw"))
    // More than a second of 22,050 frames, two channels or one.
    #expect(sound.count > 44_100)
    #expect(sound.contains { $0 != 0 })
  }

  /// Everything else goes on.
  @Test func withoutAVoiceOneLineSaysSo() throws {
    let program = Program(
      environment: ["SPEECHD_ADDRESS": "unix_socket:/nowhere/socket", "PATH": "/nowhere"])
    let plain = try Program().run(["describe", "nile"])
    let outcome = try program.run(["describe", "nile", "--speak"])
    #expect(outcome.status == 0 && outcome.text == plain.text)
    #expect(
      outcome.message
        == "warning: Cannot speak, because speech-dispatcher is not running and espeak-ng is not"
        + " installed. Start the one, or install the other (apt install espeak-ng, dnf"
        + " install espeak-ng or pacman -S espeak-ng).\n")
    #expect(try program.run(["describe", "nile", "--speak", "-q"]).message == "")
  }

  @Test func aVoiceWithoutADeviceIsSaid() throws {
    let folder = try TemporaryFolder()
    var program = try Program(device: .none, in: folder)
    program.environment["SPEECHD_ADDRESS"] = "unix_socket:\(folder.file("none"))"
    let outcome = try program.run(["describe", "nile", "--speak", "--level", "alt"])
    #expect(outcome.status == 0)
    #expect(
      outcome.message
        == "warning: Cannot speak on the sound device 'default'. Type audiograph devices to list the"
        + " devices.\n")
  }

  /// The setting is for commands that somebody listens to.
  @Test func theSettingHoldsForLiveCommandsOnly() throws {
    let folder = try TemporaryFolder()
    let program = Program(
      folder: folder.path,
      environment: [
        "AUDIOGRAPH_SPEAK": "on", "PATH": "/nowhere",
        "SPEECHD_ADDRESS": "unix_socket:/nowhere/socket",
      ])
    #expect(try program.run(["describe", "nile"]).message.hasPrefix("warning: Cannot speak"))
    #expect(try program.run(["describe", "nile", "--json"]).message == "")
    #expect(try program.run(["export", "nile", "-o", "x.txt"]).message == "")
    try folder.put(Array("source,output\nnile,y.txt\n".utf8), "m.csv")
    #expect(try !program.run(["batch", "m.csv"]).message.contains("Cannot speak"))
    #expect(try program.run(["export", "nile", "-o", "x.txt", "--speak"]).status == 2)
  }

  /// A server that takes connections and never answers holds nothing up for long.
  @Test func aServerThatHangsIsLeft() throws {
    let folder = try TemporaryFolder()
    let script =
      "import socket,time;s=socket.socket(socket.AF_UNIX);s.bind('\(folder.file("s"))');s.listen();"
      + "time.sleep(60)"
    let python = try #require(Tool("python3"))
    let server = try python.start(["-c", script], output: folder)
    defer { kill(server, SIGKILL) }
    waited { folder.names.contains("s") }
    let program = Program(environment: ["SPEECHD_ADDRESS": "unix_socket:\(folder.file("s"))"])
    let outcome = try program.run(["describe", "nile", "--speak"])
    #expect(outcome.status == 0)
    #expect(
      outcome.message
        == "warning: Cannot speak, because speech-dispatcher or the sound device is not responding."
        + " Restart it, or leave out --speak.\n")
  }
}
