// SPDX-License-Identifier: MIT

import TestSupport
import Testing

/// A display of 40 cells that follows the cursor shows a whole line wherever something is waited for.
@Suite struct BrailleRowTests {
  let folder: TemporaryFolder
  let program: Program

  init() throws {
    folder = try TemporaryFolder()
    var program = try Program(device: .null, in: folder)
    program.environment["XDG_DATA_HOME"] = folder.path
    program.environment["XDG_CONFIG_HOME"] = folder.path
    program.environment["AUDIOGRAPH_STORE"] = folder.file("prices.sqlite")
    self.program = program
    #expect(try program.run(["config", "reader", "braille", "-q"]).status == 0)
  }

  /// Types keys, each once the rows before it are there and nothing follows them; at the end q.
  private func check(_ arguments: [String], _ steps: [(rows: [String], key: String)]) throws {
    let terminal = try PseudoTerminal(columns: 80)
    let process = try terminal.start(program, arguments)
    for (rows, key) in steps {
      let end = rows.joined(separator: "\n")
      let text = terminal.text(endingWith: end)
      guard text.hasSuffix(end) else { return }
      terminal.type(key)
    }
    terminal.type("q")
    #expect(process.wait() == 0)
  }

  @Test func beforeTheSoundTheWordsEndInAWholeRow() throws {
    try check(
      ["play", "AAPL", "--range", "1Y", "--duration", "gist"],
      [
        (["of 250 points heard.", "Enter starts each sound."], "i"),
        ([".", "Enter starts each sound."], "q"),
      ])
  }

  @Test func anEntryOfARoundIsARow() throws {
    #expect(try program.run(["list", "add", "tech", "AAPL", "MSFT", "-q"]).status == 0)
    try check(
      ["play", "@tech"],
      [(["Apple, 430.47, down 5.1 percent."], "]"), (["Microsoft, 27.95, up 0.1 percent."], "")])
  }

  /// A row at a time, of which Enter brings the next.
  @Test func aLessonIsReadRowByRow() throws {
    try check(
      ["learn", "--seed", "20"],
      [
        (["The sounds of charts; q leaves.", "low: 1 of 21."], "\n"),
        (["", "A low tone is a low value. …"], "\n"),
        (["", "r again, n next, b back, t quiz, q …"], "\n"), (["", "leaves."], "n"),
        (["", "high: 2 of 21."], "\n"), (["", "A high tone is a high value."], "n"),
        (["", "rising: 3 of 21."], "\n"),
        (["", "The values rise, and time goes from …"], "\n"), (["", "left to right."], "x"),
        (["", "r again, n next, b back, t quiz, q …"], "t"),
      ])
  }

  @Test func aQuestionIsReadRowByRow() throws {
    try check(
      ["learn", "--quiz", "--seed", "20"],
      [
        (["", "Question 1 of 10."], "\n"), (["1\u{A0}peak, …"], "\n"),
        (["", "2\u{A0}trough."], "2"),
        (["", "Wrong: peak."], "\n"), (["", "Question 2 of 10."], "\n"),
        // An answer needs no reading to the end.
        (["1\u{A0}rise, …"], "x"), (["", "Answer with a number from 1 to 2; r …"], ""),
      ])
  }

  @Test func aProfileIsReadRowByRow() throws {
    try check(
      ["learn", "--profile"],
      [
        (["1 of 5."], "\n"), ([" …"], "1"), (["2 of 5."], "\n"), ([" …"], "1"),
        (["3 of 5."], "\n"), ([" …"], "8"), (["4 of 5."], "\n"), ([" …"], "2"),
        (["5 of 5."], "\n"), ([" …"], "1"), ([" …"], ""),
      ])
  }

  @Test func anAlertEndsInItsValue() throws {
    try check(
      ["simulate", "--step", "5", "--above", "104"],
      [(["100.00."], "+"), (["percent.", "Alert: 105.00."], "")])
  }

  /// A walk begins at the point, and a description is read row by row; elsewhere the point comes again after it.
  @Test func aDescriptionLeadsToThePoint() throws {
    try check(
      ["explore", "AAPL", "--range", "1Y"],
      [
        (["h for help, q to leave", "430.47 on 1 Mar 2013, 250 trading days"], "t"),
        (["702.10 on 19 Sep 2012, highest"], "i"), ([" …"], "\n"), ([" …"], ""),
      ])
    try check(
      ["simulate", "--step", "5"],
      [
        (["100.00."], "+"), (["105.00, up 5.0 percent."], "+"), (["110.00, up 4.8 percent."], "-"),
        (["105.00, down 4.5 percent."], "i"), (["", "105.00 at point 4, last"], ""),
      ])
  }
}
