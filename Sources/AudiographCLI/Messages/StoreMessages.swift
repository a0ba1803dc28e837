// SPDX-License-Identifier: MIT

internal import Glibc
internal import MarketData
internal import Posix

extension StoreError: UserFacingError {
  var message: Message {
    switch self {
    case .cannotOpen(let path, let reason):
      .input(
        "Cannot open the store \(quoted(path)): \(reason).",
        systemRemedy(
          [EMFILE, ENFILE].first { systemReason($0) == reason } ?? 0,
          "Check its folder, or name another file with --store."))
    case .damaged(let path, EROFS):
      .input(
        "The store \(quoted(path)) is damaged.",
        "Run a command that may write to it, such as audiograph update, to have it moved aside.")
    case .damaged(let path, let code):
      .input(
        "The store \(quoted(path)) is damaged and cannot be moved aside: \(systemReason(code)).",
        "Move it away yourself, or name another file with --store.")
    case .foundDamaged(let path, let copy?):
      .input(
        "The store \(quoted(path)) proved to be damaged and was moved to \(quoted(copy)).",
        "Run the command again; it starts with an empty store.")
    case .foundDamaged(let path, nil):
      .input(
        "The store \(quoted(path)) proved to be damaged.",
        "Run the command again; it starts with an empty store.")
    case .foreign(let path):
      .input(
        "The file \(quoted(path)) is not a store of audiograph.",
        "Name another file with --store.")
    case .tooNew(let path, _):
      .input(
        "The store \(quoted(path)) was made by a later version of audiograph.",
        "Use that version, or name another file with --store.")
    case .changedMeanwhile:
      .output(
        "The new prices were not saved, because others came into the store from another source in"
          + " the meantime.",
        "Run the command again to replace them.")
    case .busy(let path):
      .output(
        "Another program has been using the store \(quoted(path)) for more than 10 seconds.",
        "Try again when it has finished.")
    case .diskFull(let path):
      .output(
        "There is no space left for the store \(quoted(path)).",
        "Free some, or name a file on another disk with --store.")
    case .readOnly(let path):
      .output(
        "The store \(quoted(path)) is read-only.",
        "Check the permissions of the file and its folder, or name another file with --store.")
    case .missingLibrary(let path, let library):
      .input(
        "Cannot open the store \(quoted(path)): the library \(library) is missing.",
        "Install SQLite 3.")
    case .failed(let path, let reason):
      .input(
        "Cannot use the store \(quoted(path)): \(reason).",
        "Try again, or name another file with --store.")
    }
  }
}

/// That a damaged store was moved aside on opening.
func damagedStoreLine(path: String, copy: String) -> String {
  "warning: the store \(quoted(path)) was damaged and was moved to \(quoted(copy)); an empty one"
    + " takes its place."
}

extension SymbolListError {
  /// What is wrong with a list, which is called by its path.
  func message(_ path: String) -> Message {
    switch self {
    case .unreadable(ENOENT): .input("There is no file \(quoted(path)).", "Check the name.")
    case .unreadable(let code):
      .input(
        "Cannot read the file \(quoted(path)): \(systemReason(code)).",
        systemRemedy(code, "Check its permissions, or give another file."))
    case .empty:
      .input("The list \(quoted(path)) is empty.", "Give a file with the headings Symbol and Name.")
    case .missingColumn(let heading):
      .input(
        "The list \(quoted(path)) has no column \(quoted(heading)).",
        "Give a file with the headings Symbol and Name in its first row.")
    case .raggedRow(let row, let expected, let found):
      .input(
        "Row \(row) of \(quoted(path)) has \(counted(found, "cell")), but the first has"
          + " \(expected).",
        "Correct the row; names with commas need quotation marks.")
    case .badSymbol(let row, let text):
      .input("Row \(row) of \(quoted(path)): \(quoted(text)) cannot be a symbol.", symbolForm)
    case .missingName(let row):
      .input("Row \(row) of \(quoted(path)) has no name.", "Fill it in, or remove the row.")
    case .unterminatedQuote(let row):
      .input(
        "The quotation mark in row \(row) of \(quoted(path)) is never closed.",
        "Close it, or double it if it belongs to the text.")
    case .notText(let row):
      .input(
        "Row \(row) of \(quoted(path)) is not text in UTF-8.", "Convert the file with iconv.")
    }
  }
}
