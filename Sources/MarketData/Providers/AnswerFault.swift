// SPDX-License-Identifier: MIT

/// What is wrong with an answer: it broke off, lacks something or contradicts itself.
public enum AnswerFault: Sendable, Hashable {
  /// The record of facts is missing.
  case noFacts
  /// The list of symbols is no record.
  case symbolsAreNoRecord
  /// The list of symbols is empty.
  case noSymbols
  /// There are no prices.
  case noPrices
  /// A price has no time.
  case priceWithoutTime
  /// A price is not a number.
  case priceIsNoNumber
  /// There is no price.
  case noPrice
  /// An error has no words.
  case errorWithoutWords
  /// A rate has no date.
  case rateWithoutDate
  /// There is no list of bars.
  case noBars
  /// A bar has no time.
  case barWithoutTime
  /// A bar is too short.
  case barTooShort
  /// There is no last price.
  case noLastPrice
  /// There is no result.
  case noResult
  /// There is not one pair in it.
  case notOnePair
  /// The answer has no chart.
  case noChart
  /// The answer has no result.
  case answerWithoutResult
  /// The answer is about another symbol.
  case otherSymbol
  /// The answer has a price that cannot be.
  case impossiblePrice
  /// The answer has no time zone.
  case noTimeZone
  /// A bar has no date.
  case barWithoutDate
  /// The answer has more prices than dates.
  case morePricesThanDates
  /// The answer has a price that is not a number.
  case answerPriceIsNoNumber
  /// The answer has no daily series.
  case noDailySeries
  /// The answer has no quote.
  case noQuote
  /// The quote has no price or no date.
  case incompleteQuote
  /// The answer is no record.
  case answerIsNoRecord
  /// A number is not finite.
  case infiniteNumber
  /// A price is too large.
  case priceTooLarge
  /// A volume is below 0.
  case negativeVolume
  /// A high is below its low.
  case highBelowLow
  /// The columns differ in length.
  case unequalColumns
  /// The page names no data set of Form 13F.
  case noHoldingSets
  /// The answer is empty.
  case empty
  /// The JSON would take too much memory.
  case jsonTooLarge
  /// There is not enough memory for the JSON.
  case outOfMemory
  /// The amounts are in '`unit`', no currency.
  case amountsInNoCurrency(unit: String)
  /// Row `row` has `found` cells in place of `expected`.
  case raggedRow(row: Int, found: Int, expected: Int)
  /// The rate of `date` is not above zero.
  case rateNotPositive(date: String)
  /// There is no column `name`.
  case missingColumn(name: String)
  /// The table breaks off in line `line`.
  case tableBreaksOff(line: Int)
  /// The list `list` ends without the time of its making.
  case listWithoutTime(list: String)
  /// The list `list` is empty.
  case listEmpty(list: String)
  /// Line `line` of `list` has too few cells.
  case lineTooShort(line: Int, list: String)
  /// The list `list` names nothing.
  case listNamesNothing(list: String)
  /// The list `list` has no column `name`.
  case listWithoutColumn(list: String, name: String)
  /// The JSON ends too early in line `line`.
  case jsonEndsEarly(line: Int)
  /// Something follows the JSON in line `line`.
  case jsonFollowed(line: Int)
  /// The JSON is not valid UTF-8 in line `line`.
  case jsonNotUTF8(line: Int)
  /// The JSON is nested too deeply in line `line`.
  case jsonTooDeep(line: Int)
  /// The answer is not JSON in line `line`.
  case notJSON(line: Int)
}

/// What a provider does not have at all.
public enum NotOffered: Sendable, Hashable {
  /// Prices of any kind.
  case prices
  /// Prices of shares.
  case sharePrices
  /// Bars within days.
  case minutes
  /// Bars of so many minutes.
  case bars(minutes: Int)
}
