// SPDX-License-Identifier: MIT

internal import Audiograph

extension UsageError: UserFacingError {
  func message(in s: Sentences) -> Message {
    switch self {
    case .unknownCommand(let name, let nearest):
      Message(
        s.say(.usageUnknownCommand(name: name)),
        s.didYouMean(
          nearest,
          else: s.say(.usageUnknownCommandRemedy(names: CommandName.allCases.map(\.rawValue)))))
    case .unknownOption(let name, let command?, let nearest):
      Message(
        s.say(.usageUnknownOptionOf(name: name, command: command.rawValue)),
        s.didYouMean(
          nearest, else: s.say(.usageUnknownOptionOfRemedy(command: command.rawValue))))
    case .unknownOption(let name, nil, let nearest):
      Message(
        s.say(.usageUnknownOption(name: name)),
        s.didYouMean(nearest, else: s.say(.usageUnknownOptionRemedy())))
    case .ambiguousOption(let name, let candidates):
      Message(
        s.say(.usageAmbiguousOption(name: name)),
        s.say(.usageAmbiguousOptionRemedy(candidates: candidates)))
    case .missingValue(let option, let placeholder, []):
      Message(
        s.say(.usageMissingValue(option: option)),
        s.say(.usageMissingValueRemedy(option: option, placeholder: placeholder)))
    case .missingValue(let option, _, let words):
      Message(s.say(.usageMissingValue(option: option)), s.say(.remedyUseOneOf(words: words)))
    case .unexpectedValue(let option, let value):
      Message(
        s.say(.usageUnexpectedValue(option: option, value: value)),
        s.say(.usageUnexpectedValueRemedy(option: option)))
    case .unknownWord(let option, let value, let words, let nearest):
      Message(
        s.say(.usageUnknownWord(value: value, option: option, words: words)),
        s.didYouMean(nearest))
    case .malformedValue(let option, let value, let form):
      Message(
        s.say(.usageMalformedValue(value: value, option: option, form: form.words(in: s))), "")
    case .contradiction(let first, let second):
      Message(
        s.say(.usageContradiction(first: first, second: second)), s.say(.remedyLeaveOneOfThemOut()))
    case .missingOperand(let command, let placeholder):
      Message(
        s.say(.usageMissingOperand(placeholder: placeholder, command: command.rawValue)),
        s.say(.usageMissingOperandRemedy(example: Commands.spec(command).exampleWithOperand)))
    case .tooManyOperands(.help, let extra):
      Message(
        s.say(.usageTooManyOperands(extra: extra, command: CommandName.help.rawValue)),
        s.say(.usageTooManyOperandsRemedyHelp()))
    case .tooManyOperands(let command, let extra)
    where RangeLength(asTyped: extra) != nil && Commands.spec(command).option(.range) != nil:
      Message(
        s.say(.usageTooManyOperands(extra: extra, command: command.rawValue)),
        s.say(.usageRangeAsOperand(extra: extra)))
    case .tooManyOperands(let command, let extra):
      Message(
        s.say(.usageTooManyOperands(extra: extra, command: command.rawValue)),
        s.say(.usageTooManyOperandsRemedy(command: command.rawValue)))
    case .unknownOperand(let command, let word, let words, let nearest):
      Message(
        s.say(.usageUnknownOperand(word: word, command: command.rawValue, words: words)),
        s.didYouMean(nearest))
    case .emptySource:
      Message(s.say(.usageEmptySource()), s.say(.usageEmptySourceRemedy()))
    case .rangeAsSource(let length):
      Message(
        s.say(.usageRangeAsSource(length: length)),
        s.say(.usageRangeAsSourceRemedy(length: length)))
    case .comparisonOfOne:
      Message(
        s.say(.usageComparisonOfOne()),
        s.say(.usageComparisonOfOneRemedy()))
    case .emptyName(let option):
      Message(s.say(.usageEmptyName(option: option)), s.say(.usageEmptyNameRemedy()))
    case .missingOutput:
      Message(s.say(.usageMissingOutput()), s.say(.usageMissingOutputRemedy()))
    case .needsOutput(let option):
      Message(
        s.say(.usageNeedsOutput(option: option)),
        s.say(.usageNeedsOutputRemedy(option: option)))
    case .needsRound(let option):
      Message(
        s.say(.usageNeedsRound(option: option)), s.say(.usageNeedsRoundRemedy(option: option)))
    case .needsCandles(let option):
      Message(s.say(.usageNeedsCandles(option: option)), s.say(.usageNeedsCandlesRemedy()))
    case .outputIsFolder(let path):
      Message(
        s.say(.outputIsFolder(path: path)), s.say(.usageOutputIsFolderRemedy()))
    case .unknownEnding(let path, let endings):
      Message(
        s.say(.usageUnknownEnding(path: path)),
        s.say(.usageUnknownEndingRemedy(endings: endings.map { ".\($0)" })))
    case .missingFormat(let formats):
      Message(s.say(.usageMissingFormat()), s.say(.usageMissingFormatRemedy(formats: formats)))
    case .standardOutputTwice:
      Message(
        s.say(.usageStandardOutputTwice()),
        s.say(.usageStandardOutputTwiceRemedy()))
    case .nothingHoldsCues:
      Message(s.say(.usageNothingHoldsCues()), s.say(.usageNothingHoldsCuesRemedy()))
    case .speechWithoutSound(let option):
      Message(
        s.say(.usageSpeechWithoutSound(option: option)),
        s.say(.usageSpeechWithoutSoundRemedy(option: option)))
    case .soundToTerminal("-"):
      Message(
        s.say(.usageSoundToStandardOutput()),
        s.say(.usageSoundToStandardOutputRemedy()))
    case .soundToTerminal(let path):
      Message(
        s.say(.usageSoundToTerminal(path: path)),
        s.say(.usageSoundToTerminalRemedy()))
    case .standardInputTwice:
      Message(
        s.say(.usageStandardInputTwice()),
        s.say(.usageStandardInputTwiceRemedy()))
    case .outputIsInput(let path):
      Message(s.say(.usageOutputIsInput(path: path)), s.say(.usageOutputIsInputRemedy()))
    case .sameOutputTwice(let path):
      Message(s.say(.usageSameOutputTwice(path: path)), s.say(.usageSameOutputTwiceRemedy()))
    case .emptyAxis(let minimum, let maximum):
      Message(
        s.say(.usageEmptyAxis(minimum: minimum, maximum: maximum)),
        s.say(.usageEmptyAxisRemedy()))
    case .valueOfColumns:
      Message(
        s.say(.usageValueOfColumns()), s.say(.remedyLeaveOneOfThemOut()))
    case .intervalOfGroups:
      Message(s.say(.usageIntervalOfGroups()), s.say(.usageIntervalOfGroupsRemedy()))
    case .emptyPlace:
      Message(
        s.say(.usageEmptyPlace()), s.say(.usageEmptyPlaceRemedy(words: Question.words)))
    case .wordsTooLong(let limit, let needed):
      Message(
        s.say(.usageWordsTooLong(limit: limit)),
        s.say(.usageWordsTooLongRemedy(needed: needed)))
    case .notUTF8(let shown):
      Message(
        s.say(.usageNotUTF8(shown: String(shown.prefix(200)))),
        s.say(.usageNotUTF8Remedy()))
    case .emptyText(let option):
      Message(s.say(.usageEmptyText(option: option)), s.say(.usageEmptyTextRemedy(option: option)))
    case .logarithmicAxis(let option):
      Message(
        s.say(.usageLogarithmicAxis(option: option)),
        s.say(.usageLogarithmicAxisRemedy(option: option)))
    case .sameColumnTwice(let column):
      Message(s.say(.usageSameColumnTwice(column: column)), s.say(.usageSameColumnTwiceRemedy()))
    case .jsonOfColumns(let facts):
      Message(
        s.say(.usageJsonOfColumns()), s.say(.usageJsonOfColumnsRemedy(facts: facts)))
    case .emptySearch:
      Message(s.say(.usageEmptySearch()), s.say(.usageEmptySearchRemedy()))
    case .needsOption(let option, let other):
      Message(
        s.say(.usageNeedsOption(option: option, other: other)),
        s.say(.usageNeedsOptionRemedy(other: other)))
    case .languagesWithoutPage(let languages):
      Message(
        s.say(.usageLanguagesWithoutPage(languages: languages)),
        s.say(.usageLanguagesWithoutPageRemedy()))
    case .needsAlert(let option):
      Message(
        s.say(.usageNeedsAlert(option: option)),
        s.say(
          .usageNeedsAlertRemedy(
            options: [OptionName.above, .below, .change, .newHigh, .newLow].map(\.typed))))
    case .unknownSetting(let name, let nearest):
      Message(
        s.say(.usageUnknownSetting(name: name)),
        s.didYouMean(nearest, else: s.say(.usageUnknownSettingRemedy())))
    }
  }
}
