// SPDX-License-Identifier: MIT

internal import Audiograph

extension SoundStyle {
  /// The style that the options ask for, each of which has a value that it allows.
  ///
  /// - Throws: `UsageError` for options that mean nothing together.
  init(_ arguments: Arguments) throws(UsageError) {
    self.init()
    for option in SoundOption.all {
      if let text = arguments[option.spec.name] { option.set(&self, text) }
    }
    try checkForm(arguments)
    try checkAxis(arguments)
  }

  private func checkForm(_ arguments: Arguments) throws(UsageError) {
    guard form == .candles else {
      if hasVolume { throw .needsCandles(option: OptionName.volumeLine.typed) }
      return
    }
    if let option = OptionName.ofLines.first(where: arguments.has) {
      throw .contradiction("--as candles", option.typed)
    }
  }

  private func checkAxis(_ arguments: Arguments) throws(UsageError) {
    if let minimum, let maximum, minimum >= maximum {
      throw .emptyAxis(minimum: minimum, maximum: maximum)
    }
    guard scale == .log else { return }
    // An option, not the data, puts zero or less on a logarithmic axis.
    for (option, end) in [(OptionName.minimum, minimum), (.maximum, maximum)] {
      if let end, end <= 0, let text = arguments[option] {
        throw .logarithmicAxis(option: "\(option.typed) \(text)")
      }
    }
    if includesZero == true { throw .logarithmicAxis(option: OptionName.zero.typed) }
  }
}
