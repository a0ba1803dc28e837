// SPDX-License-Identifier: MIT

import Audiograph
import SoundFile
import Testing
import TestSupport

@Suite struct ChartFileTests {
  let folder: TemporaryFolder
  let chart: Chart

  init() throws {
    folder = try TemporaryFolder()
    chart = Chart(try Series("Temperature", [21.5, nil, 23]))
  }

  /// The same bytes as by the long way, whose samples other tests examine.
  @Test(arguments: ["a.wav", "b.FLAC", "c.d.wav"])
  func writesWhatTheRendererRenders(name: String) throws {
    try chart.write(to: folder.file(name))
    let encoding = try SoundEncoding(name.hasSuffix("wav") ? .wav : .flac)
    try OutputFile.write(
      Renderer(Score(chart)), as: encoding, tags: SoundTags(title: "Temperature"),
      to: folder.file("expected"))
    let written = try #require(folder.bytes(name))
    #expect(written.count > 10_000)
    #expect(try written == #require(folder.bytes("expected")))
  }

  @Test func encodingStandsBeforeTheEnding() throws {
    try chart.write(to: folder.file("a.mp3"), as: SoundEncoding(.wav, depth: .float32))
    #expect(try #require(folder.bytes("a.mp3")).starts(with: Array("RIFF".utf8)))
  }

  @Test(arguments: ["a", "a.txt", "wav", "a.wav/b", ""])
  func refusesUnknownEndings(name: String) {
    #expect(throws: ChartFileError.unknownEnding(path: name)) { try chart.write(to: name) }
  }

  @Test func leavesNothingBehind() throws {
    var style = SoundStyle()
    style.volume = 7
    #expect(throws: ChartFileError.self) {
      try chart.write(to: folder.file("a.wav"), style: style)
    }
    #expect(folder.bytes("a.wav") == nil)
    var options = OutputOptions()
    options.existing = .keep
    try folder.put([1], "a.wav")
    let path = folder.file("a.wav")
    #expect(throws: ChartFileError.file(.output(.exists(path: path)))) {
      try chart.write(to: path, options: options)
    }
    #expect(folder.bytes("a.wav") == [1])
  }

  @Test func errorsPrintAsSentences() {
    let missing = SoundFileError.output(.noSuchFolder(path: "x/a.wav", folder: "x"))
    #expect(
      "\(ChartFileError.file(missing))" == "Cannot write \"x/a.wav\": there is no folder \"x\".")
    #expect(
      "\(ChartFileError.unknownEnding(path: "a.txt"))"
        == "The path \"a.txt\" does not end in .wav, .flac, .ogg, .opus or .mp3.")
  }
}
