// SPDX-License-Identifier: MIT

/// What is drawn of a chart, in the units of its data.
struct FormPicture: Sendable {
  var x: Axis
  var y: Axis
  var marks: [Mark]
  /// The names of the colours, in their order; empty where there is one.
  var legend: [String] = []

  /// One side of a picture.
  struct Axis: Sendable {
    var low: Double
    /// Greater than `low`, or equal to it.
    var high: Double
    var title: String
    /// Names at whole numbers from 0; empty for numbers.
    var names: [String] = []
  }

  /// Something that is drawn.
  enum Mark: Sendable {
    /// A rectangle from the lower left to the upper right corner.
    case area(x: ClosedRange<Double>, y: ClosedRange<Double>, color: Int, strength: Double)
    case line([Position], color: Int, isDashed: Bool)
    case dot(Position, color: Int)
    /// A text around a place.
    case text(Position, String)
  }

  /// A place in a picture.
  struct Position: Sendable, Hashable {
    var x: Double
    var y: Double
  }
}
