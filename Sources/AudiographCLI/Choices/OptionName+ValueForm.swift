// SPDX-License-Identifier: MIT

internal import Audiograph

extension OptionName {
  /// What a value of an option that is a setting has to look like where it is not one of the option's
  /// words; nil if it may be any text.
  var valueForm: ValueForm? {
    switch self {
    case .minimum, .maximum: .number
    case .speed: .numberWithin(0.25...4)
    case .volume: .numberWithin(0...1)
    case .pan: .numberWithin(0...0.8)
    case .sampleRate: .wholeNumberWithin(SoundFormat.sampleRates)
    case .maxLength, .width: .wholeNumberWithin(1...1_000_000)
    case .pitchRange: .pitchRange
    case .duration: .length
    case .baseline: .baseline
    case .smooth: .smoothing
    case .pause: .pause
    default: nil
    }
  }
}
