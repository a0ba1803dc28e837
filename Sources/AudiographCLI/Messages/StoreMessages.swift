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
        s.storeCannotOpen(path: path, reason: reason),
        s.systemRemedy(
          [EMFILE, ENFILE].first { systemReason($0) == reason } ?? 0,
          s.storeCannotOpenRemedy()))
    case .damaged(let path, EROFS):
      Message(
        s.storeDamagedReadOnly(path: path),
        s.storeDamagedReadOnlyRemedy())
    case .damaged(let path, let code):
      Message(
        s.storeDamaged(path: path, reason: systemReason(code)),
        s.storeDamagedRemedy())
    case .foundDamaged(let path, let copy?):
      Message(
        s.storeFoundDamagedAndMoved(path: path, copy: copy),
        s.remedyRunTheCommandAgainItStarts())
    case .foundDamaged(let path, nil):
      Message(
        s.storeFoundDamaged(path: path),
        s.remedyRunTheCommandAgainItStarts())
    case .foreign(let path):
      Message(
        s.storeForeign(path: path),
        s.storeForeignRemedy())
    case .tooNew(let path, _):
      Message(
        s.storeTooNew(path: path),
        s.storeTooNewRemedy())
    case .changedMeanwhile:
      Message(
        s.storeChangedMeanwhile(),
        s.storeChangedMeanwhileRemedy())
    case .busy(let path):
      Message(
        s.storeBusy(path: path),
        s.storeBusyRemedy())
    case .diskFull(let path):
      Message(
        s.storeDiskFull(path: path),
        s.storeDiskFullRemedy())
    case .readOnly(let path):
      Message(
        s.storeReadOnly(path: path),
        s.storeReadOnlyRemedy())
    case .missingLibrary(let path, let library):
      Message(
        s.storeMissingLibrary(path: path, library: library),
        s.storeMissingLibraryRemedy())
    case .oldLibrary(let path, let needed, let found):
      Message(
        s.storeOldLibrary(path: path, needed: needed, found: found),
        s.storeOldLibraryRemedy())
    case .failed(let path, let reason):
      Message(
        s.storeFailed(path: path, reason: reason),
        s.storeFailedRemedy())
    }
  }
}

extension SymbolListError {
  /// What is wrong with a list, which is called by its path.
  func message(_ path: String, in s: Sentences) -> Message {
    switch self {
    case .unreadable(ENOENT):
      Message(s.symbolListNotFound(path: path), s.symbolListNotFoundRemedy())
    case .unreadable(let code):
      Message(
        s.symbolListUnreadable(path: path, reason: systemReason(code)),
        s.systemRemedy(code, s.remedyCheckItsPermissionsOrGiveAnother()))
    case .empty:
      Message(s.symbolListEmpty(path: path), s.symbolListEmptyRemedy())
    case .missingColumn(let heading):
      Message(
        s.symbolListMissingColumn(path: path, heading: heading),
        s.symbolListMissingColumnRemedy())
    case .raggedRow(let row, let expected, let found):
      Message(
        s.symbolListRaggedRow(row: row, path: path, found: found, expected: expected),
        s.symbolListRaggedRowRemedy())
    case .badSymbol(let row, let text):
      Message(
        s.symbolListBadSymbol(row: row, path: path, text: text),
        s.symbolForm(most: MarketSymbol.longest))
    case .missingName(let row):
      Message(s.symbolListMissingName(row: row, path: path), s.symbolListMissingNameRemedy())
    case .unterminatedQuote(let row):
      Message(
        s.symbolListUnterminatedQuote(row: row, path: path),
        s.remedyCloseItOrDoubleItIf())
    case .notText(let row):
      Message(
        s.symbolListNotText(row: row, path: path), s.symbolListNotTextRemedy())
    }
  }
}
