// SPDX-License-Identifier: MIT

internal import Audiograph

/// Finds the layout of delimited text by its first rows.
struct LayoutSearch {
  /// As many rows as are looked at.
  static let rowCount = 100

  let file: String
  let options: ReadOptions
  /// The delimiter that was asked for, or that the first line of the file names.
  let delimiter: Delimiter?

  /// The layout of a text, as far as it stands in memory.
  ///
  /// - Parameters:
  ///   - text: The first bytes, after what `--skip` skips.
  ///   - firstLine: The line of the file that the text begins on.
  ///   - isAtEnd: Whether nothing follows the text.
  /// - Returns: The layout; nil if more text is needed.
  /// - Throws: `ReadError` where there are no rows, or where the first one is broken.
  func layout(
    of text: ArraySlice<UInt8>, firstLine: Int, isAtEnd: Bool
  ) throws(ReadError) -> Layout? {
    let text = Array(text) + repeatElement(0, count: ByteWindow.padding)
    let sample = firstRows(of: text, isAtEnd: isAtEnd)
    if sample.rows.rowCount < 2, sample.failure == nil, !isAtEnd { return nil }
    if let rows = withRowsBehindMarks(sample, text, isAtEnd) {
      return try layout(of: rows, firstLine: firstLine, comment: [])
    }
    guard sample.rows.rowCount > 0 else { throw sample.failure ?? .empty(file: file) }
    let found = try layout(of: sample, firstLine: firstLine, comment: options.commentMark)
    guard !found.hasHeader, let headings = headings(inCommentOf: text, found) else { return found }
    return found.named(headings)
  }

  /// The first rows with those that begin with a number sign, where these are rows of the table and no
  /// comments: all of them have its cells, and some a number or a date where the others do.
  private func withRowsBehindMarks(
    _ sample: Sample, _ text: [UInt8], _ isAtEnd: Bool
  ) -> Sample? {
    guard options.comment == nil, options.headerLine == nil, text.contains(Byte.hash) else {
      return nil
    }
    let all = Sample(
      text, file: file, delimiter: sample.delimiter, comment: [], isAtEnd: isAtEnd, isTold: true)
    let isMarked = (0..<all.rows.rowCount).map { row in
      all.rows.row(row).first.map { all.bytes[$0.range.lowerBound] == Byte.hash } ?? false
    }
    let marked = isMarked.indices.filter { isMarked[$0] }
    let typed = all.kinds.typedColumns
    guard all.failure == nil, all.delimiter != .blanks, all.kinds.columnCount > 1, !marked.isEmpty,
      marked.allSatisfy({
        all.beginsWithMark($0) && all.rows.row($0).count == all.kinds.columnCount
      }),
      marked.contains(where: { row in
        zip(all.kinds.rows[row], typed).contains { $0.isTyped && $0 == $1 }
      })
    else { return nil }
    return all
  }

  /// The headings of a comment that stands right above rows without any: as many texts as columns.
  private func headings(inCommentOf text: [UInt8], _ layout: Layout) -> [String]? {
    guard options.comment == nil, options.headerLine == nil, layout.rowsAboveData == 0 else {
      return nil
    }
    let lines = text.prefix(text.count - ByteWindow.padding).split(
      maxSplits: Self.rowCount, omittingEmptySubsequences: true
    ) { $0 == Byte.newline || $0 == Byte.carriageReturn }
    let comments = lines.prefix { $0.first == Byte.hash }
    guard let last = comments.last else { return nil }
    let line = Array(last.dropFirst()) + repeatElement(0, count: ByteWindow.padding)
    let sample = Sample(
      line, file: file, delimiter: layout.delimiter, comment: [], isAtEnd: true, isTold: true)
    guard sample.rows.rowCount == 1, sample.rows.row(0).count == layout.columnCount,
      layout.columnCount > 1, sample.kinds.rows[0].allSatisfy({ $0 == .text })
    else { return nil }
    return sample.texts(0)
  }

  private func sample(
    _ text: [UInt8], _ delimiter: Delimiter, _ isAtEnd: Bool, isTold: Bool = false
  ) -> Sample {
    Sample(
      text, file: file, delimiter: delimiter, comment: options.commentMark, isAtEnd: isAtEnd,
      isTold: isTold)
  }

  /// The first rows of a text with padding, cut by the delimiter that is told or by the best one.
  func firstRows(of text: [UInt8], isAtEnd: Bool) -> Sample {
    delimiter.map { sample(text, $0, isAtEnd, isTold: true) } ?? bestSample(text, isAtEnd)
  }

  private func bestSample(_ text: [UInt8], _ isAtEnd: Bool) -> Sample {
    if options.format == .tsv { return sample(text, .tab, isAtEnd, isTold: true) }
    let candidates: [Delimiter] = [.comma, .semicolon, .tab, .bar, .blanks]
    let first = sample(text, .comma, isAtEnd)
    // Where no row begins, none does with another delimiter: more text is needed.
    if !isAtEnd, first.rows.rowCount == 0, first.failure == nil { return first }
    let samples = [first] + candidates.dropFirst().map { sample(text, $0, isAtEnd) }
    let scores = samples.map { $0.delimiter == .blanks ? 0.9 * $0.kinds.score : $0.kinds.score }
    guard let best = scores.max(), best > 0, let index = scores.firstIndex(of: best) else {
      return sample(text, .comma, isAtEnd, isTold: true)
    }
    let behindBlanks = samples.first { $0.partsCells(of: samples[index]) }
    return behindBlanks ?? samples[index]
  }

  /// A first line such as `sep=;`, and its length with the line end.
  static func separatorLine(_ text: [UInt8]) -> (delimiter: Delimiter, length: Int)? {
    let line = text.prefix { $0 != Byte.newline && $0 != Byte.carriageReturn }
    guard line.count == 5, String(decoding: line.prefix(4), as: UTF8.self).lowercased() == "sep="
    else { return nil }
    let ends = text.dropFirst(5).prefix(2)
    let length = ends.starts(with: [Byte.carriageReturn, Byte.newline]) ? 7 : min(6, text.count)
    return (.byte(text[4]), length)
  }

  private func layout(
    of sample: Sample, firstLine: Int, comment: [UInt8]
  ) throws(ReadError) -> Layout {
    let header = try headerRows(of: sample, firstLine: firstLine)
    var count = max(sample.kinds.columnCount, header.names?.count ?? 0)
    if let names = header.names,
      endsInWords(sample, header.firstData, names.count)
        || endsInDelimiters(sample, header.firstData, names.count)
    {
      count = names.count
    }
    guard count <= Self.mostColumns else {
      throw .tooManyColumns(file: file, limit: Self.mostColumns)
    }
    var names = header.names ?? []
    // Names of rows often stand without a heading of their own, and rows may end in a delimiter.
    if names.count == count - 1, !names.isEmpty {
      if endsEmpty(sample, header.firstData, count) {
        names.append("")
      } else if beginsWithYears(sample, header.firstData, names[0]) {
        // The names are those of the first columns: a decimal comma was taken for a delimiter.
        throw .raggedRow(
          file: file, row: firstLine - 1 + sample.rows.lines[header.firstData],
          expected: names.count, found: count)
      } else {
        names.insert("", at: 0)
      }
    }
    if header.names != nil, names.count < count {
      throw .raggedRow(
        file: file, row: firstLine - 1 + sample.rows.lines[header.firstData],
        expected: names.count, found: count)
    }
    names += Array(repeating: "", count: count - names.count)
    if header.names != nil, sample.rows.rowCount == header.firstData {
      throw sample.failure ?? .noRows(file: file)
    }
    let dataRows = sample.rows.rowCount - header.firstData
    return Layout(
      delimiter: sample.delimiter, headings: names, hasHeader: header.names != nil,
      units: header.units, rowsAboveData: header.firstData, values: header.values,
      linesWithoutPosition: header.rowsWithoutPosition.map {
        firstLine - 1 + sample.rows.lines[$0]
      },
      preamble: header.preamble,
      comment: comment, quoting: sample.quoting,
      oddlyQuotedRow: sample.oddlyQuotedRow.map { $0 + firstLine - 1 }, sampleRowCount: dataRows,
      sampleByteCount: sample.end)
  }

  static let mostColumns = RowTokenizer.mostCells

  /// Whether the last cell of each row of data is empty, or the first column is what its heading says.
  private func endsEmpty(_ sample: Sample, _ firstData: Int, _ count: Int) -> Bool {
    let rows = (firstData..<sample.rows.rowCount).map { sample.kinds.rows[$0] }
      .filter { $0.count == count }
    let heading = HeadingWords(sample.texts(max(0, firstData - 1)).first ?? "")
    return !rows.isEmpty
      && (rows.allSatisfy { $0.last == .empty }
        || heading.saysDate && rows.allSatisfy { $0.first == .date })
  }

  /// Whether some rows in aligned columns have a word behind the last column that has a heading, and
  /// numbers in the others; a word in all of them is a column.
  private func endsInWords(_ sample: Sample, _ firstData: Int, _ count: Int) -> Bool {
    guard sample.delimiter == .blanks, count > 1, sample.kinds.columnCount == count + 1 else {
      return false
    }
    let rows = sample.kinds.rows[firstData...]
    return rows.contains { $0.count == count }
      && rows.allSatisfy { kinds in
        !kinds.prefix(count).contains(.text)
          && (kinds.count == count || kinds.count == count + 1 && kinds.last == .text)
      }
  }

  /// Whether rows go on with several empty cells behind the last column that has a heading.
  private func endsInDelimiters(_ sample: Sample, _ firstData: Int, _ count: Int) -> Bool {
    count > 1 && count + 1 < sample.kinds.columnCount
      && sample.kinds.rows[firstData...].allSatisfy { kinds in
        kinds.dropFirst(count).allSatisfy { $0 == .empty }
      }
  }

  /// Whether the first column is one of years, as its heading says.
  private func beginsWithYears(_ sample: Sample, _ firstData: Int, _ heading: String) -> Bool {
    HeadingWords(heading).saysYearItself
      && (firstData..<sample.rows.rowCount).allSatisfy { row in
        Int(sample.texts(row)[0]).map((1500...2200).contains) ?? false
      }
  }

  /// What stands above the rows of data.
  private struct Header {
    /// Nil if there are no headings.
    var names: [String]?
    var units: [String] = []
    /// The columns of values that the headings point out.
    var values: [Int] = []
    /// Rows below the headings that are passed over.
    var rowsWithoutPosition: [Int] = []
    var preamble: [String] = []
    /// The first row of data.
    var firstData: Int
  }

  private func headerRows(of sample: Sample, firstLine: Int) throws(ReadError) -> Header {
    if let line = options.headerLine { return try toldHeader(sample, line - firstLine + 1) }
    var firstData = firstDataRow(sample.kinds)
    if firstData < sample.rows.rowCount,
      areHeadings(sample.texts(firstData), above: sample, firstData)
    {
      firstData += 1
    }
    var places = (0..<firstData).filter { !Self.isRule(sample.texts($0)) }
    if places.allSatisfy({ sample.texts($0).allSatisfy(\.isEmpty) }) { places = [] }
    let count = sample.kinds.columnCount
    var header = Header(names: nil, firstData: firstData)
    while places.count > 1, let last = places.last,
      LinesAboveData.isRowWithoutPosition(
        sample.kinds.rows[last], below: sample.kinds.rows[places[places.count - 2]])
    {
      header.rowsWithoutPosition.insert(places.removeLast(), at: 0)
    }
    var settings: [String] = []
    while let last = places.last.map(sample.texts),
      LinesAboveData.areSettings(last, columnCount: count)
    {
      settings.insert(last.filter { !$0.isEmpty }.joined(separator: " "), at: 0)
      places.removeLast()
    }
    if let types = places.last.map(sample.texts),
      let headings = places.dropLast().last.map(sample.texts),
      LinesAboveData.areTypes(types, below: headings)
    {
      places.removeLast()
    }
    let rows = places.map(sample.texts)
    guard !rows.isEmpty else {
      header.preamble = settings
      return header
    }
    var row = rows.count - 1
    let above = { (row: Int) in row >= 0 ? rows[row] : [] }
    let isFull = { (texts: [String]) in
      texts.count >= count - 1 && texts.count { !$0.isEmpty } * 2 >= count
    }
    var names = above(row)
    if isFull(above(row - 1)), row > 0 {
      if count > 2, names.dropFirst().allSatisfy(\.isEmpty) {
        // A last row that names only x, as yfinance writes it.
        let x = names.first ?? ""
        row -= 1
        names = above(row)
        if row > 0, isFull(above(row - 1)), Set(names.dropFirst()).count == 1 {
          row -= 1
          names = above(row)
        } else if let levels = HeadingLevels(above(row - 1), names, value: options.value) {
          row -= 1
          (names, header.values) = (levels.names, levels.values)
        }
        if !names.isEmpty, names.count == count { names[0] = x }
      } else if Self.areUnits(names), Self.names(above(row - 1), all: names) {
        header.units = names
        row -= 1
        names = above(row)
      }
    }
    if row > 0, header.values.isEmpty,
      let levels = HeadingLevels(above(row - 1), names, value: options.value)
    {
      row -= 1
      (names, header.values) = (levels.names, levels.values)
    }
    if row > 0, count > 2, names.count == count, header.values.isEmpty,
      let joined = Self.joined(above(row - 1), names)
    {
      row -= 1
      names = joined
    }
    header.names = names
    header.preamble =
      (0..<max(0, row)).map { above($0).filter { !$0.isEmpty }.joined(separator: " ") } + settings
    return header
  }

  private static let ruleMarks = "-=+:_*─━═|"

  /// Whether cells only draw a line, as below the headings of Markdown and of databases.
  private static func isRule(_ texts: [String]) -> Bool {
    texts.contains { $0.utf8.count > (texts.count > 1 ? 1 : 2) }
      && texts.allSatisfy { $0.allSatisfy(ruleMarks.contains) }
  }

  /// Whether numbers are headings: years, names of series, or the numbers of columns beside a first one
  /// without a name.
  private func areHeadings(_ texts: [String], above sample: Sample, _ row: Int) -> Bool {
    if WideTable.areHeadings(texts) { return true }
    if row > 0, Self.areYears(texts, below: sample.texts(row - 1)) { return true }
    let next = row + 1 < sample.rows.rowCount ? sample.texts(row + 1) : []
    guard texts.count > 1, next.count == texts.count else { return false }
    if NumberedHeadings.areHeadings(texts, above: sample.kinds.rows[row + 1]) { return true }
    guard texts[0].isEmpty else {
      return areYears(texts, above: next) || areNumbers(texts, above: next)
    }
    let numbers = texts.dropFirst().compactMap(Double.init)
    guard numbers.count == texts.count - 1, !next[0].isEmpty else { return false }
    let count = zip(numbers.dropFirst(), numbers).allSatisfy { $0 == $1 + 1 }
    return count && [0, 1].contains(numbers[0])
      || numbers.count > 3 && zip(numbers.dropFirst(), numbers).allSatisfy(>)
  }

  /// Whether cells are a word and numbers that rise, above a date or another number, or a word and numbers
  /// that count above values that do not, or many that do above any others.
  private func areNumbers(_ texts: [String], above next: [String]) -> Bool {
    let numbers = texts.dropFirst().compactMap(Double.init)
    let below = next.dropFirst().compactMap(Self.number)
    let kinds = [texts[0], next[0]].map { CellKind(Array($0.utf8), 0..<$0.utf8.count) }
    guard numbers.count == texts.count - 1, numbers.count > 1, kinds[0] == .text,
      zip(numbers.dropFirst(), numbers).allSatisfy(>)
    else { return false }
    let count = zip(numbers.dropFirst(), numbers).allSatisfy { $0 == $1 + 1 }
    let isEven = isEvenly(numbers)
    return kinds[1].isTyped
      || count && numbers.count > 2 && below.contains { $0 != $0.rounded() }
      || isEven && numbers.count > 6 && !isEvenly(below)
      || count && numbers.count > 6 && !zip(below.dropFirst(), below).allSatisfy { $0 == $1 + 1 }
  }

  /// Whether numbers rise by equal steps.
  private func isEvenly(_ numbers: [Double]) -> Bool {
    let steps = zip(numbers.dropFirst(), numbers).map { $0 - $1 }
    return steps.allSatisfy { $0 == steps[0] && $0 > 0 }
  }

  /// Whether cells are the same years again and again below a row of groups.
  private static func areYears(_ texts: [String], below groups: [String]) -> Bool {
    texts.count > 2 && Double(texts[0]) == nil && joined(groups, texts) != nil
      && texts.dropFirst().allSatisfy { PeriodHeadings.period($0)?.precision == .year }
  }

  /// Whether cells are years, and texts, above numbers that are none, or many that rise above any that
  /// do not.
  private func areYears(_ texts: [String], above next: [String]) -> Bool {
    let years = texts.indices.filter { PeriodHeadings.period(texts[$0])?.precision == .year }
    let others = texts.indices.filter {
      Double(texts[$0]) == nil && !texts[$0].isEmpty && !years.contains($0)
    }
    let below = years.compactMap { Self.number(next[$0]) }
    guard years.count > 1, !others.isEmpty,
      years.count + others.count == texts.count(where: { !$0.isEmpty }), below.count == years.count
    else { return false }
    func rise(_ numbers: [Double]) -> Bool { zip(numbers.dropFirst(), numbers).allSatisfy(>) }
    return years.allSatisfy { PeriodHeadings.period(next[$0]) == nil }
      || years.count > 2 && rise(years.compactMap { Double(texts[$0]) }) && !rise(below)
  }

  /// A number with a decimal point or comma.
  private static func number(_ text: String) -> Double? {
    Double(
      String(decoding: text.utf8.map { $0 == Byte.comma ? Byte.point : $0 }, as: UTF8.self))
  }

  /// Whether a row has a cell above each one that another row has.
  private static func names(_ row: [String], all below: [String]) -> Bool {
    below.indices.allSatisfy { below[$0].isEmpty || row.indices.contains($0) && !row[$0].isEmpty }
  }

  /// Whether cells are units where they hold something.
  private static func areUnits(_ texts: [String], atLeast least: Int = 1) -> Bool {
    let written = texts.filter { !$0.isEmpty }
    return written.count >= least && written.allSatisfy { HeadingUnit.unit(ofUnitsRow: $0) != nil }
  }

  /// Headings that a row of groups stands above, each of which holds for the empty cells after it.
  private static func joined(_ groups: [String], _ names: [String]) -> [String]? {
    guard groups.count == names.count, groups.count(where: { !$0.isEmpty }) >= 2,
      groups.dropFirst().contains(where: \.isEmpty), Set(names).count < names.count
    else { return nil }
    var group = ""
    return zip(groups, names).map { cell, name in
      if !cell.isEmpty { group = cell }
      return group.isEmpty || name.isEmpty ? name + group : "\(group) \(name)"
    }
  }

  /// The header that was asked for by its line in the text, counted from 1; none for 0 or less.
  private func toldHeader(_ sample: Sample, _ line: Int) throws(ReadError) -> Header {
    guard options.headerLine != 0 else { return Header(names: nil, firstData: 0) }
    guard let row = (0..<sample.rows.rowCount).first(where: { sample.rows.lines[$0] == line })
    else { throw .noHeader(file: file, line: options.headerLine ?? 0) }
    let hasUnits =
      row + 1 < sample.rows.rowCount && Self.areUnits(sample.texts(row + 1), atLeast: 2)
    return Header(
      names: sample.texts(row), units: hasUnits ? sample.texts(row + 1) : [],
      preamble: (0..<row).map { sample.texts($0).joined(separator: " ") },
      firstData: row + (hasUnits ? 2 : 1))
  }

  /// The first row that is like those below it.
  ///
  /// Years as headings, above rows whose first cells are names, are not.
  private func firstDataRow(_ kinds: KindTable) -> Int {
    let typed = kinds.typedColumns
    let rows = kinds.rows
    guard typed.contains(where: { $0 != nil }) else { return isOneRowOfData(rows) ? 0 : 1 }
    for index in rows.indices where fits(rows[index], typed) {
      if index + 1 < rows.count, !fits(rows[index + 1], typed),
        index + 2 < rows.count, !fits(rows[index + 2], typed)
      {
        continue
      }
      if let headings = LinesAboveData.headings(
        below: index, rows, typed, fits: { fits($0, typed) })
      {
        return headings + 1
      }
      return afterHeadings(rows, before: index, typed)
    }
    return min(1, rows.count)
  }

  /// The first row below whole headings that has a name and no value, or values and a mark where one is
  /// missing, up to a row that is like those below it.
  ///
  /// Below several rows of headings, values have to be said to be missing: the last of them may name x
  /// alone.
  private func afterHeadings(
    _ rows: [[CellKind]], before index: Int, _ typed: [CellKind?]
  ) -> Int {
    func begins(with absent: Set<CellKind>) -> Int {
      let lacking = rows[..<index].reversed().prefix { row in
        row.count == typed.count && row.contains(.text)
          && zip(row, typed).allSatisfy { kind, type in type == nil || absent.contains(kind) }
      }
      let first = index - lacking.count
      let isBelowHeadings = first > 0 && rows[first - 1].allSatisfy { $0 == .text }
      return isBelowHeadings ? first : index
    }
    let marked = rows[..<index].reversed().prefix { row in
      row.count == typed.count && zip(row, typed).contains { $0.isTyped && $0 == $1 }
    }
    if !marked.isEmpty, marked.count < index,
      rows[..<(index - marked.count)].allSatisfy({ row in
        row.count == typed.count && row.allSatisfy { $0 == .text }
      })
    {
      return index - marked.count
    }
    let first = begins(with: [.missing, .empty])
    return first == 1 || typed.count == 2 ? first : begins(with: [.missing])
  }

  /// Whether there is one row only, and no text in it.
  private func isOneRowOfData(_ rows: [[CellKind]]) -> Bool {
    rows.count == 1 && rows[0].contains(where: \.isTyped) && !rows[0].contains(.text)
  }

  /// Whether more cells are what their columns hold than are texts instead.
  func fits(_ row: [CellKind], _ typed: [CellKind?]) -> Bool {
    guard row.count > 1 || typed.count == 1 else { return false }
    var balance = 0
    for (kind, type) in zip(row, typed) where type != nil {
      if kind.isTyped { balance += 1 } else if kind == .text { balance -= 1 }
    }
    return balance > 0
  }
}
