// SPDX-License-Identifier: MIT

/// What is wrong with the arguments that the program was started with.
///
/// Options stand as they were typed or as they are typed: with their hyphens.
enum UsageError: Error, Equatable {
  case unknownCommand(String, nearest: String?)
  case unknownOption(String, command: CommandName?, nearest: String?)
  case ambiguousOption(String, candidates: [String])
  case missingValue(option: String, placeholder: String, words: [String])
  case unexpectedValue(option: String, value: String)
  case unknownWord(option: String, value: String, words: [String], nearest: String?)
  case malformedValue(option: String, value: String, form: ValueForm)
  case contradiction(String, String)
  case missingOperand(command: CommandName, placeholder: String)
  case tooManyOperands(command: CommandName, extra: String)
  case unknownOperand(command: CommandName, String, words: [String], nearest: String?)
  case emptySource
  /// A length such as `1Y` where a source is wanted.
  case rangeAsSource(String)
  case comparisonOfOne
  case emptyName(option: String)
  case missingOutput
  /// An option about files, where none is written.
  case needsOutput(option: String)
  /// An option about rounds, where none is played.
  case needsRound(option: String)
  case outputIsFolder(String)
  case unknownEnding(path: String, endings: [String])
  case missingFormat(formats: [String])
  case standardOutputTwice
  case soundToTerminal(path: String)
  /// Cue points, and no file that can hold them.
  case nothingHoldsCues
  /// Words to be spoken, and no file that has a time.
  case speechWithoutSound(option: String)
  case standardInputTwice
  case outputIsInput(path: String)
  case sameOutputTwice(path: String)
  case emptyAxis(minimum: Double, maximum: Double)
  case valueOfColumns
  /// An interval, into which values of several groups would be gathered.
  case intervalOfGroups
  case emptyPlace
  case wordsTooLong(limit: Int, needed: Int)
  /// The bytes of an argument, those outside ASCII as `\xff`.
  case notUTF8(shown: String)
  case emptyText(option: String)
  case logarithmicAxis(option: String)
  case sameColumnTwice(String)
  /// JSON without --list-columns, where words or sound are wanted; what prints the facts.
  case jsonOfColumns(facts: String)
  case emptySearch
  /// An option about candles, where none are heard.
  case needsCandles(option: String)
  /// An option that says something about another one, which is missing.
  case needsOption(option: String, other: String)
  /// Several languages as they were typed, and no page that could hold them.
  case languagesWithoutPage(String)
  /// An option about alerts, where there are none.
  case needsAlert(option: String)
  case unknownSetting(String, nearest: String?)

  var exitStatus: ExitCode { .usage }
}

/// What a value that is not one of a few words has to look like.
enum ValueForm: Equatable {
  case number
  case numberWithin(ClosedRange<Double>)
  case wholeNumberWithin(ClosedRange<Int>)
  case length
  case pitchRange
  case baseline
  case smoothing
  case range
  case date
  case delimiter
  case thousands
  case lineCount
  case condition
  /// A column and what it holds.
  case columnType
  case bins
  case bounds
  case dateFormat
  /// A program and its arguments.
  case command
  case yesOrNo
  /// Which of several processes.
  case shard
  /// A number, or a percentage with its sign.
  case threshold
  /// A length of time with its unit.
  case span
  /// One of the words of `Pause`, or seconds.
  case pause
}
