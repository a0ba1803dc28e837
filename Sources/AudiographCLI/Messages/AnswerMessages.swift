// SPDX-License-Identifier: MIT

internal import MarketData

extension Sentences {
  /// What a provider does not have, in words after "does not offer".
  func what(_ missing: NotOffered) -> String {
    switch missing {
    case .prices: say(.answerPrices())
    case .sharePrices: say(.answerSharePrices())
    case .minutes: say(.answerMinutes())
    case .bars(let minutes): say(.answerBars(minutes: minutes))
    }
  }

  /// What is wrong with an answer, in words after a colon.
  func what(_ fault: AnswerFault) -> String {
    switch fault {
    case .noFacts: say(.answerNoFacts())
    case .symbolsAreNoRecord: say(.answerSymbolsAreNoRecord())
    case .noSymbols: say(.answerNoSymbols())
    case .noPrices: say(.answerNoPrices())
    case .priceWithoutTime: say(.answerPriceWithoutTime())
    case .priceIsNoNumber: say(.answerPriceIsNoNumber())
    case .noPrice: say(.answerNoPrice())
    case .errorWithoutWords: say(.answerErrorWithoutWords())
    case .rateWithoutDate: say(.answerRateWithoutDate())
    case .noBars: say(.answerNoBars())
    case .barWithoutTime: say(.answerBarWithoutTime())
    case .barTooShort: say(.answerBarTooShort())
    case .noLastPrice: say(.answerNoLastPrice())
    case .noResult: say(.answerNoResult())
    case .notOnePair: say(.answerNotOnePair())
    case .noChart: say(.answerNoChart())
    case .answerWithoutResult: say(.answerAnswerWithoutResult())
    case .otherSymbol: say(.answerOtherSymbol())
    case .impossiblePrice: say(.answerImpossiblePrice())
    case .noTimeZone: say(.answerNoTimeZone())
    case .barWithoutDate: say(.answerBarWithoutDate())
    case .morePricesThanDates: say(.answerMorePricesThanDates())
    case .answerPriceIsNoNumber: say(.answerAnswerPriceIsNoNumber())
    case .noDailySeries: say(.answerNoDailySeries())
    case .noQuote: say(.answerNoQuote())
    case .incompleteQuote: say(.answerIncompleteQuote())
    case .answerIsNoRecord: say(.answerAnswerIsNoRecord())
    case .infiniteNumber: say(.answerInfiniteNumber())
    case .priceTooLarge: say(.answerPriceTooLarge())
    case .negativeVolume: say(.answerNegativeVolume())
    case .highBelowLow: say(.answerHighBelowLow())
    case .unequalColumns: say(.answerUnequalColumns())
    case .empty: say(.answerEmpty())
    case .jsonTooLarge: say(.answerJsonTooLarge())
    case .outOfMemory: say(.answerOutOfMemory())
    case .amountsInNoCurrency(let unit): say(.answerAmountsInNoCurrency(unit: unit))
    case .raggedRow(let row, let found, let expected):
      say(.answerRaggedRow(row: row, found: found, expected: expected))
    case .rateNotPositive(let date): say(.answerRateNotPositive(date: date))
    case .missingColumn(let name): say(.answerMissingColumn(name: name))
    case .tableBreaksOff(let line): say(.answerTableBreaksOff(line: line))
    case .listWithoutTime(let list): say(.answerListWithoutTime(list: list))
    case .listEmpty(let list): say(.answerListEmpty(list: list))
    case .lineTooShort(let line, let list): say(.answerLineTooShort(line: line, list: list))
    case .listNamesNothing(let list): say(.answerListNamesNothing(list: list))
    case .listWithoutColumn(let list, let name):
      say(.answerListWithoutColumn(list: list, name: name))
    case .jsonEndsEarly(let line): say(.answerJsonEndsEarly(line: line))
    case .jsonFollowed(let line): say(.answerJsonFollowed(line: line))
    case .jsonNotUTF8(let line): say(.answerJsonNotUTF8(line: line))
    case .jsonTooDeep(let line): say(.answerJsonTooDeep(line: line))
    case .notJSON(let line): say(.answerNotJSON(line: line))
    }
  }
}
