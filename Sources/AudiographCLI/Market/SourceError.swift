// SPDX-License-Identifier: MIT

/// Why a source cannot be found.
enum SourceError: Error, Equatable {
  /// No sample has the symbol; those whose names are near, and all there are.
  case unknownSymbol(String, near: [String], all: [String])
  /// A word that is not written as symbols are, and nothing here is called so; what is called nearly so.
  case noSuchName(String, near: [String])
  /// The name of a file where only a symbol can stand.
  case fileForSymbol(String)
  /// A file that is not there, and what is nearly called so beside it.
  case noFile(String, near: String)
  /// No symbol looks like this.
  case notASymbol(String)
  /// The names of several companies begin with the text: each with its symbol.
  case severalCompanies(String, [String])
  /// Nothing is stored of the symbol, there is no sample, and nothing may be fetched.
  case nothingStored(String, near: [String])
  /// The latest price of the symbol is wanted, and nothing may be fetched.
  case latestOffline(String)
  /// The folder of the bundled samples is not where the program looks for it.
  case noSamples(symbol: String, folders: [String])

  var exitStatus: ExitCode {
    switch self {
    case .nothingStored, .latestOffline: .provider
    case .unknownSymbol, .noSuchName, .fileForSymbol, .noFile, .notASymbol, .severalCompanies,
      .noSamples:
      .input
    }
  }
}

extension SourceError {
  /// The error when offline: what is not there might be somewhere else.
  var offline: SourceError {
    switch self {
    case .unknownSymbol(let symbol, let near, _): .nothingStored(symbol, near: near)
    case .noSamples, .notASymbol, .noSuchName, .fileForSymbol, .noFile, .severalCompanies,
      .nothingStored, .latestOffline:
      self
    }
  }
}
