// SPDX-License-Identifier: MIT

/// What the positions along x are.
public struct AxisName: Sendable, Hashable {
  /// The name, without its unit: `Depth`.
  public var name: String
  /// The unit of the positions in words, or nil if the data did not say.
  public var unit: String?

  /// A name, and a unit where there is one.
  public init(_ name: String, unit: String? = nil) {
    self.name = name
    self.unit = unit
  }

  /// The heading of a column: `Depth (m)`.
  package var heading: String { unit.map { "\(name) (\($0))" } ?? name }
}
