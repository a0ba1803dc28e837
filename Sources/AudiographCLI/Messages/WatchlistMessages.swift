// SPDX-License-Identifier: MIT

internal import JSON
internal import Posix

extension WatchlistError: UserFacingError {
  func message(in s: Sentences) -> Message {
    switch self {
    case .unknownList(let name, nil, []):
      Message(s.say(.listUnknownList(name: name)), s.say(.listUnknownListNone()))
    case .unknownList(let name, let nearest, let names):
      Message(
        s.say(.listUnknownList(name: name)),
        s.didYouMean(nearest, else: s.say(.listUnknownListRemedy(names: names))))
    case .emptyList(let name):
      Message(
        s.say(.listEmptyList(name: name)),
        s.say(.listEmptyListRemedy(name: name)))
    case .badName(let name): Message(s.say(.listBadName(name: name)), s.say(.listNameForm()))
    case .reservedName(let name):
      Message(
        s.say(.listReservedName(name: name)),
        s.say(.remedyChooseAnotherName()))
    case .nameTaken(let name):
      Message(s.say(.listNameTaken(name: name)), s.say(.remedyChooseAnotherName()))
    case .notInList(let symbol, let list, let nearest):
      Message(
        s.say(.listNotInList(list: list, symbol: symbol)),
        s.didYouMean(nearest, else: s.say(.listNotInListRemedy(list: list))))
    case .badPosition(let text, let count):
      Message(
        s.say(.listBadPosition(text: text, count: max(1, count))), "")
    case .badSymbol(let text):
      Message(
        s.say(.importBadSymbol(text: text)),
        s.say(.listBadSymbolRemedy()))
    case .malformed(let path, let list?):
      Message(
        s.say(.listMalformed(path: path, list: list)), s.say(.listForm()))
    case .malformed(let path, nil):
      Message(s.say(.listNoRecord(path: path)), s.say(.listForm()))
    case .malformedSettings(let path, let list?):
      Message(s.say(.listMalformedSettings(path: path, list: list)), s.say(.listSettingsForm()))
    case .malformedSettings(let path, nil):
      Message(s.say(.listNoSettingsRecord(path: path)), s.say(.listSettingsForm()))
    case .misnamed(let path, let list):
      Message(
        s.say(.listMisnamed(path: path, list: list)), s.say(.listNameForm()))
    case .unusableFile(let path, let error): error.message(ofLists: path, in: s)
    case .noFolder:
      Message(
        s.say(.listNoFolder()),
        s.say(.listNoFolderRemedy()))
    }
  }
}

extension JSONRecordError {
  fileprivate func message(ofLists path: String, in s: Sentences) -> Message {
    switch self {
    case .notFound:
      Message(
        s.say(.listFileNotFound(path: path)), s.say(.listFileNotFoundRemedy()))
    case .isDirectory:
      Message(s.say(.listFileIsFolder(path: path)), s.say(.listFileIsFolderRemedy()))
    case .notRegular:
      Message(s.say(.userFileNotAFile(path: path)), s.say(.listFileIsFolderRemedy()))
    case .unreadable(let code):
      Message(
        s.say(.listFileUnreadable(path: path, reason: systemReason(code))),
        s.systemRemedy(code, s.say(.listFileUnreadableRemedy())))
    case .tooLarge:
      Message(
        s.say(.listFileTooLarge(path: path)), s.say(.listFileTooLargeRemedy()))
    case .malformed(let line, let column, let fault):
      Message(
        s.say(.listFileMalformed(path: path, fault: fault, line: line, column: column)),
        s.say(.remedyCorrectItThere()))
    case .notARecord(let shape):
      Message(s.say(.listFileNotARecord(path: path, shape: shape)), s.say(.listForm()))
    }
  }
}

extension UserFileError: UserFacingError {
  func message(in s: Sentences) -> Message {
    switch self {
    case .noFolder(let path, let folder, let reason):
      Message(
        s.say(.userFileNoFolder(folder: folder, path: path, reason: reason)),
        s.say(.userFileNoFolderRemedy()))
    case .cannotLock(let path, let reason):
      Message(
        s.say(.userFileCannotLock(path: path, reason: reason)),
        s.say(.userFileCannotLockRemedy()))
    case .busy(let path):
      Message(
        s.say(.userFileBusy(path: path)), s.say(.userFileBusyRemedy()))
    case .tooLarge(let path):
      Message(
        s.say(.userFileTooLarge(path: path)),
        s.say(.userFileTooLargeRemedy()))
    case .notAFile(let path):
      Message(s.say(.userFileNotAFile(path: path)), s.say(.userFileNotAFileRemedy()))
    }
  }
}
