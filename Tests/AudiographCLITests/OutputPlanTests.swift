// SPDX-License-Identifier: MIT

import Audiograph
import SoundFile
import TestSupport
import Testing

@testable import AudiographCLI

@Suite struct OutputPlanTests {
  static func outputs(_ texts: [String]) throws -> [String] {
    let arguments = try ArgumentParser.read(texts, for: Commands.spec(.export))
    let places = arguments.writtenPaths.map(OutputDestination.init)
    return try OutputPlan.outputs(
      arguments, format: SoundStyle(arguments).format, places: places
    ).map {
      switch $0.content {
      case .document(let format): "\($0.path) \(format.rawValue)"
      case .sound(let encoding):
        "\($0.path) \(encoding.container.rawValue) \(encoding.depth?.rawValue ?? "lossy")"
      }
    }
  }

  static let plans: [([String], [String])] = [
    (["-o", "a.wav"], ["a.wav wav 16"]),
    (["-o", "a.WAV", "--bits", "32f"], ["a.WAV wav 32f"]),
    (["-o", "a.flac", "-o", "b.txt", "--bits=24"], ["a.flac flac 24", "b.txt txt"]),
    (
      ["-o", "a.ogg", "-o", "a.opus", "-o", "a.mp3"],
      ["a.ogg ogg lossy", "a.opus opus lossy", "a.mp3 mp3 lossy"]
    ),
    (["-o", "-", "--format", "flac"], ["- flac 16"]),
    (["-o", "a.wav", "-o", "-", "--format", "txt"], ["a.wav wav 16", "- txt"]),
    (["-o", "a.json", "-o", "-", "--format", "json"], ["a.json json", "- json"]),
    (["-o", "a.csv", "-o", "-", "--format", "csv"], ["a.csv csv", "- csv"]),
    (["-o", "plain", "--format", "wav"], ["plain wav 16"]),
    (["-o", "a.xyz", "--format", "wav"], ["a.xyz wav 16"]),
    (["-o", "a.wav", "--format", "wav"], ["a.wav wav 16"]),
    (["-o", "/dev/null"], ["/dev/null wav 16"]),
    (["-o", "/dev/null", "--format", "mp3"], ["/dev/null mp3 lossy"]),
    (["-o", "/dev/null", "-o", "/dev/null"], ["/dev/null wav 16", "/dev/null wav 16"]),
  ]

  @Test(arguments: plans)
  func decides(_ texts: [String], _ expected: [String]) throws {
    #expect(try Self.outputs(texts) == expected)
  }

  static let refusals: [([String], UsageError)] = [
    (["-o", ""], .emptyName(option: "--output")),
    (["-o", "-"], .missingFormat(formats: Commands.endings)),
    (["-o", "a.xyz"], .unknownEnding(path: "a.xyz", endings: Commands.endings)),
    (["-o", "a.png"], .unknownEnding(path: "a.png", endings: [])),
    (["-o", "plain"], .unknownEnding(path: "plain", endings: Commands.endings)),
    (["-o", ".wav"], .unknownEnding(path: ".wav", endings: Commands.endings)),
    (["-o", "a.wav/"], .outputIsFolder("a.wav/")),
    (["-o", "/tmp"], .outputIsFolder("/tmp")),
    (["-o", "a.wav", "-o", "a.wav"], .sameOutputTwice(path: "a.wav")),
    (["-o", "a.wav", "--manifest", "a.wav"], .sameOutputTwice(path: "a.wav")),
    (["-o", "new.wav", "-o", "./new.wav"], .sameOutputTwice(path: "./new.wav")),
    (["-o", "-", "-o", "-", "--format", "wav"], .standardOutputTwice),
    (["-o", "a.wav", "--format", "flac"], .contradiction("--format flac", "-o a.wav")),
  ]

  @Test(arguments: refusals)
  func refuses(_ texts: [String], _ error: UsageError) {
    #expect(throws: error) { try Self.outputs(texts) }
  }

  @Test func refusesWhatAFormatCannotHold() {
    #expect(throws: SoundFileError.self) { try Self.outputs(["-o", "a.flac", "--bits", "32f"]) }
    #expect(throws: SoundFileError.self) { try Self.outputs(["-o", "a.mp3", "--bits", "16"]) }
    #expect(throws: SoundFileError.self) {
      try Self.outputs(["-o", "a.wav", "-o", "a.opus", "--sample-rate", "44100"])
    }
  }
}
