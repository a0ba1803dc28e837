// SPDX-License-Identifier: MIT

internal import Audiograph
internal import ChartInput

extension XValue {
  /// A position as it is typed, in a form that the axis understands; nil for anything else.
  init?(asked text: String, on axis: XAxis, monthsFirst: Bool = false) {
    switch axis {
    case .dates:
      guard let date = CalendarDate(asked: text, monthsFirst: monthsFirst) else { return nil }
      self = .date(date)
    case .numbers:
      guard let number = decimalNumber(text.trimmed) else { return nil }
      self = .number(number)
    case .rows:
      guard let number = decimalNumber(text.trimmed) else { return nil }
      self = Int(exactly: number).map(XValue.row) ?? .number(number)
    case .categories: self = .category(text)
    }
  }
}
