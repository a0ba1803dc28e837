// SPDX-License-Identifier: MIT

internal import Audiograph
internal import ChartInput

extension ExportCommand {
  /// Writes a chart, or into folders each chart of a source that states several.
  static func run(_ arguments: Arguments) throws {
    let charts = try arguments.ofEachChart
    guard charts.count > 1 else { return try ExportCommand(arguments).run() }
    var failures: [SourceFailure] = []
    _ = try failures.collect(from: charts, named: { .symbol($0.title) }) { chart in
      try ExportCommand(chart.arguments, named: chart.stem).run()
    }
    try failures.finish(ChartRequest(charts[0].arguments).reporter)
  }
}

extension Arguments {
  /// A chart of a source of several, and what its files are called.
  fileprivate typealias OneChart = (arguments: Arguments, title: String, stem: String)

  /// The same arguments for each chart of a file that states several, where nothing but folders is to be written
  /// and no chart was chosen; none for other sources, and for what cannot be read.
  fileprivate var ofEachChart: [OneChart] {
    get throws {
      guard !has(.chart), !has(.through), !onlyLists, operands.count == 1,
        !outputFolders.isEmpty, outputFolders.count == all(.output).count,
        case .file(let path) = try Source.all(of: self).first
      else { return [] }
      let reader = TableReader(options: try DataOptions(self).options)
      let titles = (try? reader.chartTitles(of: .path(path))) ?? []
      let digits = "\(titles.count)".count
      return titles.enumerated().map { place, title in
        var one = self
        one.add(.chart, "\(place + 1)")
        let number = "\(place + 1)"
        let zeros = String(repeating: "0", count: digits - number.count)
        let parts = [pathStem(path).fileStem, zeros + number, title.fileStem]
        return (one, title, parts.filter { !$0.isEmpty }.joined(separator: "-"))
      }
    }
  }
}
