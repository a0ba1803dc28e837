// SPDX-License-Identifier: MIT

/// What a voice of one timbre reads.
struct Tone: Sendable {
  let bank: WavetableBank
  let loudness: LoudnessCurve

  /// The waveforms and the loudness of a timbre over pitches in hertz.
  init(_ timbre: Timbre, pitches: ClosedRange<Double>, sampleRate: Int) {
    bank = WavetableBank(timbre, highest: pitches.upperBound, sampleRate: sampleRate)
    loudness = LoudnessCurve(timbre, pitches: pitches, sampleRate: sampleRate)
  }
}

extension Score {
  /// From the lowest to the highest frequency of its events and of the pips at extremes.
  var pitches: ClosedRange<Double> {
    var (low, high) = (EarconPitches.pips.high, EarconPitches.pips.high)
    for event in events {
      let held = event.layers.flatMap { $0.holds.map(\.frequency) }
      for frequency in [event.origin?.frequency, event.frequency].compactMap(\.self) + held {
        low = min(low, frequency)
        high = max(high, frequency)
      }
    }
    return low...high
  }
}
