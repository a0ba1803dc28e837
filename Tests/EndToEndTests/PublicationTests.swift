// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// What is printed with a chart, from options and from charts that state it.
@Suite struct PublicationTests {
  private static let texts = [
    "--subtitle", "Annual flow", "--data-source", "Cobb", "--credit", "A. Author", "--footnote",
    "Some years are left out",
  ]

  @Test func optionsArePrinted() throws {
    let folder = try TemporaryFolder()
    let program = Program(folder: folder.path).keeping(folder)
    let picture = try program.run(
      ["export", "nile", "-q", "-o", "-", "--format", "svg", "--lang", "fr"] + Self.texts)
    #expect(picture.status == 0, "\(picture.message)")
    let svg = picture.lines.joined(separator: "\n")
    #expect(svg.contains(">Annual flow</text>") && svg.contains(">Some years are left out</text>"))
    #expect(svg.contains(">Source\u{A0}: Cobb. Infographie\u{A0}: A. Author.</text>"))
    let facts = try program.run(["describe", "nile", "--json"] + Self.texts)
    #expect(facts.lines[0].contains(#""dataSource":"Cobb","credit":"A. Author","footnote":"#))
  }

  @Test func statedTextsArePrintedAndOptionsCountMore() throws {
    let folder = try TemporaryFolder()
    try #"""
    {"audiograph": 1, "kind": "line", "title": "T", "subtitle": "S", "dataSource": "D",
     "credit": "C", "footnote": "F", "series": [{"x": [1, 2, 3], "y": [4, 6, 5]}]}
    """#.write(toFile: folder.file("t.json"), atomically: true, encoding: .utf8)
    let outcome = try Program(folder: folder.path).keeping(folder).run(
      ["export", "t.json", "--credit", "Mine", "-o", "-", "--format", "html"])
    #expect(outcome.status == 0, "\(outcome.message)")
    let page = outcome.lines.joined(separator: "\n")
    #expect(page.contains("<p class=\"subtitle\">S</p>"))
    #expect(page.contains("<p class=\"printed\">F</p>"))
    #expect(page.contains("<p class=\"printed\">Source: D. Graphic: Mine.</p>"))
    #expect(outcome.message.contains("footnote: F"))
  }

  /// What an option could be shortened to is what it was.
  @Test(arguments: ["--da", "--dat", "--date"])
  func beginningsOfOptionsStay(_ option: String) throws {
    let folder = try TemporaryFolder()
    try "d,v\n03.02.2025,1\n04.02.2025,2\n05.02.2025,4\n".write(
      toFile: folder.file("t.csv"), atomically: true, encoding: .utf8)
    let outcome = try Program(folder: folder.path).keeping(folder).run(
      ["export", "t.csv", option, "%d.%m.%Y", "-q", "-o", "-", "--format", "txt"])
    #expect(outcome.status == 0, "\(outcome.message)")
  }
}
