// SPDX-License-Identifier: MIT

internal import Audiograph

/// What is wrong with a value of an option, given alone: what the command would say of it.
func optionError(_ option: OptionName, _ text: String) -> UsageError? {
  var arguments = Arguments()
  arguments.add(option, text)
  do {
    _ = try SoundStyle(arguments)
    _ = try WordingOptions(arguments, Settings(Arguments()))
    _ = try Pause(arguments)
    return option == .device && text.isBlank ? .emptyName(option: option.typed) : nil
  } catch {
    return error
  }
}

extension OptionName {
  /// Options that exclude each other; of settings, the one that says more about the chart wins.
  static let exclusions: [(OptionName, OptionName)] =
    ofSoundExcluded + [(.narrate, .together)]
    + [.level, .maxLength, .width, .speech, .speak, .explain].map { (.json, $0) }

  /// Those about the sound.
  static let ofSoundExcluded: [(OptionName, OptionName)] = [
    (.even, .true), (.sharedAxis, .ownAxis), (.profile, .pitchRange),
    // Two noises under one tone could not be told apart.
    (.volumeLine, .baseline),
  ]

  /// Those that candles exclude.
  static let ofLines: [OptionName] = [.value, .mode, .smooth, .true, .together, .timbre, .rebase]

  /// Those about values in their order, which other kinds of charts than a line, candles and bars exclude.
  static let ofOrder: [OptionName] = [
    .mode, .smooth, .true, .even, .together, .baseline, .ticks, .markExtremes, .markBreaks,
    .sharedAxis, .ownAxis, .aggregate, .only, .stats,
  ]

  /// The options that exclude this one.
  var excluded: [OptionName] {
    Self.exclusions.compactMap { $0 == self ? $1 : $1 == self ? $0 : nil }
  }
}
