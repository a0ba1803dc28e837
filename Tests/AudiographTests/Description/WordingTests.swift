// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import Audiograph

/// Every language has a phrase of its own for everything that can be said.
@Suite struct WordingTests {
  static let mention = Mention.row(7)
  static let figure = Figure(7)
  static let placed = PlacedFigure(figure: figure, place: mention)
  static let change = change(.percent(Percent(21)))

  static func change(_ size: ChangeSize?, isFromBase: Bool = false) -> ChangeClause {
    ChangeClause(
      isUp: true, size: size, from: PlacedFigure(figure: figure, place: nil),
      to: PlacedFigure(figure: Figure(9), place: nil), isFromBase: isFromBase)
  }

  static func movement(_ kind: Movement.Kind, _ change: ChangeClause? = change) -> Movement {
    Movement(kind: kind, change: change, isAgainstTrend: false, isPrice: true)
  }

  static func clause(_ trend: Said) -> TrendClause {
    TrendClause(said: trend, isFlat: false, isAlmostUnchanged: false, stayed: false)
  }

  static let ends = Extremes(
    highest: Extremes.Extreme(figure: figure, place: .first),
    lowest: Extremes.Extreme(figure: figure, place: .at(mention)), subject: .value)

  static let trends: [Said] =
    TrendClass.allCases.map { .trend(shape: $0, isPrice: true) }
    + TrendEnding.allCases.flatMap {
      [
        Said.trendRoseThenFell(turn: mention, ending: $0),
        .trendFellThenRecovered(turn: mention, ending: $0),
      ]
    }

  static let spikes: [Said] = [true, false].flatMap { isFirst in
    [Said.trendNear(value: Figure(90)), .trend(shape: .roseSteadily, isPrice: true)].flatMap {
      let place = Said.spikeAt(place: mention, isFirst: isFirst)
      return [
        Said.trendPeak(stayed: $0, value: figure, place: place),
        .trendTrough(stayed: $0, value: figure, place: place),
      ]
    }
  }

  static let sizes: [ChangeSize] = [
    .percent(.underATenth), .percent(.almostAll), .percent(Percent(21)), .times(figure),
    .points(figure), .points(Figure(1)), .absolute(figure), .inUnit(figure, "°C"),
    .inUnit(Figure(1), "degrees Fahrenheit"), .untold,
  ]

  static var movements: [Said] {
    let told =
      (trends + spikes).map { movement(.trend(clause($0))) }
      + spikes.map { movement(.trend(clause($0)), nil) }
      + sizes.map { movement(.flat(figure), change($0, isFromBase: true)) }
      + [
        movement(.values([placed, placed])), movement(.only(placed), nil),
        movement(.flat(figure), nil), movement(.unordered(ends.said)),
        movement(.flat(figure), change(nil)),
        movement(.flat(figure), change(nil, isFromBase: true)),
      ]
    let named = (trends + spikes).map {
      movement(.trend(clause($0))).said(of: .name("X"), in: TimeSpan(2, .years))
    }
    return told.map(\.said) + named
  }

  static var rhythms: [Said] {
    Rhythm.allCases.flatMap { rhythm -> [Said] in
      let place = Said.placeAt(place: mention)
      return [
        .counted(count: 3, rhythm: rhythm),
        .steps(rhythm: rhythm, typical: sizes[2], isUp: true, largest: sizes[2], place: place),
        .stepOpposite(
          isUp: true, rhythm: rhythm, size: sizes[2], place: .placeWeek(place: mention)),
        .period(length: figure, rhythm: rhythm),
        .gapsMany(
          missing: .gapsMissing(count: 3, rhythm: rhythm), count: 2,
          longest: .counted(count: 2, rhythm: rhythm), place: mention),
      ]
    }
  }

  static var moves: [Said] {
    let largest = MoveRole.allCases.map {
      Said.moveLargest(role: $0, size: sizes[2], from: placed.said, to: placed.said)
    }
    let notes: [LegNote] = [.none, .highest, .highestFirst, .lowestFirst]
    let legs = notes.map { note -> Said in
      let leg = Said.legTo(
        isUp: true, size: .legSize(size: .by(sizes[2])), value: figure,
        place: .legPlace(place: mention), note: .legNote(note: note), isNext: false)
      let last = Said.legSoFar(
        isUp: true, size: .nothing, extreme: .legExtreme(note: note), isNext: true, isCurrent: true)
      return .movementTrend(
        it: .it(isPrice: true),
        trend: .legsNext(before: leg, leg: last, isLast: true, isSoFar: true))
    }
    let swings = [true, false].flatMap { isHigh in
      [true, false].map {
        Said.swing(
          isHigh: isHigh, before: sizes[2], start: .swingStart(start: placed.said),
          since: sizes[2], isCurrent: $0)
      }
    }
    return largest + legs + swings
  }

  static var statistics: [Said] {
    let reasons: [Significance.Reason] = [.prices, .tooFew, .flat, .correlated(figure)]
    let told = [true, false].map {
      Significance.told(isSignificant: $0, isUp: true, z: figure, p: nil)
    }
    let slopes = CalendarUnit.allCases.map { Said.slopesPer(rhythm: Rhythm($0)) }
    return (reasons.map(Significance.withheld) + told).flatMap {
      [$0.said(of: nil), $0.said(of: "A")]
    }
      + (slopes + [.slopesPerStep()]).map {
        Said.slopes(
          series: .nothing, theilSen: figure, leastSquares: figure, per: $0, fit: .nothing)
      }
      + [
        .averageAlike(mean: Figure(exactly: 1.5e15)), .thirdsAlike(value: Figure(exactly: 1e36)),
        .thirds(first: figure, last: figure), .split(place: mention, shares: figure), ends.said,
      ]
  }

  /// Where data are from, what was left out, and how series relate.
  static var others: [Said] {
    let origins: [ChartContext.Origin] = [.bundledSample, .file("a"), .standardInput]
    let omissions: [ChartContext.Omission] = [
      .emptyRows(count: 1), .emptyRows(count: 2), .repeatedDates(count: 1),
      .repeatedDates(count: 2),
    ]
    let comovements = [true, false].flatMap { isTogether in
      [true, false].map {
        Said.comovement(isTogether: isTogether, isStrong: $0, correlation: .nothing)
      }
    }
    let standings = ([nil] + sizes).map { Standing(isUp: true, size: $0) }
    return origins.map(\.said) + omissions.map(\.said) + comovements
      + standings.map { .rankingLevel(count: 3, standing: $0.said()) } + [
        .gapWidest(place: mention, size: figure), .gapWidestAtEnd(size: figure),
        .rankingClimb(name: .name("A"), from: 3, to: 1),
        .seriesMore(count: 3, names: .names(["E"], 2)),
        .titleSeries(title: .name("X"), count: 3),
      ]
  }

  static var all: [Said] { movements + rhythms + moves + statistics + others }

  @Test func everythingHasItsWords() {
    let english = Language.english.wording(.display)
    let german = Language.german.wording(.display)
    for said in Self.all {
      let sentences = [english, german].map { $0.sentence(said) }
      #expect(Set(sentences).count == 2, "\(sentences)")
      for sentence in sentences {
        #expect(sentence.count > 3 && !sentence.contains("  "), "\(sentence)")
        #expect(!sentence.contains("nil") && !sentence.contains("Optional"), "\(sentence)")
      }
    }
  }

  @Test(arguments: Language.allCases)
  func everythingCanBeSpoken(_ language: Language) {
    let wording = language.wording(.speech)
    for said in Self.all {
      let sentence = wording.sentence(said)
      let faults = speechFaults(in: sentence, language: language.rawValue)
      #expect(faults.isEmpty, "\(sentence) \(faults)")
    }
  }

  @Test(arguments: Language.allCases)
  func differentFactsAreDifferentWords(_ language: Language) {
    let wording = language.wording(.display)
    let classes = TrendClass.allCases.map { wording.say(.trend(shape: $0, isPrice: false)) }
    #expect(Set(classes).count == TrendClass.allCases.count)
    let spans = TimeSpan.Unit.allCases.flatMap { [TimeSpan(1, $0), TimeSpan(2, $0)] }
    #expect(Set(spans.map { wording.say($0.said) }).count == spans.count)
  }

  @Test func aNameThatBeginsASentenceKeepsItsFirstLetter() {
    let english = Language.english.wording(.display)
    let sentence = { (said: Said) in english.sentence(said) }
    let unit = Said.subjectUnit(subject: .name("iPhones"), unit: .unit("m"))
    let lead = Said.lead(subject: unit, isPrice: false)
    #expect(
      sentence(.movementTrend(it: lead, trend: .trendAlmostUnchanged()))
        == "iPhones in m, almost unchanged.")
    #expect(sentence(.joined([.nothing, .name("iPhones")], by: ", ")) == "iPhones.")
    #expect(sentence(.furtherAlso(clauses: unit)) == "Also iPhones in m.")
    #expect(
      sentence(.joined([.nothing, .trendAlmostUnchanged()], by: ": ")) == "Almost unchanged.")
    #expect(sentence(.comparisonTie(count: 3, value: Self.figure)) == "All end at 7.")
  }

  @Test func valuesOfASentenceCountTheSame() {
    let english = Language.english.wording(.display)
    let (low, high) = (Figure(exactly: 229e6), Figure(exactly: 1222e6))
    #expect(
      english.sentence(.half(lower: low, upper: high))
        == "Half of the values are between 229 million and 1222 million.")
    let each = Said.joined([.apart(.value(low)), .apart(.value(high))], by: ", ")
    #expect(english.sentence(each) == "229 million, 1.222 billion.")
    let amount = Said.amount(Figure(exactly: 1_000_000), "USD")
    #expect(english.sentence(amount) == "1 million US dollars.")
    #expect(
      english.sentence(.joined([amount, .value(Figure(exactly: 25_000))], by: ", "))
        == "1000000 US dollars, 25000.")
  }

  @Test func whatSaysNothingIsLeftOut() {
    let french = Language.french.wording(.display)
    #expect(
      french.say(.joined([.nothing, .text("a"), .name(""), .text("b")], by: ": ")) == "a\u{A0}: b")
    #expect(french.say(.list([.text("a"), .text("b"), .text("c")])) == "a, b et c")
    #expect(french.say(.list([])) == "")
  }
}
