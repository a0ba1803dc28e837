// SPDX-License-Identifier: MIT

import Audiograph
import Testing

@testable import ChartInput

/// The JSON of charting programs and of services of statistics.
@Suite struct ChartJSONTests {
  private func table(_ json: String) throws -> Table { try read(json, name: "chart.json") }

  private static let two: [(name: String, values: [Double])] = [
    ("Oslo", [4, 6, 5]), ("Bergen", [9, 7, 8]),
  ]

  /// Each is the rain of two towns in three months.
  @Test(arguments: [
    // Plotly
    #"{"data":[{"type":"bar","name":"Oslo","x":["2024-01","2024-02","2024-03"],"y":[4,6,5]},"#
      + #"{"type":"bar","name":"Bergen","x":["2024-01","2024-02","2024-03"],"y":[9,7,8]}],"layout":{}}"#,
    // Series by themselves
    #"[{"name":"Oslo","x":["2024-01","2024-02","2024-03"],"y":[4,6,5]},"#
      + #"{"name":"Bergen","x":["2024-01","2024-02","2024-03"],"y":[9,7,8]}]"#,
    // Chart.js
    #"{"type":"line","data":{"labels":["2024-01","2024-02","2024-03"],"datasets":["#
      + #"{"label":"Oslo","data":[4,6,5]},{"label":"Bergen","data":[9,7,8]}]}}"#,
    #"{"labels":["2024-01","2024-02","2024-03"],"datasets":["#
      + #"{"label":"Oslo","data":[4,6,5]},{"label":"Bergen","data":[9,7,8]}]}"#,
    #"{"data":{"datasets":[{"label":"Oslo","data":[{"x":"2024-01","y":4},{"x":"2024-02","y":6},"#
      + #"{"x":"2024-03","y":5}]},{"label":"Bergen","data":[{"x":"2024-01","y":9},"#
      + #"{"x":"2024-02","y":7},{"x":"2024-03","y":8}]}]}}"#,
    // Highcharts
    #"{"xAxis":{"categories":["2024-01","2024-02","2024-03"]},"series":["#
      + #"{"name":"Oslo","data":[4,6,5]},{"name":"Bergen","data":[9,7,8]}]}"#,
    #"{"series":[{"name":"Oslo","data":[["2024-01",4],["2024-02",6],["2024-03",5]]},"#
      + #"{"name":"Bergen","data":[["2024-01",9],["2024-02",7],["2024-03",8]]}]}"#,
    // ECharts
    #"{"xAxis":[{"type":"category","data":["2024-01","2024-02","2024-03"]}],"yAxis":{},"series":["#
      + #"{"name":"Oslo","data":[4,6,5]},{"name":"Bergen","data":[9,7,8]}]}"#,
    // Vega-Lite
    #"{"data":{"values":[{"m":"2024-01","r":4,"t":"Oslo"},{"m":"2024-02","r":6,"t":"Oslo"},"#
      + #"{"m":"2024-03","r":5,"t":"Oslo"},{"m":"2024-01","r":9,"t":"Bergen"},"#
      + #"{"m":"2024-02","r":7,"t":"Bergen"},{"m":"2024-03","r":8,"t":"Bergen"}]},"#
      + #""mark":"line","encoding":{"x":{"field":"m"},"y":{"field":"r"},"color":{"field":"t"}}}"#,
    // Google
    #"{"cols":[{"label":"month"},{"label":"Oslo"},{"label":"Bergen"}],"rows":["#
      + #"{"c":[{"v":"2024-01"},{"v":4},{"v":9}]},{"c":[{"v":"2024-02"},{"v":6},{"v":7}]},"#
      + #"{"c":[{"v":"2024-03"},{"v":5},{"v":8}]}]}"#,
    // JSON-stat
    #"{"version":"2.0","class":"dataset","label":"Rain","id":["town","time"],"size":[2,3],"#
      + #""value":[4,6,5,9,7,8],"dimension":{"town":{"category":{"index":["o","b"],"#
      + #""label":{"o":"Oslo","b":"Bergen"}}},"#
      + #""time":{"category":{"index":{"2024-01":0,"2024-02":1,"2024-03":2}}}}}"#,
    // The World Bank
    #"[{"page":1},[{"indicator":{"value":"Rain"},"country":{"value":"Oslo"},"date":"2024-01","value":4},"#
      + #"{"indicator":{"value":"Rain"},"country":{"value":"Oslo"},"date":"2024-02","value":6},"#
      + #"{"indicator":{"value":"Rain"},"country":{"value":"Oslo"},"date":"2024-03","value":5},"#
      + #"{"indicator":{"value":"Rain"},"country":{"value":"Bergen"},"date":"2024-01","value":9},"#
      + #"{"indicator":{"value":"Rain"},"country":{"value":"Bergen"},"date":"2024-02","value":7},"#
      + #"{"indicator":{"value":"Rain"},"country":{"value":"Bergen"},"date":"2024-03","value":8}]]"#,
  ])
  func twoSeries(json: String) throws {
    let table = try table(json)
    #expect(table.columns.map(\.name) == Self.two.map(\.name))
    for (column, one) in zip(table.columns, Self.two) {
      #expect(column.values == one.values)
      #expect((column.x ?? table.x).texts == ["2024-01", "2024-02", "2024-03"])
    }
  }

  /// Each is one series.
  @Test(
    arguments: [
      (#"{"data":[{"y":[4,6,5]}]}"#, nil),
      (#"{"data":[{"labels":["a","b","c"],"values":[4,6,5]}]}"#, "a"),
      (#"{"data":[{"x":["a","b","c"],"y":{"dtype":"i1","bdata":"BAYF"}}]}"#, "a"),
      (
        #"{"data":[{"x":{"dtype":"u2","bdata":"0AfRB9IH"},"y":{"dtype":"f8","bdata":"AAAAAAAAEEAAAAAAAAAYQAAAAAAAABRA"}}]}"#,
        "2000"
      ),
      (#"{"data":[{"orientation":"h","y":["a","b","c"],"x":[4,6,5]}]}"#, "a"),
      (#"{"series":[{"pointStart":1990,"data":[4,6,5]}]}"#, "1990"),
      (
        #"{"xAxis":{"type":"value"},"yAxis":{"data":["a","b","c"]},"series":[{"data":[4,6,5]}]}"#,
        "a"
      ),
      (#"{"xaxis":{"categories":["a","b","c"]},"series":[{"name":"n","data":[4,6,5]}]}"#, "a"),
      (
        #"{"status":"success","data":{"resultType":"vector","result":[{"metric":{"job":"a"},"value":[17,"4"]},"#
          + #"{"metric":{"job":"b"},"value":[17,"6"]},{"metric":{"job":"c"},"value":[17,"5"]}]}}"#,
        "a"
      ),
      (#"[{"x":"a","y":[4]},{"x":"b","y":[6]},{"x":"c","y":[5]}]"#, "a"),
    ] as [(String, String?)])
  func oneSeries(json: String, first: String?) throws {
    let table = try table(json)
    #expect(table.columns.map(\.values) == [[4, 6, 5]])
    if let first { #expect(table.x.texts.first == first) }
  }

  @Test func namesOfAxes() throws {
    let table = try table(
      #"{"data":[{"x":["2024-01","2024-02"],"y":[4,6]}],"layout":{"title":{"text":"<b>Rain</b>"},"#
        + #""xaxis":{"title":"Month"},"yaxis":{"title":{"text":"Rain (mm)"}}}}"#)
    #expect(table.layout.x.map(\.heading) == ["Month"])
    #expect(table.columns.map(\.name) == ["Rain"])
    #expect(table.columns.map(\.unit) == ["mm"])
    #expect(table.stated?.title == "Rain")
  }

  @Test func timesOfHighcharts() throws {
    let table = try table(
      #"{"series":[{"name":"n","data":[[1704067200000,4],[1704153600000,6],[1704240000000,5]]}]}"#)
    #expect(table.x.texts.map { $0.prefix(10) } == ["2024-01-01", "2024-01-02", "2024-01-03"])
  }

  @Test func prometheus() throws {
    let table = try table(
      #"{"status":"success","data":{"resultType":"matrix","result":["#
        + #"{"metric":{"__name__":"up","job":"a"},"values":[[1700000000,"0"],[1700000060,"1"]]},"#
        + #"{"metric":{"__name__":"up","job":"b"},"values":[[1700000000,"3"],[1700000060,"4"]]}]}}"#
    )
    #expect(table.columns.map(\.name) == ["a", "b"])
    #expect(table.columns.map(\.values) == [[0, 1], [3, 4]])
    #expect(table.x.holdsDates)
  }

  @Test func missingValuesOfACube() throws {
    let table = try table(
      #"{"class":"dataset","id":["sex","year"],"size":[1,3],"value":{"0":4,"2":5},"dimension":{"#
        + #""sex":{"category":{"label":{"T":"Total"}}},"#
        + #""year":{"category":{"index":["2001","2002","2003"]}}}}"#)
    #expect(table.x.texts == ["2001", "2002", "2003"])
    let values = try #require(table.columns.first?.values)
    #expect(values[0] == 4 && values[1].isNaN && values[2] == 5)
  }

  /// Lists of one element in the cells of delimited text.
  @Test func listsOfOneElement() throws {
    let table = try read("start,value\n2024-03-01,[71]\n2024-03-02,[75]\n2024-03-03,\n")
    #expect(table.columns[0].values[..<2] == [71, 75])
    #expect(table.columns[0].values[2].isNaN)
    #expect(
      try failure(Array("name,value\na,\"[71,2]\"\nb,\"[75,3]\"\n".utf8))
        == .listInCell(
          CellLocation(file: "data.csv", row: 2, column: ColumnName(number: 2, heading: "value")),
          text: "[71,2]"))
  }
}
