// SPDX-License-Identifier: MIT

internal import Audiograph
internal import JSON
internal import Posix

/// Why something cannot be done with watchlists.
struct WatchlistError: MessageError {
  let message: Message

  static func unknownList(_ name: String, nearest: String?, names: [String]) -> Self {
    Self(
      .usage, .listUnknownList(name: name),
      .didYouMean(
        nearest,
        else: names.isEmpty ? .listUnknownListNone() : .listUnknownListRemedy(names: names)))
  }

  static func emptyList(_ name: String) -> Self {
    Self(.input, .listEmptyList(name: name), .listEmptyListRemedy(name: name))
  }

  /// A text that no list can be called.
  static func badName(_ name: String) -> Self {
    Self(.usage, .listBadName(name: name), .listNameForm())
  }

  static func reservedName(_ name: String) -> Self {
    Self(.usage, .listReservedName(name: name), .remedyChooseAnotherName())
  }

  static func nameTaken(_ name: String) -> Self {
    Self(.usage, .listNameTaken(name: name), .remedyChooseAnotherName())
  }

  static func notInList(_ symbol: String, list: String, nearest: String?) -> Self {
    Self(
      .input, .listNotInList(list: list, symbol: symbol),
      .didYouMean(nearest, else: .listNotInListRemedy(list: list)))
  }

  static func badPosition(_ text: String, count: Int) -> Self {
    Self(.usage, .listBadPosition(text: text, count: max(1, count)))
  }

  /// A text that is no symbol.
  static func badSymbol(_ text: String) -> Self {
    Self(.usage, .importBadSymbol(text: text), .listBadSymbolRemedy())
  }

  /// `lists` in the file, or the list of a name, is not what it should be.
  static func malformed(_ path: String, list: String?) -> Self {
    Self(
      .input, list.map { .listMalformed(path: path, list: $0) } ?? .listNoRecord(path: path),
      .listForm())
  }

  /// `settings` in the file, or those of a list, are no records.
  static func malformedSettings(_ path: String, list: String?) -> Self {
    Self(
      .input,
      list.map { .listMalformedSettings(path: path, list: $0) }
        ?? .listNoSettingsRecord(path: path), .listSettingsForm())
  }

  /// The file has a list of a name that no list can have.
  static func misnamed(_ path: String, list: String) -> Self {
    Self(.input, .listMisnamed(path: path, list: list), .listNameForm())
  }

  /// The file cannot be read.
  static func unusableFile(_ path: String, _ error: JSONRecordError) -> Self {
    switch error {
    case .notFound: Self(.input, .listFileNotFound(path: path), .listFileNotFoundRemedy())
    case .isDirectory: Self(.input, .listFileIsFolder(path: path), .listFileIsFolderRemedy())
    case .notRegular: Self(.input, .userFileNotAFile(path: path), .listFileIsFolderRemedy())
    case .unreadable(let code):
      Self(
        .input, .listFileUnreadable(path: path, reason: systemReason(code)),
        .systemRemedy(code, .listFileUnreadableRemedy()))
    case .tooLarge: Self(.input, .listFileTooLarge(path: path), .listFileTooLargeRemedy())
    case .malformed(let line, let column, let fault):
      Self(
        .input, .listFileMalformed(path: path, fault: fault, line: line, column: column),
        .remedyCorrectItThere())
    case .notARecord(let shape):
      Self(.input, .listFileNotARecord(path: path, shape: shape), .listForm())
    }
  }

  /// Neither variable that leads to the folder is set.
  static let noFolder = Self(.output, .listNoFolder(), .listNoFolderRemedy())
}
