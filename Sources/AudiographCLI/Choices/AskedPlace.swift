// SPDX-License-Identifier: MIT

internal import Audiograph
internal import ChartInput

extension XValue {
  /// A position as it is typed, in a form that the axis understands; nil for anything else.
  init?(asked text: String, on axis: XAxis, in phrases: Phrasebook? = nil) {
    switch axis {
    case .dates:
      let monthsFirst = phrases?.language.writesMonthsFirst ?? false
      guard
        let date = CalendarDate(asked: text, monthsFirst: monthsFirst)
          ?? phrases?.date(called: text, on: axis)
      else { return nil }
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
