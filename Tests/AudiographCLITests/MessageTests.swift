// SPDX-License-Identifier: MIT

import Testing

@testable import AudiographCLI

/// Every error as it is spoken: what stands on standard error for given arguments.
@Suite struct MessageTests {
  static let lines: [(UsageError, String)] = [
    (
      .unknownCommand("plya", nearest: "play"),
      "There is no command 'plya'. Did you mean play?"
    ),
    (
      .unknownCommand("\u{1B}[31m", nearest: nil),
      "There is no command '[31m'. The commands are"
        + " play, export, describe, value, compare, fundamentals, search, update,"
        + " import, list, batch, samples, config, devices, completion or help."
    ),
    (
      .unknownOption("--duraton", command: .play, nearest: "--duration"),
      "The command play has no option '--duraton'. Did you mean --duration?"
    ),
    (
      .unknownOption("-Z", command: .export, nearest: nil),
      "The command export has no option '-Z'. Type audiograph help export for the options."
    ),
    (
      .unknownOption("--zzz", command: nil, nearest: nil),
      "There is no option '--zzz'. Type audiograph help for the options."
    ),
    (
      .ambiguousOption("--no", candidates: ["--notes", "--no-intro"]),
      "The option '--no' could be several. Type --notes or --no-intro."
    ),
    (
      .missingValue(option: "--title", placeholder: "TEXT", words: []),
      "The option --title needs a value. Type --title TEXT."
    ),
    (
      .missingValue(option: "--mode", placeholder: "MODE", words: ["auto", "discrete"]),
      "The option --mode needs a value. It takes auto or discrete."
    ),
    (
      .unexpectedValue(option: "--mono", value: "1"),
      "The option --mono takes no value, not '1'. Type only --mono."
    ),
    (
      .unknownWord(option: "--kind", value: "pirce", words: ["price", "count"], nearest: "price"),
      "The option --kind cannot be 'pirce'. It takes price or count; did you mean price?"
    ),
    (
      .malformedValue(option: "--speed", value: "9", form: .numberWithin(0.25...4)),
      "The option --speed cannot be '9'. It takes a number from 0.25 to 4."
    ),
    (
      .malformedValue(
        option: "--sample-rate", value: "9", form: .wholeNumberWithin(8000...192_000)),
      "The option --sample-rate cannot be '9'. It takes a whole number from 8000 to 192000."
    ),
    (
      .malformedValue(option: "--duration", value: "0.1", form: .length),
      "The option --duration cannot be '0.1'. It takes gist, short, normal, long, or seconds from"
        + " 0.5 to 3600."
    ),
    (
      .malformedValue(option: "--from", value: "soon", form: .date),
      "The option --from cannot be 'soon'. It takes a date such as 2013-03-01."
    ),
    (
      .contradiction("--even", "--true"),
      "--even and --true contradict each other. Give only one of them."
    ),
    (
      .missingOperand(command: .play, placeholder: "SOURCE"),
      "The command play needs a SOURCE. For example: audiograph play AAPL --range 1Y"
    ),
    (
      .tooManyOperands(command: .devices, extra: "x"),
      "The command devices does not take 'x'. Leave it out, or type audiograph help devices."
    ),
    (
      .unknownOperand(
        command: .completion, "basj", words: ["bash", "zsh", "fish"], nearest: "bash"),
      "The command completion does not know 'basj'. It takes bash, zsh or fish; did you mean bash?"
    ),
    (
      .missingOperand(command: .value, placeholder: "X"),
      "The command value needs an X. For example: audiograph value AAPL 2012-09-19"
    ),
    (
      .emptyPlace,
      "X is empty. Give a date, a number, a category, or highest, lowest, first, last, change,"
        + " trend, mean, median or now."
    ),
    (
      .wordsTooLong(limit: 5, needed: 61),
      "No sentence about the chart has room in --max-length 5. Give 61 or more."
    ),
    (.emptySource, "A source is empty. Give a file, - for standard input, or a symbol."),
    (
      .emptyName(option: "--output"),
      "The name given to --output is empty. Give the name of a file."
    ),
    (
      .missingOutput,
      "The command export needs to know where to write. Give -o FILE, such as -o a.wav."
    ),
    (
      .outputIsFolder("/tmp"),
      "The output '/tmp' is a folder. Give the name of a file in it, such as a.wav."
    ),
    (
      .unknownEnding(path: "x.html", endings: ["wav", "txt"]),
      "The name 'x.html' does not say in what format to write. End it in .wav or .txt, or give"
        + " --format."
    ),
    (
      .missingFormat(formats: ["wav", "txt"]),
      "Standard output needs a format. Give --format wav or txt."
    ),
    (
      .standardOutputTwice,
      "Standard output is named twice as an output. Give - once, and files for others."
    ),
    (
      .standardInputTwice,
      "Standard input is named twice as a source. Give - once, and files for the others."
    ),
    (
      .soundToTerminal(path: "-"),
      "Standard output is a terminal, which cannot hold sound. Send it into a pipe or a file, or give"
        + " -o FILE."
    ),
    (
      .soundToTerminal(path: "/dev/tty"),
      "The output '/dev/tty' is a terminal, which cannot hold sound. Give -o FILE, such as -o a.wav."
    ),
    (
      .logarithmicAxis(option: "--minimum 0"),
      "A logarithmic scale holds only values above 0, which --minimum 0 leaves. Leave out"
        + " --minimum 0, or use --scale linear."
    ),
    (
      .emptyText(option: "--title"),
      "The text given to --title holds nothing that can be read. Give a text, or leave out --title."
    ),
    (
      .jsonOfColumns(facts: "describe --json"),
      "--json belongs to --list-columns here. For the facts of a chart use describe --json."
    ),
    (
      .sameColumnTwice("#2"), "The column '#2' is chosen twice. Give every --y another column."
    ),
    (.outputIsInput(path: "a.wav"), "The output 'a.wav' is also an input. Write to another name."),
    (
      .sameOutputTwice(path: "a.wav"),
      "The output 'a.wav' is named twice. Give every output its own name."
    ),
    (
      .emptyAxis(minimum: 5, maximum: -1),
      "The axis from --minimum 5 to --maximum -1 has no room. Give a minimum below the maximum."
    ),
    (
      .valueOfColumns,
      "--value chooses a price of a price file and --y a column. Give only one of them."
    ),
  ]

  @Test(arguments: lines)
  func saysTwoSentences(_ error: UsageError, _ line: String) {
    let verdict = Verdict(error)
    #expect(verdict.status == .usage)
    #expect(verdict.message?.line == "audiograph: \(line)")
  }

  static let sources: [(SourceError, String)] = [
    (
      .unknownSymbol("AAPLE", near: ["AAPL"], all: ["AAPL", "IBM"]),
      "There are no prices of 'AAPLE'. Type AAPL if you meant it, or give a file by its path, as in"
        + " ./prices.csv."
    ),
    (
      .unknownSymbol("ZZZ", near: [], all: ["AAPL", "IBM"]),
      "There are no prices of 'ZZZ'. Choose one of the samples AAPL and IBM, or give a file by its"
        + " path, as in ./prices.csv."
    ),
    (
      .noSamples(symbol: "AAPL", folders: ["/nowhere"]),
      "The sample data with 'AAPL' are not in '/nowhere'. Set AUDIOGRAPH_SAMPLES to their folder,"
        + " or give a file by its path, as in ./prices.csv."
    ),
  ]

  @Test(arguments: sources)
  func saysWhatToDoWithoutASource(_ error: SourceError, _ line: String) {
    let verdict = Verdict(error)
    #expect(verdict.status == .input)
    #expect(verdict.message?.line == "audiograph: \(line)")
  }

  @Test func longNamesAreCut() {
    let line = Verdict(UsageError.unknownCommand(String(repeating: "x", count: 5000), nearest: nil))
      .message?.line
    #expect((line?.count ?? 0) < 400)
  }

  @Test func goneReadersAndInterruptionsAreQuiet() {
    #expect(Verdict(ConsoleError.closedPipe).status == .done)
    #expect(Verdict(ConsoleError.closedPipe).message == nil)
    #expect(Verdict(Interrupted()).status == .interrupted)
    #expect(Verdict(Interrupted()).message == nil)
  }

  private struct Surprise: Error {}

  @Test func anythingElseIsInternal() {
    #expect(Verdict(Surprise()).status == .internalError)
    #expect(Verdict(Surprise()).message != nil)
  }
}
