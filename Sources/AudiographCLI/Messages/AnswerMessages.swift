// SPDX-License-Identifier: MIT

internal import Audiograph
internal import MarketData

extension NotOffered {
  /// What a provider does not have, in words after "does not offer".
  var said: Said {
    switch self {
    case .prices: .answerPrices()
    case .sharePrices: .answerSharePrices()
    case .minutes: .answerMinutes()
    case .bars(let minutes): .answerBars(minutes: minutes)
    }
  }
}

extension AnswerFault {
  /// What is wrong with an answer, in words after a colon.
  var said: Said {
    switch self {
    case .noFacts: .answerNoFacts()
    case .symbolsAreNoRecord: .answerSymbolsAreNoRecord()
    case .noSymbols: .answerNoSymbols()
    case .noPrices: .answerNoPrices()
    case .priceWithoutTime: .answerPriceWithoutTime()
    case .priceIsNoNumber: .answerPriceIsNoNumber()
    case .noPrice: .answerNoPrice()
    case .errorWithoutWords: .answerErrorWithoutWords()
    case .rateWithoutDate: .answerRateWithoutDate()
    case .noBars: .answerNoBars()
    case .barWithoutTime: .answerBarWithoutTime()
    case .barTooShort: .answerBarTooShort()
    case .noLastPrice: .answerNoLastPrice()
    case .noResult: .answerNoResult()
    case .notOnePair: .answerNotOnePair()
    case .noChart: .answerNoChart()
    case .answerWithoutResult: .answerAnswerWithoutResult()
    case .otherSymbol: .answerOtherSymbol()
    case .impossiblePrice: .answerImpossiblePrice()
    case .noTimeZone: .answerNoTimeZone()
    case .barWithoutDate: .answerBarWithoutDate()
    case .morePricesThanDates: .answerMorePricesThanDates()
    case .answerPriceIsNoNumber: .answerAnswerPriceIsNoNumber()
    case .noDailySeries: .answerNoDailySeries()
    case .noQuote: .answerNoQuote()
    case .incompleteQuote: .answerIncompleteQuote()
    case .answerIsNoRecord: .answerAnswerIsNoRecord()
    case .infiniteNumber: .answerInfiniteNumber()
    case .priceTooLarge: .answerPriceTooLarge()
    case .negativeVolume: .answerNegativeVolume()
    case .highBelowLow: .answerHighBelowLow()
    case .unequalColumns: .answerUnequalColumns()
    case .noHoldingSets: .answerNoHoldingSets()
    case .empty: .answerEmpty()
    case .jsonTooLarge: .answerJsonTooLarge()
    case .outOfMemory: .answerOutOfMemory()
    case .amountsInNoCurrency(let unit): .answerAmountsInNoCurrency(unit: unit)
    case .raggedRow(let row, let found, let expected):
      .answerRaggedRow(row: row, found: found, expected: expected)
    case .rateNotPositive(let date): .answerRateNotPositive(date: date)
    case .missingColumn(let name): .answerMissingColumn(name: name)
    case .tableBreaksOff(let line): .answerTableBreaksOff(line: line)
    case .listWithoutTime(let list): .answerListWithoutTime(list: list)
    case .listEmpty(let list): .answerListEmpty(list: list)
    case .lineTooShort(let line, let list): .answerLineTooShort(line: line, list: list)
    case .listNamesNothing(let list): .answerListNamesNothing(list: list)
    case .listWithoutColumn(let list, let name):
      .answerListWithoutColumn(list: list, name: name)
    case .jsonEndsEarly(let line): .answerJsonEndsEarly(line: line)
    case .jsonFollowed(let line): .answerJsonFollowed(line: line)
    case .jsonNotUTF8(let line): .answerJsonNotUTF8(line: line)
    case .jsonTooDeep(let line): .answerJsonTooDeep(line: line)
    case .notJSON(let line): .answerNotJSON(line: line)
    }
  }
}
