// SPDX-License-Identifier: MIT

import Audiograph
import TestSupport
import Testing

/// Facts that hold for every sound, whatever is in it.
struct FidelityFileTests {
  typealias Exhibit = FidelityGallery.Exhibit

  @Test func `every exhibit could be rendered`() {
    #expect(FidelityGallery.exhibits.count == 19)
  }

  @Test(arguments: FidelityGallery.exhibits)
  func `the first and the last sample are zero`(exhibit: Exhibit) {
    let performance = exhibit.performance
    for channels in [performance.recording.channels, performance.score.exactRecording.channels] {
      for channel in channels {
        #expect(channel.first == 0)
        #expect(channel.last == 0)
      }
    }
    #expect(performance.recording.frameCount == performance.score.frameCount)
    #expect(performance.recording.peak > 0.02)
  }

  @Test(arguments: FidelityGallery.exhibits)
  func `there is no direct current`(exhibit: Exhibit) {
    // The edge of a note is not a whole number of periods long, so it has a mean of its own, which
    // grows with the period.
    let low = exhibit.performance.score.laws.map(\.range.low).min() ?? 220
    for mean in exhibit.performance.recording.means { #expect(abs(mean) <= 1e-4 * 220 / low) }
  }

  @Test(arguments: FidelityGallery.exhibits)
  func `the true peak stays 3 dB below full scale`(exhibit: Exhibit) {
    #expect(TruePeak.decibels(exhibit.performance.recording) <= -3)
  }

  @Test(arguments: FidelityGallery.exhibits)
  func `energy above 8200 Hz is 70 dB down`(exhibit: Exhibit) {
    let recording = exhibit.performance.recording
    guard recording.sampleRate > 2 * 8200 else { return }
    for channel in recording.channels {
      let spectrum = Spectrum(channel[...], sampleRate: recording.sampleRate)
      #expect(spectrum.decibels(above: 8200) <= -70)
    }
  }

  @Test(arguments: FidelityGallery.exhibits)
  func `nothing clicks`(exhibit: Exhibit) {
    let recording = exhibit.performance.recording
    guard recording.sampleRate > 2 * 10_000 else { return }
    // The rounding to 16 bits stays below a tenth of this.
    for channel in recording.channels {
      let places = Clicks.places(
        in: channel, above: 10_000, sampleRate: recording.sampleRate, threshold: 3e-4)
      #expect(places.isEmpty)
    }
  }

  @Test(arguments: FidelityGallery.exhibits)
  func `the first sound rises over 30 ms`(exhibit: Exhibit) throws {
    let recording = exhibit.performance.score.exactRecording
    let sum = recording.sum
    let start = try #require(sum.firstIndex { $0 != 0 })
    func peak(_ from: Double, _ to: Double) -> Double {
      peakLevel(
        of: sum[start + Int(from * recording.sampleRate)..<start + Int(to * recording.sampleRate)])
    }
    // A raised cosine of 30 ms has reached 0.07 after 5 ms, 0.5 after 15 and 0.98 after 27.
    let full = peak(0.03, 0.055)
    #expect(peak(0, 0.005) <= 0.1 * full)
    #expect(peak(0, 0.015) <= 0.55 * full)
    #expect(peak(0.02, 0.03) >= 0.7 * full)
  }
}
