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

  /// The first rows, cut by one delimiter.
  private struct Sample {
    let delimiter: Delimiter
    let bytes: [UInt8]
    let rows: RowText
    let kinds: KindTable
    /// What is wrong with the row after the last.
    let failure: ReadError?
    /// Where the last row ends.
    let end: Int

    /// The rows of a text, after which stands padding.
    init(
      _ text: [UInt8], file: String, delimiter: Delimiter, comment: [UInt8], isAtEnd: Bool,
      isTold: Bool
    ) {
      var bytes = text
      var rows = RowText()
      var tokenizer = RowTokenizer(file: file, delimiter: delimiter)
      tokenizer.comment = comment
      var (failure, end): (ReadError?, Int) = (nil, 0)
      do throws(ReadError) {
        end = try tokenizer.cut(
          &bytes, from: 0, to: text.count - ByteWindow.padding, isAtEnd: isAtEnd, into: &rows,
          most: rowCount)
      } catch {
        failure = error
      }
      self.delimiter = delimiter
      self.bytes = bytes
      self.rows = rows
      self.failure = failure
      self.end = end
      let counts = (0..<rows.rowCount).map { rows.row($0).count }
      let isTooWide = (counts.max() ?? 0) > LayoutSearch.mostColumns
      // What does not part the rows is not looked at any closer.
      let isWanted = isTold || KindTable.usualCount(counts) > 1
      kinds = KindTable(
        (0..<(isTooWide ? 0 : rows.rowCount)).map { row in
          rows.row(row).map { isWanted ? CellKind(bytes, $0.range) : .text }
        })
    }

    func text(_ cell: CellRange) -> String { CellText.string(bytes[cell.range]) }
    func texts(_ row: Int) -> [String] { rows.row(row).map(text) }
  }

  /// The layout of a text, as far as it stands in memory.
  ///
  /// - Parameters:
  ///   - text: The first bytes, after what `--skip` skips.
  ///   - firstLine: The line of the file that the text begins on.
  ///   - isAtEnd: Whether nothing follows the text.
  /// - Returns: The layout; nil where more text is needed.
  /// - Throws: `ReadError` where there are no rows, or where the first one is broken.
  func layout(
    of text: ArraySlice<UInt8>, firstLine: Int, isAtEnd: Bool
  ) throws(ReadError) -> Layout? {
    let text = Array(text) + repeatElement(0, count: ByteWindow.padding)
    let sample =
      delimiter.map { self.sample(text, $0, isAtEnd, isTold: true) }
      ?? bestSample(text, isAtEnd)
    if sample.rows.rowCount < 2, sample.failure == nil, !isAtEnd { return nil }
    guard sample.rows.rowCount > 0 else { throw sample.failure ?? .empty(file: file) }
    return try layout(of: sample, firstLine: firstLine)
  }

  private func sample(
    _ text: [UInt8], _ delimiter: Delimiter, _ isAtEnd: Bool, isTold: Bool = false
  ) -> Sample {
    Sample(
      text, file: file, delimiter: delimiter, comment: options.commentMark, isAtEnd: isAtEnd,
      isTold: isTold)
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
    return samples[index]
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

  private func layout(of sample: Sample, firstLine: Int) throws(ReadError) -> Layout {
    let header = try headerRows(of: sample, firstLine: firstLine)
    let count = max(sample.kinds.columnCount, header.names?.count ?? 0)
    guard count <= Self.mostColumns else {
      throw .tooManyColumns(file: file, limit: Self.mostColumns)
    }
    var names = header.names ?? []
    // Names of rows often stand without a heading of their own.
    if names.count == count - 1, !names.isEmpty { names.insert("", at: 0) }
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
      units: header.units, rowsAboveData: header.firstData, preamble: header.preamble,
      sampleRowCount: dataRows, sampleByteCount: sample.end)
  }

  static let mostColumns = RowTokenizer.mostCells

  /// What stands above the rows of data.
  private struct Header {
    /// Nil where there are no headings.
    var names: [String]?
    var units: [String] = []
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
    let rows = (0..<firstData).map(sample.texts).filter { !Self.isRule($0) }
    guard !rows.isEmpty else {
      return Header(names: nil, firstData: firstData)
    }
    var header = Header(names: nil, firstData: firstData)
    var row = rows.count - 1
    let above = { (row: Int) in row >= 0 ? rows[row] : [] }
    let count = sample.kinds.columnCount
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
        }
        if !names.isEmpty, names.count == count { names[0] = x }
      } else if Self.areUnits(names) {
        header.units = names
        row -= 1
        names = above(row)
      }
    }
    if row > 0, count > 2, names.count == count, let joined = Self.joined(above(row - 1), names) {
      row -= 1
      names = joined
    }
    header.names = names
    header.preamble = (0..<max(0, row)).map {
      above($0).filter { !$0.isEmpty }.joined(separator: " ")
    }
    return header
  }

  /// Whether cells only draw a line, as below the headings of Markdown and of databases.
  private static func isRule(_ texts: [String]) -> Bool {
    texts.contains { $0.utf8.count > 2 } && texts.allSatisfy { $0.allSatisfy("-=+:_*".contains) }
  }

  /// Whether numbers are headings: years, names of series, or the numbers of columns beside a first one
  /// without a name.
  private func areHeadings(_ texts: [String], above sample: Sample, _ row: Int) -> Bool {
    if WideTable.areHeadings(texts) { return true }
    let next = row + 1 < sample.rows.rowCount ? sample.texts(row + 1) : []
    guard texts.count > 1, next.count == texts.count else { return false }
    if NumberedHeadings.areHeadings(texts, above: sample.kinds.rows[row + 1]) { return true }
    guard texts[0].isEmpty else { return areYears(texts, above: next) }
    let numbers = texts.dropFirst().compactMap(Double.init)
    guard numbers.count == texts.count - 1, !next[0].isEmpty else { return false }
    let count = zip(numbers.dropFirst(), numbers).allSatisfy { $0 == $1 + 1 }
    return count && [0, 1].contains(numbers[0])
      || numbers.count > 3 && zip(numbers.dropFirst(), numbers).allSatisfy(>)
  }

  /// Whether cells are years, and texts, above numbers that are none.
  private func areYears(_ texts: [String], above next: [String]) -> Bool {
    let years = texts.indices.filter { PeriodHeadings.period(texts[$0])?.precision == .year }
    let others = texts.indices.filter { Double(texts[$0]) == nil && !texts[$0].isEmpty }
    return years.count > 1 && !others.isEmpty && years.count + others.count == texts.count
      && years.allSatisfy {
        Double(next[$0]) != nil && PeriodHeadings.period(next[$0]) == nil
      }
  }

  /// Whether cells are units where they hold something, at least two of them.
  private static func areUnits(_ texts: [String]) -> Bool {
    let written = texts.filter { !$0.isEmpty }
    return written.count > 1 && written.allSatisfy { HeadingUnit.unit(ofUnitsRow: $0) != nil }
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
    let hasUnits = row + 1 < sample.rows.rowCount && Self.areUnits(sample.texts(row + 1))
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
      return afterHeadings(rows, before: index, typed)
    }
    return min(1, rows.count)
  }

  /// The first row below whole headings that has a name and no value, up to a row that is like those
  /// below it.
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
    let first = begins(with: [.missing, .empty])
    return first == 1 || typed.count == 2 ? first : begins(with: [.missing])
  }

  /// Whether there is one row only, and no text in it.
  private func isOneRowOfData(_ rows: [[CellKind]]) -> Bool {
    rows.count == 1 && rows[0].contains(where: \.isTyped) && !rows[0].contains(.text)
  }

  /// Whether more cells are what their columns hold than are texts instead.
  private func fits(_ row: [CellKind], _ typed: [CellKind?]) -> Bool {
    guard row.count > 1 || typed.count == 1 else { return false }
    var balance = 0
    for (kind, type) in zip(row, typed) where type != nil {
      if kind.isTyped { balance += 1 } else if kind == .text { balance -= 1 }
    }
    return balance > 0
  }
}
