// SPDX-License-Identifier: MIT

internal import Audiograph

extension ColumnName {
  /// Whether its heading says that it holds dates.
  package var saysDate: Bool { HeadingWords(heading).saysDate }

  /// Whether its heading says that numbers below it only name, count or place things.
  package var namesThings: Bool {
    HeadingWords.isIdentifier(heading) || HeadingWords.isCounter(heading)
      || HeadingWords.isLabel(heading)
  }

  /// Whether its heading says that the numbers below it bound others, are what others are compared with, or
  /// are years.
  package var saysWhatOthersAre: Bool {
    HeadingWords.saysBound(heading) || HeadingWords.saysReference(heading)
      || HeadingWords(heading).saysYearItself
  }
}

extension TableReading {
  func assembly(_ roles: Roles, _ columns: [TableColumn]) -> TableAssembly {
    let prices = priceHeadings
    let titles = columns.map { title(of: $0, roles, prices) }
    var layout = TableLayout(
      format: format, delimiter: delimiter?.character, decimal: decimal(roles, columns),
      hasHeader: hasHeader, x: roles.x.columns.map { titles[$0].name },
      y: roles.values.map { titles[$0].name }, isPriceFile: roles.bars != nil, rowCount: 0)
    layout.by = roles.by.map { titles[$0].name }
    layout.others = untold(roles, columns).map { ColumnName($0) }
    layout.title = title
    layout.choices = roles.choices
    layout.valueCandidates = roles.valueCandidates.map { titles[$0].name }
    var assembly = TableAssembly(
      reading: self, roles: roles, columns: titles, layout: layout)
    assembly.reference = roles.reference.flatMap { index in
      columns[index].numbers.map { ReferenceLine(name: titles[index].title, value: $0.low) }
    }
    return assembly
  }

  /// The layout of a table whose headings are positions, of which so many rows are told.
  func wideLayout(
    x: [Int], by naming: [Int], others: [Int], rowCount: Int, told: Int, unwanted: Int = 0,
    _ notes: [ReadNote]
  ) -> TableLayout {
    let names = headings.indices.map(columnName)
    var layout = TableLayout(
      format: format, delimiter: delimiter?.character, decimal: nil, hasHeader: true,
      x: x.map { names[$0] }, y: [], isPriceFile: false, rowCount: rowCount)
    layout.by = naming.map { names[$0] }
    layout.others = others.map { names[$0] }
    layout.rows = counts.settled(notes, data: told, unwanted: unwanted)
    layout.title = title
    return layout
  }

  func columnName(_ index: Int) -> ColumnName {
    headings[index].isEmpty
      ? ColumnName(number: index + 1)
      : ColumnName(number: index + 1, heading: headings[index].utf8.bounded())
  }

  /// The places of the series that are wanted, by their names.
  ///
  /// - Parameters:
  ///   - names: The names of all.
  ///   - each: How many series each name has.
  /// - Returns: Places counted from 0, in the order in which they are wanted.
  /// - Throws: `ReadError.unknownGroup`, `ReadError.tooManySeries`.
  func chosenNames(_ names: [String], each: Int = 1) throws(ReadError) -> [Int] {
    guard !options.only.isEmpty else {
      try SeriesCount.check(names.count, names: names, each: each, file: file)
      return Array(names.indices)
    }
    var chosen: [Int] = []
    for name in options.only {
      let found = NameSearch(names).places(of: name)
      guard found.count == 1 else {
        let near = (found.isEmpty ? names : found.map { names[$0] }).map { $0.utf8.bounded() }
        throw .unknownGroup(file: file, name: name.utf8.bounded(), groups: near)
      }
      if !chosen.contains(found[0]) { chosen.append(found[0]) }
    }
    return chosen
  }

  private func title(
    of column: TableColumn, _ roles: Roles, _ prices: PriceHeadings?
  ) -> ColumnTitle {
    let heading = HeadingUnit(column.heading)
    let name = ColumnName(column)
    let price = prices?.columns.first { $0.value == column.index }?.key
    var (told, unit) = (heading.name, heading.unit)
    if unit == nil, units.indices.contains(column.index) {
      unit = HeadingUnit.unit(ofUnitsRow: units[column.index], below: heading.name)
      if unit != nil { told = UnitWords(units[column.index]).name(of: told) }
    }
    if case .numbers(let finding) = column.content { unit = unit ?? finding.unit }
    let isPrice = price != nil && roles.x.isDates
    return ColumnTitle(
      name: name, title: column.heading.isEmpty ? name.heading : told,
      unit: unit ?? (isPrice && price == .volume ? PriceValue.volume.unit : nil),
      kind: isPrice ? price == .volume ? .count : .price : UnitRecognition.kind(ofUnit: unit))
  }

  private func decimal(_ roles: Roles, _ columns: [TableColumn]) -> DecimalMark? {
    guard delimiter != nil else { return nil }
    for index in roles.values {
      guard case .numbers(let finding) = columns[index].content else { continue }
      if finding.evidence == .comma { return .comma }
      if finding.evidence == .point { return .point }
      if finding.evidence == .eitherWay { return finding.style.decimal }
    }
    return nil
  }

  /// As many columns that are left out as are named.
  private static let mostNamed = 6

  /// Says which columns the headings did not point out.
  mutating func noteOthers(besides values: [Int]) {
    let chosen = Set(values)
    let others = headings.indices.dropFirst().filter { !chosen.contains($0) }
    guard let first = values.first, !others.isEmpty else { return }
    notes.append(
      .oneOfColumns(
        name: headings[first], count: others.count + 1,
        others: others.prefix(Self.mostNamed).map { headings[$0].utf8.bounded() }))
  }

  private func place(of column: ColumnReference) -> Int? {
    try? HeadingSearch(headings).place(of: column, file: file)
  }

  /// What columns hold that never vary.
  private func constantNotes(_ constant: [Int], _ columns: [TableColumn]) -> [ReadNote] {
    constant.compactMap { index in
      columns[index].numbers.map {
        .constantColumn(name: ColumnName(columns[index]).heading, value: $0.low)
      }
    }
  }

  /// Which columns that are not taken hold numbers, which the source calls texts.
  private func numbersAsTexts(
    besides taken: Set<Int>, _ columns: [TableColumn]
  ) -> [TableColumn] {
    guard options.cellsAreTyped else { return [] }
    let contents = ColumnContents(options: options, delimiter: delimiter)
    return columns.filter { column in
      guard column.isText, column.told == nil, !taken.contains(column.index), column.isQuoted,
        !HeadingWords.isIdentifier(column.heading), !HeadingWords.isCounter(column.heading),
        let finding = NumberInference.find(
          in: column.cells, context: contents.context(of: column.cells))
      else { return false }
      return finding.badCount == 0 && !finding.hasLeadingZeros
    }
  }

  /// The columns that hold something and tell nothing.
  private func untold(_ roles: Roles, _ columns: [TableColumn]) -> [TableColumn] {
    let values = options.allPriceColumns ? roles.values : roles.heard(options.value ?? .close)
    let told = Set(roles.x.columns + roles.by + roles.names + values)
      .union([roles.reference].compactMap(\.self))
    let judged = neededColumns
    return columns.filter { column in
      !told.contains(column.index) && !isEmpty(column, judged: judged)
    }
  }

  /// Whether a column holds nothing, of which all cells were judged or only the first ones.
  private func isEmpty(_ column: TableColumn, judged: Set<Int>?) -> Bool {
    guard case .empty = column.content else { return false }
    if judged?.contains(column.index) ?? true { return true }
    return (0..<min(column.cells.count, 20)).allSatisfy { column.cells[$0].isEmpty }
  }

  /// Says which columns tell nothing and are not spoken of: those that might be values first, then others of numbers
  /// and dates, then those of texts.
  ///
  /// Whoever chose the values knows. The other prices of a bar are no columns of their own, and without a
  /// heading numbers that count the rows add nothing.
  private func leftOut(
    besides spoken: Set<Int>, _ roles: Roles, _ columns: [TableColumn]
  ) -> [ReadNote] {
    guard options.y.isEmpty else { return [] }
    let prices = roles.bars == nil ? [] : Set((priceHeadings?.columns ?? [:]).values)
    let left = untold(roles, columns).filter { column in
      !spoken.contains(column.index) && !prices.contains(column.index)
        && !(column.heading.isEmpty && column.numbers?.counts == true)
    }
    let values = left.filter { roles.valueCandidates.contains($0.index) }
    let rest = left.filter { !roles.valueCandidates.contains($0.index) }
    return Self.columnsLeftOut(
      (values + rest.filter { !$0.isText } + rest.filter(\.isText)).map { ColumnName($0).heading })
  }

  /// The note on columns that tell nothing; none where there are none.
  static func columnsLeftOut(_ names: [String]) -> [ReadNote] {
    names.isEmpty ? [] : [.columnsLeftOut(count: names.count, Array(names.prefix(mostNamed)))]
  }

  /// Which choices were close.
  private func closeNotes(_ roles: Roles) -> [ReadNote] {
    roles.choices.filter(\.isClose).compactMap { choice in
      let names = choice.candidates.map { $0.columns.first?.heading }
      return switch choice.stage {
      case .x: .nearlyAlongX(name: names[0], other: names[1])
      case .by: .nearlyGrouping(name: names[0], other: names[1])
      case .y: nil
      }
    }
  }

  /// What is to be said of the columns that were taken.
  func columnNotes(_ roles: Roles, _ columns: [TableColumn]) -> [ReadNote] {
    var notes: [ReadNote] = []
    var spoken = Set(
      roles.x.columns + roles.by + roles.values
        + options.conditions.compactMap { place(of: $0.column) })
    let isUnsure = roles.hasLikeRivals || roles.choices.contains { $0.stage == .y && $0.isClose }
    if isUnsure, roles.valueCandidates.count > 1, roles.values.count == 1 {
      let others = roles.valueCandidates.filter { !roles.values.contains($0) }
      spoken.formUnion(others)
      notes.append(
        .oneOfColumns(
          name: ColumnName(columns[roles.values[0]]).heading, count: roles.valueCandidates.count,
          others: others.prefix(Self.mostNamed).map { ColumnName(columns[$0]).heading }))
    }
    if let index = roles.reference, let facts = columns[index].numbers {
      spoken.insert(index)
      notes.append(.referenceLine(name: ColumnName(columns[index]).heading, value: facts.low))
    }
    let constant = roles.constantColumns.filter { !spoken.contains($0) }.prefix(Self.mostNamed)
    notes += constantNotes(Array(constant), columns) + closeNotes(roles)
    let texts = numbersAsTexts(besides: spoken, columns).prefix(Self.mostNamed)
    if !texts.isEmpty { notes.append(.numbersAsTexts(texts.map { ColumnName($0).heading })) }
    notes += leftOut(
      besides: spoken.union(constant).union(texts.map(\.index)), roles, columns)
    for index in roles.x.columns {
      guard case .dates(let finding) = columns[index].content, let order = finding.order else {
        continue
      }
      notes.append(
        .dateOrderAssumed(
          column: ColumnName(columns[index]).heading, example: order.text, other: order.other))
    }
    for index in roles.values {
      guard case .numbers(let finding) = columns[index].content else { continue }
      let name = ColumnName(columns[index]).heading
      if finding.limitCount > 0 {
        notes.append(.limitsTaken(column: name, count: finding.limitCount))
      }
      if finding.flagCount > 0 {
        notes.append(.flagsPassedOver(column: name, count: finding.flagCount))
      }
      if let sentinel = finding.style.sentinels.first, finding.sentinelCount > 0 {
        notes.append(
          .sentinelMissing(column: name, value: sentinel, count: finding.sentinelCount))
      }
      if finding.badCount > 0 {
        notes.append(.badCellsMissing(column: name, count: finding.badCount))
      }
      if finding.evidence == .eitherWay, finding.style.grouping != nil,
        let row = columns[index].cells.firstRow(holding: Byte.comma)
      {
        notes.append(
          .thousandsAssumed(column: name, example: columns[index].cells.bytes(row).bounded()))
      }
    }
    return notes
  }
}
