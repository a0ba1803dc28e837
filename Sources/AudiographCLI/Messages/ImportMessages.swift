// SPDX-License-Identifier: MIT

internal import Audiograph
internal import MarketData

extension ImportError: UserFacingError {
  func message(in s: Sentences) -> Message {
    switch self {
    case .severalFilesAs(let symbol):
      Message(
        s.importSeveralFilesAs(symbol: symbol),
        s.importSeveralFilesAsRemedy())
    case .badSymbol(let text):
      Source.endsAsFile(text)
        ? Message(s.sourceFileForSymbol(text: text), s.sourceFileForSymbolRemedy())
        : Message(s.importBadSymbol(text: text), s.symbolForm(most: MarketSymbol.longest))
    case .noSymbol(let name):
      Message(s.importNoSymbol(name: name), s.importNoSymbolRemedy())
    case .notDates(let name):
      Message(
        s.importNotDates(name: name),
        s.importNotDatesRemedy())
    case .notDays(let name, let example):
      Message(
        s.importNotDays(name: name, example: example.description),
        s.importNotDaysRemedy())
    case .list(let path, let error): error.message(path, in: s)
    }
  }
}

extension ImportIncomplete: UserFacingError {
  func message(in s: Sentences) -> Message { .silent }
}
