// SPDX-License-Identifier: MIT

extension FormChart {
  /// A value for each row and column of a grid.
  public init(_ map: HeatMap, title: String) { self.init(map as any FormModel, title: title) }
}
