// SPDX-License-Identifier: MIT

extension SourceError {
  var message: Message {
    switch self {
    case .unknownSymbol(let symbol, let near, let all):
      Message(
        "There are no prices of \(quoted(symbol)).",
        (near.isEmpty
          ? "Choose one of the samples \(joinedNames(all))"
          : "Type \(alternatives(near)) if you meant it")
          + ", or give a file by its path, as in ./prices.csv.")
    case .notASymbol(let text):
      Message(
        "The text \(quoted(text)) is neither a file nor a symbol.",
        "Give a file by its path, as in ./prices.csv, or a symbol such as AAPL.")
    case .severalCompanies(let text, let companies):
      Message(
        "Several companies begin with \(quoted(text)), and no symbol is known that does.",
        "Type \(alternatives(companies)).")
    case .nothingStored(let symbol, let near):
      Message(
        "Nothing is stored of \(quoted(symbol)), and nothing may be fetched.",
        near.isEmpty
          ? "Leave out --offline, and unset the setting offline, to fetch it; or give a file."
          : "Type \(alternatives(near)) if you meant it, or allow fetching.")
    case .latestOffline(let symbol):
      Message(
        "The latest price of \(quoted(symbol)) has to be fetched, and nothing may be.",
        "Leave out --offline, and unset the setting offline, or ask for the last stored one.")
    case .noSamples(let symbol, let folders):
      Message(
        "The sample data with \(quoted(symbol)) are not in \(quoted(folders.first ?? "")).",
        "Set AUDIOGRAPH_SAMPLES to their folder, or give a file by its path, as in ./prices.csv.")
    }
  }
}

extension ConsoleError {
  var message: Message {
    switch self {
    case .closedPipe: Message("Nobody reads standard output.", "Keep the reader open.")
    case .cannotWrite(let target, let reason):
      Message(
        "Writing to \(target) failed: \(reason).", "Send it to a place that can be written to.")
    }
  }
}
