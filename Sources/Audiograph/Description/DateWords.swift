// SPDX-License-Identifier: MIT

/// Dates and other positions along x as they are read in English.
package enum DateWords {
  /// A date as precise as it is known: `2 January 2024`, `first quarter of 1959`, `1871`.
  package static func text(of date: CalendarDate) -> String {
    let (year, month, day) = date.civil
    let yearText = year > 0 ? "\(year)" : "\(1 - year) BC"
    switch date.precision {
    case .year: return yearText
    case .quarter: return "\(quarters[date.quarter - 1]) quarter of \(yearText)"
    case .month: return "\(months[month - 1]) \(yearText)"
    case .day: return "\(day) \(months[month - 1]) \(yearText)"
    case .minute, .second, .millisecond, .microsecond:
      return "\(clock(of: date)) on \(day) \(months[month - 1]) \(yearText)"
    }
  }

  /// A position with the word that leads to it: `on 2 January 2024`, `at point 5`, `for Berlin`.
  static func place(_ x: XValue) -> String {
    switch x {
    case .row(let row): "at point \(row)"
    case .number(let number): "at \(NumberWords.exact(number))"
    case .category(let name): "for \(name)"
    case .date(let date): "\(preposition(date.precision)) \(text(of: date))"
    }
  }

  /// A position alone: `2 January 2024`, `0.25`; nil for positions that tell nothing new.
  static func text(of x: XValue) -> String? {
    switch x {
    case .row, .category: nil
    case .number(let number): NumberWords.exact(number)
    case .date(let date): text(of: date)
    }
  }

  private static func preposition(_ precision: DatePrecision) -> String {
    switch precision {
    case .year, .month: "in"
    case .quarter: "in the"
    case .day: "on"
    case .minute, .second, .millisecond, .microsecond: "at"
    }
  }

  /// The part of the ISO form behind its T, without seconds where minutes are all that is known.
  private static func clock(of date: CalendarDate) -> String {
    var local = date
    local.offsetMinutes = nil
    return String(local.description.drop { $0 != "T" }.dropFirst())
  }

  private static let quarters = ["first", "second", "third", "fourth"]
  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
}
