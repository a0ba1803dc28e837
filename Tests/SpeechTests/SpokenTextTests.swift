// SPDX-License-Identifier: MIT

import Audiograph
import Synchronization
import TestSupport
import Testing

@testable import Speech

/// Texts as `espeak-ng` speaks them.
@Suite(.enabled(if: Tool("espeak-ng") != nil, "espeak-ng is not installed"))
struct SpokenTextTests {
  static func samples(_ text: String, voice: String = "en-gb") throws -> [Float] {
    var spoken = try SpokenText(text, voice: voice) { false }
    #expect(spoken.format.channelCount == 1)
    #expect(SoundFormat.sampleRates.contains(spoken.format.sampleRate))
    var all: [Float] = []
    var block = [Float](repeating: 0, count: 441)
    while true {
      var span = block.mutableSpan
      let count = spoken.render(into: &span)
      guard count > 0 else { break }
      all += block.prefix(count)
    }
    #expect(all.count == spoken.frameCount)
    return all
  }

  /// Not even a text that looks like an option, or one that no pipe holds at once, is silence.
  @Test(arguments: ["A", "-12%", "--help", "[[a]]", "ä ö ü", String(repeating: "one ", count: 30)])
  func everyTextIsHeard(_ text: String) throws {
    let samples = try Self.samples(text)
    #expect(samples.contains { abs($0) > 0.05 })
    #expect(samples.allSatisfy { abs($0) <= 1 })
  }

  @Test(arguments: ["en-gb", "en-us", "de", "fr", "pl"])
  func everyVoiceIsThere(_ voice: String) throws {
    #expect(try Self.samples("1", voice: voice).count > 1000)
  }

  @Test func anInterruptionEndsIt() {
    let text = String(repeating: "word ", count: 200_000)
    #expect(throws: SpokenText.Failure.interrupted) {
      try SpokenText(text, voice: "en-gb") { true }
    }
  }

  @Test func onlyWholeSoundIsTaken() {
    #expect(SpokenText.samples(of: []) == nil)
    #expect(SpokenText.samples(of: [UInt8](repeating: 0, count: 100)) == nil)
  }
}
