// SPDX-License-Identifier: MIT

extension FormName {
  /// What a kind of chart that is no line is made of; nil for values in their order.
  var traits: FormTraits? {
    switch self {
    case .line, .candles, .bars: nil
    case .scatter: Scatter.traits
    case .histogram: Histogram.traits
    case .density: Density.traits
    case .box: BoxPlot.traits
    case .band: Band.traits
    case .heatmap: HeatMap.traits
    case .share: Shares.traits
    }
  }

  /// Whether values are heard in their order, as a line or as price bars.
  package var isOfSeries: Bool { [.line, .candles, .bars].contains(self) }

  /// The columns that it is made of; nil for values in their order.
  package var shape: FormShape? { traits?.shape }

  /// Whether its pitch is a count or a share, from 0 on, and no value of the data.
  package var countsFromZero: Bool { traits?.countsFromZero ?? false }

  /// Which of its columns of numbers is told where only one can be.
  package var toldColumn: Int { traits?.toldColumn ?? 0 }

  /// Whether something can be asked for of it.
  package func obeys(_ option: FormOption) -> Bool { traits?.options.contains(option) ?? false }
}
