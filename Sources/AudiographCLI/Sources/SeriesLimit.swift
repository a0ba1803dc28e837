// SPDX-License-Identifier: MIT

internal import Audiograph
internal import ChartInput

/// A table has more series than can be heard in turn.
struct TooManySeries: LibraryError, Equatable {
  let count: Int
  /// The names of all.
  let names: [String]

  /// As many series of one table as can be heard in turn.
  static let limit = 12

  var exitStatus: ExitCode { .input }

  /// Names the first two that no other series shares.
  var said: ProblemAndRemedy {
    let own = names.firstOwn
    return (
      .chartTooManySeries(count: count, limit: Self.limit),
      own.isEmpty
        ? .chartTooManySeriesRemedyRows()
        : .chartTooManySeriesRemedy(choice: seriesChoice(of: own))
    )
  }
}

extension Chart {
  /// Whether no table has more series than can be heard in turn.
  var canBeHeard: Bool { crowd == nil }

  /// Throws where a table has more series than can be heard in turn.
  func checkSeriesCount() throws(TooManySeries) {
    if let crowd { throw crowd }
  }

  private var crowd: TooManySeries? {
    let groups = series.filter { $0.quantity != nil }
    for source in groups.map(\.source).uniqued {
      let names = groups.filter { $0.source == source }.map(\.name)
      guard names.count <= TooManySeries.limit else {
        return TooManySeries(count: names.count, names: names)
      }
    }
    return nil
  }
}
