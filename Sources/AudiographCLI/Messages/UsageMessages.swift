// SPDX-License-Identifier: MIT

internal import Audiograph

extension UsageError: UserFacingError {
  func message(in s: Sentences) -> Message {
    switch self {
    case .unknownCommand(let name, let nearest):
      Message(
        s.usageUnknownCommand(name: name),
        s.didYouMean(
          nearest, else: s.usageUnknownCommandRemedy(names: CommandName.allCases.map(\.rawValue))))
    case .unknownOption(let name, let command?, let nearest):
      Message(
        s.usageUnknownOptionOf(name: name, command: command.rawValue),
        s.didYouMean(
          nearest, else: s.usageUnknownOptionOfRemedy(command: command.rawValue)))
    case .unknownOption(let name, nil, let nearest):
      Message(
        s.usageUnknownOption(name: name),
        s.didYouMean(nearest, else: s.usageUnknownOptionRemedy()))
    case .ambiguousOption(let name, let candidates):
      Message(
        s.usageAmbiguousOption(name: name), s.usageAmbiguousOptionRemedy(candidates: candidates))
    case .missingValue(let option, let placeholder, []):
      Message(
        s.usageMissingValue(option: option),
        s.usageMissingValueRemedy(option: option, placeholder: placeholder))
    case .missingValue(let option, _, let words):
      Message(s.usageMissingValue(option: option), s.remedyUseOneOf(words: words))
    case .unexpectedValue(let option, let value):
      Message(
        s.usageUnexpectedValue(option: option, value: value),
        s.usageUnexpectedValueRemedy(option: option))
    case .unknownWord(let option, let value, let words, let nearest):
      Message(
        s.usageUnknownWord(value: value, option: option, words: words),
        s.didYouMean(nearest))
    case .malformedValue(let option, let value, let form):
      Message(s.usageMalformedValue(value: value, option: option, form: form.words(in: s)), "")
    case .contradiction(let first, let second):
      Message(s.usageContradiction(first: first, second: second), s.remedyLeaveOneOfThemOut())
    case .missingOperand(let command, let placeholder):
      Message(
        s.usageMissingOperand(placeholder: placeholder, command: command.rawValue),
        s.usageMissingOperandRemedy(example: Commands.spec(command).exampleWithOperand))
    case .tooManyOperands(.help, let extra):
      Message(
        s.usageTooManyOperands(extra: extra, command: CommandName.help.rawValue),
        s.usageTooManyOperandsRemedyHelp())
    case .tooManyOperands(let command, let extra)
    where RangeLength(asTyped: extra) != nil && Commands.spec(command).option(.range) != nil:
      Message(
        s.usageTooManyOperands(extra: extra, command: command.rawValue),
        s.usageRangeAsOperand(extra: extra))
    case .tooManyOperands(let command, let extra):
      Message(
        s.usageTooManyOperands(extra: extra, command: command.rawValue),
        s.usageTooManyOperandsRemedy(command: command.rawValue))
    case .unknownOperand(let command, let word, let words, let nearest):
      Message(
        s.usageUnknownOperand(word: word, command: command.rawValue, words: words),
        s.didYouMean(nearest))
    case .emptySource:
      Message(s.usageEmptySource(), s.usageEmptySourceRemedy())
    case .rangeAsSource(let length):
      Message(
        s.usageRangeAsSource(length: length),
        s.usageRangeAsSourceRemedy(length: length))
    case .comparisonOfOne:
      Message(
        s.usageComparisonOfOne(),
        s.usageComparisonOfOneRemedy())
    case .emptyName(let option):
      Message(s.usageEmptyName(option: option), s.usageEmptyNameRemedy())
    case .missingOutput:
      Message(s.usageMissingOutput(), s.usageMissingOutputRemedy())
    case .needsOutput(let option):
      Message(
        s.usageNeedsOutput(option: option),
        s.usageNeedsOutputRemedy(option: option))
    case .needsRound(let option):
      Message(s.usageNeedsRound(option: option), s.usageNeedsRoundRemedy(option: option))
    case .needsCandles(let option):
      Message(s.usageNeedsCandles(option: option), s.usageNeedsCandlesRemedy())
    case .outputIsFolder(let path):
      Message(
        s.outputIsFolder(path: path), s.usageOutputIsFolderRemedy())
    case .unknownEnding(let path, let endings):
      Message(
        s.usageUnknownEnding(path: path),
        s.usageUnknownEndingRemedy(endings: endings.map { ".\($0)" }))
    case .missingFormat(let formats):
      Message(s.usageMissingFormat(), s.usageMissingFormatRemedy(formats: formats))
    case .standardOutputTwice:
      Message(
        s.usageStandardOutputTwice(),
        s.usageStandardOutputTwiceRemedy())
    case .nothingHoldsCues: Message(s.usageNothingHoldsCues(), s.usageNothingHoldsCuesRemedy())
    case .speechWithoutSound(let option):
      Message(
        s.usageSpeechWithoutSound(option: option),
        s.usageSpeechWithoutSoundRemedy(option: option))
    case .soundToTerminal("-"):
      Message(
        s.usageSoundToStandardOutput(),
        s.usageSoundToStandardOutputRemedy())
    case .soundToTerminal(let path):
      Message(
        s.usageSoundToTerminal(path: path),
        s.usageSoundToTerminalRemedy())
    case .standardInputTwice:
      Message(
        s.usageStandardInputTwice(),
        s.usageStandardInputTwiceRemedy())
    case .outputIsInput(let path):
      Message(s.usageOutputIsInput(path: path), s.usageOutputIsInputRemedy())
    case .sameOutputTwice(let path):
      Message(s.usageSameOutputTwice(path: path), s.usageSameOutputTwiceRemedy())
    case .emptyAxis(let minimum, let maximum):
      Message(
        s.usageEmptyAxis(minimum: minimum, maximum: maximum),
        s.usageEmptyAxisRemedy())
    case .valueOfColumns:
      Message(
        s.usageValueOfColumns(), s.remedyLeaveOneOfThemOut())
    case .intervalOfGroups:
      Message(s.usageIntervalOfGroups(), s.usageIntervalOfGroupsRemedy())
    case .emptyPlace:
      Message(
        s.usageEmptyPlace(), s.usageEmptyPlaceRemedy(words: Question.words))
    case .wordsTooLong(let limit, let needed):
      Message(
        s.usageWordsTooLong(limit: limit),
        s.usageWordsTooLongRemedy(needed: needed))
    case .notUTF8(let shown):
      Message(
        s.usageNotUTF8(shown: String(shown.prefix(200))),
        s.usageNotUTF8Remedy())
    case .emptyText(let option):
      Message(s.usageEmptyText(option: option), s.usageEmptyTextRemedy(option: option))
    case .logarithmicAxis(let option):
      Message(
        s.usageLogarithmicAxis(option: option),
        s.usageLogarithmicAxisRemedy(option: option))
    case .sameColumnTwice(let column):
      Message(s.usageSameColumnTwice(column: column), s.usageSameColumnTwiceRemedy())
    case .jsonOfColumns(let facts):
      Message(
        s.usageJsonOfColumns(), s.usageJsonOfColumnsRemedy(facts: facts))
    case .emptySearch:
      Message(s.usageEmptySearch(), s.usageEmptySearchRemedy())
    case .needsOption(let option, let other):
      Message(
        s.usageNeedsOption(option: option, other: other), s.usageNeedsOptionRemedy(other: other))
    case .languagesWithoutPage(let languages):
      Message(
        s.usageLanguagesWithoutPage(languages: languages), s.usageLanguagesWithoutPageRemedy())
    case .needsAlert(let option):
      Message(
        s.usageNeedsAlert(option: option),
        s.usageNeedsAlertRemedy(
          options: [OptionName.above, .below, .change, .newHigh, .newLow].map(\.typed)))
    case .unknownSetting(let name, let nearest):
      Message(
        s.usageUnknownSetting(name: name),
        s.didYouMean(nearest, else: s.usageUnknownSettingRemedy()))
    }
  }
}
