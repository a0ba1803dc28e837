// SPDX-License-Identifier: MIT

/// A series that is steady but for a peak or a trough.
extension SeriesPlan {
  /// The spike, where the words tell it as one; percent change has words of its own.
  var toldSpike: Spike? {
    shape != nil || isAlmostUnchanged || facts.series.rebasedKind != nil ? nil : facts.spike
  }

  /// The spike, named exactly, however long the chart is: `stayed near 90 but for a peak of 656 at 19:34 on
  /// 22 April`.
  mutating func steady(_ spike: Spike) -> Said {
    let place = Said.spikeAt(place: memory.mention(spike.extreme), isFirst: spike.extremeCount > 1)
    let figures = figures(spike)
    let stayed: Said =
      spike.trend.isDirected
      ? .trend(shape: spike.trend, isPrice: isPrice) : .trendNear(value: figures.near)
    return toldTrend == .steadyWithTrough
      ? .trendTrough(stayed: stayed, value: figures.extreme, place: place)
      : .trendPeak(stayed: stayed, value: figures.extreme, place: place)
  }

  /// The median to few digits, unless that would move it or make it read like the spike.
  private func figures(_ spike: Spike) -> (near: Figure, extreme: Figure) {
    let others = [spike.extreme.y, facts.minimum.y, facts.maximum.y]
    let told = style.figures(of: [spike.median.withoutNoise] + others)
    let near = Figure(derived: spike.median.withoutNoise)
    let moved = abs(near.approximateValue - spike.median)
    let isNear = moved <= 0.02 * abs(spike.extreme.y - spike.median)
    return (
      !isPrice && kind != .rank && isNear && !told.dropFirst().contains(near) ? near : told[0],
      told[1]
    )
  }

  /// The extreme at the other side, with its place: no start is told that it could be.
  mutating func extremes(besides spike: Spike) -> Extremes? {
    let isPeak = facts.trend.class == .steadyWithPeak
    if spike.trend.isDirected { return extremes(highest: !isPeak, lowest: isPeak) }
    let (value, count) =
      isPeak ? (facts.minimum, facts.minimumCount) : (facts.maximum, facts.maximumCount)
    let mention = memory.mention(value)
    let extreme = Extremes.Extreme(
      figure: style.figures(of: [value.y, spike.extreme.y])[0],
      place: count > 1 ? .firstAt(mention) : .at(mention))
    return Extremes(
      highest: isPeak ? nil : extreme, lowest: isPeak ? extreme : nil, subject: extremeSubject)
  }
}

extension TrendClass {
  /// Whether it rises or falls from one end to the other.
  var isDirected: Bool {
    switch self {
    case .roseSteadily, .fellSteadily, .roseWithSetbacks, .fellWithRecoveries: true
    default: false
    }
  }
}

extension Figure {
  /// The number that the figure says.
  fileprivate var approximateValue: Double {
    let power =
      switch scale {
      case .ones: 0
      case .groups(let group): 3 * group
      case .parts(let group): -3 * group
      case .power(let exponent): exponent
      }
    return Double("\(digits.text())e\(power)") ?? .nan
  }
}
