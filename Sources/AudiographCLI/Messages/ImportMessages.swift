// SPDX-License-Identifier: MIT

internal import Audiograph
internal import MarketData

extension ImportError: UserFacingError {
  func message(in s: Sentences) -> Message {
    switch self {
    case .severalFilesAs(let symbol):
      Message(
        s.say(.importSeveralFilesAs(symbol: symbol)),
        s.say(.importSeveralFilesAsRemedy()))
    case .badSymbol(let text):
      Source.endsAsFile(text)
        ? Message(s.say(.sourceFileForSymbol(text: text)), s.say(.sourceFileForSymbolRemedy()))
        : Message(
          s.say(.importBadSymbol(text: text)), s.say(.symbolForm(most: MarketSymbol.longest)))
    case .noSymbol(let name):
      Message(s.say(.importNoSymbol(name: name)), s.say(.importNoSymbolRemedy()))
    case .notDates(let name):
      Message(
        s.say(.importNotDates(name: name)),
        s.say(.importNotDatesRemedy()))
    case .notDays(let name, let example):
      Message(
        s.say(.importNotDays(name: name, example: example.description)),
        s.say(.importNotDaysRemedy()))
    case .list(let path, let error): error.message(path, in: s)
    }
  }
}

extension ImportIncomplete: UserFacingError {
  func message(in s: Sentences) -> Message { .silent }
}
