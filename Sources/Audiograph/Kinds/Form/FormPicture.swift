// SPDX-License-Identifier: MIT

/// What is drawn of a chart, in the units of its data.
struct FormPicture: Sendable {
  var x: Axis
  var y: Axis
  var marks: [Mark]
  /// The names of the colours, in their order; empty if there is one.
  var legend: [String] = []
  /// The values of the palest and the strongest areas, where their strength tells a value.
  var shading: ClosedRange<Double>?
  /// What the two dashed lines are; nil where there are none.
  var bounds: (lower: FormHeading, upper: FormHeading)?
  /// What lies between the values and their bounds, where it has one name: `± se`.
  var deviation: String?
  /// What the strength of areas tells; nil if nothing is known.
  var shadingTitle: FormHeading?
  /// The parts of a whole, which areas show one after another; empty for anything else.
  var parts: [Part] = []

  /// A part of a whole.
  struct Part: Sendable {
    var name: String
    /// Of all, from 0 to 100.
    var percent: Double
    /// As it is written; nil for less than one.
    var written: Int?
  }

  /// One side of a picture.
  struct Axis: Sendable {
    var low: Double
    /// Greater than `low`, or equal to it.
    var high: Double
    /// Nil for none.
    var title: FormHeading?
    /// The dates of which `low` and `high` are the first and the last day; nil for anything else.
    var dates: XAxis?
    /// Names at whole numbers from 0; empty for numbers and dates.
    var names: [String] = []
    /// Whether the names are a course, of which some may be left out.
    var areOrdered = false
    /// Whether labels between whole numbers would say nothing.
    var isWhole = false

    /// The first and the last of its dates or of its names; nil for numbers.
    var ends: (first: Mention, last: Mention)? {
      if let dates, dates.count > 0 {
        return (
          CalendarMemory.shortMention(on: dates, 0),
          CalendarMemory.shortMention(on: dates, dates.count - 1)
        )
      }
      guard let first = names.first, let last = names.last else { return nil }
      return (.category(first), .category(last))
    }

    /// Where a value stands, from 0 to 1 for those within the axis; the middle where that is a point.
    func share(of value: Double) -> Double {
      // Halves first, so that an axis from −1e308 to 1e308 does not overflow.
      low < high ? (value / 2 - low / 2) / (high / 2 - low / 2) : 0.5
    }
  }

  /// Something that is drawn.
  enum Mark: Sendable {
    /// A rectangle from the lower left to the upper right corner.
    case area(x: ClosedRange<Double>, y: ClosedRange<Double>, color: Int, strength: Double)
    /// What lies between two lines, whose places have the same x.
    case region(from: [Position], to: [Position], color: Int, strength: Double)
    case line([Position], color: Int, isDashed: Bool)
    /// A point, and its name where that is written beside it.
    case dot(Position, color: Int, name: String? = nil)
    /// The number of a cell around its middle, which is written where it has room.
    case number(Position, Double)
  }

  /// A place in a picture.
  struct Position: Sendable, Hashable {
    var x: Double
    var y: Double
  }
}
