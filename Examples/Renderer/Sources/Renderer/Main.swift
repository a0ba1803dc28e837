// SPDX-License-Identifier: MIT

import Audiograph

/// Renders a week of temperatures to samples, as a program does that has its own way to play them.
///
/// It needs no sound card, no file and no system library.
@main
struct Main {
  static func main() throws {
    let chart = Chart(
      try Series("Temperature", [21.5, 22, nil, 24, 23.5, 26, 25], unit: "degrees Celsius"))
    var style = SoundStyle()
    style.length = .seconds(3)
    let sound = try chart.sound(style: style)
    let samples: [Float] = sound.samples
    let peak = samples.reduce(0) { max($0, abs($1)) }
    print("\(sound.frameCount) frames of \(sound.format.channelCount) channels", terminator: "")
    print(" at \(sound.format.sampleRate) hertz; the highest sample is \(peak).")
  }
}
