// SPDX-License-Identifier: MIT

internal import Audiograph

extension TableReading {
  /// The table whose headings are positions; nil if they are none.
  var wide: WideTable? {
    WideTable(headings: headings, hasHeader: hasHeader, options: options)
  }

  /// Whether the headings are times of the calendar, as those of a heat map.
  var mayBeGrid: Bool {
    options.form?.shape == .grid
      || options.form == nil && FormSearch.areTimes(headings.dropFirst())
  }

  /// The roles of a kind of chart that was asked for; nil for a line or candles.
  func askedForm(_ columns: [TableColumn]) throws(ReadError) -> FormRoles? {
    guard let form = options.form else { return nil }
    return try FormRoleChooser(chooser(columns), form).roles()
  }

  /// The table of a kind of chart: its numbers as columns, its texts beside them.
  func table(
    of block: TableBlock, _ columns: [TableColumn], _ form: FormRoles, besides line: Roles?
  ) throws(ReadError) -> Table {
    // Whoever chose the values is told of no others.
    let line = line ?? (options.y.isEmpty ? try? chooser(columns).roles() : nil)
    var roles = Roles(x: form.x, values: form.values)
    roles.names = form.names
    roles.valueCandidates = line?.valueCandidates ?? []
    roles.constantColumns = line?.constantColumns ?? []
    roles.reference = line?.reference
    var rows = try rows(of: columns, roles, block)
    rows.texts = form.names.map { place in
      (0..<block.cells.rowCount).map(columns[place].cells.text)
    }
    if columns.count == 1 { leaveOutBlank(columns[0], &rows) }
    try keepWantedRows(&rows, columns)
    var assembly = assembly(roles, columns)
    assembly.form = form
    assembly.layout.by = form.names.map { ColumnName(columns[$0]) }
    return try assembly.table(of: rows)
  }

  /// Leaves out the rows of a single column that are nothing but empty lines.
  private func leaveOutBlank(_ column: TableColumn, _ rows: inout TableRows) {
    let kept = (0..<column.cells.count).filter { !column.cells[$0].isEmpty }
    guard kept.count < column.cells.count, !kept.isEmpty else { return }
    rows.notes.append(.emptyRowsSkipped(count: column.cells.count - kept.count))
    rows.pick(kept)
  }
}
