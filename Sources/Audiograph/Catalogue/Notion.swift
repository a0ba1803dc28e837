// SPDX-License-Identifier: MIT

/// What a word of a table means.
///
/// The words of each language stand in its `read.txt`, by the name of the notion.
package enum Notion: String, Sendable, CaseIterable {
  // Dates and their parts, as headings name them.
  case date, dateBehind = "date.behind", year, birth, month, day, unix, milliseconds, columnDate =
    "column.date"
  case columnQuarter = "column.quarter", columnMonth = "column.month"
  case columnWeek = "column.week", columnDayOfYear = "column.dayOfYear", columnDay = "column.day"
  case columnHour = "column.hour", columnTime = "column.time", columnFiller = "column.filler"
  case step

  // What stands between the parts of a date that is typed, and behind numbers of days.
  case dateFiller = "date.filler", dateOrdinal = "date.ordinal"

  // What columns are there for.
  case identifier, number, numberBefore = "number.before", numberEnding = "number.ending"
  case numbered, label, counter, rank, rankPlace = "rank.place", rankOther = "rank.other", points
  case reference, sequence, sequenceNot = "sequence.not", name, balance, amount, quantity, bound
  case amountNet = "amount.net"
  case boundSide = "bound.side"
  case answerYes = "answer.yes", coordinate, total, footnote, missing

  // Prices: words, and whole headings of price files.
  case price, priceAdjusted = "price.adjusted", priceLast = "price.last"
  case priceFirst = "price.first", priceExtreme = "price.extreme", headingOpen = "heading.open"
  case headingHigh = "heading.high", headingLow = "heading.low", headingClose = "heading.close"
  case headingAdjustedClose = "heading.adjustedClose", headingVolume = "heading.volume"
  case headingDate = "heading.date", headingExpectedClose = "heading.expectedClose"

  // What numbers are: without a true zero, logarithms, years, averages, and what short units measure.
  case noZero, temperature, temperaturePlace = "temperature.place", logarithm, calendarYear
  case aroundZero, average, quantityCurrent = "quantity.current"
  case quantityMemory = "quantity.memory", quantityEnergy = "quantity.energy"
  case quantityTemperature = "quantity.temperature", quantityForce = "quantity.force"
  case quantityActivity = "quantity.activity", quantityVoltage = "quantity.voltage"
  case quantityPower = "quantity.power", quantityAge = "quantity.age"
  case quantityDuration = "quantity.duration", quantityLength = "quantity.length"
  case quantityMinutes = "quantity.minutes"

  // Units, and what stands beside them.
  case unitPreposition = "unit.preposition", unitOf = "unit.of", unitChange = "unit.change"
  case unitAdjective = "unit.adjective", unitBeside = "unit.beside", unitCounted = "unit.counted"
  case unitPeriod = "unit.period", remark

  // Names in an order that everybody knows.
  case months, weekdays, sizes, sizesInWords, levels, severity, moments, seasons, partsOfDays
  case schools, degrees, lives, parts, classes, ordinals

  // Answers of a scale.
  case agreement, frequency, satisfaction, likelihood, importance, quality

  // Names that count, and ranges of numbers.
  case counted, countedQuarter = "counted.quarter", ordinalEnding = "ordinal.ending"
  case rangeOver = "range.over", rangeUnder = "range.under", rangeOther = "range.other"

  /// Whether a word, in small letters without accents, means it.
  package func holds(_ word: String) -> Bool { place(of: word) != nil }

  /// The place of a word in the order that it is, 0 in one that is none; nil if the word does not mean it.
  package func place(of word: String) -> Int? { Vocabulary.all.place(of: word, in: self) }

  /// Its words, by their places in an order, whichever language they are of.
  package var places: [[String]] { Vocabulary.all.words(of: self) }

  /// Its words, whichever language they are of.
  package var words: [String] { places.flatMap(\.self) }
}

extension Sequence<String> {
  /// Whether one of the words means it.
  package func say(_ notion: Notion) -> Bool { contains(where: notion.holds) }
}
