// SPDX-License-Identifier: MIT

import TestSupport
import Testing

/// The listener's spectra, silences and clicks, tried on signals that are known.
struct JudgeSpectrumTests {
  @Test(arguments: [441.3, 1760, 7000, 8500, 12_345])
  func `a spectrum holds the energy of a sine where it is`(frequency: Double) {
    let tone = Synthetic.tone(frequency, partials: [0.1], seconds: 0.5)
    let spectrum = Spectrum(Synthetic.faded(tone)[...], sampleRate: 48_000)
    let whole = Spectrum(tone[...], sampleRate: 48_000)
    #expect(abs(decibels(power: whole.total / 0.005)) < 0.02)
    if frequency > 8200 {
      #expect(abs(spectrum.decibels(above: 8200)) < 0.01)
    } else {
      #expect(spectrum.decibels(above: 8200) < -90)
    }
  }

  @Test(arguments: [(-40.0, 0.01), (-60, 0.001), (-70, 0.000_316_228)])
  func `faint energy at the top is measured`(level: Double, ratio: Double) {
    let low = Synthetic.tone(440, partials: [0.1], seconds: 0.5)
    let high = Synthetic.tone(9000, partials: [0.1 * ratio], seconds: 0.5)
    let sum = Synthetic.faded(zip(low, high).map(+), attack: 0.05, release: 0.05)
    let spectrum = Spectrum(sum[...], sampleRate: 48_000)
    #expect(abs(spectrum.decibels(above: 8200) - level) < 0.2)
  }

  @Test func `the noise floor of sixteen bits is where theory has it`() {
    let tone = Synthetic.faded(Synthetic.tone(441.37, partials: [0.1], seconds: 1))
    let spectrum = Spectrum(Synthetic.quantised(tone)[...], sampleRate: 48_000)
    let floor = decibels(power: spectrum.power(in: 10_000..<20_000))
    let step = 1.0 / 32_768
    #expect(abs(floor - decibels(power: step * step / 12 * 10 / 24)) < 1)
  }

  @Test func `bands of a third of an octave share white noise by their width`() {
    var generator = SeededGenerator(seed: 3)
    let noise = generator.whiteNoise(count: 48_000, in: -0.1...0.1)
    let spectrum = Spectrum(noise[...], sampleRate: 48_000)
    for band in [0, 3, 4, 5, 6] {
      let step = 1.258_925_411_794_167
      let centre = 1000 * (0..<band).reduce(1.0) { product, _ in product * step }
      let width = centre * (step.squareRoot() - 1 / step.squareRoot())
      let expected = 0.01 / 3 * width / 24_000
      #expect(abs(decibels(power: spectrum.thirdOctave(band) / expected)) < 1)
    }
  }

  @Test func `onsets and ends are found to a fraction of a millisecond`() {
    let rate = 48_000.0
    let note = Synthetic.faded(Synthetic.tone(220, partials: [0.1], seconds: 0.05))
    let rest = [Double](repeating: 0, count: 480)
    let samples = Synthetic.quantised(rest + note + rest + rest + note + rest)
    let sounds = Segments.sounding(in: samples, sampleRate: rate, threshold: 1e-4)
    #expect(sounds.count == 2)
    for (sound, start) in zip(sounds, [480, 480 + note.count + 960]) {
      #expect(abs(sound.lowerBound - start) < 48)
      #expect(abs(sound.upperBound - start - note.count) < 48)
    }
    let silences = Segments.silences(
      in: samples, sampleRate: rate, threshold: 1e-4, shortest: 0.015)
    #expect(silences.count == 1)
  }

  @Test func `separate sounds are told apart as notes and noise`() throws {
    var generator = SeededGenerator(seed: 11)
    let rest = [Double](repeating: 0, count: 480)
    let first = Synthetic.faded(
      Synthetic.tone(330, partials: [0.1, 0.03], seconds: 0.2), attack: 0.03)
    let knock = Synthetic.faded(generator.whiteNoise(count: 1440, in: -0.03...0.03))
    let second = Synthetic.faded(Synthetic.tone(1234.5, partials: [0.1], seconds: 0.04))
    let samples = rest + first + rest + knock + rest + second + rest
    let heard = HeardNote.all(in: Recording(sampleRate: 48_000, channels: [samples, samples]))
    #expect(heard.count == 3)
    #expect(abs(cents(from: 330, to: try #require(heard[0].pitch).frequency)) < 0.1)
    #expect(heard[1].pitch == nil)
    #expect(abs(cents(from: 1234.5, to: try #require(heard[2].pitch).frequency)) < 0.1)
  }

  @Test(arguments: [220, 1000, 4000])
  func `a tone makes no step beyond its slope and a jump does`(frequency: Double) {
    let partials = [0.1, 0.035, 0.018, 0.009]
    var tone = Synthetic.tone(frequency, partials: partials, seconds: 0.1)
    let bound = Clicks.steepestStep(
      frequency: frequency, amplitudes: partials, sampleRate: 48_000)
    let smooth = Clicks.largestStep(in: tone[...])
    #expect(smooth.size <= bound)
    #expect(smooth.size > 0.8 * bound)
    for index in 2400..<tone.count { tone[index] += 2 * bound }
    let step = Clicks.largestStep(in: tone[...])
    #expect(step.size > bound)
    #expect(step.index == 2399)
  }

  @Test func `a small jump is found by its high frequencies`() {
    var tone = Synthetic.faded(Synthetic.tone(440, partials: [0.1, 0.035, 0.02], seconds: 0.2))
    #expect(Clicks.places(in: tone, above: 9000, sampleRate: 48_000, threshold: 1e-4).isEmpty)
    for index in 4000..<tone.count { tone[index] *= 0.98 }
    for index in 4100..<5000 { tone[index] += 0.001 }
    let places = Clicks.places(in: tone, above: 9000, sampleRate: 48_000, threshold: 1e-4)
    for jump in [4100, 5000] { #expect(places.contains { abs($0 - jump) < 4 }) }
    #expect(places.allSatisfy { place in [4000, 4100, 5000].contains { abs($0 - place) < 50 } })
  }
}
