// SPDX-License-Identifier: MIT

internal import Audiograph

extension PitchRange {
  /// The range of a profile; nil for another name.
  init?(profile: String) {
    switch profile {
    case "standard": self = .standard
    case "warm": self = .warm
    case "narrow": self = .narrow
    default: return nil
    }
  }
}

extension SoundStyle.Length {
  /// A length in words, or in seconds; nil for anything else.
  init?(text: String) {
    switch text {
    case "normal": self = .normal
    case "gist": self = .gist
    case "short": self = .short
    case "long": self = .long
    default:
      guard let seconds = decimalNumber(text), SoundStyle.lengthLimits.contains(seconds) else {
        return nil
      }
      self = .seconds(seconds)
    }
  }
}

extension SoundStyle.Baseline {
  /// One of the usual baselines, or a value; nil for anything else.
  init?(text: String) {
    switch text {
    case "base": self = .base
    case "first": self = .first
    case "zero": self = .zero
    case "mean": self = .mean
    default:
      guard let value = decimalNumber(text) else { return nil }
      self = .value(value)
    }
  }
}

extension SoundStyle.Smoothing {
  /// `median:5`, `mean:5` or `ema:0.3`; nil for anything else.
  init?(text: String) {
    let parts = text.parts(at: ":", most: 2).map(String.init)
    guard parts.count == 2 else { return nil }
    let width = Int(parts[1]).flatMap { $0 % 2 == 1 ? $0 : nil }.flatMap {
      SoundStyle.smoothingWidths.contains(Double($0)) ? $0 : nil
    }
    switch parts[0] {
    case "ema":
      guard let alpha = decimalNumber(parts[1]), SoundStyle.smoothingWeights.contains(alpha)
      else { return nil }
      self = .exponential(alpha: alpha)
    case "median":
      guard let width else { return nil }
      self = .median(width: width)
    case "mean":
      guard let width else { return nil }
      self = .mean(width: width)
    default: return nil
    }
  }
}
