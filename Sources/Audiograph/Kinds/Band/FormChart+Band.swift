// SPDX-License-Identifier: MIT

extension FormChart {
  /// Values between their bounds.
  public init(_ band: Band, title: String) { self.init(band as any FormModel, title: title) }
}
