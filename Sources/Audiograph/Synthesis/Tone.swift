// SPDX-License-Identifier: MIT

/// What a strand of one timbre reads.
struct Tone: Sendable {
  let bank: WavetableBank
  let loudness: LoudnessCurve
}

extension Score {
  /// From the lowest to the highest frequency of its events and of the pips at extremes.
  var pitches: ClosedRange<Double> {
    var (low, high) = (SignalPitches.pips.high, SignalPitches.pips.high)
    for event in events {
      guard let frequency = event.frequency else { continue }
      low = min(low, frequency)
      high = max(high, frequency)
    }
    return low...high
  }
}
