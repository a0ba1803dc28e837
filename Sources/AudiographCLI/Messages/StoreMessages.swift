// SPDX-License-Identifier: MIT

internal import Glibc
internal import MarketData
internal import Posix

extension StoreError: UserFacingError {
  func message(in s: any Sentences) -> Message {
    switch self {
    case .cannotOpen(let path, let reason):
      .input(
        s.storeCannotOpen(path: path, reason: reason),
        s.systemRemedy(
          [EMFILE, ENFILE].first { systemReason($0) == reason } ?? 0,
          s.storeCannotOpenRemedy()))
    case .damaged(let path, EROFS):
      .input(
        s.storeDamagedReadOnly(path: path),
        s.storeDamagedReadOnlyRemedy())
    case .damaged(let path, let code):
      .input(
        s.storeDamaged(path: path, reason: systemReason(code)),
        s.storeDamagedRemedy())
    case .foundDamaged(let path, let copy?):
      .input(
        s.storeFoundDamagedAndMoved(path: path, copy: copy),
        s.remedyRunTheCommandAgainItStarts())
    case .foundDamaged(let path, nil):
      .input(
        s.storeFoundDamaged(path: path),
        s.remedyRunTheCommandAgainItStarts())
    case .foreign(let path):
      .input(
        s.storeForeign(path: path),
        s.storeForeignRemedy())
    case .tooNew(let path, _):
      .input(
        s.storeTooNew(path: path),
        s.storeTooNewRemedy())
    case .changedMeanwhile:
      .output(
        s.storeChangedMeanwhile(),
        s.storeChangedMeanwhileRemedy())
    case .busy(let path):
      .output(
        s.storeBusy(path: path),
        s.storeBusyRemedy())
    case .diskFull(let path):
      .output(
        s.storeDiskFull(path: path),
        s.storeDiskFullRemedy())
    case .readOnly(let path):
      .output(
        s.storeReadOnly(path: path),
        s.storeReadOnlyRemedy())
    case .missingLibrary(let path, let library):
      .input(
        s.storeMissingLibrary(path: path, library: library),
        s.storeMissingLibraryRemedy())
    case .oldLibrary(let path, let needed, let found):
      .input(
        s.storeOldLibrary(path: path, needed: needed, found: found),
        s.storeOldLibraryRemedy())
    case .failed(let path, let reason):
      .input(
        s.storeFailed(path: path, reason: reason),
        s.storeFailedRemedy())
    }
  }
}

extension SymbolListError {
  /// What is wrong with a list, which is called by its path.
  func message(_ path: String, in s: any Sentences) -> Message {
    switch self {
    case .unreadable(ENOENT): .input(s.symbolListNotFound(path: path), s.symbolListNotFoundRemedy())
    case .unreadable(let code):
      .input(
        s.symbolListUnreadable(path: path, reason: systemReason(code)),
        s.systemRemedy(code, s.remedyCheckItsPermissionsOrGiveAnother()))
    case .empty:
      .input(s.symbolListEmpty(path: path), s.symbolListEmptyRemedy())
    case .missingColumn(let heading):
      .input(
        s.symbolListMissingColumn(path: path, heading: heading),
        s.symbolListMissingColumnRemedy())
    case .raggedRow(let row, let expected, let found):
      .input(
        s.symbolListRaggedRow(row: row, path: path, found: found, expected: expected),
        s.symbolListRaggedRowRemedy())
    case .badSymbol(let row, let text):
      .input(
        s.symbolListBadSymbol(row: row, path: path, text: text),
        s.symbolForm(most: MarketSymbol.longest))
    case .missingName(let row):
      .input(s.symbolListMissingName(row: row, path: path), s.symbolListMissingNameRemedy())
    case .unterminatedQuote(let row):
      .input(
        s.symbolListUnterminatedQuote(row: row, path: path),
        s.remedyCloseItOrDoubleItIf())
    case .notText(let row):
      .input(
        s.symbolListNotText(row: row, path: path), s.symbolListNotTextRemedy())
    }
  }
}
