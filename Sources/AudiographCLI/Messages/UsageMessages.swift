// SPDX-License-Identifier: MIT

internal import Audiograph

extension UsageError {
  var message: Message {
    switch self {
    case .unknownCommand, .missingOperand, .tooManyOperands, .unknownOperand, .emptySource,
      .rangeAsSource, .standardInputTwice, .comparisonOfOne:
      operandMessage
    case .missingOutput, .needsOutput, .outputIsFolder, .unknownEnding, .missingFormat,
      .standardOutputTwice,
      .outputIsInput, .sameOutputTwice, .emptyName, .soundToTerminal:
      outputMessage
    default: optionMessage
    }
  }

  private var operandMessage: Message {
    switch self {
    case .unknownCommand(let name, let nearest): unknownCommand(name, nearest)
    case .missingOperand(let command, let placeholder):
      Message(
        "The command \(command.rawValue) needs \(placeholder == "X" ? "an" : "a") \(placeholder).",
        "For example: \(Commands.spec(command).examples[0].line)")
    case .rangeAsSource(let length):
      Message(
        "The text \(quoted(length)) is a range and no source.",
        "Type --range \(length), or --symbol too if it is a symbol.")
    case .tooManyOperands(let command, let extra)
    where RangeLength(asTyped: extra) != nil && Commands.spec(command).option(.range) != nil:
      Message(
        "The command \(command.rawValue) does not take \(quoted(extra)) there.",
        "Type --range \(extra).")
    case .tooManyOperands(let command, let extra):
      Message(
        "The command \(command.rawValue) does not take \(quoted(extra)).",
        "Leave it out, or type audiograph help \(command.rawValue).")
    case .unknownOperand(let command, let word, let words, let nearest):
      Message(
        "The command \(command.rawValue) does not know \(quoted(word)).",
        "It takes \(alternatives(words))\(didYouMean(nearest))")
    case .comparisonOfOne:
      Message(
        "A comparison needs at least two sources.",
        "Name another, such as audiograph compare AAPL MSFT, or use play --rebase.")
    case .standardInputTwice:
      Message(
        "Standard input is named twice as a source.", "Give - once, and files for the others.")
    default: Message("A source is empty.", "Give a file, - for standard input, or a symbol.")
    }
  }

  private var outputMessage: Message {
    switch self {
    case .missingOutput:
      Message("The command export needs to know where to write.", "Give -o FILE, such as -o a.wav.")
    case .needsOutput(let option):
      Message(
        "\(option) is about a file, and none is written.",
        "Give -o FILE too, such as -o a.wav, or leave out \(option).")
    case .outputIsFolder(let path):
      Message(
        "The output \(quoted(path)) is a folder.", "Give the name of a file in it, such as a.wav.")
    case .unknownEnding(let path, let endings):
      Message(
        "The name \(quoted(path)) does not say in what format to write.",
        "End it in \(alternatives(endings.map { ".\($0)" })), or give --format.")
    case .missingFormat(let formats):
      Message(
        "Standard output needs a format.", "Give --format \(alternatives(formats)).")
    case .standardOutputTwice:
      Message("Standard output is named twice as an output.", "Give - once, and files for others.")
    case .soundToTerminal("-"):
      Message(
        "Standard output is a terminal, which cannot hold sound.",
        "Send it into a pipe or a file, or give -o FILE.")
    case .soundToTerminal(let path):
      Message(
        "The output \(quoted(path)) is a terminal, which cannot hold sound.",
        "Give -o FILE, such as -o a.wav.")
    case .outputIsInput(let path):
      Message("The output \(quoted(path)) is also an input.", "Write to another name.")
    case .emptyName(let option):
      Message("The name given to \(option) is empty.", "Give the name of a file.")
    case .sameOutputTwice(let path):
      Message("The output \(quoted(path)) is named twice.", "Give every output its own name.")
    default: optionMessage
    }
  }

  private var optionMessage: Message {
    switch self {
    case .unknownOption(let name, let command, let nearest): unknownOption(name, command, nearest)
    case .ambiguousOption(let name, let candidates):
      Message(
        "The option \(quoted(name)) could be several.", "Type \(alternatives(candidates)).")
    case .missingValue(let option, let placeholder, let words):
      Message(
        "The option \(option) needs a value.",
        words.isEmpty
          ? "Type \(option) \(placeholder)." : "It takes \(alternatives(words)).")
    case .unexpectedValue(let option, let value):
      Message("The option \(option) takes no value, not \(quoted(value)).", "Type only \(option).")
    case .unknownWord(let option, let value, let words, let nearest):
      Message(
        "The option \(option) cannot be \(quoted(value)).",
        "It takes \(alternatives(words))\(didYouMean(nearest))")
    case .malformedValue(let option, let value, let form):
      Message("The option \(option) cannot be \(quoted(value)).", "It takes \(form.words).")
    default: conflictMessage
    }
  }

  private var conflictMessage: Message {
    switch self {
    case .contradiction(let first, let second):
      Message("\(first) and \(second) contradict each other.", "Give only one of them.")
    case .emptyAxis(let minimum, let maximum):
      Message(
        "The axis from --minimum \(english.number(exactly: minimum)) to --maximum"
          + " \(english.number(exactly: maximum)) has no room.",
        "Give a minimum below the maximum.")
    case .logarithmicAxis(let option):
      Message(
        "A logarithmic scale holds only values above 0, which \(option) leaves.",
        "Leave out \(option), or use --scale linear.")
    case .wordsTooLong(let limit, let needed):
      Message(
        "No sentence about the chart has room in --max-length \(limit).",
        "Give \(needed) or more.")
    case .emptyPlace:
      Message(
        "X is empty.",
        "Give a date, a number, a category, or \(alternatives(Question.words)).")
    case .sameColumnTwice(let column):
      Message("The column \(quoted(column)) is chosen twice.", "Give every --y another column.")
    case .jsonOfColumns(let facts):
      Message("--json belongs to --list-columns here.", "For the facts of a chart use \(facts).")
    case .emptyText(let option):
      Message(
        "The text given to \(option) holds nothing that can be read.",
        "Give a text, or leave out \(option).")
    case .emptySearch:
      Message(
        "TEXT is empty.", "Give the beginning of a company's name, or of a word in it.")
    case .unknownSetting(let name, let nearest):
      Message(
        "There is no setting \(quoted(name)).",
        nearest.map { "Did you mean \($0)?" } ?? "Type audiograph config -v for all of them.")
    case .notUTF8(let shown):
      Message(
        "An argument is not valid UTF-8: '\(shown.prefix(200))'.",
        "Rename the file, or read it from standard input.")
    default:
      Message(
        "--value chooses a price of a price file and --y a column.", "Give only one of them.")
    }
  }

  private func unknownCommand(_ name: String, _ nearest: String?) -> Message {
    let commands = alternatives(CommandName.allCases.map(\.rawValue))
    return Message(
      "There is no command \(quoted(name)).",
      nearest.map { "Did you mean \($0)?" } ?? "The commands are \(commands).")
  }

  private func unknownOption(
    _ name: String, _ command: CommandName?, _ nearest: String?
  ) -> Message {
    let whose = command.map { "The command \($0.rawValue) has no option" } ?? "There is no option"
    let help = command.map { "audiograph help \($0.rawValue)" } ?? "audiograph help"
    return Message(
      "\(whose) \(quoted(name)).",
      nearest.map { "Did you mean \($0)?" } ?? "Type \(help) for the options.")
  }

  private func didYouMean(_ nearest: String?) -> String {
    nearest.map { "; did you mean \($0)?" } ?? "."
  }
}

extension ValueForm {
  fileprivate var words: String {
    switch self {
    case .number: "a number such as -2.5"
    case .numberWithin(let range):
      "a number from \(english.number(exactly: range.lowerBound)) to"
        + " \(english.number(exactly: range.upperBound))"
    case .wholeNumberWithin(let range):
      "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .length: "gist, short, normal, long, or seconds from 0.5 to 3600"
    case .pitchRange:
      "LOW:HIGH, hertz or notes such as 220:1760 or c3:c6, from 55 to 4000 hertz, LOW below HIGH"
    case .baseline: "base, first, zero, mean, or a number"
    case .smoothing:
      "ema: with a number from 0.001 to 1, or median: or mean: with an odd number from 3 to 101"
    case .range: "a number with D, W, M or Y such as 5D or 1Y, or YTD, or MAX"
    case .date: "a date such as 2013-03-01"
    case .delimiter: "comma, semicolon, tab, space, or one ASCII character"
    case .thousands: "comma, point, space or apostrophe"
    case .lineCount: "a whole number of lines, 0 or more"
    case .condition: "a column and a value such as Sex=female"
    case .yesOrNo: "yes or no"
    case .dateFormat:
      "a year %Y with other parts once each, such as %d.%m.%Y or %Y-%m-%d %H:%M"
    }
  }
}
