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

extension ProvisionalValue {
  /// The value of the day that is not over, with which a series ends; nil for none.
  fileprivate init?(ending series: Series) {
    guard let point = series.provisionalPoint, case .date(let day) = point.x else { return nil }
    let settled = series.settled
    guard let last = settled.values.indices.last(where: { !settled.values[$0].isNaN }),
      let base = settled.point(at: last)
    else { return nil }
    self.init(value: point.y, date: day, base: base)
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
    context.provisional = ProvisionalValue(ending: series)
    try self.init(
      chart: Chart(title: series.name, series: [series]), context: context, provenance: [],
      notes: [], bars: nil, layouts: [])
  }
}
