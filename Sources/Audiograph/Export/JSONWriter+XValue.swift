// SPDX-License-Identifier: MIT

extension JSONWriter {
  /// Writes a member with a position along x: a number, or a text for dates and categories.
  package mutating func member(_ name: String, _ value: XValue?) {
    switch value {
    case .row(let row): member(name, row)
    case .number(let number): member(name, number)
    case .date: member(name, value?.description)
    case .category(let category): member(name, category.displayText)
    case nil: member(name, nil as String?)
    }
  }
}
