// SPDX-License-Identifier: MIT

internal import Glibc
internal import MarketData

extension StoreError {
  /// A store that cannot be read is input, one that cannot be written is output.
  var status: ExitCode {
    switch self {
    case .busy, .diskFull, .readOnly, .changedMeanwhile: .output
    case .cannotOpen, .damaged, .foundDamaged, .foreign, .tooNew, .failed, .missingLibrary: .input
    }
  }

  var message: Message {
    switch self {
    case .cannotOpen(let path, let reason):
      Message(
        "The store \(quoted(path)) cannot be opened: \(reason).",
        systemRemedy(
          [EMFILE, ENFILE].first { systemReason($0) == reason } ?? 0,
          "Check its folder, or name another file with --store."))
    case .damaged(let path, EROFS):
      Message(
        "The store \(quoted(path)) is damaged.",
        "Use a command that may write to it, such as audiograph update, to have it moved aside.")
    case .damaged(let path, let code):
      Message(
        "The store \(quoted(path)) is damaged and cannot be moved aside: \(systemReason(code)).",
        "Move it away yourself, or name another file with --store.")
    case .missingLibrary(let path, let library):
      Message(
        "The store \(quoted(path)) cannot be opened, since the library \(library) is missing.",
        "Install SQLite 3.")
    case .foundDamaged(let path, let copy):
      Message(
        "The store \(quoted(path)) turned out to be damaged\(moved(to: copy)).",
        "Type the command again; it begins with an empty store.")
    default: accessMessage
    }
  }

  private var accessMessage: Message {
    switch self {
    case .foreign(let path):
      Message(
        "The file \(quoted(path)) is not a store of audiograph.",
        "Name another file with --store.")
    case .tooNew(let path, _):
      Message(
        "The store \(quoted(path)) was made by a later version of audiograph.",
        "Use that version, or name another file with --store.")
    case .changedMeanwhile:
      Message(
        "The stored prices came from somewhere else while new ones were fetched, which were not saved.",
        "Run it again if you want them replaced.")
    case .busy(let path):
      Message(
        "Another program has kept the store \(quoted(path)) for more than 10 seconds.",
        "Try again when it has finished.")
    case .diskFull(let path):
      Message(
        "There is no room left for the store \(quoted(path)).",
        "Make room, or name a file on another disk with --store.")
    case .readOnly(let path):
      Message(
        "The store \(quoted(path)) may only be read.",
        "Check the permissions of it and of its folder, or name another file with --store.")
    case .failed(let path, let reason):
      Message(
        "Using the store \(quoted(path)) failed: \(reason).",
        "Try again, or name another file with --store.")
    default: Message("The store cannot be used.", "Name another file with --store.")
    }
  }

  private func moved(to copy: String?) -> String {
    copy.map { " and was moved to \(quoted($0))" } ?? ""
  }
}

/// That a damaged store was moved aside on opening.
func damagedStoreLine(path: String, copy: String) -> String {
  "warning: the store \(quoted(path)) was damaged and was moved to \(quoted(copy)); an empty one is"
    + " in its place."
}

extension SymbolListError {
  /// What is wrong with a list, which is called by its path.
  func message(_ path: String) -> Message {
    switch self {
    case .unreadable(ENOENT):
      Message("There is no file \(quoted(path)).", "Check the name.")
    case .unreadable(let code):
      Message(
        "The file \(quoted(path)) cannot be read: \(systemReason(code)).",
        "Check its permissions, or give another file.")
    case .empty:
      Message(
        "The list \(quoted(path)) is empty.", "Give a file with the headings Symbol and Name.")
    case .missingColumn(let heading):
      Message(
        "The list \(quoted(path)) has no column \(quoted(heading)).",
        "Give a file with the headings Symbol and Name in its first row.")
    default: rowMessage(path)
    }
  }

  private func rowMessage(_ path: String) -> Message {
    switch self {
    case .raggedRow(let row, let expected, let found):
      Message(
        "Row \(row) of \(quoted(path)) has \(counted(found, "cell")), the first has \(expected).",
        "Correct the row; names with commas stand in quotation marks.")
    case .badSymbol(let row, let text):
      Message(
        "Row \(row) of \(quoted(path)) has \(quoted(text)), which cannot be a symbol.",
        "Write up to \(MarketSymbol.longest) letters, digits and the signs . - ^ = &.")
    case .missingName(let row):
      Message("Row \(row) of \(quoted(path)) has no name.", "Fill it in, or take the row out.")
    case .unterminatedQuote(let row):
      Message(
        "The quotation mark in row \(row) of \(quoted(path)) is never closed.",
        "Close it, or double it where it belongs to the text.")
    default:
      Message("The file \(quoted(path)) is no text in UTF-8.", "Convert it to UTF-8 with iconv.")
    }
  }
}
