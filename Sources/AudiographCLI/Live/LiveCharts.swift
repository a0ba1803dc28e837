// SPDX-License-Identifier: MIT

/// The charts of all that is followed, however many, and which of them is due next.
struct LiveCharts {
  /// A moment at which something is due, in milliseconds since 1970.
  private struct Due {
    var time: Int64
    var chart: Int

    func isBefore(_ other: Due) -> Bool { (time, chart) < (other.time, other.chart) }
  }

  private var charts: [LiveChart]
  /// A heap, the first on top, in which moments stay that are no longer true.
  private var dues: [Due] = []
  /// When each chart is due.
  private var current: [Int64?]
  /// How many charts have a value that is still to be heard.
  private var movingCount = 0

  init(_ charts: [LiveChart]) {
    self.charts = charts
    current = charts.map { _ in nil }
    for index in charts.indices { note(index, wasMoving: false) }
  }

  var indices: Range<Int> { charts.indices }
  var all: [LiveChart] { charts }
  subscript(_ index: Int) -> LiveChart { charts[index] }

  /// Whether a value is still to be heard.
  var isMoving: Bool { movingCount > 0 }

  /// Which chart is due first, and when; nil if none is.
  var next: (time: Int64, chart: Int)? { dues.first.map { ($0.time, $0.chart) } }

  /// Changes a chart.
  mutating func change<Result>(_ index: Int, _ body: (inout LiveChart) -> Result) -> Result {
    let wasMoving = charts[index].isMoving
    let result = body(&charts[index])
    note(index, wasMoving: wasMoving)
    return result
  }

  private mutating func note(_ index: Int, wasMoving: Bool) {
    movingCount += (charts[index].isMoving ? 1 : 0) - (wasMoving ? 1 : 0)
    let due = charts[index].due
    guard due != current[index] else { return }
    current[index] = due
    if let due { push(Due(time: due, chart: index)) }
    while let first = dues.first, current[first.chart] != first.time { pop() }
  }

  private mutating func push(_ due: Due) {
    dues.append(due)
    var place = dues.count - 1
    while place > 0, case let above = (place - 1) / 2, dues[place].isBefore(dues[above]) {
      dues.swapAt(place, above)
      place = above
    }
  }

  /// Takes the first away.
  private mutating func pop() {
    dues.swapAt(0, dues.count - 1)
    dues.removeLast()
    var place = 0
    while true {
      let below = [2 * place + 1, 2 * place + 2].filter { $0 < dues.count }
        .min { dues[$0].isBefore(dues[$1]) }
      guard let below, dues[below].isBefore(dues[place]) else { return }
      dues.swapAt(place, below)
      place = below
    }
  }
}
