// SPDX-License-Identifier: MIT

internal import Audiograph

/// What the columns of a table are there for.
struct Roles: Equatable {
  /// Where points stand along x.
  enum Position: Equatable {
    /// The number of the row.
    case rows
    case numbers(Int)
    case categories(Int)
    case dates(Int, DateForm)
    /// Dates that are written as numbers.
    case numericDates(Int, NumericDateForm)
    /// Year and month, a date and a time, and the like, each in a column of its own.
    case parts(DateParts)

    /// The columns that are read for it, counted from 0.
    var columns: [Int] {
      switch self {
      case .rows: []
      case .numbers(let column), .categories(let column), .dates(let column, _),
        .numericDates(let column, _):
        [column]
      case .parts(let parts): parts.columnsInOrder
      }
    }

    var areNames: Bool { if case .categories = self { true } else { false } }

    var isDates: Bool {
      switch self {
      case .dates, .numericDates, .parts: true
      case .rows, .numbers, .categories: false
      }
    }
  }

  var x: Position
  /// The columns of values, counted from 0.
  var values: [Int]
  /// The columns whose texts together name the series that a row belongs to; empty for one series.
  var by: [Int] = []
  /// The columns of texts that stand beside the values of a kind of chart.
  var names: [Int] = []
  /// The price columns by their places; nil if the table is not read as a price file.
  var bars: [PriceColumn: Int]?
  /// What must hold for all rows, since it decided.
  var premise = Premise()
  /// Columns of numbers that might have been taken as values too; the ones taken among them.
  var valueCandidates: [Int] = []
  /// Those of them that gave way to others for what their numbers are, which further rows may undo.
  var yielding: Set<Int> = []

  /// Whether the values are measures of different things, which are told one after another and never compared.
  var areUnlike = false
  /// Whether columns that belong together gave way to one that stands before them.
  var hasLikeRivals = false
  /// The column of a target or a limit that the values are compared with; nil for none.
  var reference: Int?
  /// Columns of numbers that never vary.
  var constantColumns: [Int] = []
  /// How the stages were decided, as far as nothing was asked for.
  var choices: [RoleChoice] = []

  /// What a choice rests on that only all rows can confirm.
  struct Premise: Equatable {
    /// The direction in which each number along x goes on from the one before; nil for none.
    var order: NumberOrder.Direction?
    /// The direction in which none goes back; nil for none.
    var looseOrder: NumberOrder.Direction?
    /// Whether no position along x is repeated, or none within a series.
    var isUnique = false
  }
}

extension Roles {
  /// The columns of values that are heard; of a price file only what the value is made of.
  func heard(_ value: PriceValue) -> [Int] {
    bars.map { bars in value.columns.compactMap { bars[$0] } } ?? values
  }
}
