// SPDX-License-Identifier: MIT

internal import ChartInput

/// What is wrong with a manifest, with one of its lines, or with the journal.
enum BatchError: Error, Equatable {
  /// The manifest cannot be read to its end.
  case unreadable(ReadError)
  /// A column or a name of a record that means nothing; `line` is where it stands.
  case unknownKey(String, line: Int, nearest: String?)
  /// An option that holds for the whole batch and for no line.
  case keyOfWholeBatch(String, line: Int)
  /// A column that may stand once only.
  case repeatedKey(String)
  /// The headings lack a column.
  case missingColumn(String)
  /// A line says nothing of what it has to.
  case missingValue(String)
  /// A line of NDJSON is no record.
  case notARecord
  /// A value of a record that is neither text, number, true, false nor a list of them.
  case badValue(key: String)
  /// Several values of an option that takes one.
  case severalValues(key: String)
  /// A line cannot read standard input, which several would share.
  case standardInput
  /// A line writes to something that is no file.
  case notAFile(path: String)
  /// Two lines write the same file.
  case sameOutput(path: String, lines: [Int])
  /// A line writes what another one reads.
  case outputIsInput(path: String, writer: Int, reader: Int)
  /// A line would overwrite a file that the batch itself uses.
  case outputInUse(path: String, line: Int, role: Role)
  /// Standard input as the manifest gives no name to a journal.
  case journalNeedsName
  /// The file that should be the journal holds something else.
  case notAJournal(path: String)
  /// Another batch is at work with the journal.
  case journalInUse(path: String)
  /// The journal cannot be read or written.
  case journal(path: String, code: Int32)

  /// The program died of a line in a process of its own, as an earlier run may have done; with the
  /// exit status, which is 128 and the number of the signal.
  case died(status: Int32)

  /// What a file is to the batch.
  enum Role: Equatable { case manifest, journal, results }

  var exitStatus: ExitCode {
    switch self {
    case .unreadable, .notARecord: .input
    case .journal: .output
    case .died: .internalError
    default: .usage
    }
  }
}

/// Some lines failed, which has been said.
struct BatchIncomplete: Error {
  var exitStatus = ExitCode.input
}
