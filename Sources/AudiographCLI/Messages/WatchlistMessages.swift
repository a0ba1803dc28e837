// SPDX-License-Identifier: MIT

internal import ChartInput

extension WatchlistError {
  /// A name or a symbol that was typed wrongly is wrong use; what a list or the file holds is data.
  var status: ExitCode {
    switch self {
    case .unknownList, .badName, .reservedName, .nameTaken, .badPosition, .badSymbol: .usage
    case .emptyList, .notInList, .malformed, .misnamed, .unusableFile: .input
    case .noFolder: .output
    }
  }

  var message: Message {
    switch self {
    case .unknownList(let name, let nearest, let names): unknown(name, nearest, names)
    case .emptyList(let name):
      Message(
        "The list \(quoted(name)) is empty.", "Type audiograph list add \(name) and symbols.")
    case .badName(let name):
      Message(
        "A list cannot be called \(quoted(name)).",
        "Give at most 64 letters from A to Z, digits, hyphens and underscores.")
    case .reservedName(let name):
      Message(
        "A list cannot be called \(quoted(name)), which says what to do with lists.",
        "Give another name.")
    case .nameTaken(let name):
      Message("There is a list \(quoted(name)) already.", "Give another name.")
    case .notInList(let symbol, let list, let nearest):
      Message(
        "The list \(quoted(list)) has no \(quoted(symbol)).",
        nearest.map { "Did you mean \($0)?" } ?? "Type audiograph list \(list) for what it has.")
    case .badPosition(let text, let count):
      Message(
        "The position cannot be \(quoted(text)).",
        "It takes a whole number from 1 to \(max(1, count)).")
    case .badSymbol(let text):
      Message(
        "There cannot be a symbol \(quoted(text)).",
        "Give one such as AAPL, or find it with audiograph search.")
    default: fileMessage
    }
  }

  private var fileMessage: Message {
    switch self {
    case .malformed(let path, let list?):
      Message(
        "In the file of watchlists \(quoted(path)) \(quoted(list)) is not a list of symbols.",
        "Write it as in {\"lists\": {\"tech\": [\"AAPL\", \"MSFT\"]}}.")
    case .misnamed(let path, let list):
      Message(
        "In the file of watchlists \(quoted(path)) a list is called \(quoted(list)).",
        "Call it by at most 64 letters from A to Z, digits, hyphens and underscores.")
    case .unusableFile(let path, let error): error.message(ofLists: path)
    case .noFolder:
      Message(
        "There is no folder for watchlists, since neither HOME nor XDG_DATA_HOME is set.",
        "Set one of them.")
    case .malformed(let path, _):
      Message(
        "In the file of watchlists \(quoted(path)) 'lists' is not a record.",
        "Write it as in {\"lists\": {\"tech\": [\"AAPL\", \"MSFT\"]}}.")
    default: Message("The watchlists cannot be used.", "Type audiograph help list.")
    }
  }

  private func unknown(_ name: String, _ nearest: String?, _ names: [String]) -> Message {
    Message(
      "There is no list \(quoted(name)).",
      nearest.map { "Did you mean \($0)?" }
        ?? (names.isEmpty
          ? "Make one with audiograph list add NAME SYMBOL."
          : "There \(names.count == 1 ? "is" : "are") \(shortened(names))."))
  }
}

extension JSONRecordError {
  fileprivate func message(ofLists path: String) -> Message {
    let file = "The file of watchlists \(quoted(path))"
    return switch self {
    case .malformed(let line, let column, let fault):
      Message(
        "\(file) is not JSON: \(fault.words) in line \(line), column \(column).",
        "Correct it there.")
    case .notARecord(let shape):
      Message(
        "\(file) holds \(shape.words), not a record.",
        "Write it as in {\"lists\": {\"tech\": [\"AAPL\", \"MSFT\"]}}.")
    case .notFound: Message("\(file) is not there.", "Make a list with audiograph list add.")
    case .isDirectory: Message("\(file) is a folder.", "Move it away.")
    case .unreadable(let code):
      Message(
        "\(file) cannot be read: \(systemReason(code)).",
        systemRemedy(code, "Check its permissions."))
    case .tooLarge:
      Message("\(file) is larger than watchlists can be.", "Move it away, or make it smaller.")
    }
  }
}

extension UserFileError {
  var message: Message {
    switch self {
    case .noFolder(let path, let folder, let reason):
      Message(
        "The folder \(quoted(folder)) for \(quoted(path)) cannot be made: \(reason).",
        "Make it, or ask for permission.")
    case .cannotLock(let path, let reason):
      Message(
        "The file \(quoted(path)) cannot be locked: \(reason).",
        "Check the permissions of its folder.")
    case .busy(let path):
      Message(
        "Another program has kept \(quoted(path)) locked for ten seconds.", "Try again later.")
    case .tooLarge(let path):
      Message(
        "The file \(quoted(path)) would become larger than one that is read.",
        "Take something out of it first; nothing was changed.")
    case .notAFile(let path):
      Message("The path \(quoted(path)) is not that of a plain file.", "Name another file.")
    }
  }
}
