// SPDX-License-Identifier: MIT

internal import Audiograph
internal import ChartInput

extension LoadNote {
  /// The line on standard error: a warning, or a plain sentence.
  func line(in s: Sentences) -> String {
    switch self {
    case .read(let note, let name): note.line(name.displayText.isolated, s)
    case .derived(let count, let total, let name):
      s.say(.noteDerived(name: name.displayText.isolated, count: count, total: total))
    case .incomplete(let interval, let name): interval.line(name.displayText.isolated, s)
    case .possibleSplit(let split, let name):
      s.say(
        .notePossibleSplit(
          name: name, date: split.date, shares: s.phrases.number(derived: split.ratio)))
    case .furtherSplits(let count, let name):
      s.say(.noteFurtherSplits(name: name.displayText.isolated, count: count))
    case .brokenLines(let count): s.say(.liveBrokenLines(count: count))
    case .leftOut(let count, let compared, let name):
      s.say(.noteLeftOut(name: name.displayText.isolated, count: count, compared: compared))
    case .toldAs(let form, let columns, let name):
      s.say(
        .noteToldAs(
          name: name.displayText.isolated, form: form, column: columns.first ?? "",
          other: columns.count > 1 ? columns[1] : ""))
    case .noOrder(let name): s.say(.noteNoOrder(name: name.displayText.isolated))
    }
  }
}

extension LoadNote {
  /// Whether it says only what kind of chart was made, which readers of a page see.
  var isAboutKind: Bool {
    switch self {
    case .toldAs, .noOrder: true
    case .read, .derived, .incomplete, .possibleSplit, .furtherSplits, .brokenLines, .leftOut: false
    }
  }
}

extension ReadNote {
  fileprivate func line(_ name: String, _ s: Sentences) -> String {
    switch self {
    case .rowsSorted(let row): s.say(.noteRowsSorted(name: name, row: row))
    case .repeatedDatesReplaced(let count, let example):
      s.say(.noteRepeatedDates(name: name, count: count, example: example))
    case .timesConvertedToUTC: s.say(.noteTimesConverted(name: name))
    case .emptyRowsSkipped(let count): s.say(.noteEmptyRows(name: name, count: count))
    case .rowsWithoutPosition(let count, let row):
      s.say(.noteRowsWithoutPosition(name: name, count: count, row: row))
    case .preambleSkipped(let count): s.say(.notePreamble(name: name, count: count))
    case .footerSkipped(let count, let row): s.say(.noteFooter(name: name, count: count, row: row))
    case .shortRows(let count, let row): s.say(.noteShortRows(name: name, count: count, row: row))
    case .quotesInCells(let row): s.say(.noteQuotesInCells(name: name, row: row))
    case .readAs(let encoding): s.say(.noteEncoding(name: name, encoding: encoding))
    case .readingTaken(let number, let count, let reading):
      s.say(
        .noteReading(
          name: name, number: number, count: count, what: reading.said(in: s),
          options: reading.options, hasOptions: !reading.options.isEmpty))
    case .oneOfColumns(let column, let count, let others):
      s.say(
        .noteOneOfColumns(
          name: name, column: column, count: count, others: s.first(others, of: count - 1)))
    case .columnsLeftOut(let count, let columns):
      s.say(
        .noteColumnsLeftOut(name: name, count: count, columns: s.first(columns, of: count)))
    case .constantColumn(let column, let value):
      s.say(.noteConstantColumn(name: name, column: column, value: value.plainDescription))
    case .referenceLine(let column, let value):
      s.say(.noteReferenceLine(name: name, column: column, value: value.plainDescription))
    case .numbersAsTexts(let columns):
      s.say(
        .noteNumbersAsTexts(
          name: name, columns: columns,
          option: shellOption("--type", "\(columns.first ?? "")=number")))
    case .nearlyAlongX(let column, let other):
      column.map { s.say(.noteNearlyAlongX(name: name, column: $0, option: other.option("--x"))) }
        ?? s.say(.noteNearlyAlongRows(name: name, option: other.option("--x")))
    case .nearlyGrouping(let column, let other):
      column.map {
        s.say(.noteNearlyGrouping(name: name, column: $0, option: other.option("--by")))
      }
        ?? s.say(.noteNearlyOneSeries(name: name, option: other.option("--by")))
    case .limitsTaken(let column, let count):
      s.say(.noteLimits(name: name, column: column, count: count))
    case .flagsPassedOver(let column, let count):
      s.say(.noteFlags(name: name, column: column, count: count))
    case .barsOfZeros(let count, let row):
      s.say(.noteBarsOfZeros(name: name, count: count, row: row))
    case .sentinelMissing(let column, let value, let count):
      s.say(.noteSentinel(name: name, column: column, value: value.plainDescription, count: count))
    case .badCellsMissing(let column, let count):
      s.say(.noteBadCells(name: name, column: column, count: count))
    case .severalAtOnePosition(let points, let positions):
      s.say(.noteSeveralAtOne(name: name, points: points, positions: positions))
    case .totalsSkipped(let count, let row):
      s.say(.noteTotals(name: name, count: count, row: row))
    case .totalRow(let row): s.say(.noteTotalRow(name: name, row: row))
    case .chartTaken(let number, let titles):
      s.say(
        .noteChart(
          name: name, number: number, count: titles.count, titles: s.numbered(titles)))
    case .chartsBeside(let titles):
      s.say(.noteChartsBeside(name: name, count: titles.count, titles: s.numbered(titles)))
    case .tablesBeside(let count): s.say(.noteTablesBeside(name: name, count: count))
    case .membersIgnored(let members):
      s.say(.noteMembersIgnored(name: name, count: members.count, members: members))
    case .stated(let part, let text):
      s.say(.noteStated(name: name, part: part, text: text.displayText.isolated))
    case .thousandsAssumed(let column, let example):
      s.say(.noteThousands(name: name, column: column, example: example))
    case .dateOrderAssumed(let column, let example, let other):
      s.say(
        .noteDateOrder(
          name: name, column: column, example: example, option: "--date-format \(other.text)"))
    case .sheetTaken(let sheet, let count):
      s.say(.noteSheet(name: name, sheet: sheet, count: count))
    case .readBesideLog: s.say(.noteReadBesideLog(name: name))
    case .tableOfPageTaken(let number, let count, _):
      s.say(.noteTableOfPage(name: name, number: number, count: count))
    case .formulasWithoutValue(let count): s.say(.noteFormulas(name: name, count: count))
    case .hiddenRowsRead(let count): s.say(.noteHiddenRows(name: name, count: count))
    case .tableInField(let path): s.say(.noteTableInField(name: name, path: path))
    case .emptySeries(let count, _, let example):
      s.say(.noteEmptySeries(name: name, count: count, example: example))
    case .headingsRepeated(let count): s.say(.noteHeadingsRepeated(name: name, count: count))
    case .linesWithoutMatch(let count): s.say(.noteLinesWithoutMatch(name: name, count: count))
    case .searchesBrokenOff(let count, let line):
      s.say(.noteSearchesBrokenOff(name: name, count: count, line: line))
    }
  }
}

extension Sentences {
  /// Titles of charts behind their numbers.
  fileprivate func numbered(_ titles: [String]) -> String {
    titles.enumerated().map { say(.noteChartTitle(number: $0 + 1, title: $1)) }
      .joined(separator: comma)
  }
}

extension IncompleteInterval {
  fileprivate func line(_ name: String, _ s: Sentences) -> String {
    let days = from == to ? s.say(.noteOnDay(day: from)) : s.say(.noteFromTo(first: from, last: to))
    return s.say(
      .noteIncomplete(name: name, isFirst: edge == .first, interval: interval, days: days))
  }
}

extension String? {
  /// The option that takes a column, or none.
  fileprivate func option(_ name: String) -> String { shellOption(name, self ?? "none") }
}
