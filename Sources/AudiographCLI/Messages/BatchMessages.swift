// SPDX-License-Identifier: MIT

internal import Glibc
internal import Posix

extension BatchError: UserFacingError {
  var message: Message {
    switch self {
    case .unreadable(let error):
      .input(
        error.message.problem,
        "Give a manifest: CSV with the columns source and output, or one JSON record per line.")
    case .unknownKey(let name, let line, let nearest):
      .usage(
        "Line \(line) of the manifest has \(quoted(name)), which is not an option of a line.",
        didYouMean(
          nearest,
          else: "Use source, output, or an option that audiograph help batch lists."))
    case .keyOfWholeBatch("format", let line):
      .usage(
        "Line \(line) of the manifest has 'format', which cannot be set for a line.",
        "Leave it out: the ending of the output decides.")
    case .keyOfWholeBatch(let name, let line)
    where ["list-columns", "help", "version"].contains(name):
      .usage(
        "Line \(line) of the manifest has \(quoted(name)), which cannot be set for a line.",
        "Leave it out.")
    case .keyOfWholeBatch(let name, let line):
      .usage(
        "Line \(line) of the manifest has \(quoted(name)), which cannot be set for a line.",
        "Give --\(name) to audiograph batch, for all lines.")
    case .repeatedKey(let name):
      .usage(
        "The manifest has several columns \(quoted(name)).",
        "Only source, output, and options that can be repeated may have several columns.")
    case .missingColumn(let name):
      .usage(
        "The manifest has no column \(quoted(name)).",
        "Begin it with a line of headings, such as source,output.")
    case .missingValue(let name):
      .usage("The line has no \(name).", "Add one, or remove the line.")
    case .notARecord:
      .input(
        "The line is JSON, but not a record.",
        "Write it like {\"source\": \"a.csv\", \"output\": \"a.wav\"}.")
    case .badValue(let key):
      .usage(
        "Invalid value for \(quoted(key)).",
        "Use a string or a number; true or false only for an option without a value.")
    case .severalValues(let key):
      .usage("\(quoted(key)) has a list of values, but takes only one.", "Give it one value.")
    case .standardInput:
      .usage(
        "A line cannot read standard input, which all lines would share.",
        "Give a file or a symbol.")
    case .notAFile(let path):
      .usage(
        "A line cannot write to \(quoted(path)), which is not a file.",
        "Give the name of a file, or use audiograph export.")
    case .sameOutput(let path, let lines):
      .usage(
        "Lines \(joinedNames(lines.map(String.init))) of the manifest both write \(quoted(path)).",
        "Give each line an output of its own; nothing was written.")
    case .outputIsInput(let path, let writer, let reader):
      .usage(
        "Line \(writer) of the manifest writes \(quoted(path)), which line \(reader) reads.",
        "Choose another name, or split the manifest into two batches; nothing was written.")
    case .outputInUse(let path, let line, .manifest):
      .usage(
        "Line \(line) of the manifest writes \(quoted(path)), which is the manifest itself.",
        "Choose another name; nothing was written.")
    case .outputInUse(let path, let line, .journal):
      .usage(
        "Line \(line) of the manifest writes \(quoted(path)), which is the batch's journal.",
        "Choose another name; nothing was written.")
    case .outputInUse(let path, let line, .results):
      .usage(
        "Line \(line) of the manifest writes \(quoted(path)), where the results go.",
        "Choose another name; nothing was written.")
    case .journalNeedsName:
      .usage(
        "--resume needs a journal, and there is none for a manifest from standard input.",
        "Add --journal FILE, or give the manifest as a file.")
    case .notAJournal(let path):
      .usage(
        "The file \(quoted(path)) is not the journal of a batch.",
        "Give --journal another name, or move the file away.")
    case .journalInUse(let path):
      .usage(
        "Another batch is using the journal \(quoted(path)).",
        "Wait until it has finished, or give --journal another name.")
    case .journal(let path, let code):
      .output(
        "Cannot use the journal \(quoted(path)): \(systemReason(code)).",
        systemRemedy(code, "Give --journal a file in a folder that you can write to."))
    }
  }
}

extension BatchIncomplete: UserFacingError {
  var message: Message { .silent(.input) }
}

/// What came of a batch, in one sentence.
func summaryLine(_ tally: BatchTally, of count: Int, isInterrupted: Bool = false) -> String {
  var parts = ["\(tally.done) of \(count) written"]
  if tally.unchanged > 0 { parts.append("\(tally.unchanged) unchanged") }
  if tally.failed > 0 { parts.append("\(tally.failed) failed, first on line \(tally.firstFailed)") }
  return (isInterrupted ? "Interrupted: " : "") + parts.joined(separator: ", ") + "."
}
