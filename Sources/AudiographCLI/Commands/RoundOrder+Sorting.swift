// SPDX-License-Identifier: MIT

internal import Audiograph

extension RoundOrder {
  /// Entries in this order, each with its chart; those that are alike stay in the order of the list.
  func sorted<Entry>(_ entries: [Entry], _ chart: (Entry) -> LoadedChart) -> [Entry] {
    switch self {
    case .list: entries
    case .name:
      entries.map { (entry: $0, name: chart($0).chart.title.lowercased()) }
        .sorted { $0.name < $1.name }.map(\.entry)
    case .change:
      entries.map { (entry: $0, change: Self.change(chart($0).chart)) }
        .sorted { $0.change > $1.change }.map(\.entry)
    }
  }

  /// How far a chart's first series moved to its last value, as a part of the value before the range or
  /// else the first; 0 for a chart that did not move or has no such part.
  private static func change(_ chart: Chart) -> Double {
    guard let series = chart.series.first, case let values = series.values.filter(\.isFinite),
      let first = series.base?.y ?? values.first, let last = values.last, first > 0
    else { return 0 }
    return abs(last / first - 1)
  }
}
