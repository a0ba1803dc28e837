// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// Sound files with words, judged by what is in them.
@Suite(.enabled(if: Tool("espeak-ng") != nil, "espeak-ng is not installed"))
struct SpokenFileTests {
  /// A sentence or a sound of the manifest.
  private struct Heard {
    let kind: String
    let start: Double
    let end: Double
    let frequency: Double?
    let text: String
  }

  private struct File {
    let recording: Recording
    let events: [Heard]
    let speech: [Heard]
    let manifest: [String: Any]
  }

  private func export(
    _ arguments: [String], in given: TemporaryFolder? = nil
  ) throws -> File {
    let folder = try given ?? TemporaryFolder()
    let outcome = try Program(folder: folder.path).run(
      ["export"] + arguments + ["-q", "-o", "a.wav", "--manifest", "a.json"])
    #expect(outcome.status == 0, "\(outcome.message)")
    let object = try JSONSerialization.jsonObject(with: Data(folder.bytes("a.json") ?? []))
    let manifest = try #require(object as? [String: Any])
    func heard(_ key: String) -> [Heard] {
      (manifest[key] as? [[String: Any]] ?? []).map { entry in
        let time = entry["time"] as? Double ?? .nan
        return Heard(
          kind: entry["kind"] as? String ?? "", start: time,
          end: time + (entry["duration"] as? Double ?? .nan),
          frequency: entry["frequency"] as? Double, text: entry["text"] as? String ?? "")
      }
    }
    let recording = try WavFile(bytes: folder.bytes("a.wav") ?? []).recording
    return File(
      recording: recording, events: heard("events"), speech: heard("speech"), manifest: manifest)
  }

  /// The captions beside a file hold every sentence, once and in order.
  private func expectCaptions(of file: File, in folder: TemporaryFolder) {
    let captions = String(decoding: folder.bytes("a.vtt") ?? [], as: UTF8.self)
    // Behind the note, a caption is a number, its time and its lines.
    let blocks = captions.components(separatedBy: "\n\n").filter { $0.contains(" --> ") }
    let lines = blocks.flatMap { $0.split(separator: "\n").dropFirst(2) }
    var rest = lines.joined(separator: " ")[...]
      .replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&amp;", with: "&")
    for sentence in file.speech {
      let told = sentence.text.split(separator: " ").joined(separator: " ")
      guard let place = rest.range(of: told) else {
        Issue.record("\(told) is not in \(captions)")
        return
      }
      rest.removeSubrange(..<place.upperBound)
    }
    let words = file.speech.map(\.text).joined(separator: " ").split(separator: " ").count
    #expect(words > 0 && lines.joined(separator: " ").split(separator: " ").count >= words)
  }

  private func cut(_ file: File, _ start: Double, _ end: Double) -> Recording {
    let rate = file.recording.sampleRate
    return file.recording.cut(Int(start * rate)..<Int(end * rate))
  }

  @Test(arguments: ["en", "en-US", "de", "fr", "pl"], [["--speak"], ["--narrate"]])
  func wordsAndTonesAreApartInOrderAndComplete(_ language: String, _ option: [String]) throws {
    let file = try export(["AAPL", "--range", "6M", "--lang", language] + option)
    let kinds = file.speech.map(\.kind)
    #expect(
      kinds.filter { $0 != "leg" } == [
        "title", "title", "low", "high", "description", "description",
      ])
    #expect(kinds.contains("leg") == (option == ["--narrate"]))
    // Every sentence is heard from its beginning to its end, and it is still for 0.2 s around it.
    for sentence in file.speech {
      let level = meanSquare(of: cut(file, sentence.start, sentence.end).sum[...])
      #expect(10 * log10(level) > -35, "\(sentence.text)")
      let edges = [(sentence.start, sentence.start + 0.15), (sentence.end - 0.15, sentence.end)]
      for (start, end) in edges { #expect(cut(file, start, end).peak > 0.001) }
      #expect(cut(file, sentence.start - 0.099, sentence.start - 0.001).peak == 0)
      #expect(cut(file, sentence.end + 0.001, sentence.end + 0.099).peak == 0)
      #expect(!file.events.contains { $0.start < sentence.end && $0.end > sentence.start })
    }
    let starts = file.speech.map(\.start)
    #expect(starts == starts.sorted())
    let seconds = Double(file.recording.frameCount) / file.recording.sampleRate
    #expect(seconds - (file.speech.last?.end ?? 0) < 0.11)
    let samples = try #require(file.recording.channels.first)
    #expect(samples.first == 0 && samples.last == 0)
  }

  @Test(arguments: ["en", "de", "fr", "pl"], [[], ["--mono", "--sample-rate", "8000"]])
  func levelsHold(_ language: String, _ format: [String]) throws {
    let file = try export(["nile", "--speak", "--lang", language] + format)
    #expect(TruePeak.decibels(file.recording) <= -3)
    let spoken = try #require(
      Loudness.integrated(joined(file.speech.map { cut(file, $0.start, $0.end) })))
    #expect(spoken <= -16 + 0.05 && spoken > -27, "\(spoken)")
    let points = file.events.filter { $0.kind == "point" }
    let data = try #require(
      Loudness.integrated(cut(file, points.first?.start ?? 0, points.last?.end ?? 0)))
    #expect(abs(data - spoken) < 2, "tones \(data), speech \(spoken)")
  }

  private func joined(_ parts: [Recording]) -> Recording {
    Recording(
      sampleRate: parts[0].sampleRate,
      channels: parts[0].channels.indices.map { channel in
        parts.flatMap { $0.channels[channel] }
      })
  }

  @Test(arguments: [
    ["nile", "--as", "histogram"], ["nile", "--as", "density"], ["nile", "--as", "box"],
    ["us-inflation", "--as", "scatter"],
  ])
  func kindsOfChartsAreSpoken(_ arguments: [String]) throws {
    let folder = try TemporaryFolder()
    let spoken = try export(arguments + ["--speak", "-o", "a.vtt"], in: folder)
    let plain = try export(arguments)
    expectCaptions(of: spoken, in: folder)
    #expect(
      spoken.speech.map(\.kind) == ["title", "low", "high", "description", "description"])
    #expect(spoken.events.map(\.frequency) == plain.events.map(\.frequency))
    let data = zip(spoken.events, plain.events).filter { $0.0.frequency != nil }
    let shifts = data.dropFirst(2).map { $0.0.start - $0.1.start }
    #expect(shifts.allSatisfy { abs($0 - shifts[0]) < 1e-6 } && shifts[0] > 1)
    for sentence in spoken.speech {
      #expect(!spoken.events.contains { $0.start < sentence.end && $0.end > sentence.start })
    }
  }

  @Test(
    arguments: [
      ["nile"], ["AAPL", "--range", "1Y", "--as", "candles"], ["co2-weekly"],
      ["us-poverty"], ["us-graduates"], ["penguins", "--as", "histogram"], ["penguins"],
      ["penguins", "--as", "density"], ["sea-months"], ["sea-temperature", "--as", "heatmap"],
      ["penguin-species"],
    ], ["en", "de", "fr", "pl"])
  func captionsHoldWhatIsSpoken(_ arguments: [String], _ language: String) throws {
    let folder = try TemporaryFolder()
    for option in ["--speak", "--narrate"] {
      let said = arguments + [option, "--lang", language, "-o", "a.vtt"]
      let outcome = try Program(folder: folder.path).run(
        ["export"] + said + ["-q", "-o", "a.wav", "--manifest", "a.json"])
      // Only courses are narrated.
      guard option == "--speak" || outcome.status == 0 else { continue }
      expectCaptions(of: try export(said, in: folder), in: folder)
    }
  }

  @Test func theDataHaveTheSamePitches() throws {
    for option in ["--speak", "--narrate"] {
      let arguments = ["nile", "--mode", "discrete"]
      let (spoken, plain) = (try export(arguments + [option]), try export(arguments))
      let points = spoken.events.filter { $0.kind == "point" }
      #expect(
        points.map(\.frequency) == plain.events.filter { $0.kind == "point" }.map(\.frequency))
      for point in points {
        let steady = cut(spoken, point.start + 0.02, point.end - 0.02).sum
        let pitch = try #require(Pitch(of: steady[...], sampleRate: 48_000))
        #expect(abs(cents(from: point.frequency ?? 1, to: pitch.frequency)) < 3)
      }
      #expect(
        spoken.manifest["points"] as? [String: Int] == plain.manifest["points"] as? [String: Int])
    }
  }

  @Test func aVoiceAndItsRateAreChosen() throws {
    func end(_ options: [String]) throws -> Double {
      let speech = try export(["nile", "--speak"] + options).speech
      return try #require(speech.first).end
    }
    let (usual, fast) = (try end([]), try end(["--voice-rate", "400"]))
    #expect(fast < 0.7 * usual, "\(fast) of \(usual)")
    #expect(try end(["--voice", "de"]) != usual)
    let folder = try TemporaryFolder()
    let refused = try Program(device: .null, in: folder).run(
      ["export", "nile", "--speak", "--voice", "nobody", "-o", "a.wav"])
    #expect(refused.status == 6)
    #expect(
      refused.message == "audiograph: espeak-ng does not speak with the voice 'nobody'."
        + " Type espeak-ng --voices for a list.\n")
    #expect(!folder.names.contains("a.wav"))
  }

  @Test func captionsCuesAndPhraseFollowTheClock() throws {
    let folder = try TemporaryFolder()
    let file = try export(
      ["nile", "--speak", "--cues", "--end-phrase", "That is all.", "-o", "a.vtt"], in: folder)
    #expect(file.speech.last?.text == "That is all.")
    let captions = String(decoding: folder.bytes("a.vtt") ?? [], as: UTF8.self)
    #expect(captions.contains("00:00:00.100 --> "))
    expectCaptions(of: file, in: folder)
    #expect(!captions.contains("\nLow 456\n"))
    let wav = String(decoding: folder.bytes("a.wav") ?? [], as: UTF8.self)
    #expect(wav.contains("That is all.") && wav.contains("1370 in 1879"))
  }

  @Test func withoutASynthesiserNothingIsWritten() throws {
    let folder = try TemporaryFolder()
    for option in ["--speak", "--narrate"] {
      let outcome = try Program(
        folder: folder.path, environment: ["PATH": folder.path]
      ).run(["export", "nile", option, "-q", "-o", "a.wav", "-o", "a.txt", "--manifest", "a.json"])
      #expect(outcome.status == 6)
      #expect(
        outcome.message
          == "audiograph: Cannot put words into a sound file, because espeak-ng is not installed. "
          + "Install espeak-ng (apt install espeak-ng, dnf install espeak-ng or pacman -S espeak-ng),"
          + " or leave --speak and --narrate out.\n"
      )
      #expect(folder.names == [] && outcome.output == [])
    }
  }

  /// The program with another synthesiser, which runs in the folder.
  private func program(in folder: TemporaryFolder, speakingBy script: String) throws -> Program {
    try folder.putProgram("#!/bin/sh\n\(script)\n", "espeak-ng")
    return Program(
      folder: folder.path, environment: ["PATH": folder.path + ":/usr/bin:/bin"])
  }

  private let speaking = ["export", "nile", "--speak", "-q", "-o", "a.wav"]

  @Test(arguments: [
    ("cat >/dev/null", "produced no sound."),
    ("cat >/dev/null; exit 3", "failed with exit status 3."),
    ("cat >/dev/null; echo garbage", "produced no sound."),
  ])
  func aSynthesiserThatFailsIsNamed(_ script: String, _ reason: String) throws {
    let folder = try TemporaryFolder()
    let outcome = try program(in: folder, speakingBy: script).run(speaking)
    #expect(outcome.status == 6 && folder.names == ["espeak-ng"])
    #expect(outcome.message.contains("because espeak-ng \(reason) Type espeak-ng test"))
  }

  /// No synthesiser speaks on for nobody.
  @Test func anInterruptionEndsTheSynthesisers() throws {
    let folder = try TemporaryFolder()
    let running = try program(in: folder, speakingBy: "echo $$ >>pids; exec sleep 600")
      .start(speaking)
    func synthesisers() -> [Int32] {
      String(decoding: folder.bytes("pids") ?? [], as: UTF8.self).split(separator: "\n")
        .compactMap { Int32($0) }
    }
    #expect(running.wait { synthesisers().count == 2 })
    running.signal(SIGTERM)
    #expect(running.wait().status == 130)
    #expect(synthesisers().allSatisfy { kill($0, 0) != 0 })
    #expect(folder.names.sorted() == ["espeak-ng", "pids"])
  }

  @Test func theSettingSpeakIsForWhatIsHeardLive() throws {
    let folder = try TemporaryFolder()
    let program = Program(folder: folder.path, environment: ["AUDIOGRAPH_SPEAK": "on"])
    #expect(try program.run(["export", "nile", "-o", "a.wav"]).status == 0)
    #expect(try Program(folder: folder.path).run(["export", "nile", "-o", "b.wav"]).status == 0)
    let isSame = folder.bytes("a.wav") == folder.bytes("b.wav")
    #expect(isSame)
    #expect(try program.run(["compare", "AAPL", "MSFT", "-o", "c.wav"]).status == 0)
    #expect(
      try Program(folder: folder.path).run(["compare", "AAPL", "MSFT", "-o", "d.wav"]).status == 0)
    let isSameComparison = folder.bytes("c.wav") == folder.bytes("d.wav")
    #expect(isSameComparison)
  }

  @Test func batchesSpeakByColumn() throws {
    let folder = try TemporaryFolder()
    try folder.put(
      Array("source,output,speak,lang\nnile,a.wav,yes,de\nnile,b.wav,,\n".utf8), "m.csv")
    let outcome = try Program(folder: folder.path).run(["batch", "m.csv"])
    #expect(outcome.status == 0, "\(outcome.message) \(outcome.lines)")
    #expect((folder.bytes("a.wav")?.count ?? 0) > 2 * (folder.bytes("b.wav")?.count ?? .max / 2))
  }

  @Test func refusesWhatCannotBe() throws {
    let folder = try TemporaryFolder()
    let program = Program(folder: folder.path)
    let silent = try program.run(["export", "nile", "--narrate", "-o", "a.txt"])
    #expect(silent.status == 2)
    #expect(silent.message.hasPrefix("audiograph: No output can hold the words of --narrate."))
    let both = try program.run(["export", "AAPL", "MSFT", "--narrate", "--together", "-o", "a.wav"])
    #expect(both.status == 2)
  }
}
