// SPDX-License-Identifier: MIT

/// A level at a stereo position, as amplitudes of the channels.
struct PannedLevel {
  var left: Float
  var right: Float

  /// The level at a place between left and right, of constant power.
  ///
  /// `L = cos((p + 1)π/4)`, `R = sin((p + 1)π/4)`; one channel has it all on the
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
