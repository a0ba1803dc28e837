// SPDX-License-Identifier: MIT

internal import Audiograph
internal import JSON

/// Charts of Plotly, Chart.js, Highcharts, ECharts, ApexCharts, Vega-Lite and Google.
extension JSONChart {
  /// Plotly, `data: [{x, y, name}]`, and a list of such series by itself.
  static func plotly(_ root: JSONNode) -> JSONChart? {
    let traces = (root.shape == .list ? root : root.member("data"))?.elements ?? []
    let series = traces.compactMap(trace)
    guard !traces.isEmpty, series.count == traces.count else { return nil }
    var chart = JSONChart(series: series)
    let layout = root.member("layout")
    let isTurned = traces[0].member("orientation")?.text == "h"
    chart.title = layout?.caption("title")
    chart.xHeading = layout?.caption(isTurned ? "yaxis" : "xaxis", "title")
    chart.yHeading = layout?.caption(isTurned ? "xaxis" : "yaxis", "title")
    return chart
  }

  private static func trace(_ node: JSONNode) -> Series? {
    let name = node.member("name")?.text
    if let labels = values(node, "labels"), let values = values(node, "values"),
      values.count == labels.count
    {
      return Series(name: name, x: labels, y: values)
    }
    guard let y = values(node, "y") else { return nil }
    guard node.member("x") != nil else { return Series(name: name, x: [], y: y) }
    guard let x = values(node, "x"), x.count == y.count else { return nil }
    let isTurned = node.member("orientation")?.text == "h"
    return Series(name: name, x: isTurned ? y : x, y: isTurned ? x : y)
  }

  /// A list of single values, or of numbers that are packed.
  private static func values(_ node: JSONNode, _ name: String) -> [Cell]? {
    guard let list = node.member(name) else { return nil }
    if let numbers = PackedNumbers.decoded(list) {
      return numbers.map { .text($0.isNaN ? "" : JSONCellWriter.digits($0)) }
    }
    return list.shape == .list && list.elements.allSatisfy(\.isSingle) ? list.cells : nil
  }

  /// Chart.js, `data: {labels, datasets: [{label, data}]}`.
  static func chartJS(_ root: JSONNode) -> JSONChart? {
    guard let data = root.member("data")?.member("datasets") == nil ? root : root.member("data"),
      let sets = data.member("datasets"), sets.count > 0
    else { return nil }
    let labels = data.member("labels")
    let series = sets.elements.compactMap { set in
      set.member("data").flatMap { list in
        labels != nil || list.firstValue?.shape == .record
          ? points(of: list, categories: labels?.cells ?? [], name: set.member("label")?.text) : nil
      }
    }
    guard series.count == sets.count else { return nil }
    var chart = JSONChart(series: series)
    let options = root.member("options")
    chart.title = options?.caption("plugins", "title") ?? options?.caption("title")
    chart.xHeading = options?.caption("scales", "x", "title")
    chart.yHeading = options?.caption("scales", "y", "title")
    return chart
  }

  /// Highcharts, ECharts and ApexCharts, `series: [{name, data}]`, with `categories` for x.
  static func highcharts(_ root: JSONNode) -> JSONChart? {
    guard let list = root.member("series"), list.count > 0,
      list.elements.allSatisfy({ $0.member("data")?.shape == .list })
    else { return nil }
    let first = [root.member("xAxis"), root.member("xaxis")].compactMap(\.self).first
    let axis = first.map { $0.element(0) ?? $0 }
    // Bars that lie have their names along y.
    let other = root.member("yAxis").map { $0.element(0) ?? $0 }
    let categories =
      axis?.member("categories") ?? axis?.member("data") ?? other?.member("data")
    var chart = JSONChart(
      series: list.elements.map { one in
        let named = one.member("name")?.text
        let names = categories?.cells ?? counted(one, one.member("data")?.count ?? 0)
        return points(of: one.member("data") ?? one, categories: names, name: named)
      })
    chart.title = root.caption("title")
    chart.xHeading =
      root.caption("xAxis", "title") ?? root.caption("xaxis", "title")
      ?? root.caption("xAxis", "name")
    chart.yHeading =
      root.caption("yAxis", "title") ?? root.caption("yaxis", "title")
      ?? root.caption("yAxis", "name")
    return chart
  }

  /// Positions that are told by the first one and their distance.
  private static func counted(_ series: JSONNode, _ count: Int) -> [Cell] {
    guard let start = series.member("pointStart")?.number else { return [] }
    let step = series.member("pointInterval")?.number ?? 1
    return (0..<count).map { .text(JSONCellWriter.digits(start + Double($0) * step)) }
  }

  /// Points that are numbers, pairs, or records of x and y.
  private static func points(of data: JSONNode, categories: [Cell], name: String?) -> Series {
    var series = Series(name: name, x: [], y: [])
    for (index, point) in data.elements.enumerated() {
      let place: Cell =
        categories.indices.contains(index) ? categories[index] : .text("\(index + 1)")
      switch point.shape {
      case .list where point.count >= 2:
        series.x.append(.node(point.element(0)))
        // Of open, high, low and close the last counts.
        series.y.append(.node(point.element(point.count == 5 ? 4 : 1)))
      case .record:
        let x = point.member("x") ?? point.member("name") ?? point.member("t")
        series.x.append(x.map { .node($0) } ?? place)
        series.y.append(.node(point.member("y") ?? point.member("value")))
      default:
        series.x.append(place)
        series.y.append(.node(point))
      }
    }
    let hasPlaces =
      !categories.isEmpty || data.elements.contains { $0.shape == .list || $0.shape == .record }
    if !hasPlaces { series.x = [] }
    return series
  }

  /// Vega-Lite, `data.values` or `datasets`, with an encoding that names the fields.
  static func vegaLite(_ root: JSONNode) -> JSONChart? {
    let named = root.member("data")?.member("name")?.text
    let values =
      root.member("data")?.member("values")
      ?? named.flatMap { root.member("datasets")?.member($0) }
    let encoding = root.member("encoding") ?? root.member("layer")?.element(0)?.member("encoding")
    guard let values, values.firstValue?.shape == .record,
      let x = encoding?.member("x"), let y = encoding?.member("y"),
      let xField = x.member("field")?.text, let yField = y.member("field")?.text
    else { return nil }
    let group = ["color", "strokeDash", "detail", "shape", "column", "row", "facet"].lazy
      .compactMap { encoding?.member($0)?.member("field")?.text }
      .first { $0 != xField && $0 != yField }
    var chart = JSONChart(series: series(of: values, x: xField, y: yField, group: group))
    chart.title = root.caption("title")
    chart.xHeading = x.caption("title") ?? x.caption("axis", "title") ?? xField
    chart.yHeading = y.caption("title") ?? y.caption("axis", "title") ?? yField
    chart.groupHeading = group ?? chart.groupHeading
    return chart
  }

  /// Records as one series for each text of a member, in the order in which they first appear.
  static func series(of records: JSONNode, x: String, y: String, group: String?) -> [Series] {
    var series: [Series] = []
    var places: [String?: Int] = [:]
    for record in records.elements {
      let name = group.flatMap { record.member($0) }.map { JSONCellWriter.text(of: $0) }
      let place = places[name] ?? series.count
      if place == series.count {
        places[name] = place
        series.append(Series(name: name, x: [], y: []))
      }
      series[place].x.append(.node(record.member(x)))
      series[place].y.append(.node(record.member(y)))
    }
    if series.count == 1 { series[0].name = nil }
    return series
  }

  /// Google's tables, `cols: [{label}], rows: [{c: [{v}]}]`.
  static func googleChart(_ root: JSONNode) -> JSONChart? {
    let table = root.member("table") ?? root
    guard let columns = table.member("cols"), let rows = table.member("rows"), columns.count > 1,
      rows.element(0)?.member("c")?.shape == .list
    else { return nil }
    let cells = rows.elements.map { $0.member("c")?.elements ?? [] }
    let column = { (index: Int) in
      cells.map { row in Cell.node(row.indices.contains(index) ? row[index].member("v") : nil) }
    }
    let labels = columns.elements.map { $0.member("label")?.text ?? $0.member("id")?.text }
    var chart = JSONChart(
      series: (1..<columns.count).map { Series(name: labels[$0], x: column(0), y: column($0)) })
    chart.xHeading = labels[0].flatMap { $0.isEmpty ? nil : $0 }
    return chart
  }
}
