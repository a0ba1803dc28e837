// SPDX-License-Identifier: MIT

/// One sound without a break: a tone or a noise with an envelope and straight lines of level.
struct Strand: Sendable {
  /// What sounds.
  enum Source: Sendable {
    /// The index of a wavetable bank.
    case tone(bank: Int)
    /// The index of a noise table.
    case noise(table: Int)
  }

  /// A part in which amplitude and logarithm of the pitch go in straight lines.
  struct Segment: Sendable {
    var start: Int
    var end: Int
    /// Phase increments at the ends and their logarithms to the base 2; 0 for noise.
    var increments = (first: 0, last: 0)
    var logarithms = (first: 0.0, last: 0.0)
    var left: (first: Float, last: Float)
    var right: (first: Float, last: Float)

    var isSteady: Bool { increments.first == increments.last }
  }

  var source: Source
  var start: Int
  var end: Int
  /// Lengths of the raised-cosine flanks in frames.
  var attack: Int
  var release: Int
  /// Where the segments of the strand lie among all.
  var segments: Range<Int>
}

/// A level at a place, as amplitudes of the channels.
struct Placed {
  var left: Float
  var right: Float

  /// Constant power: `L = cos((p + 1)π/4)`, `R = sin((p + 1)π/4)`; one channel has it all on the
  /// left.
  init(amplitude: Double, pan: Double, channelCount: Int) {
    guard channelCount == 2 else {
      left = Float(amplitude)
      right = 0
      return
    }
    left = Float(amplitude * cosine(turns: (pan + 1) / 8))
    right = Float(amplitude * sine(turns: (pan + 1) / 8))
  }
}
