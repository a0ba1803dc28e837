// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import Audiograph

/// Every language has a phrase of its own for everything that can be said.
@Suite struct WordingTests {
  static let subject = Subject(names: ["X"], measure: nil, unit: nil, kind: .price)
  static let mention = Mention.row(7)
  static let figure = Figure(7)
  static let placed = PlacedFigure(figure: figure, place: mention)
  static let change = change(.percent(Percent(21)))

  static func change(_ size: ChangeSize?, isFromBase: Bool = false) -> ChangeClause {
    ChangeClause(
      isUp: true, size: size, from: figure, fromPlace: nil, to: Figure(9), toPlace: nil,
      isFromBase: isFromBase)
  }

  static func movement(_ kind: Movement.Kind, _ change: ChangeClause? = change) -> Movement {
    Movement(kind: kind, change: change, isAgainstTrend: false, isPrice: true)
  }

  static let extreme = Extremes.Extreme(figure: figure, place: .at(mention))
  static let ends = Extremes(
    highest: Extremes.Extreme(figure: figure, place: .first), lowest: extreme, measure: nil,
    isPrice: false)

  static let trends: [TrendClause] = TrendClass.allCases.flatMap { name in
    TrendClause.Ending.allCases.map { ending in
      TrendClause(class: name, turn: mention, ending: ending, isAlmostUnchanged: false)
    }
  }

  static let spikes: [TrendClause] = [TrendClass.steadyWithPeak, .steadyWithTrough].flatMap {
    name in
    [nil, TrendClass.roseSteadily, .fellWithRecoveries].flatMap { rest in
      [true, false].map { isFirst in
        TrendClause(
          class: name, turn: nil, ending: nil, isAlmostUnchanged: false,
          spike: SpikeClause(rest: rest, near: Figure(90), extreme: placed, isFirst: isFirst))
      }
    }
  }

  static let sizes: [ChangeSize] = [
    .percent(.underATenth), .percent(.almostAll), .percent(Percent(21)), .times(figure),
    .points(figure), .points(Figure(1)), .absolute(figure), .inUnit(figure, "°C"),
    .inUnit(Figure(1), "degrees Fahrenheit"), .untold,
  ]

  static var movements: [Statement] {
    (trends + spikes).map { .movement(movement(.trend($0))) }
      + spikes.map { .movement(movement(.trend($0), nil)) }
      + sizes.map { .movement(movement(.flat(figure), change($0, isFromBase: true))) }
      + [
        .movement(movement(.values([placed, placed]))), .movement(movement(.only(placed), nil)),
        .movement(movement(.flat(figure), nil)), .movement(movement(.unordered(ends))),
        .movement(movement(.flat(figure), change(nil))),
        .movement(movement(.flat(figure), change(nil, isFromBase: true))),
      ]
  }

  static var rhythms: [Statement] {
    Rhythm.allCases.flatMap { rhythm -> [Statement] in
      let step = LargestStep(
        rhythm: rhythm, isUp: true, size: sizes[2], place: mention, endsAWeek: rhythm == .weeks)
      let count = PointCount(count: 3, rhythm: rhythm)
      return [
        .extent(Extent(ends: nil, count: count)),
        .steps(Steps(rhythm: rhythm, typical: sizes[2], largest: step)), .oppositeStep(step),
        .period(PeriodLength(figure: figure, rhythm: rhythm)),
        .gaps(
          Gaps(
            missing: count, gapCount: 2, longest: PointCount(count: 2, rhythm: rhythm),
            longestStart: mention, longestEnd: mention)),
      ]
    }
  }

  static var moves: [Statement] {
    let roles = LargestMove.Role.allCases.map {
      LargestMove(role: $0, size: sizes[2], from: placed, to: placed)
    }
    let notes: [LegClause.Note?] = [
      nil, .highest(isFirst: false), .highest(isFirst: true), .lowest(isFirst: true),
    ]
    let legs = notes.map {
      LegClause(isUp: true, size: sizes[2], to: placed, note: $0)
    }
    return roles.map { .largestMoves([$0]) } + legs.map { .legs([$0, $0], isPrice: true) }
      + [true, false].flatMap { isHigh in
        [true, false].map {
          .swing(
            Swing(
              isHigh: isHigh, before: sizes[2], start: placed, since: sizes[2], isCurrent: $0))
        }
      }
  }

  static var others: [Statement] {
    let reasons: [Significance.Reason] = [.prices, .tooFew, .flat, .correlated(figure)]
    let told = [true, false].map {
      Significance.told(isSignificant: $0, isUp: true, z: figure, p: nil)
    }
    let units: [CalendarUnit?] = CalendarUnit.allCases.map { $0 } + [nil]
    let origins: [ChartContext.Origin] = [.bundledSample, .file("a"), .standardInput]
    let omissions: [ChartContext.Omission] = [
      .emptyRows(count: 1), .emptyRows(count: 2), .repeatedDates(count: 1),
      .repeatedDates(count: 2),
    ]
    return (reasons.map(Significance.withheld) + told).map { .significance($0, of: nil) }
      + units.map {
        .slopes(Slopes(name: nil, theilSen: figure, leastSquares: figure, rSquared: nil, unit: $0))
      }
      + origins.map(Statement.origin) + omissions.map(Statement.omission)
      + [
        .averages(mean: figure, median: figure, deviation: figure),
        .averages(mean: Figure(exactly: 1.5e15), median: nil, deviation: Figure(exactly: -2e-9)),
        .thirds(first: Figure(exactly: 1e36), last: nil),
        .thirds(first: figure, last: figure), .split(mention, figure), .extremes(ends),
        .title("X", seriesCount: 3),
      ]
  }

  /// Names from the highest value on, and how series relate.
  static var relations: [Statement] {
    let leads: [Leader.Lead?] = [.times(figure)] + sizes.map { .size($0) } + [nil]
    let leaders = leads.flatMap { lead in
      [nil, Percent(22)].map { share in
        Leader(
          highest: [placed], highestCount: 1, count: 7, share: share, lead: lead, second: mention)
      }
    }
    let ties = [2, 5].map {
      Leader(
        highest: [placed, placed], highestCount: $0, count: 7, share: nil, lead: nil, second: nil)
    }
    let followers = [1, 2].flatMap { count in
      [1, 3].map {
        Followers(
          next: Array(repeating: placed, count: count), last: $0 > 1 || count > 1 ? placed : nil,
          lastCount: $0, count: 7)
      }
    }
    let comovements = [true, false].flatMap { isTogether in
      [(true, figure), (false, nil)].map {
        Statement.comovement(isTogether: isTogether, isStrong: $0.0, correlation: $0.1)
      }
    }
    let leading = (leaders + ties).map {
      Statement.lead(LeadClause(subject: subject, content: .leader($0)))
    }
    let moving = (trends + spikes).map {
      Statement.lead(LeadClause(subject: subject, content: .movement(movement(.trend($0)))))
    }
    return leading + moving + followers.map(Statement.followers) + comovements + [
      .widestGap(at: mention, size: figure), .widestGap(at: nil, size: figure),
      .climb("A", from: 3, to: 1), .climb("A", from: 12, to: 2),
    ]
  }

  /// What is said of points at repeated positions, and of many series.
  static var crowds: [Statement] {
    let kinds: [Repeats.Kind] = [.dates, .times, .numbers]
    let repeats = [1, 5].flatMap { count in
      kinds.map { Repeats(positions: count, kind: $0, areMany: ($0 == .dates) != (count > 1)) }
    }
    let count = PointCount(count: 12, rhythm: .points)
    let ends = [["A"], ["A", "B"]].map {
      ComparisonClause.End(names: $0, others: $0.count - 1, figure: figure)
    }
    let comparisons = [true, false].flatMap { isTie in
      ends.map {
        ComparisonClause(
          highest: $0, lowest: ends[0], isTie: isTie, seriesCount: 7, crossings: nil, isOfAll: true)
      }
    }
    return repeats.flatMap { repeats -> [Statement] in
      [
        .extent(Extent(ends: nil, count: count, repeats: repeats)),
        .lead(
          LeadClause(
            subject: subject, repeated: LeadClause.Repeated(count: count, repeats: repeats),
            content: .movement(movement(.flat(figure), nil)))),
      ]
    }
      + [true, false].flatMap { isMore in
        [1, 3].map {
          .more(MoreSeries(names: Array(repeating: "E", count: $0), others: $0 - 1, isMore: isMore))
        }
      }
      + comparisons.map(Statement.comparison)
      + ([nil] + comparisons.map(Optional.some)).map {
        .crowd(Crowd(subject: subject, seriesCount: 40, extent: nil, comparison: $0))
      }
  }

  private static let bars: [Statement] = {
    let counts = [(0, 0, 3), (1, 0, 0), (2, 1, 0), (5, 22, 1), (21, 5, 2), (128, 120, 0)]
    let steps = [true, false].map {
      BarExtremes.Step(
        place: mention, isUp: $0, from: Figure(exactly: 3), to: Figure(exactly: 4))
    }
    return counts.map { rose, fell, unchanged in
      .barCounts(
        BarCounts(
          rose: rose, fell: fell, unchanged: unchanged, longestRise: rose, longestFall: fell))
    } + steps.map { .barExtremes(BarExtremes(widest: steps[0], gap: $0)) }
      + [
        .barExtremes(BarExtremes(widest: steps[0], gap: nil)),
        .barExtremes(BarExtremes(widest: nil, gap: steps[0])),
      ]
  }()

  static var all: [Statement] {
    movements + rhythms + moves + others + crowds + bars + relations
  }

  @Test func everyStatementHasItsWords() {
    let english = Language.english.wording(.display)
    let german = Language.german.wording(.display)
    for statement in Self.all {
      let sentences = [english, german].map { (wording: Wording) in
        wording.sentence(statement)
      }
      #expect(Set(sentences).count == 2, "\(sentences)")
      for sentence in sentences {
        #expect(sentence.count > 3 && !sentence.contains("  "), "\(sentence)")
        #expect(!sentence.contains("nil") && !sentence.contains("Optional"), "\(sentence)")
      }
    }
  }

  @Test(arguments: Language.allCases)
  func everyStatementCanBeSpoken(_ language: Language) {
    let wording = language.wording(.speech)
    for statement in Self.all {
      let sentence = wording.sentence(statement)
      let faults = speechFaults(in: sentence, language: language.rawValue)
      #expect(faults.isEmpty, "\(sentence) \(faults)")
    }
  }

  @Test(arguments: Language.allCases)
  func differentFactsAreDifferentWords(_ language: Language) {
    let wording = language.wording(.display)
    let classes = TrendClass.allCases.map {
      wording.sentence(
        .movement(
          Self.movement(
            .trend(
              TrendClause(class: $0, turn: Self.mention, ending: nil, isAlmostUnchanged: false)))))
    }
    #expect(Set(classes).count == TrendClass.allCases.count)
    let spans = TimeSpan.Unit.allCases.flatMap { [TimeSpan(1, $0), TimeSpan(2, $0)] }
    #expect(Set(spans.map(wording.span)).count == spans.count)
    let answers = AxisPlace.Match.allCases.map {
      wording.sentence(.value(Self.placed, Reservation(match: $0, asked: Mention.row(8))))
    }
    #expect(Set(answers).count == answers.count)
  }
}
