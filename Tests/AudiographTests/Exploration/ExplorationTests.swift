// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import Audiograph

@Suite struct ExplorationTests {
  @Test func stepsFromPointToPoint() throws {
    var walk = try Walks.rows([3, 1, nil, 4, 2])
    #expect(walk.opening.compactMap(Phrasebook().line) == ["2 at point 5, 5 points"])
    #expect(walk.says(.next) == "2 at point 5, last")
    #expect(walk.perform(.next).sound == .edge(.last))
    #expect(walk.says(.previous) == "4 at point 4, highest")
    #expect(walk.says(.previous) == "no value at point 3")
    #expect(walk.says(.previous) == "1 at point 2, lowest")
    #expect(walk.says(.previous) == "3 at point 1, first")
    let stuck = walk.perform(.previous)
    #expect(stuck.sound == .edge(.first))
    #expect(Phrasebook().line(stuck) == "3 at point 1, first")
    #expect(walk.says(.last) == "2 at point 5, last")
    #expect(walk.says(.first) == "3 at point 1, first")
  }

  @Test func aTenthIsAtLeastAPoint() throws {
    var few = try Walks.rows([1, 2, 3])
    #expect(few.says(.back) == "2 at point 2")
    var many = try Walks.rows((1...100).map(Double.init))
    #expect(many.says(.back) == "90 at point 90")
    #expect(many.says(.forward) == "100 at point 100, highest, last")
    #expect(many.perform(.forward).sound == .edge(.last))
  }

  @Test func onePointIsBothEnds() throws {
    var walk = try Walks.rows([7])
    for action in ExplorationAction.allCases { _ = walk.perform(action) }
    #expect(walk.index == 0)
    #expect(walk.says(.next) == "7 at point 1, first, last")
    #expect(walk.perform(.next).sound == .point)
    #expect(walk.says(.where) == "1 of 1")
  }

  static let limits: [(Int, String)] = [
    (39, "702.50 on 3 Mar 2012, highest"), (25, "702.50, 3 Mar 12, highest"),
    (22, "702.50, 3 Mar 12, high"), (19, "702.50, 3 Mar 2012"), (16, "702.50, 3 Mar 12"),
    (13, "702.50, high"),
    (0, "702.50, high"),
  ]

  /// Where a value was reached tells more than that it was the highest, which the key has said.
  @Test(arguments: limits)
  func aLineIsAsLongAsItsReaderCanTake(_ limit: Int, _ line: String) throws {
    let series = try Walks.days([700, 702.5, 690], from: 15_401)
    var walk = try Exploration(Chart(title: "T", series: [series]))
    #expect(Phrasebook(lineLimit: limit).line(walk.perform(.highest)) == line)
  }

  /// Whatever display reads it, the value and what a key asked for stand on it at once.
  @Test(arguments: Language.allCases, [14, 20, 32, 40, 80])
  func everyDisplayHasTheAnswer(_ language: Language, _ cells: Int) throws {
    let series = try Walks.days([700, 702.5, 690, 695, 650.25, 699, 698], from: 15_401)
    let walk = try Exploration(Chart(title: "Apple", series: [series]))
    let phrases = Phrasebook(language, lineLimit: cells - 1)
    let wording = language.wording(.display)
    func line(_ action: ExplorationAction) -> String {
      var walk = walk
      return phrases.line(walk.perform(action)) ?? ""
    }
    let limit = max(13, cells - 1)
    for action in ExplorationAction.allCases {
      #expect(line(action).count <= limit, "\(action) \(line(action))")
      #expect(phrases.question(action).count <= limit, "\(phrases.question(action))")
    }
    for notice in ExplorationNotice.allCases {
      #expect(phrases.exploreNotice(notice).count <= limit, "\(phrases.exploreNotice(notice))")
    }
    let unknown = phrases.unknown("~", ExplorationBindings())
    #expect(unknown.count <= limit, "\(unknown)")
    var unmarked = walk
    let noMark = phrases.line(unmarked.recall("b")) ?? ""
    #expect(!noMark.isEmpty && noMark.count <= limit, "\(noMark)")
    let extremes: [(ExplorationAction, ExplorationExtreme, Double)] = [
      (.highest, .highest, 702.5), (.lowest, .lowest, 650.25),
    ]
    for (action, extreme, value) in extremes {
      var there = walk
      _ = there.perform(action)
      let words =
        [
          wording.say(.exploreExtreme(extreme: extreme)),
          wording.say(.exploreExtremeTerse(extreme: extreme)),
        ] + wording.briefPlaces(there.shown.shortMention(there.index))
      #expect(words.contains(where: line(action).contains), "\(line(action))")
      #expect(line(action).contains(phrases.amount(value, like: series).prefix(6)))
    }
    var marked = walk
    _ = marked.mark("a")
    let start = phrases.line(marked.perform(.first)) ?? ""
    #expect(start.hasPrefix("700"), "\(start)")
    let difference = phrases.line(marked.perform(.difference)) ?? ""
    #expect(difference.contains("2") && difference.count <= max(13, cells - 1), "\(difference)")
    #expect(phrases.question(.goTo).count <= 13)
  }

  /// Near the beginning a year has all its weeks, and so has what is longer than the data.
  @Test func lengthsAreWholeAtBothEnds() throws {
    let days = (0..<100).map { 19_723 + 7 * $0 }
    let series = try Series(
      name: "V",
      x: .dates(
        XAxis.Dates(
          instants: days.map { Int64($0) * CalendarDate.microsecondsPerDay }, precision: .day)),
      values: (0..<100).map { Double($0 * 37 % 101) })
    var walk = try Exploration(Chart(title: "T", series: [series]))
    _ = walk.perform(.first)
    _ = walk.perform(.oneYear)
    #expect(walk.shown.count == 53 && walk.index == 0)
    _ = walk.perform(.fiveYears)
    #expect(walk.shown.count == 100)
    _ = walk.perform(.last)
    _ = walk.perform(.oneYear)
    #expect((52...53).contains(walk.shown.count) && walk.index == walk.shown.count - 1)
  }

  /// Where no words have room, a sign says which of two values is higher.
  @Test(arguments: Language.allCases)
  func aComparisonFitsTheNarrowestDisplay(_ language: Language) throws {
    let series = try ["Unemployment rate", "Inflation rate"].enumerated().map { number, name in
      try Series(name: name, values: [8.25, 9.5 - 4 * Double(number)])
    }
    let walk = try Exploration(Chart(title: "T", series: series))
    for cells in [14, 20, 32] {
      var walk = walk
      _ = walk.perform(.last)
      let line = Phrasebook(language, lineLimit: cells - 1).line(walk.perform(.compare)) ?? ""
      #expect(line.count < cells && line.contains { "45".contains($0) }, "\(line)")
    }
    var narrow = walk
    _ = narrow.perform(.last)
    let line = Phrasebook(.english, lineLimit: 13).line(narrow.perform(.compare))
    #expect(line == "9.5 > 5.5")
    var percent = Figure(measured: 14.62)
    var other = Figure(measured: 5.9)
    (percent.isPercent, other.isPercent) = (true, true)
    let pair = ExplorationPair(
      here: percent, there: other, isAbove: true, higher: "Unemployment",
      amount: Figure(measured: 8.72))
    let wording = Wording(language: .german, channel: .display, lineLimit: 13)
    #expect(wording.line(.both(pair)) == "14,62 > 5,9")
  }

  /// For eyes a difference has a sign where its words have no room.
  @Test(arguments: [
    (39, "12.50 less than on 3 Mar 2012"), (25, "12.50 less than 3 Mar 12"),
    (19, "-12.50, 3 Mar 2012"), (16, "-12.50, 3 Mar 12"), (13, "-12.50"),
  ])
  func aDifferenceIsAsLongAsItsReaderCanTake(_ limit: Int, _ line: String) throws {
    let series = try Walks.days([700, 702.5, 690], from: 15_401)
    var walk = try Exploration(Chart(title: "T", series: [series]))
    #expect(Phrasebook(lineLimit: limit).line(walk.perform(.slope)) == line)
  }

  /// `+188, in 1937` would sound like a change of that year.
  @Test(arguments: [(39, "188 more than in 1937"), (16, "+188, from 1937")])
  func aDifferenceBeginsSomewhere(_ limit: Int, _ line: String) throws {
    let years = try [1937, 1938].map { try #require(CalendarDate(year: $0)).instant }
    let series = try Series(
      name: "Flow", x: .dates(XAxis.Dates(instants: years, precision: .year)), values: [750, 938])
    var walk = try Exploration(Chart(title: "T", series: [series]))
    let told = Phrasebook(lineLimit: limit).line(walk.perform(.slope)) ?? ""
    #expect(told.hasPrefix(line), "\(told)")
  }

  @Test(arguments: Language.allCases, ExplorationMode.allCases)
  func modesFitTheNarrowestDisplay(_ language: Language, _ mode: ExplorationMode) {
    let line = Phrasebook(language, lineLimit: 13).exploreMode(mode)
    #expect(!line.isEmpty && line.cellCount <= 13, "\(line)")
  }

  /// The states of America with their rates, in percent.
  private static func states() throws -> Exploration {
    let names = ["Nevada", "New Hampshire", "New York", "Virginia", "West Virginia", "Mississippi"]
    let series = try Series(
      name: "Rate", unit: "percent", kind: .percent, x: .categories(names),
      values: [17.5, 8.5, 14.2, 10.5, 17.7, 21.9])
    return try Exploration(Chart(title: "States", series: [series]))
  }

  /// The unit goes before the name, and no name is cut to what another one begins with as well.
  @Test(arguments: [
    (ExplorationAction.lowest, 19, "8.5, New Hampshire"), (.highest, 19, "21.9, Mississippi"),
    (.highest, 39, "21.9, Mississippi, highest, last"),
  ])
  func categoriesKeepTheirNames(_ action: ExplorationAction, _ limit: Int, _ line: String) throws {
    var walk = try Self.states()
    #expect(Phrasebook(lineLimit: limit).line(walk.perform(action)) == line)
  }

  @Test func categoriesKeepTheirNamesOnTheWay() throws {
    var walk = try Self.states()
    _ = walk.perform(.first)
    let narrow = Phrasebook(lineLimit: 19)
    let lines = (0..<4).map { _ in narrow.line(walk.perform(.next)) }
    let wanted = ["8.5, New Hampshire", "14.2, New York", "10.5, Virginia", "17.7, West Virginia"]
    #expect(lines == wanted)
    for (limit, line) in [
      (39, "17.7, West Virginia, above 17.5 percent"), (19, "17.7, West Virginia"),
      (13, "17.7, West"),
    ] {
      _ = walk.perform(.first)
      #expect(Phrasebook(lineLimit: limit).line(walk.perform(.nextCrossing)) == line)
    }
  }

  /// A first word stands for a name as long as no other name begins with it.
  @Test func namesAreCutToWhatTellsThemApart() {
    let axis = XAxis.categories(["West Virginia", "West Bank", "Western Sahara", "Chad", "Chad"])
    let beginnings = NameBeginnings(axis)
    #expect((0..<5).map { beginnings.leastWords(at: $0, on: axis) } == [2, 2, 1, 2, 2])
    // No line has room for what tells these apart, so that it is not looked for in names of thousands of words.
    let long = String(repeating: "so ", count: 5000)
    let alike = XAxis.categories([long + "a", long + "b"])
    #expect(NameBeginnings(alike).leastWords(at: 0, on: alike) == 41)
    #expect(Language.english.wording(.display).wholeWords(long + "Then").count <= 41)
  }

  /// A place is told in each of its ways before it is left out.
  @Test(arguments: [
    (19, "20.44, Nov 10, high"), (15, "20.44, Nov 2010"), (13, "20.44, Nov 10"),
    (12, "20.44, Nov 10"),
  ])
  func monthsHaveShortYears(_ limit: Int, _ line: String) throws {
    let dates = try (10...12).map { month in
      try #require(CalendarDate(year: 2010, month: month, day: 1, precision: .month)).instant
    }
    let series = try Series(
      name: "Close", unit: "US dollars", kind: .price,
      x: .dates(XAxis.Dates(instants: dates, precision: .month)), values: [19.5, 20.44, 18])
    var walk = try Exploration(Chart(title: "T", series: [series]))
    #expect(Phrasebook(lineLimit: limit).line(walk.perform(.highest)) == line)
  }

  /// A field that was chosen before is dropped before the date.
  @Test func aFieldThatIsKnownGoesFirst() throws {
    var walk = try Walks.bars()
    let named = Phrasebook(lineLimit: 25).line(walk.perform(.fieldDown)) ?? ""
    #expect(named.contains("open"), "\(named)")
    let line = Phrasebook(lineLimit: 25).line(walk.perform(.highest)) ?? ""
    #expect(line.hasPrefix("12.00") && line.contains("Jan 11"), "\(line)")
  }

  @Test(arguments: [(39, "150 in the third quarter"), (19, "150, third quarter"), (13, "150, Q3")])
  func quartersWithoutAYearAreShort(_ limit: Int, _ line: String) throws {
    let point = ExplorationPoint(
      value: Figure(150), place: .recurring(.init(unit: .quarter, number: 3, cycle: nil)), index: 2,
      notes: [])
    var wording = Language.english.wording(.display)
    wording.lineLimit = limit
    #expect(wording.line(.point(point)) == line)
  }

  /// At an opening the point stays, and the count goes.
  @Test(arguments: [19, 25, 39, 13])
  func anOpeningHasTheValue(_ limit: Int) throws {
    let phrases = Phrasebook(.german, lineLimit: limit)
    let line = try #require(Walks.year().opening.compactMap(phrases.line).last)
    #expect(line.hasPrefix("829"), "\(line)")
    #expect(line.contains("Jan") == (limit > 13), "\(line)")
    #expect(!line.hasSuffix("730"), "\(line)")
  }

  /// An interval has as many points as it says, which are weeks, months or quarters.
  @Test func intervalsAreCountedAsWhatTheyAre() throws {
    var walk = try Walks.year()
    let lines = (0..<3).map { _ in walk.says(.coarser) ?? "" }
    for (line, unit) in zip(lines, ["week", "month", "quarter"]) {
      #expect(line.contains(unit), "\(line)")
    }
    _ = walk.perform(.finer)
    let months = walk.says(.threeMonths) ?? ""
    #expect(months.contains("3 months") && !months.contains("4 months"), "\(months)")
  }

  /// A change has room as a number with its sign where its words have none.
  @Test(arguments: [
    (ChangeSize.points(Figure(measured: 1.57)), false, "3.56, -1.57, Q3 09", "3.56, -1.57"),
    (.times(Figure(1200)), true, "3.56, Q3 09, ×1200", "3.56, ×1200"),
  ])
  func changesHaveSigns(_ size: ChangeSize, _ isUp: Bool, _ wide: String, _ narrow: String) throws {
    let date = try #require(CalendarDate(year: 2009, month: 7, day: 1, precision: .quarter))
    var value = Figure(measured: 3.56)
    if case .points = size { value.isPercent = true }
    let point = ExplorationPoint(
      value: value, place: .date(date, .short), index: 2, notes: [.leg(size, isUp: isUp)],
      isAnswered: true)
    var wording = Language.english.wording(.display)
    wording.lineLimit = 19
    let line = wording.line(.point(point))
    #expect(line == wide, "\(line)")
    wording.lineLimit = 13
    #expect(wording.line(.point(point)) == narrow)
  }

  /// Changes of a chart that was rebased have the digits of its points.
  @Test func changesHaveTheDigitsOfTheirSeries() throws {
    let values = (0..<60).map { 137.123457 - 1.7123 * Double(abs($0 - 30)) }
    let chart = try Chart(title: "T", series: [Walks.days(values)])
    var walk = try Exploration(chart.rebased().chart)
    _ = walk.perform(.first)
    let line = walk.says(.nextLeg) ?? ""
    let decimals = line.split { !$0.isNumber && $0 != "." }.compactMap { word in
      word.split(separator: ".").dropFirst().first?.count
    }
    #expect(!decimals.isEmpty && decimals.allSatisfy { $0 <= 2 }, "\(line)")
  }

  @Test func aVoiceHasNoLastCell() throws {
    var walk = try Exploration(
      Chart(
        title: "T",
        series: [
          Series(
            name: "Unemployment in the north and the south of the country", unit: "percent",
            x: .categories(["the first quarter of a long year", "another one"]), values: [3, 1])
        ]))
    let whole = Phrasebook(channel: .speech, lineLimit: .max).line(walk.perform(.first)) ?? ""
    #expect(whole.count > 39, "\(whole)")
  }

  @Test func jumpsToExtremes() throws {
    var walk = try Walks.rows([1, 5, 0, 5])
    #expect(walk.says(.highest) == "5 at point 2, highest")
    #expect(walk.says(.lowest) == "0 at point 3, lowest")
    #expect(walk.says(.nextHigher) == "5 at point 4, highest, last")
    #expect(walk.says(.nextHigher) == "no higher value ahead")
    #expect(walk.says(.previousLower) == "0 at point 3, lowest")
    #expect(walk.says(.previousLower) == "no lower value before")
    #expect(walk.says(.previousHigher) == "5 at point 2, highest")
    #expect(walk.says(.nextLower) == "0 at point 3, lowest")
  }

  /// Ten is half-way between 1 and 100 where it sounds and is drawn half-way.
  @Test(arguments: [(PitchScale.log, 50), (.linear, 9)])
  func heightsAreThoseOfThePitch(_ scale: PitchScale, _ height: Int) throws {
    var style = SoundStyle()
    style.scale = scale
    let chart = try Chart(title: "T", series: [Series(name: "A", values: [1, 100, 10])])
    var walk = try Exploration(chart, style: style)
    let said = walk.says(.where) ?? ""
    #expect(said.hasPrefix("3 of 3, height \(height)"), "\(said)")
  }

  @Test func aFlatChartHasNoExtremes() throws {
    var walk = try Walks.rows([2, 2, 2])
    #expect(walk.says(.highest) == "2 at point 1, first")
    #expect(walk.says(.nextHigher) == "no higher value ahead")
    #expect(walk.says(.nextLeg) == "no turning point ahead")
  }

  @Test func findsCrossings() throws {
    var walk = try Walks.rows([2, 1, 3, 1, 3])
    #expect(walk.says(.previousCrossing) == "1 at point 4, below 2, lowest")
    #expect(walk.says(.previousCrossing) == "3 at point 3, above 2, highest")
    #expect(walk.says(.nextCrossing) == "1 at point 4, below 2, lowest")
    var two = try Walks.two()
    #expect(two.says(.previousCrossing) == "4.00 on 29 Jan 2011, above Second")
    #expect(two.says(.nextCrossing) == "no crossing ahead")
  }

  /// Facts and a walk count the same crossings: to begin at the same value, or to touch, is none.
  @Test(arguments: [
    ([0.0, -1, 1, 1, -1], [0.0, 0, 0, 0, 0], [2, 4]), ([1, 0, 1], [0, 0, 0], []),
    ([1, 0, 0, -1], [0, 0, 0, 0], [3]), ([0, 0, 0], [0, 0, 0], []),
    ([.nan, 1, .nan, -1], [0, 0, 0, 0], [3]),
  ])
  func crossesAsFactsDo(_ first: [Double], _ second: [Double], _ places: [Int]) throws {
    let series = [
      try Series(name: "A", values: first), try Series(name: "B", values: second),
    ]
    let walk = try Exploration(try Chart(title: "T", series: series))
    #expect(walk.crossings.map(\.index) == places)
    #expect(Comparison.Crossings(of: series[0], and: series[1])?.count == places.count)
  }

  @Test func goesWhereItIsTold() throws {
    var walk = try Walks.year()
    #expect(Phrasebook().line(walk.go(to: .steps(-9))) == "820.00 on 15 Jan 2013")
    #expect(Phrasebook().line(walk.go(to: .steps(.max))) == "829.00 on 24 Jan 2013, highest, last")
    let date = try #require(CalendarDate(year: 2012, month: 3, day: 1))
    #expect(Phrasebook().line(walk.go(to: .place(.date(date)))) == "500.00 on 1 Mar 2012")
    let outside = try #require(CalendarDate(year: 2020))
    #expect(Phrasebook().line(walk.go(to: .place(.date(outside)))) == "outside the data")
    #expect(Phrasebook().line(walk.go(to: .value(600.5))) == "601.00 on 10 Jun 2012")
    #expect(Phrasebook().line(walk.go(to: .value(5))) == "never at 5")
    var categories = try Walks.categories()
    #expect(Phrasebook().line(categories.go(to: .place(.category("Q")))) == "not in this chart")
  }

  @Test func marksAndComparesValues() throws {
    var walk = try Walks.year()
    #expect(walk.says(.difference) == "no mark a: m and a set it")
    #expect(Phrasebook().line(walk.mark("b")) == "829.00 on 24 Jan 2013, mark b, highest")
    #expect(walk.says(.first) == "100.00 on 26 Jan 2011, first, lowest")
    #expect(walk.says(.difference) == "729.00 less than mark b, 88 percent")
    #expect(Phrasebook().line(walk.recall("b")) == "829.00 on 24 Jan 2013, mark b, highest")
    #expect(walk.says(.difference) == "the same as mark b")
    #expect(Phrasebook().line(walk.recall("z")) == "no mark z: m and z set it")
    #expect(walk.says(.slope) == "1.00 more than on 23 Jan 2013")
  }

  @Test func aMarkWithoutAValueSaysSo() throws {
    var walk = try Walks.rows([1, nil, 3])
    _ = walk.go(to: .place(.row(2)))
    _ = walk.mark("a")
    _ = walk.perform(.next)
    #expect(walk.says(.difference) == "no value at mark a")
  }

  /// The word that answers the key comes first, then that a month is incomplete, then the rest.
  @Test func answersComeFirst() throws {
    var walk = try Walks.year()
    #expect(walk.says(.last) == "829.00 on 24 Jan 2013, last, highest")
    #expect(walk.says(.highest) == "829.00 on 24 Jan 2013, highest, last")
    _ = walk.perform(.coarser)
    _ = walk.perform(.coarser)
    #expect(walk.says(.last) == "829.00 on 24 Jan 2013, last, incomplete")
    #expect(walk.says(.highest) == "829.00, 24 Jan 13, highest, incomplete")
    #expect(Phrasebook(.german).line(walk.perform(.first)) == "105,00 am 31. Jan. 2011, erster")
  }

  /// An interval is answered by how many there are of it, also where a name and a length take the room.
  @Test(arguments: Language.allCases, [Channel.display, .speech])
  func intervalsAreCounted(_ language: Language, _ channel: Channel) throws {
    let phrases = Phrasebook(language, channel: channel)
    var walk = try Walks.longBars()
    _ = walk.perform(.oneYear)
    for isNamed in [false, true] {
      if isNamed { _ = walk.perform(.fieldDown) }
      for action in [ExplorationAction.coarser, .coarser, .coarser, .finer, .finer, .finer] {
        let reply = walk.perform(action)
        let line = phrases.line(reply) ?? ""
        #expect(line.count <= 39 && line.contains(phrases.wording.say(walk.count.said)), "\(line)")
        #expect(line.contains(phrases.wording.field(.open, form: .one)) == isNamed, "\(line)")
      }
      let span = phrases.wording.say(TimeSpan(6, .months).said)
      let line = phrases.line(walk.perform(.sixMonths)) ?? ""
      #expect(line.count <= 39 && line.contains(span), "\(line)")
    }
  }

  /// Where a place was asked for, the name goes before its date.
  @Test func aPlaceThatWidensTheRangeStays() throws {
    var walk = try Walks.longBars()
    let first = walk.x
    _ = walk.perform(.oneYear)
    _ = walk.perform(.fieldDown)
    let start = try #require(CalendarDate(year: 2011, month: 12, day: 31))
    let line = Phrasebook(.german).line(walk.go(to: .place(.date(start))))
    #expect(walk.x != first && line == "791,75 am 31. Dez. 2011, 1100 Tage")
  }

  @Test func anIncompleteIntervalIsSaidAtOnce() throws {
    let series = try Walks.days((0..<99).map(Double.init))
    var walk = try Exploration(Chart(title: "Rising", series: [series]))
    #expect(walk.says(.coarser) == "98.00, 4 May 2011, 15 weeks, incomplete")
    _ = walk.perform(.previous)
    #expect(walk.says(.finer)?.contains("incomplete") == false)
  }

  /// Changes in percentage points are told in every language, for eyes and for a voice.
  @Test(arguments: Language.allCases, [Channel.display, .speech])
  func changesOfPercentagesStay(_ language: Language, _ channel: Channel) throws {
    let phrases = Phrasebook(language, channel: channel)
    let quarters = (0..<5).map { CalendarDate(day: 3652 + 91 * $0).instant }
    let x = XAxis.dates(XAxis.Dates(instants: quarters, precision: .quarter))
    let values: [Double] = [12.6, 12, 11, 9, 4]
    let series = try Series(name: "Jobless", kind: .percent, x: x, values: values)
    var walk = try Exploration(Chart(title: "T", series: [series]))
    _ = walk.perform(.first)
    let line = phrases.line(walk.perform(.nextLeg)) ?? ""
    #expect(line.count <= 39)
    let change = phrases.wording.bareNumber(Figure(exactly: 8.6))
    #expect(line.contains(change), "\(line)")
  }

  /// Where the key for the place has little room, how far the line has come stays, and the name goes.
  @Test func theChangeStaysBeforeTheName() throws {
    let long = "Unemployment of persons who look for work"
    let series = try ["First", long].map { name in
      try Walks.days([100, 120, 129]).called(name, behind: nil)
    }
    var walk = try Exploration(Chart(title: "T", series: series))
    _ = walk.perform(.nextSeries)
    #expect(walk.says(.where) == "3 of 3, height 100, up 29 percent")
  }

  @Test func changesTheRangeAroundTheCursor() throws {
    var walk = try Walks.year()
    let date = try #require(CalendarDate(year: 2011, month: 9, day: 10))
    _ = walk.go(to: .place(.date(date)))
    let reply = walk.perform(.oneMonth)
    #expect(reply.sound == .gist)
    #expect(walk.x == .date(date))
    #expect(walk.chart.series[0].count == 31)
    #expect(walk.says(.coarser) != nil)
    #expect(walk.says(.finer) != nil)
    #expect(walk.x == .date(date))
    #expect(walk.says(.all) == "327.00 on 10 Sep 2011, 730 days")
    #expect(walk.says(.wider) == "the whole chart is shown")
  }

  @Test func movesTheWindow() throws {
    var walk = try Walks.year()
    _ = walk.perform(.oneYear)
    #expect(walk.chart.series[0].count == 366)
    _ = walk.perform(.earlier)
    #expect(walk.chart.series[0].count == 364)
    #expect(walk.says(.earlier) == "nothing earlier")
    _ = walk.perform(.later)
    #expect(walk.chart.series[0].count == 366)
    #expect(walk.says(.later) == "nothing later")
  }

  @Test func gathersIntervalsAndKeepsTheDate() throws {
    var walk = try Walks.year()
    _ = walk.perform(.back)
    let place = walk.x
    let counts = (0..<3).map { _ in
      _ = walk.perform(.coarser)
      return walk.chart.series[0].count
    }
    #expect(counts == [105, 25, 9])
    #expect(walk.says(.coarser) == "no longer interval")
    for _ in 0..<3 { _ = walk.perform(.finer) }
    #expect(walk.x == place)
    #expect(walk.says(.finer) == "no shorter interval")
  }

  /// From either side a value is found where it stands, and between two points at the nearer one.
  @Test func goesToAValueWhereItStands() throws {
    for start in [ExplorationAction.first, .last] {
      var walk = try Walks.rows([3, 8, 1, nil, 20, 2])
      _ = walk.perform(start)
      #expect(Phrasebook().line(walk.go(to: .value(8))) == "8 at point 2")
      _ = walk.perform(start)
      #expect(Phrasebook().line(walk.go(to: .value(19))) == "20 at point 5, highest")
    }
    var walk = try Walks.rows([3, 8, 1])
    #expect(Phrasebook().line(walk.go(to: .value(9))) == "never at 9")
  }

  /// A length of which the data have fewer days than it is called after is left all the same.
  @Test func longerThanAShortMonth() throws {
    let days: [Int64] = (0..<395).filter { $0 % 7 < 5 }
    let instants = days.map { (15_000 + $0) * CalendarDate.microsecondsPerDay }
    let series = try Series(
      name: "Close", kind: .price,
      x: .dates(XAxis.Dates(instants: instants, precision: .day)),
      values: days.map { Double($0) })
    var walk = try Exploration(Chart(title: "Days", series: [series]))
    _ = walk.perform(.oneMonth)
    var counts = [walk.chart.series[0].count]
    for _ in 0..<4 {
      _ = walk.perform(.wider)
      counts.append(walk.chart.series[0].count)
    }
    #expect(counts == counts.sorted() && Set(counts).count == counts.count, "\(counts)")
  }

  /// Of several series the place says which one it is in, a gap too.
  @Test func theSeriesIsNamed() throws {
    var walk = try Walks.two()
    _ = walk.perform(.nextSeries)
    #expect(walk.says(.where)?.contains("Second") == true)
    var one = try Walks.rows([1, 2])
    #expect(one.says(.where) == "2 of 2, height 100, up 100 percent")
  }

  @Test func walksThroughTheNumbersOfABar() throws {
    var walk = try Walks.bars()
    #expect(walk.says(.previous) == "12.00 on 27 Jan 2011, highest")
    #expect(
      walk.fields == [.price(.close), .price(.open), .price(.high), .price(.low), .price(.volume)])
    #expect(walk.says(.fieldDown) == "10.00, open, 27 Jan 2011")
    #expect(walk.says(.fieldDown) == "13.00, high, 27 Jan 2011, highest")
    #expect(walk.says(.previous) == "11.00, high, 26 Jan 2011, lowest, first")
    #expect(walk.says(.fieldUp) == "9.00, open, 26 Jan 2011, lowest, first")
    #expect(walk.says(.fieldUp) == "10.00, close, 26 Jan 11, lowest, first")
    #expect(walk.says(.fieldUp) == "no further field")
    for _ in 0..<4 { _ = walk.perform(.fieldDown) }
    #expect(walk.says(.next) == "2.5 million, volume, 27 Jan 11, highest")
  }

  /// Figures have dates of their own: the latest that was reported by then is beside a price.
  @Test func walksAlongFiguresOfTheCompany() throws {
    var walk = try Walks.figures()
    #expect(walk.fields == [.price(.close), .figures(0)])
    #expect(walk.says(.first) == "10.00 on 26 Jan 2011, first, lowest")
    _ = walk.perform(.next)
    _ = walk.perform(.next)
    #expect(walk.says(.fieldDown) == "50, revenue, 27 Jan 2011, lowest, first")
    #expect(walk.says(.fieldUp) == "12.00, close, 28 Jan 2011")
    #expect(walk.says(.fieldDown) == "50, revenue, 27 Jan 2011, lowest, first")
    #expect(walk.says(.next) == "60, revenue, 30 Jan 2011, highest, last")
    #expect(walk.says(.fieldDown) == "no further field")
    #expect(walk.says(.fieldUp) == "14.00, close, 30 Jan 11, highest, last")
  }

  @Test func goesToOtherSeries() throws {
    var walk = try Walks.two()
    _ = walk.perform(.first)
    #expect(walk.says(.nextSeries) == "3.00, Second, 26 Jan 2011, first")
    #expect(walk.says(.nextSeries) == "no further series")
    #expect(walk.says(.previousSeries) == "1.00, First, 26 Jan 2011, lowest, first")
  }

  @Test func categoriesHaveNoRange() throws {
    var walk = try Walks.categories()
    #expect(walk.says(.previous) == "1 for Paris, lowest")
    #expect(walk.says(.oneYear) == "only with dates")
    #expect(walk.says(.coarser) == "only with dates")
    #expect(walk.says(.later) == "only with dates")
  }

  @Test func tellsWhereItIs() throws {
    var walk = try Walks.year()
    #expect(walk.says(.where) == "730 of 730, height 100, up 729 percent")
    _ = walk.perform(.first)
    #expect(walk.says(.where) == "1 of 730, height 0")
  }

  @Test func changesTheSpeed() throws {
    var walk = try Walks.rows([1, 2])
    #expect(walk.says(.slower) == "speed 0.7")
    for _ in 0..<3 { _ = walk.perform(.slower) }
    #expect(walk.says(.slower) == "no slower speed")
    #expect(walk.speed == 0.25)
  }

  @Test func freshDataKeepThePlace() throws {
    var walk = try Walks.year()
    _ = walk.perform(.oneYear)
    _ = walk.perform(.back)
    _ = walk.mark("a")
    let fresh = try Walks.year().continuing(walk)
    #expect(fresh.x == walk.x && fresh.index == walk.index)
    #expect(fresh.chart == walk.chart && fresh.marks == walk.marks)
  }

  /// Dates, names at whole words and units become short before the answer of a key goes.
  @Test func linesAreShortenedBeforeAnythingIsDropped() throws {
    let quarters = (0..<80).map { CalendarDate(day: 3652 + 91 * $0).instant }
    let long = "Unemployment of persons who look for work"
    func walk(_ names: [String]) throws -> Exploration {
      let x = XAxis.dates(XAxis.Dates(instants: quarters, precision: .quarter))
      let values = (0..<80).map { $0 == 40 ? 14.62 : 1.25 + Double($0 % 9) }
      return try Exploration(
        Chart(
          title: "T",
          series: try names.map { try Series(name: $0, kind: .percent, x: x, values: values) }))
    }
    var one = try walk(["A"])
    #expect(one.says(.highest) == "14.62 percent, Q4 1989, highest", "\(one.says(.highest) ?? "")")
    var two = try walk(["First", long])
    #expect(Phrasebook().line(two.opening[0])?.hasPrefix("2 series, you hear First") == true)
    _ = two.perform(.highest)
    let named = two.says(.nextSeries) ?? ""
    #expect(named.contains(", Unemployment, ") && named.hasSuffix(", highest"), "\(named)")
    for language in Language.allCases {
      var spoken = try walk(["First", long])
      let phrases = Phrasebook(language, channel: .speech)
      let line = phrases.line(spoken.perform(.highest)) ?? ""
      let answer = language.wording(.speech).say(.exploreExtreme(extreme: .highest))
      #expect(line.count <= 39 && line.hasSuffix(answer), "\(line)")
    }
  }

  /// Two series at one place: both values, and which is higher by how much.
  @Test func seriesAreCompared() throws {
    var walk = try Walks.two()
    _ = walk.perform(.first)
    let reply = walk.perform(.compare)
    #expect(reply.sound == .both)
    let line = Phrasebook().line(reply) ?? ""
    #expect(line.hasSuffix(" higher") || line.hasSuffix("equal"), "\(line)")
    let score = try walk.score(of: .both)
    #expect(score.events.count == 2 && score.voices.count == 2 && score.laws.count == 2)
    #expect(score.events[1].series == 1 && score.events[1].start > score.events[0].end)
    var one = try Walks.rows([1, 2])
    #expect(one.says(.compare) == "no further series")
  }

  /// Names have no order in which anything changes.
  @Test func namesHaveNoChanges() throws {
    var walk = try Walks.categories()
    #expect(walk.says(.slope) == "names have no order")
    #expect(walk.says(.where)?.contains("percent") == false)
    for action in [ExplorationAction.previousLeg, .nextLeg] {
      let line = walk.says(action) ?? ""
      #expect(!line.contains("up ") && !line.contains("down "), "\(line)")
    }
  }

  /// Weeks have the same values in every range, and a date leads to the same week by every way.
  @Test func intervalsAreMadeOfAllData() throws {
    var walk = try Walks.year()
    _ = walk.perform(.coarser)
    let weeks = walk.chart.series[0]
    var narrow = try Walks.year()
    _ = narrow.perform(.oneMonth)
    _ = narrow.perform(.coarser)
    #expect(
      Array(weeks.values.suffix(narrow.chart.series[0].count)) == narrow.chart.series[0].values)
    let date = try #require(weeks.x.dates)[3]
    let before = CalendarDate(day: date.day - 2)
    _ = walk.go(to: .place(.date(before)))
    #expect(walk.x == .date(date))
  }

  /// The data begin on a Wednesday and end on a Thursday: the first and the last week are parts, also where
  /// a shorter range is shown; the weeks between are whole, and so are the days.
  @Test func incompleteWeeksAreSaid() throws {
    var walk = try Walks.year()
    #expect(walk.says(.first)?.contains("incomplete") == false)
    _ = walk.perform(.coarser)
    #expect(walk.says(.first)?.contains("incomplete") == true)
    #expect(walk.says(.next)?.contains("incomplete") == false)
    #expect(walk.says(.last)?.contains("incomplete") == true)
    #expect(walk.says(.previous)?.contains("incomplete") == false)
    _ = walk.perform(.last)
    _ = walk.perform(.oneMonth)
    #expect(walk.says(.last)?.contains("incomplete") == true)
    #expect(walk.says(.first)?.contains("incomplete") == false)
  }

  /// What only the range leaves out is shown with everything; what is nowhere is said to be outside.
  @Test func placesOutsideOfTheRangeWidenIt() throws {
    var walk = try Walks.year()
    let first = walk.chart.series[0].x[0]
    _ = walk.perform(.oneMonth)
    #expect(walk.range != nil)
    let reply = walk.go(to: .place(first))
    #expect(walk.range == nil && walk.x == first)
    #expect(Phrasebook().line(reply)?.contains("days") == true)
    var rows = try Walks.rows([1, 2, 3])
    #expect(Phrasebook().line(rows.go(to: .place(.row(9)))) == "outside the data")
  }

  /// What the program says is understood: words, and places and names by their beginning.
  @Test(arguments: Language.allCases)
  func whatIsSaidIsUnderstood(_ language: Language) throws {
    let phrases = Phrasebook(language)
    let words = language.wording(.display)
    #expect(phrases.extreme(called: words.say(.exploreExtreme(extreme: .highest))) == .highest)
    #expect(phrases.extreme(called: "LOWEST") == .lowest && phrases.extreme(called: "so") == nil)
    let walk = try Walks.year()
    for index in [0, 40, walk.chart.series[0].count - 1] {
      let mention = CalendarMemory.shortMention(walk.chart.series[0].x[index], index: index)
      #expect(phrases.index(ofPlace: words.place(mention), in: walk) == index)
    }
    #expect(phrases.index(ofPlace: "Par", in: try Walks.categories()) != nil)
    #expect(phrases.index(ofPlace: "nowhere", in: walk) == nil)
  }

  /// Words may be begun, or go on as the help has them, and dates may have the word that leads to them.
  @Test(arguments: Language.allCases)
  func whatIsSaidInHelpIsUnderstood(_ language: Language) throws {
    let phrases = Phrasebook(language)
    let words = language.wording(.display)
    let highest = words.say(.exploreExtreme(extreme: .highest))
    #expect(phrases.extreme(beginning: String(highest.prefix(5))) == .highest)
    #expect(
      phrases.extreme(beginning: "lowe") == .lowest && phrases.extreme(beginning: "low") == nil)
    #expect(phrases.extreme(beginning: "first quarter of 1899") == nil)
    let day = try #require(CalendarDate(year: 2011, month: 3, day: 14))
    let month = try #require(CalendarDate(year: 2011, month: 10, precision: .month))
    let quarter = try #require(CalendarDate(year: 2012, month: 4, precision: .quarter))
    let year = try #require(CalendarDate(year: 2011, precision: .year))
    var walk = try Walks.year()
    _ = walk.perform(.oneMonth)
    for date in [day, month, quarter, year] {
      #expect(phrases.date(called: words.at(.date(date, .short)), in: walk) == date)
      #expect(phrases.date(called: words.place(.date(date, .short)), in: walk) == date)
    }
    let later = try #require(CalendarDate(year: 2019, precision: .year))
    #expect(phrases.date(called: words.at(.date(later, .short)), in: walk) == nil)
  }

  @Test func wordsOfHelpLead() {
    let polish = Phrasebook(.polish)
    #expect(polish.extreme(beginning: "najwyższa wartość") == .highest)
    #expect(Phrasebook(.german).extreme(beginning: "höchster") == .highest)
    #expect(Phrasebook(.german).extreme(beginning: "letzter Punkt") == .last)
    #expect(Phrasebook().extreme(beginning: "highest value") == .highest)
  }

  /// No action leaves the chart, and no line is longer than a braille display in any language.
  @Test(arguments: Language.allCases, [Channel.display, .speech])
  func linesAreShort(_ language: Language, _ channel: Channel) throws {
    let phrases = Phrasebook(language, channel: channel)
    var generator = SeededGenerator(seed: 21)
    let walks = [
      try Walks.rows([1]), try Walks.rows([1, nil]), try Walks.rows([nil, -1e9, 3]),
      try Walks.year(), try Walks.bars(), try Walks.categories(), try Walks.two(),
      try Walks.rows([1e-5, 123.456, -7.25e8]),
    ]
    for var walk in walks {
      var said = walk.opening.compactMap(phrases.line)
      for _ in 0..<300 {
        let action = ExplorationAction.allCases.randomElement(using: &generator) ?? .next
        if let line = phrases.line(walk.perform(action)) { said.append(line) }
        #expect(walk.chart.series[walk.series].values.indices.contains(walk.index))
      }
      said.append(
        contentsOf: [phrases.line(walk.mark("a")), phrases.line(walk.perform(.difference))]
          .compactMap(\.self))
      for line in said {
        #expect(line.count <= 39, "\(line)")
        #expect(!line.contains("\n") && !line.isEmpty)
      }
    }
  }

  /// What was asked for may be any number.
  @Test(arguments: Language.allCases, [Channel.display, .speech])
  func numbersThatAreAskedForAreShort(_ language: Language, _ channel: Channel) throws {
    let series = try Series(
      name: "Rate", kind: .percent, x: .rows(count: 3), values: [1, 2, 3])
    var walk = try Exploration(Chart(title: "Rate", series: [series]))
    for value in [1e20, -1e20, 123_456_789.125, -1.25e-20] {
      let line = Phrasebook(language, channel: channel).line(walk.go(to: .value(value))) ?? ""
      #expect((1...39).contains(line.count), "\(line)")
    }
  }

  @Test(arguments: Language.allCases)
  func helpIsShort(_ language: Language) throws {
    let phrases = Phrasebook(language)
    let bindings = ExplorationBindings()
    let walk = try Walks.rows([3, 1, nil, 4, 2])
    #expect(ExplorationHelp.pageCount(for: walk) == 2)
    for page in 0..<2 {
      let lines = phrases.help(bindings, for: walk, page: page)
      #expect(lines.count == 6)
      for line in lines { #expect(line.count <= 39, "\(line)") }
    }
    for line in ExplorationHelp.allCases.compactMap({ phrases.help(bindings, on: $0) }) {
      #expect(line.count <= 39, "\(line)")
    }
  }

  /// Rows have no ranges of dates, and one series none to compare it with.
  @Test func helpHasWhatTheChartCanUse() throws {
    let walk = try Walks.rows([3, 1, nil, 4, 2])
    let topics = ExplorationHelp.pages(for: walk).joined()
    #expect(!topics.contains(.ranges) && !topics.contains(.series) && !topics.contains(.fields))
    #expect(topics.contains(.marks) && topics.contains(.telling))
  }

  @Test func helpNamesTheKeys() throws {
    let walk = try Walks.rows([3, 1, nil, 4, 2])
    #expect(
      Phrasebook().help(ExplorationBindings(), for: walk, page: 1).last
        == "all keys: audiograph help keys")
    #expect(
      Phrasebook().help(ExplorationBindings(), for: walk, page: 0) == [
        "Left Right, k j: previous, next point", "t v: highest, lowest",
        "Space, P: play from here, pause", "Home End, a e: first, last point", "p: where you are",
        "h for more help, q to leave",
      ])
    #expect(Phrasebook().helpNotice(ExplorationBindings()) == "h for help, q to leave")
  }
}

@Suite struct ExplorationBindingsTests {
  @Test func everyActionHasAKeyOfItsOwn() {
    let bindings = ExplorationBindings()
    for action in ExplorationAction.allCases {
      #expect(!bindings.keys(of: action).isEmpty, "\(action)")
      for key in bindings.keys(of: action) { #expect(bindings.action(of: key) == action) }
    }
    let keys = ExplorationBindings.usual.flatMap(\.keys)
    #expect(Set(keys).count == keys.count)
    #expect(
      ExplorationHelp.allCases.flatMap(\.actions).count == ExplorationAction.allCases.count - 2)
  }

  @Test func chosenKeysAreTakenFromOthers() {
    let bindings = ExplorationBindings([.highest: ["j"], .lowest: ["j", "J"]])
    #expect(bindings.action(of: "j") == .highest)
    #expect(bindings.action(of: "J") == .lowest)
    #expect(bindings.keys(of: .highest) == ["j"])
    #expect(bindings.keys(of: .next) == [.named(.right)])
    #expect(bindings.action(of: "t") == nil)
  }

  static let names: [(String, ExplorationKey?)] = [
    ("j", "j"), ("left", .named(.left)), ("Page-Up", .named(.pageUp)), ("space", .named(.space)),
    ("", nil), ("jj", nil), (" ", nil), ("\u{1B}", nil), ("é", "é"), ("+", "+"),
  ]

  @Test(arguments: names)
  func keysHaveNames(_ text: String, _ key: ExplorationKey?) {
    #expect(ExplorationKey(text) == key)
    if let key { #expect(ExplorationKey(key.text) == key) }
  }
}
