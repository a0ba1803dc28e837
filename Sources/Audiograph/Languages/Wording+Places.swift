// SPDX-License-Identifier: MIT

/// Dates and places, which every language makes alike of its messages.
extension Wording {
  /// A place alone: `2 January 2024`, `0.25`, `Berlin`.
  func place(_ mention: Mention, form: TermForm = .nominative) -> String {
    switch mention {
    case .date(let date, let part): self.date(date, part, form)
    case .number(let figure, let heading): place(figure, heading)
    case .row(let row): say(.placeRow(row: row, form: form))
    case .category(let text): category(text)
    case .recurring(let place): recurring(place, form)
    }
  }

  private func place(_ figure: Figure, _ heading: String?) -> String {
    let number = number(figure)
    return heading.map { say(.placeNumber(heading: .name($0), number: number)) } ?? number
  }

  private func recurring(_ place: Mention.Recurring, _ form: TermForm) -> String {
    let name =
      switch place.unit {
      case .month: say(.dateMonthAlone(month: place.number, form: form))
      case .quarter: say(.dateQuarterAlone(quarter: place.number, form: form))
      default: say(.dateWeekday(weekday: place.number, form: form))
      }
    return place.cycle.map {
      place.unit == .day
        ? say(.dateOfWeek(place: name, week: $0)) : say(.dateOfYear(place: name, year: $0))
    } ?? name
  }

  /// A date alone: `2 January 2024`.
  func date(_ date: CalendarDate) -> String {
    finished(self.date(date, .full, .nominative))
  }

  private func date(
    _ date: CalendarDate, _ part: Mention.DateForm, _ form: TermForm
  ) -> String {
    let (year, month) = (date.civil.year, date.civil.month)
    let part = told(part)
    switch (part, date.precision) {
    case (.clock, _): return clock(of: date)
    case (.month(withYear: false), _), (.withoutYear, .month):
      return say(.dateMonthAlone(month: month, form: form))
    case (.month(withYear: true), _), (_, .month):
      return say(.dateMonth(month: month, year: year, form: form))
    case (_, .year): return say(.dateYear(year: year, form: form))
    case (.withoutYear, .quarter): return say(.dateQuarterAlone(quarter: date.quarter, form: form))
    case (_, .quarter): return say(.dateQuarter(quarter: date.quarter, year: year, form: form))
    default:
      let day =
        switch part {
        case .full: say(.dateDay(day: date.civil.day, month: month, year: year, form: form))
        case .short: say(.dateDayShort(day: date.civil.day, month: month, year: year, form: form))
        default: say(.dateDayAlone(day: date.civil.day, month: month, form: form))
        }
      return date.precision > .day
        ? say(.dateTime(clock: clock(of: date), day: day, form: form)) : day
    }
  }

  /// Of a span within one year the last date has the year in `2 to 19 March 2012`, the first in `2012年3月2日から19日`.
  private func told(_ part: Mention.DateForm) -> Mention.DateForm {
    guard case .ofOneYear(let isFirst) = part else { return part }
    return isFirst == language.datesBeginWithYear ? .full : .withoutYear
  }

  /// A date as short as a line of a walk can have it: `Q4 1979`, `Mar 12`, `3 Mar 2012`, `3 Mar 12`.
  func briefDates(_ date: CalendarDate) -> [String] {
    let (year, month) = (date.civil.year, date.civil.month)
    guard year > 0 else { return [self.date(date)] }
    let ending = year % 100 < 10 ? "0\(year % 100)" : "\(year % 100)"
    // `10/11` would be a day.
    let years = language.datesBeginWithYear ? ["\(year)"] : ["\(year)", ending]
    switch date.precision {
    case .year: return ["\(year)"]
    case .quarter:
      return years.map { say(.dateQuarterBrief(quarter: date.quarter, year: $0)) }
    case .month: return years.map { say(.dateMonthBrief(month: month, year: $0)) }
    default:
      let days = ["\(year)", ending].map {
        say(.dateDayBrief(day: date.civil.day, month: month, year: $0))
      }
      return date.precision > .day
        ? days.map { say(.dateClock(clock: date.clock)) + comma + $0 } : days
    }
  }

  /// A year as the channel has it; the year before 1 is 1 before the common era.
  func year(_ year: Int, form: TermForm = .nominative) -> String {
    guard year > 0 else { return say(.dateBefore(year: 1 - year)) }
    return channel == .speech ? spokenYear(year, form: form) : "\(year)"
  }

  private func clock(of date: CalendarDate) -> String {
    channel == .speech ? spoken(ClockTime(date.clock)) : say(.dateClock(clock: date.clock))
  }

  /// The seconds of a time of day, with their parts where the data tell them: `5 seconds`, `5.25 seconds`.
  func seconds(of clock: ClockTime) -> String {
    guard clock.part > 0 else { return say(.counted(count: clock.second, rhythm: .seconds)) }
    let seconds = DecimalDigits(Double(clock.second) + clock.part).rounded(decimals: 6)
    return amount(Figure(digits: seconds, minimumDecimals: 0, scale: .ones), "s")
  }

  /// A place with the word that leads to it: `on 2 January 2024`, `at point 5`, `for Berlin`.
  func at(_ mention: Mention) -> String { say(.placeAt(place: mention)) }

  func until(_ mention: Mention) -> String { say(.placeUntil(place: mention)) }

  func since(_ mention: Mention) -> String { say(.placeSince(place: mention)) }

  func from(_ mention: Mention) -> String { say(.placeFrom(place: mention)) }

  func before(_ mention: Mention) -> String { say(.placeBefore(place: mention)) }

  func to(_ mention: Mention) -> String { say(.placeTo(place: mention)) }

  /// From one place to another: `2 March to 7 March 2012`.
  func range(_ first: Mention, to last: Mention) -> String {
    say(.placeRange(first: first, last: last))
  }
}
