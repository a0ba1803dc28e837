// SPDX-License-Identifier: MIT

extension ProviderError: CustomStringConvertible {
  /// Why the provider gave no data, as an English sentence for the programmer.
  public var description: String {
    let name = provider.title
    return switch fault {
    case .transport(let error): error.description
    case .unknownSymbol(let symbol): "\(name) does not know the symbol \"\(symbol)\"."
    case .noData(let symbol): "\(name) has no data on \"\(symbol)\" for the time asked for."
    case .notOffered(let what): "\(name) does not offer \(what)."
    case .keyMissing: "\(name) requires a key."
    case .keyRefused: "\(name) rejected the key, or requires one."
    case .contactMissing: "\(name) requires a contact address."
    case .tooManyRequests(let seconds?):
      "\(name) got too many requests and can be asked again in \(seconds) seconds."
    case .tooManyRequests(nil): "\(name) got too many requests."
    case .status(let status): "\(name) answered with HTTP status \(status)."
    case .webPage: "\(name) sent a web page instead of data."
    case .otherType(let type): "\(name) sent data of the wrong type, \"\(type)\"."
    case .malformed(let what): "The answer from \(name) cannot be read: \(what)."
    case .unexpected(let what): "The answer from \(name) cannot be used: \(what)."
    case .said(let words): "\(name) answered: \"\(words)\"."
    }
  }
}

extension HTTPError: CustomStringConvertible {
  /// Why no whole answer came, as an English sentence for the programmer.
  public var description: String {
    switch self {
    case .programMissing(let program): "The program \"\(program)\" is not installed."
    case .cannotStart(let code): "The program curl cannot be started: system error \(code)."
    case .badAddress(let text): "\"\(text)\" is not an address that may be asked."
    case .cannotResolve(let host): "The host \"\(host)\" cannot be found."
    case .cannotConnect(let host): "The host \"\(host)\" does not answer."
    case .insecure(let host): "There is no secure connection to the host \"\(host)\"."
    case .ended(let host): "The request to the host \"\(host)\" was cancelled."
    case .timedOut(let host, let seconds):
      "The host \"\(host)\" took longer than \(seconds) seconds."
    case .tooLarge(let host, let limit): "The host \"\(host)\" sent more than \(limit) bytes."
    case .badRedirect(let host):
      "The host \"\(host)\" redirects to an address that is not allowed."
    case .tooManyRedirections(let host, let limit):
      "The host \"\(host)\" redirects more than \(limit) times."
    case .malformed(let host): "The host \"\(host)\" gave an answer that is not valid HTTP."
    case .cannotKeep(let host, let code):
      "What the host \"\(host)\" sent cannot be kept: system error \(code)."
    case .brokenOff(let host): "The connection to the host \"\(host)\" was lost."
    case .failed(let host, let code):
      "The request to the host \"\(host)\" failed: curl ended with status \(code)."
    }
  }
}

extension StoreError: CustomStringConvertible {
  /// What is wrong, as an English sentence for the programmer.
  public var description: String {
    switch self {
    case .cannotOpen(let path, let reason): "Cannot open the store \"\(path)\": \(reason)."
    case .damaged(let path, let code):
      "The store \"\(path)\" is damaged and cannot be moved aside: system error \(code)."
    case .foundDamaged(let path, let copy?):
      "The store \"\(path)\" proved to be damaged and was moved to \"\(copy)\"."
    case .foundDamaged(let path, nil): "The store \"\(path)\" proved to be damaged."
    case .foreign(let path): "\"\(path)\" is a database of another program."
    case .tooNew(let path, let version):
      "The store \"\(path)\" was made by a later version: its schema is \(version)."
    case .changedMeanwhile(let path):
      "Nothing was saved, because prices from another source came into \"\(path)\" meanwhile."
    case .busy(let path): "Another process is using the store \"\(path)\"."
    case .diskFull(let path): "There is no space left for the store \"\(path)\"."
    case .readOnly(let path): "The store \"\(path)\" is read-only."
    case .missingLibrary(let path, let name):
      "Cannot open the store \"\(path)\": the library \(name) is missing."
    case .oldLibrary(let path, let needed, let found):
      "Cannot open the store \"\(path)\": it needs SQLite \(needed), and \(found) is installed."
    case .failed(let path, let reason): "Cannot use the store \"\(path)\": \(reason)."
    }
  }
}

extension SymbolListError: CustomStringConvertible {
  /// What is wrong, as an English sentence for the programmer.
  public var description: String {
    switch self {
    case .unreadable(let code): "The list of symbols cannot be read: system error \(code)."
    case .empty: "The list of symbols is empty."
    case .missingColumn(let heading): "The list of symbols has no column \"\(heading)\"."
    case .raggedRow(let row, let expected, let found):
      "Row \(row) has \(found) cells, but the first has \(expected)."
    case .badSymbol(let row, let text): "Row \(row): \"\(text)\" cannot be a symbol."
    case .missingName(let row): "Row \(row) has no name."
    case .unterminatedQuote(let row): "The quotation mark in row \(row) is never closed."
    case .notText(let row): "Row \(row) is not text in UTF-8."
    }
  }
}

extension DirectoryError: CustomStringConvertible {
  /// What is wrong, as an English sentence for the programmer.
  public var description: String {
    switch self {
    case .list(let error): error.description
    case .store(let error): error.description
    }
  }
}
