// SPDX-License-Identifier: MIT

internal import Audiograph

extension SoundStyle {
  /// The style that the options ask for.
  init(_ arguments: Arguments) throws(UsageError) {
    self.init()
    try arguments.exclude(OptionName.ofSoundExcluded)
    try chooseForm(arguments)
    try choosePitch(arguments)
    try chooseAxis(arguments)
    try chooseTime(arguments)
    try chooseTone(arguments)
    try chooseEarcons(arguments)
  }

  private mutating func chooseForm(_ arguments: Arguments) throws(UsageError) {
    form = arguments[.as] == FormName.candles.rawValue ? .candles : .line
    hasVolume = arguments.has(.volumeLine)
    guard form == .candles else {
      if hasVolume { throw .needsCandles(option: OptionName.volumeLine.typed) }
      return
    }
    if let option = OptionName.ofLines.first(where: arguments.has) {
      throw .contradiction("--as candles", option.typed)
    }
  }

  private mutating func choosePitch(_ arguments: Arguments) throws(UsageError) {
    if let text = arguments[.pitchRange] {
      guard let range = PitchRange(text: text) else {
        throw .malformedValue(option: "--pitch-range", value: text, form: .pitchRange)
      }
      pitchRange = range
    }
    switch arguments[.profile] {
    case "warm": pitchRange = .warm
    case "narrow": pitchRange = .narrow
    default: break
    }
    notes = arguments[.notes].flatMap(NoteScale.init)
    isInverted = arguments.has(.invert)
  }

  private mutating func chooseAxis(_ arguments: Arguments) throws(UsageError) {
    scale = arguments[.scale].flatMap(PitchScale.init)
    minimum = try arguments.number(.minimum)
    maximum = try arguments.number(.maximum)
    if let minimum, let maximum, minimum >= maximum {
      throw .emptyAxis(minimum: minimum, maximum: maximum)
    }
    includesZero = arguments.has(.zero)
    try checkLogarithm(arguments)
    if arguments.has(.sharedAxis) { axisSharing = .shared }
    if arguments.has(.ownAxis) { axisSharing = .own }
    smoothing = try Smoothing(arguments)
  }

  /// Throws where an option, not the data, puts zero or less on a logarithmic axis.
  private func checkLogarithm(_ arguments: Arguments) throws(UsageError) {
    guard scale == .log else { return }
    for (option, end) in [(OptionName.minimum, minimum), (.maximum, maximum)] {
      if let end, end <= 0, let text = arguments[option] {
        throw .logarithmicAxis(option: "\(option.typed) \(text)")
      }
    }
    if includesZero { throw .logarithmicAxis(option: OptionName.zero.typed) }
  }

  private mutating func chooseTime(_ arguments: Arguments) throws(UsageError) {
    length = try Length(arguments)
    speed = try arguments.number(.speed) ?? speed
    mode = arguments[.mode].flatMap(Mode.init)
    if arguments.has(.even) { spacing = .even }
    if arguments.has(.true) { spacing = .true }
    if arguments.has(.together) { arrangement = .together }
  }

  private mutating func chooseTone(_ arguments: Arguments) throws(UsageError) {
    timbre = arguments[.timbre].flatMap(Timbre.init(named:))
    volume = try arguments.number(.volume) ?? volume
    panWidth = try arguments.number(.pan) ?? panWidth
    let rate = try arguments.wholeNumber(.sampleRate)
    let channelCount = arguments.has(.mono) ? 1 : format.channelCount
    format =
      SoundFormat(sampleRate: rate ?? format.sampleRate, channelCount: channelCount) ?? format
  }

  private mutating func chooseEarcons(_ arguments: Arguments) throws(UsageError) {
    hasIntro = !arguments.has(.noIntro)
    hasEndSound = !arguments.has(.noEndSound)
    hasTicks = arguments.has(.ticks)
    marksExtremes = arguments.has(.markExtremes)
    marksBreaks = arguments.has(.markBreaks)
    baseline = try Baseline(arguments)
  }
}

extension SoundStyle.Length {
  fileprivate init(_ arguments: Arguments) throws(UsageError) {
    switch arguments[.duration] {
    case nil, "normal": self = .normal
    case "gist": self = .gist
    case "short": self = .short
    case "long": self = .long
    case .some(let text):
      guard let seconds = decimalNumber(text), (0.5...3600).contains(seconds) else {
        throw .malformedValue(option: "--duration", value: text, form: .length)
      }
      self = .seconds(seconds)
    }
  }
}

extension SoundStyle.Baseline {
  fileprivate init?(_ arguments: Arguments) throws(UsageError) {
    switch arguments[.baseline] {
    case nil: return nil
    case "base": self = .base
    case "first": self = .first
    case "zero": self = .zero
    case "mean": self = .mean
    case .some(let text):
      guard let value = decimalNumber(text) else {
        throw .malformedValue(option: "--baseline", value: text, form: .baseline)
      }
      self = .value(value)
    }
  }
}

extension SoundStyle.Smoothing {
  fileprivate init?(_ arguments: Arguments) throws(UsageError) {
    guard let text = arguments[.smooth] else { return nil }
    guard let smoothing = Self(text: text) else {
      throw .malformedValue(option: "--smooth", value: text, form: .smoothing)
    }
    self = smoothing
  }

  private init?(text: String) {
    let parts = text.parts(at: ":", most: 2).map(String.init)
    guard parts.count == 2 else { return nil }
    let width = Int(parts[1]).flatMap { $0 % 2 == 1 ? $0 : nil }.flatMap {
      SoundStyle.smoothingWidths.contains(Double($0)) ? $0 : nil
    }
    switch parts[0] {
    case "ema":
      guard let alpha = decimalNumber(parts[1]),
        SoundStyle.smoothingWeights.contains(alpha)
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
