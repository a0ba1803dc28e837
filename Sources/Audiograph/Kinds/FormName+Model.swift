// SPDX-License-Identifier: MIT

extension FormName {
  /// The type of a kind of chart that is no line; nil for values in their order.
  var model: (any FormModel.Type)? {
    switch self {
    case .line, .candles, .bars: nil
    case .scatter: Scatter.self
    case .histogram: Histogram.self
    case .density: Density.self
    case .box: BoxPlot.self
    case .band: Band.self
    case .heatmap: HeatMap.self
    case .share: Shares.self
    }
  }

  /// Whether values are heard in their order, as a line or as price bars.
  package var isOfSeries: Bool { model == nil }

  /// The columns that it is made of; nil for values in their order.
  package var shape: FormShape? { model?.shape }

  /// Whether its pitch is a count or a share, from 0 on, and no value of the data.
  package var countsFromZero: Bool { model?.countsFromZero ?? false }

  /// Which of its columns of numbers is told where only one can be.
  package var toldColumn: Int { model?.toldColumn ?? 0 }

  /// Whether something can be asked for of it.
  package func obeys(_ option: FormOption) -> Bool { model?.options.contains(option) ?? false }
}
