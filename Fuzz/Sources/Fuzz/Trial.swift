// SPDX-License-Identifier: MIT

internal import Audiograph
internal import ChartInput

/// What libFuzzer, which has the program's `main`, calls with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  Trial.run(Array(UnsafeBufferPointer(start: bytes, count: count)))
  return 0
}

/// One table that is read, told and drawn up as far as sound would be.
///
/// The first bytes choose options; the rest, after a line end, is the table.
enum Trial {
  static func run(_ input: [UInt8]) {
    let text = Array(input.dropFirst(OptionBytes.count + 1))
    var bytes = OptionBytes(input.prefix(OptionBytes.count))
    let name = bytes.pick(["table", "table.csv", "table.tsv", "table.json", "table.ndjson"])
    let reader = TableReader(options: options(&bytes))
    let source = DataSource.bytes(text, name: name)
    _ = try? reader.columns(of: source)
    guard let table = try? reader.read(source), let cuts = try? table.series() else { return }
    tell(cuts.prefix(4).map(\.series))
  }

  private static func options(_ bytes: inout OptionBytes) -> ReadOptions {
    var options = ReadOptions()
    options.format = bytes.pick([nil, nil, nil, .csv, .tsv, .json, .ndjson])
    options.delimiter = bytes.pick([nil, nil, nil, ",", ";", "\t", "|", " "])
    options.decimal = bytes.pick([nil, nil, .point, .comma])
    options.thousands = bytes.pick([nil, nil, nil, ",", ".", " ", "'"])
    options.headerLine = bytes.pick([nil, nil, nil, 0, 1, 2, 1000])
    options.skippedLines = bytes.pick([0, 0, 0, 1, 2, .max])
    options.dateFormat = bytes.pick([nil, nil, nil, "%d.%m.%Y", "%m/%d/%y %H:%M", "%b %Y"])
      .flatMap { try? DateFormat($0) }
    options.x = bytes.pick([nil, nil, nil, .number(1), .number(2), .name("a")])
    options.y = bytes.pick([[], [], [], [.number(1)], [.number(2), .number(3)], [.name("b")]])
    options.grouping = bytes.pick([
      .automatic, .automatic, .none, .columns([.number(1)]), .columns([.number(2), .number(3)]),
    ])
    options.conditions = bytes.pick([[], [], [RowCondition(column: .number(1), text: "a")]])
    options.only = bytes.pick([[], [], ["a"]])
    options.aggregate = bytes.pick([nil, nil, nil] + Aggregate.allCases)
    options.regex = bytes.pick([nil, nil, nil, nil, #"(\d+)\D+(?<b>\d+)"#])
    options.field = bytes.pick([nil, nil, nil, "data", "a.0", "*"])
    options.comment = bytes.pick([nil, nil, nil, "%", "//", ""])
    options.missing = bytes.pick([[], [], ["x", "0"]])
    options.value = bytes.pick([nil, nil, nil] + PriceValue.allCases)
    let flags = bytes.next()
    options.ignoresBadCells = flags & 1 != 0
    options.allPriceColumns = flags & 2 != 0
    options.expectsPrices = flags & 4 != 0
    let kinds: [FormName?] = [.line, nil] + FormName.allCases
    options.form = kinds[Int(flags >> 3) % kinds.count]
    return options
  }

  private static func tell(_ series: [Series]) {
    for chart in charts(series.map(\.values)) {
      for level in Level.allCases { _ = chart.description(level: level) }
      _ = try? Score(chart)
    }
    guard let chart = try? Chart(title: "", series: series) else { return }
    for level in Level.allCases {
      _ = Description(ChartFacts(chart, withStatistics: true)).sentences(level)
    }
    _ = try? Score(chart)
  }

  /// The kinds of charts that columns make.
  private static func charts(_ columns: [[Double]]) -> [FormChart] {
    guard let first = columns.first else { return [] }
    let names = first.indices.map { "n\($0 % 3)" }
    var charts = [
      (try? Histogram(first, named: "a")).map { FormChart($0, title: "") },
      (try? Density(first, named: "a")).map { FormChart($0, title: "") },
      (try? BoxPlot(values: first, named: "a", groups: names)).map { FormChart($0, title: "") },
      (try? Shares(values: first, named: "a", names: names)).map { FormChart($0, title: "") },
      (try? HeatMap(values: columns, rows: names, columns: names)).map { FormChart($0, title: "") },
    ]
    if columns.count > 1 {
      charts.append(
        (try? Scatter(x: first, y: columns[1], xNamed: "a", yNamed: "b")).map {
          FormChart($0, title: "")
        })
    }
    if columns.count > 2 {
      charts.append(
        (try? Band(
          values: first, lower: columns[1], upper: columns[2], named: "a",
          x: .rows(count: first.count))).map { FormChart($0, title: "") })
    }
    return charts.compactMap { $0 }
  }
}
