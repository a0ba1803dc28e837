// SPDX-License-Identifier: MIT

import Audiograph
import Glibc
import TestSupport
import Testing

/// Where the sound stands between left and right.
struct FidelityPanTests {
  /// From `L = cos((p+1)π/4)`, `R = sin((p+1)π/4)` back to p.
  private func pan(_ performance: Performance, _ frames: Range<Int>) throws -> Double {
    let levels = try performance.recording.channels.map { channel in
      try #require(Pitch(of: channel[frames], sampleRate: performance.rate)).amplitudes[0]
    }
    return atan2(levels[1], levels[0]) * 4 / .pi - 1
  }

  private func middle(_ event: Score.Event) -> Range<Int> {
    event.start + event.length * 2 / 5..<event.start + event.length * 3 / 5
  }

  @Test(arguments: SoundStyle.Mode.allCases, [0, 0.3, 0.5, 0.8])
  func `the sound moves evenly from left to right`(mode: SoundStyle.Mode, width: Double) throws {
    let style = SoundStyle.bare.with {
      $0.mode = mode
      $0.panWidth = width
      $0.length = .seconds(2)
    }
    let performance = try Performance([3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5], style: style)
    for (index, point) in performance.points.enumerated() {
      let expected = -width + 2 * width * Double(index) / 10
      #expect(abs(point.pan - expected) < 1e-9)
      // A tone that moves on inside the slice is in the right place in its middle.
      #expect(abs(try pan(performance, middle(point)) - expected) <= 0.01)
    }
  }

  @Test func `with true spacing the place follows x`() throws {
    let series = try Series(name: "y", x: .numbers([0, 1, 5, 10]), values: [1, 2, 3, 4])
    let style = SoundStyle.bare.with { $0.mode = .discrete }
    let performance = try Performance(Chart(title: "", series: [series]), style: style)
    for (point, place) in zip(performance.points, [0, 0.1, 0.5, 1]) {
      #expect(abs(point.pan - (place - 0.5)) < 1e-9)
      #expect(abs(try pan(performance, middle(point)) - (place - 0.5)) <= 0.01)
    }
  }

  @Test func `the far end is 8 dB down and not gone`() throws {
    let style = SoundStyle.bare.with { $0.mode = .discrete }
    let performance = try Performance([1, 1, 1], style: style)
    let frames = middle(try #require(performance.points.last))
    let levels = try performance.recording.channels.map { channel in
      try #require(Pitch(of: channel[frames], sampleRate: 48_000)).level
    }
    #expect(abs(decibels(amplitude: levels[0] / levels[1]) + 7.66) < 0.1)
  }

  @Test(arguments: SoundStyle.Mode.allCases)
  func `mono loses nothing`(mode: SoundStyle.Mode) throws {
    var generator = SeededGenerator(seed: 61)
    let values = generator.whiteNoise(count: 20)
    let style = SoundStyle.bare.with {
      $0.mode = mode
      $0.length = .seconds(2)
    }
    let stereo = try Performance(values, style: style)
    let mono = try Performance(
      values,
      style: .mono.with {
        $0.mode = mode
        $0.length = .seconds(2)
      })
    #expect(mono.recording.channels.count == 1)
    #expect(mono.score.points == stereo.score.points)
    #expect(mono.recording.frameCount == stereo.recording.frameCount)
    for (one, two) in zip(mono.points, stereo.points) {
      #expect(one.frequency == two.frequency)
      #expect(one.start == two.start)
      let heard = try #require(mono.heldPitch(one))
      #expect(abs(cents(from: try #require(one.frequency), to: heard.frequency)) <= 3)
      let single = try #require(mono.weightedLevel(middle(one)))
      let pair = try #require(stereo.weightedLevel(middle(two)))
      #expect(abs(single - pair) < 0.1)
    }
  }
}
