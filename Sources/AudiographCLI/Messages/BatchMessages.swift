// SPDX-License-Identifier: MIT

internal import Glibc
internal import Posix

extension BatchError: UserFacingError {
  func message(in s: any Sentences) -> Message {
    switch self {
    case .unreadable(let error):
      .input(
        error.message(in: s).problem,
        s.batchUnreadableRemedy())
    case .unknownKey(let name, let line, let nearest):
      .usage(
        s.batchUnknownKey(line: line, name: name),
        s.didYouMean(
          nearest,
          else: s.batchUnknownKeyRemedy()))
    case .keyOfWholeBatch("format", let line):
      .usage(
        s.batchFormatOfLine(line: line), s.batchFormatOfLineRemedy())
    case .keyOfWholeBatch(let name, let line)
    where ["list-columns", "help", "version"].contains(name):
      .usage(
        s.batchKeyOfWholeBatch(line: line, name: name),
        s.remedyLeaveItOut())
    case .keyOfWholeBatch(let name, let line):
      .usage(
        s.batchKeyOfWholeBatch(line: line, name: name),
        s.batchKeyOfWholeBatchRemedy(name: name))
    case .repeatedKey(let name):
      .usage(
        s.batchRepeatedKey(name: name),
        s.batchRepeatedKeyRemedy())
    case .missingColumn(let name):
      .usage(
        s.batchMissingColumn(name: name),
        s.batchMissingColumnRemedy())
    case .missingValue(let name):
      .usage(s.batchMissingValue(name: name), s.batchMissingValueRemedy())
    case .notARecord:
      .input(
        s.batchNotARecord(),
        s.batchNotARecordRemedy())
    case .badValue(let key):
      .usage(
        s.batchBadValue(key: key),
        s.batchBadValueRemedy())
    case .severalValues(let key):
      .usage(s.batchSeveralValues(key: key), s.batchSeveralValuesRemedy())
    case .standardInput:
      .usage(
        s.batchStandardInput(),
        s.batchStandardInputRemedy())
    case .address(let address):
      .usage(s.batchAddress(address: address), s.batchAddressRemedy())
    case .notAFile(let path):
      .usage(
        s.batchNotAFile(path: path),
        s.batchNotAFileRemedy())
    case .sameOutput(let path, let lines):
      .usage(
        s.batchSameOutput(lines: lines.map(String.init), path: path),
        s.batchSameOutputRemedy())
    case .outputIsInput(let path, let writer, let reader):
      .usage(
        s.batchOutputIsInput(writer: writer, path: path, reader: reader),
        s.batchOutputIsInputRemedy())
    case .outputInUse(let path, let line, .manifest):
      .usage(
        s.batchOutputIsManifest(line: line, path: path),
        s.remedyChooseAnotherNameNothingWasWritten())
    case .outputInUse(let path, let line, .journal):
      .usage(
        s.batchOutputIsJournal(line: line, path: path),
        s.remedyChooseAnotherNameNothingWasWritten())
    case .outputInUse(let path, let line, .results):
      .usage(
        s.batchOutputIsResults(line: line, path: path),
        s.remedyChooseAnotherNameNothingWasWritten())
    case .journalNeedsName:
      .usage(
        s.batchJournalNeedsName(),
        s.batchJournalNeedsNameRemedy())
    case .notAJournal(let path):
      .usage(
        s.batchNotAJournal(path: path),
        s.batchNotAJournalRemedy())
    case .journalInUse(let path):
      .usage(
        s.batchJournalInUse(path: path),
        s.batchJournalInUseRemedy())
    case .journal(let path, let code):
      .output(
        s.batchJournal(path: path, reason: systemReason(code)),
        s.systemRemedy(code, s.batchJournalRemedy()))
    }
  }
}

extension BatchIncomplete: UserFacingError {
  func message(in s: any Sentences) -> Message { .silent(.input) }
}

extension BatchTally {
  /// The result of a batch, in one sentence.
  func summary(of count: Int, isInterrupted: Bool = false, in s: any Sentences) -> String {
    let summary = s.batchSummary(
      done: done, count: count, unchanged: unchanged, failed: failed, firstFailed: firstFailed)
    return isInterrupted ? s.batchInterrupted(summary: summary) : summary
  }
}
