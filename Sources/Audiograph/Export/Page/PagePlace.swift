// SPDX-License-Identifier: MIT

/// Where a point or a column is along x, by which the field of a page finds it.
enum PagePlace {
  case number(Double)
  /// A stretch of numbers; an end that is not finite is open.
  case range(ClosedRange<Double>)
  case name(String)

  /// A position along x: dates and categories have names.
  init(on axis: XAxis, _ index: Int, _ wording: Wording) {
    self =
      switch axis[index] {
      case .number(let number): .number(number)
      case .row(let row): .number(Double(row))
      case .date, .category: .name(wording.pagePlace(on: axis, index))
      }
  }
}

extension Wording {
  /// What stands for a position in the table of a page; numbers and names of categories whole.
  func pagePlace(on axis: XAxis, _ index: Int) -> String {
    switch axis[index] {
    case .category(let text) where !text.isBlank: return text.displayText.isolated
    case .number(let number): return self.number(Figure(exactly: number))
    default: return place(CalendarMemory.shortMention(on: axis, index)).withSingleCommas
    }
  }
}

extension FormPlaces.Along {
  /// Where some of the columns are.
  func places(of columns: [Int], _ wording: Wording) -> [PagePlace] {
    columns.map { column in
      switch self {
      case .ranges(let ranges): .range(ranges[column])
      case .axis(let axis): PagePlace(on: axis, column, wording)
      case .names(let names, _): .name(names[column])
      }
    }
  }

  /// What places of all columns are called, from the bottom to the top; nothing where they have no names.
  var rows: [String] {
    if case .names(_, let rows) = self { rows } else { [] }
  }

  /// Whether columns are dates.
  var areDates: Bool {
    if case .axis(let axis) = self { axis.dates != nil } else { false }
  }
}

extension JSONWriter {
  /// Writes where points or columns are: a number each, two of them, or a text.
  mutating func member(_ name: String, _ places: [PagePlace]) {
    key(name)
    array { json in
      for place in places {
        switch place {
        case .number(let number): json.value(number)
        case .range(let range) where range.lowerBound == range.upperBound:
          json.value(range.lowerBound)
        case .range(let range): json.value([range.lowerBound, range.upperBound])
        case .name(let name): json.value(name)
        }
      }
    }
  }
}
