// SPDX-License-Identifier: MIT

extension SourceError: UserFacingError {
  var message: Message {
    switch self {
    case .unknownSymbol(let symbol, [], let all):
      .input(
        "There are no prices of \(quoted(symbol)).",
        "Use one of the samples \(joinedNames(all)), or give the path of a file, such as"
          + " ./prices.csv.")
    case .unknownSymbol(let symbol, let near, _):
      .input(
        "There are no prices of \(quoted(symbol)).",
        "Did you mean \(alternatives(near))? For a file, give its path, such as ./prices.csv.")
    case .notASymbol(let text):
      .input(
        "\(quoted(text)) is neither a file nor a symbol.",
        "Give the path of a file, such as ./prices.csv, or a symbol such as AAPL.")
    case .severalCompanies(let text, let companies):
      .input(
        "The names of several companies begin with \(quoted(text)).",
        "Type \(alternatives(companies)).")
    case .nothingStored(let symbol, []):
      .provider(
        "No prices of \(quoted(symbol)) are stored, and fetching is turned off.",
        "Leave out --offline and unset the setting offline to fetch them, or give a file.")
    case .nothingStored(let symbol, let near):
      .provider(
        "No prices of \(quoted(symbol)) are stored, and fetching is turned off.",
        "Did you mean \(alternatives(near))? Otherwise leave out --offline, and unset the setting"
          + " offline.")
    case .latestOffline(let symbol):
      .provider(
        "The latest price of \(quoted(symbol)) has to be fetched, and fetching is turned off.",
        "Leave out --offline and unset the setting offline, or ask for the last stored price.")
    case .noSamples(let symbol, let folders):
      .input(
        "The sample data for \(quoted(symbol)) are not in \(quoted(folders.first ?? "")).",
        "Set AUDIOGRAPH_SAMPLES to their folder, or give the path of a file, such as"
          + " ./prices.csv.")
    }
  }
}

extension SourcesMissing: UserFacingError {
  var message: Message { .silent(status) }
}

extension ConsoleError: UserFacingError {
  var message: Message {
    switch self {
    case .closedPipe: .silent(.done)
    case .cannotWrite(let target, let reason):
      .output("Cannot write to \(target): \(reason).", "Redirect it to another place.")
    }
  }
}

extension Interrupted: UserFacingError {
  var message: Message { .silent(.interrupted) }
}
