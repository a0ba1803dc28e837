// SPDX-License-Identifier: MIT

import Testing

@testable import Audiograph

/// Parts of a whole: facts computed by hand, what is heard when, and what is said.
@Suite struct SharesTests {
  private func shares(_ values: [Double], _ names: [String]? = nil) throws -> Shares {
    try Shares(
      values: values, named: "amount", names: names ?? values.indices.map { "p\($0)" })
  }

  private func words(_ shares: Shares, _ level: Level = .standard) -> [String] {
    FormChart(shares, title: "Pie").description(level: level)
  }

  @Test func largestFirst() throws {
    let shares = try shares([1, 5, 0, 4, .nan])
    var json = JSONWriter()
    json.object { shares.write(to: &$0) }
    #expect(
      json.text == #"{"total":10,"slices":[{"name":"p1","value":5,"share":0.5,"percent":50},"#
        + #"{"name":"p3","value":4,"share":0.4,"percent":40},"#
        + #"{"name":"p0","value":1,"share":0.1,"percent":10}],"half":1,"joined":0}"#)
    #expect(
      words(shares, .long) == [
        "amount, 3 shares: p1 50, p3 40 and p0 10 percent.", "p1 alone makes up half.",
        "The total is 10.", "p2 is 0.", "One value is missing.", "Shares of a whole.",
      ])
  }

  /// Of the answers of a scale those at either end are told together.
  @Test func answersAreToldFromBothEnds() throws {
    let names = ["Strongly agree", "Agree", "Neutral", "Disagree", "Strongly disagree"]
    let told = words(try shares([24, 41, 18, 11, 6], names))
    #expect(
      told[1] == "Strongly agree and Agree 65 percent; Strongly disagree and Disagree 17 percent.",
      "\(told)")
    #expect(!words(try shares([24, 41, 18], Array(names.prefix(3))))[1].contains("and Agree"))
  }

  @Test func percentMakeAHundred() throws {
    for count in 2...40 {
      let shares = try shares((1...count).map { Double($0) })
      #expect(shares.slices.map(\.percent).reduce(0, +) == 100)
      #expect(shares.slices.count == min(count, 12))
      #expect(shares.joined == (count > 12 ? count - 11 : 0))
    }
    #expect(try shares([1, 1, 1]).slices.map(\.percent) == [34, 33, 33])
  }

  @Test func slicesLastAsLongAsTheirShare() throws {
    let tones = try shares([3, 1]).tones(stretchedBy: 1)
    #expect(tones.tones.map(\.start) == [0, 4.5] && tones.seconds == 6)
    #expect(zip(tones.tones, [4.48, 1.48]).allSatisfy { abs($0.length - $1) < 1e-9 })
    #expect(tones.tones.map(\.value) == [0.75, 0.25])
    let tiny = try shares([1000, 1]).tones(stretchedBy: 1).tones[1]
    #expect(abs(tiny.length - 0.06) < 1e-9)
  }

  /// Answers of a scale, and names that everybody knows in an order, are heard in it; the words name the
  /// largest first.
  @Test(arguments: [
    (["Strongly agree", "Agree", "Neutral", "Disagree"], [0, 1, 2, 3]),
    (["Agree", "Disagree", "Neutral", "Strongly agree"], [1, 2, 0, 3]),
    (["18-24", "25-34", "35-54", "55+"], [0, 1, 2, 3]),
    (["nie", "manchmal", "oft", "immer"], [0, 1, 2, 3]),
    (["pears", "apples", "plums", "figs"], [1, 2, 3, 0]),
  ])
  func answersKeepTheirOrder(names: [String], order: [Int]) throws {
    let values = [10.0, 40, 30, 20]
    let shares = try shares(values, names)
    let tones = shares.tones(stretchedBy: 1).tones
    #expect(tones.map(\.value) == order.map { values[$0] / 100 })
    #expect(shares.slices.map(\.value) == [40, 30, 20, 10])
    #expect(shares.places().columns.map { $0[0].value } == order.map { values[$0] / 100 })
    #expect(shares.rows.map(\.name) == order.map { names[$0] })
    #expect(
      shares.places().columns.map { $0[0].landmark == .highest }
        == order.map { values[$0] == 40 })
  }

  @Test func sentences() throws {
    let shares = try shares([99, 76, 70, 20, 17], ["red", "green", "blue", "grey", "white"])
    #expect(
      words(shares) == [
        "amount, 5 shares: red 35 percent, green 27 percent and blue 25 percent.",
        "The 2 largest together make up more than half.", "The smallest is white with 6 percent.",
        "The total is 282.", "Shares of a whole.",
      ])
    #expect(
      words(shares, .alt) == [
        "Pie: 5 shares, red 35 percent, green 27 percent and blue 25 percent."
      ])
  }

  @Test func equalSharesAreToldAlike() throws {
    #expect(
      words(try shares([1, 1, 1]), .short) == [
        "amount, 3 shares: all the same, p0, p1 and p2 with 33.3 percent each."
      ])
    let lines = try shares([2, 2, 2]).places().columns.map {
      Language.english.wording(.display).line($0[0])
    }
    #expect(lines == ["33.3 percent, p0", "33.3 percent, p1", "33.3 percent, p2"])
  }

  /// The word that answers t and v, in words for a voice too, and within 39 characters.
  @Test(arguments: Channel.allCases, Language.allCases)
  func aWalkSaysWhatIsHighest(_ channel: Channel, _ language: Language) throws {
    let wording = language.wording(channel)
    let long = String(repeating: "department of ", count: 6)
    let lines = try shares([5, 3, 2]).places().columns.map { wording.line($0[0]) }
    let highest = wording.say(.exploreExtreme(extreme: .highest))
    let lowest = wording.say(.exploreExtreme(extreme: .lowest))
    #expect(lines[0].hasSuffix(highest) && lines[2].hasSuffix(lowest))
    #expect(!lines[1].hasSuffix(highest) && !lines[1].hasSuffix(lowest))
    let named = try Shares(values: [9, 1], named: "part", names: [long, "b"])
    let cut = named.places().columns.map { wording.line($0[0]) }
    #expect(cut[0].hasSuffix(highest) && cut.allSatisfy { $0.count <= 39 })
  }

  @Test func theSmallestAreJoined() throws {
    let shares = try shares((1...20).map { Double($0) })
    #expect(shares.slices.last?.name == "others" && shares.slices.last?.value == 45)
    #expect(words(shares)[2] == "The 9 smallest are combined: 21 percent.")
    #expect(shares.table().rows.count == 20)
  }

  @Test func whatIsNoShare() {
    #expect(throws: FormError.tooFew(.share, found: 1, needed: 2)) { try shares([3, 0, .nan]) }
    #expect(throws: FormError.negative(name: "p1", value: -1)) { try shares([3, -1, 2]) }
  }

  @Test func hugeValuesHaveShares() throws {
    let shares = try shares([1e308, 1e308])
    #expect(shares.slices.map(\.share) == [0.5, 0.5] && !shares.total.isFinite)
    #expect(words(shares).count == 2)
  }
}
