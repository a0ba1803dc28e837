// SPDX-License-Identifier: MIT

internal import Glibc
internal import MarketData
internal import Posix

extension StoreError: UserFacingError {
  var exitStatus: ExitCode {
    switch self {
    case .changedMeanwhile, .busy, .diskFull, .readOnly: .output
    default: .input
    }
  }

  func message(in s: Sentences) -> Message {
    switch self {
    case .cannotOpen(let path, let reason):
      Message(
        s.say(.storeCannotOpen(path: path, reason: reason)),
        s.systemRemedy(
          [EMFILE, ENFILE].first { systemReason($0) == reason } ?? 0,
          s.say(.storeCannotOpenRemedy())))
    case .damaged(let path, EROFS):
      Message(
        s.say(.storeDamagedReadOnly(path: path)),
        s.say(.storeDamagedReadOnlyRemedy()))
    case .damaged(let path, let code):
      Message(
        s.say(.storeDamaged(path: path, reason: systemReason(code))),
        s.say(.storeDamagedRemedy()))
    case .foundDamaged(let path, let copy?):
      Message(
        s.say(.storeFoundDamagedAndMoved(path: path, copy: copy)),
        s.say(.remedyRunTheCommandAgainItStarts()))
    case .foundDamaged(let path, nil):
      Message(
        s.say(.storeFoundDamaged(path: path)),
        s.say(.remedyRunTheCommandAgainItStarts()))
    case .foreign(let path):
      Message(
        s.say(.storeForeign(path: path)),
        s.say(.storeForeignRemedy()))
    case .tooNew(let path, _):
      Message(
        s.say(.storeTooNew(path: path)),
        s.say(.storeTooNewRemedy()))
    case .changedMeanwhile:
      Message(
        s.say(.storeChangedMeanwhile()),
        s.say(.storeChangedMeanwhileRemedy()))
    case .busy(let path):
      Message(
        s.say(.storeBusy(path: path)),
        s.say(.storeBusyRemedy()))
    case .diskFull(let path):
      Message(
        s.say(.storeDiskFull(path: path)),
        s.say(.storeDiskFullRemedy()))
    case .readOnly(let path):
      Message(
        s.say(.storeReadOnly(path: path)),
        s.say(.storeReadOnlyRemedy()))
    case .missingLibrary(let path, let library):
      Message(
        s.say(.storeMissingLibrary(path: path, library: library)),
        s.say(.storeMissingLibraryRemedy()))
    case .oldLibrary(let path, let needed, let found):
      Message(
        s.say(.storeOldLibrary(path: path, needed: needed, found: found)),
        s.say(.storeOldLibraryRemedy()))
    case .failed(let path, let reason):
      Message(
        s.say(.storeFailed(path: path, reason: reason)),
        s.say(.storeFailedRemedy()))
    }
  }
}

extension SymbolListError {
  /// What is wrong with a list, which is called by its path.
  func message(_ path: String, in s: Sentences) -> Message {
    switch self {
    case .unreadable(ENOENT):
      Message(s.say(.symbolListNotFound(path: path)), s.say(.symbolListNotFoundRemedy()))
    case .unreadable(let code):
      Message(
        s.say(.symbolListUnreadable(path: path, reason: systemReason(code))),
        s.systemRemedy(code, s.say(.remedyCheckItsPermissionsOrGiveAnother())))
    case .empty:
      Message(s.say(.symbolListEmpty(path: path)), s.say(.symbolListEmptyRemedy()))
    case .missingColumn(let heading):
      Message(
        s.say(.symbolListMissingColumn(path: path, heading: heading)),
        s.say(.symbolListMissingColumnRemedy()))
    case .raggedRow(let row, let expected, let found):
      Message(
        s.say(.symbolListRaggedRow(row: row, path: path, found: found, expected: expected)),
        s.say(.symbolListRaggedRowRemedy()))
    case .badSymbol(let row, let text):
      Message(
        s.say(.symbolListBadSymbol(row: row, path: path, text: text)),
        s.say(.symbolForm(most: MarketSymbol.longest)))
    case .missingName(let row):
      Message(
        s.say(.symbolListMissingName(row: row, path: path)), s.say(.symbolListMissingNameRemedy()))
    case .unterminatedQuote(let row):
      Message(
        s.say(.symbolListUnterminatedQuote(row: row, path: path)),
        s.say(.remedyCloseItOrDoubleItIf()))
    case .notText(let row):
      Message(
        s.say(.symbolListNotText(row: row, path: path)), s.say(.symbolListNotTextRemedy()))
    }
  }
}
