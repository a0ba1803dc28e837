// SPDX-License-Identifier: MIT

/// Charts in German.
struct German: Wording {
  let channel: Channel

  var language: Language { .german }
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
      let (stem, ending) = Self.groups[group - 2]
      return "\(text) \(stem)\(size == DecimalDigits(1) ? ending.one : ending.many)"
    case .parts(let group): return "\(text) \(Self.groups[group - 2].stem)stel"
    case .zerosBehind(let zeros): return "\(text) mit \(zeros) Nullen dahinter"
    case .zerosBefore(let zeros): return "\(sign)0 Komma \(zeros) Nullen \(String(digits))"
    }
  }

  private enum GroupEnding {
    case million, milliard

    var one: String { self == .million ? "" : "e" }
    var many: String { self == .million ? "en" : "en" }
  }

  /// The names of 10⁶, 10⁹, … in the long scale.
  private static let groups: [(stem: String, ending: GroupEnding)] = [
    ("Million", .million), ("Milliard", .milliard), ("Billion", .million),
    ("Billiard", .milliard), ("Trillion", .million), ("Trilliard", .milliard),
    ("Quadrillion", .million), ("Quadrilliard", .milliard), ("Quintillion", .million),
    ("Quintilliard", .milliard),
  ]

  private func percent(_ percent: Percent) -> String {
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
    /// `im letzten Jahr`, `in der letzten Woche`.
    var inLast: String { isFeminine ? "in der letzten \(one)" : "im letzten \(one)" }
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
    }
  }

  private func count(_ points: PointCount) -> String { noun(points.rhythm).counted(points.count) }

  /// `an einem typischen Tag`, `in einer typischen Woche`.
  private func inTypical(_ rhythm: Rhythm) -> String {
    switch rhythm {
    case .days, .tradingDays: "an einem typischen Tag"
    case .points: "bei einem typischen Schritt"
    default: noun(rhythm).inTypical
    }
  }

  /// `am letzten Tag`, `in der letzten Woche`.
  private func inLast(_ rhythm: Rhythm) -> String {
    switch rhythm {
    case .days, .tradingDays: "am letzten Tag"
    case .points: "am letzten Punkt"
    default: noun(rhythm).inLast
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

  /// `Montag, Dienstag und Freitag`.
  private func joined(_ items: [String]) -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return items.dropLast().joined(separator: ", ") + " und " + last
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
    }
  }

  /// `in einem Jahr`, `in 13 Jahren`.
  private func within(_ span: TimeSpan) -> String {
    let noun = noun(span.unit)
    return span.count == 1 ? "in \(noun.oneDative)" : "in \(span.count) \(noun.manyDative)"
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
      return "\(Self.ordinalStems[date.quarter - 1])\(ending) Quartal \(year(of: date))"
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
    let seconds = numbers.count > 2 && numbers[2] != "0" ? " und \(numbers[2]) Sekunden" : ""
    return "\(numbers[0]) Uhr\(numbers[1] == "0" ? "" : " \(numbers[1])")\(seconds)"
  }

  /// A place alone: `2. Januar 2024`, `0,25`, `Berlin`.
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

  private func placeAfter(_ mention: Mention?) -> String { mention.map { " \(at($0))" } ?? "" }

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
      "das wiederholt sich etwa alle \(number(period.figure)) \(noun(period.rhythm).many)"
    case .legs(let legs, let isPrice): "\(it(isPrice)) \(self.legs(legs, rhythm: nil))"
    case .averages(let mean, let median, let deviation): averages(mean, median, deviation)
    case .thirds(let first, let last):
      "das erste Drittel lag im Mittel bei \(number(first)), das letzte bei \(number(last))"
    case .further(let further): self.further(further)
    case .title(let title, let count): "\(name(title)), \(count) Reihen"
    case .comparison(let comparison): self.comparison(comparison)
    case .origin(let origin, let date): self.origin(origin, date)
    case .omission(let omission): self.omission(omission)
    case .split(let mention, let ratio):
      "der Kurs ist vielleicht nicht um einen Split \(at(mention)) bereinigt: Er bewegte sich, als"
        + " wären aus einer Aktie \(number(ratio)) geworden"
    case .significance(let significance, let series): self.significance(significance, series)
    case .slopes(let slopes): self.slopes(slopes)
    }
  }

  private func it(_ isPrice: Bool) -> String { isPrice ? "der Kurs" : "der Wert" }

  private func subject(_ subject: Subject, withUnit: Bool = true) -> String {
    let names = subject.names.map(name)
    let measure: String? =
      switch subject.measure {
      case .price(let value): Self.measure(value)
      case .named(let text): name(text)
      case nil: nil
      }
    let unit = withUnit ? subject.unit.map { " in \(self.unit($0))" } ?? "" : ""
    return (names + [measure].compactMap(\.self)).joined(separator: ", ") + unit
  }

  private static func measure(_ value: PriceValue) -> String {
    switch value {
    case .close: "Schlusskurs"
    case .adjustedClose: "bereinigter Schlusskurs"
    case .open: "Eröffnungskurs"
    case .high: "Höchstkurs"
    case .low: "Tiefstkurs"
    case .volume: "Volumen"
    case .meanOfFour: "Mittel aus Eröffnungs-, Höchst-, Tiefst- und Schlusskurs"
    case .meanOfThree: "Mittel aus Höchst-, Tiefst- und Schlusskurs"
    case .meanOfTwo: "Mittel aus Höchst- und Tiefstkurs"
    }
  }

  private func opening(_ opening: Opening) -> String {
    let extent = opening.extent.map { extent in
      extent.last.map { "\(bare(extent.first)) bis \(bare($0))" } ?? bare(extent.first)
    }
    return [subject(opening.subject), extent, count(opening.count)].compactMap(\.self)
      .joined(separator: ", ")
  }

  private func brief(_ brief: Brief) -> String {
    "\(subject(brief.subject)), \(inBrief(brief.movement, brief.span))"
  }

  private func alternative(_ alternative: Alternative) -> String {
    let parts = alternative.parts
    let subject = subject(alternative.subject, withUnit: parts.contains(.unit))
    if parts.isEmpty { return subject }
    guard parts.contains(.trend), case .trend(let trend) = alternative.movement.kind else {
      return "\(subject), \(inBrief(alternative.movement, alternative.span, parts.contains(.ends)))"
    }
    let change = alternative.movement.change.map {
      "; " + self.change($0, alternative.span, withEnds: parts.contains(.ends))
    }
    let words = trend.isAlmostUnchanged ? "fast unverändert" : self.trend(trend)
    return "\(subject): \(words)\(change ?? "")"
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
      return "der einzige Wert ist \(number(value.figure))\(place)" + (change.map { "; \($0)" } ?? "")
    case .flat(let figure):
      let it = it(movement.isPrice)
      return "\(it) blieb unverändert bei \(number(figure))" + (change.map { "; \($0)" } ?? "")
    case .trend(let trend):
      return self.movement(movement, trend, change ?? "")
    }
  }

  private func movement(_ movement: Movement, _ trend: TrendClause, _ change: String) -> String {
    let it = it(movement.isPrice)
    if trend.isAlmostUnchanged {
      return "fast unverändert: \(it.capitalizedFirst) \(self.trend(trend)), \(change)"
    }
    let contrast = movement.isAgainstTrend ? "; insgesamt aber " : ": "
    return "\(it) \(self.trend(trend))\(contrast)\(change)"
  }

  /// What the values came to; from the first of them, which was told, or from a base.
  private func afterValues(_ change: ChangeClause?) -> String {
    change.map { ": \(self.change($0, withEnds: $0.isFromBase))" } ?? ""
  }

  /// The movement after a name and a comma.
  private func inBrief(_ movement: Movement, _ span: TimeSpan? = nil, _ withEnds: Bool = true) -> String {
    switch movement.kind {
    case .values(let values): return joined(values.map(placed)) + afterValues(movement.change)
    case .only(let value): return placed(value)
    case .flat(let figure):
      if let change = movement.change { return self.change(change, span, withEnds: withEnds) }
      return "unverändert bei \(number(figure))" + (span.map { " \(within($0))" } ?? "")
    case .trend:
      return movement.change.map { change($0, span, withEnds: withEnds) } ?? ""
    }
  }

  private func placed(_ value: PlacedFigure) -> String {
    "\(number(value.figure))\(placeAfter(value.place))"
  }

  private func trend(_ trend: TrendClause) -> String {
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
    case .littleChange: "bewegte sich auf und ab und veränderte sich insgesamt wenig"
    case .mixedHigher: "schwankte stark und endete höher"
    case .mixedLower: "schwankte stark und endete niedriger"
    }
  }

  private func afterRise(_ ending: TrendClause.Ending?) -> String {
    switch ending {
    case .between: "gab dann einen Teil davon wieder ab"
    case .beyond: "fiel dann unter den Ausgangswert"
    case .aboutWhereItBegan, nil: "fiel dann etwa auf den Ausgangswert zurück"
    }
  }

  private func afterFall(_ ending: TrendClause.Ending?) -> String {
    switch ending {
    case .between: "erholte sich dann teilweise"
    case .beyond: "stieg dann über den Ausgangswert"
    case .aboutWhereItBegan, nil: "erholte sich dann etwa auf den Ausgangswert"
    }
  }

  /// `minus 21 Prozent in einem Jahr, von 544,47 am 1. März 2012 auf 430,47`.
  private func change(_ change: ChangeClause, _ span: TimeSpan? = nil, withEnds: Bool = true) -> String {
    let span = span.map { " \(within($0))" } ?? ""
    let start = "\(number(change.from))\(placeAfter(change.fromPlace))"
    guard let size = change.size else { return unchanged(change, start, span) }
    let head = direction(size, change) + span
    return withEnds
      ? "\(head), von \(start) auf \(number(change.to))\(placeAfter(change.toPlace))" : head
  }

  private func direction(_ size: ChangeSize, _ change: ChangeClause) -> String {
    if case .times(let times) = size {
      return "auf das \(number(times))-Fache des \(change.isFromBase ? "früheren" : "ersten") Werts"
    }
    guard let size = self.size(size) else { return change.isUp ? "höher" : "niedriger" }
    return "\(change.isUp ? "plus" : "minus") \(size)"
  }

  private func unchanged(_ change: ChangeClause, _ start: String, _ span: String) -> String {
    change.isFromBase
      ? "unverändert\(span) gegenüber \(start)"
      : "erster und letzter Wert sind beide \(number(change.to))"
  }
}

// MARK: - Extremes and turning points

extension German {
  private func extremes(_ extremes: Extremes) -> String {
    if let ends = bothEnds(extremes) { return ends }
    let noun = noun(extremes)
    let highest = extremes.highest.map { extreme("höchste", noun, $0) }
    // The noun is said once.
    let lowest = extremes.lowest.map {
      extreme("niedrigste", extremes.highest.map(isTold) == true ? "" : noun, $0)
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

  private func extreme(_ word: String, _ noun: String, _ extreme: Extremes.Extreme) -> String {
    switch extreme.place {
    case .first: "der \(word) war der erste"
    case .last: "der \(word) war der letzte"
    case .at(let mention): "\(word)r\(noun) \(number(extreme.figure)) \(at(mention))"
    case .firstAt(let mention):
      "\(word)r\(noun) \(number(extreme.figure)), zuerst \(at(mention))"
    }
  }

  private func outline(_ outline: Outline) -> String {
    let extremes = outline.extremes.map { "; \(self.extremes($0))" } ?? ""
    let it = it(outline.isPrice)
    switch outline.shape {
    case .trend(let trend):
      let words = "\(self.trend(trend))\(extremes)"
      return trend.isAlmostUnchanged
        ? "fast unverändert: \(it.capitalizedFirst) \(words)" : "\(it) \(words)"
    case .legs(let legs): return "\(it) \(self.legs(legs, rhythm: outline.rhythm))\(extremes)"
    }
  }

  /// `stieg auf 702,10 am 19. September, den höchsten Stand, und fiel dann um 39 Prozent`.
  private func legs(_ legs: [LegClause], rhythm: Rhythm?) -> String {
    var text = ""
    for (index, leg) in legs.enumerated() {
      let isNoted = index > 0 && legs[index - 1].note != nil
      let joint = index == 0 ? "" : index < legs.count - 1 ? ", " : isNoted ? ", und " : " und "
      text += joint + self.leg(leg, rhythm, isFirst: index == 0)
    }
    return text
  }

  private func leg(_ leg: LegClause, _ rhythm: Rhythm?, isFirst: Bool) -> String {
    let way = leg.isUp ? "stieg" : "fiel"
    let size = leg.size.flatMap(by).map { " \($0)" } ?? ""
    let note = leg.note.map { $0 == .highest ? "den höchsten Stand" : "den niedrigsten Stand" }
    let then = isFirst ? "" : " dann"
    if let end = leg.to {
      return "\(way)\(then)\(size) auf \(placed(end))" + (note.map { ", \($0)" } ?? "")
    }
    guard let rhythm else {
      return "\(way)\(isFirst ? "" : " seither")\(size)" + (note.map { " auf \($0)" } ?? "")
    }
    return "\(way)\(then)\(size)" + (note.map { " auf \($0) \(inLast(rhythm))" } ?? "")
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
    return "\(inTypical(steps.rhythm)) bewegte er sich \(by(steps.typical) ?? "");"
      + " am stärksten \(at(step.place)): \(step.isUp ? "plus" : "minus") \(size(step.size) ?? "")"
  }

  private func largest(_ step: LargestStep) -> String {
    "\(noun(step.isUp ? .rise : .fall)) \(inOne(step.rhythm)) betrug"
      + " \(size(step.size) ?? "sehr viel"), \(at(step.place))"
  }
}

// MARK: - The rest

extension German {
  private func gaps(_ gaps: Gaps) -> String {
    let missing = "\(count(gaps.missing)) \(gaps.missing.count == 1 ? "fehlt" : "fehlen")"
    guard gaps.gapCount > 1 else {
      return gaps.missing.count == 1
        ? "\(missing), \(at(gaps.longestStart))"
        : "\(missing), \(bare(gaps.longestStart)) bis \(bare(gaps.longestEnd))"
    }
    if gaps.longest.count == 1 { return "\(missing), jeweils einzeln" }
    return "\(missing) in \(gaps.gapCount) Lücken, die längste umfasst \(count(gaps.longest))"
      + " \(from(gaps.longestStart))"
  }

  private func averages(_ mean: Figure, _ median: Figure, _ deviation: Figure?) -> String {
    let figures = ["der Mittelwert ist \(number(mean))", "der Median \(number(median))"]
    return joined(figures + [deviation.map { "die Standardabweichung \(number($0))" }]
      .compactMap(\.self))
  }

  private func further(_ further: Further) -> String {
    let clauses = further.series.map { clause -> String in
      let subject = subject(clause.subject, withUnit: further.isFull)
      return "\(subject), \(inBrief(clause.movement, nil, further.isFull))"
    }
    let others =
      further.others == 0
      ? "" : "; dazu \(further.others) weitere \(further.others == 1 ? "Reihe" : "Reihen")"
    return (further.isMore ? "außerdem " : "") + clauses.joined(separator: "; ") + others
  }

  private func comparison(_ comparison: ComparisonClause) -> String {
    let (high, low) = (comparison.highest, comparison.lowest)
    let crossings = comparison.crossings.map { "; \(self.crossings($0))" } ?? ""
    let ends: String =
      if comparison.isTie {
        comparison.seriesCount == 2
          ? "beide enden bei \(number(high.figure))" : "alle enden bei \(number(high.figure))"
      } else if comparison.seriesCount == 2 {
        "\(name(high.name)) endet höher als \(name(low.name)), bei \(number(high.figure))"
          + " gegenüber \(number(low.figure))"
      } else {
        "\(name(high.name)) endet am höchsten, bei \(number(high.figure)), \(name(low.name)) am"
          + " niedrigsten, bei \(number(low.figure))"
      }
    return ends + crossings
  }

  private func crossings(_ crossings: ComparisonClause.Crossings) -> String {
    switch crossings.count {
    case 0: return "sie kreuzen sich nie"
    case 1: return "sie kreuzen sich einmal\(crossings.first.map { ", \(at($0))" } ?? "")"
    default:
      let times = crossings.count == 2 ? "zweimal" : "\(crossings.count) Mal"
      let (first, last) = (placeAfter(crossings.first), placeAfter(crossings.last))
      return "sie kreuzen sich \(times), zuerst\(first), zuletzt\(last)"
    }
  }

  private func origin(_ origin: ChartContext.Origin, _ date: CalendarDate?) -> String {
    switch origin {
    case .bundledSample:
      "das sind mitgelieferte Beispieldaten"
        + (date.map { ", die \(at(.date($0, .full))) enden" } ?? "")
    case .file(let file): "die Daten stammen aus der Datei \(name(file))"
    case .standardInput: "die Daten kamen über die Standardeingabe"
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
      let verdict = isSignificant ? "mehr als Zufall" : "nicht mehr als Zufall"
      let probability = p.map { "p \(number($0))" } ?? "p kleiner als 0,001"
      return "nach dem Mann-Kendall-Test ist der \(isUp ? "Anstieg" : "Rückgang")\(whose) auf dem"
        + " Niveau von 5 Prozent \(verdict), mit z \(number(z)) und \(probability)"
    }
  }

  private func why(_ reason: Significance.Reason) -> String {
    switch reason {
    case .prices: "Kurse wandern, und der Test hält das meiste Wandern für einen Trend"
    case .tooFew: "Es gibt weniger als 10 Werte"
    case .flat: "Alle Werte sind gleich"
    case .correlated(let correlation):
      "Benachbarte Werte ähneln einander, mit einer Korrelation von \(number(correlation))"
    }
  }

  private func slopes(_ slopes: Slopes) -> String {
    let whose = slopes.name.map { " von \(name($0))" } ?? ""
    let per = "pro \(slopes.unit.map { noun($0).one } ?? "Schritt entlang x")"
    let fit = slopes.rSquared.map { ", mit R Quadrat \(number($0))" } ?? ""
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

// MARK: - Around the chart

extension German {
  func sampleNotice(_ date: String) -> String { "beispieldaten, nicht aktuell: \(date)" }

  func points(_ count: Int) -> String { Noun.point.counted(count) }

  func more(_ count: Int) -> String { " und \(count) weitere" }

  func clause(_ statement: SoundStatement) -> String {
    switch statement {
    case .heard(let heard): self.heard(heard)
    case .axes(let groups): axes(groups)
    case .logarithmic:
      "die Tonhöhe ist logarithmisch: Gleiche prozentuale Änderungen sind gleiche Intervalle"
    case .inverted: "der niedrigste Wert hat den höchsten Ton"
    case .notes(let scale): "die Töne sind auf die Noten \(self.scale(scale)) gerückt"
    case .smoothed(let smoothing): "die Werte sind durch \(self.smoothing(smoothing)) geglättet"
    case .gapsUnheard(1): "1 Lücke ist zu kurz, um gehört zu werden"
    case .gapsUnheard(let count): "\(count) Lücken sind zu kurz, um gehört zu werden"
    case .clipped(1): "1 Wert liegt außerhalb der Achse und klingt an ihrem Ende"
    case .clipped(let count): "\(count) Werte liegen außerhalb der Achse und klingen an ihren Enden"
    case .rhythm(let isEven, let isContinuous, let seconds):
      (isEven
        ? "jeder Punkt hat die gleiche Zeit, als "
        : "die Punkte folgen einander in den Abständen entlang x, als ")
        + (isContinuous ? "ein gleitender Ton" : "einzelne Töne")
        + (seconds.map { ", insgesamt \(number($0)) Sekunden" } ?? "")
    case .mapping(let laws, let time, let others):
      (laws.map(law) + (time + others).map(clause)).joined(separator: "; ")
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
    let notes = law.notes.map { ", auf die Noten \(scale($0)) gerückt" } ?? ""
    return "Werte\(whose) von \(number(law.low)) bis \(number(high))\(unit) klingen von \(hertz)"
      + " bis \(number(law.highHertz)) Hertz, \(law.isLogarithmic ? "logarithmisch" : "linear")\(notes)"
  }
}

// MARK: - Answers

extension German {
  func clause(_ answer: AnswerStatement) -> String {
    switch answer {
    case .value(let value, let reservation):
      placed(value) + (reservation.map { ", \(self.reservation($0))" } ?? "")
    case .firstReached(let value): "\(number(value.figure)), zuerst\(placeAfter(value.place))"
    case .change(let change, let absolute):
      (absolute.map { "\(number($0)), " } ?? "") + self.change(change)
    case .trend(let movement): trend(movement)
    }
  }

  private func reservation(_ reservation: Reservation) -> String {
    let asked = reservation.asked
    return switch reservation.match {
    case .exact: ""
    case .lastOf: "der letzte Wert \(at(asked))"
    case .within: "worin \(bare(asked)) liegt"
    case .before: "der letzte Wert \(directed("vor", "vor dem", asked))"
    case .beforeMissing:
      "der letzte Wert \(directed("vor", "vor dem", asked)), wo der Wert fehlt"
    }
  }

  private func trend(_ movement: Movement) -> String {
    if case .trend(let trend) = movement.kind { return "\(it(movement.isPrice)) \(self.trend(trend))" }
    return self.movement(movement)
  }
}
