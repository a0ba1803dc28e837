// SPDX-License-Identifier: MIT

internal import Audiograph

/// Says in words what a chart shows.
struct DescribeCommand {
  private let request: ChartRequest

  init(_ arguments: Arguments) throws(UsageError) {
    request = try ChartRequest(arguments)
  }

  func run() throws {
    if request.arguments.has(.listColumns) { return try request.printColumns() }
    try Manifest.check(request)
    let loaded = try request.load()
    var lines = description(of: loaded)
    if request.arguments.has(.explain) || request.arguments.has(.manifest) {
      let score = try request.score(loaded.chart)
      try Manifest.write(score, request)
      lines += request.explanation(score, loaded.chart)
    }
    try Console.print(lines)
  }
}

/// Where the data are from, then what they show.
func description(of loaded: LoadedChart) -> [String] {
  loaded.provenance + EnglishWords.sentences(for: loaded.told, measures: loaded.measures)
}
