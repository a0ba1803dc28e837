// SPDX-License-Identifier: MIT

/// Charts in German.
struct German: Wording {
  let channel: Channel

  var language: Language { .german }
  var conjunction: String { "und" }
  var almostUnchanged: String { "fast unverändert" }
  var units: UnitVocabulary { .german }
}

// MARK: - Numbers

extension German {
  func number(_ figure: Figure) -> String {
    let sign = figure.isNegative ? (channel == .speech ? "minus " : "-") : ""
    let size = figure.digits.magnitude
    let digits = size.text(minimumDecimals: figure.minimumDecimals).map { $0 == "." ? "," : $0 }
    let text = sign + String(digits)
    switch figure.scale {
    case .ones: return text
    case .groups(let group):
      let stem = Self.groups[group - 2]
      let ending = size != DecimalDigits(1) ? "en" : stem.hasSuffix("d") ? "e" : ""
      return "\(text) \(stem)\(ending)"
    case .parts(let group): return "\(text) \(Self.groups[group - 2])stel"
    case .power(let exponent):
      let minus = exponent < 0 ? (channel == .speech ? "minus " : "-") : ""
      return "\(text) mal 10 hoch \(minus)\(exponent.magnitude)"
    }
  }

  /// The stems of the names of 10⁶, 10⁹ and 10¹² in the long scale.
  private static let groups = ["Million", "Milliard", "Billion"]

  /// `13-Fache`; spoken without the hyphen, at which a voice would stumble.
  private func joined(_ figure: Figure, _ word: String) -> String {
    "\(number(figure))\(channel == .speech ? " " : "-")\(word)"
  }

  func percent(_ percent: Percent) -> String {
    switch percent {
    case .underATenth: "weniger als 0,1 Prozent"
    case .almostAll: "mehr als 99,9 Prozent"
    case .figure(let figure): "\(number(figure)) Prozent"
    }
  }

  /// A size that stands alone: `21 Prozent`, `3 Prozentpunkte`; nil where no number holds it.
  private func size(_ size: ChangeSize) -> String? {
    switch size {
    case .percent(let percent): self.percent(percent)
    case .times(let times): "den Faktor \(number(times))"
    case .points(let points): "\(number(points)) Prozentpunkt\(points.isOne ? "" : "e")"
    case .absolute(let figure): number(figure)
    case .inUnit(let figure, let unit):
      "\(number(figure)) \(self.unit(unit, .afterNumber(isOne: figure.isOne)))"
    case .untold: nil
    }
  }

  /// `um 21 Prozent`, `um den Faktor 13`.
  private func by(_ size: ChangeSize) -> String? { self.size(size).map { "um \($0)" } }

  /// A noun with its forms for counting and for `in`.
  private struct Noun {
    let one: String
    let many: String
    let manyDative: String
    let isFeminine: Bool

    init(_ one: String, _ many: String, dative: String? = nil, isFeminine: Bool = false) {
      self.one = one
      self.many = many
      manyDative = dative ?? many
      self.isFeminine = isFeminine
    }

    func counted(_ count: Int) -> String { "\(count) \(count == 1 ? one : many)" }
    /// `einem Jahr`, `einer Woche`.
    var oneDative: String { isFeminine ? "einer \(one)" : "einem \(one)" }
    /// `bis zum letzten Jahr`, `bis zur letzten Woche`.
    var untilLast: String { isFeminine ? "bis zur letzten \(one)" : "bis zum letzten \(one)" }
    /// `in einem typischen Jahr`, `in einer typischen Woche`.
    var inTypical: String { "in \(isFeminine ? "einer" : "einem") typischen \(one)" }

    static let year = Noun("Jahr", "Jahre", dative: "Jahren")
    static let quarter = Noun("Quartal", "Quartale", dative: "Quartalen")
    static let month = Noun("Monat", "Monate", dative: "Monaten")
    static let week = Noun("Woche", "Wochen", isFeminine: true)
    static let day = Noun("Tag", "Tage", dative: "Tagen")
    static let tradingDay = Noun("Handelstag", "Handelstage", dative: "Handelstagen")
    static let hour = Noun("Stunde", "Stunden", isFeminine: true)
    static let minute = Noun("Minute", "Minuten", isFeminine: true)
    static let second = Noun("Sekunde", "Sekunden", isFeminine: true)
    static let point = Noun("Punkt", "Punkte", dative: "Punkten")
    static let step = Noun("Schritt", "Schritte", dative: "Schritten")
  }

  private func noun(_ rhythm: Rhythm) -> Noun {
    switch rhythm {
    case .years: .year
    case .quarters: .quarter
    case .months: .month
    case .weeks: .week
    case .days: .day
    case .tradingDays: .tradingDay
    case .hours: .hour
    case .minutes: .minute
    case .seconds: .second
    case .points: .point
    case .steps: .step
    }
  }

  func count(_ points: PointCount) -> String { noun(points.rhythm).counted(points.count) }

  func repeated(_ repeats: Repeats) -> String {
    let (count, isOne) = (repeats.positions, repeats.positions == 1)
    return repeats.areDates
      ? " an \(count) \(isOne ? "Datum" : "verschiedenen Daten"),"
        + "\(repeats.areMany ? "" : " stellenweise") mehrere Werte je Datum"
      : " an \(count) \(isOne ? "Stelle" : "verschiedenen Stellen"), mehrere Werte an"
        + " \(isOne ? "ihr" : "manchen Stellen")"
  }

  /// `an einem typischen Tag`, `in einer typischen Woche`.
  private func inTypical(_ rhythm: Rhythm) -> String {
    switch rhythm {
    case .days, .tradingDays: "an einem typischen Tag"
    case .points: "bei einem typischen Schritt"
    default: noun(rhythm).inTypical
    }
  }

  /// `bis zum letzten Tag`, `bis zur letzten Woche`.
  private func untilLast(_ rhythm: Rhythm) -> String {
    switch rhythm {
    case .tradingDays: Noun.day.untilLast
    default: noun(rhythm).untilLast
    }
  }

  /// `an einem Tag`, `in einer Woche`.
  private func inOne(_ rhythm: Rhythm) -> String {
    switch rhythm {
    case .days, .tradingDays: "an einem Tag"
    case .points: "in einem Schritt"
    default: "in \(noun(rhythm).oneDative)"
    }
  }
}

// MARK: - Dates and places

extension German {
  func span(_ span: TimeSpan) -> String { noun(span.unit).counted(span.count) }

  private func noun(_ unit: TimeSpan.Unit) -> Noun {
    switch unit {
    case .years: .year
    case .months: .month
    case .weeks: .week
    case .days: .day
    case .hours: .hour
    case .minutes: .minute
    case .seconds: .second
    case .tradingDays: .tradingDay
    }
  }

  /// `in einem Jahr`, `in 13 Jahren`, `in den letzten 90 Handelstagen`.
  private func within(_ span: TimeSpan) -> String {
    guard span.unit == .tradingDays else { return "in \(dative(span))" }
    return span.count == 1
      ? "am letzten Handelstag" : "in den letzten \(dative(span))"
  }

  /// `einem Jahr`, `13 Jahren`.
  private func dative(_ span: TimeSpan) -> String {
    let noun = noun(span.unit)
    return span.count == 1 ? noun.oneDative : "\(span.count) \(noun.manyDative)"
  }

  /// The form that a date has in a sentence: `erster März` or, after am, bis zum and vom, `ersten`.
  private enum Case {
    case nominative, dative
  }

  func date(_ date: CalendarDate) -> String { self.date(date, .full, .nominative) }

  private func date(_ date: CalendarDate, _ form: Mention.DateForm, _ grammar: Case) -> String {
    let month = Self.months[date.civil.month - 1]
    switch (form, date.precision) {
    case (.month(withYear: true), _): return "\(month) \(year(of: date))"
    case (.month(withYear: false), _), (.withoutYear, .month): return month
    case (.clock, _): return clock(of: date)
    case (_, .year): return year(of: date)
    case (_, .quarter):
      let ending = grammar == .nominative ? "es" : "en"
      let quarter = "\(Self.ordinalStems[date.quarter - 1])\(ending) Quartal"
      return form == .withoutYear ? quarter : "\(quarter) \(year(of: date))"
    case (_, .month): return "\(month) \(year(of: date))"
    default:
      let year = form == .full ? " \(year(of: date))" : ""
      let day = "\(day(of: date, grammar)) \(month)\(year)"
      guard date.precision > .day else { return day }
      return grammar == .nominative ? "\(day), \(clock(of: date))" : "\(day) um \(clock(of: date))"
    }
  }

  /// `2.`, spoken `zweiter` or `zweiten`: a full stop would end the sentence for a synthesiser.
  private func day(of date: CalendarDate, _ grammar: Case) -> String {
    guard channel == .speech else { return "\(date.civil.day)." }
    return Self.ordinalStems[date.civil.day - 1] + (grammar == .nominative ? "er" : "en")
  }

  /// Years from 1100 to 1999 are spoken in hundreds: `achtzehnhunderteinundsiebzig`.
  private func year(of date: CalendarDate) -> String {
    let year = date.civil.year
    guard year > 0 else { return "\(1 - year) \(channel == .speech ? "vor Christus" : "v. Chr.")" }
    guard channel == .speech, (1100...1999).contains(year) else { return "\(year)" }
    let hundreds = "\(Self.belowHundred(year / 100))hundert"
    let rest = year % 100
    return rest == 1 ? "\(hundreds)eins" : hundreds + Self.belowHundred(rest)
  }

  private static func belowHundred(_ number: Int) -> String {
    guard number >= 20 else { return small[number] }
    let ten = tens[number / 10 - 2]
    return number % 10 == 0 ? ten : "\(small[number % 10])und\(ten)"
  }

  /// `14:30 Uhr`, spoken `14 Uhr 30`.
  private func clock(of date: CalendarDate) -> String {
    guard channel == .speech else { return "\(date.clock) Uhr" }
    let parts = date.clock.split(separator: ":").map { $0.prefix { $0 != "." }.description }
    let numbers = parts.map { String(Int($0) ?? 0) }
    let seconds = numbers.count > 2 ? Int(numbers[2]) ?? 0 : 0
    let rest = seconds > 0 ? " und \(Noun.second.counted(seconds))" : ""
    return "\(numbers[0]) Uhr\(numbers[1] == "0" ? "" : " \(numbers[1])")\(rest)"
  }

  /// A place alone: `2. Januar 2024`, `0,25`, `Berlin`.
  func place(_ mention: Mention) -> String { bare(mention, .nominative) }

  private func bare(_ mention: Mention, _ grammar: Case = .nominative) -> String {
    switch mention {
    case .date(let date, let form): self.date(date, form, grammar)
    case .number(let figure): number(figure)
    case .row(let row): "Punkt \(row)"
    case .category(let text): name(text)
    }
  }

  /// A place with the word that leads to it: `am 2. Januar 2024`, `bei Punkt 5`, `im Jahr 1879`.
  func at(_ mention: Mention) -> String {
    if case .category = mention { return "für \(bare(mention))" }
    guard case .date(let date, let form) = mention else { return "bei \(bare(mention))" }
    let text = bare(mention, .dative)
    return switch (form, date.precision) {
    case (.month, _), (_, .month), (_, .quarter): "im \(text)"
    case (.clock, _): "um \(text)"
    case (_, .year): "im Jahr \(text)"
    default: "am \(text)"
    }
  }

  func until(_ mention: Mention) -> String { directed("bis", "bis zum", mention) }

  private func from(_ mention: Mention) -> String { directed("ab", "ab dem", mention) }

  /// A word that leads to a month or a year, another that leads to a day or a quarter.
  private func directed(_ plain: String, _ article: String, _ mention: Mention) -> String {
    guard case .date(let date, let form) = mention else { return "\(plain) \(bare(mention))" }
    let text = bare(mention, .dative)
    return switch (form, date.precision) {
    case (.month, _), (.clock, _), (_, .month), (_, .year): "\(plain) \(text)"
    default: "\(article) \(text)"
    }
  }

  private static let months = [
    "Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September",
    "Oktober", "November", "Dezember",
  ]

  private static let small = [
    "", "ein", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf",
    "zwölf", "dreizehn", "vierzehn", "fünfzehn", "sechzehn", "siebzehn", "achtzehn", "neunzehn",
  ]

  private static let tens = [
    "zwanzig", "dreißig", "vierzig", "fünfzig", "sechzig", "siebzig", "achtzig", "neunzig",
  ]

  /// Ordinal numbers without the ending that their case gives them.
  private static let ordinalStems = [
    "erst", "zweit", "dritt", "viert", "fünft", "sechst", "siebt", "acht", "neunt", "zehnt",
    "elft", "zwölft", "dreizehnt", "vierzehnt", "fünfzehnt", "sechzehnt", "siebzehnt",
    "achtzehnt", "neunzehnt", "zwanzigst", "einundzwanzigst", "zweiundzwanzigst",
    "dreiundzwanzigst", "vierundzwanzigst", "fünfundzwanzigst", "sechsundzwanzigst",
    "siebenundzwanzigst", "achtundzwanzigst", "neunundzwanzigst", "dreißigst",
    "einunddreißigst",
  ]
}

// MARK: - Sentences

extension German {
  func clause(_ statement: Statement) -> String {
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
    case .oppositeStep(let step): largest(step)
    case .gaps(let gaps): self.gaps(gaps)
    case .period(let period):
      "das Muster wiederholt sich etwa alle \(number(period.figure)) \(noun(period.rhythm).many)"
    case .legs(let legs, let isPrice): "\(it(isPrice)) \(self.legs(legs, rhythm: nil))"
    case .averages(let mean, let median, let deviation): averages(mean, median, deviation)
    case .thirds(let first, let last):
      last.map {
        "das erste Drittel lag im Mittel bei \(number(first)), das letzte bei \(number($0))"
      } ?? "das erste und das letzte Drittel lagen im Mittel beide bei etwa \(number(first))"
    case .further(let further): self.further(further)
    case .title(let title, let count): count == 1 ? name(title) : "\(name(title)), \(count) Reihen"
    case .comparison(let comparison): self.comparison(comparison)
    case .more(let more): self.more(more)
    case .crowd(let crowd): self.crowd(crowd)
    case .rebased(let statement): clause(statement)
    case .origin(let origin): self.origin(origin)
    case .omission(let omission): self.omission(omission)
    case .split(let mention, let ratio):
      "der Kurs ist vielleicht nicht um einen Split \(at(mention)) bereinigt: Er bewegte sich, als"
        + " wären aus einer Aktie \(number(ratio)) geworden"
    case .significance(let significance, let series): self.significance(significance, series)
    case .slopes(let slopes): self.slopes(slopes)
    }
  }

  private func it(_ isPrice: Bool) -> String { isPrice ? "der Kurs" : "der Wert" }

  func measure(_ value: PriceValue) -> String {
    switch value {
    case .close: "Schlusskurs"
    case .adjustedClose: "bereinigter Schlusskurs"
    case .open: "Eröffnungskurs"
    case .high: "Höchstkurs"
    case .low: "Tiefstkurs"
    case .volume: "Handelsvolumen"
    case .meanOfFour: "Mittel aus Eröffnungs-, Höchst-, Tiefst- und Schlusskurs"
    case .meanOfThree: "Mittel aus Höchst-, Tiefst- und Schlusskurs"
    case .meanOfTwo: "Mittel aus Höchst- und Tiefstkurs"
    }
  }

  /// `2. März bis 7. März 2012`, spoken `vom zweiten März bis zum siebten März 2012`.
  func fromTo(_ first: Mention, _ last: Mention) -> String {
    guard channel == .speech, case .date(let date, _) = first, date.precision >= .day else {
      return "\(bare(first)) bis \(bare(last))"
    }
    return "vom \(bare(first, .dative)) \(until(last))"
  }
}

// MARK: - How it went

extension German {
  private func movement(_ movement: Movement) -> String {
    let change = movement.change.map { self.change($0) }
    switch movement.kind {
    case .values(let values):
      return "die Werte sind \(joined(values.map(placed)))\(afterValues(movement.change))"
    case .only(let value):
      let place = value.place.map { ", \(at($0))" } ?? ""
      return "der einzige Wert ist \(number(value.figure))\(place)" + sinceBase(movement.change)
    case .flat(let figure):
      let it = it(movement.isPrice)
      return "\(it) blieb unverändert bei \(number(figure))" + sinceBase(movement.change)
    case .unordered(let extremes): return self.extremes(extremes)
    case .trend(let trend):
      return self.movement(movement, trend, change ?? "")
    }
  }

  private func movement(_ movement: Movement, _ trend: TrendClause, _ change: String) -> String {
    let it = it(movement.isPrice)
    if trend.isAlmostUnchanged { return "\(almostUnchanged(trend, it))\(change)" }
    guard !change.isEmpty else { return "\(it) \(self.trend(trend))" }
    let contrast = movement.isAgainstTrend ? "; insgesamt aber " : ": "
    let isSentence = movement.change?.size == nil && movement.change?.isFromBase == false
    return "\(it) \(self.trend(trend))\(contrast)\(isSentence ? change.capitalizedFirst : change)"
  }

  /// Only what rose or fell all the way did more than to stay almost unchanged.
  private func almostUnchanged(_ trend: TrendClause, _ it: String) -> String {
    switch trend.class {
    case .littleChange, .mixedHigher, .mixedLower, .steadyWithPeak, .steadyWithTrough:
      "\(it) blieb fast unverändert: "
    default: "fast unverändert: \(it.capitalizedFirst) \(self.trend(trend)), "
    }
  }

  /// The change from before the range to a value that was told.
  func sinceBase(_ change: ChangeClause?) -> String {
    guard let change else { return "" }
    let start = "\(number(change.from))\(placeAfter(change.fromPlace))"
    guard let size = change.size else { return "; unverändert gegenüber \(start)" }
    return "; \(direction(size, change)) gegenüber \(start)"
  }

  func unchanged(at figure: Figure, _ span: TimeSpan?) -> String {
    (span.map { "\(self.span($0)) lang " } ?? "") + "unverändert bei \(number(figure))"
  }

  func trend(_ trend: TrendClause) -> String {
    let turn = trend.turn.map(until) ?? ""
    return switch trend.class {
    case .tooFew: "hat wenige Werte"
    case .unchanged: "blieb unverändert"
    case .roseSteadily: "stieg stetig"
    case .fellSteadily: "fiel stetig"
    case .roseWithSetbacks: "stieg mit Rückschlägen"
    case .fellWithRecoveries: "fiel mit Erholungen"
    case .roseThenFell: "stieg \(turn) und \(afterRise(trend.ending))"
    case .fellThenRecovered: "fiel \(turn) und \(afterFall(trend.ending))"
    case .steadyWithPeak: steady(trend.spike, "Hoch")
    case .steadyWithTrough: steady(trend.spike, "Tief")
    case .littleChange: "bewegte sich auf und ab und veränderte sich insgesamt wenig"
    case .mixedHigher: "schwankte stark und endete höher"
    case .mixedLower: "schwankte stark und endete niedriger"
    }
  }

  /// `blieb bei etwa 90, bis auf ein Hoch von 656 am 22. April um 19:34 Uhr`.
  private func steady(_ spike: SpikeClause?, _ word: String) -> String {
    guard let spike else { return "blieb etwa gleich, bis auf ein \(word)" }
    let rest = spike.rest.map {
      trend(TrendClause(class: $0, turn: nil, ending: nil, isAlmostUnchanged: false))
    }
    let stayed = rest ?? "blieb bei etwa \(number(spike.near))"
    let place = spike.extreme.place.map { (spike.isFirst ? ", erstmals" : "") + " \(at($0))" }
    return "\(stayed), bis auf ein \(word) von \(number(spike.extreme.figure))\(place ?? "")"
  }

  private func afterRise(_ ending: TrendClause.Ending?) -> String {
    switch ending {
    case .between: "gab dann einen Teil des Anstiegs wieder ab"
    case .beyond: "fiel dann unter den Ausgangswert"
    case .aboutWhereItBegan, nil: "fiel dann etwa auf den Ausgangswert zurück"
    }
  }

  private func afterFall(_ ending: TrendClause.Ending?) -> String {
    switch ending {
    case .between: "erholte sich dann teilweise"
    case .beyond: "stieg dann über den Ausgangswert"
    case .aboutWhereItBegan, nil: "erholte sich dann bis etwa auf den Ausgangswert"
    }
  }

  /// `minus 21 Prozent in einem Jahr, von 544,47 am 1. März 2012 auf 430,47`.
  func change(_ change: ChangeClause, _ span: TimeSpan? = nil, withEnds: Bool = true)
    -> String
  {
    let span = span.map { " \(within($0))" } ?? ""
    let start = "\(number(change.from))\(placeAfter(change.fromPlace))"
    guard let size = change.size else { return unchanged(change, start, span) }
    let head = direction(size, change) + span
    return withEnds
      ? "\(head), von \(start) auf \(number(change.to))\(placeAfter(change.toPlace))" : head
  }

  private func direction(_ size: ChangeSize, _ change: ChangeClause) -> String {
    if case .times(let times) = size {
      let start = change.isFromBase ? "früheren" : "ersten"
      return "auf das \(joined(times, "Fache")) des \(start) Werts"
    }
    guard let text = self.size(size) else { return change.isUp ? "höher" : "niedriger" }
    return signed(size, text, isUp: change.isUp)
  }

  /// `plus 21 Prozent`, `ein Minus von weniger als 0,1 Prozent`.
  private func signed(_ size: ChangeSize, _ text: String, isUp: Bool) -> String {
    switch size {
    case .percent(.underATenth), .percent(.almostAll): "ein \(isUp ? "Plus" : "Minus") von \(text)"
    default: "\(isUp ? "plus" : "minus") \(text)"
    }
  }

  private func unchanged(_ change: ChangeClause, _ start: String, _ span: String) -> String {
    change.isFromBase
      ? "unverändert\(span) gegenüber \(start)"
      : change.fromPlace.map {
        "der erste Wert \(at($0)) und der letzte sind beide \(number(change.to))"
      } ?? "der erste und der letzte Wert sind beide \(number(change.to))"
  }
}

// MARK: - Extremes and turning points

extension German {
  func extremes(_ extremes: Extremes) -> String {
    if let ends = bothEnds(extremes) { return ends }
    // The noun is said once, with the first of the two.
    let noun = noun(extremes)
    let leads = extremes.highest == nil
    let highest = extremes.highest.map { extreme("höchste", noun, $0, afterNoun: false) }
    let lowest = extremes.lowest.map {
      extreme(
        "niedrigste", leads ? noun : "", $0, afterNoun: extremes.highest.map(isTold) == false)
    }
    return [highest, lowest].compactMap(\.self).joined(separator: isList(extremes) ? ", " : "; ")
  }

  private func noun(_ extremes: Extremes) -> String {
    switch extremes.measure {
    case .price(.close): " Schlusskurs"
    case .price(.adjustedClose): " bereinigter Schlusskurs"
    case .price(.open): " Eröffnungskurs"
    default: extremes.isPrice ? " Kurs" : " Wert"
    }
  }

  private func isTold(_ extreme: Extremes.Extreme) -> Bool {
    switch extreme.place {
    case .at, .firstAt: true
    case .first, .last: false
    }
  }

  /// Both extremes at the ends of the series.
  private func bothEnds(_ extremes: Extremes) -> String? {
    switch (extremes.highest?.place, extremes.lowest?.place) {
    case (.first, .last): "der erste Wert war der höchste, der letzte der niedrigste"
    case (.last, .first): "der erste Wert war der niedrigste, der letzte der höchste"
    default: nil
    }
  }

  private func isList(_ extremes: Extremes) -> Bool {
    [extremes.highest?.place, extremes.lowest?.place].allSatisfy {
      if case .at = $0 { true } else { false }
    }
  }

  /// Behind a whole sentence about the other extreme it is `der niedrigste`, else `niedrigster`.
  private func extreme(
    _ word: String, _ noun: String, _ extreme: Extremes.Extreme, afterNoun: Bool
  ) -> String {
    let told = (afterNoun ? "der \(word)" : "\(word)r\(noun)") + " \(number(extreme.figure))"
    return switch extreme.place {
    case .first: "der \(word)\(noun.inflected) war der erste"
    case .last: "der \(word)\(noun.inflected) war der letzte"
    case .at(let mention): "\(told) \(at(mention))"
    case .firstAt(let mention): "\(told), erstmals \(at(mention))"
    }
  }

  private func outline(_ outline: Outline) -> String {
    let extremes = outline.extremes.map { "; \(self.extremes($0))" } ?? ""
    let it = it(outline.isPrice)
    switch outline.shape {
    case .trend(let trend):
      if trend.isAlmostUnchanged {
        return String(almostUnchanged(trend, it).dropLast(2)) + extremes
      }
      let verb = self.trend(trend).split(separator: " ", maxSplits: 1).map(String.init)
      return outline.isAgainstTrend
        ? "innerhalb der Spanne \(verb[0]) \(it) \(verb.dropFirst().joined())\(extremes)"
        : "\(it) \(self.trend(trend))\(extremes)"
    case .legs(let legs): return "\(it) \(self.legs(legs, rhythm: outline.rhythm))\(extremes)"
    }
  }

  /// `stieg bis zum 19. September auf den Höchststand von 702,10 und fiel dann um 39 Prozent`.
  private func legs(_ legs: [LegClause], rhythm: Rhythm?) -> String {
    joined(legs.enumerated().map { leg($1, rhythm, isFirst: $0 == 0) })
  }

  private func leg(_ leg: LegClause, _ rhythm: Rhythm?, isFirst: Bool) -> String {
    let way = leg.isUp ? "stieg" : "fiel"
    let size = leg.size.flatMap(by).map { " \($0)" } ?? ""
    let then = isFirst ? "" : " dann"
    if let end = leg.to {
      let place = end.place.map { " \(until($0))" } ?? ""
      return "\(way)\(then)\(place)\(size) \(level(leg.note))\(number(end.figure))"
    }
    let note = leg.note.map { " \(extreme($0))" }
    guard let rhythm else { return "\(way)\(isFirst ? "" : " seither")\(size)\(note ?? "")" }
    return "\(way)\(then)\(note == nil ? "" : " \(untilLast(rhythm))")\(size)\(note ?? "")"
  }

  /// `auf`, `auf den Höchststand von`, as it leads to a value.
  private func level(_ note: LegClause.Note?) -> String {
    switch note {
    case nil: "auf "
    case .highest(let isFirst): "\(isFirst ? "erstmals " : "")auf den Höchststand von "
    case .lowest(let isFirst): "\(isFirst ? "erstmals " : "")auf den Tiefststand von "
    }
  }

  private func extreme(_ note: LegClause.Note) -> String {
    switch note {
    case .highest: "auf den höchsten Stand"
    case .lowest: "auf den niedrigsten Stand"
    }
  }

  private func swing(_ swing: Swing) -> String {
    let (before, since) = swing.isHigh ? ("stieg", "fiel") : ("fiel", "stieg")
    let start = swing.start.map { ", ausgehend von \(placed($0))" } ?? ""
    return "bis zum \(swing.isHigh ? "Hoch" : "Tief") \(before) er \(by(swing.before) ?? "stark")"
      + "\(start); seither \(since) er \(by(swing.since) ?? "stark")"
  }

  private func largestMoves(_ moves: [LargestMove]) -> String {
    moves.map { move in
      "\(noun(move.role)) betrug \(size(move.size) ?? "sehr viel"),"
        + " von \(placed(move.from)) auf \(placed(move.to))"
    }.joined(separator: "; ")
  }

  private func noun(_ role: LargestMove.Role) -> String {
    switch role {
    case .setback: "der größte Rückschlag"
    case .recovery: "die größte Erholung"
    case .fall: "der größte Rückgang"
    case .rise: "der größte Anstieg"
    }
  }

  private func steps(_ steps: Steps) -> String {
    let step = steps.largest
    let largest = size(step.size).map { ": \(signed(step.size, $0, isUp: step.isUp))" }
    return "\(inTypical(steps.rhythm)) bewegte er sich \(by(steps.typical) ?? "");"
      + " am stärksten \(at(step))\(largest ?? "")"
  }

  /// `am 24. Januar 2013`, `in der Woche bis zum 25. Januar 2013`.
  private func at(_ step: LargestStep) -> String {
    step.endsAWeek ? "in der Woche \(until(step.place))" : at(step.place)
  }

  private func largest(_ step: LargestStep) -> String {
    "\(noun(step.isUp ? .rise : .fall)) \(inOne(step.rhythm)) betrug"
      + " \(size(step.size) ?? "sehr viel"), \(at(step))"
  }
}

// MARK: - The rest

extension German {
  private func gaps(_ gaps: Gaps) -> String {
    let missing = "\(count(gaps.missing)) \(gaps.missing.count == 1 ? "fehlt" : "fehlen")"
    guard gaps.gapCount > 1 else {
      return gaps.missing.count == 1
        ? "\(missing), \(at(gaps.longestStart))"
        : "\(missing), \(fromTo(gaps.longestStart, gaps.longestEnd))"
    }
    if gaps.longest.count == 1 { return "\(missing), jeweils einzeln" }
    return "\(missing) in \(gaps.gapCount) Lücken, die längste umfasst \(count(gaps.longest))"
      + " \(from(gaps.longestStart))"
  }

  private func averages(_ mean: Figure, _ median: Figure?, _ deviation: Figure?) -> String {
    let figures =
      median.map { ["der Mittelwert ist \(number(mean))", "der Median \(number($0))"] }
      ?? ["der Mittelwert und der Median sind etwa \(number(mean))"]
    return joined(
      figures
        + [deviation.map { "die Standardabweichung \(number($0))" }]
        .compactMap(\.self))
  }

  private func further(_ further: Further) -> String {
    let others =
      further.others == 0
      ? "" : "; dazu \(further.others) weitere \(further.others == 1 ? "Reihe" : "Reihen")"
    return (further.isMore ? "außerdem " : "") + clauses(of: further) + others
  }

  /// `dazu kommen 3 weitere Reihen: E, F und G`.
  private func more(_ more: MoreSeries) -> String {
    let count = more.names.count + more.others
    let names = self.names(more.names, more.others)
    return more.isMore
      ? "dazu \(count == 1 ? "kommt 1 weitere Reihe" : "kommen \(count) weitere Reihen"): \(names)"
      : "die Reihen sind \(names)"
  }

  private func crowd(_ crowd: Crowd) -> String {
    let opening = self.crowd(crowd, series: "\(crowd.seriesCount) Reihen")
    guard let clause = crowd.comparison else { return opening }
    let ends = comparison(clause)
    return "\(opening): \(clause.isTie ? ends.capitalizedFirst : ends)"
  }

  private func comparison(_ comparison: ComparisonClause) -> String {
    let (high, low) = (comparison.highest, comparison.lowest)
    let crossings = comparison.crossings.map { "; \(self.crossings($0))" } ?? ""
    let ends: String =
      if comparison.isTie {
        comparison.seriesCount == 2
          ? "beide enden bei \(number(high.figure))" : "alle enden bei \(number(high.figure))"
      } else if comparison.seriesCount == 2 {
        "\(names(high)) endet höher als \(names(low)), bei \(number(high.figure))"
          + " gegenüber \(number(low.figure))"
      } else {
        ends(comparison, high.names.count + high.others > 1 ? "enden" : "endet")
          + " am höchsten, bei \(number(high.figure)), \(names(low)) am niedrigsten, bei"
          + " \(number(low.figure))"
      }
    return ends + crossings
  }

  /// `A endet`, behind a count `von allen 7 Reihen endet A`.
  private func ends(_ comparison: ComparisonClause, _ verb: String) -> String {
    let names = names(comparison.highest)
    return comparison.isOfAll
      ? "von allen \(comparison.seriesCount) Reihen \(verb) \(names)" : "\(names) \(verb)"
  }

  private func names(_ end: ComparisonClause.End) -> String { names(end.names, end.others) }

  private func names(_ names: [String], _ others: Int) -> String {
    joined(names.map(name) + (others > 0 ? ["\(others) weitere"] : []))
  }

  private func crossings(_ crossings: ComparisonClause.Crossings) -> String {
    how(often: crossings, "sie kreuzen sich")
  }

  private func how(often crossings: ComparisonClause.Crossings, _ verb: String) -> String {
    switch crossings.count {
    case 0: return "\(verb) nie"
    case 1: return "\(verb) einmal\(crossings.first.map { ", \(at($0))" } ?? "")"
    default:
      let times = crossings.count == 2 ? "zweimal" : joined(Figure(crossings.count), "mal")
      let (first, last) = (placeAfter(crossings.first), placeAfter(crossings.last))
      return "\(verb) \(times), zuerst\(first), zuletzt\(last)"
    }
  }

  private func origin(_ origin: ChartContext.Origin) -> String {
    switch origin {
    case .bundledSample: "das sind mitgelieferte Beispieldaten"
    case .file(let file): "die Daten stammen aus der Datei \(name(file))"
    case .standardInput: "die Daten kamen über die Standardeingabe"
    case .provider(let provider): "die Daten stammen von \(self.provider(provider))"
    case .imported: "das sind importierte Daten"
    }
  }

  private func omission(_ omission: ChartContext.Omission) -> String {
    switch omission {
    case .repeatedDates(let count):
      count == 1
        ? "1 Zeile wurde ausgelassen, weil ihr Datum weiter unten noch einmal steht"
        : "\(count) Zeilen wurden ausgelassen, weil ihr Datum weiter unten noch einmal steht"
    case .emptyRows(let count):
      count == 1 ? "1 leere Zeile wurde ausgelassen" : "\(count) leere Zeilen wurden ausgelassen"
    }
  }

  private func significance(_ significance: Significance, _ series: String?) -> String {
    let whose = series.map { " bei \(name($0))" } ?? ""
    switch significance {
    case .withheld(let reason):
      return "ob der Trend\(whose) mehr als Zufall ist, bleibt offen: \(why(reason))"
    case .told(let isSignificant, let isUp, let z, let p):
      let probability =
        p.map { "einem p-Wert von \(number($0))" } ?? "einem p-Wert unter 0,001"
      let figures = "mit einem z-Wert von \(number(z)) und \(probability)"
      return isSignificant
        ? "nach dem Mann-Kendall-Test ist der \(isUp ? "Anstieg" : "Rückgang")\(whose) auf dem"
          + " Niveau von 5 Prozent signifikant, \(figures)"
        : "nach dem Mann-Kendall-Test lässt sich\(whose) kein Trend vom Zufall unterscheiden,"
          + " \(figures)"
    }
  }

  private func why(_ reason: Significance.Reason) -> String {
    switch reason {
    case .prices:
      "Kurse schwanken auch ohne Trend, und der Test hielte das meist für einen Trend"
    case .tooFew: "Es gibt weniger als 10 Werte"
    case .flat: "Alle Werte sind gleich"
    case .correlated(let correlation):
      "Benachbarte Werte ähneln einander, mit einer Korrelation von \(number(correlation))"
    }
  }

  private func slopes(_ slopes: Slopes) -> String {
    let whose = slopes.name.map { " von \(name($0))" } ?? ""
    let per = "pro \(slopes.unit.map { noun($0).one } ?? "Schritt entlang x")"
    let fit = slopes.rSquared.map { ", mit einem Bestimmtheitsmaß von \(number($0))" } ?? ""
    return "die Steigung\(whose) nach Theil und Sen ist \(number(slopes.theilSen)) \(per),"
      + " die der kleinsten Quadrate \(number(slopes.leastSquares))\(fit)"
  }

  private func noun(_ unit: CalendarUnit) -> Noun {
    switch unit {
    case .year: .year
    case .quarter: .quarter
    case .month: .month
    case .week: .week
    case .day: .day
    case .hour: .hour
    }
  }
}

// MARK: - Percent change

extension German {
  func clause(_ statement: RebasedStatement) -> String {
    switch statement {
    case .opening(let names, let start, let to, let points):
      "\(self.names(names)), prozentuale Veränderung \(since(start)) \(until(to)), \(count(points))"
    case .brief(let names, let start, let ranking):
      "\(self.names(names)), prozentuale Veränderung \(since(start)): \(self.ranking(ranking))"
    case .alternative(let start, let ranking):
      "prozentuale Veränderung \(since(start)): \(list(ranking))"
    case .ranking(let ranking): self.ranking(ranking)
    case .crossings(let crossings): self.crossings(crossings)
    case .leadChanges(let changes): how(often: changes, "die Führung wechselt")
    case .widestGap(let widest):
      "am weitesten auseinander liegen sie \(at(widest.place)): \(name(widest.highest))"
        + " \(points(widest.gap)) vor \(name(widest.lowest))"
    case .alignment(let alignment): self.alignment(alignment)
    case .course(let course): self.course(course)
    }
  }

  private func names(_ names: RebasedStatement.Names) -> String {
    self.names(names.names, names.others)
  }

  private func since(_ mention: Mention) -> String { directed("seit", "seit dem", mention) }

  private func points(_ gap: Figure) -> String { size(.points(gap)) ?? "" }

  /// `plus 12 Prozent`, `unverändert`, `beim 17-Fachen des ersten Werts`.
  private func standing(_ standing: RebasedStatement.Standing) -> String {
    guard let size = standing.size else { return "unverändert" }
    if case .times(let times) = size { return "beim \(joined(times, "Fachen")) des ersten Werts" }
    return signed(size, self.size(size) ?? "", isUp: standing.isUp)
  }

  /// `mit plus 12 Prozent`, `bei einem Minus von mehr als 99,9 Prozent`, as it follows a verb.
  private func standing(
    _ standing: RebasedStatement.Standing, after preposition: String
  ) -> String {
    switch standing.size {
    case nil: preposition == "bei" ? "beim Ausgangswert" : self.standing(standing)
    case .times(let times):
      "\(preposition == "bei" ? "beim" : "\(preposition) dem") \(joined(times, "Fachen")) des ersten Werts"
    case .percent(.underATenth), .percent(.almostAll):
      "\(preposition) einem \(standing.isUp ? "Plus" : "Minus") von"
        + " \(standing.size.flatMap(size) ?? "")"
    default: "\(preposition) \(self.standing(standing))"
    }
  }

  /// `Microsoft führt mit minus 12,4 Prozent; Apple liegt bei minus 20,9 Prozent,
  /// 8,5 Prozentpunkte dahinter`.
  private func ranking(_ ranking: RebasedStatement.Ranking) -> String {
    guard ranking.seriesCount > 1 else {
      return ranking.places.map { standing($0.standing) }.joined()
    }
    if ranking.isTie {
      return "\(ranking.seriesCount == 2 ? "beide" : "alle") liegen gleichauf,"
        + " \(standing(ranking.places[0].standing))"
    }
    let others =
      ranking.others == 0
      ? [] : ["dazu \(ranking.others) weitere \(ranking.others == 1 ? "Reihe" : "Reihen")"]
    let told = (ranking.places.map(place) + others).joined(separator: "; ")
    return ranking.isMore ? "weiter hinten: \(told)" : told
  }

  private func place(_ place: RebasedStatement.Ranking.Place) -> String {
    let isMany = place.names.names.count + place.names.others > 1
    guard let behind = place.behind else {
      return "\(names(place.names)) \(isMany ? "führen gemeinsam" : "führt")"
        + " \(standing(place.standing, after: "mit"))"
    }
    return "\(names(place.names)) \(isMany ? "liegen" : "liegt")"
      + " \(standing(place.standing, after: "bei")),"
      + " \(place.isRoughly ? "etwa " : "")\(points(behind)) dahinter"
  }

  /// `Microsoft minus 12,4 Prozent, Apple minus 20,9 Prozent`.
  private func list(_ ranking: RebasedStatement.Ranking) -> String {
    let others = ranking.others > 0 ? ["\(ranking.others) weitere"] : []
    return (ranking.places.map { "\(names($0.names)) \(standing($0.standing))" } + others)
      .joined(separator: ", ")
  }

  /// `verglichen werden nur die 248 Tage, die beide haben; ausgelassen wurden 3 Tage von Apple und 5
  /// von IBM`.
  private func alignment(_ alignment: RebasedStatement.AlignmentClause) -> String {
    let noun = noun(alignment.compared.rhythm)
    let parts = alignment.leftOut.enumerated().map { index, part in
      (index == 0 ? noun.counted(part.count) : "\(part.count)")
        + " von \(part.names.names.first.map(name) ?? "\(part.names.others) anderen")"
    }
    let isOne = alignment.leftOut.count == 1 && alignment.leftOut[0].count == 1
    // Of a series alone no value is left out.
    let whose = alignment.seriesCount == 2 ? "beide haben" : "alle haben"
    return "verglichen werden nur die \(count(alignment.compared)), die \(whose);"
      + " ausgelassen \(isOne ? "wurde" : "wurden") \(joined(parts))"
  }

  private func course(_ course: RebasedStatement.Course) -> String {
    let name = course.name.map(name) ?? it(course.isPrice)
    let standing = course.standing.map { ": \(self.standing($0))" } ?? ""
    switch course.shape {
    case .flat: return "\(name) blieb durchweg unverändert"
    case .values(let values):
      return "\(name) lag "
        + joined(values.map { "\(at($0.place)) \(self.standing($0.standing, after: "bei"))" })
    case .trend(let trend, let peaks):
      let how = trend.isAlmostUnchanged ? "blieb fast unverändert" : self.trend(trend)
      return "\(name) \(how)\(standing)" + (peaks.map { "; \(self.peaks($0))" } ?? "")
    }
  }

  private func peaks(_ peaks: RebasedStatement.Peaks) -> String {
    if let ends = bothEnds(peaks.extremes) { return ends }
    return [
      peaks.extremes.highest.map { peak("höchst", $0.place, peaks.highest) },
      peaks.extremes.lowest.map { peak("niedrigst", $0.place, peaks.lowest) },
    ].compactMap(\.self).joined(separator: "; ")
  }

  private func peak(
    _ stem: String, _ place: Extremes.Extreme.Place, _ standing: RebasedStatement.Standing
  ) -> String {
    switch place {
    case .first: "der \(stem)e Wert war der erste"
    case .last: "der \(stem)e Wert war der letzte"
    case .at(let mention): "am \(stem)en \(at(mention)), \(self.standing(standing))"
    case .firstAt(let mention):
      "am \(stem)en erstmals \(at(mention)), \(self.standing(standing))"
    }
  }
}

// MARK: - Around the chart

extension German {
  func sampleNotice(_ date: String) -> String { "beispieldaten, nicht aktuell: \(date)" }

  /// Who is asked for data, behind `von`: `Yahoo`, `der EZB`.
  private func provider(_ provider: String) -> String {
    if provider == "ECB" { return channel == .speech ? "der Europäischen Zentralbank" : "der EZB" }
    return (provider.isAbbreviation ? "der " : "") + name(provider)
  }

  func priceNotice(
    from source: String?, asOf date: String, age: TimeSpan?, isStored: Bool
  ) -> String {
    let prices = source.map { "Kurse von \(provider($0))" } ?? "importierte Kurse"
    guard let age else { return "\(prices), Stand \(date)" }
    let kept = source == nil || !isStored ? prices : "gespeicherte \(prices)"
    return "\(kept), Stand \(date), vor \(dative(age))"
  }

  func points(_ count: Int) -> String { Noun.point.counted(count) }

  func more(_ count: Int) -> String { " und \(count) weitere" }

  func clause(_ statement: SoundStatement) -> String {
    switch statement {
    case .heard(let heard): self.heard(heard)
    case .axes(let groups): axes(groups)
    case .logarithmic:
      "die Tonhöhe ist logarithmisch: Gleiche prozentuale Änderungen sind gleiche Intervalle"
    case .order(let names): "in dieser Reihenfolge: \(names.map(name).joined(separator: ", "))"
    case .places(let places):
      "zugleich: " + places.map { "\(name($0.name)) \(side($0.side))" }.joined(separator: ", ")
    case .atOnce(let names):
      "zugleich: \(joined(names.map(name))), am lautesten \(name(names[0]))"
    case .inverted: "der niedrigste Wert hat den höchsten Ton"
    case .notes(let scale): "die Töne sind auf die Noten \(self.scale(scale)) gerundet"
    case .smoothed(let smoothing): "die Werte sind durch \(self.smoothing(smoothing)) geglättet"
    case .gapsUnheard(1): "1 Lücke ist zu kurz, um gehört zu werden"
    case .gapsUnheard(let count): "\(count) Lücken sind zu kurz, um gehört zu werden"
    case .clipped(1): "1 Wert liegt außerhalb der Achse und klingt an ihrem Ende"
    case .clipped(let count): "\(count) Werte liegen außerhalb der Achse und klingen an ihren Enden"
    case .rhythm(let isEven, let isContinuous, let seconds):
      (isEven
        ? "alle Punkte klingen gleich lang, als "
        : "die Punkte folgen einander in den Abständen entlang x, als ")
        + (isContinuous ? "ein gleitender Ton" : "einzelne Töne")
        + (seconds.map { ", insgesamt \(number($0)) Sekunden" } ?? "")
    case .mapping(let laws, let time, let others):
      (laws.map(law) + (time + others).map(clause)).joined(separator: "; ")
    }
  }

  private func side(_ side: SoundStatement.Place.Side) -> String {
    switch side {
    case .left: "links"
    case .right: "rechts"
    case .halfLeft: "halb links"
    case .halfRight: "halb rechts"
    }
  }

  private func heard(_ heard: SoundStatement.Heard) -> String {
    let given = "\(heard.given) \(heard.given == 1 ? "Punkt" : "Punkten")"
    let verb = heard.heard == 1 ? "ist" : "sind"
    let extremes = heard.tellsExtremes ? ", der höchste und der niedrigste immer" : ""
    let missing =
      heard.missing > 0 ? ", \(heard.missing) \(heard.missing == 1 ? "fehlt" : "fehlen")" : ""
    return (heard.isGist ? "nur die Form: " : "")
      + "\(heard.heard) von \(given) \(verb) zu hören\(extremes)\(missing)"
  }

  private func axes(_ groups: [[String]]) -> String {
    let names = groups.map { $0.map(name) }
    if groups.count == 1 { return "\(joined(names[0])) teilen sich eine Achse" }
    let shared = names.filter { $0.count > 1 }.map { "\(joined($0)) teilen sich eine Achse" }
    return shared.isEmpty
      ? "jede Reihe hat ihre eigene Achse"
      : shared.joined(separator: "; ") + "; jede andere Reihe hat ihre eigene"
  }

  private func scale(_ scale: NoteScale) -> String {
    switch scale {
    case .chromatic: "der chromatischen Tonleiter"
    case .major: "der Durtonleiter"
    case .minor: "der Molltonleiter"
    case .pentatonic: "der pentatonischen Tonleiter"
    }
  }

  private func smoothing(_ smoothing: SoundStyle.Smoothing) -> String {
    switch smoothing {
    case .exponential(let alpha):
      "ein exponentielles gleitendes Mittel von \(number(Figure(exactly: alpha)))"
    case .median(let width): "den Median von \(width) Punkten"
    case .mean(let width): "das Mittel von \(width) Punkten"
    }
  }

  private func law(_ law: SoundStatement.Law) -> String {
    let whose = law.names.map { " von \(joined($0.map(name)))" } ?? ""
    let last = law.high ?? law.low
    let unit = law.unit.map { " \(self.unit($0, .afterNumber(isOne: last.isOne)))" } ?? ""
    let hertz = number(law.lowHertz)
    guard let high = law.high else {
      return "der Wert \(number(law.low))\(unit)\(whose) klingt bei \(hertz) Hertz"
    }
    let notes = law.notes.map { ", auf die Noten \(scale($0)) gerundet" } ?? ""
    let values =
      law.names == nil
      ? "Werte von \(number(law.low)) bis \(number(high))\(unit) klingen"
      : "die Werte\(whose), \(number(law.low)) bis \(number(high))\(unit), klingen"
    return "\(values) mit \(hertz)"
      + " bis \(number(law.highHertz)) Hertz, \(law.isLogarithmic ? "logarithmisch" : "linear")\(notes)"
  }
}

// MARK: - Answers

extension German {
  func clause(_ answer: AnswerStatement) -> String {
    switch answer {
    case .value(let value, let reservation):
      placed(value) + (reservation.map { ", \(self.reservation($0))" } ?? "")
    case .firstReached(let value): "\(number(value.figure)), erstmals\(placeAfter(value.place))"
    case .change(let change, let absolute):
      (absolute.map { "\(number($0)), " } ?? "") + changeAfterSize(change)
    case .trend(let movement): trend(movement)
    case .mean(let mean): "\(number(mean)), der Mittelwert aller Werte"
    case .median(let median): "\(number(median)), der Median aller Werte"
    }
  }

  /// The change after its size in the unit of the values, which is not said twice.
  private func changeAfterSize(_ change: ChangeClause) -> String {
    guard case .absolute = change.size else { return self.change(change) }
    return "von \(number(change.from))\(placeAfter(change.fromPlace)) auf \(number(change.to))"
      + placeAfter(change.toPlace)
  }

  private func article(_ mention: Mention) -> String {
    if case .date(let date, _) = mention, date.precision <= .quarter { "das" } else { "der" }
  }

  private func reservation(_ reservation: Reservation) -> String {
    let asked = reservation.asked
    return switch reservation.match {
    case .exact: ""
    case .lastOf: "der letzte Wert \(at(asked))"
    case .within: "in dem \(article(asked)) \(bare(asked)) liegt"
    case .before: "der letzte Wert \(directed("vor", "vor dem", asked))"
    case .beforeMissing:
      "der letzte Wert \(directed("vor", "vor dem", asked)), wo der Wert fehlt"
    }
  }

  private func trend(_ movement: Movement) -> String {
    if case .trend(let trend) = movement.kind {
      return "\(it(movement.isPrice)) \(self.trend(trend))"
    }
    return self.movement(movement)
  }
}

extension String {
  /// A noun behind `der höchste`: its adjective loses an ending.
  fileprivate var inflected: String {
    hasPrefix(" bereinigter") ? " bereinigte" + dropFirst(" bereinigter".count) : self
  }
}

// MARK: - Units and currencies

extension UnitVocabulary {
  /// German, with the dative that "in" asks for.
  static let german = UnitVocabulary(
    units: germanUnits, currencies: germanCurrencies, multipliers: germanMultipliers,
    powers: [
      2: .init(prefix: "Quadrat", isOneWord: true), 3: .init(prefix: "Kubik", isOneWord: true),
    ],
    raised: "hoch", per: "pro", of: nil, characters: germanCharacters, upTo: "bis", about: "etwa",
    minus: "minus", hasDecimalComma: true)

  private static let germanUnits: [String: Noun] = [
    "m": .init("Meter", "Meter", afterIn: "Metern"),
    "km": .init("Kilometer", "Kilometer", afterIn: "Kilometern"),
    "dm": .init("Dezimeter", "Dezimeter", afterIn: "Dezimetern"),
    "cm": .init("Zentimeter", "Zentimeter", afterIn: "Zentimetern"),
    "mm": .init("Millimeter", "Millimeter", afterIn: "Millimetern"),
    "µm": .init("Mikrometer", "Mikrometer", afterIn: "Mikrometern"),
    "nm": .init("Nanometer", "Nanometer", afterIn: "Nanometern"),
    "ft": .init(same: "Fuß"),
    "in": .init(same: "Zoll"),
    "yd": .init("Yard", "Yards"),
    "mi": .init("Meile", "Meilen"),
    "nmi": .init("Seemeile", "Seemeilen"),
    "ha": .init(same: "Hektar"),
    "acre": .init("Acre", "Acres"),
    "l": .init("Liter", "Liter", afterIn: "Litern"),
    "ml": .init("Milliliter", "Milliliter", afterIn: "Millilitern"),
    "dl": .init("Deziliter", "Deziliter", afterIn: "Dezilitern"),
    "cl": .init("Zentiliter", "Zentiliter", afterIn: "Zentilitern"),
    "hl": .init("Hektoliter", "Hektoliter", afterIn: "Hektolitern"),
    "gal": .init("Gallone", "Gallonen"),
    "bbl": .init(same: "Barrel"),
    "bu": .init(same: "Bushel"),
    "g": .init(same: "Gramm"),
    "kg": .init(same: "Kilogramm"),
    "mg": .init(same: "Milligramm"),
    "µg": .init(same: "Mikrogramm"),
    "ng": .init(same: "Nanogramm"),
    "t": .init("Tonne", "Tonnen"),
    "kt": .init("Kilotonne", "Kilotonnen"),
    "Mt": .init("Megatonne", "Megatonnen"),
    "Gt": .init("Gigatonne", "Gigatonnen"),
    "lb": .init(same: "Pfund"),
    "oz": .init("Unze", "Unzen"),
    "s": .init("Sekunde", "Sekunden"),
    "ms": .init("Millisekunde", "Millisekunden"),
    "µs": .init("Mikrosekunde", "Mikrosekunden"),
    "ns": .init("Nanosekunde", "Nanosekunden"),
    "min": .init("Minute", "Minuten"),
    "h": .init("Stunde", "Stunden"),
    "d": .init("Tag", "Tage", afterIn: "Tagen"),
    "wk": .init("Woche", "Wochen"),
    "mo": .init("Monat", "Monate", afterIn: "Monaten"),
    "qtr": .init("Quartal", "Quartale", afterIn: "Quartalen"),
    "a": .init("Jahr", "Jahre", afterIn: "Jahren"),
    "s^2": .init("Quadratsekunde", "Quadratsekunden"),
    "°C": .init(same: "Grad Celsius"),
    "°F": .init(same: "Grad Fahrenheit"),
    "°": .init(same: "Grad"),
    "K": .init(same: "Kelvin"),
    "Hz": .init(same: "Hertz"),
    "W": .init(same: "Watt"),
    "J": .init(same: "Joule"),
    "V": .init(same: "Volt"),
    "A": .init(same: "Ampere"),
    "Pa": .init(same: "Pascal"),
    "Ω": .init(same: "Ohm"),
    "N": .init(same: "Newton"),
    "mHz": .init(same: "Millihertz"),
    "mW": .init(same: "Milliwatt"),
    "mJ": .init(same: "Millijoule"),
    "mV": .init(same: "Millivolt"),
    "mA": .init(same: "Milliampere"),
    "kHz": .init(same: "Kilohertz"),
    "kW": .init(same: "Kilowatt"),
    "kJ": .init(same: "Kilojoule"),
    "kV": .init(same: "Kilovolt"),
    "kA": .init(same: "Kiloampere"),
    "kPa": .init(same: "Kilopascal"),
    "kΩ": .init(same: "Kiloohm"),
    "kN": .init(same: "Kilonewton"),
    "MHz": .init(same: "Megahertz"),
    "MW": .init(same: "Megawatt"),
    "MJ": .init(same: "Megajoule"),
    "MV": .init(same: "Megavolt"),
    "MPa": .init(same: "Megapascal"),
    "MΩ": .init(same: "Megaohm"),
    "MN": .init(same: "Meganewton"),
    "GHz": .init(same: "Gigahertz"),
    "GW": .init(same: "Gigawatt"),
    "GJ": .init(same: "Gigajoule"),
    "GV": .init(same: "Gigavolt"),
    "Wh": .init("Wattstunde", "Wattstunden"),
    "B": .init(same: "Byte"),
    "bit": .init(same: "Bit"),
    "kWh": .init("Kilowattstunde", "Kilowattstunden"),
    "kB": .init(same: "Kilobyte"),
    "kbit": .init(same: "Kilobit"),
    "MWh": .init("Megawattstunde", "Megawattstunden"),
    "MB": .init(same: "Megabyte"),
    "Mbit": .init(same: "Megabit"),
    "GWh": .init("Gigawattstunde", "Gigawattstunden"),
    "GB": .init(same: "Gigabyte"),
    "Gbit": .init(same: "Gigabit"),
    "TWh": .init("Terawattstunde", "Terawattstunden"),
    "TB": .init(same: "Terabyte"),
    "Tbit": .init(same: "Terabit"),
    "KiB": .init(same: "Kibibyte"),
    "MiB": .init(same: "Mebibyte"),
    "GiB": .init(same: "Gibibyte"),
    "TiB": .init(same: "Tebibyte"),
    "TW": .init(same: "Terawatt"),
    "TJ": .init(same: "Terajoule"),
    "EJ": .init(same: "Exajoule"),
    "hPa": .init(same: "Hektopascal"),
    "bar": .init(same: "Bar"),
    "mbar": .init(same: "Millibar"),
    "atm": .init("Atmosphäre", "Atmosphären"),
    "Nm": .init("Newtonmeter", "Newtonmeter", afterIn: "Newtonmetern"),
    "cal": .init("Kalorie", "Kalorien"),
    "kcal": .init("Kilokalorie", "Kilokalorien"),
    "dB": .init(same: "Dezibel"),
    "dBA": .init("A-bewertetes Dezibel", "A-bewertete Dezibel", afterIn: "A-bewerteten Dezibel"),
    "mph": .init("Meile pro Stunde", "Meilen pro Stunde"),
    "kn": .init(same: "Knoten"),
    "ppm": .init("Teil pro Million", "Teile pro Million", afterIn: "Teilen pro Million"),
    "ppmv": .init(
      "Volumenteil pro Million", "Volumenteile pro Million", afterIn: "Volumenteilen pro Million"),
    "ppb": .init("Teil pro Milliarde", "Teile pro Milliarde", afterIn: "Teilen pro Milliarde"),
    "%": .init(same: "Prozent"),
    "‰": .init(same: "Promille"),
    "pp": .init("Prozentpunkt", "Prozentpunkte", afterIn: "Prozentpunkten"),
    "bps": .init("Basispunkt", "Basispunkte", afterIn: "Basispunkten"),
    "mol": .init(same: "Mol"),
    "mmol": .init(same: "Millimol"),
    "lm": .init(same: "Lumen"),
    "lx": .init(same: "Lux"),
    "cd": .init(same: "Candela"),
    "rpm": .init("Umdrehung pro Minute", "Umdrehungen pro Minute"),
    "bpm": .init("Schlag pro Minute", "Schläge pro Minute", afterIn: "Schlägen pro Minute"),
    "fps": .init("Bild pro Sekunde", "Bilder pro Sekunde", afterIn: "Bildern pro Sekunde"),
    "shares": .init("Aktie", "Aktien"),
    "people": .init("Person", "Personen"),
    "capita": .init("Kopf", "Köpfe", afterIn: "Köpfen"),
    "inhabitants": .init("Einwohner", "Einwohner", afterIn: "Einwohnern"),
    "requests": .init("Anfrage", "Anfragen"),
    "points": .init("Punkt", "Punkte", afterIn: "Punkten"),
    "$": .init(same: "Dollar"),
    "£": .init(same: "Pfund"),
    "¥": .init(same: "Yen"),
    "ct": .init(same: "Cent"),
  ]

  private static let germanCurrencies: [String: Noun] = [
    "USD": .init(same: "US-Dollar"),
    "AUD": .init("australischer Dollar", "australische Dollar", afterIn: "australischen Dollar"),
    "CAD": .init("kanadischer Dollar", "kanadische Dollar", afterIn: "kanadischen Dollar"),
    "NZD": .init(same: "Neuseeland-Dollar"),
    "HKD": .init(same: "Hongkong-Dollar"),
    "SGD": .init(same: "Singapur-Dollar"),
    "TWD": .init(same: "Taiwan-Dollar"),
    "EUR": .init(same: "Euro"),
    "GBP": .init(same: "Pfund Sterling"),
    "GBX": .init("Penny", "Pence"),
    "JPY": .init("japanischer Yen", "japanische Yen", afterIn: "japanischen Yen"),
    "CHF": .init(same: "Schweizer Franken"),
    "CNY": .init("chinesischer Yuan", "chinesische Yuan", afterIn: "chinesischen Yuan"),
    "SEK": .init("schwedische Krone", "schwedische Kronen", afterIn: "schwedischen Kronen"),
    "NOK": .init("norwegische Krone", "norwegische Kronen", afterIn: "norwegischen Kronen"),
    "DKK": .init("dänische Krone", "dänische Kronen", afterIn: "dänischen Kronen"),
    "ISK": .init("isländische Krone", "isländische Kronen", afterIn: "isländischen Kronen"),
    "CZK": .init("tschechische Krone", "tschechische Kronen", afterIn: "tschechischen Kronen"),
    "KRW": .init("südkoreanischer Won", "südkoreanische Won", afterIn: "südkoreanischen Won"),
    "INR": .init("indische Rupie", "indische Rupien", afterIn: "indischen Rupien"),
    "MXN": .init("mexikanischer Peso", "mexikanische Pesos", afterIn: "mexikanischen Pesos"),
    "BRL": .init("brasilianischer Real", "brasilianische Reais", afterIn: "brasilianischen Reais"),
    "ZAR": .init("südafrikanischer Rand", "südafrikanische Rand", afterIn: "südafrikanischen Rand"),
    "ZAC": .init("südafrikanischer Cent", "südafrikanische Cent", afterIn: "südafrikanischen Cent"),
    "TRY": .init("türkische Lira", "türkische Lira", afterIn: "türkischen Lira"),
    "RUB": .init("russischer Rubel", "russische Rubel", afterIn: "russischen Rubeln"),
    "PLN": .init("polnischer Złoty", "polnische Złoty", afterIn: "polnischen Złoty"),
    "HUF": .init("ungarischer Forint", "ungarische Forint", afterIn: "ungarischen Forint"),
    "RON": .init("rumänischer Leu", "rumänische Lei", afterIn: "rumänischen Lei"),
    "BGN": .init("bulgarischer Lew", "bulgarische Lewa", afterIn: "bulgarischen Lewa"),
    "ILS": .init("israelischer Schekel", "israelische Schekel", afterIn: "israelischen Schekeln"),
    "ILA": .init("israelische Agora", "israelische Agorot", afterIn: "israelischen Agorot"),
    "THB": .init("thailändischer Baht", "thailändische Baht", afterIn: "thailändischen Baht"),
    "IDR": .init("indonesische Rupiah", "indonesische Rupiah", afterIn: "indonesischen Rupiah"),
    "MYR": .init("malaysischer Ringgit", "malaysische Ringgit", afterIn: "malaysischen Ringgit"),
    "PHP": .init("philippinischer Peso", "philippinische Pesos", afterIn: "philippinischen Pesos"),
    "VND": .init("vietnamesischer Dong", "vietnamesische Dong", afterIn: "vietnamesischen Dong"),
    "CLP": .init("chilenischer Peso", "chilenische Pesos", afterIn: "chilenischen Pesos"),
    "COP": .init("kolumbianischer Peso", "kolumbianische Pesos", afterIn: "kolumbianischen Pesos"),
    "ARS": .init("argentinischer Peso", "argentinische Pesos", afterIn: "argentinischen Pesos"),
    "PEN": .init("peruanischer Sol", "peruanische Soles", afterIn: "peruanischen Soles"),
    "SAR": .init(
      "saudi-arabischer Riyal", "saudi-arabische Riyal", afterIn: "saudi-arabischen Riyal"),
    "AED": .init(same: "VAE-Dirham"),
    "QAR": .init("katarischer Riyal", "katarische Riyal", afterIn: "katarischen Riyal"),
    "KWD": .init("kuwaitischer Dinar", "kuwaitische Dinar", afterIn: "kuwaitischen Dinar"),
    "BHD": .init("bahrainischer Dinar", "bahrainische Dinar", afterIn: "bahrainischen Dinar"),
    "JOD": .init("jordanischer Dinar", "jordanische Dinar", afterIn: "jordanischen Dinar"),
    "OMR": .init("omanischer Rial", "omanische Rial", afterIn: "omanischen Rial"),
    "TND": .init("tunesischer Dinar", "tunesische Dinar", afterIn: "tunesischen Dinar"),
    "EGP": .init("ägyptisches Pfund", "ägyptische Pfund", afterIn: "ägyptischen Pfund"),
    "MAD": .init("marokkanischer Dirham", "marokkanische Dirham", afterIn: "marokkanischen Dirham"),
    "NGN": .init("nigerianische Naira", "nigerianische Naira", afterIn: "nigerianischen Naira"),
    "KES": .init(same: "Kenia-Schilling"),
    "PKR": .init("pakistanische Rupie", "pakistanische Rupien", afterIn: "pakistanischen Rupien"),
    "UAH": .init("ukrainische Hrywnja", "ukrainische Hrywnja", afterIn: "ukrainischen Hrywnja"),
    "KZT": .init("kasachischer Tenge", "kasachische Tenge", afterIn: "kasachischen Tenge"),
    "BTC": .init(same: "Bitcoin"),
    "LTC": .init(same: "Litecoin"),
    "DOGE": .init(same: "Dogecoin"),
    "ETH": .init(same: "Ether"),
    "XRP": .init(same: "XRP"),
    "SOL": .init(same: "Solana"),
    "ADA": .init(same: "Cardano"),
    "USDT": .init(same: "Tether"),
  ]

  private static let germanMultipliers: [Int: Multiplier] = [
    1: .init(one: "zehn", many: "zehn", alone: "Zehn"),
    2: .init(one: "hundert", many: "hundert", alone: "Hundert"),
    3: .init(one: "tausend", many: "tausend", alone: "Tausend"),
    4: .init(one: "zehntausend", many: "zehntausend", alone: "Zehntausend"),
    5: .init(one: "hunderttausend", many: "hunderttausend", alone: "Hunderttausend"),
    6: .init(one: "Million", many: "Millionen", alone: "Millionen"),
    7: .init(one: "zehn Millionen", many: "zehn Millionen", alone: "zehn Millionen"),
    8: .init(one: "hundert Millionen", many: "hundert Millionen", alone: "hundert Millionen"),
    9: .init(one: "Milliarde", many: "Milliarden", alone: "Milliarden"),
    10: .init(one: "zehn Milliarden", many: "zehn Milliarden", alone: "zehn Milliarden"),
    11: .init(one: "hundert Milliarden", many: "hundert Milliarden", alone: "hundert Milliarden"),
    12: .init(one: "Billion", many: "Billionen", alone: "Billionen"),
    13: .init(one: "zehn Billionen", many: "zehn Billionen", alone: "zehn Billionen"),
    14: .init(one: "hundert Billionen", many: "hundert Billionen", alone: "hundert Billionen"),
    15: .init(one: "Billiarde", many: "Billiarden", alone: "Billiarden"),
  ]

  private static let germanCharacters: [Unicode.Scalar: String] = [
    "&": "und", "%": "Prozent", "‰": "Promille", "€": "Euro", "$": "Dollar", "£": "Pfund",
    "¥": "Yen", "₹": "Rupien", "₽": "Rubel", "₩": "Won", "₿": "Bitcoin", "¢": "Cent", "+": "plus",
    "=": "gleich", "<": "kleiner als", ">": "größer als", "≤": "höchstens", "≥": "mindestens",
    "≠": "ungleich", "≈": "etwa", "#": "Nummer", "@": "at", "°": "Grad", "µ": "Mikro", "×": "mal",
    "÷": "geteilt durch", "±": "plus minus", "∞": "unendlich", "√": "Wurzel", "§": "Paragraf",
    "½": "einhalb", "¼": "ein Viertel", "¾": "drei Viertel", "№": "Nummer", "℃": "Grad Celsius",
    "℉": "Grad Fahrenheit",
  ]
}
