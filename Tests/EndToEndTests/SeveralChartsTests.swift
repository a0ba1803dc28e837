// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// Several charts in one file that say what they are.
@Suite struct SeveralChartsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ arguments: [String]) throws -> Program.Outcome {
    try Program(folder: folder.path).run(arguments)
  }

  /// Charts of one source are told apart by their titles, those without one by their kinds and axes.
  @Test func severalChartsAreToldApart() throws {
    let values = #""series": [{"values": [1, 2, 2, 3, 3, 3, 4, 4, 9]}]"#
    let charts = #"""
      {"audiograph": 1, "charts": [
      {"kind": "histogram", "title": "Adelie", "x": {"name": "bill"}, \#(values)},
      {"kind": "histogram", "x": {"name": "bill"}, \#(values)},
      {"kind": "line", "title": "sales of tea", "x": {"name": "day"}, "y": {"name": "rain"},
      "series": [{"y": [1, 2, 3]}]}]}
      """#
    try charts.write(toFile: folder.file("c.json"), atomically: true, encoding: .utf8)
    let first = try run(["describe", "c.json"])
    #expect(first.lines[0] == "Adelie: bill, 9 values from 1 to 9.")
    #expect(
      first.message
        == "c: read chart 1 of 3; --chart chooses another: 1 'Adelie', 2 'histogram: bill',"
        + " 3 'sales of tea'.\n")
    func line(_ options: String...) throws -> String {
      try run(["describe", "c.json", "-q"] + options).lines[0]
    }
    #expect(try line("--lang", "de").hasPrefix("Adelie: bill, 9"))
    #expect(try line("--chart", "2") == "bill, 9 values from 1 to 9.")
    #expect(try line("--chart", "3").hasPrefix("sales of tea, rain, 1"))
  }

  /// A folder takes all charts, and the one that was chosen.
  @Test func aFolderTakesAllCharts() throws {
    let charts = #"""
      {"audiograph": 1, "charts": [
      {"kind": "line", "title": "Tea", "series": [{"y": [1, 2, 3]}]},
      {"kind": "treemap", "title": "Parts"},
      {"kind": "bars", "y": {"name": "Rain, mm"}, "series": [{"x": ["a", "b"], "y": [1, 2]}]}]}
      """#
    try charts.write(toFile: folder.file("c.json"), atomically: true, encoding: .utf8)
    let all = try run(["export", "c.json", "-q", "-o", folder.file("all/")])
    #expect(all.status == 3)
    #expect(all.message.hasPrefix("audiograph: Parts: The chart 'c.json'"), "\(all.message)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.file("all")).sorted()
    let stems = ["c-1-tea", "c-3-bars-rain-mm"]
    #expect(
      names
        == stems.flatMap { stem in ["html", "txt", "vtt", "wav"].map { "\(stem).\($0)" } }
        + ["index.html"])
    let text = folder.bytes("all/c-3-bars-rain-mm.txt").map { String(decoding: $0, as: UTF8.self) }
    #expect(text?.contains("b is highest with 2") == true)
    let one = try run(["export", "c.json", "-q", "--chart", "Tea", "-o", folder.file("one/")])
    #expect(one.status == 0)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.file("one")).sorted() == [
        "c.html", "c.txt", "c.vtt", "c.wav",
      ])
  }
}
