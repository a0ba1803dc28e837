// SPDX-License-Identifier: MIT

internal import Glibc
internal import Posix

extension BatchError: UserFacingError {
  func message(in s: Sentences) -> Message {
    switch self {
    case .unreadable(let error):
      Message(
        error.message(in: s).problem,
        s.batchUnreadableRemedy())
    case .unknownKey(let name, let line, let nearest):
      Message(
        s.batchUnknownKey(line: line, name: name),
        s.didYouMean(
          nearest,
          else: s.batchUnknownKeyRemedy()))
    case .keyOfWholeBatch("format", let line):
      Message(
        s.batchFormatOfLine(line: line), s.batchFormatOfLineRemedy())
    case .keyOfWholeBatch(let name, let line)
    where ["list-columns", "help", "version"].contains(name):
      Message(
        s.batchKeyOfWholeBatch(line: line, name: name),
        s.remedyLeaveItOut())
    case .keyOfWholeBatch(let name, let line):
      Message(
        s.batchKeyOfWholeBatch(line: line, name: name),
        s.batchKeyOfWholeBatchRemedy(name: name))
    case .repeatedKey(let name):
      Message(
        s.batchRepeatedKey(name: name),
        s.batchRepeatedKeyRemedy())
    case .missingColumn(let name):
      Message(
        s.batchMissingColumn(name: name),
        s.batchMissingColumnRemedy())
    case .missingValue(let name):
      Message(s.batchMissingValue(name: name), s.batchMissingValueRemedy())
    case .notARecord:
      Message(
        s.batchNotARecord(),
        s.batchNotARecordRemedy())
    case .badValue(let key):
      Message(
        s.batchBadValue(key: key),
        s.batchBadValueRemedy())
    case .severalValues(let key):
      Message(s.batchSeveralValues(key: key), s.batchSeveralValuesRemedy())
    case .standardInput:
      Message(
        s.batchStandardInput(),
        s.batchStandardInputRemedy())
    case .notAFile(let path):
      Message(
        s.batchNotAFile(path: path),
        s.batchNotAFileRemedy())
    case .sameOutput(let path, let lines):
      Message(
        s.batchSameOutput(lines: lines.map(String.init), path: path),
        s.batchSameOutputRemedy())
    case .outputIsInput(let path, let writer, let reader):
      Message(
        s.batchOutputIsInput(writer: writer, path: path, reader: reader),
        s.batchOutputIsInputRemedy())
    case .outputInUse(let path, let line, .manifest):
      Message(
        s.batchOutputIsManifest(line: line, path: path),
        s.remedyChooseAnotherNameNothingWasWritten())
    case .outputInUse(let path, let line, .journal):
      Message(
        s.batchOutputIsJournal(line: line, path: path),
        s.remedyChooseAnotherNameNothingWasWritten())
    case .outputInUse(let path, let line, .results):
      Message(
        s.batchOutputIsResults(line: line, path: path),
        s.remedyChooseAnotherNameNothingWasWritten())
    case .journalNeedsName:
      Message(
        s.batchJournalNeedsName(),
        s.batchJournalNeedsNameRemedy())
    case .notAJournal(let path):
      Message(
        s.batchNotAJournal(path: path),
        s.batchNotAJournalRemedy())
    case .journalInUse(let path):
      Message(
        s.batchJournalInUse(path: path),
        s.batchJournalInUseRemedy())
    case .journal(let path, let code):
      Message(
        s.batchJournal(path: path, reason: systemReason(code)),
        s.systemRemedy(code, s.batchJournalRemedy()))
    case .died(let status):
      Message(s.batchDied(status: Int(status)), s.batchDiedRemedy())
    }
  }
}

extension BatchIncomplete: UserFacingError {
  func message(in s: Sentences) -> Message { .silent }
}

extension BatchTally {
  /// The result of a batch, in one sentence.
  func summary(of count: Int, isInterrupted: Bool = false, in s: Sentences) -> String {
    let summary = s.batchSummary(
      done: done, count: count, unchanged: unchanged, failed: failed, firstFailed: firstFailed)
    return isInterrupted ? s.batchInterrupted(summary: summary) : summary
  }
}
