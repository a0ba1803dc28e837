// SPDX-License-Identifier: MIT

internal import Audiograph
internal import ChartInput
internal import MarketData

/// One of the charts that come with the program.
struct Sample {
  /// What is typed for it: `nile`, `AAPL`.
  let name: String
  private let table: LoadedSource

  /// All of them: tables, then prices, each in alphabetical order.
  ///
  /// - Throws: `SourceError.noSamples`, `ReadError`.
  static func all() throws -> [Sample] {
    let folder = try SampleFolder()
    let tables = try folder.charts.map { name in
      let path = "\(folder.path)/\(name).csv"
      return Sample(
        name: name,
        table: try LoadedSource(.path(path), called: name, ReadOptions(), from: .file(name)))
    }
    let prices = try folder.symbols.compactMap {
      try MarketSymbol($0).map { symbol in
        Sample(
          name: symbol.text,
          table: try LoadedSource(
            sample: try folder.prices(of: symbol.text), of: symbol, ReadOptions()))
      }
    }
    return tables + prices
  }

  /// The file of a chart that is no prices, as its name is typed; nil for anything else.
  static func path(named name: String) -> String? {
    guard let folder = try? SampleFolder(), folder.charts.contains(name) else { return nil }
    return "\(folder.path)/\(name).csv"
  }
}

extension Sample {
  /// The chart on one line.
  ///
  /// For example: `nile: Annual flow, 1871 to 1970.`
  func line(in s: Sentences) -> String {
    let what = table.symbol == nil ? s.joined(table.data.headings) : table.name
    guard let first = table.data.x.firstDate, let last = table.data.x.lastDate else {
      return s.say(.sampleLine(name: name, what: what))
    }
    return s.say(.sampleDated(name: name, what: what, first: first, last: last))
  }
}
