// SPDX-License-Identifier: MIT

internal import Audiograph
internal import ChartInput

extension ChartContext.Measure {
  /// What is measured: a price, or what a column is called; nil if the name under which it is said ends with that.
  init?(column: String, under name: String, of price: PriceValue?) {
    if let price {
      self = .price(price)
    } else if name.lowercased().endsInWords(column.lowercased()) {
      return nil
    } else {
      self = .named(column)
    }
  }
}

extension Series {
  /// The same points, in order for a line that was asked for, to be compared for bars.
  func ordered(as form: FormName?) -> Series {
    switch (form, x) {
    case (.line, _): told(rowOrder: .asked)
    case (.bars, .categories): told(rowOrder: .compared)
    default: self
    }
  }

  /// What the groups of a column have in common, which is said once; nil if they have no name for
  /// it, and for a series that is none of them.
  var common: ChartContext.Measure? {
    quantity.flatMap { $0.isBlank || name.contains($0) ? nil : .named($0) }
  }
}

extension String {
  /// Whether it ends with a text that does not begin within a word.
  fileprivate func endsInWords(_ text: String) -> Bool {
    let (own, end) = (Array(unicodeScalars), Array(text.unicodeScalars))
    guard own.count >= end.count, own.suffix(end.count).elementsEqual(end) else { return false }
    guard let before = own.dropLast(end.count).last?.properties else { return true }
    return !before.isAlphabetic && before.numericType == nil
  }
}

extension XAxis {
  /// The first date; nil without dates.
  var firstDate: CalendarDate? {
    guard case .dates(let dates) = self, !dates.instants.isEmpty else { return nil }
    return dates[0]
  }

  /// The last date; nil without dates.
  var lastDate: CalendarDate? {
    guard case .dates(let dates) = self, let last = dates.instants.indices.last else { return nil }
    return dates[last]
  }
}
