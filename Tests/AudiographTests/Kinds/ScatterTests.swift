// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import Audiograph

@Suite struct ScatterTests {
  private func scatter(
    _ x: [Double], _ y: [Double], groups: [String]? = nil
  ) throws -> Scatter {
    try Scatter(x: x, y: y, xNamed: "load", yNamed: "yield", groups: groups)
  }

  @Test func fewerThanThreePairsAreTooFew() {
    #expect(throws: FormError.tooFew(.scatter, found: 2, needed: 3)) {
      try scatter([1, 2, .nan, 4], [1, 2, 3, .infinity])
    }
    #expect(throws: FormError.tooFew(.scatter, found: 0, needed: 3)) { try scatter([], []) }
  }

  @Test func moreThanAHundredGroupsAreTooMany() {
    let x = (0..<101).map(Double.init)
    #expect(throws: FormError.tooManyGroups(found: 101, allowed: 100)) {
      try scatter(x, x, groups: x.map { "\($0)" })
    }
  }

  /// About the means Σxy is 6, Σx² 10 and Σy² 5.2; the ranks of y are 1, 2.5, 4, 2.5 and 5.
  @Test func factsOfFivePairs() throws {
    let group = try scatter([1, 2, 3, 4, 5], [1, 2, 3, 2, 4]).whole
    let pearson = try #require(group.relation.pearson)
    #expect(abs(pearson - 6 / (10 * 5.2).squareRoot()) < 1e-12)
    let spearman = try #require(group.relation.spearman)
    #expect(abs(spearman - 8 / (10 * 9.5).squareRoot()) < 1e-12)
    let line = try #require(group.line)
    #expect(abs(line.slope - 0.6) < 1e-12)
    #expect(abs(line.intercept - 0.6) < 1e-12)
    let interval = try #require(group.relation.interval)
    // tanh(artanh 0.83205 ± 1.96/√2) = tanh(1.19476 ± 1.38593).
    #expect(abs(interval.low - -0.18887) < 1e-4)
    #expect(abs(interval.high - 0.98860) < 1e-4)
    #expect(group.relation.strength == .none)
    #expect(group.coinciding == 0)
  }

  /// A chart of pairs with the line that they follow.
  private func fitted(_ x: [Double], _ y: [Double]) throws -> FormChart {
    let series = try [("load", x), ("yield", y)].map {
      try Series(name: $0.0, values: $0.1)
    }
    var request = FormRequest()
    request.fits = true
    return try FormChart(
      FormColumns(asked: .scatter), of: series, title: "t", request)
  }

  /// y is 2x + 1, a little more and less by turns.
  @Test func aStraightLineIsToldDrawnAndHeardBeforeThePoints() throws {
    let x = (1...20).map(Double.init)
    let chart = try fitted(x, x.map { 2 * $0 + 1 + (Int($0) % 2 == 0 ? 0.5 : -0.5) })
    #expect(chart.description(level: .short)[1].hasPrefix("The fitted line runs from 2."))
    #expect(chart.description(level: .short)[1].hasSuffix(" where it is 20."))
    let lines = chart.svg().components(separatedBy: "<path class=\"line").count - 1
    let plain = try FormChart(scatter(x, x), title: "t")
    #expect(plain.svg().components(separatedBy: "<path class=\"line").count - 1 == lines - 1)
    let score = try Score(chart)
    let heard = score.events.filter { !$0.layers.isEmpty }
    #expect(heard.map(\.kind) == [.fit] + x.map { _ in .point })
    let holds = heard[0].layers[0].holds
    #expect(holds.count == 2 && abs(holds[1].value - holds[0].value - 38) < 0.2)
    let rate = Double(score.format.sampleRate)
    #expect(abs(Double(heard[1].start - heard[0].start) / rate - 2.5) < 0.001)
    // Places of a walk know their notes all the same.
    let places = chart.model.places().columns.joined()
    #expect(places.allSatisfy { $0.tone.map { heard[$0].value } == .some($0.value) })
  }

  @Test func aCurveIsFittedWhereOneIsFound() throws {
    let x = (0...40).map { Double($0) / 4 }
    let chart = try fitted(x, x.map { ($0 - 5) * ($0 - 5) })
    #expect(chart.description(level: .short)[1].hasPrefix("The fitted curve runs from 25"))
    let holds = try Score(chart).events.first { $0.kind == .fit }?.layers[0].holds ?? []
    #expect(holds.count == 33)
    #expect(abs((holds.map(\.value).min() ?? .nan) - 0) < 1)
    #expect(try fitted([1, 1, 1], [1, 2, 3]).description().count > 0)
  }

  @Test func threePairsAreTooFewForARelation() throws {
    let relation = try scatter([1, 2, 3], [1, 2, 9]).whole.relation
    #expect(relation.strength == .tooFew)
    #expect(relation.interval == nil)
  }

  @Test(arguments: [0.1, -3, 1e300, Double.leastNonzeroMagnitude])
  func aNumberThatDoesNotVaryHasNoCorrelation(value: Double) throws {
    let flat = [Double](repeating: value, count: 7)
    let other = (0..<7).map { Double($0) }
    for chart in [try scatter(flat, other), try scatter(other, flat), try scatter(flat, flat)] {
      #expect(chart.whole.relation.pearson == nil)
      #expect(chart.whole.relation.strength == .constant)
      #expect(!chart.tones(stretchedBy: 1).tones.isEmpty)
      #expect(!chart.places().columns.isEmpty)
    }
  }

  @Test func hugeNumbersHaveACorrelation() throws {
    let x = (-10...10).map { Double($0) * 1.7e307 }
    let chart = try scatter(x, x.map { -$0 })
    let pearson = try #require(chart.whole.relation.pearson)
    #expect(abs(pearson + 1) < 1e-12)
    #expect(chart.tones(stretchedBy: 1).tones.count == 21)
  }

  /// A point at 400 beside 24 near a line.
  @Test func aFarPointIsLeftOutOfTheJudgement() throws {
    var y = (0..<25).map { Double($0) + ($0.isMultiple(of: 2) ? 0.5 : -0.5) }
    y[3] = 400
    let chart = try scatter((0..<25).map(Double.init), y)
    #expect(chart.whole.outlierRows == [3])
    #expect(chart.whole.relation.isWithout)
    #expect(chart.whole.relation.strength == .veryStrong)
    #expect(chart.places().columns[3][0].landmark == .highest)
  }

  @Test func missingRowsKeepTheirNumbers() throws {
    let chart = try scatter([.nan, 1, 2, 3, 4], [5, 1, .nan, 3, 2])
    #expect(chart.counts.points == 3)
    #expect(chart.counts.missing == 2)
    #expect(chart.tones(stretchedBy: 1).notes.map(\.index) == [1, 3, 4])
  }

  /// Six seconds for 1 to 4: each x is a column, the last of 600 ms.
  @Test func pointsSoundWhereTheyLie() throws {
    let tones = try scatter([1, 2, 4, 2, 2], [5, 7, 6, 3, 7]).tones(stretchedBy: 1)
    let notes = tones.notes
    #expect(notes.map(\.value) == [5, 3, 7, 6])
    let starts = notes.map(\.start)
    #expect(zip(starts, [0, 2, 2.15, 6]).allSatisfy { abs($0 - $1) < 1e-9 })
    #expect(notes.allSatisfy { abs($0.length - 0.135) < 1e-9 })
    #expect(abs(notes[2].layers[0].path[0].level - 3) < 1e-9)
    #expect(notes[0].layers[0].pan == .ofWidth(-1))
    #expect(abs(tones.seconds - 6.135) < 1e-9)
    // Two ticks in the 1.865 seconds before the second x, five in the 3.715 before the last.
    #expect(tones.tones.map(\.kind).prefix(4) == [.point, .tick, .tick, .point])
    #expect(tones.tones.count { $0.kind == .tick } == 7)
  }

  /// Three groups, each in a tenth of the axis, with a hole within the last.
  @Test(arguments: [0.5, 1, 4])
  func groupsFollowWithoutALongSilence(factor: Double) throws {
    let x = [0.0, 2, 5, 50, 52, 55, 80, 81, 100]
    let groups = x.indices.map { "ABC".map(String.init)[$0 / 3] }
    let chart = try scatter(x, x, groups: groups)
    let tones = chart.tones(stretchedBy: factor)
    let (starts, ends) = (tones.tones.map(\.start), tones.tones.map { $0.start + $0.length })
    #expect(starts[0] == 0 && abs(tones.seconds - ends[ends.count - 1]) < 1e-9)
    let silences = zip(starts.dropFirst(), ends).map { $0 - $1 }
    #expect(silences.allSatisfy { 0 <= $0 && $0 <= 0.7 + 1e-9 }, "\(silences)")
    #expect(silences.count { abs($0 - 0.7) < 1e-9 } == 2)
    // Where it is heard from left to right is the place on the whole axis.
    guard case .ofWidth(let pan) = tones.notes[3].layers[0].pan else {
      Issue.record("\(tones.notes[3])")
      return
    }
    #expect(abs(pan) < 0.05)
    #expect(chart.tones(stretchedBy: factor).notes.map(\.index) == Array(x.indices))
  }

  /// What is said of a place stands for the same note at every speed, however many ticks there are.
  @Test func aSpeedKeepsTheLandmarks() throws {
    let chart = FormChart(try scatter([0, 1, 2, 60, 100], [1, 2, 9, 4, 5]), title: "Fields")
    var style = SoundStyle()
    style.length = .seconds(30)
    let usual = try Score(chart).landmarks(of: chart)
    let slow = try Score(chart, style: style).landmarks(of: chart)
    #expect(usual.map(\.text) == slow.map(\.text) && usual.contains { $0.kind == .maximum })
  }

  @Test func manyPointsAtOncePlayTheirEnds() throws {
    let y = (0..<40).map(Double.init)
    let chart = try scatter([Double](repeating: 2, count: 40), y)
    let tones = chart.tones(stretchedBy: 1).tones
    #expect(tones.map(\.kind) == [.column, .column, .column])
    #expect(tones.map(\.value) == [0, 19, 39])
    #expect(chart.heard.summed == 40)
  }

  @Test(arguments: [1e-9, 0.01, 0.5, 3, 1e9])
  func noTimeMakesNotesShorterThanThirtyMilliseconds(factor: Double) throws {
    let x = (0..<500).map { Double($0 * $0 % 997) }
    let y = (0..<500).map { Double($0 % 41) }
    let tones = try scatter(x, y).tones(stretchedBy: factor)
    #expect(tones.notes.allSatisfy { $0.length > 0.0299 })
    #expect(tones.tones.allSatisfy { $0.start + $0.length <= tones.seconds + 1e-9 })
  }

  @Test func groupsMayGoTheOtherWay() throws {
    let steps = (0..<20).map(Double.init)
    let x = steps + steps.map { $0 + 40 }
    let y = steps + steps.map { $0 - 80 }
    let groups = [String](repeating: "A", count: 20) + [String](repeating: "B 2", count: 20)
    let chart = try scatter(x, y, groups: groups)
    let reversal = try #require(chart.reversal)
    #expect(reversal.groups.map(\.correlation) == [1, 1] && reversal.all < -0.5)
    #expect(chart.voices.map(\.name) == ["A", "B 2"])
    #expect(
      FormChart(chart, title: "t").description(level: .short).first
        == "yield against load, 40 points: within each group it goes the other way than over all; "
        + "the correlations are A 1.00 and B 2 with 1.00, all together -0.91.")
    #expect(
      FormChart(chart, title: "t").description(level: .alt)[0].hasPrefix(
        "t: yield against load, 40 points, overall correlation -0.91, but within each group"))
  }

  @Test func mostlyGroupsAlikeAreNoReversal() throws {
    let steps = (0..<20).map(Double.init)
    let x = steps + steps.map { $0 + 40 }
    let y = steps + steps.map { -$0 - 80 }
    let groups = [String](repeating: "A", count: 20) + [String](repeating: "B", count: 20)
    #expect(try scatter(x, y, groups: groups).reversal == nil)
    // Rows without a group are of none.
    let mostly = [String](repeating: "A", count: 20) + [String](repeating: "", count: 20)
    #expect(try scatter(x, steps + steps.map { $0 - 80 }, groups: mostly).reversal == nil)
  }

  /// Nothing says of a group that it is told without a far point.
  @Test func theCorrelationOfAGroupIsOfAllItsPoints() throws {
    let places = (0..<30).map(Double.init)
    let x: [Double] = places + [90] + places
    let near: [Double] = (0..<30).map { Double($0 * 7 % 11) }
    let above: [Double] = (0..<30).map { Double($0 * 5 % 11 + 30) }
    let y: [Double] = near + [60] + above
    let groups = (0..<61).map { $0 < 31 ? "A" : "B" }
    let chart = try scatter(x, y, groups: groups)
    #expect(chart.groups[0].relation.isWithout)
    let told = FormChart(chart, title: "t").description(level: .long)
    #expect(told.contains("Correlation by group: A 0.81 and B 0.02."), "\(told)")
  }

  /// At another speed the same tone is heard, in whatever order the rows are.
  @Test func aSpeedLeadsToTheSameTone() throws {
    let x = (0..<24).map { Double($0 * 7 % 24) }
    let chart = FormChart(try scatter(x, x.map { 10 - 2 * $0 }), title: "Fields")
    let score = try Score(chart)
    var style = SoundStyle()
    style.speed = 2
    let quick = try Score(chart, style: style)
    for (event, other) in zip(score.events, quick.events) where event.kind == .point {
      let place = quick.frame(matching: event.start + event.length / 2, of: score)
      #expect(abs(place - other.start - other.length / 2) <= 1 && other.index == event.index)
    }
  }

  /// Where the lowest value has the highest pitch, that is what the ends of the axis are called.
  @Test func endsOfAnInvertedAxis() throws {
    let x = (0..<24).map(Double.init)
    let chart = FormChart(try scatter(x, x), title: "Fields")
    for isInverted in [false, true] {
      var style = SoundStyle()
      style.isInverted = isInverted
      let score = try Score(chart, style: style)
      let ends = score.landmarks(of: chart).filter { $0.kind == .low || $0.kind == .high }
      #expect(ends.map(\.text) == (isInverted ? ["low 23", "high 0"] : ["low 0", "high 23"]))
      let spoken = score.spokenParts(of: chart).filter { $0.kind == .low || $0.kind == .high }
      #expect(
        spoken.map(\.text) == (isInverted ? ["Low 23.", "High 0."] : ["Low 0.", "High 23."]))
    }
  }

  @Test func sentences() throws {
    let x = (0..<24).map(Double.init)
    let chart = FormChart(try scatter(x, x.map { 10 - 2 * $0 }), title: "Fields")
    #expect(
      chart.description(level: .alt) == [
        "Fields: yield against load, 24 points, a very strong relationship, the higher load, the lower "
          + "yield, correlation -1.00."
      ])
    #expect(
      chart.description(level: .standard) == [
        "yield against load, 24 points: a very strong relationship, the higher load, the lower "
          + "yield, correlation -1.00.",
        "On average yield is 20 lower for each increase of 10 in load.",
        "The points are densest where load is 18.4 to 23 and yield is -36 to -26.8: 5 points.",
        "Scatter plot, 24 points.",
      ])
  }

  @Test func linesOfAWalkFit() throws {
    let long = "a group with a name that is far too long for a line"
    let chart = try scatter(
      [1, 1, 1, 123_456_789.123], [1.23456, 2, 2, -98_765_432.1],
      groups: [long, "B", "B", long])
    let wording = Language.english.wording(.display)
    let lines = chart.places().columns.joined().map { wording.line($0) }
    #expect(lines[1] == "2 at 1, 2 times, 2 of 2 here, highest")
    #expect(lines.allSatisfy { $0.count <= 39 })
  }
}
