// SPDX-License-Identifier: MIT

/// One continuous sound: a tone or a noise with an envelope and linear ramps of level.
struct SynthVoice: Sendable {
  /// What sounds.
  enum Source: Sendable {
    /// The index of a tone.
    case tone(Int)
    /// The index of a noise table.
    case noise(Int)
  }

  /// A part in which the level and the logarithm of the pitch change linearly.
  ///
  /// The levels of a tone are without its equal loudness, which follows the pitch.
  struct Segment: Sendable {
    var start: Int
    var end: Int
    /// Logarithms to the base 2 of the phase increments at the ends; 0 for noise.
    var pitch = Ends(first: 0.0, last: 0.0)
    var left: Ends<Float>
    var right: Ends<Float>
  }

  /// The values of something at the first and the last frame of a part.
  struct Ends<Value: Sendable & Equatable>: Sendable {
    var first: Value
    var last: Value

    var areEqual: Bool { first == last }
  }

  var source: Source
  var start: Int
  var end: Int
  /// Lengths of the raised-cosine fades in frames.
  var attack: Int
  var release: Int
  /// Where the segments of the voice lie among all.
  var segments: Range<Int>
}
