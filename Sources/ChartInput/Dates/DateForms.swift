// SPDX-License-Identifier: MIT

internal import Audiograph

/// The forms of dates that are recognised; a new one is one more line here.
///
/// `%Y` is a year of four digits, `%y` one of two, `%Z` the last two or all digits of the year that
/// follows; `%m` and `%d` a month and a day of one or two digits, `%N` and `%D` of two, `%e` a day
/// that may be `1st` or `1er`, `%j` a day of the year of three digits, `%b` the name of a month; `%q` a
/// quarter, `%R` one in Roman numerals, `%Q` one by its months, `%V` a week of ISO 8601 and `%u` its day; `%T` a time of day or nothing. `?` is one of the separators, the same in all
/// rows, `~` any number of blanks, hyphens, slashes, points and commas, `_` at least one of them. `%E` is a year of a Japanese era.
/// Everything else stands for itself, letters small or large.
enum DateForms {
  private static let patterns = [
    // 2012-03-02, 2012/3/2
    "%Y?%m?%d%T",
    // 20120302T143005Z, 20120302 14:30; without a time they are numbers
    "%Y%N%D%T",
    // 2/3/2012, 2.3.12, 14-01-01
    "%d?%m?%Y%T", "%m?%d?%Y%T", "%d?%m?%y%T", "%m?%d?%y%T", "%y?%m?%d%T",
    // 15 Nov 2020, 6-Aug-09, 06Aug2009, November 15th, 2020, 2020 Nov 15
    "%e~%b~%Y%T", "%e~%b~%y%T", "%b~%e_%Y%T", "%b~%e_%y%T", "%Y~%b~%e%T",
    // Jan 10 09:00:00 2012, perhaps with UTC before the year, 2024-03-01-09-01-24, 2024-03-01_09-01-24
    "%b~%e_%H:%M:%S_%Y", "%b~%e_%H:%M:%S_UTC_%Y", "%Y-%m-%d-%H-%M-%S", "%Y-%m-%d%_%H-%M-%S",
    // 2012-010, the tenth day of the year
    "%Y-%j",
    // 2020-W05-1, 2020W05, W05 2020, 2020-KW5
    "%Y~W%V~%u", "%Y~W%V", "W%V_%Y", "%Y~KW~%V", "KW~%V_%Y",
    // 2020-01, 2020:01, 2020M01, 01/1986, 1/86
    "%Y-%m", "%Y/%m", "%Y:%N", "%YM%m", "%Y-M%m", "%m/%Y", "%m-%Y", "%m/%y",
    // Jan 2000, Jan-93, 1993-Jan
    "%b~%Y", "%Y~%b", "%b~%y", "%b'%y",
    // 2020Q1, 2020:Q1, 2020:1, Q1 2020, 1Q20
    "%Y~Q%q", "%Y:Q%q", "%Y:%q", "Q%q~%Y", "%qQ~%Y", "%Y~%qQ", "%qQ~%y", "Q%q_%y", "Q%q'%y",
    // 2001-T4, 2001-K4, IV kw. 2001, IV 2001, IV/2001
    "%Y~T%q", "%Y~K%q", "%R~kw~%Y", "%R_%Y",
    // 2019/20, 2019-2020, FY2019
    "%Y_%Z", "FY~%Y",
    // 2013年3月1日, 2013/3/1(金), 平成25年3月1日
    "%Y年%m月%d日%T", "%Y年%m月%d日(%a)%T", "%Y年%m月%d日（%a）%T", "%Y/%m/%d(%a)%T",
    "%Y/%m/%d（%a）%T",
    "%E年%m月%d日%T", "%E年%m月%d日(%a)%T", "%E年%m月%d日（%a）%T",
    // 2013年3月1日 14時, 2013年3月1日14時5分
    "%Y年%m月%d日~%H時", "%Y年%m月%d日~%H時%M分",
    // 2013年3月, 2013年第1四半期, 2013年Q1, 平成25年3月
    "%Y年%m月", "%E年%m月", "%Y年第%q四半期", "%Y年%q四半期", "%Y年Q%q",
    // 2013年3月期, the year of accounts that ends in March; 2021年1-3月期, 2021年1-3月
    "%Y年%m月期", "%E年%m月期", "%Y年%Q月期", "%E年%Q月期", "%Y年%Q月", "%E年%Q月",
  ]

  /// 2013年, 2013年度, 令和3年.
  private static let years = ["%Y年", "%Y年度", "%E年", "%E年度"]

  /// 2024-14, 2024/14, 14/2024, 202414.
  private static let weeks = ["%Y-%V", "%Y/%V", "%Y.%V", "%V/%Y", "%V-%Y"].map(
    DateForm.init(pattern:))

  /// Forms of a column that a heading names: of weeks as above, of dates H25.3.1 and R5/4/1, of years H25.
  static func of(columnNamed heading: String) -> [DateForm] {
    if DatePart.week.isNamed(by: heading) { return weeks }
    if DatePart.year.isNamed(by: heading) { return [DateForm(pattern: "%E")] }
    return DatePart.date.isNamed(by: heading)
      ? ["%E.%m.%d", "%E/%m/%d", "%E.%m"].map(DateForm.init(pattern:)) : []
  }

  private static let separators = ["-", "/", ".", " "]

  /// All forms, with each of the separators.
  static let all: [DateForm] = (patterns + years).flatMap { pattern in
    guard pattern.contains("?") else { return [DateForm(pattern: pattern)] }
    return separators.map { separator in
      DateForm(pattern: String(pattern.map { $0 == "?" ? Character(separator) : $0 }))
    }
  }

  /// Forms of headings: periods that are no days, and of years only those that nothing else looks like.
  static let periods =
    all.filter { $0.precision < .day && $0.precision != .year }
    + years.map(DateForm.init(pattern:))

  /// The forms that read at least one of some rows: of all, also behind the name of a weekday.
  static func candidates(_ cells: CellColumn, rows: [Int]) -> [DateForm] {
    let bytes = cells.bytes.span
    let haveWeekdays = rows.contains { WeekdayName.begins(bytes.extracting(cells[$0].range)) }
    return candidates(
      cells, rows: rows, among: all + (haveWeekdays ? all.map(\.behindWeekday) : []))
  }

  /// Those of some forms that read at least one of some rows.
  static func candidates(
    _ cells: CellColumn, rows: [Int], among forms: [DateForm]
  ) -> [DateForm] {
    let bytes = cells.bytes.span
    return forms.filter { form in
      rows.contains { form.read(bytes.extracting(cells[$0].range)) != nil }
    }
  }
}
