// SPDX-License-Identifier: MIT

internal import Audiograph

extension UsageError: UserFacingError {
  var message: Message {
    switch self {
    case .unknownCommand(let name, let nearest):
      .usage(
        "Unknown command \(quoted(name)).",
        didYouMean(nearest, else: "Use \(alternatives(CommandName.allCases.map(\.rawValue)))."))
    case .unknownOption(let name, let command?, let nearest):
      .usage(
        "Unknown option \(quoted(name)) for audiograph \(command.rawValue).",
        didYouMean(
          nearest, else: "Type audiograph help \(command.rawValue) for a list of its options."))
    case .unknownOption(let name, nil, let nearest):
      .usage(
        "Unknown option \(quoted(name)).",
        didYouMean(nearest, else: "Type audiograph help for a list of commands."))
    case .ambiguousOption(let name, let candidates):
      .usage("The option \(quoted(name)) is ambiguous.", "Use \(alternatives(candidates)).")
    case .missingValue(let option, let placeholder, []):
      .usage("The option \(option) needs a value.", "Type \(option) \(placeholder).")
    case .missingValue(let option, _, let words):
      .usage("The option \(option) needs a value.", "Use \(alternatives(words)).")
    case .unexpectedValue(let option, let value):
      .usage(
        "The option \(option) takes no value, but \(quoted(value)) was given.",
        "Type \(option) alone.")
    case .unknownWord(let option, let value, let words, let nearest):
      .usage(
        "Invalid value \(quoted(value)) for \(option): use \(alternatives(words)).",
        didYouMean(nearest))
    case .malformedValue(let option, let value, let form):
      .usage("Invalid value \(quoted(value)) for \(option): use \(form.words).", "")
    case .contradiction(let first, let second):
      .usage("\(first) and \(second) cannot be used together.", "Leave one of them out.")
    case .missingOperand(let command, let placeholder):
      .usage(
        "Missing \(placeholder) for audiograph \(command.rawValue).",
        "For example: \(Commands.spec(command).examples[0].line)")
    case .tooManyOperands(let command, let extra)
    where RangeLength(asTyped: extra) != nil && Commands.spec(command).option(.range) != nil:
      .usage(
        "Unexpected argument \(quoted(extra)) for audiograph \(command.rawValue).",
        "Type --range \(extra).")
    case .tooManyOperands(let command, let extra):
      .usage(
        "Unexpected argument \(quoted(extra)) for audiograph \(command.rawValue).",
        "Leave it out, or type audiograph help \(command.rawValue).")
    case .unknownOperand(let command, let word, let words, let nearest):
      .usage(
        "Invalid argument \(quoted(word)) for audiograph \(command.rawValue):"
          + " use \(alternatives(words)).",
        didYouMean(nearest))
    case .emptySource:
      .usage("A source is empty.", "Give a file, a symbol, or - for standard input.")
    case .rangeAsSource(let length):
      .usage(
        "\(quoted(length)) is a range, not a source.",
        "Type --range \(length), or add --symbol if it is a symbol.")
    case .comparisonOfOne:
      .usage(
        "A comparison needs at least two sources.",
        "Add another, as in audiograph compare AAPL MSFT, or use play --rebase.")
    case .emptyName(let option):
      .usage("The file name for \(option) is empty.", "Give the name of a file.")
    case .missingOutput:
      .usage("Missing output for audiograph export.", "Add -o FILE, such as -o a.wav.")
    case .needsOutput(let option):
      .usage(
        "\(option) has no effect without an output file.",
        "Add -o FILE, such as -o a.wav, or leave out \(option).")
    case .outputIsFolder(let path):
      .usage(
        "The output \(quoted(path)) is a folder.", "Give the name of a file in it, such as a.wav.")
    case .unknownEnding(let path, let endings):
      .usage(
        "The name \(quoted(path)) does not show which format to write.",
        "End it in \(alternatives(endings.map { ".\($0)" })), or add --format.")
    case .missingFormat(let formats):
      .usage("Standard output needs a format.", "Add --format with \(alternatives(formats)).")
    case .standardOutputTwice:
      .usage(
        "Standard output is given twice as an output.",
        "Give - once, and files for the other outputs.")
    case .soundToTerminal("-"):
      .usage(
        "Standard output is a terminal, which cannot take sound.",
        "Redirect it to a pipe or a file, or add -o FILE.")
    case .soundToTerminal(let path):
      .usage(
        "The output \(quoted(path)) is a terminal, which cannot take sound.",
        "Use -o FILE, such as -o a.wav.")
    case .standardInputTwice:
      .usage(
        "Standard input is given twice as a source.",
        "Give - once, and files for the other sources.")
    case .outputIsInput(let path):
      .usage("The output \(quoted(path)) is also an input.", "Choose another name for the output.")
    case .sameOutputTwice(let path):
      .usage("The output \(quoted(path)) is given twice.", "Give each output a name of its own.")
    case .emptyAxis(let minimum, let maximum):
      .usage(
        "The axis from --minimum \(english.number(exactly: minimum)) to --maximum"
          + " \(english.number(exactly: maximum)) is empty.",
        "Give a minimum below the maximum.")
    case .valueOfColumns:
      .usage(
        "--value chooses a price of a price file and --y a column.", "Leave one of them out.")
    case .emptyPlace:
      .usage(
        "X is empty.", "Give a date, a number, a category, or \(alternatives(Question.words)).")
    case .wordsTooLong(let limit, let needed):
      .usage(
        "No sentence about the chart fits in --max-length \(limit).",
        "Use --max-length \(needed) or more.")
    case .notUTF8(let shown):
      .usage(
        "An argument is not valid UTF-8: '\(shown.prefix(200))'.",
        "Rename the file, or read it from standard input.")
    case .emptyText(let option):
      .usage("The text for \(option) is blank.", "Give a text, or leave out \(option).")
    case .logarithmicAxis(let option):
      .usage(
        "A logarithmic scale needs values above 0, so \(option) cannot be used with it.",
        "Leave out \(option), or use --scale linear.")
    case .sameColumnTwice(let column):
      .usage("The column \(quoted(column)) is chosen twice.", "Give each --y a different column.")
    case .jsonOfColumns(let facts):
      .usage(
        "--json works here only with --list-columns.", "For the facts of a chart, use \(facts).")
    case .emptySearch:
      .usage("TEXT is empty.", "Give the beginning of a company's name, or of a word in it.")
    case .unknownSetting(let name, let nearest):
      .usage(
        "Unknown setting \(quoted(name)).",
        didYouMean(nearest, else: "Type audiograph config -v for a list of settings."))
    }
  }
}

extension ValueForm {
  /// What a value may be, in words behind "use".
  fileprivate var words: String {
    switch self {
    case .number: "a number such as -2.5"
    case .numberWithin(let range):
      "a number from \(english.number(exactly: range.lowerBound)) to"
        + " \(english.number(exactly: range.upperBound))"
    case .wholeNumberWithin(let range):
      "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .length: "gist, short, normal, long, or a number of seconds from 0.5 to 3600"
    case .pitchRange:
      "a rising range from 55 to 4000 hertz, in hertz or notes, such as 220:1760 or c3:c6"
    case .baseline: "base, first, zero, mean or a number"
    case .smoothing:
      "ema: with a number from 0.001 to 1, or median: or mean: with an odd number from 3 to 101"
    case .range: "a number with D, W, M or Y such as 5D or 1Y, or YTD, or MAX"
    case .date: "a date such as 2013-03-01"
    case .delimiter: "comma, semicolon, tab, space or one ASCII character"
    case .thousands: "comma, point, space or apostrophe"
    case .lineCount: "a whole number of lines, 0 or more"
    case .condition: "a column and a value, such as Sex=female"
    case .yesOrNo: "yes or no"
    case .dateFormat:
      "the year %Y and other parts, each at most once, such as %d.%m.%Y or %Y-%m-%d %H:%M"
    }
  }
}
