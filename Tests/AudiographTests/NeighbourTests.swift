// SPDX-License-Identifier: MIT

import Testing

@testable import Audiograph

/// Values between which a number has little or no room, at every magnitude.
@Suite struct NeighbourTests {
  private static let scales: [PitchScale] = [.linear, .log]

  /// Lowest and highest values: a number, and others from the next one to a hundredth above it.
  private static func axes(exponent: Int) -> [(low: Double, high: Double)] {
    let power = Double(sign: .plus, exponent: exponent, significand: 1)
    return [power, power.nextDown].filter { $0 > 0 }.flatMap { low in
      let steps = [1.0, 2, 3, 1000].map { low + low.ulp * $0 }
      let shares = [1e-12, 1e-9, 0.9999e-6, 1.0001e-6, 1e-4, 0.01].map { low + low * $0 }
      return (steps + shares).filter { $0 > low && $0.isFinite }.map { (low, $0) }
    }
  }

  @Test(arguments: scales, [false, true])
  func pitchesStayInTheirRangeAndInOrder(scale: PitchScale, isInverted: Bool) {
    for exponent in -1074...1023 {
      let faults = Self.axes(exponent: exponent).filter { axis in
        !isInOrder(
          PitchLaw(
            scale: scale, range: .standard, minimum: axis.low, maximum: axis.high,
            isInverted: isInverted))
      }
      #expect(faults.isEmpty)
    }
  }

  /// Whether the values of an axis and the next ones outside are heard in their order from end to
  /// end of the range, and those inside are found again.
  private func isInOrder(_ law: PitchLaw) -> Bool {
    let width = law.maximum - law.minimum
    let values = [
      law.minimum.nextDown, law.minimum, law.minimum + width / 2, law.maximum, law.maximum.nextUp,
    ].filter(\.isFinite)
    let heard = values.map(law.frequency)
    let rising = law.isInverted ? heard.reversed() : heard
    return rising == rising.sorted() && rising.first == 220 && rising.last == 1760
      && zip(values, heard).allSatisfy { value, frequency in
        let error = abs(law.value(at: frequency) - value)
        return law.clips(value) || error <= max(width * 1e-6, 2 * law.maximum.ulp)
      }
  }

  /// Where a logarithmic axis is taken for a linear one, nobody hears it: less than 0.001 cents.
  @Test func theLogarithmGoesOverIntoTheLineUnheard() {
    for low in [1e-300, 0.7, 33.33, 1e300] {
      for width in [0.999e-6, 1.001e-6] {
        let high = low * (1 + width)
        let law = PitchLaw(
          scale: .log, range: .standard, minimum: low, maximum: high, isInverted: false)
        for step in 0...10 {
          let share = Double(step) / 10
          // ln(1 + w·share) / ln(1 + w) by its series.
          let exact = share + width * share * (1 - share) / 2
          let cents = abs(law.position(of: low * (1 + width * share)) - exact) * 3600
          #expect(cents < 0.001, "\(low) \(width) \(share): \(cents)")
        }
      }
    }
  }

  /// Ranges of pitches that are as narrow as values may be.
  @Test(arguments: [55.0, 440, 3999])
  func narrowRangesOfPitches(low: Double) throws {
    let range = try #require(PitchRange(low: low, high: low.nextUp))
    for notes in [nil, NoteScale.chromatic, .pentatonic] {
      let law = PitchLaw(
        scale: .linear, range: range, minimum: 0, maximum: 1, isInverted: false, notes: notes)
      for value in [0, 0.3, 0.5, 1] {
        #expect((low...low.nextUp).contains(law.frequency(of: value)))
        #expect(law.value(at: law.frequency(of: value)).isFinite)
      }
    }
  }

  private func style(_ scale: PitchScale, isInverted: Bool) throws -> SoundStyle {
    var style = SoundStyle()
    style.format = try #require(SoundFormat(sampleRate: 8000, channelCount: 1))
    style.length = .seconds(0.5)
    style.hasIntro = false
    style.hasEndSound = false
    style.scale = scale
    style.isInverted = isInverted
    return style
  }

  private func peak(_ score: Score) -> Float {
    var renderer = Renderer(score)
    var samples = [Float](repeating: 0, count: score.frameCount)
    var span = samples.mutableSpan
    _ = renderer.render(into: &span)
    return samples.reduce(0) { $1.isFinite ? max($0, abs($1)) : .infinity }
  }

  @Test(arguments: scales, [false, true])
  func everyChartOfNeighboursSounds(scale: PitchScale, isInverted: Bool) throws {
    for exponent in stride(from: -1074, through: 1023, by: 127) {
      let power = Double(sign: .plus, exponent: exponent, significand: 1) * 1.07
      for (low, high) in [(power, power.nextUp), (power.nextDown, power.nextUp)] where low > 0 {
        var styles = [try style(scale, isInverted: isInverted)]
        for change: (inout SoundStyle) -> Void in [
          { $0.mode = .continuous }, { $0.minimum = low.nextDown }, { $0.maximum = high.nextUp },
          { ($0.minimum, $0.maximum) = (low, high) }, { $0.notes = .major },
          { $0.smoothing = .mean(width: 3) }, { $0.smoothing = .exponential(alpha: 0.3) },
        ] {
          var other = styles[0]
          change(&other)
          if scale == .linear || other.minimum != 0 { styles.append(other) }
        }
        for style in styles {
          let series = try Series(name: "A", values: [low, high, low])
          let score = try Score(Chart(title: "T", series: [series]), style: style)
          #expect(score.events.compactMap(\.frequency).allSatisfy { (220...1760).contains($0) })
          let peak = peak(score)
          #expect(peak > 0.05 && peak <= Float(Score.peakLimit), "\(low) \(high) \(peak)")
        }
      }
    }
  }
}
