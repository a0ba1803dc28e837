// SPDX-License-Identifier: MIT

internal import Audiograph
internal import ChartInput

extension LoadNote {
  /// The line on standard error: a warning, or a plain sentence.
  func line(in s: Sentences) -> String {
    switch self {
    case .read(let note, let name): note.line(name.displayText.isolated, s)
    case .derived(let count, let total, let name):
      s.noteDerived(name: name.displayText.isolated, count: count, total: total)
    case .incomplete(let interval, let name): interval.line(name.displayText.isolated, s)
    case .possibleSplit(let split, let name):
      s.notePossibleSplit(
        name: name, date: split.date, shares: s.phrases.number(derived: split.ratio))
    case .furtherSplits(let count, let name):
      s.noteFurtherSplits(name: name.displayText.isolated, count: count)
    case .brokenLines(let count): s.liveBrokenLines(count: count)
    case .leftOut(let count, let compared, let name):
      s.noteLeftOut(name: name.displayText.isolated, count: count, compared: compared)
    case .toldAs(let form, let columns, let name):
      s.noteToldAs(
        name: name.displayText.isolated, form: form, column: columns.first ?? "",
        other: columns.count > 1 ? columns[1] : "")
    case .noOrder(let name): s.noteNoOrder(name: name.displayText.isolated)
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
    case .rowsSorted(let row): s.noteRowsSorted(name: name, row: row)
    case .repeatedDatesReplaced(let count, let example):
      s.noteRepeatedDates(name: name, count: count, example: example)
    case .timesConvertedToUTC: s.noteTimesConverted(name: name)
    case .emptyRowsSkipped(let count): s.noteEmptyRows(name: name, count: count)
    case .rowsWithoutPosition(let count, let row):
      s.noteRowsWithoutPosition(name: name, count: count, row: row)
    case .preambleSkipped(let count): s.notePreamble(name: name, count: count)
    case .footerSkipped(let count, let row): s.noteFooter(name: name, count: count, row: row)
    case .shortRows(let count, let row): s.noteShortRows(name: name, count: count, row: row)
    case .quotesInCells(let row): s.noteQuotesInCells(name: name, row: row)
    case .readAs(let encoding): s.noteEncoding(name: name, encoding: encoding)
    case .oneOfColumns(let column, let count, let others):
      s.noteOneOfColumns(name: name, column: column, count: count, others: others)
    case .columnsLeftOut(let count, let columns):
      s.noteColumnsLeftOut(name: name, count: count, columns: columns)
    case .constantColumn(let column, let value):
      s.noteConstantColumn(name: name, column: column, value: value.plainDescription)
    case .referenceLine(let column, let value):
      s.noteReferenceLine(name: name, column: column, value: value.plainDescription)
    case .numbersAsTexts(let columns):
      s.noteNumbersAsTexts(
        name: name, columns: columns,
        option: shellOption("--type", "\(columns.first ?? "")=number"))
    case .nearlyAlongX(let column, let other):
      column.map { s.noteNearlyAlongX(name: name, column: $0, option: other.option("--x")) }
        ?? s.noteNearlyAlongRows(name: name, option: other.option("--x"))
    case .nearlyGrouping(let column, let other):
      column.map { s.noteNearlyGrouping(name: name, column: $0, option: other.option("--by")) }
        ?? s.noteNearlyOneSeries(name: name, option: other.option("--by"))
    case .limitsTaken(let column, let count): s.noteLimits(name: name, column: column, count: count)
    case .flagsPassedOver(let column, let count):
      s.noteFlags(name: name, column: column, count: count)
    case .barsOfZeros(let count, let row):
      s.noteBarsOfZeros(name: name, count: count, row: row)
    case .sentinelMissing(let column, let value, let count):
      s.noteSentinel(name: name, column: column, value: value.plainDescription, count: count)
    case .badCellsMissing(let column, let count):
      s.noteBadCells(name: name, column: column, count: count)
    case .severalAtOnePosition(let points, let positions):
      s.noteSeveralAtOne(name: name, points: points, positions: positions)
    case .totalRow(let row): s.noteTotalRow(name: name, row: row)
    case .chartTaken(let number, let titles):
      s.noteChart(
        name: name, number: number, count: titles.count,
        titles: titles.enumerated().map { s.noteChartTitle(number: $0 + 1, title: $1) }
          .joined(separator: ", "))
    case .membersIgnored(let members):
      s.noteMembersIgnored(name: name, count: members.count, members: members)
    case .stated(let part, let text):
      s.noteStated(name: name, part: part, text: text.displayText.isolated)
    case .thousandsAssumed(let column, let example):
      s.noteThousands(name: name, column: column, example: example)
    case .sheetTaken(let sheet, let count): s.noteSheet(name: name, sheet: sheet, count: count)
    case .readBesideLog: s.noteReadBesideLog(name: name)
    case .tableOfPageTaken(let number, let count):
      s.noteTableOfPage(name: name, number: number, count: count)
    case .formulasWithoutValue(let count): s.noteFormulas(name: name, count: count)
    case .hiddenRowsRead(let count): s.noteHiddenRows(name: name, count: count)
    case .tableInField(let path): s.noteTableInField(name: name, path: path)
    case .emptySeries(let count, _, let example):
      s.noteEmptySeries(name: name, count: count, example: example)
    case .headingsRepeated(let count): s.noteHeadingsRepeated(name: name, count: count)
    case .linesWithoutMatch(let count): s.noteLinesWithoutMatch(name: name, count: count)
    case .searchesBrokenOff(let count, let line):
      s.noteSearchesBrokenOff(name: name, count: count, line: line)
    }
  }
}

extension IncompleteInterval {
  fileprivate func line(_ name: String, _ s: Sentences) -> String {
    let days = from == to ? s.noteOnDay(day: from) : s.noteFromTo(first: from, last: to)
    return s.noteIncomplete(name: name, isFirst: edge == .first, interval: interval, days: days)
  }
}

extension String? {
  /// The option that takes a column, or none.
  fileprivate func option(_ name: String) -> String { shellOption(name, self ?? "none") }
}
