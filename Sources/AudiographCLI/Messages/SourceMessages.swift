// SPDX-License-Identifier: MIT

extension SourceError: UserFacingError {
  func message(in s: Sentences) -> Message {
    switch self {
    case .unknownSymbol(let symbol, [], let all):
      Message(
        s.say(.sourceUnknownSymbol(symbol: symbol)),
        s.say(.sourceUnknownSymbolSamples(all: all)))
    case .unknownSymbol(let symbol, let near, _):
      Message(
        s.say(.sourceUnknownSymbol(symbol: symbol)),
        s.say(.sourceUnknownSymbolNear(near: near)))
    case .noSuchName(let text, let near):
      Message(
        s.say(.sourceNoSuchName(text: text)),
        near.isEmpty ? s.say(.sourceNoSuchNameRemedy()) : s.say(.sourceNoSuchNameNear(near: near)))
    case .fileForSymbol(let text):
      Message(s.say(.sourceFileForSymbol(text: text)), s.say(.sourceFileForSymbolRemedy()))
    case .noFile(let path, let near): Message(s.say(.readNotFound(file: path)), s.didYouMean(near))
    case .notASymbol(let text):
      Message(
        s.say(.sourceNotASymbol(text: text)),
        s.say(.sourceNotASymbolRemedy()))
    case .severalCompanies(let text, let companies):
      Message(
        s.say(.sourceSeveralCompanies(text: text)),
        s.say(.sourceSeveralCompaniesRemedy(companies: companies)))
    case .nothingStored(let symbol, []):
      Message(
        s.say(.sourceNothingStored(symbol: symbol)),
        s.say(.sourceNothingStoredRemedy()))
    case .nothingStored(let symbol, let near):
      Message(
        s.say(.sourceNothingStored(symbol: symbol)),
        s.say(.sourceNothingStoredNear(near: near)))
    case .latestOffline(let symbol):
      Message(
        s.say(.sourceLatestOffline(symbol: symbol)),
        s.say(.sourceLatestOfflineRemedy()))
    case .noSamples(let symbol, let folders):
      Message(
        s.say(.sourceNoSamples(symbol: symbol, folders: folders.first ?? "")),
        s.say(.sourceNoSamplesRemedy()))
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
        s.say(.outputSystem(target: s.say(.standardOutput()), reason: reason)),
        s.say(.consoleCannotWriteRemedy()))
    case .cannotWrite(.error, let reason):
      Message(
        s.say(.outputSystem(target: s.say(.standardError()), reason: reason)),
        s.say(.consoleCannotWriteRemedy()))
    }
  }
}

extension Interrupted: UserFacingError {
  func message(in s: Sentences) -> Message { .silent }
}
