// SPDX-License-Identifier: MIT

internal import Audiograph

/// What is wrong with the arguments that the program was started with.
///
/// Options stand as they were typed or as they are typed: with their hyphens.
struct UsageError: MessageError {
  let message: Message

  static func unknownCommand(_ name: String, nearest: String?) -> Self {
    Self(
      .usage, .usageUnknownCommand(name: name),
      .didYouMean(
        nearest, else: .usageUnknownCommandRemedy(names: CommandName.allCases.map(\.rawValue))))
  }

  /// What a command reads, where a command is wanted.
  static func sourceAsCommand(_ name: String) -> Self {
    Self(
      .usage, .usageSourceAsCommand(name: name),
      .usageSourceAsCommandRemedy(command: "audiograph play \(shellPath(name))"))
  }

  /// A word of `help` that nothing has to do with.
  static func nothingFound(_ word: String) -> Self {
    Self(
      .usage, .usageNothingFound(word: word),
      .usageNothingFoundRemedy())
  }

  static func unknownOption(_ name: String, command: CommandName?, nearest: String?) -> Self {
    guard let command = command?.rawValue else {
      return Self(
        .usage, .usageUnknownOption(name: name),
        .didYouMean(nearest, else: .usageUnknownOptionRemedy()))
    }
    return Self(
      .usage, .usageUnknownOptionOf(name: name, command: command),
      .didYouMean(nearest, else: .usageUnknownOptionOfRemedy(command: command)))
  }

  static func ambiguousOption(_ name: String, candidates: [String]) -> Self {
    Self(
      .usage, .usageAmbiguousOption(name: name), .usageAmbiguousOptionRemedy(candidates: candidates)
    )
  }

  static func missingValue(option: String, placeholder: String, words: [String]) -> Self {
    Self(
      .usage, .usageMissingValue(option: option),
      words.isEmpty
        ? .usageMissingValueRemedy(option: option, placeholder: placeholder)
        : .remedyUseOneOf(words: words))
  }

  static func unexpectedValue(option: String, value: String) -> Self {
    Self(
      .usage, .usageUnexpectedValue(option: option, value: value),
      .usageUnexpectedValueRemedy(option: option))
  }

  static func unknownWord(option: String, value: String, words: [String], nearest: String?) -> Self
  {
    Self(
      .usage, .usageUnknownWord(value: value, option: option, words: words), .didYouMean(nearest))
  }

  static func malformedValue(option: String, value: String, form: ValueForm) -> Self {
    Self(.usage, .usageMalformedValue(value: value, option: option, form: form.said))
  }

  static func contradiction(_ first: String, _ second: String) -> Self {
    Self(.usage, .usageContradiction(first: first, second: second), .remedyLeaveOneOfThemOut())
  }

  static func unknownOperand(
    command: CommandName, _ word: String, words: [String], nearest: String?
  ) -> Self {
    Self(
      .usage, .usageUnknownOperand(word: word, command: command.rawValue, words: words),
      .didYouMean(nearest))
  }

  static let emptySource = Self(.usage, .usageEmptySource(), .usageEmptySourceRemedy())

  /// A length such as `1Y` where a source is wanted.
  static func rangeAsSource(_ length: String) -> Self {
    Self(.usage, .usageRangeAsSource(length: length), .usageRangeAsSourceRemedy(length: length))
  }

  static let comparisonOfOne = Self(.usage, .usageComparisonOfOne(), .usageComparisonOfOneRemedy())

  static func emptyName(option: String) -> Self {
    Self(.usage, .usageEmptyName(option: option), .usageEmptyNameRemedy())
  }

  static let missingOutput = Self(.usage, .usageMissingOutput(), .usageMissingOutputRemedy())

  /// An option about files, where none is written.
  static func needsOutput(option: String) -> Self {
    Self(.usage, .usageNeedsOutput(option: option), .usageNeedsOutputRemedy(option: option))
  }

  /// An option about rounds, where none is played.
  static func needsRound(option: String) -> Self {
    Self(.usage, .usageNeedsRound(option: option), .usageNeedsRoundRemedy(option: option))
  }

  static func outputIsFolder(_ path: String) -> Self {
    Self(.usage, .outputIsFolder(path: path), .usageOutputIsFolderRemedy())
  }

  /// An ending that is no format here; for what other programs make of one of ours, their command.
  static func unknownEnding(path: String, endings: [String]) -> Self {
    if let ending = pathEnding(path), let maker = OtherFormat(rawValue: ending) {
      return Self(
        .usage, .usageOtherFormat(ending: ".\(ending)"),
        .usageOtherFormatRemedy(
          path: maker.source(of: path), command: maker.command(making: path)))
    }
    return Self(
      .usage, .usageUnknownEnding(path: path),
      .usageUnknownEndingRemedy(endings: endings.map { ".\($0)" }))
  }

  static func missingFormat(formats: [String]) -> Self {
    Self(.usage, .usageMissingFormat(), .usageMissingFormatRemedy(formats: formats))
  }

  static let standardOutputTwice = Self(
    .usage, .usageStandardOutputTwice(), .usageStandardOutputTwiceRemedy())

  static func soundToTerminal(path: String) -> Self {
    path == "-"
      ? Self(.usage, .usageSoundToStandardOutput(), .usageSoundToStandardOutputRemedy())
      : Self(.usage, .usageSoundToTerminal(path: path), .usageSoundToTerminalRemedy())
  }

  /// Cue points, and no file that can hold them.
  static let nothingHoldsCues = Self(
    .usage, .usageNothingHoldsCues(), .usageNothingHoldsCuesRemedy())

  /// Words to be spoken, and no file that has a time.
  static func speechWithoutSound(option: String) -> Self {
    Self(
      .usage, .usageSpeechWithoutSound(option: option),
      .usageSpeechWithoutSoundRemedy(option: option))
  }

  static let standardInputTwice = Self(
    .usage, .usageStandardInputTwice(), .usageStandardInputTwiceRemedy())

  static func outputIsInput(path: String) -> Self {
    Self(.usage, .usageOutputIsInput(path: path), .usageOutputIsInputRemedy())
  }

  static func sameOutputTwice(path: String) -> Self {
    Self(.usage, .usageSameOutputTwice(path: path), .usageSameOutputTwiceRemedy())
  }

  static func emptyAxis(minimum: Double, maximum: Double) -> Self {
    Self(.usage, .usageEmptyAxis(minimum: minimum, maximum: maximum), .usageEmptyAxisRemedy())
  }

  static let valueOfColumns = Self(.usage, .usageValueOfColumns(), .remedyLeaveOneOfThemOut())

  /// An interval, into which values of several groups would be gathered.
  static let intervalOfGroups = Self(
    .usage, .usageIntervalOfGroups(), .usageIntervalOfGroupsRemedy())

  static func wordsTooLong(limit: Int, needed: Int) -> Self {
    Self(.usage, .usageWordsTooLong(limit: limit), .usageWordsTooLongRemedy(needed: needed))
  }

  /// The bytes of an argument, those outside ASCII as `\xff`.
  static func notUTF8(shown: String) -> Self {
    Self(.usage, .usageNotUTF8(shown: String(shown.prefix(200))), .usageNotUTF8Remedy())
  }

  static func emptyText(option: String) -> Self {
    Self(.usage, .usageEmptyText(option: option), .usageEmptyTextRemedy(option: option))
  }

  static func logarithmicAxis(option: String) -> Self {
    Self(.usage, .usageLogarithmicAxis(option: option), .usageLogarithmicAxisRemedy(option: option))
  }

  static func sameColumnTwice(_ column: String) -> Self {
    Self(.usage, .usageSameColumnTwice(column: column), .usageSameColumnTwiceRemedy())
  }

  /// JSON without --list-columns, where words or sound are wanted; what prints the facts.
  static func jsonOfColumns(facts: String) -> Self {
    Self(.usage, .usageJsonOfColumns(), .usageJsonOfColumnsRemedy(facts: facts))
  }

  static let emptySearch = Self(.usage, .usageEmptySearch(), .usageEmptySearchRemedy())

  /// An option about candles, where none are heard.
  static func needsCandles(option: String) -> Self {
    Self(.usage, .usageNeedsCandles(option: option), .usageNeedsCandlesRemedy())
  }

  /// An option that says something about another one, which is missing.
  static func needsOption(option: String, other: String) -> Self {
    Self(
      .usage, .usageNeedsOption(option: option, other: other), .usageNeedsOptionRemedy(other: other)
    )
  }

  /// Several languages as they were typed, and no page that could hold them.
  static func languagesWithoutPage(_ languages: String) -> Self {
    Self(
      .usage, .usageLanguagesWithoutPage(languages: languages), .usageLanguagesWithoutPageRemedy())
  }

  /// An option about alerts, where there are none.
  static func needsAlert(option: String) -> Self {
    Self(
      .usage, .usageNeedsAlert(option: option),
      .usageNeedsAlertRemedy(
        options: [OptionName.above, .below, .change, .newHigh, .newLow].map(\.typed)))
  }

  static func unknownSetting(_ name: String, nearest: String?) -> Self {
    Self(
      .usage, .usageUnknownSetting(name: name),
      .didYouMean(nearest, else: .usageUnknownSettingRemedy()))
  }
}
