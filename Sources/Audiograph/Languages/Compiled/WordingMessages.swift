// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Made of the languages and their schema by `make languages`: changes here are lost.

extension Wording {
  func rhythm(_ key: Rhythm, form: TermForm) -> String { word("rhythm", key.messageName, form) }
  func gender(of key: Rhythm) -> Gender { gender("rhythm", key.messageName) }
  func measure(_ key: PriceValue, form: TermForm) -> String { word("measure", key.messageName, form) }
  func month(_ key: Int, form: TermForm) -> String { word("month", "\(key)", form) }
  func weekday(_ key: Int, form: TermForm) -> String { word("weekday", "\(key)", form) }
  func weekdayName(_ key: Int, form: TermForm) -> String { word("weekdayName", "\(key)", form) }
  func monthShort(_ key: Int, form: TermForm) -> String { word("monthShort", "\(key)", form) }
  func field(_ key: PriceValue, form: TermForm) -> String { word("field", key.messageName, form) }
  func ordinal(_ key: Int, form: TermForm) -> String { word("ordinal", "\(key)", form) }
}

extension Said {
  static func minus(number: String) -> Said { Said("minus", Given("number", .text(number))) }
  static func numberGroup(digits: DecimalDigits, group: NumberGroup) -> Said { Said("number.group", Given("digits", .digits(digits)), Given("group", .name(group.messageName))) }
  static func numberPart(digits: DecimalDigits, group: NumberGroup) -> Said { Said("number.part", Given("digits", .digits(digits)), Given("group", .name(group.messageName))) }
  static func numberPower(digits: DecimalDigits, exponent: String) -> Said { Said("number.power", Given("digits", .digits(digits)), Given("exponent", .text(exponent))) }
  static func amount(number: Figure, unit: Said) -> Said { Said("amount", Given("number", .value(number)), Given("unit", .said(unit))) }
  static func percent(number: Figure) -> Said { Said("percent", Given("number", .figure(number))) }
  static func percentShort(number: String) -> Said { Said("percent.short", Given("number", .text(number))) }
  static func numberOver(number: String) -> Said { Said("number.over", Given("number", .text(number))) }
  static func numberUnder(number: String) -> Said { Said("number.under", Given("number", .text(number))) }
  static func numberAbout(number: String) -> Said { Said("number.about", Given("number", .text(number))) }
  static func percentUnderATenth() -> Said { Said("percent.underATenth") }
  static func percentAlmostAll() -> Said { Said("percent.almostAll") }
  static func sizeTimes(times: Figure) -> Said { Said("size.times", Given("times", .figure(times))) }
  static func sizePoints(points: Figure) -> Said { Said("size.points", Given("points", .figure(points))) }
  static func sizePlaces(places: Figure) -> Said { Said("size.places", Given("places", .figure(places))) }
  static func rankPlace(rank: Int, isOrdinal: Bool) -> Said { Said("rank.place", Given("rank", .count(rank)), Given("isOrdinal", .flag(isOrdinal))) }
  static func rankCourse(isUp: Bool, from: Figure, to: Figure) -> Said { Said("rank.course", Given("isUp", .flag(isUp)), Given("from", .value(from)), Given("to", .value(to))) }
  static func sizeUntold() -> Said { Said("size.untold") }
  static func sizeBy(size: ChangeSize) -> Said { Said("size.by", Given("size", .size(size))) }
  static func sizeByUntold() -> Said { Said("size.byUntold") }
  static func counted(count: Int, rhythm: Rhythm) -> Said { Said("counted", Given("count", .count(count)), Given("rhythm", .name(rhythm.messageName, table: "rhythm"))) }
  static func repeatsDates(positions: Int, areMany: Bool) -> Said { Said("repeats.dates", Given("positions", .count(positions)), Given("areMany", .flag(areMany))) }
  static func repeatsTimes(positions: Int, areMany: Bool) -> Said { Said("repeats.times", Given("positions", .count(positions)), Given("areMany", .flag(areMany))) }
  static func repeatsPositions(positions: Int) -> Said { Said("repeats.positions", Given("positions", .count(positions))) }
  static func spanWithin(count: Int, rhythm: Rhythm) -> Said { Said("span.within", Given("count", .count(count)), Given("rhythm", .name(rhythm.messageName, table: "rhythm"))) }
  static func spanAgo(count: Int, rhythm: Rhythm) -> Said { Said("span.ago", Given("count", .count(count)), Given("rhythm", .name(rhythm.messageName, table: "rhythm"))) }
  static func listLast(before: String, last: String) -> Said { Said("list.last", Given("before", .text(before)), Given("last", .text(last))) }
  static func namesOthers(count: Int) -> Said { Said("names.others", Given("count", .count(count))) }
  static func namesMore(count: Int) -> Said { Said("names.more", Given("count", .count(count))) }
  static func dateBefore(year: Int) -> Said { Said("date.before", Given("year", .count(year))) }
  static func dateYear(year: Int, form: TermForm) -> Said { Said("date.year", Given("year", .count(year)), Given("form", .name(form.messageName))) }
  static func dateQuarter(quarter: Int, year: Int, form: TermForm) -> Said { Said("date.quarter", Given("quarter", .count(quarter)), Given("year", .count(year)), Given("form", .name(form.messageName))) }
  static func dateQuarterAlone(quarter: Int, form: TermForm) -> Said { Said("date.quarterAlone", Given("quarter", .count(quarter)), Given("form", .name(form.messageName))) }
  static func dateMonth(month: Int, year: Int, form: TermForm) -> Said { Said("date.month", Given("month", .count(month)), Given("year", .count(year)), Given("form", .name(form.messageName))) }
  static func dateMonthAlone(month: Int, form: TermForm) -> Said { Said("date.monthAlone", Given("month", .count(month)), Given("form", .name(form.messageName))) }
  static func dateDay(day: Int, month: Int, year: Int, form: TermForm) -> Said { Said("date.day", Given("day", .count(day)), Given("month", .count(month)), Given("year", .count(year)), Given("form", .name(form.messageName))) }
  static func dateDayAlone(day: Int, month: Int, form: TermForm) -> Said { Said("date.dayAlone", Given("day", .count(day)), Given("month", .count(month)), Given("form", .name(form.messageName))) }
  static func dateDayShort(day: Int, month: Int, year: Int, form: TermForm) -> Said { Said("date.dayShort", Given("day", .count(day)), Given("month", .count(month)), Given("year", .count(year)), Given("form", .name(form.messageName))) }
  static func dateQuarterBrief(quarter: Int, year: String) -> Said { Said("date.quarterBrief", Given("quarter", .count(quarter)), Given("year", .text(year))) }
  static func dateMonthBrief(month: Int, year: String) -> Said { Said("date.monthBrief", Given("month", .count(month)), Given("year", .text(year))) }
  static func dateDayBrief(day: Int, month: Int, year: String) -> Said { Said("date.dayBrief", Given("day", .count(day)), Given("month", .count(month)), Given("year", .text(year))) }
  static func dateWeekday(weekday: Int, form: TermForm) -> Said { Said("date.weekday", Given("weekday", .count(weekday)), Given("form", .name(form.messageName))) }
  static func dateOfYear(place: String, year: Int) -> Said { Said("date.ofYear", Given("place", .text(place)), Given("year", .count(year))) }
  static func dateOfWeek(place: String, week: Int) -> Said { Said("date.ofWeek", Given("place", .text(place)), Given("week", .count(week))) }
  static func dateTime(clock: String, day: String, form: TermForm) -> Said { Said("date.time", Given("clock", .text(clock)), Given("day", .text(day)), Given("form", .name(form.messageName))) }
  static func dateClock(clock: String) -> Said { Said("date.clock", Given("clock", .text(clock))) }
  static func placeRow(row: Int, form: TermForm) -> Said { Said("place.row", Given("row", .count(row)), Given("form", .name(form.messageName))) }
  static func placeNumber(heading: Said, number: String) -> Said { Said("place.number", Given("heading", .said(heading)), Given("number", .text(number))) }
  static func placeAt(place: Mention) -> Said { Said("place.at", Given("place", .place(place))) }
  static func placeUntil(place: Mention) -> Said { Said("place.until", Given("place", .place(place))) }
  static func placeSince(place: Mention) -> Said { Said("place.since", Given("place", .place(place))) }
  static func placeFrom(place: Mention) -> Said { Said("place.from", Given("place", .place(place))) }
  static func placeBefore(place: Mention) -> Said { Said("place.before", Given("place", .place(place))) }
  static func placeTo(place: Mention) -> Said { Said("place.to", Given("place", .place(place))) }
  static func placeRange(first: Mention, last: Mention) -> Said { Said("place.range", Given("first", .place(first)), Given("last", .place(last))) }
  static func placeWeek(place: Mention) -> Said { Said("place.week", Given("place", .place(place))) }
  static func valueAt(value: Figure, place: Mention) -> Said { Said("value.at", Given("value", .value(value)), Given("place", .place(place))) }
  static func valueTold(value: Figure, place: Mention) -> Said { Said("value.told", Given("value", .value(value)), Given("place", .place(place))) }
  static func named(name: Said, words: Said) -> Said { Said("named", Given("name", .said(name)), Given("words", .said(words))) }
  static func textBehind(text: Said) -> Said { Said("text.behind", Given("text", .said(text))) }
  static func changeSize(size: Said, isUp: Bool, isBound: Bool) -> Said { Said("change.size", Given("size", .said(size)), Given("isUp", .flag(isUp)), Given("isBound", .flag(isBound))) }
  static func changeSizeBare(size: Said, isUp: Bool) -> Said { Said("change.sizeBare", Given("size", .said(size)), Given("isUp", .flag(isUp))) }
  static func unitMultiplied(multiplier: String, unit: String) -> Said { Said("unit.multiplied", Given("multiplier", .text(multiplier)), Given("unit", .text(unit))) }
  static func unitCounted(multiplier: String, alone: String, unit: String) -> Said { Said("unit.counted", Given("multiplier", .text(multiplier)), Given("alone", .text(alone)), Given("unit", .text(unit))) }
  static func unitPowerOfTen(exponent: String) -> Said { Said("unit.powerOfTen", Given("exponent", .text(exponent))) }
  static func unitPer(unit: String) -> Said { Said("unit.per", Given("unit", .text(unit))) }
  static func unitPower(unit: String, power: Int, form: TermForm) -> Said { Said("unit.power", Given("unit", .text(unit)), Given("power", .count(power)), Given("form", .name(form.messageName))) }
  static func wordUpTo() -> Said { Said("word.upTo") }
  static func wordAbout() -> Said { Said("word.about") }
  static func wordMinus() -> Said { Said("word.minus") }
  static func wordPer() -> Said { Said("word.per") }
}

extension ChangeSize.Kind { var messageName: String { switch self { case .percent: "percent"; case .bound: "bound"; case .times: "times"; case .points: "points"; case .places: "places"; case .absolute: "absolute"; case .inUnit: "inUnit"; case .untold: "untold" } } }
extension Channel { var messageName: String { switch self { case .display: "display"; case .speech: "speech" } } }
extension ExplorationExtreme { var messageName: String { switch self { case .highest: "highest"; case .lowest: "lowest"; case .first: "first"; case .last: "last" } } }
extension FormName { var messageName: String { switch self { case .line: "line"; case .candles: "candles"; case .bars: "bars"; case .scatter: "scatter"; case .histogram: "histogram"; case .density: "density"; case .box: "box"; case .band: "band"; case .heatmap: "heatmap"; case .share: "share" } } }
extension Gender { var messageName: String { switch self { case .masculine: "masculine"; case .feminine: "feminine"; case .neuter: "neuter"; case .common: "common" } } }
extension Mention.Kind { var messageName: String { switch self { case .row: "row"; case .number: "number"; case .measured: "measured"; case .category: "category"; case .year: "year"; case .quarter: "quarter"; case .month: "month"; case .weekday: "weekday"; case .day: "day"; case .clock: "clock"; case .time: "time" } } }
extension NumberGroup { var messageName: String { switch self { case .millions: "millions"; case .billions: "billions"; case .trillions: "trillions" } } }
extension PriceValue { var messageName: String { switch self { case .close: "close"; case .adjustedClose: "adjustedClose"; case .open: "open"; case .high: "high"; case .low: "low"; case .volume: "volume"; case .meanOfFour: "meanOfFour"; case .meanOfThree: "meanOfThree"; case .meanOfTwo: "meanOfTwo" } } }
extension Rhythm { var messageName: String { switch self { case .years: "years"; case .quarters: "quarters"; case .months: "months"; case .weeks: "weeks"; case .days: "days"; case .tradingDays: "tradingDays"; case .hours: "hours"; case .minutes: "minutes"; case .seconds: "seconds"; case .points: "points"; case .steps: "steps" } } }
extension TermForm { var messageName: String { switch self { case .one: "one"; case .few: "few"; case .many: "many"; case .other: "other"; case .nominative: "nominative"; case .genitive: "genitive"; case .dative: "dative"; case .accusative: "accusative"; case .instrumental: "instrumental"; case .locative: "locative"; case .in: "in"; case .per: "per"; case .step: "step"; case .weak: "weak"; case .multiplied: "multiplied"; case .alone: "alone" } } }
