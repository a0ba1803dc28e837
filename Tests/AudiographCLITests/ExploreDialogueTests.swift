// SPDX-License-Identifier: MIT

import Audiograph
import Testing

@testable import AudiographCLI

@Suite struct ExploreDialogueTests {
  private func dialogue(
    _ chosen: [ExplorationAction: [ExplorationKey]] = [:], voice: Phrasebook? = nil,
    phrases: Phrasebook = Phrasebook(), whole: Phrasebook? = nil
  ) throws -> ExploreDialogue {
    let instants = (0..<400).map { Int64(15_400 + $0) * CalendarDate.microsecondsPerDay }
    let series = try Series(
      name: "Close", kind: .price,
      x: .dates(XAxis.Dates(instants: instants, precision: .day)),
      values: (0..<400).map { 500 + Double($0) })
    return ExploreDialogue(
      try Exploration(Chart(title: "Rising", series: [series])), ExplorationBindings(chosen),
      phrases, voice: voice, whole: whole,
      describe: { _, channel in channel == .speech ? ["Aloud."] : ["It rose.", "That is all."] })
  }

  /// What is printed for eyes has words of its own for a voice, and none where nobody speaks.
  @Test func aVoiceHasItsOwnWords() throws {
    var walk = try dialogue(voice: Phrasebook(channel: .speech))
    let line = walk.take("t")
    #expect(line.lines == ["899.00 on 4 Apr 2013, highest, last"])
    #expect(line.spoken == ["899.00, 4 Apr 2013, highest, last"])
    #expect(walk.take(.named(.enter)).spoken == line.spoken)
    #expect(walk.take("i").spoken == ["Aloud."])
    #expect(walk.take("#").spoken.count == 1)
    #expect(walk.take("g").spoken == ["Go to:"])
    var silent = try dialogue()
    for key: ExplorationKey in ["t", "i", "#", "g"] { #expect(silent.take(key).spoken == []) }
  }

  @Test func asksWhereToGo() throws {
    var walk = try dialogue()
    let asked = walk.take("g")
    #expect(asked.lines == ["Go to:"] && asked.leavesRoom)
    #expect(walk.isAsking)
    let echo = "2012-12-24".map { walk.take(.character($0)).echo }.joined()
    #expect(echo == "2012-12-24")
    #expect(walk.take(.named(.enter)).lines == ["798.00 on 24 Dec 2012"])
    #expect(!walk.isAsking)
  }

  /// What is shortened to fit is known at full length, too.
  @Test func shortenedAnswersHaveTheWhole() throws {
    var walk = try dialogue(phrases: Phrasebook(lineLimit: 13), whole: Phrasebook(lineLimit: .max))
    let reply = walk.take("t")
    #expect(reply.lines == ["899.00, high"])
    #expect(reply.whole == ["899.00 on 4 Apr 2013, highest, last"])
    #expect(walk.take(.named(.enter)).whole == reply.whole)
    var wide = try dialogue(whole: Phrasebook(lineLimit: .max))
    #expect(wide.take("t").whole.isEmpty)
  }

  /// Enter answers a question, and never brings a longer one.
  @Test func aQuestionHasNoMoreToRead() throws {
    var walk = try dialogue(phrases: Phrasebook(lineLimit: 13), whole: Phrasebook(lineLimit: .max))
    for key: ExplorationKey in ["g", "m", "y", "W"] {
      #expect(walk.take(key).whole.isEmpty)
      _ = walk.take(.character("1"))
      #expect(walk.take(.named(.backspace)).whole.isEmpty)
      _ = walk.take(.named(.escape))
    }
  }

  /// On a narrow display a date has room behind the question.
  @Test func aNarrowQuestionLeavesRoomForADate() throws {
    for (cells, question) in [(14, "?"), (20, "?"), (32, "Go to:")] {
      var walk = try dialogue(phrases: Phrasebook(lineLimit: cells - 1))
      #expect(walk.take("g").lines == [question])
      #expect(question.count + " 24 Dec 2012".count < cells)
    }
  }

  @Test func aQuestionCanBeCorrectedAndLeft() throws {
    var walk = try dialogue()
    _ = walk.take("g")
    _ = walk.take("+")
    _ = walk.take("2")
    #expect(walk.take(.named(.backspace)).lines == ["Go to: +"])
    #expect(walk.take(.named(.escape)).lines == ["cancelled"])
    _ = walk.take("g")
    #expect(walk.take(.named(.enter)).lines == ["cancelled"])
    _ = walk.take("m")
    // What is no letter is asked for again, and sets no mark.
    #expect(walk.take(.named(.space)).lines == ["Which letter?"])
    #expect(walk.take(.named(.escape)).lines == ["cancelled"])
    #expect(walk.exploration.marks.isEmpty)
  }

  static let places: [(String, String)] = [
    ("go 2012-12-24", "798.00 on 24 Dec 2012"), ("g 24 Dec 2012", "798.00 on 24 Dec 2012"),
    ("go -9", "890.00 on 26 Mar 2013"), ("go 2012", "805.00 on 31 Dec 2012"),
    ("go 700", "700.00 on 17 Sep 2012"), ("go =600", "600.00 on 9 Jun 2012"),
    ("go nowhere", "not a date, a value or +20"), ("go 2019-01-01", "outside the data"),
    ("go 24.12.2012", "798.00 on 24 Dec 2012"), ("go =600,5", "601.00 on 10 Jun 2012"),
    ("go Highest", "899.00 on 4 Apr 2013, highest, last"),
    ("go 24 Dec 12", "798.00 on 24 Dec 2012"), ("go high", "899.00 on 4 Apr 2013, highest, last"),
    ("go in 2012", "805.00 on 31 Dec 2012"), ("go 1999", "outside the data"),
    ("go in October 2012", "744.00 on 31 Oct 2012"),
    ("go first value", "500.00 on 1 Mar 2012, first, lowest"),
  ]

  @Test(arguments: places)
  func goesThere(_ line: String, _ answer: String) throws {
    var walk = try dialogue()
    #expect(walk.take(line: line).flatMap(\.lines) == [answer])
  }

  /// Thousands are parted as the language has them or by blanks, unless the data only reach the other number; no
  /// number begins with a 0 then.
  @Test(arguments: [
    (Language.english, "1,000", [900, 1000, 1100], "1000 at point 2"),
    (.german, "1.000", [900, 1000, 1100], "1000 bei Punkt 2"),
    (.english, "1,500", [1, 1.5, 2], "1.5 at point 2"),
    (.polish, "1.500", [1, 1.5, 2], "1,5 w punkcie 2"),
    (.german, "0.500", [0, 0.5, 1], "0,5 bei Punkt 2"),
    (.english, "2,000", [900, 1000, 1100], "never at 2000"),
    (.english, "1,000.5", [900, 1000.5, 1100], "1000.5 at point 2"),
    (.german, "-1.000,5", [-900, -1000.5, -1100], "-1000,5 bei Punkt 2"),
    (.french, "1\u{202f}000", [900, 1000, 1100], "1000 au point 2"),
    (.polish, "1\u{a0}000,5", [900, 1000.5, 1100], "1000,5 w punkcie 2"),
    (.polish, "1 000 000", [3, 1_000_000, 2_000_000], "1 milion w punkcie 2"),
    (.english, "1,00", [900, 1000, 1100], "never at 1"),
    (.english, "1000,000", [900, 1000, 1100], "1000 at point 2"),
    (.english, "1,000,00", [900, 1000, 1100], "not a date, a value or +20"),
    (.english, "e,000", [900, 1000, 1100], "not a date, a value or +20"),
  ])
  func thousandsAreParted(
    _ language: Language, _ typed: String, _ values: [Double], _ said: String
  ) throws {
    let series = try Series(
      name: "Close", kind: .measurement, x: .rows(count: values.count), values: values)
    var walk = ExploreDialogue(
      try Exploration(Chart(title: "c", series: [series])), ExplorationBindings([:]),
      Phrasebook(language), describe: { _, _ in [] })
    #expect(walk.take(line: "g =\(typed)").flatMap(\.lines) == [said])
  }

  /// A year that only the range leaves out widens it, as a date does.
  @Test func aYearOutsideOfTheRange() throws {
    var walk = try dialogue()
    _ = walk.take("1")
    #expect(walk.take(line: "g 2012").flatMap(\.lines) == ["805.00 on 31 Dec 2012, 400 days"])
  }

  @Test func daysComeFirstButInAmerica() throws {
    let languages = [
      (Language.german, true), (.french, true), (.english, true), (.americanEnglish, false),
    ]
    for (language, hasDay) in languages {
      var walk = try dialogue(phrases: Phrasebook(language))
      let said = walk.take(line: "g 1/11/2012").flatMap(\.lines).joined()
      #expect(said.contains("745") == hasDay, "\(said)")
    }
  }

  @Test func everyKeyOfALineIsAnswered() throws {
    var walk = try dialogue()
    #expect(
      walk.take(line: "kkj").flatMap(\.lines) == [
        "898.00 on 3 Apr 2013", "897.00 on 2 Apr 2013", "898.00 on 3 Apr 2013",
      ])
    #expect(
      walk.take(line: "highest").flatMap(\.lines) == ["899.00 on 4 Apr 2013, highest, last"])
    #expect(walk.take(line: "ma k y a").flatMap(\.lines).count == 3)
    #expect(
      walk.take(line: "").flatMap(\.lines) == ["899.00, 4 Apr 13, mark a, highest, last"])
    #expect(walk.take(line: "hello%").flatMap(\.lines) == ["unknown: hello%; h for help"])
    #expect(walk.take(line: "higest").flatMap(\.lines) == ["unknown: higest; h for help"])
    #expect(walk.take(line: "+").first?.sound == .play(.gist))
    #expect(walk.take(line: "q").first?.request == .leave)
  }

  @Test func descriptionAndHelpAreWhole() throws {
    var walk = try dialogue()
    let reply = walk.take("i")
    #expect(reply.lines == ["It rose.", "That is all."] && !reply.isPassing)
    #expect(walk.take(.named(.enter)).lines == reply.lines)
    let first = walk.take("h").lines
    #expect(first.count == 6)
    #expect(walk.take("?").lines != first)
    _ = walk.take("k")
    #expect(walk.take(.named(.f1)).lines == first)
  }

  @Test func aKeyStopsWhereItIsHeard() throws {
    var walk = try dialogue()
    let pause = walk.take(.named(.space), heard: 100)
    #expect(pause.sound == .silence && pause.lines == ["600.00 on 9 Jun 2012"])
    let step = walk.take("j", heard: 200)
    #expect(step.sound == .play(.point) && step.lines == ["701.00 on 18 Sep 2012"])
    #expect(walk.take(.named(.space)).sound == .play(.play(isBackwards: false)))
    #expect(walk.take(.named(.backspace)).sound == .play(.play(isBackwards: true)))
  }

  @Test func unknownKeysSaySo() throws {
    var walk = try dialogue()
    #expect(walk.take("%").lines == ["unknown: %; h for help"])
    #expect(walk.take(.named(.tab)).lines == [])
  }

  @Test func keysCanBeOthers() throws {
    var walk = try dialogue([.leave: ["x"], .help: ["y"]])
    #expect(walk.take("x").request == .leave)
    #expect(walk.take("%").lines == ["unknown: %; y for help"])
  }
}
