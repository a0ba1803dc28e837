// SPDX-License-Identifier: MIT

import Audiograph
import SoundFile
import Testing
import TestSupport

private typealias Container = SoundEncoding.Container

@Suite struct SoundEncodingTests {
  @Test(
    arguments: [
      (Container.wav, SampleDepth.int16, true), (.wav, .int24, true), (.wav, .float32, true),
      (.flac, .int16, true), (.flac, .int24, true), (.flac, .float32, false),
      (.ogg, .int16, false), (.opus, .int24, false), (.mp3, .float32, false),
    ])
  func depths(container: SoundEncoding.Container, depth: SampleDepth, isAllowed: Bool) {
    if isAllowed {
      #expect(throws: Never.self) { try SoundEncoding(container, depth: depth) }
    } else {
      #expect(
        throws: SoundFileError.unsupportedDepth(
          container, depth: depth, allowed: container.depths)
      ) { try SoundEncoding(container, depth: depth) }
    }
  }

  @Test(arguments: Container.allCases)
  func defaultDepth(container: SoundEncoding.Container) throws {
    let depth = try SoundEncoding(container).depth
    #expect(depth == (container == .wav || container == .flac ? .int16 : nil))
  }

  static let candidates = [
    8000, 8001, 11_025, 12_000, 12_345, 16_000, 22_050, 24_000, 32_000, 44_100, 48_000, 64_000,
    65_535, 65_536, 65_537, 65_540, 88_200, 96_000, 96_001, 176_400, 191_999, 192_000,
  ]

  /// A rate is allowed exactly where libsndfile writes a file of it.
  @Test(arguments: SoundEncoding.Container.allCases, candidates)
  func rates(container: SoundEncoding.Container, rate: Int) throws {
    let encoding = try SoundEncoding(container)
    let tone = TestTone(frameCount: 4800, sampleRate: rate)
    let folder = try TemporaryFolder()
    let isWritten = isWritable(tone, encoding, folder)
    #expect(container.sampleRates.contains(rate) == isWritten)
    let refused = SoundFileError.unsupportedRate(
      container, sampleRate: rate, allowed: container.sampleRates)
    if !isWritten {
      #expect(throws: refused) { try encoding.check(tone.format) }
      #expect(throws: refused) {
        try OutputFile.write(tone, as: encoding, to: folder.file("refused"))
      }
      #expect(folder.names == [])
    }
  }

  @Test func allowedRatesAreListed() {
    #expect(
      Container.opus.sampleRates == .only([8000, 12_000, 16_000, 24_000, 48_000]))
    #expect(Container.flac.sampleRates == .upTo65535OrMultiplesOfTen)
    #expect(Container.wav.sampleRates == .all)
  }
}
