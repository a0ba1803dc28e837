// SPDX-License-Identifier: MIT

import TestSupport
import Testing

/// What is printed on a terminal, whose rows a screen reader speaks: no word goes over its edge.
@Suite struct TerminalWordsTests {
  static let commands: [[String]] = [
    ["describe", "AAPL", "--range", "1Y"], ["describe", "AAPL", "--range", "1Y", "--lang", "de"],
    ["describe", "AAPL", "--range", "1Y", "--width", "300"],
    ["describe", "Samples/nile.csv", "--list-columns"],
    ["export", "AAPL", "-o", "-", "--format", "txt"], ["value", "AAPL", "trend"],
    ["search", "micro"], ["search", "zzqx"], ["config"], ["help"], ["help", "play"],
    ["help", "dates"], ["describe", "--help"], ["describe", "--help", "all"], [], ["describe"],
    ["describe", "--lnag", "de"], ["describe", "NOPE"],
    ["describe", "AAPL", "--range", "90X"],
  ]

  @Test(arguments: commands, [UInt16(40), 80, 100])
  func rowsEndWithWords(_ arguments: [String], _ columns: UInt16) throws {
    let program = Program()
    let terminal = try PseudoTerminal(columns: columns)
    let process = try terminal.start(program, arguments)
    let rows = terminal.text().split(separator: "\n").map(String.init)
    _ = process.wait()
    let piped = try program.run(arguments)
    // Pipes do not tell in which order the two were written.
    let whole = (piped.text + piped.message).split { " \n".contains($0) }
    #expect(rows.flatMap { $0.split(separator: " ") }.sorted() == whole.sorted())
    let isWhole = rows.allSatisfy { $0.count <= columns || !$0.dropLeadingBlanks.contains(" ") }
    #expect(isWhole, "\(rows)")
  }

  /// The width that a serial line does not know is that of most terminals.
  @Test func aTerminalWithoutWidthHas80() throws {
    let program = Program()
    let texts = try [UInt16(0), 80].map { columns in
      let terminal = try PseudoTerminal(columns: columns)
      let process = try terminal.start(program, ["describe", "AAPL", "--range", "1Y"])
      defer { _ = process.wait() }
      return terminal.text()
    }
    #expect(texts[0] == texts[1])
  }

  static let documents: [[String]] = [
    ["describe", "AAPL", "--range", "1Y", "--json"], ["completion", "bash"], ["help", "--manual"],
    ["export", "AAPL", "-q", "-o", "-", "--format", "json"],
  ]

  /// What another program reads is not broken, wherever it appears.
  @Test(arguments: documents)
  func documentsStayWhole(_ arguments: [String]) throws {
    let program = Program()
    let terminal = try PseudoTerminal(columns: 40)
    let process = try terminal.start(program, arguments)
    let text = terminal.text()
    #expect(process.wait() == 0)
    #expect(text == (try program.run(arguments).text))
  }

  @Test func companiesThatAreFoundWhileOneTypesAreWholeToo() throws {
    let terminal = try PseudoTerminal(columns: 40)
    let process = try terminal.start(Program(), ["search"])
    let opening = terminal.text(endingWith: "Escape ends.\n")
    terminal.type("international")
    let listed = terminal.text(endingWith: "\ninternational")
    terminal.type("\u{1B}")
    #expect(process.wait() == 0)
    let rows = (opening + listed).split(separator: "\n")
    #expect(rows.allSatisfy { $0.count <= 40 }, "\(rows)")
  }
}

extension String {
  fileprivate var dropLeadingBlanks: Substring { drop { $0 == " " } }
}
