// SPDX-License-Identifier: MIT

internal import Audiograph
internal import JSON

/// The charts that scripts of a page hand over to libraries as literals, or that its pictures carry.
struct PageScripts {
  private let bytes: [UInt8]
  private let budget: TextBudget
  private(set) var charts: [ChartDraft] = []

  /// More charts than any page has.
  private static let most = 1000
  /// What is called with a chart, up to its bracket.
  private static let calls = [
    "Plotly.newPlot", "Plotly.react", "Plotly.plot", "vegaEmbed", "new Chart", "Highcharts.chart",
    "Highcharts.stockChart", "Highcharts.Chart", "new ApexCharts", ".setOption",
  ].map { (name: $0, reversed: Array($0.utf8.reversed())) }

  init(_ page: HTMLTables) {
    bytes = page.bytes
    // Literals are as long as they stand there, unless variables repeat them.
    budget = TextBudget(limit: 4 * bytes.count + 65_536)
    let scripts = page.scripts
    var variables: [String: Int] = [:]
    for script in scripts { addVariables(of: bytes[script], to: &variables) }
    for script in scripts where charts.count < Self.most { read(bytes[script], variables) }
    for json in page.chartAttributes where charts.count < Self.most { take(json: json, code: nil) }
  }

  private mutating func read(_ script: ArraySlice<UInt8>, _ variables: [String: Int]) {
    if let first = script.first(where: { $0 > Byte.space }), "{[".utf8.contains(first) {
      take(json: Array(script), code: nil)
      return
    }
    var rest = script
    while let bracket = rest.firstIndex(of: UInt8(ascii: "(")), charts.count < Self.most {
      rest = rest[(bracket + 1)...]
      let before = script[script.startIndex..<bracket].suffix(24)
      let name = Self.calls.first { call in
        before.reversed().drop { $0 <= Byte.space }.starts(with: call.reversed)
      }?.name
      if let name { rest = rest[take(name, from: bracket + 1, in: script, variables)...] }
    }
  }

  /// Takes the chart of a call, whose arguments begin here; returns where they end.
  private mutating func take(
    _ name: String, from start: Int, in script: ArraySlice<UInt8>, _ variables: [String: Int]
  ) -> Int {
    var place = start
    var found: [ScriptLiteral] = []
    for _ in 0..<4 {
      guard
        let literal = ScriptLiteral(
          bytes[...script.endIndex.advanced(by: -1)], at: place, variables, budget)
      else { break }
      found.append(literal)
      guard literal.end < script.endIndex, bytes[literal.end] == Byte.comma else { break }
      place = literal.end + 1
    }
    let isPlotly = name.begins(with: "Plotly")
    let parts = found.filter {
      $0.text.first == UInt8(ascii: "{") || isPlotly && $0.text.first == UInt8(ascii: "[")
    }
    guard let first = parts.first else { return start }
    var json = first.text
    if isPlotly, json.first == UInt8(ascii: "[") {
      let layout = parts.dropFirst().first?.text ?? Array("{}".utf8)
      json =
        Array("{\"data\":".utf8) + json + Array(",\"layout\":".utf8) + layout + [UInt8(ascii: "}")]
    }
    take(json: json, code: first.code)
    return max(start, found.last?.end ?? start)
  }

  private mutating func take(json: [UInt8], code: String?) {
    do throws(JSONDocument.Failure) {
      for var draft in LibraryCharts.drafts(try JSONDocument(json.span).root) {
        if let code { draft.fault = .computed(code.utf8.bounded()) }
        charts.append(draft)
      }
    } catch {
      return
    }
  }

  /// Adds where literals begin that variables are given: `const data = [`.
  private func addVariables(of script: ArraySlice<UInt8>, to variables: inout [String: Int]) {
    var rest = script
    while let sign = rest.firstIndex(of: UInt8(ascii: "=")) {
      rest = rest[(sign + 1)...]
      let value = rest.drop { $0 <= Byte.space }
      guard let first = value.first, "{[".utf8.contains(first) else { continue }
      let name = script[script.startIndex..<sign].suffix(64).reversed().drop { $0 <= Byte.space }
        .prefix { $0.isDigit || (97...122).contains($0.lowercased) || $0 == UInt8(ascii: "_") }
      guard !name.isEmpty else { continue }
      variables[String(decoding: name.reversed(), as: UTF8.self)] = value.startIndex
    }
  }
}
