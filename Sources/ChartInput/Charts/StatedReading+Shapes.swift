// SPDX-License-Identifier: MIT

internal import Audiograph
internal import JSON

extension StatedReading {
  /// Series of values in order, or values with names.
  func lines() throws(StatedFault) -> StatedParts {
    guard !series.isEmpty else { throw .missing(form, member: "series") }
    if tellsPrices { return try candles() }
    var parts = StatedParts(x: .rows(count: 0), [])
    for index in series.indices {
      let values = try numbers("y", of: index)
      let places = try positions(of: index, "y", count: values.count)
      let isSecond = series[index].member("axis")?.text == "y2"
      let axis = isSecond ? y2 : y
      let name = name(index) ?? (series.count == 1 ? axis.name ?? title ?? "y" : "\(index + 1)")
      let column = column(
        index + 2, name, on: axis, places.picked(values), x: places.axis,
        of: series.count > 1 ? axis.name : nil)
      if index == 0 { parts.x = places.axis }
      parts.columns.append(column)
      parts.onSecond.append(isSecond)
      parts.notes += places.notes.filter { !parts.notes.contains($0) }
      parts.skipped += places.skipped
    }
    return parts
  }

  /// Whether price bars are told, or their closing prices in order.
  var tellsPrices: Bool {
    guard form != .candles, let first = series.first else { return form == .candles }
    return form == .line && first.present("y") == nil && first.present("close") != nil
  }

  /// Price bars.
  func candles() throws(StatedFault) -> StatedParts {
    let index = try only()
    let members: [(String, PriceColumn)] = [
      ("open", .open), ("high", .high), ("low", .low), ("close", .close), ("volume", .volume),
    ]
    let close = try numbers("close", of: index)
    let places = try positions(of: index, "close", count: close.count)
    guard case .dates(let dates) = places.axis else {
      throw .notDates(member: path("x", index), text: "")
    }
    var columns: [PriceColumn: [Double]] = [:]
    for (member, column) in members {
      let values =
        column == .volume
        ? try numbersIfAny(member, of: index) : try numbers(member, of: index)
      guard let values else { continue }
      try checkCounts([("close", close.count), (member, values.count)], of: index)
      columns[column] = places.picked(values)
    }
    var parts = StatedParts(x: places.axis, [], notes: places.notes)
    parts.bars = try? PriceBars(dates: dates, columns: columns)
    return parts
  }

  /// Values of which a distribution is told.
  func values() throws(StatedFault) -> StatedParts {
    let index = try only()
    if form == .histogram, series[index].present("counts") != nil { return try counts(of: index) }
    let values = try numbers(sample(of: index, ["values", "y", "x"]), of: index)
    let title = x.name ?? name(index) ?? title ?? "x"
    return StatedParts(
      x: .rows(count: values.count), [column(2, title, on: x, values)],
      form: FormColumns(asked: form))
  }

  /// The member that holds values by themselves: one of some, since two of them are a curve.
  private func sample(of index: Int, _ members: [String]) throws(StatedFault) -> String {
    if series[index].present("values") != nil { return "values" }
    let present = members.filter { series[index].present($0) != nil }
    guard present.count == 1 else { throw .missing(form, member: path("values", index)) }
    return present[0]
  }

  /// Values in groups: a series each, or one beside the names of its groups.
  func groups() throws(StatedFault) -> StatedParts {
    guard !series.isEmpty else { throw .missing(form, member: "series") }
    if series.contains(where: { $0.present("median") != nil }) { return try summaries() }
    var (all, names): ([Double], [String]) = ([], [])
    let named = series.indices.map { name($0) ?? "\($0 + 1)" }
    for index in ranked(named) ?? Array(series.indices) {
      let member = series[index].present("values") == nil ? "y" : "values"
      let values = try numbers(member, of: index)
      if series.count == 1, series[index].present("x") != nil {
        let texts = try self.names("x", of: index)
        try checkCounts([("x", texts.count), (member, values.count)], of: index)
        let rows = ranked(texts) ?? Array(texts.indices)
        (all, names) = (rows.map { values[$0] }, rows.map { texts[$0] })
      } else {
        all += values
        names += [String](repeating: named[index], count: values.count)
      }
    }
    let isOne = series.count == 1 && name(0) == nil && series[0].present("x") == nil
    let texts = FormColumns.Texts(name: x.name ?? "", texts: names)
    return StatedParts(
      x: .rows(count: all.count), [column(2, y.name ?? title ?? "y", on: y, all)],
      form: formColumns(names: isOne ? nil : texts))
  }

  /// Pairs of numbers, in groups where there are several series.
  func pairs() throws(StatedFault) -> StatedParts {
    guard !series.isEmpty else { throw .missing(form, member: "series") }
    var (xs, ys): ([Double], [Double]) = ([], [])
    var (names, labels): ([String], [String]) = ([], [])
    for index in series.indices {
      let (x, y) = (try numbers("x", of: index), try numbers("y", of: index))
      try checkCounts([("x", x.count), ("y", y.count)], of: index)
      let hasLabels = series[index].present("labels") != nil
      let own = hasLabels ? try self.names("labels", of: index) : x.map { _ in "" }
      try checkCounts([("x", x.count), ("labels", own.count)], of: index)
      labels += own
      if series.count == 1 { (xs, ys) = (x, y) } else { (xs, ys) = (xs + x, ys + y) }
      if series.count > 1 {
        names += [String](repeating: name(index) ?? "\(index + 1)", count: x.count)
      }
    }
    let texts = series.count > 1 ? FormColumns.Texts(name: "", texts: names) : nil
    var form = formColumns(names: texts)
    if !labels.allSatisfy(\.isEmpty) {
      form.pointNames = FormColumns.Texts(name: "", texts: labels)
    }
    return StatedParts(
      x: .rows(count: xs.count),
      [
        column(1, x.name ?? "x", on: x, xs),
        column(2, y.name ?? (series.count == 1 ? name(0) : nil) ?? "y", on: y, ys),
      ], form: form)
  }

  /// Values between bounds.
  func bounds() throws(StatedFault) -> StatedParts {
    let index = try only()
    let values = try numbers("y", of: index)
    let (lower, upper) = (try numbers("lower", of: index), try numbers("upper", of: index))
    try checkCounts(
      [("y", values.count), ("lower", lower.count), ("upper", upper.count)], of: index)
    let places = try positions(of: index, "y", count: values.count)
    let columns = [
      (name(index) ?? y.name ?? title ?? "y", values), ("lower", lower), ("upper", upper),
    ]
    var parts = StatedParts(
      x: places.axis,
      columns.enumerated().map { column($0 + 2, $1.0, on: y, places.picked($1.1)) },
      form: FormColumns(
        form: form, isAsked: true, names: nil, columnNames: nil, bounds: .unnamed),
      notes: places.notes)
    parts.skipped = places.skipped
    return parts
  }

  /// Parts of a whole with their names.
  func shares() throws(StatedFault) -> StatedParts {
    let index = try only()
    let labels = series[index].present("x") == nil ? "labels" : "x"
    let member = series[index].present("y") == nil ? "values" : "y"
    let (names, values) = (try names(labels, of: index), try numbers(member, of: index))
    try checkCounts([(labels, names.count), (member, values.count)], of: index)
    return StatedParts(
      x: .rows(count: values.count),
      [column(2, y.name ?? name(index) ?? title ?? "y", on: y, values)],
      form: formColumns(names: FormColumns.Texts(name: x.name ?? "", texts: names)))
  }

  func formColumns(
    names: FormColumns.Texts?, columnNames: FormColumns.Texts? = nil
  ) -> FormColumns {
    FormColumns(
      form: form, isAsked: true, names: names, columnNames: columnNames, bounds: .columns)
  }
}

extension StatedReading {
  /// The cells of a grid by rows, with the names of rows and columns, or their numbers.
  func grid() throws(StatedFault) -> StatedParts {
    let home = series.first.map { $0.present("cells") == nil ? chart : $0 } ?? chart
    guard let cells = home.present("cells"), cells.shape == .list else {
      throw .missing(form, member: "cells")
    }
    let rows = try gridNames("rows", in: home, count: cells.count)
    let columns = try gridNames("columns", in: home, count: cells.element(0)?.count ?? 0)
    var values: [Double] = []
    for (row, node) in cells.elements.enumerated() {
      guard let numbers = node.numbers else { throw .notNumbers(member: "cells[\(row + 1)]") }
      guard numbers.count == columns.count else {
        throw .unequal(
          member: "columns", count: columns.count, other: "cells[\(row + 1)]",
          otherCount: numbers.count)
      }
      values += numbers
    }
    let rowTexts = rows.flatMap { [String](repeating: $0, count: columns.count) }
    let columnTexts = rows.flatMap { _ in columns }
    let measured = StatedAxisText(chart.present("value"))
    let name = measured.name ?? (series.isEmpty ? nil : name(0)) ?? title
    return StatedParts(
      x: .rows(count: values.count),
      [column(2, name ?? "", on: measured, values)],
      form: formColumns(
        names: FormColumns.Texts(name: y.name ?? "", texts: rowTexts),
        columnNames: FormColumns.Texts(name: x.name ?? "", texts: columnTexts)))
  }

  /// The names of rows or columns, as many as there are; numbers from 1 on where none are stated.
  private func gridNames(
    _ member: String, in home: JSONNode, count: Int
  ) throws(StatedFault) -> [String] {
    guard let node = home.present(member) ?? chart.present(member) else {
      return (0..<count).map { "\($0 + 1)" }
    }
    guard let names = node.names else { throw .notNames(member: member) }
    guard names.count == count else {
      throw .unequal(member: member, count: names.count, other: "cells", otherCount: count)
    }
    return names
  }
}
