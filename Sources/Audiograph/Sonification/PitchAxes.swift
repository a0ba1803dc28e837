// SPDX-License-Identifier: MIT

/// The laws of a chart's axes, and which of them each series follows.
struct PitchAxes {
  var laws: [PitchLaw] = []
  /// One index into `laws` for each series.
  var lawOfSeries: [Int] = []

  /// Groups the series into axes and fits a pitch mapping to the values of each.
  init(_ series: [Series], style: SoundStyle) throws(ScoreError) {
    let groups = Self.groups(series, sharing: style.axisSharing)
    lawOfSeries = [Int](repeating: 0, count: series.count)
    for (index, members) in groups.enumerated() {
      for member in members { lawOfSeries[member] = index }
      laws.append(try Self.law(of: members.map { series[$0] }, style: style))
    }
  }

  /// Indices of the series that share an axis, in the order of their first members.
  ///
  /// Columns of one source share one where their unit is known and the same. Those of the groups of a
  /// column are, and ranks have none. Columns alike without a unit share one, too, where none of them
  /// would be nearly flat on it.
  private static func groups(
    _ series: [Series], sharing: SoundStyle.AxisSharing
  ) -> [[Int]] {
    let extents = series.count > 1 ? series.map(\.values.extent) : []
    var groups: [[Int]] = []
    for index in series.indices {
      let home = groups.firstIndex { group in
        share(series[group[0]], series[index], sharing)
          || sharing == .byUnit && series[group[0]].isLike(series[index])
            && fillAnAxis((group + [index]).map { extents[$0] })
      }
      if let home { groups[home].append(index) } else { groups.append([index]) }
    }
    return groups
  }

  /// The part of a common axis that each of several columns fills at least.
  private static let leastShare = 0.1

  /// Whether none of some columns would be nearly flat on an axis from the lowest of all to the highest.
  private static func fillAnAxis(_ extents: [(low: Double, high: Double)]) -> Bool {
    let low = extents.map(\.low).min() ?? 0
    let high = extents.map(\.high).max() ?? 0
    let whole = high / 2 - low / 2
    return extents.allSatisfy { $0.high / 2 - $0.low / 2 >= leastShare * whole }
  }

  private static func share(
    _ first: Series, _ second: Series, _ sharing: SoundStyle.AxisSharing
  ) -> Bool {
    switch sharing {
    case .shared: true
    case .own: false
    case .byUnit where first.axis?.number != nil && second.axis?.number != nil:
      first.source == second.source && first.axis?.number == second.axis?.number
    case .byUnit:
      first.source == second.source && first.unit == second.unit
        && (first.unit != nil || first.kind == .rank && second.kind == .rank
          || (first.quantity != nil && first.quantity == second.quantity))
    }
  }

  private static func law(of series: [Series], style: SoundStyle) throws(ScoreError) -> PitchLaw {
    let axis = series.first?.axis
    var style = style.on(axis)
    let areRanks = series.allSatisfy(\.lowIsHigh)
    style.isInverted = style.isInverted ?? areRanks
    let extent = Self.extent(of: series, as: style.form)
    style.includesZero = style.includesZero ?? style.standsOnZero(series, extent)
    var law = try PitchLaw(over: extent, of: series[0].name, style: style) {
      scale(for: series, from: min($0.low, $1.low), over: $1)
    }
    law.isDrawnDown = areRanks || axis?.isReversed == true
    return law
  }

  /// Logarithmic for prices that are all positive and at least triple between the ends.
  private static func scale(
    for series: [Series], from lowest: Double, over ends: (low: Double, high: Double)
  ) -> PitchScale {
    let isPrice = series.allSatisfy { $0.kind == .price }
    return isPrice && lowest > 0 && ends.high / 3 >= ends.low ? .log : .linear
  }

  private static func extent(
    of series: [Series], as form: SoundStyle.Form
  ) -> (low: Double, high: Double) {
    var low = Double.infinity
    var high = -Double.infinity
    for ends in series.map({ $0.extent(as: form) }) {
      low = min(low, ends.low)
      high = max(high, ends.high)
    }
    return (low, high)
  }
}

extension Series {
  /// Whether another column of the source has no unit either; what is known to be of its own quantity is
  /// like nothing else.
  fileprivate func isLike(_ other: Series) -> Bool {
    source == other.source && kind == other.kind
      && [self, other].allSatisfy { $0.unit == nil && $0.quantity == nil && $0.axis?.number == nil }
  }
}

extension SoundStyle {
  /// The part of the largest number by which bars on zero differ at least.
  private static let leastDifference = 0.1

  /// Whether bars from `extent.low` to `extent.high` are heard from zero: where that means none, and they can
  /// be told apart from there.
  fileprivate func standsOnZero(_ bars: [Series], _ extent: (low: Double, high: Double)) -> Bool {
    form == .line && minimum == nil && scale != .log
      && bars.allSatisfy {
        !$0.hasOrderAlongX && $0.hasTrueZero(between: extent.low, and: extent.high)
      }
      && extent.high / 2 - extent.low / 2
        >= Self.leastDifference * max(abs(extent.low), abs(extent.high)) / 2
  }
}

extension Series {
  /// The lowest and the highest value that is heard.
  fileprivate func extent(as form: SoundStyle.Form) -> (low: Double, high: Double) {
    switch form {
    case .line: values.extent
    // An open or a close beyond the low and the high is an error of the data, and heard all the same.
    case .candles: candles.flatMap(\.path).extent
    }
  }

  /// The complete bars.
  fileprivate var candles: [Candle] {
    bars.map { bars in (0..<bars.count).compactMap { bars.candle(at: $0) } } ?? []
  }
}

extension SoundStyle {
  /// The same style, where it leaves something open as an axis has it.
  func on(_ axis: StatedAxis?) -> SoundStyle {
    guard let axis else { return self }
    var style = self
    style.scale = scale ?? axis.isLogarithmic.map { $0 ? .log : .linear }
    if axis.isReversed { style.isInverted = isInverted ?? true }
    return style
  }
}

extension PitchLaw {
  /// The law of a style for values from `data.low` to `data.high`, with a scale that the ends of the
  /// values and of the axis decide where the style has none.
  init(
    over data: (low: Double, high: Double), of name: String, style: SoundStyle,
    usual: (_ data: (low: Double, high: Double), _ ends: (low: Double, high: Double)) -> PitchScale
  ) throws(ScoreError) {
    var ends = data
    if style.includesZero == true { ends = (min(ends.low, 0), max(ends.high, 0)) }
    if let minimum = style.minimum { ends.low = minimum }
    if let maximum = style.maximum { ends.high = maximum }
    let isGiven = style.minimum != nil || style.maximum != nil
    let isFinite = ends.low.isFinite && ends.high.isFinite
    guard !isGiven || (isFinite && ends.low < ends.high) else {
      throw .emptyAxis(minimum: ends.low, maximum: ends.high)
    }
    let scale = style.scale ?? usual(data, ends)
    if scale == .log, min(data.low, ends.low) <= 0 {
      throw .logarithmOf(value: min(data.low, ends.low), series: name)
    }
    self.init(
      scale: scale, range: style.pitchRange, minimum: ends.low, maximum: ends.high,
      isInverted: style.isInverted ?? false, notes: style.notes)
  }
}
