// SPDX-License-Identifier: MIT

import Testing

@testable import AudiographCLI

/// Every error as it is spoken: what stands on standard error for given arguments.
@Suite struct MessageTests {
  static let lines: [(UsageError, String)] = [
    (
      .unknownCommand("plya", nearest: "play"),
      "Unknown command 'plya'. Did you mean play?"
    ),
    (
      .unknownCommand("\u{1B}[31m", nearest: nil),
      "Unknown command '[31m'. Use play, again, export, page, describe, value, explore, compare,"
        + " watch, alert, fundamentals, search, update, import, list, batch, samples, simulate,"
        + " learn, web, config, devices, completion or help."
    ),
    (
      .unknownOption("--duraton", command: .play, nearest: "--duration"),
      "Unknown option '--duraton' for audiograph play. Did you mean --duration?"
    ),
    (
      .unknownOption("-Z", command: .export, nearest: nil),
      "Unknown option '-Z' for audiograph export. Type audiograph help export for a list of its"
        + " options."
    ),
    (
      .unknownOption("--zzz", command: nil, nearest: nil),
      "Unknown option '--zzz'. Type audiograph help for a list of commands."
    ),
    (
      .ambiguousOption("--no", candidates: ["--notes", "--no-intro"]),
      "The option '--no' is ambiguous. Use --notes or --no-intro."
    ),
    (
      .missingValue(option: "--title", placeholder: "TEXT", words: []),
      "The option --title needs a value. Type --title TEXT."
    ),
    (
      .missingValue(option: "--mode", placeholder: "MODE", words: ["auto", "discrete"]),
      "The option --mode needs a value. Use auto or discrete."
    ),
    (
      .unexpectedValue(option: "--mono", value: "1"),
      "The option --mono takes no value, but '1' was given. Type --mono alone."
    ),
    (
      .unknownWord(option: "--kind", value: "pirce", words: ["price", "count"], nearest: "price"),
      "Invalid value 'pirce' for --kind: use price or count. Did you mean price?"
    ),
    (
      .malformedValue(option: "--speed", value: "9", form: .numberWithin(0.25...4)),
      "Invalid value '9' for --speed: use a number from 0.25 to 4."
    ),
    (
      .malformedValue(
        option: "--sample-rate", value: "9", form: .wholeNumberWithin(8000...192_000)),
      "Invalid value '9' for --sample-rate: use a whole number from 8000 to 192000."
    ),
    (
      .malformedValue(option: "--duration", value: "0.1", form: .length),
      "Invalid value '0.1' for --duration: use gist, short, normal, long, or a number of seconds"
        + " from 0.5 to 3600."
    ),
    (
      .malformedValue(option: "--from", value: "soon", form: .date),
      "Invalid value 'soon' for --from: use a date such as 2013-03-01."
    ),
    (
      .contradiction("--even", "--true"),
      "--even and --true cannot be used together. Leave one of them out."
    ),
    (
      .missingOperand(command: .play, placeholder: "SOURCE"),
      "Missing SOURCE for audiograph play. For example: audiograph play AAPL --range 1Y"
    ),
    (
      .tooManyOperands(command: .help, extra: "export"),
      "Unexpected argument 'export' for audiograph help. Leave it out, or type audiograph help."
    ),
    (
      .tooManyOperands(command: .devices, extra: "x"),
      "Unexpected argument 'x' for audiograph devices. Leave it out, or type audiograph help"
        + " devices."
    ),
    (
      .unknownOperand(
        command: .completion, "basj", words: ["bash", "zsh", "fish"], nearest: "bash"),
      "Invalid argument 'basj' for audiograph completion: use bash, zsh or fish. Did you mean bash?"
    ),
    (
      .missingOperand(command: .value, placeholder: "X"),
      "Missing X for audiograph value. For example: audiograph value AAPL 2012-09-19"
    ),
    (
      .emptyPlace,
      "X is empty. Give a date, a number, a category, or highest, lowest, first, last, change,"
        + " trend, mean, median or now."
    ),
    (
      .wordsTooLong(limit: 5, needed: 61),
      "No sentence about the chart fits in --max-length 5. Use --max-length 61 or more."
    ),
    (.emptySource, "A source is empty. Give a file, a symbol, or - for standard input."),
    (
      .emptyName(option: "--output"),
      "The file name for --output is empty. Give the name of a file."
    ),
    (
      .missingOutput,
      "Missing output for audiograph export. Add -o FILE, such as -o a.wav."
    ),
    (
      .outputIsFolder("/tmp"),
      "The output '/tmp' is a folder. Give the name of a file in it, such as a.wav."
    ),
    (
      .unknownEnding(path: "x.xyz", endings: ["wav", "txt"]),
      "The name 'x.xyz' does not show which format to write. End it in .wav or .txt, or add"
        + " --format."
    ),
    (
      .missingFormat(formats: ["wav", "txt"]),
      "Standard output needs a format. Add --format with wav or txt."
    ),
    (
      .standardOutputTwice,
      "Standard output is given twice as an output. Give - once, and files for the other outputs."
    ),
    (
      .standardInputTwice,
      "Standard input is given twice as a source. Give - once, and files for the other sources."
    ),
    (
      .soundToTerminal(path: "-"),
      "Standard output is a terminal, which cannot take sound. Redirect it to a pipe or a file, or"
        + " add -o FILE."
    ),
    (
      .soundToTerminal(path: "/dev/tty"),
      "The output '/dev/tty' is a terminal, which cannot take sound. Use -o FILE, such as -o a.wav."
    ),
    (
      .logarithmicAxis(option: "--minimum 0"),
      "A logarithmic scale needs values above 0, so --minimum 0 cannot be used with it. Leave out"
        + " --minimum 0, or use --scale linear."
    ),
    (
      .emptyText(option: "--title"),
      "The text for --title is blank. Give a text, or leave out --title."
    ),
    (
      .jsonOfColumns(facts: "describe --json"),
      "--json works here only with --list-columns or --list-readings. For the facts of a chart, use describe --json."
    ),
    (
      .sameColumnTwice("#2"), "The column '#2' is chosen twice. Give each --y a different column."
    ),
    (
      .outputIsInput(path: "a.wav"),
      "The output 'a.wav' is also an input. Choose another name for"
        + " the output."
    ),
    (
      .sameOutputTwice(path: "a.wav"),
      "The output 'a.wav' is given twice. Give each output a name of its own."
    ),
    (
      .emptyAxis(minimum: 5, maximum: -1),
      "The axis from --minimum 5 to --maximum -1 is empty. Give a minimum below the maximum."
    ),
    (
      .valueOfColumns,
      "--value chooses a price of a price file and --y a column. Leave one of them out."
    ),
    (
      .intervalOfGroups,
      "An interval would combine values of several groups. Leave out --interval, or the groups with"
        + " --by none."
    ),
  ]

  @Test(arguments: lines)
  func saysTwoSentences(_ error: UsageError, _ line: String) {
    let message = ErrorWords(error)
    #expect(ExitCode(error) == .usage)
    #expect(message.line == "audiograph: \(line)")
  }

  static let sources: [(SourceError, String)] = [
    (
      .unknownSymbol("AAPLE", near: ["AAPL"], all: ["AAPL", "IBM"]),
      "There are no prices of 'AAPLE'. Did you mean AAPL? For a file, give its path, such as"
        + " ./prices.csv."
    ),
    (
      .unknownSymbol("ZZZ", near: [], all: ["AAPL", "IBM"]),
      "There are no prices of 'ZZZ'. Use one of the samples AAPL and IBM, or give the path of a"
        + " file, such as ./prices.csv."
    ),
    (
      .noSamples(symbol: "AAPL", folders: ["/nowhere"]),
      "The sample data for 'AAPL' are not in '/nowhere'. Set AUDIOGRAPH_SAMPLES to their folder, or"
        + " give the path of a file, such as ./prices.csv."
    ),
  ]

  @Test(arguments: sources)
  func saysWhatToDoWithoutASource(_ error: SourceError, _ line: String) {
    let message = ErrorWords(error)
    #expect(ExitCode(error) == .input)
    #expect(message.line == "audiograph: \(line)")
  }

  @Test func longNamesAreCut() {
    let line = ErrorWords(
      UsageError.unknownCommand(String(repeating: "x", count: 5000), nearest: nil)
    )
    .line
    #expect((line?.count ?? 0) < 450)
  }

  @Test func goneReadersAndInterruptionsAreQuiet() {
    #expect(ExitCode(ConsoleError.closedPipe) == .done)
    #expect(ErrorWords(ConsoleError.closedPipe).text == nil)
    #expect(ExitCode(Interrupted()) == .interrupted)
    #expect(ErrorWords(Interrupted()).text == nil)
  }

  private struct Surprise: Error {}

  @Test func anythingElseIsInternal() {
    let message = ErrorWords(Surprise())
    #expect(ExitCode(Surprise()) == .internalError)
    #expect(
      message.text == "Internal error: Surprise has no message."
        + " Please report this with the command that you typed.")
  }
}
