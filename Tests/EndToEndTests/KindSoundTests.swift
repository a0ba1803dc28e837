// SPDX-License-Identifier: MIT

import TestSupport
import Testing

/// How kinds of charts sound beside each other, heard in the files of the bundled data.
@Suite struct KindSoundTests {
  static let kinds = [
    "nile", "AAPL --as candles", "us-poverty", "us-graduates", "penguins --as histogram",
    "penguins --as density", "penguins", "sea-months", "sea-temperature --as heatmap",
    "penguin-species",
  ]

  private func loudness(_ chart: String) throws -> Double {
    let folder = try TemporaryFolder()
    let words = chart.split(separator: " ").map(String.init)
    let outcome = try Program(folder: folder.path).run(
      ["export"] + words + ["-o", "sound.wav", "-q"])
    try #require(outcome.status == 0, "\(outcome.message)")
    let file = try WavFile(bytes: folder.bytes("sound.wav") ?? [])
    return try #require(Loudness.integrated(file.recording))
  }

  /// By ITU-R BS.1770-4, one chart of each.
  @Test func allKindsAreAboutAsLoudAsEachOther() throws {
    let found = try Self.kinds.map(loudness)
    let span = (found.max() ?? 0) - (found.min() ?? 0)
    #expect(span <= 2, "\(zip(Self.kinds, found).map { "\($0) \($1)" })")
  }

  @Test(arguments: [
    ([], "from 0 to 30"), (["--no-zero"], "from 15 to 30"), (["--minimum", "10"], "from 10 to 30"),
  ])
  func barsAreHeardFromZeroUnlessAskedOtherwise(options: [String], ends: String) throws {
    let table = "town,flats\nBerlin,30\nParis,15\nRome,20\n"
    let outcome = try Program().run(["describe", "-", "--explain"] + options, input: table)
    #expect(outcome.text.contains(ends), "\(outcome.text)")
  }

  @Test func zeroIsAskedForOrNot() throws {
    let outcome = try Program().run(["describe", "us-poverty", "--zero", "--no-zero"])
    #expect(outcome.status == 2)
  }

  @Test func whereBarsBeginIsSaid() throws {
    let folder = try TemporaryFolder()
    let outcome = try Program(folder: folder.path).run(["export", "us-poverty", "-o", "a.wav"])
    #expect(outcome.message.contains("Pitch starts at zero."), "\(outcome.message)")
  }

  @Test func answersOutOfOrderAreSorted() throws {
    let table = "answer,people\nAgree,30\nDisagree,15\nNeutral,20\nStrongly agree,8\n"
    let folder = try TemporaryFolder()
    let outcome = try Program(folder: folder.path).run(
      ["export", "-", "-o", "a.csv", "-q"], input: table)
    try #require(outcome.status == 0, "\(outcome.message)")
    let lines = String(decoding: folder.bytes("a.csv") ?? [], as: UTF8.self).split(separator: "\n")
    #expect(
      lines.dropFirst().map { $0.prefix { $0 != "," } } == [
        "Disagree", "Neutral", "Agree", "Strongly agree",
      ], "\(lines)")
  }
}
