// SPDX-License-Identifier: MIT

internal import JSON
internal import Posix

extension WatchlistError: UserFacingError {
  var message: Message {
    switch self {
    case .unknownList(let name, nil, []):
      .usage("There is no list \(quoted(name)).", "Make one with audiograph list add NAME SYMBOL.")
    case .unknownList(let name, let nearest, let names):
      .usage(
        "There is no list \(quoted(name)).",
        didYouMean(nearest, else: "Choose one of your lists: \(shortened(names))."))
    case .emptyList(let name):
      .input(
        "The list \(quoted(name)) is empty.",
        "Fill it with audiograph list add \(name) and symbols.")
    case .badName(let name): .usage("A list cannot be called \(quoted(name)).", nameForm)
    case .reservedName(let name):
      .usage(
        "A list cannot be called \(quoted(name)), which is a command for lists.",
        "Choose another name.")
    case .nameTaken(let name):
      .usage("There is already a list \(quoted(name)).", "Choose another name.")
    case .notInList(let symbol, let list, let nearest):
      .input(
        "The list \(quoted(list)) does not contain \(quoted(symbol)).",
        didYouMean(nearest, else: "Type audiograph list \(list) for its symbols."))
    case .badPosition(let text, let count):
      .usage(
        "Invalid position \(quoted(text)): use a whole number from 1 to \(max(1, count)).", "")
    case .badSymbol(let text):
      .usage(
        "\(quoted(text)) cannot be a symbol.",
        "Use one such as AAPL, or look it up with audiograph search.")
    case .malformed(let path, let list?):
      .input(
        "In the watchlist file \(quoted(path)), \(quoted(list)) is not a list of symbols.", form)
    case .malformed(let path, nil):
      .input("In the watchlist file \(quoted(path)), 'lists' is not a record.", form)
    case .misnamed(let path, let list):
      .input(
        "In the watchlist file \(quoted(path)), a list is called \(quoted(list)).", nameForm)
    case .unusableFile(let path, let error): error.message(ofLists: path)
    case .noFolder:
      .output(
        "There is no folder for watchlists, because neither HOME nor XDG_DATA_HOME is set.",
        "Set one of them.")
    }
  }
}

private let nameForm = "Use at most 64 letters from A to Z, digits, hyphens and underscores."
private let form = "Write it like {\"lists\": {\"tech\": [\"AAPL\", \"MSFT\"]}}."

extension JSONRecordError {
  fileprivate func message(ofLists path: String) -> Message {
    switch self {
    case .notFound:
      .input(
        "There is no watchlist file \(quoted(path)).", "Make a list with audiograph list add.")
    case .isDirectory:
      .input("The watchlist file \(quoted(path)) is a folder.", "Move it away.")
    case .unreadable(let code):
      .input(
        "Cannot read the watchlist file \(quoted(path)): \(systemReason(code)).",
        systemRemedy(code, "Check its permissions."))
    case .tooLarge:
      .input(
        "The watchlist file \(quoted(path)) is too large.", "Move it away, or make it smaller.")
    case .malformed(let line, let column, let fault):
      .input(
        "The watchlist file \(quoted(path)) is not valid JSON: \(fault.words) in line \(line),"
          + " column \(column).",
        "Correct it there.")
    case .notARecord(let shape):
      .input("The watchlist file \(quoted(path)) holds \(shape.words), not a record.", form)
    }
  }
}

extension UserFileError: UserFacingError {
  var message: Message {
    switch self {
    case .noFolder(let path, let folder, let reason):
      .output(
        "Cannot create the folder \(quoted(folder)) for \(quoted(path)): \(reason).",
        "Create it, or ask for permission.")
    case .cannotLock(let path, let reason):
      .output(
        "Cannot lock the file \(quoted(path)): \(reason).",
        "Check the permissions of its folder.")
    case .busy(let path):
      .output(
        "Another program has kept \(quoted(path)) locked for ten seconds.", "Try again later.")
    case .tooLarge(let path):
      .output(
        "The file \(quoted(path)) would become too large to be read again.",
        "Remove something from it first; nothing was changed.")
    case .notAFile(let path):
      .output("\(quoted(path)) is not a regular file.", "Name another file.")
    }
  }
}
