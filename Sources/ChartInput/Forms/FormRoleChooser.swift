// SPDX-License-Identifier: MIT

internal import Audiograph

/// Chooses the columns of a kind of chart that was asked for.
struct FormRoleChooser {
  let chooser: RoleChooser
  let form: FormName

  private var options: ReadOptions { chooser.options }
  private var columns: [TableColumn] { chooser.columns }

  init(_ chooser: RoleChooser, _ form: FormName) {
    (self.chooser, self.form) = (chooser, form)
  }

  /// The columns.
  ///
  /// - Throws: `ReadError` if a column is not there, or something that the kind needs.
  func roles() throws(ReadError) -> FormRoles? {
    try chooser.checkDates()
    switch form.shape {
    case nil: return nil
    case .values, .groups:
      // Prices are read as bars, of which one number is told.
      if chooser.priceHeadings != nil, let line = try? chooser.roles(), line.bars != nil {
        return nil
      }
      if let value = options.value, options.y.isEmpty {
        throw .notAPriceFile(file: chooser.file, value: value)
      }
      return try dated(form.shape == .groups ? grouped() : roles([try value()]))
    case .pairs: return try pairs()
    case .parts: return try named()
    case .grid: return try options.x == nil ? grid() : longGrid()
    case .bounds: return try bounded()
    }
  }

  private func roles(_ values: [Int], names: [Int] = []) -> FormRoles {
    FormRoles(form: form, isAsked: true, values: values, names: names)
  }

  /// The columns of numbers that measure something, besides some.
  private func numbers(besides taken: [Int]) -> [Int] {
    columns.filter {
      $0.isNumeric && chooser.isValue($0) && !chooser.isCounter($0) && !taken.contains($0.index)
    }.map(\.index)
  }

  private func need(_ place: Int?, _ need: FormError.Need) throws(ReadError) -> Int {
    guard let place else { throw .form(file: chooser.file, .missing(form, need)) }
    return place
  }

  /// The same along dates, if there are any, so that a range can be cut.
  private func dated(_ roles: FormRoles) throws(ReadError) -> FormRoles {
    guard !options.countsRows else { return roles }
    var roles = roles
    let x = try BandSearch(chooser).position(of: roles.values)
    if x.isDates { roles.x = x }
    return roles
  }

  private func value(besides taken: [Int] = []) throws(ReadError) -> Int {
    if let asked = options.y.first { return try chooser.place(asked) }
    // What stands along x of a distribution are its values, where they are no dates.
    if form.shape == .values, let x = try options.x.map(chooser.place), columns[x].isNumeric,
      chooser.datePosition(x) == nil
    {
      return x
    }
    let free = numbers(besides: taken)
    let line = (try? chooser.roles())?.values.first { free.contains($0) }
    return try need(line ?? free.first, .numbers)
  }

  private func groups() throws(ReadError) -> [Int]? {
    // What stands along x of boxes are their groups, where they are no dates.
    if form.shape == .groups, options.grouping == .automatic,
      let x = try options.x.map(chooser.place), chooser.datePosition(x) == nil,
      !columns[x].holdsDates
    {
      return [x]
    }
    guard case .columns(let references) = options.grouping else { return nil }
    return try references.map(chooser.place)
  }

  private func pairs() throws(ReadError) -> FormRoles {
    let asked = try options.x.map(chooser.place)
    let y = try options.y.first.map(chooser.place)
    let free = numbers(besides: [asked, y].compactMap(\.self))
    let x = try need(asked ?? free.first, .numbers)
    let other = try need(y ?? free.first { $0 != x }, .secondNumbers)
    return roles([x, other], names: try groups() ?? [])
  }

  private func grouped() throws(ReadError) -> FormRoles {
    if let groups = try groups() { return roles([try value(besides: groups)], names: groups) }
    let value = try value()
    guard options.grouping == .automatic else { return roles([value]) }
    let group = columns.first { column in
      column.isText && !column.isLong && column.codes.count < column.cells.count
    }
    return roles([value], names: group.map { [$0.index] } ?? [])
  }

  private func named() throws(ReadError) -> FormRoles {
    let asked = try options.x.map(chooser.place)
    let wanted = try options.y.first.map(chooser.place)
    let names = asked ?? columns.first { $0.isText }?.index ?? columns.first?.index ?? 0
    if let wanted { return roles([wanted], names: [names]) }
    return roles([try value(besides: [names])], names: [names])
  }

  /// Names beside columns of numbers whose headings are names as well.
  private func grid() throws(ReadError) -> FormRoles {
    let rows = try groups()?.first
    guard let first = rows.map({ columns[$0] }) ?? columns.first else {
      throw .form(file: chooser.file, .missing(form, .grid))
    }
    let namesRows =
      rows != nil || first.isText || first.holdsDates || chooser.isCounter(first)
      || chooser.datePosition(first.index) != nil
      || first.numbers.map { $0.areWhole && $0.ascends } ?? false
    if options.y.isEmpty, namesRows, let long = longGrid(rows: first) { return long }
    let asked = try options.y.map(chooser.place)
    let values =
      asked.isEmpty
      ? columns.filter { $0.isNumeric && !(namesRows && $0.index == first.index) }.map(\.index)
      : asked
    guard values.count > 1 else { throw .form(file: chooser.file, .missing(form, .grid)) }
    return roles(values, names: namesRows ? [first.index] : [])
  }

  /// Cells in rows of their own, where the names of rows repeat: the last column of numbers holds the
  /// values, and another one names the columns.
  private func longGrid(rows: TableColumn) -> FormRoles? {
    let others = columns.filter { $0.index != rows.index }
    let names = rows.codes
    guard let value = others.last(where: \.isNumeric), names.count < chooser.rowCount,
      let across = others.first(where: { $0.index != value.index }),
      names.combined(across.codes).count == chooser.rowCount
    else { return nil }
    return roles([value.index], names: [rows.index, across.index])
  }

  /// Cells in rows of their own, with the names of their row and their column.
  private func longGrid() throws(ReadError) -> FormRoles {
    let across = try need(try options.x.map(chooser.place), .names)
    let rows = try need(try groups()?.first, .rowNames)
    return roles([try value(besides: [across, rows])], names: [rows, across])
  }

  private func bounded() throws(ReadError) -> FormRoles {
    let search = BandSearch(chooser)
    let found =
      if let error = options.error {
        try search.band(around: options.y.first.map(chooser.place), error: chooser.place(error))
      } else if options.bounds.count == 2 {
        try search.band(
          around: options.y.first.map(chooser.place), bounds: options.bounds.map(chooser.place))
      } else {
        try search.found(around: options.y.first.map(chooser.place))
      }
    guard var roles = found else {
      let areNamed = options.error != nil || !options.bounds.isEmpty
      throw .form(file: chooser.file, .missing(form, areNamed ? .numbers : .bounds))
    }
    roles.x = try search.position(of: roles.values)
    return roles
  }
}
