// SPDX-License-Identifier: MIT

extension FormChart {
  /// The smoothed distribution of values.
  public init(_ density: Density, title: String) {
    self.init(density as any FormModel, title: title)
  }
}
