// SPDX-License-Identifier: MIT

/// Charts in English, with British or American dates.
struct English: Wording {
  let channel: Channel
  let isAmerican: Bool

  var language: Language { isAmerican ? .americanEnglish : .english }
  var conjunction: String { "and" }
  var almostUnchanged: String { "almost unchanged" }
  var units: UnitVocabulary { isAmerican ? .americanEnglish : .english }
}

// MARK: - Numbers

extension English {
  func number(_ figure: Figure) -> String {
    let sign = figure.isNegative ? (channel == .speech ? "minus " : "-") : ""
    let size = figure.digits.magnitude
    let digits = size.text(minimumDecimals: figure.minimumDecimals)
    switch figure.scale {
    case .ones: return sign + digits
    case .groups(let group): return "\(sign)\(digits) \(Self.groups[group - 2])"
    case .parts(let group):
      let plural = size == DecimalDigits(1) ? "" : "s"
      return "\(sign)\(digits) \(Self.groups[group - 2])th\(plural)"
    case .power(let exponent):
      let minus = exponent < 0 ? (channel == .speech ? "minus " : "-") : ""
      return "\(sign)\(digits) times 10 to the power of \(minus)\(exponent.magnitude)"
    }
  }

  /// The names of 10⁶, 10⁹ and 10¹² in the short scale.
  private static let groups = ["million", "billion", "trillion"]

  func percent(_ percent: Percent) -> String {
    switch percent {
    case .underATenth: "less than 0.1 percent"
    case .almostAll: "more than 99.9 percent"
    case .figure(let figure): "\(number(figure)) percent"
    }
  }

  /// A size that stands alone: `21 percent`, `3 percentage points`; nil where no number holds it.
  private func size(_ size: ChangeSize) -> String? {
    switch size {
    case .percent(let percent): self.percent(percent)
    case .times(let times): "a factor of \(number(times))"
    case .points(let points): "\(number(points)) percentage point\(points.isOne ? "" : "s")"
    case .absolute(let figure): number(figure)
    case .inUnit(let figure, let unit):
      "\(number(figure)) \(self.unit(unit, .afterNumber(isOne: figure.isOne)))"
    case .untold: nil
    }
  }

  private func count(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
  }

  func count(_ points: PointCount) -> String {
    count(points.count, noun(points.rhythm))
  }

  func repeated(_ repeats: Repeats) -> String {
    let (count, isOne) = (repeats.positions, repeats.positions == 1)
    return repeats.areDates
      ? " on \(count) \(isOne ? "date" : "different dates"),"
        + "\(repeats.areMany ? "" : " in places") several values a date"
      : " at \(count) \(isOne ? "position" : "different positions"), several values at"
        + " \(isOne ? "it" : "some positions")"
  }

  private func noun(_ rhythm: Rhythm) -> String {
    switch rhythm {
    case .years: "year"
    case .quarters: "quarter"
    case .months: "month"
    case .weeks: "week"
    case .days: "day"
    case .tradingDays: "trading day"
    case .hours: "hour"
    case .minutes: "minute"
    case .seconds: "second"
    case .points: "point"
    case .steps: "step"
    }
  }

  /// The noun of one step: a trading day is a day, a point without a rhythm a step.
  private func stepNoun(_ rhythm: Rhythm) -> String {
    switch rhythm {
    case .tradingDays: "day"
    case .points: "step"
    default: noun(rhythm)
    }
  }
}

// MARK: - Dates and places

extension English {
  func span(_ span: TimeSpan) -> String { count(span.count, noun(span.unit)) }

  private func noun(_ unit: TimeSpan.Unit) -> String {
    switch unit {
    case .years: "year"
    case .months: "month"
    case .weeks: "week"
    case .days: "day"
    case .hours: "hour"
    case .minutes: "minute"
    case .seconds: "second"
    case .tradingDays: "trading day"
    }
  }

  /// `in a year`, `in 13 years`, `over the last 90 trading days`.
  private func within(_ span: TimeSpan) -> String {
    if span.unit == .tradingDays {
      return "over the last \(span.count == 1 ? noun(span.unit) : self.span(span))"
    }
    guard span.count == 1 else { return "in \(self.span(span))" }
    return "in \(span.unit == .hours ? "an" : "a") \(noun(span.unit))"
  }

  func date(_ date: CalendarDate) -> String { self.date(date, .full).withSingleCommas }

  private func date(_ date: CalendarDate, _ form: Mention.DateForm) -> String {
    let month = Self.months[date.civil.month - 1]
    switch (form, date.precision) {
    case (.month(withYear: true), _): return "\(month) \(year(of: date))"
    case (.month(withYear: false), _), (.withoutYear, .month): return month
    case (.clock, _): return clock(of: date)
    case (_, .year): return year(of: date)
    case (_, .quarter):
      let quarter = "\(Self.ordinals[date.quarter - 1]) quarter"
      return form == .withoutYear ? quarter : "\(quarter) of \(year(of: date))"
    case (_, .month): return "\(month) \(year(of: date))"
    default:
      let day = dayAndMonth(of: date, year: form == .full ? year(of: date) : nil)
      return date.precision > .day ? "\(clock(of: date)) on \(day)" : day
    }
  }

  /// `2 January 2024`, `January 2, 2024`, spoken `January second 2024`.
  private func dayAndMonth(of date: CalendarDate, year: String?) -> String {
    let month = Self.months[date.civil.month - 1]
    let year = year.map { " \($0)" } ?? ""
    guard channel == .display else { return "\(month) \(Self.ordinals[date.civil.day - 1])\(year)" }
    return isAmerican
      ? "\(month) \(date.civil.day)\(year.isEmpty ? "" : ",\(year),")"
      : "\(date.civil.day) \(month)\(year)"
  }

  /// Years from 1100 to 1999 are spoken in pairs: `eighteen seventy-one`.
  private func year(of date: CalendarDate) -> String {
    let year = date.civil.year
    guard year > 0 else { return "\(1 - year) BC" }
    guard channel == .speech, (1100...1999).contains(year) else { return "\(year)" }
    let (century, rest) = (Self.belowHundred(year / 100), year % 100)
    if rest == 0 { return "\(century) hundred" }
    return rest < 10
      ? "\(century) oh \(Self.belowHundred(rest))" : "\(century) \(Self.belowHundred(rest))"
  }

  /// `14:30`; spoken `14 30`, `9 oh 5` or `9 o'clock`, with seconds where there are any.
  private func clock(of date: CalendarDate) -> String {
    guard channel == .speech else { return date.clock }
    let parts = date.clock.split { $0 == ":" || $0 == "." }.prefix(3).map { Int($0) ?? 0 }
    let minutes = parts[1] == 0 ? "o'clock" : parts[1] < 10 ? "oh \(parts[1])" : "\(parts[1])"
    let seconds = parts.count > 2 ? " and \(count(parts[2], "second"))" : ""
    if parts[0] == 0 {
      return parts[1] == 0
        ? "midnight\(seconds)" : "\(count(parts[1], "minute"))\(seconds) past midnight"
    }
    return "\(parts[0]) \(minutes)\(seconds)"
  }

  private static func belowHundred(_ number: Int) -> String {
    guard number >= 20 else { return small[number] }
    let ones = number % 10 == 0 ? "" : "-\(small[number % 10])"
    return tens[number / 10 - 2] + ones
  }

  /// A place alone: `2 January 2024`, `0.25`, `Berlin`.
  func place(_ mention: Mention) -> String {
    switch mention {
    case .date(let date, let form): self.date(date, form)
    case .number(let figure): number(figure)
    case .row(let row): "point \(row)"
    case .category(let text): name(text)
    }
  }

  /// A place with the word that leads to it: `on 2 January 2024`, `at point 5`, `for Berlin`.
  func at(_ mention: Mention) -> String {
    switch mention {
    case .row, .number: "at \(place(mention))"
    case .category: "for \(place(mention))"
    case .date(let date, let form): "\(preposition(date, form)) \(place(mention))"
    }
  }

  private func preposition(_ date: CalendarDate, _ form: Mention.DateForm) -> String {
    switch (form, date.precision) {
    case (.month, _), (_, .year), (_, .month): "in"
    case (.clock, _): "at"
    case (_, .quarter): "in the"
    case (_, .day): "on"
    default: "at"
    }
  }

  func until(_ mention: Mention) -> String {
    if case .date(let date, _) = mention, date.precision == .quarter {
      return "until the \(place(mention))"
    }
    return "until \(place(mention))"
  }

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  private static let small = [
    "", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
  ]

  private static let tens = [
    "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety",
  ]

  private static let ordinals = [
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
    "eleventh", "twelfth", "thirteenth", "fourteenth", "fifteenth", "sixteenth", "seventeenth",
    "eighteenth", "nineteenth", "twentieth", "twenty-first", "twenty-second", "twenty-third",
    "twenty-fourth", "twenty-fifth", "twenty-sixth", "twenty-seventh", "twenty-eighth",
    "twenty-ninth", "thirtieth", "thirty-first",
  ]
}

// MARK: - Sentences

extension English {
  func clause(_ statement: Statement) -> String { words(statement).withSingleCommas }

  private func words(_ statement: Statement) -> String {
    switch statement {
    case .opening(let opening): self.opening(opening)
    case .brief(let brief): self.brief(brief)
    case .alternative(let alternative): self.alternative(alternative)
    case .movement(let movement): self.movement(movement)
    case .outline(let outline): self.outline(outline)
    case .extremes(let extremes): self.extremes(extremes)
    case .swing(let swing): self.swing(swing)
    case .largestMoves(let moves): largestMoves(moves)
    case .steps(let steps): self.steps(steps)
    case .oppositeStep(let step): "the largest \(largest(step))"
    case .gaps(let gaps): self.gaps(gaps)
    case .period(let period):
      "the pattern repeats about every \(number(period.figure)) \(noun(period.rhythm))s"
    case .legs(let legs, _): "it \(self.legs(legs, lastPlace: nil))"
    case .averages(let mean, let median, let deviation):
      averages(mean, median, deviation)
    case .thirds(let first, let last):
      last.map { "the first third averaged \(number(first)), the last third \(number($0))" }
        ?? "the first and the last third both averaged about \(number(first))"
    case .further(let further): self.further(further)
    case .title(let title, let count): count == 1 ? name(title) : "\(name(title)), \(count) series"
    case .comparison(let comparison): self.comparison(comparison)
    case .more(let more): self.more(more)
    case .crowd(let crowd): self.crowd(crowd)
    case .rebased(let statement): clause(statement)
    case .origin(let origin): self.origin(origin)
    case .omission(let omission): self.omission(omission)
    case .split(let mention, let ratio):
      "the price may not be adjusted for a split \(at(mention)),"
        + " when it moved as if one share had become \(number(ratio))"
    case .significance(let significance, let series): self.significance(significance, series)
    case .slopes(let slopes): self.slopes(slopes)
    }
  }

  func measure(_ value: PriceValue) -> String {
    switch value {
    case .close: "closing price"
    case .adjustedClose: "adjusted closing price"
    case .open: "opening price"
    case .high: "highest price"
    case .low: "lowest price"
    case .volume: "volume"
    case .meanOfFour: "mean of open, high, low and close"
    case .meanOfThree: "mean of high, low and close"
    case .meanOfTwo: "mean of high and low"
    }
  }

  func fromTo(_ first: Mention, _ last: Mention) -> String {
    "\(place(first)) to \(place(last))"
  }
}

// MARK: - How it went

extension English {
  private func movement(_ movement: Movement) -> String {
    let change = movement.change.map { self.change($0) }
    switch movement.kind {
    case .values(let values):
      return "the values are \(joined(values.map(placed)))\(afterValues(movement.change))"
    case .only(let value):
      let place = value.place.map { ", \(at($0))" } ?? ""
      return "the only value is \(number(value.figure))\(place)" + sinceBase(movement.change)
    case .flat(let figure):
      return "it was unchanged at \(number(figure))" + sinceBase(movement.change)
    case .unordered(let extremes): return self.extremes(extremes)
    case .trend(let trend):
      let change = change ?? ""
      if trend.isAlmostUnchanged { return "\(almostUnchanged(trend))\(change)" }
      guard !change.isEmpty else { return "it \(self.trend(trend))" }
      let contrast = movement.isAgainstTrend ? "; but overall it is " : ": "
      return "it \(self.trend(trend))\(contrast)\(change)"
    }
  }

  /// Only what rose or fell all the way did more than to stay almost unchanged.
  private func almostUnchanged(_ trend: TrendClause) -> String {
    switch trend.class {
    case .littleChange, .mixedHigher, .mixedLower, .steadyWithPeak, .steadyWithTrough:
      "it was almost unchanged: "
    default: "almost unchanged: it \(self.trend(trend)), "
    }
  }

  /// The change from before the range to a value that was told.
  func sinceBase(_ change: ChangeClause?) -> String {
    guard let change else { return "" }
    let from = "from \(number(change.from))\(placeAfter(change.fromPlace))"
    guard let size = change.size else { return "; unchanged \(from)" }
    return "; \(self.change(change, size)), \(from)"
  }

  func unchanged(at figure: Figure, _ span: TimeSpan?) -> String {
    "unchanged at \(number(figure))" + (span.map { " for \(self.span($0))" } ?? "")
  }

  func trend(_ trend: TrendClause) -> String {
    let turn = trend.turn.map(until) ?? ""
    return switch trend.class {
    case .tooFew: "has few values"
    case .unchanged: "was unchanged"
    case .roseSteadily: "rose steadily"
    case .fellSteadily: "fell steadily"
    case .roseWithSetbacks: "rose, with setbacks"
    case .fellWithRecoveries: "fell, with recoveries"
    case .roseThenFell: "rose \(turn), then fell\(afterRise(trend.ending))"
    case .fellThenRecovered: "fell \(turn), then \(afterFall(trend.ending))"
    case .steadyWithPeak: steady(trend.spike, "peak")
    case .steadyWithTrough: steady(trend.spike, "trough")
    case .littleChange: "moved up and down with little overall change"
    case .mixedHigher: "swung widely, ending higher"
    case .mixedLower: "swung widely, ending lower"
    }
  }

  /// `stayed near 90 but for a peak of 656 at 19:34 on 22 April`.
  private func steady(_ spike: SpikeClause?, _ word: String) -> String {
    guard let spike else { return "stayed about the same but for a \(word)" }
    let rest = spike.rest.map {
      trend(TrendClause(class: $0, turn: nil, ending: nil, isAlmostUnchanged: false))
    }
    let stayed =
      rest.map { $0.contains(",") ? "\($0)," : $0 } ?? "stayed near \(number(spike.near))"
    let place = spike.extreme.place.map { (spike.isFirst ? ", first reached" : "") + " \(at($0))" }
    return "\(stayed) but for a \(word) of \(number(spike.extreme.figure))\(place ?? "")"
  }

  private func afterRise(_ ending: TrendClause.Ending?) -> String {
    switch ending {
    case .between: ", giving back part of it"
    case .beyond: " to below where it began"
    case .aboutWhereItBegan, nil: " to about where it began"
    }
  }

  private func afterFall(_ ending: TrendClause.Ending?) -> String {
    switch ending {
    case .between: "partly recovered"
    case .beyond: "rose above where it began"
    case .aboutWhereItBegan, nil: "recovered to about where it began"
    }
  }

  /// `down 21 percent in a year, from 544.47 on 1 March 2012 to 430.47`.
  func change(_ change: ChangeClause, _ span: TimeSpan? = nil, withEnds: Bool = true)
    -> String
  {
    let span = span.map { " \(within($0))" } ?? ""
    let from = "\(number(change.from))\(placeAfter(change.fromPlace))"
    guard let size = change.size else { return unchanged(change, from, span) }
    let head = self.change(change, size) + span
    return withEnds
      ? "\(head), from \(from) to \(number(change.to))\(placeAfter(change.toPlace))" : head
  }

  /// `down 21 percent`, `to 13 times the first value`.
  private func change(_ change: ChangeClause, _ size: ChangeSize) -> String {
    if case .times(let times) = size {
      return "to \(number(times)) times the \(change.isFromBase ? "earlier" : "first") value"
    }
    return [change.isUp ? "up" : "down", self.size(size)].compactMap(\.self)
      .joined(separator: " ")
  }

  private func unchanged(_ change: ChangeClause, _ from: String, _ span: String) -> String {
    change.isFromBase
      ? "unchanged\(span) from \(from)"
      : change.fromPlace.map {
        "the first value, \(at($0)), and the last are both \(number(change.to))"
      } ?? "the first and the last value are both \(number(change.to))"
  }
}

// MARK: - Extremes and turning points

extension English {
  func extremes(_ extremes: Extremes) -> String {
    let parts = [
      extremes.highest.map { extreme("highest", $0) },
      extremes.lowest.map { extreme("lowest", $0) },
    ].compactMap(\.self)
    if let ends = bothEnds(extremes) { return ends }
    return parts.joined(separator: isList(extremes) ? ", " : "; ")
  }

  /// Both extremes at the ends of the series.
  private func bothEnds(_ extremes: Extremes) -> String? {
    switch (extremes.highest?.place, extremes.lowest?.place) {
    case (.first, .last): "the first value was the highest, the last the lowest"
    case (.last, .first): "the first value was the lowest, the last the highest"
    default: nil
    }
  }

  private func isList(_ extremes: Extremes) -> Bool {
    [extremes.highest?.place, extremes.lowest?.place].allSatisfy {
      if case .at = $0 { true } else { false }
    }
  }

  private func extreme(_ word: String, _ extreme: Extremes.Extreme) -> String {
    switch extreme.place {
    case .first: "the \(word) was the first"
    case .last: "the \(word) was the last"
    case .at(let mention): "\(word) \(number(extreme.figure)) \(at(mention))"
    case .firstAt(let mention):
      "\(word) \(number(extreme.figure)), first reached \(at(mention))"
    }
  }

  private func outline(_ outline: Outline) -> String {
    let extremes = outline.extremes.map { "; \(self.extremes($0))" } ?? ""
    return switch outline.shape {
    case .trend(let trend):
      if trend.isAlmostUnchanged {
        almostUnchanged(trend).droppingEnd + extremes
      } else {
        "\(outline.isAgainstTrend ? "within the range " : "")it \(self.trend(trend))\(extremes)"
      }
    case .legs(let legs):
      "it \(self.legs(legs, lastPlace: last(outline.rhythm)))\(extremes)"
    }
  }

  /// `21 percent`, `by a factor of 38`, as it follows a verb.
  private func by(_ size: ChangeSize) -> String? {
    switch size {
    case .percent, .points, .untold: self.size(size)
    case .times, .absolute, .inUnit: self.size(size).map { "by \($0)" }
    }
  }

  private func last(_ rhythm: Rhythm) -> String {
    rhythm == .points
      ? "at the last point"
      : "\(rhythm == .days || rhythm == .tradingDays ? "on" : "in") the last \(stepNoun(rhythm))"
  }

  /// `rose to 702.10 on 19 September, its highest, then fell 39 percent to its lowest on the last
  /// day`, or without the last place `, and has fallen 39 percent so far, to its lowest`.
  private func legs(_ legs: [LegClause], lastPlace: String?) -> String {
    let told = legs.map { leg($0, lastPlace: lastPlace ?? "") }
    guard lastPlace == nil, let last = legs.last, legs.count > 1 else {
      return told.joined(separator: ", then ")
    }
    return told.dropLast().joined(separator: ", then ") + ", and \(soFar(last))"
  }

  private func soFar(_ leg: LegClause) -> String {
    let size = leg.size.flatMap(by).map { " \($0)" } ?? ""
    let note = leg.note.map { ", to \(words($0))" } ?? ""
    return "has \(leg.isUp ? "risen" : "fallen")\(size) so far\(note)"
  }

  private func words(_ note: LegClause.Note) -> String {
    switch note {
    case .highest(let isFirst): isFirst ? "its highest for the first time" : "its highest"
    case .lowest(let isFirst): isFirst ? "its lowest for the first time" : "its lowest"
    }
  }

  private func leg(_ leg: LegClause, lastPlace: String) -> String {
    let way = leg.isUp ? "rose" : "fell"
    let size = leg.size.flatMap(by).map { " \($0)" } ?? ""
    let note = leg.note.map(words)
    guard let end = leg.to else {
      return way + size + (note.map { " to \($0) \(lastPlace)" } ?? "")
    }
    return "\(way)\(size) to \(placed(end))" + (note.map { ", \($0)" } ?? "")
  }

  private func swing(_ swing: Swing) -> String {
    let (before, since) = swing.isHigh ? ("rise", "fall") : ("fall", "rise")
    let start = swing.start.map { ", from \(placed($0))" } ?? ""
    return
      "the \(before) to the \(swing.isHigh ? "high" : "low") was \(size(swing.before) ?? "large")"
      + "\(start); the \(since) since is \(size(swing.since) ?? "large")"
  }

  private func largestMoves(_ moves: [LargestMove]) -> String {
    moves.map { move in
      "the largest \(noun(move.role)) was \(size(move.size) ?? "large"),"
        + " from \(placed(move.from)) to \(placed(move.to))"
    }.joined(separator: "; ")
  }

  private func noun(_ role: LargestMove.Role) -> String {
    switch role {
    case .setback: "setback"
    case .recovery: "recovery"
    case .fall: "fall"
    case .rise: "rise"
    }
  }

  private func steps(_ steps: Steps) -> String {
    let step = steps.largest
    return "a typical \(stepNoun(steps.rhythm)) moved \(size(steps.typical) ?? "");"
      + " the largest was a \(step.isUp ? "rise" : "fall") of \(size(step.size) ?? "any size")"
      + " \(at(step))"
  }

  /// `on 24 January 2013`, `in the week to 25 January 2013`.
  private func at(_ step: LargestStep) -> String {
    step.endsAWeek ? "in the week to \(place(step.place))" : at(step.place)
  }

  private func largest(_ step: LargestStep) -> String {
    "\(step.isUp ? "rise" : "fall") in one \(stepNoun(step.rhythm)) was"
      + " \(size(step.size) ?? "large"), \(at(step))"
  }
}

// MARK: - The rest

extension English {
  private func gaps(_ gaps: Gaps) -> String {
    let missing = "\(count(gaps.missing)) \(gaps.missing.count == 1 ? "is" : "are") missing"
    guard gaps.gapCount > 1 else {
      return gaps.missing.count == 1
        ? "\(missing), \(at(gaps.longestStart))"
        : "\(missing), \(place(gaps.longestStart)) to \(place(gaps.longestEnd))"
    }
    if gaps.longest.count == 1 { return "\(missing), no two in a row" }
    return "\(missing) in \(gaps.gapCount) gaps, the longest \(count(gaps.longest))"
      + " from \(place(gaps.longestStart))"
  }

  private func averages(_ mean: Figure, _ median: Figure?, _ deviation: Figure?) -> String {
    let figures =
      median.map { ["the mean is \(number(mean))", "the median \(number($0))"] }
      ?? ["the mean and the median are about \(number(mean))"]
    return joined(
      figures
        + [deviation.map { "the standard deviation \(number($0))" }]
        .compactMap(\.self))
  }

  private func further(_ further: Further) -> String {
    let others = further.others > 0 ? "; and \(further.others) more series" : ""
    return (further.isMore ? "also " : "") + clauses(of: further) + others
  }

  /// `there are 3 more series: E, F and G`.
  private func more(_ more: MoreSeries) -> String {
    let count = more.names.count + more.others
    let names = self.names(more.names, more.others)
    return more.isMore
      ? "there \(count == 1 ? "is 1" : "are \(count)") more series: \(names)"
      : "the series are \(names)"
  }

  private func crowd(_ crowd: Crowd) -> String {
    let opening = self.crowd(crowd, series: "\(crowd.seriesCount) series")
    return opening + (crowd.comparison.map { ": \(comparison($0))" } ?? "")
  }

  private func comparison(_ comparison: ComparisonClause) -> String {
    let (high, low) = (comparison.highest, comparison.lowest)
    let crossings = comparison.crossings.map { "; \(self.crossings($0))" } ?? ""
    let ends: String =
      if comparison.isTie {
        comparison.seriesCount == 2
          ? "both end at \(number(high.figure))" : "all end at \(number(high.figure))"
      } else if comparison.seriesCount == 2 {
        "\(names(high)) ends higher than \(names(low)), at \(number(high.figure))"
          + " against \(number(low.figure))"
      } else {
        "\(comparison.isOfAll ? "of all \(comparison.seriesCount) series, " : "")"
          + "\(names(high)) \(high.names.count + high.others > 1 ? "end" : "ends") highest, at"
          + " \(number(high.figure)), \(names(low)) lowest, at \(number(low.figure))"
      }
    return ends + crossings
  }

  private func names(_ end: ComparisonClause.End) -> String { names(end.names, end.others) }

  private func names(_ names: [String], _ others: Int) -> String {
    joined(names.map(name) + (others > 0 ? ["\(others) more"] : []))
  }

  private func crossings(_ crossings: ComparisonClause.Crossings) -> String {
    how(often: crossings, "they never cross", "they cross")
  }

  private func how(
    often crossings: ComparisonClause.Crossings, _ never: String, _ verb: String
  ) -> String {
    switch crossings.count {
    case 0: return never
    case 1: return "\(verb) once\(placeAfter(crossings.first))"
    default:
      let times = crossings.count == 2 ? "twice" : "\(crossings.count) times"
      return
        "\(verb) \(times), first\(placeAfter(crossings.first)), last\(placeAfter(crossings.last))"
    }
  }

  private func origin(_ origin: ChartContext.Origin) -> String {
    switch origin {
    case .bundledSample: "these are bundled sample data"
    case .file(let file): "the data are from the file \(name(file))"
    case .standardInput: "the data came from standard input"
    case .provider(let provider): "the data are from \(self.provider(provider))"
    case .imported: "these are imported data"
    }
  }

  private func omission(_ omission: ChartContext.Omission) -> String {
    switch omission {
    case .repeatedDates(let count):
      "\(self.count(count, "row")) \(count == 1 ? "was" : "were") left out,"
        + " because the same date appears again further down"
    case .emptyRows(let count):
      "\(self.count(count, "empty row")) \(count == 1 ? "was" : "were") left out"
    }
  }

  private func significance(_ significance: Significance, _ series: String?) -> String {
    let whose = series.map { " of \(name($0))" } ?? ""
    switch significance {
    case .withheld(let reason):
      return "whether the trend\(whose) is more than chance is not said: \(why(reason))"
    case .told(let isSignificant, let isUp, let z, let p):
      let probability = p.map { "a p of \(number($0))" } ?? "a p below 0.001"
      let figures = "with a z of \(number(z)) and \(probability)"
      return isSignificant
        ? "by the Mann-Kendall test the \(isUp ? "rise" : "fall")\(whose) is significant at the 5"
          + " percent level, \(figures)"
        : "by the Mann-Kendall test no trend\(whose) can be told from chance, \(figures)"
    }
  }

  private func why(_ reason: Significance.Reason) -> String {
    switch reason {
    case .prices: "prices wander, and the test takes most wandering for a trend"
    case .tooFew: "there are fewer than 10 values"
    case .flat: "all values are equal"
    case .correlated(let correlation):
      "\(isAmerican ? "neighboring" : "neighbouring") values are alike, with a correlation of \(number(correlation))"
    }
  }

  private func slopes(_ slopes: Slopes) -> String {
    let whose = slopes.name.map { " of \(name($0))" } ?? ""
    let per = "per \(slopes.unit.map(noun) ?? "step along x")"
    let fit = slopes.rSquared.map { ", with R squared \(number($0))" } ?? ""
    return "the Theil-Sen slope\(whose) is \(number(slopes.theilSen)) \(per),"
      + " the least-squares slope \(number(slopes.leastSquares))\(fit)"
  }

  private func noun(_ unit: CalendarUnit) -> String {
    switch unit {
    case .year: "year"
    case .quarter: "quarter"
    case .month: "month"
    case .week: "week"
    case .day: "day"
    case .hour: "hour"
    }
  }
}

// MARK: - Percent change

extension English {
  func clause(_ statement: RebasedStatement) -> String {
    switch statement {
    case .opening(let names, let since, let to, let points):
      "\(self.names(names)), percent change since \(bare(since)), to \(bare(to)), \(count(points))"
    case .brief(let names, let since, let ranking):
      "\(self.names(names)), percent change since \(bare(since)): \(self.ranking(ranking))"
    case .alternative(let since, let ranking):
      "percent change since \(bare(since)): \(list(ranking))"
    case .ranking(let ranking): self.ranking(ranking)
    case .crossings(let crossings): self.crossings(crossings)
    case .leadChanges(let changes):
      how(often: changes, "the lead never changes", "the lead changes")
    case .widestGap(let widest):
      "they are furthest apart \(at(widest.place)): \(name(widest.highest))"
        + " \(points(widest.gap)) ahead of \(name(widest.lowest))"
    case .alignment(let alignment): self.alignment(alignment)
    case .course(let course): self.course(course)
    }
  }

  private func names(_ names: RebasedStatement.Names) -> String {
    self.names(names.names, names.others)
  }

  /// A date behind "since" or "to".
  private func bare(_ mention: Mention) -> String {
    if case .date(let date, _) = mention, date.precision == .quarter {
      return "the \(place(mention))"
    }
    return place(mention)
  }

  private func points(_ gap: Figure) -> String { size(.points(gap)) ?? "" }

  /// `up 12 percent`, `unchanged`, `at 17 times the first value`.
  private func standing(_ standing: RebasedStatement.Standing) -> String {
    guard let size = standing.size else { return "unchanged" }
    if case .times(let times) = size { return "at \(number(times)) times the first value" }
    return "\(standing.isUp ? "up" : "down") \(self.size(size) ?? "")"
  }

  /// `Microsoft leads, down 12.4 percent; Apple is down 20.9 percent, 8.5 percentage points behind`.
  private func ranking(_ ranking: RebasedStatement.Ranking) -> String {
    guard ranking.seriesCount > 1 else {
      return ranking.places.map { standing($0.standing) }.joined()
    }
    if ranking.isTie {
      return "\(ranking.seriesCount == 2 ? "both are" : "all are") level,"
        + " \(standing(ranking.places[0].standing))"
    }
    let others = ranking.others > 0 ? ["and \(ranking.others) more series"] : []
    let told = (ranking.places.map(place) + others).joined(separator: "; ")
    return ranking.isMore ? "further behind: \(told)" : told
  }

  private func place(_ place: RebasedStatement.Ranking.Place) -> String {
    let isMany = place.names.names.count + place.names.others > 1
    let standing = standing(place.standing)
    guard let behind = place.behind else {
      return "\(names(place.names)) \(isMany ? "lead together" : "leads"), \(standing)"
    }
    return "\(names(place.names)) \(isMany ? "are" : "is") \(standing),"
      + " \(place.isRoughly ? "about " : "")\(points(behind)) behind"
  }

  /// `Microsoft down 12.4 percent, Apple down 20.9 percent`.
  private func list(_ ranking: RebasedStatement.Ranking) -> String {
    let others = ranking.others > 0 ? ["\(ranking.others) more"] : []
    return (ranking.places.map { "\(names($0.names)) \(standing($0.standing))" } + others)
      .joined(separator: ", ")
  }

  /// `only the 248 days that both have are compared; 3 days of Apple and 5 of IBM were left out`.
  private func alignment(_ alignment: RebasedStatement.AlignmentClause) -> String {
    let noun = noun(alignment.compared.rhythm)
    let parts = alignment.leftOut.enumerated().map { index, part in
      (index == 0 ? count(part.count, noun) : "\(part.count)")
        + " of \(part.names.names.first.map(name) ?? "\(part.names.others) others")"
    }
    let isOne = alignment.leftOut.count == 1 && alignment.leftOut[0].count == 1
    // Of a series alone no value is left out.
    let whose = alignment.seriesCount == 2 ? "both have" : "all have"
    return "only the \(count(alignment.compared)) that \(whose) are compared;"
      + " \(joined(parts)) \(isOne ? "was" : "were") left out"
  }

  private func course(_ course: RebasedStatement.Course) -> String {
    let name = course.name.map(name) ?? "it"
    let standing = course.standing.map { ": \(self.standing($0))" } ?? ""
    switch course.shape {
    case .flat: return "\(name) never changed"
    case .values(let values):
      return "\(name) was "
        + joined(values.map { "\(self.standing($0.standing)) \(at($0.place))" })
    case .trend(let trend, let peaks):
      let how = trend.isAlmostUnchanged ? "was almost unchanged" : self.trend(trend)
      return "\(name) \(how)\(standing)" + (peaks.map { "; \(self.peaks($0))" } ?? "")
    }
  }

  private func peaks(_ peaks: RebasedStatement.Peaks) -> String {
    if let ends = bothEnds(peaks.extremes) { return ends }
    return [
      peaks.extremes.highest.map { peak("highest", $0.place, peaks.highest) },
      peaks.extremes.lowest.map { peak("lowest", $0.place, peaks.lowest) },
    ].compactMap(\.self).joined(separator: "; ")
  }

  private func peak(
    _ word: String, _ place: Extremes.Extreme.Place, _ standing: RebasedStatement.Standing
  ) -> String {
    switch place {
    case .first: "the \(word) was the first"
    case .last: "the \(word) was the last"
    case .at(let mention): "\(word) \(at(mention)), \(self.standing(standing))"
    case .firstAt(let mention):
      "\(word), first reached \(at(mention)), \(self.standing(standing))"
    }
  }
}

// MARK: - Around the chart

extension English {
  func sampleNotice(_ date: String) -> String { "sample data, not current: \(date)" }

  /// Who is asked for data: `Yahoo`, `the ECB`.
  private func provider(_ provider: String) -> String {
    (provider.isAbbreviation ? "the " : "") + name(provider)
  }

  func priceNotice(
    from source: String?, asOf date: String, age: TimeSpan?, isStored: Bool
  ) -> String {
    let prices = source.map { "prices from \(provider($0))" } ?? "imported prices"
    guard let age else { return "\(prices) as of \(date)" }
    let kept = source == nil || !isStored ? prices : "stored \(prices)"
    return "\(kept) as of \(date), \(span(age)) ago"
  }

  func points(_ count: Int) -> String { self.count(count, "point") }

  func more(_ count: Int) -> String { " and \(count) more" }

  func clause(_ statement: SoundStatement) -> String {
    switch statement {
    case .heard(let heard): self.heard(heard)
    case .axes(let groups): axes(groups)
    case .logarithmic: "pitch is logarithmic: equal percent moves are equal intervals"
    case .order(let names): "in this order: \(names.map(name).joined(separator: ", "))"
    case .places(let places):
      "at once: " + places.map { "\(name($0.name)) \(side($0.side))" }.joined(separator: ", ")
    case .atOnce(let names): "at once: \(joined(names.map(name))), \(name(names[0])) the loudest"
    case .inverted: "the lowest value has the highest pitch"
    case .notes(let scale): "pitches are moved to the notes of the \(scale.rawValue) scale"
    case .smoothed(let smoothing): "the values are smoothed by \(self.smoothing(smoothing))"
    case .gapsUnheard(let count):
      "\(self.count(count, "gap")) \(count == 1 ? "is" : "are") too short to be heard"
    case .clipped(1): "1 value lies outside the axis and sounds at its end"
    case .clipped(let count): "\(count) values lie outside the axis and sound at its ends"
    case .rhythm(let isEven, let isContinuous, let seconds):
      (isEven
        ? "every point has the same time, as " : "points are spaced as they stand along x, as ")
        + (isContinuous ? "one gliding tone" : "separate notes")
        + (seconds.map { ", \(number($0)) seconds in all" } ?? "")
    case .mapping(let laws, let time, let others):
      (laws.map(law) + (time + others).map(clause)).joined(separator: "; ")
    }
  }

  private func side(_ side: SoundStatement.Place.Side) -> String {
    switch side {
    case .left: "on the left"
    case .right: "on the right"
    case .halfLeft: "half left"
    case .halfRight: "half right"
    }
  }

  private func heard(_ heard: SoundStatement.Heard) -> String {
    let counts = "\(heard.heard) of \(points(heard.given)) heard"
    let extremes = heard.tellsExtremes ? ", the highest and lowest always" : ""
    let missing = heard.missing > 0 ? ", \(heard.missing) missing" : ""
    return (heard.isGist ? "shape only: " : "") + counts + extremes + missing
  }

  private func axes(_ groups: [[String]]) -> String {
    let names = groups.map { $0.map(name) }
    if groups.count == 1 { return "\(joined(names[0])) share one axis" }
    let shared = names.filter { $0.count > 1 }.map { "\(joined($0)) share an axis" }
    return shared.isEmpty
      ? "each series has its own axis"
      : shared.joined(separator: "; ") + "; every other series has its own"
  }

  private func smoothing(_ smoothing: SoundStyle.Smoothing) -> String {
    switch smoothing {
    case .exponential(let alpha):
      "an exponential moving average of \(number(Figure(exactly: alpha)))"
    case .median(let width): "the median of \(width) points"
    case .mean(let width): "the mean of \(width) points"
    }
  }

  private func law(_ law: SoundStatement.Law) -> String {
    let whose = law.names.map { " of \(joined($0.map(name)))" } ?? ""
    let last = law.high ?? law.low
    let unit = law.unit.map { " \(self.unit($0, .afterNumber(isOne: last.isOne)))" } ?? ""
    guard let high = law.high else {
      return "the value \(number(law.low))\(whose)\(unit) sounds at \(number(law.lowHertz)) hertz"
    }
    let notes = law.notes.map { ", moved to the notes of the \($0.rawValue) scale" } ?? ""
    return "values\(whose) from \(number(law.low)) to \(number(high))\(unit) sound from"
      + " \(number(law.lowHertz)) to \(number(law.highHertz)) hertz on a"
      + " \(law.isLogarithmic ? "logarithmic" : "linear") scale\(notes)"
  }
}

// MARK: - Answers

extension English {
  func clause(_ answer: AnswerStatement) -> String { words(answer).withSingleCommas }

  private func words(_ answer: AnswerStatement) -> String {
    switch answer {
    case .value(let value, let reservation):
      placed(value) + (reservation.map { ", \(self.reservation($0))" } ?? "")
    case .firstReached(let value):
      "\(number(value.figure)), first reached\(placeAfter(value.place))"
    case .change(let change, let absolute):
      (absolute.map { "\(number($0)), " } ?? "") + changeAfterSize(change)
    case .trend(let movement): trend(movement)
    case .mean(let mean): "\(number(mean)), the mean of all values"
    case .median(let median): "\(number(median)), the median of all values"
    }
  }

  /// The change after its size in the unit of the values, which is not said twice.
  private func changeAfterSize(_ change: ChangeClause) -> String {
    guard case .absolute = change.size else { return self.change(change) }
    return "from \(number(change.from))\(placeAfter(change.fromPlace)) to \(number(change.to))"
      + placeAfter(change.toPlace)
  }

  private func reservation(_ reservation: Reservation) -> String {
    let asked = place(reservation.asked)
    return switch reservation.match {
    case .exact: ""
    case .lastOf: "the last \(at(reservation.asked))"
    case .within: "which includes \(asked)"
    case .before: "the last before \(asked)"
    case .beforeMissing: "the last before \(asked), where the value is missing"
    }
  }

  private func trend(_ movement: Movement) -> String {
    if case .trend(let trend) = movement.kind { return "it \(self.trend(trend))" }
    return self.movement(movement)
  }
}

extension String {
  /// American dates end in a comma, which a mark behind them replaces.
  var withSingleCommas: String {
    guard contains(",") else { return self }
    var kept = ""
    for character in self {
      if kept.last == ",", ",;:.".contains(character) { kept.removeLast() }
      kept.append(character)
    }
    return kept.last == "," ? String(kept.dropLast()) : kept
  }

  /// The text without a colon or a comma and the space behind it.
  fileprivate var droppingEnd: String { String(dropLast(2)) }
}

// MARK: - Units and currencies

extension UnitVocabulary {
  /// British English.
  static let english = UnitVocabulary(
    units: englishUnits, currencies: englishCurrencies, multipliers: englishMultipliers,
    powers: [
      2: .init(prefix: "square ", isOneWord: false), 3: .init(prefix: "cubic ", isOneWord: false),
    ],
    raised: "to the power of", per: "per", of: "of", characters: englishCharacters, upTo: "to",
    about: "about", minus: "minus", hasDecimalComma: false)

  /// American English, which spells metres and litres its own way and counts in metric tons.
  static let americanEnglish = english.respelling(
    [("metre", "meter"), ("litre", "liter"), ("rouble", "ruble")],
    units: ["t": .init("metric ton", "metric tons")])

  private static let englishUnits: [String: Noun] = [
    "m": .init("metre", "metres"),
    "km": .init("kilometre", "kilometres"),
    "dm": .init("decimetre", "decimetres"),
    "cm": .init("centimetre", "centimetres"),
    "mm": .init("millimetre", "millimetres"),
    "µm": .init("micrometre", "micrometres"),
    "nm": .init("nanometre", "nanometres"),
    "ft": .init("foot", "feet"),
    "in": .init("inch", "inches"),
    "yd": .init("yard", "yards"),
    "mi": .init("mile", "miles"),
    "nmi": .init("nautical mile", "nautical miles"),
    "ha": .init("hectare", "hectares"),
    "acre": .init("acre", "acres"),
    "l": .init("litre", "litres"),
    "ml": .init("millilitre", "millilitres"),
    "cl": .init("centilitre", "centilitres"),
    "dl": .init("decilitre", "decilitres"),
    "hl": .init("hectolitre", "hectolitres"),
    "gal": .init("gallon", "gallons"),
    "bbl": .init("barrel", "barrels"),
    "bu": .init("bushel", "bushels"),
    "g": .init("gram", "grams"),
    "kg": .init("kilogram", "kilograms"),
    "mg": .init("milligram", "milligrams"),
    "µg": .init("microgram", "micrograms"),
    "ng": .init("nanogram", "nanograms"),
    "t": .init("tonne", "tonnes"),
    "kt": .init("kilotonne", "kilotonnes"),
    "Mt": .init("megatonne", "megatonnes"),
    "Gt": .init("gigatonne", "gigatonnes"),
    "lb": .init("pound", "pounds"),
    "oz": .init("ounce", "ounces"),
    "s": .init("second", "seconds"),
    "ms": .init("millisecond", "milliseconds"),
    "µs": .init("microsecond", "microseconds"),
    "ns": .init("nanosecond", "nanoseconds"),
    "min": .init("minute", "minutes"),
    "h": .init("hour", "hours"),
    "d": .init("day", "days"),
    "wk": .init("week", "weeks"),
    "mo": .init("month", "months"),
    "qtr": .init("quarter", "quarters"),
    "a": .init("year", "years"),
    "s^2": .init("second squared", "seconds squared"),
    "°C": .init("degree Celsius", "degrees Celsius"),
    "°F": .init("degree Fahrenheit", "degrees Fahrenheit"),
    "°": .init("degree", "degrees"),
    "K": .init("kelvin", "kelvins"),
    "Hz": .init(same: "hertz"),
    "W": .init("watt", "watts"),
    "J": .init("joule", "joules"),
    "V": .init("volt", "volts"),
    "A": .init("ampere", "amperes"),
    "Pa": .init("pascal", "pascals"),
    "Ω": .init("ohm", "ohms"),
    "N": .init("newton", "newtons"),
    "mHz": .init(same: "millihertz"),
    "mW": .init("milliwatt", "milliwatts"),
    "mJ": .init("millijoule", "millijoules"),
    "mV": .init("millivolt", "millivolts"),
    "mA": .init("milliampere", "milliamperes"),
    "kHz": .init(same: "kilohertz"),
    "kW": .init("kilowatt", "kilowatts"),
    "kJ": .init("kilojoule", "kilojoules"),
    "kV": .init("kilovolt", "kilovolts"),
    "kA": .init("kiloampere", "kiloamperes"),
    "kPa": .init("kilopascal", "kilopascals"),
    "kΩ": .init("kiloohm", "kiloohms"),
    "kN": .init("kilonewton", "kilonewtons"),
    "MHz": .init(same: "megahertz"),
    "MW": .init("megawatt", "megawatts"),
    "MJ": .init("megajoule", "megajoules"),
    "MV": .init("megavolt", "megavolts"),
    "MPa": .init("megapascal", "megapascals"),
    "MΩ": .init("megohm", "megohms"),
    "MN": .init("meganewton", "meganewtons"),
    "GHz": .init(same: "gigahertz"),
    "GW": .init("gigawatt", "gigawatts"),
    "GJ": .init("gigajoule", "gigajoules"),
    "GV": .init("gigavolt", "gigavolts"),
    "Wh": .init("watt hour", "watt hours"),
    "B": .init("byte", "bytes"),
    "bit": .init("bit", "bits"),
    "kWh": .init("kilowatt hour", "kilowatt hours"),
    "kB": .init("kilobyte", "kilobytes"),
    "kbit": .init("kilobit", "kilobits"),
    "MWh": .init("megawatt hour", "megawatt hours"),
    "MB": .init("megabyte", "megabytes"),
    "Mbit": .init("megabit", "megabits"),
    "GWh": .init("gigawatt hour", "gigawatt hours"),
    "GB": .init("gigabyte", "gigabytes"),
    "Gbit": .init("gigabit", "gigabits"),
    "TWh": .init("terawatt hour", "terawatt hours"),
    "TB": .init("terabyte", "terabytes"),
    "Tbit": .init("terabit", "terabits"),
    "KiB": .init("kibibyte", "kibibytes"),
    "MiB": .init("mebibyte", "mebibytes"),
    "GiB": .init("gibibyte", "gibibytes"),
    "TiB": .init("tebibyte", "tebibytes"),
    "TW": .init("terawatt", "terawatts"),
    "TJ": .init("terajoule", "terajoules"),
    "EJ": .init("exajoule", "exajoules"),
    "hPa": .init("hectopascal", "hectopascals"),
    "bar": .init("bar", "bars"),
    "mbar": .init("millibar", "millibars"),
    "atm": .init("atmosphere", "atmospheres"),
    "Nm": .init("newton metre", "newton metres"),
    "cal": .init("calorie", "calories"),
    "kcal": .init("kilocalorie", "kilocalories"),
    "dB": .init("decibel", "decibels"),
    "dBA": .init("A-weighted decibel", "A-weighted decibels"),
    "mph": .init("mile per hour", "miles per hour"),
    "kn": .init("knot", "knots"),
    "ppm": .init("part per million", "parts per million"),
    "ppmv": .init("part per million by volume", "parts per million by volume"),
    "ppb": .init("part per billion", "parts per billion"),
    "%": .init(same: "percent"),
    "‰": .init(same: "per mille"),
    "pp": .init("percentage point", "percentage points"),
    "bps": .init("basis point", "basis points"),
    "mol": .init("mole", "moles"),
    "mmol": .init("millimole", "millimoles"),
    "lm": .init("lumen", "lumens"),
    "lx": .init(same: "lux"),
    "cd": .init("candela", "candelas"),
    "rpm": .init("revolution per minute", "revolutions per minute"),
    "bpm": .init("beat per minute", "beats per minute"),
    "fps": .init("frame per second", "frames per second"),
    "shares": .init("share", "shares"),
    "people": .init("person", "people"),
    "capita": .init(same: "capita"),
    "inhabitants": .init("inhabitant", "inhabitants"),
    "requests": .init("request", "requests"),
    "points": .init("point", "points"),
    "$": .init("dollar", "dollars"),
    "£": .init("pound", "pounds"),
    "¥": .init(same: "yen"),
    "ct": .init("cent", "cents"),
  ]

  private static let englishCurrencies: [String: Noun] = [
    "USD": .init("US dollar", "US dollars"),
    "AUD": .init("Australian dollar", "Australian dollars"),
    "CAD": .init("Canadian dollar", "Canadian dollars"),
    "NZD": .init("New Zealand dollar", "New Zealand dollars"),
    "HKD": .init("Hong Kong dollar", "Hong Kong dollars"),
    "SGD": .init("Singapore dollar", "Singapore dollars"),
    "TWD": .init("Taiwan dollar", "Taiwan dollars"),
    "EUR": .init("euro", "euros"),
    "GBP": .init("pound sterling", "pounds sterling"),
    "GBX": .init("penny", "pence"),
    "JPY": .init(same: "Japanese yen"),
    "CHF": .init("Swiss franc", "Swiss francs"),
    "CNY": .init(same: "Chinese yuan"),
    "SEK": .init("Swedish krona", "Swedish kronor"),
    "NOK": .init("Norwegian krone", "Norwegian kroner"),
    "DKK": .init("Danish krone", "Danish kroner"),
    "ISK": .init("Icelandic krona", "Icelandic kronur"),
    "CZK": .init("Czech koruna", "Czech korunas"),
    "KRW": .init(same: "South Korean won"),
    "INR": .init("Indian rupee", "Indian rupees"),
    "MXN": .init("Mexican peso", "Mexican pesos"),
    "BRL": .init("Brazilian real", "Brazilian reais"),
    "ZAR": .init(same: "South African rand"),
    "ZAC": .init("South African cent", "South African cents"),
    "TRY": .init(same: "Turkish lira"),
    "RUB": .init("Russian rouble", "Russian roubles"),
    "PLN": .init("Polish zloty", "Polish zlotys"),
    "HUF": .init("Hungarian forint", "Hungarian forints"),
    "RON": .init("Romanian leu", "Romanian lei"),
    "BGN": .init("Bulgarian lev", "Bulgarian leva"),
    "ILS": .init("Israeli shekel", "Israeli shekels"),
    "ILA": .init("Israeli agora", "Israeli agorot"),
    "THB": .init(same: "Thai baht"),
    "IDR": .init("Indonesian rupiah", "Indonesian rupiahs"),
    "MYR": .init("Malaysian ringgit", "Malaysian ringgits"),
    "PHP": .init("Philippine peso", "Philippine pesos"),
    "VND": .init(same: "Vietnamese dong"),
    "CLP": .init("Chilean peso", "Chilean pesos"),
    "COP": .init("Colombian peso", "Colombian pesos"),
    "ARS": .init("Argentine peso", "Argentine pesos"),
    "PEN": .init("Peruvian sol", "Peruvian soles"),
    "SAR": .init("Saudi riyal", "Saudi riyals"),
    "AED": .init("UAE dirham", "UAE dirhams"),
    "QAR": .init("Qatari riyal", "Qatari riyals"),
    "KWD": .init("Kuwaiti dinar", "Kuwaiti dinars"),
    "BHD": .init("Bahraini dinar", "Bahraini dinars"),
    "JOD": .init("Jordanian dinar", "Jordanian dinars"),
    "OMR": .init("Omani rial", "Omani rials"),
    "TND": .init("Tunisian dinar", "Tunisian dinars"),
    "EGP": .init("Egyptian pound", "Egyptian pounds"),
    "MAD": .init("Moroccan dirham", "Moroccan dirhams"),
    "NGN": .init(same: "Nigerian naira"),
    "KES": .init("Kenyan shilling", "Kenyan shillings"),
    "PKR": .init("Pakistani rupee", "Pakistani rupees"),
    "UAH": .init("Ukrainian hryvnia", "Ukrainian hryvnias"),
    "KZT": .init(same: "Kazakhstani tenge"),
    "BTC": .init("bitcoin", "bitcoins"),
    "LTC": .init("litecoin", "litecoins"),
    "DOGE": .init("dogecoin", "dogecoins"),
    "ETH": .init(same: "ether"),
    "XRP": .init(same: "XRP"),
    "SOL": .init(same: "Solana"),
    "ADA": .init(same: "Cardano"),
    "USDT": .init(same: "Tether"),
  ]

  private static let englishMultipliers: [Int: Multiplier] = [
    1: .init(one: "ten", many: "ten", alone: "tens"),
    2: .init(one: "hundred", many: "hundred", alone: "hundreds"),
    3: .init(one: "thousand", many: "thousand", alone: "thousands"),
    4: .init(one: "ten thousand", many: "ten thousand", alone: "tens of thousands"),
    5: .init(one: "hundred thousand", many: "hundred thousand", alone: "hundreds of thousands"),
    6: .init(one: "million", many: "million", alone: "millions"),
    7: .init(one: "ten million", many: "ten million", alone: "tens of millions"),
    8: .init(one: "hundred million", many: "hundred million", alone: "hundreds of millions"),
    9: .init(one: "billion", many: "billion", alone: "billions"),
    10: .init(one: "ten billion", many: "ten billion", alone: "tens of billions"),
    11: .init(one: "hundred billion", many: "hundred billion", alone: "hundreds of billions"),
    12: .init(one: "trillion", many: "trillion", alone: "trillions"),
    13: .init(one: "ten trillion", many: "ten trillion", alone: "tens of trillions"),
    14: .init(one: "hundred trillion", many: "hundred trillion", alone: "hundreds of trillions"),
    15: .init(one: "quadrillion", many: "quadrillion", alone: "quadrillions"),
  ]

  private static let englishCharacters: [Unicode.Scalar: String] = [
    "&": "and", "%": "percent", "‰": "per mille", "€": "euros", "$": "dollars", "£": "pounds",
    "¥": "yen", "₹": "rupees", "₽": "roubles", "₩": "won", "₿": "bitcoins", "¢": "cents",
    "+": "plus", "=": "equals", "<": "less than", ">": "greater than", "≤": "at most",
    "≥": "at least", "≠": "not equal to", "≈": "about", "#": "number", "@": "at", "°": "degrees",
    "µ": "micro", "×": "times", "÷": "divided by", "±": "plus or minus", "∞": "infinity",
    "√": "root", "§": "section", "½": "one half", "¼": "one quarter", "¾": "three quarters",
    "№": "number", "℃": "degrees Celsius", "℉": "degrees Fahrenheit",
  ]
}
