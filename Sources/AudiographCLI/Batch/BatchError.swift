// SPDX-License-Identifier: MIT

internal import Audiograph
internal import ChartInput
internal import Posix

/// What is wrong with a manifest, with one of its lines, or with the journal.
struct BatchError: MessageError {
  let message: Message

  /// The manifest cannot be read to its end.
  static func unreadable(_ error: ReadError) -> Self {
    Self(.input, error.message.problem, .batchUnreadableRemedy())
  }

  /// A column or a name of a record that means nothing; `line` is where it stands.
  static func unknownKey(_ name: String, line: Int, nearest: String?) -> Self {
    Self(
      .usage, .batchUnknownKey(line: line, name: name),
      .didYouMean(nearest, else: .batchUnknownKeyRemedy()))
  }

  /// An option that holds for the whole batch and for no line.
  static func keyOfWholeBatch(_ name: String, line: Int) -> Self {
    switch name {
    case "format": Self(.usage, .batchFormatOfLine(line: line), .batchFormatOfLineRemedy())
    case "list-columns", "list-readings", "help", "version":
      Self(.usage, .batchKeyOfWholeBatch(line: line, name: name), .remedyLeaveItOut())
    default:
      Self(
        .usage, .batchKeyOfWholeBatch(line: line, name: name),
        .batchKeyOfWholeBatchRemedy(name: name))
    }
  }

  /// A column that may stand once only.
  static func repeatedKey(_ name: String) -> Self {
    Self(.usage, .batchRepeatedKey(name: name), .batchRepeatedKeyRemedy())
  }

  /// The headings lack a column.
  static func missingColumn(_ name: String) -> Self {
    Self(.usage, .batchMissingColumn(name: name), .batchMissingColumnRemedy())
  }

  /// A line says nothing of what it has to.
  static func missingValue(_ name: String) -> Self {
    Self(.usage, .batchMissingValue(name: name), .batchMissingValueRemedy())
  }

  /// A line of NDJSON is no record.
  static let notARecord = Self(.input, .batchNotARecord(), .batchNotARecordRemedy())

  /// A value of a record that is neither text, number, true, false nor a list of them.
  static func badValue(key: String) -> Self {
    Self(.usage, .batchBadValue(key: key), .batchBadValueRemedy())
  }

  /// Several values of an option that takes one.
  static func severalValues(key: String) -> Self {
    Self(.usage, .batchSeveralValues(key: key), .batchSeveralValuesRemedy())
  }

  /// A line cannot read standard input, which several would share.
  static let standardInput = Self(.usage, .batchStandardInput(), .batchStandardInputRemedy())

  /// A line writes to something that is no file.
  static func notAFile(path: String) -> Self {
    Self(.usage, .batchNotAFile(path: path), .batchNotAFileRemedy())
  }

  /// Two lines write the same file.
  static func sameOutput(path: String, lines: [Int]) -> Self {
    Self(
      .usage, .batchSameOutput(lines: lines.map(String.init), path: path), .batchSameOutputRemedy())
  }

  /// A line writes what another one reads.
  static func outputIsInput(path: String, writer: Int, reader: Int) -> Self {
    Self(
      .usage, .batchOutputIsInput(writer: writer, path: path, reader: reader),
      .batchOutputIsInputRemedy())
  }

  /// A line would overwrite a file that the batch itself uses.
  static func outputInUse(path: String, line: Int, role: Role) -> Self {
    let problem: Said =
      switch role {
      case .manifest: .batchOutputIsManifest(line: line, path: path)
      case .journal: .batchOutputIsJournal(line: line, path: path)
      case .results: .batchOutputIsResults(line: line, path: path)
      }
    return Self(.usage, problem, .remedyChooseAnotherNameNothingWasWritten())
  }

  /// Standard input as the manifest gives no name to a journal.
  static let journalNeedsName = Self(
    .usage, .batchJournalNeedsName(), .batchJournalNeedsNameRemedy())

  /// The file that should be the journal holds something else.
  static func notAJournal(path: String) -> Self {
    Self(.usage, .batchNotAJournal(path: path), .batchNotAJournalRemedy())
  }

  /// Another batch is at work with the journal.
  static func journalInUse(path: String) -> Self {
    Self(.usage, .batchJournalInUse(path: path), .batchJournalInUseRemedy())
  }

  /// The journal cannot be read or written.
  static func journal(path: String, code: Int32) -> Self {
    Self(
      .output, .batchJournal(path: path, reason: systemReason(code)),
      .systemRemedy(code, .batchJournalRemedy()))
  }

  /// What a file is to the batch.
  enum Role { case manifest, journal, results }

  /// The program died of a line in a process of its own, as an earlier run may have done; with the
  /// exit status, which is 128 and the number of the signal.
  static func died(status: Int32) -> Self {
    Self(.internalError, .batchDied(status: Int(status)), .batchDiedRemedy())
  }
}

/// Some lines failed, which has been said.
struct BatchIncomplete: UserFacingError {
  var exitStatus = ExitCode.input

  var message: Message { Message(exitStatus) }
}
