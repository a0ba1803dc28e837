// SPDX-License-Identifier: MIT

internal import Glibc
internal import MarketData
internal import Posix

extension StoreError: LibraryError {
  var exitStatus: ExitCode {
    switch self {
    case .changedMeanwhile, .busy, .diskFull, .readOnly: .output
    default: .input
    }
  }

  var said: ProblemAndRemedy {
    switch self {
    case .cannotOpen(let path, let reason):
      (
        .storeCannotOpen(path: path, reason: reason),
        .systemRemedy(
          [EMFILE, ENFILE].first { systemReason($0) == reason } ?? 0,
          .storeCannotOpenRemedy())
      )
    case .damaged(let path, EROFS):
      (.storeDamagedReadOnly(path: path), .storeDamagedReadOnlyRemedy())
    case .damaged(let path, let code):
      (.storeDamaged(path: path, reason: systemReason(code)), .storeDamagedRemedy())
    case .foundDamaged(let path, let copy?):
      (.storeFoundDamagedAndMoved(path: path, copy: copy), .remedyRunTheCommandAgainItStarts())
    case .foundDamaged(let path, nil):
      (.storeFoundDamaged(path: path), .remedyRunTheCommandAgainItStarts())
    case .foreign(let path): (.storeForeign(path: path), .storeForeignRemedy())
    case .tooNew(let path, _): (.storeTooNew(path: path), .storeTooNewRemedy())
    case .changedMeanwhile: (.storeChangedMeanwhile(), .storeChangedMeanwhileRemedy())
    case .busy(let path): (.storeBusy(path: path), .storeBusyRemedy())
    case .diskFull(let path): (.storeDiskFull(path: path), .storeDiskFullRemedy())
    case .readOnly(let path): (.storeReadOnly(path: path), .storeReadOnlyRemedy())
    case .missingLibrary(let path, let library):
      (.storeMissingLibrary(path: path, library: library), .storeMissingLibraryRemedy())
    case .oldLibrary(let path, let needed, let found):
      (.storeOldLibrary(path: path, needed: needed, found: found), .storeOldLibraryRemedy())
    case .failed(let path, let reason):
      (.storeFailed(path: path, reason: reason), .storeFailedRemedy())
    }
  }
}

extension SymbolListError {
  /// What is wrong with a list, which is called by its path.
  func said(of path: String) -> ProblemAndRemedy {
    switch self {
    case .unreadable(ENOENT): (.symbolListNotFound(path: path), .symbolListNotFoundRemedy())
    case .unreadable(let code):
      (
        .symbolListUnreadable(path: path, reason: systemReason(code)),
        .systemRemedy(code, .remedyCheckItsPermissionsOrGiveAnother())
      )
    case .empty: (.symbolListEmpty(path: path), .symbolListEmptyRemedy())
    case .missingColumn(let heading):
      (.symbolListMissingColumn(path: path, heading: heading), .symbolListMissingColumnRemedy())
    case .raggedRow(let row, let expected, let found):
      (
        .symbolListRaggedRow(row: row, path: path, found: found, expected: expected),
        .symbolListRaggedRowRemedy()
      )
    case .badSymbol(let row, let text):
      (
        .symbolListBadSymbol(row: row, path: path, text: text),
        .symbolForm(most: MarketSymbol.longest)
      )
    case .missingName(let row):
      (.symbolListMissingName(row: row, path: path), .symbolListMissingNameRemedy())
    case .unterminatedQuote(let row):
      (.symbolListUnterminatedQuote(row: row, path: path), .remedyCloseItOrDoubleItIf())
    case .notText(let row): (.symbolListNotText(row: row, path: path), .symbolListNotTextRemedy())
    }
  }
}
