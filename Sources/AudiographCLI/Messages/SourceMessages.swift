// SPDX-License-Identifier: MIT

extension SourceError: UserFacingError {
  func message(in s: Sentences) -> Message {
    switch self {
    case .unknownSymbol(let symbol, [], let all):
      Message(
        s.sourceUnknownSymbol(symbol: symbol),
        s.sourceUnknownSymbolSamples(all: all))
    case .unknownSymbol(let symbol, let near, _):
      Message(
        s.sourceUnknownSymbol(symbol: symbol),
        s.sourceUnknownSymbolNear(near: near))
    case .noSuchName(let text, let near):
      Message(
        s.sourceNoSuchName(text: text),
        near.isEmpty ? s.sourceNoSuchNameRemedy() : s.sourceNoSuchNameNear(near: near))
    case .fileForSymbol(let text):
      Message(s.sourceFileForSymbol(text: text), s.sourceFileForSymbolRemedy())
    case .noFile(let path, let near): Message(s.readNotFound(file: path), s.didYouMean(near))
    case .notASymbol(let text):
      Message(
        s.sourceNotASymbol(text: text),
        s.sourceNotASymbolRemedy())
    case .severalCompanies(let text, let companies):
      Message(
        s.sourceSeveralCompanies(text: text),
        s.sourceSeveralCompaniesRemedy(companies: companies))
    case .nothingStored(let symbol, []):
      Message(
        s.sourceNothingStored(symbol: symbol),
        s.sourceNothingStoredRemedy())
    case .nothingStored(let symbol, let near):
      Message(
        s.sourceNothingStored(symbol: symbol),
        s.sourceNothingStoredNear(near: near))
    case .latestOffline(let symbol):
      Message(
        s.sourceLatestOffline(symbol: symbol),
        s.sourceLatestOfflineRemedy())
    case .noSamples(let symbol, let folders):
      Message(
        s.sourceNoSamples(symbol: symbol, folders: folders.first ?? ""),
        s.sourceNoSamplesRemedy())
    }
  }
}

extension SourcesMissing: UserFacingError {
  func message(in s: Sentences) -> Message { .silent }
}

extension ConsoleError: UserFacingError {
  func message(in s: Sentences) -> Message {
    switch self {
    case .closedPipe: .silent
    case .interrupted: .silent
    case .cannotWrite(.output, let reason):
      Message(
        s.outputSystem(target: s.standardOutput(), reason: reason), s.consoleCannotWriteRemedy())
    case .cannotWrite(.error, let reason):
      Message(
        s.outputSystem(target: s.standardError(), reason: reason), s.consoleCannotWriteRemedy())
    }
  }
}

extension Interrupted: UserFacingError {
  func message(in s: Sentences) -> Message { .silent }
}
