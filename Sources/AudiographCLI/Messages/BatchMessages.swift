// SPDX-License-Identifier: MIT

internal import Glibc

extension BatchError {
  var message: Message {
    switch self {
    case .unreadable, .unknownKey, .keyOfWholeBatch, .repeatedKey, .missingColumn: manifestMessage
    case .journalNeedsName, .notAJournal, .journalInUse, .journal: journalMessage
    case .sameOutput, .outputIsInput, .outputInUse: conflictMessage
    default: lineMessage
    }
  }

  /// Wrong data is what cannot be read, wrong use what is said wrongly.
  var status: ExitCode {
    switch self {
    case .unreadable, .notARecord: .input
    case .journal: .output
    default: .usage
    }
  }

  private var manifestMessage: Message {
    switch self {
    case .unreadable(let error):
      Message(
        error.message.problem,
        "Give a manifest: CSV with the columns source and output, or one JSON record a line.")
    case .unknownKey(let name, let line, let nearest):
      Message(
        "Line \(line) of the manifest names \(quoted(name)), which is no option of a line.",
        nearest.map { "Did you mean \($0)?" }
          ?? "It takes source, output, and the options that audiograph help batch lists.")
    case .keyOfWholeBatch(let name, let line):
      Message(
        "Line \(line) of the manifest names \(quoted(name)), which no line can have of its own.",
        Self.remedy(ofWholeBatch: name))
    case .repeatedKey(let name):
      Message(
        "The manifest has several columns \(quoted(name)).",
        "Only source, output, and options that can be given again, such as y, may stand several"
          + " times.")
    case .missingColumn(let name):
      Message(
        "The manifest has no column \(quoted(name)).",
        "Give it a first line such as source,output.")
    default: lineMessage
    }
  }

  private static func remedy(ofWholeBatch name: String) -> String {
    switch name {
    case "format": "Leave it out: the ending of the output decides."
    case "list-columns", "help", "version": "Leave it out."
    default: "Give --\(name) to the command batch, for all lines."
    }
  }

  private var lineMessage: Message {
    switch self {
    case .missingValue(let name):
      Message("The line has no \(name).", "Give it one, or take the line out.")
    case .notARecord:
      Message(
        "The line is JSON, but no record.",
        "Write it as in {\"source\": \"a.csv\", \"output\": \"a.wav\"}.")
    case .badValue(let key):
      Message(
        "The value of \(quoted(key)) is not one that it can have.",
        "Give a text or a number; true or false only to options without a value.")
    case .severalValues(let key):
      Message("\(quoted(key)) has a list of values.", "Give it one.")
    case .standardInput:
      Message(
        "A line cannot read standard input, which all lines would share.",
        "Give a file or a symbol.")
    case .notAFile(let path):
      Message(
        "A line cannot write to \(quoted(path)), which is no file.",
        "Give the name of a file, or use audiograph export.")
    default: Message("The line cannot be understood.", "Type audiograph help batch.")
    }
  }

  private var conflictMessage: Message {
    switch self {
    case .sameOutput(let path, let lines):
      Message(
        "Lines \(joinedNames(lines.map(String.init))) of the manifest both write \(quoted(path)).",
        "Give every line its own output; nothing was written.")
    case .outputIsInput(let path, let writer, let reader):
      Message(
        "Line \(writer) of the manifest writes \(quoted(path)), which line \(reader) reads.",
        "Write to another name, or make two batches of it; nothing was written.")
    case .outputInUse(let path, let line, let role):
      Message(
        "Line \(line) of the manifest writes \(quoted(path)), which is \(role.words).",
        "Write to another name; nothing was written.")
    default: lineMessage
    }
  }

  private var journalMessage: Message {
    switch self {
    case .journalNeedsName:
      Message(
        "--resume needs to know where it was noted what is finished.",
        "Give --journal FILE, or a manifest that is a file.")
    case .notAJournal(let path):
      Message(
        "The file \(quoted(path)) is no journal of a batch.",
        "Give --journal another name, or move the file away.")
    case .journalInUse(let path):
      Message(
        "Another batch is at work with the journal \(quoted(path)).",
        "Wait until it has finished, or give --journal another name.")
    case .journal(let path, let code):
      Message(
        "The journal \(quoted(path)) cannot be used: \(systemReason(code)).",
        systemRemedy(code, "Give --journal FILE in a folder that can be written to."))
    default: lineMessage
    }
  }
}

extension BatchError.Role {
  fileprivate var words: String {
    switch self {
    case .manifest: "the manifest itself"
    case .journal: "the journal of the batch"
    case .results: "where the results go"
    }
  }
}

/// What came of a batch, in one sentence.
func summaryLine(_ tally: BatchTally, of count: Int, isInterrupted: Bool = false) -> String {
  var parts = ["\(tally.done) of \(count) written"]
  if tally.unchanged > 0 { parts.append("\(tally.unchanged) unchanged") }
  if tally.failed > 0 { parts.append("\(tally.failed) failed, first on line \(tally.firstFailed)") }
  return (isInterrupted ? "Interrupted: " : "") + parts.joined(separator: ", ") + "."
}
