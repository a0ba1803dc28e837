// SPDX-License-Identifier: MIT

extension Score {
  /// The largest amplitude that a sample may reach, a little under −3 dBTP.
  package static let peakLimit = 0.7

  /// What the mix is lowered by, 0 to 1, so that the peak limit holds.
  ///
  /// It is 1 where no sum of what can sound at once exceeds the limit.
  var headroom: Double { min(1, Self.peakLimit / peakBound) }

  /// A bound of the amplitude at any moment, also between samples: tones by the sum of their
  /// partials, noises by the sum of their root mean squares times `NoiseTable.crestBound`.
  private var peakBound: Double {
    let tones = voices.indices.map { voice in
      loudest { $0.series == voice && $0.kind == .point } * voices[voice].timbre.peakBound
    }
    let isTogether = voicesOverlap
    let tone = isTogether ? tones.reduce(0, +) : tones.max() ?? 0
    let pips = max(loudest { $0.kind == .maximum }, loudest { $0.kind == .minimum })
    // A gap's tick never sounds with the tone of its series, and the knocks sound alone.
    let noises = [Kind.tick, .crossingUp, .crossingDown].map { kind in loudest { $0.kind == kind } }
    let bed = beds.isEmpty ? 0 : amplitude(decibels: SignalLevels.bedOnset)
    let bedCount = isTogether ? Double(Set(beds.map(\.series)).count) : 1
    let noise = (noises[0] + max(noises[1], noises[2]) + bed * bedCount) * NoiseTable.crestBound
    return Loudness.referenceAmplitude * (tone + pips * Timbre.hollow.peakBound)
      + Loudness.referenceRootMeanSquare * noise
  }

  private func loudest(where belongs: (Event) -> Bool) -> Double {
    let gain = events.lazy.filter(belongs).map(\.gain).max()
    return gain.map { amplitude(decibels: $0) } ?? 0
  }

  private var voicesOverlap: Bool {
    var end = 0
    var last: Int?
    for event in events where event.kind == .point {
      if event.start < end, event.series != last { return true }
      end = max(end, event.end)
      last = event.series
    }
    return false
  }
}
