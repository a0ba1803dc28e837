// SPDX-License-Identifier: MIT

internal import JSON
internal import Posix

extension WatchlistError: UserFacingError {
  func message(in s: any Sentences) -> Message {
    switch self {
    case .unknownList(let name, nil, []):
      .usage(s.listUnknownList(name: name), s.listUnknownListNone())
    case .unknownList(let name, let nearest, let names):
      .usage(
        s.listUnknownList(name: name),
        s.didYouMean(nearest, else: s.listUnknownListRemedy(names: names)))
    case .emptyList(let name):
      .input(
        s.listEmptyList(name: name),
        s.listEmptyListRemedy(name: name))
    case .badName(let name): .usage(s.listBadName(name: name), s.listNameForm())
    case .reservedName(let name):
      .usage(
        s.listReservedName(name: name),
        s.remedyChooseAnotherName())
    case .nameTaken(let name):
      .usage(s.listNameTaken(name: name), s.remedyChooseAnotherName())
    case .notInList(let symbol, let list, let nearest):
      .input(
        s.listNotInList(list: list, symbol: symbol),
        s.didYouMean(nearest, else: s.listNotInListRemedy(list: list)))
    case .badPosition(let text, let count):
      .usage(
        s.listBadPosition(text: text, count: max(1, count)), "")
    case .badSymbol(let text):
      .usage(
        s.importBadSymbol(text: text),
        s.listBadSymbolRemedy())
    case .malformed(let path, let list?):
      .input(
        s.listMalformed(path: path, list: list), s.listForm())
    case .malformed(let path, nil):
      .input(s.listNoRecord(path: path), s.listForm())
    case .malformedSettings(let path, let list?):
      .input(s.listMalformedSettings(path: path, list: list), s.listSettingsForm())
    case .malformedSettings(let path, nil):
      .input(s.listNoSettingsRecord(path: path), s.listSettingsForm())
    case .misnamed(let path, let list):
      .input(
        s.listMisnamed(path: path, list: list), s.listNameForm())
    case .unusableFile(let path, let error): error.message(ofLists: path, in: s)
    case .noFolder:
      .output(
        s.listNoFolder(),
        s.listNoFolderRemedy())
    }
  }
}

extension JSONRecordError {
  fileprivate func message(ofLists path: String, in s: any Sentences) -> Message {
    switch self {
    case .notFound:
      .input(
        s.listFileNotFound(path: path), s.listFileNotFoundRemedy())
    case .isDirectory:
      .input(s.listFileIsFolder(path: path), s.listFileIsFolderRemedy())
    case .notRegular:
      .input(s.userFileNotAFile(path: path), s.listFileIsFolderRemedy())
    case .unreadable(let code):
      .input(
        s.listFileUnreadable(path: path, reason: systemReason(code)),
        s.systemRemedy(code, s.listFileUnreadableRemedy()))
    case .tooLarge:
      .input(
        s.listFileTooLarge(path: path), s.listFileTooLargeRemedy())
    case .malformed(let line, let column, let fault):
      .input(
        s.listFileMalformed(path: path, fault: fault, line: line, column: column),
        s.remedyCorrectItThere())
    case .notARecord(let shape):
      .input(s.listFileNotARecord(path: path, shape: shape), s.listForm())
    }
  }
}

extension UserFileError: UserFacingError {
  func message(in s: any Sentences) -> Message {
    switch self {
    case .noFolder(let path, let folder, let reason):
      .output(
        s.userFileNoFolder(folder: folder, path: path, reason: reason),
        s.userFileNoFolderRemedy())
    case .cannotLock(let path, let reason):
      .output(
        s.userFileCannotLock(path: path, reason: reason),
        s.userFileCannotLockRemedy())
    case .busy(let path):
      .output(
        s.userFileBusy(path: path), s.userFileBusyRemedy())
    case .tooLarge(let path):
      .output(
        s.userFileTooLarge(path: path),
        s.userFileTooLargeRemedy())
    case .notAFile(let path):
      .output(s.userFileNotAFile(path: path), s.userFileNotAFileRemedy())
    }
  }
}
