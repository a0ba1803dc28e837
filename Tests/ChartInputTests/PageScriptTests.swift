// SPDX-License-Identifier: MIT

import Audiograph
import TestSupport
import Testing

@testable import ChartInput

/// Charts that scripts of pages and cells of notebooks hand over.
@Suite struct PageScriptTests {
  private func read(
    _ text: String, name: String = "p.html", _ change: (inout ReadOptions) -> Void = { _ in }
  ) throws -> Table {
    var options = ReadOptions()
    (options.form, options.formIsImplied) = (nil, false)
    change(&options)
    return try TableReader(options: options).read(.bytes(Array(text.utf8), name: name))
  }

  private func page(_ script: String) -> String {
    "<!DOCTYPE html><html><body><script>\(script)</script></body></html>"
  }

  private static let config =
    "{type: 'bar', data: {labels: ['Hill', \"Lake\",], datasets: [{label: 'sold', data: [4, -.5]}]}}"

  @Test(arguments: [
    "new Chart(ctx, \(config));",
    "const c = \(config); // the chart\nnew Chart(document.getElementById('a'), c);",
    "let labels = ['Hill', 'Lake'];\nnew Chart(ctx, {type: 'bar', data: {labels, datasets: [{label: 'sold',"
      + " data: [4, -0.5], backgroundColor: colours(2)}]}, options: {onClick: (e) => { f(e, ')'); }}})",
    "Highcharts.chart('a', {chart: {type: 'column'}, xAxis: {categories: [`Hill`, 'Lake']},"
      + " tooltip: {formatter() { return '}'; }}, series: [{name: 'sold', data: [4, -.5e0]}]});",
    "chart.setOption({xAxis: {data: ['Hill', 'La\\x6be']}, series: [{type: 'bar', name: 'sold', data: [4, -0.5]}]})",
    "Plotly.newPlot('a', [{type: 'bar', name: 'sold', x: ['Hill', 'Lake'], y: [4, -0.5]}], {title: 'T'})",
    "(function(e) { var spec = {\"data\": {\"values\": [{\"t\": \"Hill\", \"sold\": 4}, {\"t\": \"Lake\","
      + " \"sold\": -0.5}]}, \"mark\": \"bar\", \"encoding\": {\"x\": {\"field\": \"t\"}, \"y\": {\"field\":"
      + " \"sold\"}}}; vegaEmbed('#v', spec, {}).catch(e); })()",
  ])
  func callsOfLibraries(_ script: String) throws {
    let table = try read(page(script))
    #expect(table.stated?.form == .bars)
    #expect(table.x.texts == ["Hill", "Lake"])
    #expect(table.columns.map(\.values) == [[4, -0.5]] && table.columns.map(\.name) == ["sold"])
  }

  /// What the cells of a heat map are stands at the scale of its colours.
  @Test(arguments: [
    #"{"data": [{"type": "heatmap", "z": [[1, 2], [3, 4]], "colorbar": {"title": {"text": "harvest (t)"}}}]}"#,
    #"{"data": [{"type": "heatmap", "z": [[1, 2], [3, 4]], "coloraxis": "coloraxis"}],"#
      + #" "layout": {"coloraxis": {"colorbar": {"title": "harvest (t)"}}}}"#,
    #"{"audiograph": 1, "kind": "heatmap", "rows": [1, 2], "columns": [1, 2], "cells": [[1, 2], [3, 4]],"#
      + #" "value": {"name": "harvest", "unit": "t"}}"#,
  ])
  func cellsHaveANameAndAUnit(_ text: String) throws {
    let table = try read(text, name: "f.json")
    #expect(table.columns.map(\.name) == ["harvest"] && table.columns.map(\.unit) == ["t"])
    #expect(table.columns.map(\.values) == [[1, 2, 3, 4]])
    #expect(table.notes.isEmpty)
  }

  /// A line beside one with errors is a chart of its own.
  @Test func aLineBesideABand() throws {
    let text =
      #"{"data": [{"type": "scatter", "mode": "lines", "name": "fit", "x": [1, 2, 3], "y": [2, 4, 6]},"#
      + #" {"type": "scatter", "mode": "lines", "name": "seen", "x": [1, 2, 3], "y": [2, 5, 6],"#
      + #" "error_y": {"array": [1, 1, 1]}}]}"#
    let fit = try read(text, name: "f.json") { $0.chart = "1" }
    #expect(fit.columns.map(\.values) == [[2, 4, 6]] && fit.stated?.form == .line)
    let seen = try read(text, name: "f.json") { $0.chart = "2" }
    #expect(seen.stated?.form == .band)
  }

  /// Highcharts draws lines where nothing else is said.
  @Test func linesAreWhatNeedsNoType() throws {
    let script =
      "Highcharts.chart('a', {title: {text: 'Jobs'}, yAxis: {title: {text: 'People'}},"
      + " series: [{name: 'Hill', data: [4, 9, 2]}]})"
    let table = try read(page(script))
    #expect(table.stated?.form == .line)
    #expect(table.columns.map(\.values) == [[4, 9, 2]] && table.columns.map(\.name) == ["Hill"])
  }

  @Test func codeInThePlaceOfDataIsRefused() throws {
    for (data, code) in [
      ("getData()", "getData()"), ("[4, now(1), 5]", "now(1)"),
      ("rows.map(r => r.sold)", "rows.map(r => r.sold)"),
    ] {
      let script = Self.config.replacing("[4, -.5]", with: data)
      #expect(throws: ReadError.stated(file: "p.html", .computed(code))) {
        try read(page("new Chart(ctx, \(script))"))
      }
    }
  }

  @Test func chartsAndTablesOfOnePage() throws {
    let table = "<table><tr><th>day<th>sold<tr><td>2024-01-01<td>3<tr><td>2024-01-02<td>7</table>"
    let both =
      page(
        "new Chart(a, \(Self.config)); new Chart(b, \(Self.config.replacing("bar", with: "pie")))")
      + table
    let first = try read(both)
    #expect(first.notes.contains(.tablesBeside(count: 1)))
    #expect(first.notes.contains(.chartTaken(number: 1, titles: ["bars", "share"])))
    #expect(try read(both) { $0.chart = "2" }.stated?.form == .share)
    #expect(try read(both) { $0.table = "1" }.columns.map(\.values) == [[3, 7]])
    #expect(try read(both) { $0.y = [.name("sold")] }.columns.map(\.values) == [[3, 7]])
  }

  @Test func dataOfPagesInJSON() throws {
    let json =
      #"{"data":[{"type":"bar","x":["a","b"],"y":[4,6]}],"layout":{"title":"T"}}"#
    let text = "<html><script type=\"application/json\">\(json)</script></html>"
    #expect(try read(text).stated?.title == "T")
  }

  /// Variables that name each other, depths and what never ends cost what they take.
  @Test func hostileScripts() {
    let twice = (0..<60).map { "var a\($0 + 1) = [a\($0), a\($0)];" }.joined(separator: "\n")
    let deep = String(repeating: "[", count: 100_000)
    let seconds = processorSeconds {
      for script in [
        "var a0 = [1];\n\(twice)\nnew Chart(c, {type: 'bar', data: {labels: [], datasets: a60}});",
        "var a = {b: a}; new Chart(c, a)", "new Chart(c, \(deep)", "new Chart(c, {data: '",
        String(repeating: "new Chart(", count: 2000),
      ] {
        _ = try? read(page(script))
      }
    }
    #expect(seconds < 60)
  }

  private func notebook(_ outputs: String...) -> String {
    let cells = outputs.map {
      #"{"cell_type":"code","execution_count":7,"outputs":[{"output_type":"display_data","data":\#($0)}]}"#
    }
    return
      #"{"cells":[\#(cells.joined(separator: ","))],"metadata":{},"nbformat":4,"nbformat_minor":5}"#
  }

  private static let plotly =
    #"{"application/vnd.plotly.v1+json":{"data":[{"type":"pie","labels":["a","b"],"values":[4,6]}],"layout":{}},"#
    + #""text/html":["<table><tr><td>1</table>"]}"#
  private static let html =
    #"{"text/html":["<table><tr><th>day<th>sold<tr><td>2024-01-01<td>3","<tr><td>2024-01-02<td>7</table>"]}"#

  @Test func outputsOfNotebooks() throws {
    let both = notebook(Self.plotly, Self.html)
    let chart = try read(both, name: "n.ipynb")
    #expect(chart.stated?.form == .share && chart.notes.contains(.tablesBeside(count: 1)))
    #expect(try read(both) { $0.table = "1" }.columns.map(\.values) == [[3, 7]])
    #expect(try read(notebook(Self.html)).columns.map(\.values) == [[3, 7]])
    #expect(throws: ReadError.otherContent(file: "n.ipynb", .document)) {
      try read(notebook(#"{"text/plain":["1"]}"#), name: "n.ipynb")
    }
  }
  private func figure(_ layers: String...) -> String {
    #"{"id":"f","subplots":[[{"id":"p","layers":[\#(layers.joined(separator: ","))]}]]}"#
  }

  private static let maidr =
    #"{"type":"bar","title":"Tips","axes":{"x":{"label":"day"},"y":{"label":"count"}},"#
    + #""data":[{"x":"Sat","y":87.0},{"x":"Sun","y":76.0}],"orientation":"vert"}"#

  /// Pictures of MAIDR carry their figure, whose groups have attributes of the same name.
  @Test(arguments: ["maidr", "maidr-data"])
  func attributesOfPictures(_ name: String) throws {
    let text = figure(Self.maidr).replacing("\"", with: "&quot;")
    let page = #"<html><svg \#(name)="\#(text)"><g maidr="8d95b31f"></g></svg></html>"#
    let table = try read(page)
    #expect(table.stated?.form == .bars && table.stated?.title == "Tips")
    #expect(table.x.texts == ["Sat", "Sun"] && table.columns.map(\.values) == [[87, 76]])
  }

  @Test func layersOfMAIDR() throws {
    let lines =
      #"{"type":"line","axes":{"x":"t","y":"v"},"data":[[{"x":1,"y":2,"z":"p"},{"x":2,"y":5,"z":"p"}],"#
      + #"[{"x":1,"y":3,"z":"q"},{"x":2,"y":1,"z":"q"}]]}"#
    let course = try read(figure(lines), name: "f.json")
    #expect(
      course.columns.map(\.values) == [[2, 5], [3, 1]] && course.columns.map(\.name) == ["p", "q"])

    let bins =
      #"{"type":"hist","axes":{"x":{"label":"min"}},"data":[{"x":5,"y":3,"xMin":0,"xMax":10},"#
      + #"{"x":15,"y":8,"xMin":10,"xMax":20}]}"#
    #expect(try read(figure(bins), name: "f.json").stated?.form == .histogram)

    let boxes =
      #"{"type":"box","data":[{"z":"a","min":1,"q1":2,"q2":3,"q3":4,"max":5,"lowerOutliers":[],"#
      + #""upperOutliers":[20]},{"z":"b","min":2,"q1":3,"q2":4,"q3":5,"max":6}]}"#
    #expect(try read(figure(boxes), name: "f.json").stated?.form == .box)

    let grid =
      #"{"type":"heat","axes":{"x":{"label":"X"}},"data":{"points":[[1,2],[3,4]],"x":["0","1"],"y":["a","b"]}}"#
    #expect(try read(figure(grid), name: "f.json").stated?.form == .heatmap)

    let flat =
      #"{"type":"bar","axes":{"x":"sold","y":"town"},"data":[{"x":4,"y":"Hill"},{"x":6,"y":"Lake"}],"#
      + #""orientation":"horz"}"#
    let both = try read(figure(flat, Self.maidr), name: "f.json") { $0.chart = "1" }
    #expect(both.x.texts == ["Hill", "Lake"] && both.columns.map(\.values) == [[4, 6]])
    #expect(throws: (any Error).self) {
      try read(figure(#"{"type":"violin_kde","data":[{"x":1,"y":2}]}"#), name: "f.json")
    }
  }
}
