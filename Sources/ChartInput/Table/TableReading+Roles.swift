// SPDX-License-Identifier: MIT

internal import Audiograph

extension TableReading {
  func chooser(_ columns: [TableColumn]) -> RoleChooser {
    var told = optionsOfBars(columns)
    let chooser = chooser(columns, told)
    guard options.variant?.form == .bars, options.y.isEmpty, !options.namesGroups else {
      return chooser
    }
    // Bars of several series are of all columns that are none of totals.
    let values = columns.filter {
      $0.isNumeric && chooser.isValue($0) && !chooser.isCounter($0)
        && chooser.datePosition($0.index) == nil && !HeadingWords.saysTotal($0.heading)
    }
    guard values.count > 1 else { return chooser }
    told.y = values.map { .number($0.index + 1) }
    return self.chooser(columns, told)
  }

  private func chooser(_ columns: [TableColumn], _ options: ReadOptions) -> RoleChooser {
    RoleChooser(
      file: file, options: options, columns: columns, hasHeader: hasHeader,
      priceHeadings: priceHeadings)
  }

  /// The options, by which bars that were asked for stand at names, if there are any; at dates, where
  /// somebody says how those are written.
  ///
  /// Names of series are none, nor those of bars of several series, which stand where a line would.
  private func optionsOfBars(_ columns: [TableColumn]) -> ReadOptions {
    guard options.form == .bars, options.x == nil, !options.countsRows, options.dateFormat == nil,
      options.variant == nil || options.grouping != .automatic,
      let names = columns.first(where: { $0.isText && !namesSeries($0) })
    else { return options }
    var options = options
    options.x = .number(names.index + 1)
    return options
  }

  private func namesSeries(_ column: TableColumn) -> Bool {
    guard case .columns(let references) = options.grouping else { return false }
    let search = HeadingSearch(headings)
    return references.contains { (try? search.place(of: $0, file: file)) == column.index }
  }
}
