// SPDX-License-Identifier: MIT

internal import Audiograph

/// Finds out what the columns of a block hold, each judged by all of its cells.
struct ColumnContents {
  let options: ReadOptions
  let delimiter: Delimiter?
  /// What columns are said to hold, by their places.
  var told: [Int: ColumnDeclaration.Content] = [:]

  /// All columns; those that are not needed are judged by their first cells only.
  func columns(
    of block: CellBlock, headings: [String], needed: Set<Int>?
  ) -> [TableColumn] {
    let contents = headings.indices.map { index in
      let cells = block.column(index)
      if let told = told[index] {
        return content(of: cells, told: told, heading: headings[index])
      }
      return needed?.contains(index) ?? true
        ? content(of: cells, heading: headings[index]) : glance(at: cells)
    }
    let settled = withDates(settled(contents, block), block)
    let columns = withNumbers(settled, block).enumerated().map { index, content in
      TableColumn(
        index, heading: headings[index], cells: block.column(index), content: content,
        told: told[index])
    }
    return HoursAndMinutes.settled(told[0] == nil ? namingRows(columns) : columns)
  }

  /// Takes the first column for texts where these name the rows, several of them by more than a
  /// number: `21`, `22-23`, `65+`.
  private func namingRows(_ columns: [TableColumn]) -> [TableColumn] {
    guard let first = columns.first, case .numbers(let finding) = first.content,
      finding.badCount > 1, finding.badCount * 5 >= first.cells.count,
      columns.dropFirst().contains(where: { $0.isNumeric })
    else { return columns }
    let names = TableColumn(0, heading: first.heading, cells: first.cells, content: .text)
    return names.namesEachRow ? [names] + columns.dropFirst() : columns
  }

  private func content(of cells: CellColumn, heading: String) -> TableColumn.Content {
    if (0..<cells.count).allSatisfy({ isMissing(cells, $0) }) { return .empty }
    if options.cellsAreTyped, cells.isQuoted { return text(cells, heading) }
    if options.dateFormat != nil, let dates = dates(of: cells, heading) { return dates }
    let numbers = NumberInference.find(in: cells, context: context)
    if let numbers, numbers.badCount == 0 { return .numbers(numbers) }
    if TimeOfDay.isTimeOfDay(cells, isMissing: { MissingMarkers.matches(cells.bytes, $0.indices) })
    {
      return .clock
    }
    if let dates = dates(of: cells, heading, isFree: true) { return dates }
    return numbers.map(TableColumn.Content.numbers) ?? .text
  }

  /// What texts hold, which are no numbers whatever they look like; they may be dates or times.
  private func text(_ cells: CellColumn, _ heading: String) -> TableColumn.Content {
    if TimeOfDay.isTimeOfDay(cells, isMissing: { MissingMarkers.matches(cells.bytes, $0.indices) })
    {
      return .clock
    }
    return dates(of: cells, heading, isFree: options.dateFormat == nil) ?? .text
  }

  /// What cells hold that are said to hold this; text where hardly any does.
  private func content(
    of cells: CellColumn, told: ColumnDeclaration.Content, heading: String
  ) -> TableColumn.Content {
    if (0..<cells.count).allSatisfy({ isMissing(cells, $0) }) { return .empty }
    let context = context(of: cells)
    let numbers = { NumberInference.find(in: cells, context: context) }
    return switch told {
    case .text: .text
    case .number: numbers().map(TableColumn.Content.numbers) ?? .text
    case .date:
      dates(of: cells, heading) ?? numbers().map(TableColumn.Content.numbers) ?? .text
    case .duration:
      (NumberInference.durations(in: cells, context: context) ?? numbers())
        .map(TableColumn.Content.numbers) ?? .text
    }
  }

  /// The dates of a column, by the format that was asked for unless it is free.
  private func dates(
    of cells: CellColumn, _ heading: String, isFree: Bool = false
  ) -> TableColumn.Content? {
    let format = isFree ? nil : options.dateFormat
    let isMissing = { (cell: ArraySlice<UInt8>) in
      MissingMarkers.matches(cells.bytes, cell.indices)
    }
    let besides =
      options.cellsAreTyped
      ? DateInference.find(
        inTextsOf: cells, format: format, heading: heading, isMissing: isMissing) : nil
    let outcome =
      besides
      ?? DateInference.find(in: cells, format: format, heading: heading, isMissing: isMissing)
    switch outcome {
    case .none: return nil
    case .found(var finding):
      finding.isOfOtherForm = isFree && options.dateFormat != nil
      return format == nil && (areNames(cells, finding) || areTerms(cells))
        ? .text : .dates(finding)
    case .ambiguous(let row, let text): return .ambiguousDates(row: row, text: text)
    case .mixedOrder(let row, let text): return .mixedDates(row: row, text: text)
    }
  }

  /// Whether what could be dates with years of two digits are names such as `1-1-19` and `1-2-1`: some
  /// have digits and signs as the others do, and are none.
  private func areNames(_ cells: CellColumn, _ finding: DateFinding) -> Bool {
    guard finding.form.hasShortYear, let first = finding.firstMismatch else { return false }
    let filled = (0..<cells.count).count { !isMissing(cells, $0) }
    return (filled - finding.matchCount) * 10 >= filled
      && cells.bytes(first).contains(where: \.isDigit)
      && cells.bytes(first).allSatisfy { $0.isDigit || "-/.".utf8.contains($0) }
  }

  /// Whether all are years with a number from 1 to 3, as schools count terms: `2011-1`, `2011-2`, `2012-1`.
  private func areTerms(_ cells: CellColumn) -> Bool {
    var (years, terms) = (Set<ArraySlice<UInt8>>(), Set<UInt8>())
    for row in 0..<cells.count where !isMissing(cells, row) {
      let text = cells.bytes(row)
      guard text.count == 6, let last = text.last, (49...51).contains(last),
        text.prefix(4).allSatisfy(\.isDigit), "-/".utf8.contains(text[text.startIndex + 4])
      else { return false }
      years.insert(text.prefix(4))
      terms.insert(last)
    }
    return years.count > 1 && terms.count > 1
  }

  private func isMissing(_ cells: CellColumn, _ row: Int) -> Bool {
    let range = cells[row].range
    return range.isEmpty || MissingMarkers.matches(cells.bytes, range)
  }

  var context: NumberContext {
    var context = NumberContext()
    context.decimal = options.decimal
    context.thousands = options.thousands.flatMap(Grouping.init)
    context.missing = options.missing
    if case .byte(let byte) = delimiter { context.delimiter = byte }
    return context
  }

  /// The context of cells that are said to be numbers, which their source may call texts.
  func context(of cells: CellColumn) -> NumberContext {
    var context = context
    if options.cellsAreTyped, cells.isQuoted { context.decimal = options.decimalOfTexts }
    return context
  }

  /// What the first cells look like.
  private func glance(at cells: CellColumn) -> TableColumn.Content {
    let kinds = (0..<min(cells.count, 20)).map { CellKind(cells.bytes, cells[$0].range) }
    return kinds.count { $0 == .text } > kinds.count { $0.isTyped } ? .text : .empty
  }

  /// Reads texts of a workbook or a database as numbers where all of a column are some, and no column has any
  /// else.
  private func withNumbers(
    _ contents: [TableColumn.Content], _ block: CellBlock
  ) -> [TableColumn.Content] {
    let haveNumbers = contents.contains { if case .numbers = $0 { true } else { false } }
    guard options.cellsAreTyped, !haveNumbers, told.isEmpty else { return contents }
    return contents.enumerated().map { index, content in
      let cells = block.column(index)
      guard case .text = content,
        let numbers = NumberInference.find(in: cells, context: context(of: cells)),
        numbers.badCount == 0, !numbers.hasLeadingZeros, !numbers.isAmbiguous
      else { return content }
      return .numbers(numbers)
    }
  }

  /// Reads numbers again that may be written in two ways, where other columns tell which.
  private func settled(
    _ contents: [TableColumn.Content], _ block: CellBlock
  ) -> [TableColumn.Content] {
    let findings = contents.compactMap { content in
      if case .numbers(let finding) = content { finding } else { nil }
    }
    guard options.decimal == nil, let mark = decimalMark(of: findings) else { return contents }
    var context = context
    context.hint = mark
    return contents.enumerated().map { index, content in
      guard case .numbers(let finding) = content, finding.evidence == .eitherWay else {
        return content
      }
      let again = NumberInference.find(in: block.column(index), context: context)
      return again.map(TableColumn.Content.numbers) ?? content
    }
  }
}

// MARK: - Dates that other columns explain

extension ColumnContents {
  /// Reads dates that may begin with the day or with the month, where other columns tell which: dates that read
  /// in one way only, else decimal commas, beside which nobody writes the month first.
  private func withDates(
    _ contents: [TableColumn.Content], _ block: CellBlock
  ) -> [TableColumn.Content] {
    guard options.dateFormat == nil else { return contents }
    var numbers: [NumberFinding] = []
    var known: [String] = []
    for (index, content) in contents.enumerated() {
      switch content {
      case .numbers(let finding): numbers.append(finding)
      case .dates(let finding) where finding.isCertain && !isConstant(block.column(index)):
        known.append("\(finding.form)")
      default: continue
      }
    }
    let isDayFirst = (options.decimal ?? decimalMark(of: numbers)) == .comma
    guard isDayFirst || !known.isEmpty else { return contents }
    return contents.enumerated().map { index, content in
      guard case .ambiguousDates(_, let text) = content else { return content }
      let formats = DateFormat.orders(of: text)
      // Columns that contradict each other decide nothing.
      let like = formats.filter { known.contains($0.text) }
      guard like.count < 2 else { return content }
      guard let format = like.first ?? (isDayFirst ? formats.first : nil),
        let other = formats.first(where: { $0 != format })
      else { return content }
      return dates(of: block.column(index), format, DateOrderGuess(text: text, other: other))
        ?? content
    }
  }

  private func isConstant(_ cells: CellColumn) -> Bool {
    (0..<cells.count).allSatisfy { cells.bytes($0) == cells.bytes(0) }
  }

  private func dates(
    of cells: CellColumn, _ format: DateFormat, _ order: DateOrderGuess
  ) -> TableColumn.Content? {
    guard
      case .found(var finding) = DateInference.find(
        in: cells, format: format,
        isMissing: { MissingMarkers.matches(cells.bytes, $0.indices) })
    else { return nil }
    // Further rows may tell otherwise.
    finding.isCertain = false
    finding.order = order
    return .dates(finding)
  }

  /// The decimal mark of the columns in which no other is; nil where there is none, or both are.
  private func decimalMark(of findings: [NumberFinding]) -> DecimalMark? {
    let marks: [DecimalMark] = [.point, .comma].filter { mark in
      findings.contains { $0.evidence == (mark == .point ? .point : .comma) }
    }
    return marks.count == 1 ? marks[0] : nil
  }
}

extension Grouping {
  /// The grouping that a mark asks for.
  init?(_ mark: Character) {
    switch mark {
    case ",": self = .comma
    case ".": self = .point
    case " ", "\u{A0}", "\u{202F}", "\u{2009}": self = .blank
    case "'", "’": self = .apostrophe
    default: return nil
    }
  }
}
