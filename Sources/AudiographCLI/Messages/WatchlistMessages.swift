// SPDX-License-Identifier: MIT

internal import JSON
internal import Posix

extension WatchlistError: UserFacingError {
  func message(in s: Sentences) -> Message {
    switch self {
    case .unknownList(let name, nil, []):
      Message(s.listUnknownList(name: name), s.listUnknownListNone())
    case .unknownList(let name, let nearest, let names):
      Message(
        s.listUnknownList(name: name),
        s.didYouMean(nearest, else: s.listUnknownListRemedy(names: names)))
    case .emptyList(let name):
      Message(
        s.listEmptyList(name: name),
        s.listEmptyListRemedy(name: name))
    case .badName(let name): Message(s.listBadName(name: name), s.listNameForm())
    case .reservedName(let name):
      Message(
        s.listReservedName(name: name),
        s.remedyChooseAnotherName())
    case .nameTaken(let name):
      Message(s.listNameTaken(name: name), s.remedyChooseAnotherName())
    case .notInList(let symbol, let list, let nearest):
      Message(
        s.listNotInList(list: list, symbol: symbol),
        s.didYouMean(nearest, else: s.listNotInListRemedy(list: list)))
    case .badPosition(let text, let count):
      Message(
        s.listBadPosition(text: text, count: max(1, count)), "")
    case .badSymbol(let text):
      Message(
        s.importBadSymbol(text: text),
        s.listBadSymbolRemedy())
    case .malformed(let path, let list?):
      Message(
        s.listMalformed(path: path, list: list), s.listForm())
    case .malformed(let path, nil):
      Message(s.listNoRecord(path: path), s.listForm())
    case .malformedSettings(let path, let list?):
      Message(s.listMalformedSettings(path: path, list: list), s.listSettingsForm())
    case .malformedSettings(let path, nil):
      Message(s.listNoSettingsRecord(path: path), s.listSettingsForm())
    case .misnamed(let path, let list):
      Message(
        s.listMisnamed(path: path, list: list), s.listNameForm())
    case .unusableFile(let path, let error): error.message(ofLists: path, in: s)
    case .noFolder:
      Message(
        s.listNoFolder(),
        s.listNoFolderRemedy())
    }
  }
}

extension JSONRecordError {
  fileprivate func message(ofLists path: String, in s: Sentences) -> Message {
    switch self {
    case .notFound:
      Message(
        s.listFileNotFound(path: path), s.listFileNotFoundRemedy())
    case .isDirectory:
      Message(s.listFileIsFolder(path: path), s.listFileIsFolderRemedy())
    case .notRegular:
      Message(s.userFileNotAFile(path: path), s.listFileIsFolderRemedy())
    case .unreadable(let code):
      Message(
        s.listFileUnreadable(path: path, reason: systemReason(code)),
        s.systemRemedy(code, s.listFileUnreadableRemedy()))
    case .tooLarge:
      Message(
        s.listFileTooLarge(path: path), s.listFileTooLargeRemedy())
    case .malformed(let line, let column, let fault):
      Message(
        s.listFileMalformed(path: path, fault: fault, line: line, column: column),
        s.remedyCorrectItThere())
    case .notARecord(let shape):
      Message(s.listFileNotARecord(path: path, shape: shape), s.listForm())
    }
  }
}

extension UserFileError: UserFacingError {
  func message(in s: Sentences) -> Message {
    switch self {
    case .noFolder(let path, let folder, let reason):
      Message(
        s.userFileNoFolder(folder: folder, path: path, reason: reason),
        s.userFileNoFolderRemedy())
    case .cannotLock(let path, let reason):
      Message(
        s.userFileCannotLock(path: path, reason: reason),
        s.userFileCannotLockRemedy())
    case .busy(let path):
      Message(
        s.userFileBusy(path: path), s.userFileBusyRemedy())
    case .tooLarge(let path):
      Message(
        s.userFileTooLarge(path: path),
        s.userFileTooLargeRemedy())
    case .notAFile(let path):
      Message(s.userFileNotAFile(path: path), s.userFileNotAFileRemedy())
    }
  }
}
