// SPDX-License-Identifier: MIT

internal import Glibc
internal import Posix

extension BatchError: UserFacingError {
  func message(in s: Sentences) -> Message {
    switch self {
    case .unreadable(let error):
      Message(
        error.message(in: s).problem,
        s.say(.batchUnreadableRemedy()))
    case .unknownKey(let name, let line, let nearest):
      Message(
        s.say(.batchUnknownKey(line: line, name: name)),
        s.didYouMean(
          nearest,
          else: s.say(.batchUnknownKeyRemedy())))
    case .keyOfWholeBatch("format", let line):
      Message(
        s.say(.batchFormatOfLine(line: line)), s.say(.batchFormatOfLineRemedy()))
    case .keyOfWholeBatch(let name, let line)
    where ["list-columns", "help", "version"].contains(name):
      Message(
        s.say(.batchKeyOfWholeBatch(line: line, name: name)),
        s.say(.remedyLeaveItOut()))
    case .keyOfWholeBatch(let name, let line):
      Message(
        s.say(.batchKeyOfWholeBatch(line: line, name: name)),
        s.say(.batchKeyOfWholeBatchRemedy(name: name)))
    case .repeatedKey(let name):
      Message(
        s.say(.batchRepeatedKey(name: name)),
        s.say(.batchRepeatedKeyRemedy()))
    case .missingColumn(let name):
      Message(
        s.say(.batchMissingColumn(name: name)),
        s.say(.batchMissingColumnRemedy()))
    case .missingValue(let name):
      Message(s.say(.batchMissingValue(name: name)), s.say(.batchMissingValueRemedy()))
    case .notARecord:
      Message(
        s.say(.batchNotARecord()),
        s.say(.batchNotARecordRemedy()))
    case .badValue(let key):
      Message(
        s.say(.batchBadValue(key: key)),
        s.say(.batchBadValueRemedy()))
    case .severalValues(let key):
      Message(s.say(.batchSeveralValues(key: key)), s.say(.batchSeveralValuesRemedy()))
    case .standardInput:
      Message(
        s.say(.batchStandardInput()),
        s.say(.batchStandardInputRemedy()))
    case .notAFile(let path):
      Message(
        s.say(.batchNotAFile(path: path)),
        s.say(.batchNotAFileRemedy()))
    case .sameOutput(let path, let lines):
      Message(
        s.say(.batchSameOutput(lines: lines.map(String.init), path: path)),
        s.say(.batchSameOutputRemedy()))
    case .outputIsInput(let path, let writer, let reader):
      Message(
        s.say(.batchOutputIsInput(writer: writer, path: path, reader: reader)),
        s.say(.batchOutputIsInputRemedy()))
    case .outputInUse(let path, let line, .manifest):
      Message(
        s.say(.batchOutputIsManifest(line: line, path: path)),
        s.say(.remedyChooseAnotherNameNothingWasWritten()))
    case .outputInUse(let path, let line, .journal):
      Message(
        s.say(.batchOutputIsJournal(line: line, path: path)),
        s.say(.remedyChooseAnotherNameNothingWasWritten()))
    case .outputInUse(let path, let line, .results):
      Message(
        s.say(.batchOutputIsResults(line: line, path: path)),
        s.say(.remedyChooseAnotherNameNothingWasWritten()))
    case .journalNeedsName:
      Message(
        s.say(.batchJournalNeedsName()),
        s.say(.batchJournalNeedsNameRemedy()))
    case .notAJournal(let path):
      Message(
        s.say(.batchNotAJournal(path: path)),
        s.say(.batchNotAJournalRemedy()))
    case .journalInUse(let path):
      Message(
        s.say(.batchJournalInUse(path: path)),
        s.say(.batchJournalInUseRemedy()))
    case .journal(let path, let code):
      Message(
        s.say(.batchJournal(path: path, reason: systemReason(code))),
        s.systemRemedy(code, s.say(.batchJournalRemedy())))
    case .died(let status):
      Message(s.say(.batchDied(status: Int(status))), s.say(.batchDiedRemedy()))
    }
  }
}

extension BatchIncomplete: UserFacingError {
  func message(in s: Sentences) -> Message { .silent }
}

extension BatchTally {
  /// The result of a batch, in one sentence.
  func summary(of count: Int, isInterrupted: Bool = false, in s: Sentences) -> String {
    let summary = s.say(
      .batchSummary(
        done: done, count: count, unchanged: unchanged, failed: failed, firstFailed: firstFailed))
    return isInterrupted ? s.say(.batchInterrupted(summary: summary)) : summary
  }
}
