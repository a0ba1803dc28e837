// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// `learn` as somebody uses it who has never heard a chart, at a terminal and without one.
@Suite struct LearnCommandTests {
  let folder: TemporaryFolder
  var program: Program

  init() throws {
    folder = try TemporaryFolder()
    program = try Program(device: .null, in: folder)
    program.environment["XDG_DATA_HOME"] = folder.path
    program.environment["XDG_CONFIG_HOME"] = folder.path
  }

  func kept(_ name: String) -> String? {
    folder.bytes("audiograph/\(name)").map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func linesLeadThroughSoundsAndTheQuiz() throws {
    let outcome = try program.run(
      ["learn", "--seed", "20"], input: "next\nback\nwhat\nquiz\n1\nAGAIN\nleave\nnext\n")
    #expect(outcome.status == 0)
    #expect(outcome.message == "")
    #expect(
      outcome.lines == [
        "The sounds of charts; q leaves.", "low: 1 of 21.", "A low tone is a low value.",
        "r again, n next, b back, t quiz, q leaves.", "high: 2 of 21.",
        "A high tone is a high value.", "low: 1 of 21.", "A low tone is a low value.",
        "r again, n next, b back, t quiz, q leaves.",
        "10 questions; answer with a number, q leaves.", "Question 1 of 10.",
        "Was that a peak or a trough? 1\u{A0}peak, 2\u{A0}trough.", "Right. Question 2 of 10.",
        "Did the values rise or fall? 1\u{A0}rise, 2\u{A0}fall.",
        "Did the values rise or fall? 1\u{A0}rise, 2\u{A0}fall.",
        "1 of 1 right so far; the score is not kept.",
      ])
    // No score, but which lessons were heard.
    #expect(
      kept("learn.json")?.split { $0.isWhitespace }.joined() == #"{"lessons":["low","high"]}"#)
    // The quiz asks of those alone, and plays what was answered wrongly once more.
    let quiz = try program.run(["learn", "--quiz"], input: "1\n1\n1\n")
    #expect(quiz.lines[0] == "3 questions; answer with a number, q leaves.")
    #expect(quiz.lines.count { $0.hasPrefix("Was that a low or a high value?") } == 3)
  }

  @Test func theScoreIsKept() throws {
    let rounds = [("1\n1\n2\n2\n1\n1\n1\n2\n2\n2\n", 6), ("a\na\nb\nb\na\na\nb\nb\nb\nb\n", 7)]
    var ends: [[String]] = []
    for (input, _) in rounds + [rounds[0]] {
      let outcome = try program.run(["learn", "--quiz", "--seed", "20"], input: input)
      #expect(outcome.status == 0)
      let end = outcome.lines.firstIndex { $0.hasSuffix(" of 10 right.") } ?? 0
      ends.append(Array(outcome.lines[end...]))
    }
    #expect(ends.map(\.count) == [1, 2, 2])
    #expect(ends[1].last == "That is your best so far.")
    #expect(ends[2].last == "Your best so far: \(ends[1][0].prefix(1)) of 10.")
    #expect(kept("learn.json")?.contains("\"rounds\": 3") == true)
    // What is damaged is no reason not to learn, and is not lost.
    try folder.put(Array("{".utf8), "audiograph/learn.json")
    let outcome = try program.run(["learn", "--quiz", "--seed", "20"], input: rounds[0].0)
    #expect(outcome.status == 0)
    #expect(outcome.lines.last?.hasPrefix("Your score is not kept: ") == true)
    #expect(kept("learn.json") == "{")
  }

  @Test func theFirstSoundIsHeardAndIsThatOfTheFirstLesson() throws {
    var program = try Program(device: .file(folder.file("heard")), in: folder)
    program.environment["XDG_DATA_HOME"] = folder.path
    let outcome = try program.run(["learn"])
    #expect(outcome.status == 0)
    let bytes = folder.bytes("heard") ?? []
    let samples = stride(from: 0, to: bytes.count - 3, by: 4).map { place in
      Double(Int16(bitPattern: UInt16(bytes[place]) | UInt16(bytes[place + 1]) << 8)) / 32768
    }
    let start = try #require(samples.firstIndex { abs($0) > 0.01 })
    // It begins within a second of the device's own time.
    #expect(start < 48_000)
    let pitch = try #require(
      Pitch(of: samples[(start + 9600)..<(start + 19_200)], sampleRate: 48_000))
    #expect(abs(cents(from: 220, to: pitch.frequency)) < 1)
  }

  @Test func keysLeadThroughIt() throws {
    let terminal = try PseudoTerminal()
    let services = terminal.services
    let process = try terminal.start(program, ["learn", "--seed", "20"])
    var expected =
      "The sounds of charts; q leaves.\nlow: 1 of 21.\nA low tone is a low value.\n"
      + "r again, n next, b back, t quiz, q leaves."
    #expect(terminal.text(endingWith: "q leaves.").hasPrefix("The sounds of charts; q leaves."))
    let steps: [(String, [String])] = [
      ("", ["r again, n next, b back, t quiz, q leaves."]),
      ("N", ["high: 2 of 21.", "A high tone is a high value."]),
      (" ", ["high: 2 of 21.", "A high tone is a high value."]),
      ("\u{1B}[D", ["low: 1 of 21.", "A low tone is a low value."]),
      (
        "t",
        [
          "10 questions; answer with a number, q leaves.", "Question 1 of 10.",
          "Was that a peak or a trough? 1\u{A0}peak, 2\u{A0}trough.",
        ]
      ),
      (
        "2",
        [
          "Wrong: peak.", "Question 2 of 10.",
          "Did the values rise or fall? 1\u{A0}rise, 2\u{A0}fall.",
        ]
      ),
    ]
    for (key, lines) in steps {
      terminal.type(key)
      // The cursor stays at the end of the last line.
      if !key.isEmpty { expected += lines.map { "\n" + $0 }.joined() }
      #expect(terminal.text(endingWith: expected) == expected, "\(key.debugDescription)")
    }
    terminal.type("q")
    #expect(process.wait() == 0)
    #expect(terminal.services == services)
    #expect(
      terminal.text() == expected + "\n0 of 1 right so far; the score is not kept.\n")
  }

  /// What is typed before the question was asked brings the question, and is no answer.
  @Test(arguments: [
    ("--quiz", "x", "1", "\nRight. Question 2 of 10."),
    ("--quiz", "1", "B", "\nWrong: peak."),
    ("--profile", "3", "1", "\n2 of 5."),
    ("--profile", "2", "1", "\n2 of 5."),
  ])
  func nothingIsAnsweredBeforeItIsAsked(
    _ option: String, _ early: String, _ answer: String, _ reply: String
  ) throws {
    let terminal = try PseudoTerminal()
    // It is there once keys are looked for, when the sound has only begun.
    terminal.type(early)
    let process = try terminal.start(program, ["learn", option, "--seed", "20"])
    let isQuiz = option == "--quiz"
    let asked = terminal.text(endingWith: isQuiz ? "2\u{A0}trough." : "2 no, r again.")
    #expect(asked.split(separator: "\n").count == 3, "\(asked)")
    terminal.type(answer)
    #expect(terminal.text(endingWith: asked + reply) == asked + reply)
    terminal.type("Q")
    #expect(process.wait() == 0)
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func aSignalLeavesTheTerminalAsItWas(_ signal: Int32) throws {
    let terminal = try PseudoTerminal()
    let services = terminal.services
    let process = try terminal.start(program, ["learn"])
    _ = terminal.text(endingWith: "t quiz, q leaves.")
    process.signal(signal)
    #expect(process.wait() == 130)
    #expect(terminal.services == services)
    #expect(terminal.text().hasSuffix("t quiz, q leaves.\n"))
  }

  // MARK: - The profile

  @Test func theProfileIsWrittenOnceConfirmed() throws {
    _ = try program.run(["config", "set", "words", "speech"])
    _ = try program.run(["config", "set", "profile", "warm"])
    let before = kept("config.json")
    for input in ["1\n2\n5\n1\n2\n2\nq\n", "1\n2\n5\n1\n2\n2\n", "", "1\n2\nleave\n"] {
      let outcome = try program.run(["learn", "--profile"], input: input)
      #expect(outcome.status == 0)
      #expect(kept("config.json") == before)
    }
    let outcome = try program.run(["learn", "--profile"], input: "1\n2\n5\n1\n2\n2\n\n")
    let path = folder.file("audiograph/config.json")
    #expect(
      outcome.lines.suffix(7) == [
        "mono: on.", "pitch-range: 220:972.", "speed: 0.7.", "timbre: pure.",
        "profile: the default.", "Enter writes this into '\(path)'; q leaves and changes nothing.",
        "Written into '\(path)'; every chart sounds like this from now on.",
      ])
    #expect(
      kept("config.json") == """
        {
          "words": "speech",
          "mono": true,
          "pitch-range": "220:972",
          "speed": 0.7,
          "timbre": "pure"
        }

        """)
    // A chart sounds like this now.
    let played = try program.run(["describe", "-", "--explain"], input: "1\n2\n3\n")
    #expect(played.text.contains("972"), "\(played.text)")
  }

  // MARK: - A quiz of somebody's own

  @Test func aTeachersQuizIsAsked() throws {
    let example = "\(Program.packageFolder)/Examples/Learning/quiz.csv"
    let outcome = try program.run(["learn", "--quiz", example], input: "1\n2\n1\n2\n")
    #expect(outcome.message == "")
    #expect(
      outcome.lines == [
        "4 questions; answer with a number, q leaves.", "Question 1 of 4.",
        "Which shape was that? 1\u{A0}a hill, 2\u{A0}a valley, 3\u{A0}a straight line.",
        "Right. Question 2 of 4.",
        "How many days were missing? 1\u{A0}one, 2\u{A0}two.", "Right. Question 3 of 4.",
        "Were the years after 1900 drier? 1\u{A0}yes, 2\u{A0}no.", "Right. Question 4 of 4.",
        "Did sales fall every month? 1\u{A0}yes, 2\u{A0}no.", "Right.",
        "4 of 4 right.",
      ])
    #expect(kept("learn.json")?.contains("Examples/Learning/quiz.csv") == true)
  }

  static let heading = "chart,question,choices,answer\n"
  static let refusals: [(String, String)] = [
    (
      "chart,question,answer\n1 2,x,y\n",
      "'q.csv' has no column 'choices'. A quiz has the columns chart, question, choices and answer."
    ),
    (heading, "'q.csv' has no question. Write one question per row."),
    (
      heading + "1 2,x,a|b,c\n",
      "The answer 'c' on line 2 of 'q.csv' is not one of the choices. Write it exactly as it is among the choices."
    ),
    (
      heading + "1 2,x,a|b,a\n\n1 2,x,a,a\n",
      "Line 4 of 'q.csv' needs two to nine choices. Write them as in 'peak|trough'."
    ),
    (
      heading + ",x,a|b,a\n",
      "Line 2 of 'q.csv' has nothing in the column 'chart'. Fill it in, or remove the line."
    ),
    (
      heading + "nope.csv,x,a|b,a\n",
      "The chart on line 2 of 'q.csv' cannot be heard: There is no file 'nope.csv'. Write numbers"
        + " separated by spaces, or a file beside the quiz."
    ),
  ]

  @Test(arguments: refusals)
  func aQuizThatCannotBeAskedIsRefusedBeforeItBegins(_ text: String, _ message: String) throws {
    try folder.put(Array(text.utf8), "q.csv")
    let outcome = try program.run(["learn", "q.csv"], input: "1\n")
    #expect(outcome.status == 3)
    #expect(outcome.lines == [])
    #expect(outcome.message == "audiograph: \(message)\n")
  }

  @Test(arguments: [
    ["--profile", "x"], ["--quiz", "--profile"], ["a", "b"], ["--seed", "x"], [""],
  ])
  func whatCannotBeIsRefused(_ arguments: [String]) throws {
    let outcome = try program.run(["learn"] + arguments)
    #expect(outcome.status == 2, "\(outcome.message)")
    #expect(outcome.lines == [])
  }
}
