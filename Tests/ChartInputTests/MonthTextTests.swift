// SPDX-License-Identifier: MIT

import Audiograph
import Testing

@testable import ChartInput

/// Whatever is read as a day of the month before is what `DateText` reads.
@Suite struct MonthTextTests {
  /// A way to write dates, with or without a zero before numbers of one digit.
  private struct Form: Sendable {
    let family: DateFamily
    var isDayFirst: Bool?
    var format: DateFormat?
    /// Whether the other days of a month are always read as such.
    var isKnown = true
    let write: @Sendable (_ year: String, _ month: Int, _ day: String, _ name: String) -> String
  }

  private static let forms: [Form] = [
    Form(family: .iso) { year, month, day, _ in "\(year)-\(month)-\(day)" },
    Form(family: .iso) { year, month, day, _ in "\(year)-\(two(month))-\(day)" },
    Form(family: .yearFirst) { year, month, day, _ in "\(year)/\(month)/\(day)" },
    Form(family: .yearFirst) { year, month, day, _ in "\(year).\(two(month)).\(day)" },
    Form(family: .slashed, isDayFirst: true) { year, month, day, _ in "\(day).\(month).\(year)" },
    Form(family: .slashed, isDayFirst: true) { year, month, day, _ in "\(day)-\(two(month))-\(year)"
    },
    Form(family: .slashed, isDayFirst: false) { year, month, day, _ in "\(month)/\(day)/\(year)" },
    Form(family: .slashed, isDayFirst: false) { year, month, day, _ in
      "\(two(month))-\(day)-\(year)"
    },
    Form(family: .compact) { year, month, day, _ in year + two(month) + day },
    Form(family: .named) { year, _, day, name in "\(day) \(name) \(year)" },
    Form(family: .named) { year, _, day, name in "\(name) \(day), \(year)" },
    Form(family: .named) { year, _, day, name in "\(name.prefix(3)) \(day) \(year)" },
    Form(family: .named) { year, _, day, name in "\(day)-\(name.prefix(3).uppercased())-\(year)" },
    custom("%d%m%Y") { year, month, day, _ in day + two(month) + year },
    custom("%Y%m%d", isKnown: false) { year, month, day, _ in "\(year)\(month)\(day)" },
    custom("%d %b %y") { year, _, day, name in "\(day) \(name.prefix(3)) \(year.suffix(2))" },
    custom("%b.%d%%%Y") { year, _, day, name in "\(name).\(day)%\(year)" },
    custom("%Y-%m-%d %H", isKnown: false) { year, month, day, _ in "\(year)-\(month)-\(day) 7" },
    custom("%H:%d/%m/%Y", isKnown: false) { year, month, day, _ in "0:\(day)/\(month)/\(year)" },
    // These may have more bytes around the day than are remembered.
    Form(family: .named, isKnown: false) { year, _, day, name in " . \(day). \(name) \(year) -" },
    Form(family: .named, isKnown: false) { year, _, day, name in
      "\(name)            \(day)    \(year)"
    },
    Form(family: .named, isKnown: false) { year, _, day, name in
      "\(name) \(day)       ,     \(year)"
    },
  ]

  private static func custom(
    _ format: String, isKnown: Bool = true,
    _ write: @escaping @Sendable (String, Int, String, String) -> String
  ) -> Form {
    Form(family: .custom, format: try? DateFormat(format), isKnown: isKnown, write: write)
  }

  private static let times = [
    " 14:30", "T14:30:05Z", " 23:59:59.25", "T00:00+02:00", "T24:00", " 9:30", "T", " ", "Z", "0",
  ]

  private static func two(_ number: Int) -> String { (number < 10 ? "0" : "") + "\(number)" }

  /// What `DateText` makes of a cell.
  private func general(_ text: String, _ form: Form) -> WrittenDate? {
    let bytes = Array(text.utf8)
    return switch form.family {
    case .iso: DateText.iso(bytes.span)
    case .yearFirst: DateText.yearFirst(bytes.span)
    case .compact: DateText.compact(bytes.span)
    case .slashed: DateText.slashed(bytes.span)?.date(dayFirst: form.isDayFirst == true)
    case .custom: form.format?.read(bytes.span)
    default: DateText.named(bytes.span)
    }
  }

  /// A cell among other bytes, and where it stands.
  private func window(_ text: String, _ random: inout SplitMix) -> ([UInt8], TextRange) {
    let front = (0..<random.below(12)).map { _ in UInt8(random.below(256)) }
    let rest = (0..<40).map { _ in random.below(2) == 0 ? UInt8(random.below(256)) : 0x31 }
    let end = front.count + text.utf8.count
    return (front + Array(text.utf8) + rest, TextRange(start: front.count, end: end))
  }

  private func remembered(
    _ text: String, _ form: Form, _ random: inout SplitMix
  ) -> MonthText {
    var month = MonthText()
    let (bytes, range) = window(text, &random)
    if let date = general(text, form) {
      month.remember(
        bytes.span, range, form.family, date, isDayFirst: form.isDayFirst, format: form.format)
    }
    return month
  }

  /// Expects a cell to be read as `DateText` does or, where it need not be, not at all.
  private func expectSame(
    _ text: String, _ form: Form, _ month: MonthText, isKnown: Bool, _ random: inout SplitMix
  ) {
    let (bytes, range) = window(text, &random)
    var month = month
    let found = month.date(bytes.span, range)
    if found != nil || isKnown { #expect(found == general(text, form), "\(text)") }
  }

  private func written(_ form: Form, _ year: Int, _ month: Int, _ day: String) -> String {
    let digits = String(repeating: "0", count: max(0, 4 - "\(year)".count)) + "\(year)"
    return form.write(digits, month, day, EnglishMonth.names[month - 1])
  }

  @Test(arguments: forms.indices) func daysOfAMonth(index: Int) {
    let form = Self.forms[index]
    var random = SplitMix(state: UInt64(index))
    for number in 1...12 {
      let year = [0, 1900, 1999, 2000, 2024, 9999][random.below(6)]
      let first = written(form, year, number, Self.two(random.below(28) + 1))
      let month = remembered(first, form, &random)
      for day in 0...99 {
        for digits in ["\(day)", Self.two(day), "\(day)1", "0\(day)", "", "\(day)x"] {
          let text = written(form, year, number, digits)
          let isDay = digits.count == 2 && general(text, form) != nil
          expectSame(text, form, month, isKnown: form.isKnown && isDay, &random)
          let time = Self.times[random.below(Self.times.count)]
          expectSame(text + time, form, month, isKnown: false, &random)
        }
      }
    }
  }

  @Test(arguments: forms.indices) func otherMonthsAndOddCells(index: Int) {
    let form = Self.forms[index]
    var random = SplitMix(state: UInt64(100 + index))
    let odd = Array("0123456789 ,.-/:TZajJé\"\u{0}")
    for _ in 0..<3000 {
      let day = CalendarDate(day: random.below(40_000) - 20_000)
      let (year, number, ofMonth) = day.civil
      let first = written(form, year, number, Self.two(ofMonth))
      let month = remembered(first, form, &random)
      var text = random.below(2) == 0 ? Array(first) : Array(written(form, year, number, "7"))
      for _ in 0...random.below(3) where !text.isEmpty {
        let place = random.below(text.count)
        switch random.below(4) {
        case 0: text.remove(at: place)
        case 1: text.insert(odd[random.below(odd.count)], at: place)
        case 2: text[place] = odd[random.below(odd.count)]
        default: text[place] = Character(text[place].uppercased())
        }
      }
      expectSame(String(text), form, month, isKnown: false, &random)
      let other = CalendarDate(day: day.day + random.below(100) - 50).civil
      let neighbour = written(form, other.year, other.month, Self.two(other.day))
      expectSame(neighbour, form, month, isKnown: false, &random)
    }
  }

  /// The longest date of words is one of 30 bytes; another digit makes it none.
  @Test func anotherDigitMayBeTooMuch() {
    var random = SplitMix(state: 7)
    for spaces in 0..<14 {
      let rest =
        String(repeating: " ", count: spaces) + "2, 2020" + String(repeating: ".", count: 9)
      let form = Form(family: .named) { _, _, day, _ in "January \(day)\(rest.dropFirst())" }
      for digits in ["3", "03", "13"] {
        let text = "January" + rest.replacing("2,", with: digits + ",")
        let month = remembered("January" + rest, form, &random)
        expectSame(text, form, month, isKnown: false, &random)
      }
    }
  }

  /// No byte behind the end of the text is looked at.
  @Test func theEndOfTheTextIsLeftToOthers() throws {
    let text = "2 Jan 2020"
    var random = SplitMix(state: 1)
    let form = Self.forms[9]
    var month = remembered(text, form, &random)
    let date = try #require(general(text, form))
    for count in 0..<60 {
      let bytes = Array(text.utf8) + [UInt8](repeating: 0x2C, count: count)
      let range = TextRange(start: 0, end: text.utf8.count)
      let isReached = month.date(bytes.span, range) != nil
      #expect(isReached == (bytes.count >= 34))
      var other = MonthText()
      other.remember(bytes.span, range, .named, date, isDayFirst: nil, format: nil)
      let isRemembered = other.date(bytes.span, range) != nil
      #expect(isRemembered == (bytes.count >= 34))
    }
  }

  @Test func noMonthHasNoDates() {
    let bytes = [UInt8](repeating: 0x31, count: 60)
    for count in 0..<20 {
      var month = MonthText()
      let date = month.date(bytes.span, TextRange(start: 0, end: count))
      #expect(date == nil)
    }
  }

  /// Where each date is of another month, few are remembered, until one month comes again.
  @Test(arguments: [5, 9, 100]) func otherMonthsAgainAndAgain(count: Int) {
    let form = Self.forms[9]
    var random = SplitMix(state: UInt64(count))
    var month = MonthText()
    var hitCount = 0
    for row in 0..<count + 200 {
      let day = row < count ? row * 40 : count * 40 + row % 5
      let (year, number, ofMonth) = CalendarDate(day: day - day % 31).civil
      let text = written(form, year, number, "\(row < count ? ofMonth : row % 28 + 1)")
      let (bytes, range) = window(text, &random)
      if let date = month.date(bytes.span, range) {
        hitCount += 1
        #expect(date == general(text, form))
      } else if let date = general(text, form) {
        month.remember(
          bytes.span, range, .named, date, isDayFirst: nil, format: nil)
      }
    }
    #expect((180...200).contains(hitCount))
  }

  /// Rows in which day and month show late, early or never which of them is which.
  @Test(arguments: 0..<24) func slashedTables(seed: Int) throws {
    var random = SplitMix(state: UInt64(4000 + seed))
    let isDayFirst = seed % 2 == 0
    let start = CalendarDate.dayNumber(year: 2019, month: 1, day: [1, 9, 12, 13, 28, 31][seed % 6])
    let oddRow = seed % 4 < 2 ? -1 : random.below(2500)
    var (slashed, iso) = ("date,v\n", "date,v\n")
    for row in 0..<2500 {
      let date = CalendarDate(day: start + row * (1 + seed / 12))
      let (year, month, day) = date.civil
      let time = seed % 3 == 0 ? " \(Self.two(row % 24)):30" : ""
      let isOdd = row == oddRow
      let (first, second) = isDayFirst != isOdd ? (day, month) : (month, day)
      slashed += "\(first)/\(second)/\(year)\(time),\(row)\n"
      iso += "\(date)\(time),\(row)\n"
    }
    try expectAgreement(Array(slashed.utf8))
    guard oddRow < 0 else { return }
    let tables = try [slashed, iso].map { text in
      let file = try TemporaryFile(Array(text.utf8))
      return try TableReader().read(.path(file.path))
    }
    #expect(tables[0].x == tables[1].x)
  }

  /// Rows of one form after another, each read as it would be alone.
  @Test(arguments: forms.indices) func tablesOfOneForm(index: Int) throws {
    let form = Self.forms[index]
    for seed in 0..<6 {
      var random = SplitMix(state: UInt64(100 * index + seed))
      var (day, text) = (15_000, "date;v\n")
      for row in 0..<300 {
        day += [1, 1, 30, random.below(9), -1, 1][seed]
        let (year, month, ofMonth) = CalendarDate(day: day).civil
        let digits = form.family == .compact || seed == 1 ? Self.two(ofMonth) : "\(ofMonth)"
        let odd = ["31", "30", "0", "", "1x", "5 "][random.below(6)]
        let isOdd = seed == 5 && random.below(100) == 0
        text += written(form, year, month, isOdd ? odd : digits) + ";\(row)\n"
      }
      var options = ReadOptions()
      options.dateFormat = form.format
      try expectAgreement(Array(text.utf8), options)
    }
  }
}
