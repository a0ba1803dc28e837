// SPDX-License-Identifier: MIT

import Testing

@testable import Audiograph

@Suite struct PitchLawTests {
  private func law(
    _ minimum: Double, _ maximum: Double, scale: PitchScale = .linear, inverted: Bool = false,
    notes: NoteScale? = nil
  ) -> PitchLaw {
    PitchLaw(
      scale: scale, range: .standard, minimum: minimum, maximum: maximum, isInverted: inverted,
      notes: notes)
  }

  @Test func endsAndMiddleOfTheLinearLaw() {
    let law = law(10, 20)
    #expect(law.frequency(of: 10) == 220)
    #expect(law.frequency(of: 20) == 1760)
    #expect(abs(law.frequency(of: 15) - 622.2539674441618) < 1e-9)
  }

  @Test func equalRatiosAreEqualIntervalsOnALogarithmicAxis() {
    let law = law(1, 64, scale: .log)
    let pitches = [1.0, 4, 16, 64].map { law.frequency(of: $0) }
    #expect(zip(pitches, [220.0, 440, 880, 1760]).allSatisfy { abs($0 - $1) < 1e-9 })
  }

  @Test func invertedAxisDescends() {
    #expect(law(0, 1, inverted: true).frequency(of: 0) == 1760)
    #expect(law(0, 1, inverted: true).frequency(of: 1) == 220)
  }

  @Test func flatAxisIsInTheMiddle() {
    #expect(abs(law(5, 5).frequency(of: 5) - 622.2539674441618) < 1e-9)
    #expect(law(5, 5).value(at: 622.25) == 5)
  }

  @Test func valuesOutsideSoundAtTheEnds() {
    let law = law(0, 1)
    #expect(law.frequency(of: -3) == 220)
    #expect(law.frequency(of: 7) == 1760)
    #expect([-3.0, 0, 1, 7].map(law.clips) == [true, false, false, true])
  }

  @Test(
    arguments: [
      (-1e308, 1e308), (0, Double.leastNonzeroMagnitude), (1e-300, 3e-300), (-4, -1),
      (1.08501, 1.08502), (1e15, 1_000_000_000_000_001),
    ] as [(Double, Double)])
  func extremeAxesAreInverted(minimum: Double, maximum: Double) {
    let law = law(minimum, maximum)
    #expect(law.frequency(of: minimum) == 220)
    #expect(law.frequency(of: maximum) == 1760)
    #expect(law.value(at: 220) == minimum)
    #expect(law.value(at: 1760) == maximum)
  }

  @Test(arguments: [false, true], [PitchScale.linear, .log])
  func everyPitchGivesItsValueBack(inverted: Bool, scale: PitchScale) {
    let law = law(3, 700, scale: scale, inverted: inverted)
    for step in 0...1000 {
      let value = 3 + 697 * Double(step) / 1000
      #expect(abs(law.value(at: law.frequency(of: value)) - value) < 1e-9)
    }
  }

  @Test(arguments: [
    (NoteScale.chromatic, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]),
    (.major, [0, 2, 4, 5, 7, 9, 11, 12]),
    (.minor, [0, 2, 3, 5, 7, 8, 10, 12]),
    (.pentatonic, [0, 2, 4, 7, 9, 12]),
  ])
  func notesAreThoseOfTheScale(scale: NoteScale, semitones: [Int]) {
    let law = law(0, 36, notes: scale)
    let heard = Set(
      (0...240).map { step in
        (12 * Audiograph.log2(law.frequency(of: Double(step) / 20) / 220)).rounded()
      })
    #expect(heard.sorted() == semitones.map(Double.init))
    #expect(law.frequency(of: 36) == 1760)
  }

  @Test(arguments: [PitchRange.standard, .warm, .narrow])
  func pitchesAreEvenInOctavesAndEndExactly(range: PitchRange) {
    let law = PitchLaw(
      scale: .linear, range: range, minimum: 0, maximum: 10, isInverted: false, notes: nil)
    let logarithms = (0...10).map { law.pitch(of: Double($0)).logarithm }
    let step = Audiograph.log2(range.high / range.low) / 10
    for (low, high) in zip(logarithms, logarithms.dropFirst()) {
      #expect(abs(high - low - step) < 1e-12)
    }
    #expect(law.frequency(of: 0) == range.low)
    #expect(law.frequency(of: 10) <= range.high && law.frequency(of: 10) > range.high - 1e-9)
    #expect((0...1000).allSatisfy { law.frequency(of: 9.99 + Double($0) / 1e5) <= range.high })
  }

  @Test func rangesOutsideTheLimitsDoNotExist() {
    #expect(PitchRange(low: 54.9, high: 100) == nil)
    #expect(PitchRange(low: 100, high: 4000.1) == nil)
    #expect(PitchRange(low: 200, high: 200) == nil)
    #expect(PitchRange(low: .nan, high: 200) == nil)
    #expect(PitchRange(low: 55, high: 4000) != nil)
  }
}
