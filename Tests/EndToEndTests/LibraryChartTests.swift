// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// Files of libraries that draw charts, and of services that hand over series, are told as what they state.
@Suite struct LibraryChartTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// What is said of a file: the first line, with the notes before it, or the status and the message.
  private func said(_ json: String, _ options: String...) throws -> String {
    try json.write(toFile: folder.file("c.json"), atomically: true, encoding: .utf8)
    let outcome = try Program(folder: folder.path).run(["describe", "c.json"] + options)
    return outcome.status == 0
      ? outcome.message + (outcome.lines.first ?? "")
      : "\(outcome.status) \(outcome.message.dropLast())"
  }

  private static let schema = #""$schema":"https://vega.github.io/schema/vega-lite/v5.json""#

  @Test(arguments: [
    (
      #"{"data":[{"type":"heatmap","x":["Mon","Tue"],"y":["am","pm"],"z":[[1,20],[20,60]],"#
        + #""colorscale":[[0,"rgb(0,0,0)"],[1,"rgb(9,9,9)"]]}],"layout":{"title":{"text":"Visits"}}}"#,
      "Visits, 2 rows by 2 columns: highest 60 at pm, Tue; lowest 1 at am, Mon."
    ),
    (
      #"{"data":[{"type":"scatter","mode":"markers","x":[1,2,3,4],"y":[2,4,5,9]}],"#
        + #""layout":{"xaxis":{"title":{"text":"a"}},"yaxis":{"title":"b"}}}"#,
      "b against a, 4 points: a very strong relationship, the higher a, the higher b, correlation 0.96."
    ),
    (
      #"{"data":[{"type":"box","y":[1,2,3,4,9],"name":"A"},{"type":"box","y":[2,3,4,5,6],"name":"B"}]}"#,
      "y, 10 values in 2 groups: medians 4 in B and 3 in A."
    ),
    (
      #"{"data":[{"type":"histogram","x":[1,2,2,3,3,3,4,4,5]}],"layout":{"xaxis":{"title":"age"}}}"#,
      "age, 9 values from 1 to 5."
    ),
    (
      #"{"data":[{"type":"bar","x":["Hill","Lake"],"y":[4,6],"name":"2023"},"#
        + #"{"type":"bar","x":["Hill","Lake"],"y":[6,7],"name":"2024"}],"#
        + #""layout":{"barmode":"stack","title":"<b>Sold</b>"}}"#,
      "Sold, total: Lake is highest with 13, 30 percent more than Hill."
    ),
    (
      #"{"data":[{"x":[1,2,3],"y":[4,6,9],"name":"m"},{"x":[1,2,3],"y":[3,5,8],"line":{"width":0}},"#
        + #"{"x":[1,2,3],"y":[5,7,10],"fill":"tonexty"}],"layout":{}}"#,
      "m with its bounds, 3 points: 4 at 1, 9 at 3."
    ),
    (
      #"{"data":[{"type":"treemap","labels":["a","b"],"parents":["",""],"values":[4,6]}],"layout":{}}"#,
      "3 audiograph: The chart 'c.json' is of the kind 'treemap', which cannot be told as such."
        + " --as share tells the largest parts."
    ),
    (
      #"{"data":[{"type":"sankey","node":{"label":["a"]},"link":{"value":[8]}}],"layout":{}}"#,
      "3 audiograph: The chart 'c.json' is of the kind 'sankey', which is not supported."
        + " Give its values as a table."
    ),
  ])
  func plotly(_ json: String, _ line: String) throws {
    #expect(try said(json) == line)
  }

  /// Lines of reference of bars too; those that slope or stand upright are said to be ignored.
  @Test func linesOfPlotly() throws {
    func figure(_ trace: String, _ lines: String) -> String {
      #"{"data":[{\#(trace)}],"layout":{"shapes":[\#(lines)]}}"#
    }
    let (bars, points) = (
      #""type":"bar","x":["Hill","Lake"],"y":[4,6]"#,
      #""type":"scatter","mode":"markers","x":[1,2,3,4],"y":[2,4,5,9]"#
    )
    let level =
      #"{"type":"line","xref":"x domain","x0":0,"x1":1,"y0":5,"y1":5,"label":{"text":"goal"}}"#
    let sloped = #"{"type":"line","x0":0,"x1":4,"y0":0,"y1":8}"#
    let upright = #"{"type":"line","yref":"paper","y0":0,"y1":1,"x0":5,"x1":5}"#
    let lying = #""type":"bar","orientation":"h","y":["Hill","Lake"],"x":[4,6]"#
    for (trace, line) in [(bars, level), (lying, upright)] {
      #expect(try !said(figure(trace, line)).contains("ignored"), "\(trace) \(line)")
    }
    #expect(try said(figure(bars, level), "--json").contains(#""goal""#))
    for (trace, line) in [(points, sloped), (points, upright), (bars, sloped), (lying, sloped)] {
      #expect(
        try said(figure(trace, line)).hasPrefix(
          "c: ignored 'lines', which has no effect on this chart.\n"), "\(trace) \(line)")
    }
    // A frame around all panels belongs to none.
    let frame = #"{"type":"line","xref":"paper","yref":"paper","x0":0,"x1":1,"y0":1,"y1":1}"#
    #expect(try !said(figure(points, frame)).contains("ignored"))
  }

  /// Points that are joined in an order of their own are no course, and a colour while nothing is selected is
  /// that of a field.
  @Test func ordersAndConditionsOfVegaLite() throws {
    let rows =
      #""data":{"values":[{"x":1,"y":2,"t":1,"g":"a"},{"x":3,"y":4,"t":2,"g":"b"},"#
      + #"{"x":2,"y":9,"t":3,"g":"a"},{"x":4,"y":1,"t":4,"g":"b"}]}"#
    func chart(_ channels: String) -> String {
      "{\(Self.schema),\(rows),\"mark\":\"line\",\"encoding\":{"
        + #""x":{"field":"x","type":"quantitative"},"y":{"field":"y","type":"quantitative"},"#
        + "\(channels)}}"
    }
    #expect(
      try said(chart(#""order":{"field":"t"}"#)).hasPrefix(
        "3 audiograph: The chart 'c.json' is of the kind 'path', which cannot be told as such."))
    #expect(try said(chart(#""order":{"field":"x"}"#)).contains("c, y by x, 2 at x 1"))
    let both = chart(
      #""color":{"condition":{"param":"p","field":"g","type":"nominal"},"value":"grey"}"#)
    #expect(try said(both).contains("c, a, y by x, 2 at x 1"))
    let tested = chart(
      #""color":{"condition":{"test":"datum.y > 3","value":"red"},"value":"grey"}"#)
    #expect(try said(tested).contains("c, y by x, 2 at x 1"))
  }

  @Test(arguments: [
    (
      #""data":{"values":[{"g":"A","v":1},{"g":"A","v":2},{"g":"A","v":3},{"g":"A","v":4},"#
        + #"{"g":"A","v":9}]},"mark":"boxplot","encoding":{"x":{"field":"g","type":"nominal"},"#
        + #""y":{"field":"v","type":"quantitative","title":"mass"}}"#,
      "mass by g, 5 values, all in A: median 3, half of them between 2 and 4."
    ),
    (
      #""data":{"values":[{"v":1},{"v":2},{"v":2},{"v":3},{"v":3}]},"mark":"bar","#
        + #""encoding":{"x":{"bin":true,"field":"v"},"y":{"aggregate":"count"}}"#,
      "v, 5 values from 1 to 3."
    ),
    (
      #""data":{"values":[{"g":"A","v":1},{"g":"A","v":3},{"g":"B","v":5}]},"mark":"bar","#
        + #""encoding":{"x":{"field":"g"},"y":{"aggregate":"mean","field":"v"}}"#,
      "c, v: B is highest with 5, 150 percent more than A."
    ),
    (
      #""data":{"values":[{"x":1,"y":2,"l":1,"u":3},{"x":2,"y":4,"l":3,"u":5}]},"layer":["#
        + #"{"mark":"area","encoding":{"x":{"field":"x"},"y":{"field":"l"},"y2":{"field":"u"}}},"#
        + #"{"mark":"line","encoding":{"x":{"field":"x"},"y":{"field":"y"}}}]"#,
      "y with its bounds, 2 points: 2 at x 1, 4 at 2."
    ),
    (
      #""data":{"values":[{"c":"x","r":"a","v":1},{"c":"y","r":"a","v":9}]},"mark":"rect","#
        + #""encoding":{"x":{"field":"c"},"y":{"field":"r"},"color":{"field":"v"}}"#,
      "3 audiograph: --as heatmap needs at least 2 rows and 2 columns of numbers."
    ),
    (
      #""data":{"values":[{"c":"a","v":4},{"c":"b","v":6}]},"mark":"arc","#
        + #""encoding":{"theta":{"field":"v"},"color":{"field":"c"}}"#,
      "v, 2 shares: b 60 percent and a 40 percent."
    ),
    (
      #""data":{"url":"data/cars.json"},"mark":"point","encoding":{"x":{"field":"a"},"y":{"field":"b"}}"#,
      "3 audiograph: The values of the chart 'c.json' are not in it, but in 'data/cars.json'."
        + " Give those values instead."
    ),
    (
      #""data":{"values":[{"d":"2024-01-01","v":1}]},"mark":"line","#
        + #""encoding":{"x":{"timeUnit":"year","field":"d"},"y":{"field":"v"}}"#,
      "3 audiograph: The chart 'c.json' does not contain its values: 'timeUnit' computes them when it is"
        + " drawn. Give a chart that contains them."
    ),
  ])
  func vegaLite(_ json: String, _ line: String) throws {
    #expect(try said("{\(Self.schema),\(json)}").hasPrefix(line))
  }

  @Test(arguments: [
    (
      #"{"type":"doughnut","data":{"labels":["a","b","c"],"datasets":[{"data":[4,3,9]}]}}"#,
      "y, 3 shares: c 56 percent, a 25 percent and b 19 percent."
    ),
    (
      #"{"type":"scatter","data":{"datasets":[{"label":"p","data":[{"x":1,"y":2},{"x":2,"y":4},"#
        + #"{"x":3,"y":5},{"x":4,"y":9}]}]}}"#,
      "p against x, 4 points: a very strong relationship, the higher x, the higher p, correlation 0.96."
    ),
    (
      #"{"type":"bar","data":{"labels":["Jan","Feb"],"datasets":[{"label":"rain","data":[4,9]},"#
        + #"{"type":"line","label":"warmth","data":[1,2]}]}}"#,
      "c: read chart 1 of 2; --chart chooses another: 1 'bars', 2 'line'.\n"
        + "c, rain: Feb is highest with 9, 125 percent more than Jan."
    ),
    (
      #"{"type":"radar","data":{"labels":["a","b"],"datasets":[{"label":"v","data":[4,3]}]}}"#,
      "3 audiograph: The chart 'c.json' is of the kind 'radar', which cannot be told as such."
        + " --as bars tells each of its values."
    ),
    (
      #"{"type":"bar","data":{"labels":["Hill","Lake"],"datasets":[{"label":"a","data":[4,3]},"#
        + #"{"label":"b","data":[1,3]}]},"options":{"indexAxis":"y","scales":{"x":{"stacked":true,"#
        + #""title":{"text":"tons"}}}}}"#,
      "c, total, tons: Lake is highest with 6, 20 percent more than Hill."
    ),
  ])
  func chartJS(_ json: String, _ line: String) throws {
    #expect(try said(json) == line)
  }

  @Test(arguments: [
    (
      #"{"chart":{"type":"column"},"title":{"text":"Shop"},"xAxis":{"categories":["Hill","Lake"]},"#
        + #""plotOptions":{"column":{"stacking":"percent"}},"#
        + #""series":[{"name":"tea","data":[4,6]},{"name":"milk","data":[1,3]}]}"#,
      "Shop, tea in percent: Hill is highest with 80."
    ),
    (
      #"{"chart":{"type":"heatmap"},"xAxis":{"categories":["Mon","Tue"]},"#
        + #""yAxis":{"categories":["a","b"]},"series":[{"data":[[0,0,1],[0,1,2],[1,0,3],[1,1,9]]}]}"#,
      "Values, 2 rows by 2 columns: highest 9 at b, Tue; lowest 1 at a, Mon."
    ),
    (
      #"{"xAxis":{"type":"datetime"},"chart":{},"series":[{"name":"n","pointStart":1704067200000,"#
        + #""pointInterval":86400000,"data":[4,6,5]}]}"#,
      "c, n, 4 on 1 January 2024, 6 on 2 January and 5 on 3 January: up 25 percent."
    ),
    (
      #"{"dataset":{"source":[["product","2015","2016"],["Tea",43,85],["Milk",83,73]]},"#
        + #""xAxis":{"type":"category"},"series":[{"type":"bar"},{"type":"bar"}]}"#,
      "c, 2015: Milk is highest with 83, 93 percent more than Tea."
    ),
    (
      #"{"xAxis":{"data":["A","B"]},"series":[{"type":"boxplot","data":[[1,2,3,4,5],[2,3,5,6,9]]}]}"#,
      "y, 2 groups: medians 5 in B and 3 in A."
    ),
    (
      #"{"xAxis":{"data":["Mon","Tue","Wed"]},"yAxis":{"name":"°C"},"series":[{"type":"line","#
        + #""data":[1,"-",3],"markLine":{"data":[{"yAxis":2,"name":"limit"}]}}]}"#,
      "c, °C, 1 on Monday and 3 on Wednesday: up 200 percent."
    ),
    (
      #"{"chart":{"type":"donut"},"series":[4,6],"labels":["a","b"]}"#,
      "y, 2 shares: b 60 percent and a 40 percent."
    ),
    (
      #"{"doc":{"version":"3.9","roots":[{"type":"object","name":"Figure","id":"p1","attributes":{"left":["#
        + #"{"type":"object","name":"LinearAxis","id":"p2","attributes":{"axis_label":"sold (kg)"}}],"#
        + #""renderers":[{"type":"object","name":"GlyphRenderer","id":"p3","attributes":{"data_source":{"#
        + #""type":"object","name":"ColumnDataSource","id":"p4","attributes":{"data":{"type":"map","#
        + #""entries":[["x",["Hill","Lake"]],["top",{"type":"ndarray","array":{"type":"bytes","#
        + #""data":"BAY="},"shape":[2],"dtype":"int8","order":"little"}]]}}},"glyph":{"type":"object","#
        + #""name":"VBar","id":"p5","attributes":{"x":{"type":"field","field":"x"},"#
        + #""top":{"type":"field","field":"top"}}}}}]}}]}}"#,
      "c, sold in kg: Lake leads with 6, 60 percent of all, 50 percent more than Hill."
    ),
    (
      #"{"results":{"A":{"frames":[{"schema":{"fields":[{"name":"Time","type":"time"},"#
        + #"{"name":"Value","type":"number","config":{"unit":"celsius"},"labels":{"host":"web1"}}]},"#
        + #""data":{"values":[[1704067200000,1704070800000],[4,6]]}}]}}}"#,
      "web1 in °C, 4 at 00:00 on 1 January 2024 and 6 at 01:00: up 2 °C."
    ),
    (
      #"[[{"entity_id":"sensor.t","state":"20.5","last_changed":"2024-01-01T00:00:00+00:00","#
        + #""attributes":{"unit_of_measurement":"°C","friendly_name":"Hall"}},"#
        + #"{"state":"unavailable","last_changed":"2024-01-01T01:00:00+00:00"},"#
        + #"{"state":"22","last_changed":"2024-01-01T02:00:00+00:00"}]]"#,
      "Hall in °C, 20.5 at 00:00 on 1 January 2024 and 22 at 02:00: up 1.5 °C."
    ),
  ])
  func seriesOfOthers(_ json: String, _ line: String) throws {
    #expect(try said(json) == line)
  }

  /// Options about cells read the table that the values stand in, as they did before.
  @Test func optionsAboutCellsMeanTheTable() throws {
    let bars =
      #"{"type":"bar","data":{"labels":["Hill","Lake","Mill"],"datasets":["#
      + #"{"label":"a","data":[4,3,8]},{"label":"b","data":[1,3,2]}]}}"#
    #expect(try said(bars, "--only", "b").hasPrefix("c, b"))
    #expect(try said(bars, "--as", "line").hasPrefix("c, a"))
    #expect(try said(bars, "--chart", "2").hasPrefix("2 audiograph:"))
    #expect(try said(bars, "--as", "box").hasPrefix("y, 6 values in 2 groups"))
  }

  /// What is not of their form stays what it was.
  @Test func otherJSONIsNoChart() throws {
    #expect(try said(#"{"data":[{"x":1,"y":4},{"x":2,"y":6}]}"#).contains("4"))
    #expect(try said(#"[{"type":"a","value":4},{"type":"b","value":6}]"#).contains("b is highest"))
  }
}
