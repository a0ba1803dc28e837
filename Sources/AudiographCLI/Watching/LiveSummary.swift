// SPDX-License-Identifier: MIT

internal import Audiograph
internal import Posix

extension ChartRequest {
  /// Throws where not even the shortest words about one value would fit into what `--max-length` allows:
  /// better now than after hours.
  func checkRoomForWords(about subject: LiveChart.Subject) throws {
    guard !isQuiet, let series = subject.series else { return }
    _ = try LoadedChart(following: series).sentences(words, usual: .short)
  }
}

extension LoadedChart {
  /// What is told at the end, or why nothing is.
  func fitting(_ choices: WordingOptions) throws -> [String] {
    do { return try sentences(choices, usual: .short) } catch let error as UsageError {
      guard error.isLike(.wordsTooLong(limit: 0, needed: 0)) else { throw error }
      let s = Console.sentences
      Console.report([s.say(.warning(text: ErrorWords(error, in: s).problem))])
      return []
    }
  }

  /// A chart of what was followed so far.
  init(following series: Series) throws(ChartError) {
    var context = ChartContext()
    context.today = CalendarDate(day: Int(WallClock.seconds / 86_400))
    try self.init(
      chart: Chart(title: series.name, series: [series]), context: context, provenance: [],
      notes: [], bars: nil, layouts: [])
  }
}
