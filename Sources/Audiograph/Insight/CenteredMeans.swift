// SPDX-License-Identifier: MIT

/// The mean of the values within half a cycle on either side of each point.
struct CenteredMeans {
  let means: [Double]

  /// The means of values along a calendar.
  ///
  /// Of a year, values half a cycle away count one half on either side (the 2 × 12 moving average);
  /// otherwise the window would lean to one side, and any slope would look like a season. Days of the
  /// month vary a little, so half a cycle is met within a sixteenth of a month or quarter.
  init(_ values: [Double], _ calendar: SeasonCalendar) {
    let reach = calendar.length / 2
    guard calendar.period == .year else {
      means = Window(values, calendar.times, from: -reach - 1e-9, to: reach - 1e-9).sums.map(\.mean)
      return
    }
    let outer = Window(values, calendar.times, from: -reach - 0.06, to: reach + 0.06)
    let inner = Window(values, calendar.times, from: -reach + 0.06, to: reach - 0.06)
    means = zip(outer.sums, inner.sums).map { outer, inner in
      Sum(total: (outer.total + inner.total) / 2, count: (outer.count + inner.count) / 2).mean
    }
  }
}

/// A sum of so many values.
private struct Sum {
  var total: Double
  var count: Double

  var mean: Double { total / count }
}

/// The sums of the values that stand between two distances from each point.
private struct Window {
  let sums: [Sum]

  init(_ values: [Double], _ times: [Double], from low: Double, to high: Double) {
    var totals = [0.0]
    for value in values { totals.append(totals[totals.count - 1] + value) }
    var (start, end) = (0, 0)
    sums = times.map { time in
      while times[start] < time + low { start += 1 }
      while end < times.count, times[end] < time + high { end += 1 }
      end = max(end, start + 1)
      return Sum(total: totals[end] - totals[start], count: Double(end - start))
    }
  }
}
