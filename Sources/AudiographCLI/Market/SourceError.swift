// SPDX-License-Identifier: MIT

internal import Audiograph

/// Why a source cannot be found.
struct SourceError: MessageError {
  let message: Message

  /// No sample has the symbol; those whose names are near, and all there are.
  static func unknownSymbol(_ symbol: String, near: [String], all: [String]) -> Self {
    Self(
      .input, .sourceUnknownSymbol(symbol: symbol),
      near.isEmpty ? .sourceUnknownSymbolSamples(all: all) : .sourceUnknownSymbolNear(near: near))
  }

  /// A word that is not written as symbols are, and nothing here is called so; what is called nearly so.
  static func noSuchName(_ text: String, near: [String]) -> Self {
    Self(
      .input, .sourceNoSuchName(text: text),
      near.isEmpty ? .sourceNoSuchNameRemedy() : .sourceNoSuchNameNear(near: near))
  }

  /// The name of a file where only a symbol can stand.
  static func fileForSymbol(_ text: String) -> Self {
    Self(.input, .sourceFileForSymbol(text: text), .sourceFileForSymbolRemedy())
  }

  /// A file that is not there, and what is nearly called so beside it.
  static func noFile(_ path: String, near: String) -> Self {
    Self(.input, .readNotFound(file: path), .didYouMean(near))
  }

  /// No symbol looks like this.
  static func notASymbol(_ text: String) -> Self {
    Self(.input, .sourceNotASymbol(text: text), .sourceNotASymbolRemedy())
  }

  /// The names of several companies begin with the text: each with its symbol.
  static func severalCompanies(_ text: String, _ companies: [String]) -> Self {
    Self(
      .input, .sourceSeveralCompanies(text: text),
      .sourceSeveralCompaniesRemedy(companies: companies))
  }

  /// Nothing is stored of the symbol, there is no sample, and nothing may be fetched.
  static func nothingStored(_ symbol: String, near: [String]) -> Self {
    Self(
      .provider, .sourceNothingStored(symbol: symbol),
      near.isEmpty ? .sourceNothingStoredRemedy() : .sourceNothingStoredNear(near: near))
  }

  /// The latest price of the symbol is wanted, and nothing may be fetched.
  static func latestOffline(_ symbol: String) -> Self {
    Self(.provider, .sourceLatestOffline(symbol: symbol), .sourceLatestOfflineRemedy())
  }

  /// The folder of the bundled samples is not where the program looks for it.
  static func noSamples(symbol: String, folders: [String]) -> Self {
    Self(
      .input, .sourceNoSamples(symbol: symbol, folders: folders.first ?? ""),
      .sourceNoSamplesRemedy())
  }

  /// The error when offline: what is not there might be somewhere else.
  var offline: SourceError {
    guard isLike(.unknownSymbol("", near: [], all: [])),
      case .text(let symbol)? = message.problem?["symbol"]
    else { return self }
    let near: [String] = if case .names(let near)? = message.remedy?["near"] { near } else { [] }
    return .nothingStored(symbol, near: near)
  }
}
