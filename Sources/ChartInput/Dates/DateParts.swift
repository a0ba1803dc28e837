// SPDX-License-Identifier: MIT

internal import Audiograph

/// Columns that together are the dates of a table.
struct DateParts: Equatable {
  /// The column of each part, counted from 0.
  let columns: [DatePart: Int]

  /// The columns in the order in which a date is said, coarse before fine.
  var columnsInOrder: [Int] { DatePart.allCases.compactMap { columns[$0] } }

  /// The precision of the dates, apart from a time of day.
  var precision: DatePrecision {
    if columns[.hour] != nil || columns[.time] != nil { return .minute }
    let fine: [DatePart] = [.date, .week, .dayOfYear, .day]
    if fine.contains(where: { columns[$0] != nil }) { return .day }
    return columns[.month] != nil ? .month : .quarter
  }

  /// The columns that make dates by their headings, or years before months that nothing names; nil
  /// where there are no two that do.
  static func find(in columns: [DatePartColumn]) -> DateParts? {
    let search = DatePartSearch(columns: columns)
    return search.dateAndTime ?? search.yearAndParts ?? search.namelessMonths
  }

  /// The dates of all rows, in microseconds since 1970-01-01 00:00; `Int64.min` where a part is
  /// missing, or there is no such day.
  func instants(of all: [DatePartColumn]) -> [Int64] {
    let rows = DatePartRows(parts: self, columns: all)
    return (0..<rows.count).map { rows.instant($0) ?? .min }
  }
}

/// Looks for the columns of dates.
private struct DatePartSearch {
  let columns: [DatePartColumn]

  /// A column of days, and one of times or hours.
  var dateAndTime: DateParts? {
    let date = columns.firstIndex { column in
      if case .days = column.content { DatePart.date.isNamed(by: column.heading) } else { false }
    }
    let anyDate = columns.firstIndex { if case .days = $0.content { true } else { false } }
    guard let date = date ?? anyDate else { return nil }
    return clock(except: date).map { DateParts(columns: [.date: date, $0.part: $0.index]) }
  }

  /// The column of times of day, which needs no name after the dates, or of hours.
  private func clock(except date: Int) -> (part: DatePart, index: Int)? {
    let time = columns.indices.first { index in
      let isNamed = DatePart.time.isNamed(by: columns[index].heading)
      let isNumber = if case .numbers = columns[index].content { true } else { false }
      return (isNamed || index == date + 1 && !isNumber) && columns[index].times != nil
    }
    if let time { return (.time, time) }
    return column(.hour).map { (.hour, $0) }
  }

  /// The first column that is named as a part and has its numbers.
  private func column(_ part: DatePart) -> Int? {
    columns.indices.first {
      part.isNamed(by: columns[$0].heading) && columns[$0].numbers(of: part) != nil
    }
  }

  /// A column of years, and those of the parts of years that there are.
  var yearAndParts: DateParts? {
    guard let year = column(.year) else { return nil }
    if let month = column(.month) { return withDays([.year: year, .month: month]) }
    for part in [DatePart.dayOfYear, .week, .quarter] {
      if let index = column(part) { return DateParts(columns: [.year: year, part: index]) }
    }
    return daysOfYear(year)
  }

  /// Days under a heading such as "day" that are more than a month has.
  private func daysOfYear(_ year: Int) -> DateParts? {
    let day = columns.indices.first { index in
      let column = columns[index]
      return DatePart.day.isNamed(by: column.heading) && column.numbers(of: .day) == nil
        && column.numbers(of: .dayOfYear) != nil
    }
    return day.map { DateParts(columns: [.year: year, .dayOfYear: $0]) }
  }

  /// Adds the day, where all are days of their months, and the time.
  private func withDays(_ months: [DatePart: Int]) -> DateParts {
    // A column of dates beside years and months is one of days where it has the numbers of days.
    let dates = columns.indices.first {
      DatePart.date.isNamed(by: columns[$0].heading) && columns[$0].numbers(of: .day) != nil
    }
    guard let day = column(.day) ?? dates else { return DateParts(columns: months) }
    var parts = months
    parts[.day] = day
    let rows = DatePartRows(parts: DateParts(columns: parts), columns: columns)
    guard rows.areDates else { return DateParts(columns: months) }
    if let clock = clock(except: day) { parts[clock.part] = clock.index }
    return DateParts(columns: parts)
  }

  /// A column of years and after it one that counts months, both without a name that says so.
  var namelessMonths: DateParts? {
    for index in columns.indices.dropLast() {
      let months = columns[index + 1]
      guard months.cyclesMonths || months.namesMonths,
        let years = columns[index].numbers(of: .year)?.compactMap({ $0 }),
        years.allSatisfy((1500...2200).contains),
        DatePart(heading: columns[index].heading) ?? .year == .year,
        DatePart(heading: columns[index + 1].heading) == nil,
        // Months that follow one another repeat their year: otherwise they are numbers that rise.
        Set(years).count < years.count
      else { continue }
      let parts = DateParts(columns: [.year: index, .month: index + 1])
      let instants = parts.instants(of: columns)
      if zip(instants.dropFirst(), instants).allSatisfy(>) { return parts }
    }
    return nil
  }
}

/// The parts of the dates of all rows.
private struct DatePartRows {
  private let numbers: [DatePart: [Int?]]
  private let days: [Int64]?
  private let times: [Int64]?
  let count: Int

  init(parts: DateParts, columns: [DatePartColumn]) {
    var numbers: [DatePart: [Int?]] = [:]
    var days: [Int64]?
    for (part, index) in parts.columns {
      if case .days(let instants) = columns[index].content {
        days = instants
      } else if part != .time {
        numbers[part] = columns[index].numbers(of: part)
      }
    }
    self.numbers = numbers
    self.days = days
    times = parts.columns[.time].flatMap { columns[$0].times }
    count = days?.count ?? numbers.values.first?.count ?? 0
  }

  /// Whether nearly each row with all parts is a date.
  var areDates: Bool {
    let others = (0..<count).count { row in
      instant(row) == nil && !numbers.values.contains { $0[row] == nil }
    }
    return others * 50 <= count
  }

  func instant(_ row: Int) -> Int64? {
    guard let midnight = midnight(row), midnight != .min else { return nil }
    // A day whose time nobody wrote down is still a day.
    if let times { return times[row] == .min ? midnight : midnight + times[row] }
    guard let hours = numbers[.hour] else { return midnight }
    return hours[row].map { midnight + Int64($0) * 3_600_000_000 }
  }

  private func midnight(_ row: Int) -> Int64? {
    if let days { return days[row] }
    guard let year = numbers[.year]?[row] else { return nil }
    if let weeks = numbers[.week] {
      return weeks[row].flatMap { WeekDate.instant(year: year, week: $0) }
    }
    if let days = numbers[.dayOfYear] { return days[row].flatMap { Self.day($0, of: year) } }
    if let quarters = numbers[.quarter] {
      return quarters[row].flatMap { CalendarDate(year: year, month: $0 * 3 - 2)?.instant }
    }
    guard let month = numbers[.month]?[row] else { return nil }
    guard let days = numbers[.day] else { return CalendarDate(year: year, month: month)?.instant }
    return days[row].flatMap { CalendarDate(year: year, month: month, day: $0)?.instant }
  }

  private static func day(_ number: Int, of year: Int) -> Int64? {
    guard number <= (CalendarDate.isLeap(year: year) ? 366 : 365) else { return nil }
    let first = CalendarDate.dayNumber(year: year, month: 1, day: 1)
    return CalendarDate(day: first + number - 1).instant
  }
}
