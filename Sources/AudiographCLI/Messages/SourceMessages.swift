// SPDX-License-Identifier: MIT

extension SourceError: UserFacingError {
  func message(in s: any Sentences) -> Message {
    switch self {
    case .unknownSymbol(let symbol, [], let all):
      .input(
        s.sourceUnknownSymbol(symbol: symbol),
        s.sourceUnknownSymbolSamples(all: all))
    case .unknownSymbol(let symbol, let near, _):
      .input(
        s.sourceUnknownSymbol(symbol: symbol),
        s.sourceUnknownSymbolNear(near: near))
    case .nearName(let text, let near):
      .input(s.sourceNearName(text: text), s.sourceNearNameRemedy(near: near, text: text))
    case .notASymbol(let text):
      .input(
        s.sourceNotASymbol(text: text),
        s.sourceNotASymbolRemedy())
    case .severalCompanies(let text, let companies):
      .input(
        s.sourceSeveralCompanies(text: text),
        s.sourceSeveralCompaniesRemedy(companies: companies))
    case .nothingStored(let symbol, []):
      .provider(
        s.sourceNothingStored(symbol: symbol),
        s.sourceNothingStoredRemedy())
    case .nothingStored(let symbol, let near):
      .provider(
        s.sourceNothingStored(symbol: symbol),
        s.sourceNothingStoredNear(near: near))
    case .latestOffline(let symbol):
      .provider(
        s.sourceLatestOffline(symbol: symbol),
        s.sourceLatestOfflineRemedy())
    case .noSamples(let symbol, let folders):
      .input(
        s.sourceNoSamples(symbol: symbol, folders: folders.first ?? ""),
        s.sourceNoSamplesRemedy())
    }
  }
}

extension SourcesMissing: UserFacingError {
  func message(in s: any Sentences) -> Message { .silent(status) }
}

extension ConsoleError: UserFacingError {
  func message(in s: any Sentences) -> Message {
    switch self {
    case .closedPipe: .silent(.done)
    case .interrupted: .silent(.interrupted)
    case .cannotWrite(.output, let reason):
      .output(
        s.outputSystem(target: s.standardOutput(), reason: reason), s.consoleCannotWriteRemedy())
    case .cannotWrite(.error, let reason):
      .output(
        s.outputSystem(target: s.standardError(), reason: reason), s.consoleCannotWriteRemedy())
    }
  }
}

extension Interrupted: UserFacingError {
  func message(in s: any Sentences) -> Message { .silent(.interrupted) }
}
