// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// `export -o FILE.svg`, judged by other programs.
@Suite struct PictureCommandTests {
  static let sources: [[String]] = [
    ["nile"], ["AAPL", "--range", "1Y"], ["AAPL", "--range", "3M", "--as", "candles"],
    ["co2-weekly", "--lang", "de"], ["AAPL", "MSFT", "--rebase"], ["AAPL", "nile"],
    ["AAPL", "--scale", "log", "--baseline", "zero", "--minimum", "100"],
    ["table.csv", "--y", "#2", "--y", "#3"],
  ]

  @Test(.enabled(if: Tool.all("xmllint", "rsvg-convert")), arguments: sources)
  func otherProgramsDrawIt(_ arguments: [String]) throws {
    let folder = try TemporaryFolder()
    try "Day,\"A & <b>\",B\nMon,3,\nTue,,4\nWed,-2,5\n".write(
      toFile: folder.file("table.csv"), atomically: true, encoding: .utf8)
    let outcome = try Program(folder: folder.path).run(
      ["export"] + arguments + ["--offline", "-q", "-o", "a.svg"])
    #expect(outcome.status == 0, "\(outcome.message)")
    let lint = try #require(Tool("xmllint")).run(["--noout", folder.file("a.svg")])
    #expect(lint.status == 0, "\(lint.text)")
    let draw = try #require(Tool("rsvg-convert")).run([folder.file("a.svg")])
    #expect(draw.status == 0)
    #expect(draw.output.starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }

  @Test func saysWhatTheWordsSay() throws {
    let folder = try TemporaryFolder()
    let program = Program(folder: folder.path)
    let words = try program.run(["describe", "nile", "--level", "standard"]).lines
    let picture = try program.run(["export", "nile", "-o", "-", "--format", "svg"])
    let text = picture.lines.joined(separator: "\n")
    #expect(text.contains("-details\">\(words.joined(separator: " "))</desc>"))
    #expect(text.contains("1370 in 1879, highest") && text.contains("456 in 1913, lowest"))
  }

  @Test func aPageSaysHowItsDataWereRead() throws {
    let folder = try TemporaryFolder()
    try "Day,Births,Deaths\n1,3,900\n2,,800\n3,5,x\n4,4,700\n".write(
      toFile: folder.file("table.csv"), atomically: true, encoding: .utf8)
    let outcome = try Program(folder: folder.path).run(
      ["export", "table.csv", "--lang", "fr", "-q", "-o", "a.html"])
    #expect(outcome.status == 0, "\(outcome.message)")
    let page = try String(contentsOfFile: folder.file("a.html"), encoding: .utf8)
    let notes = try #require(
      page.firstMatch(of: /<ul class="notes"[^>]*>\n<li>([^<]*)<\/li>\n<\/ul>/))
    #expect(notes.1 == "Table\u{A0}: colonne «\u{A0}Deaths\u{A0}» laissée de côté.")
  }
}
