// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// Charts that are no line, run as a user would: every kind by every way out.
@Suite struct KindCommandTests {
  /// A kind, its options, and a table for it.
  struct Kind: CustomTestStringConvertible, Sendable {
    let name: String
    let options: [String]
    let text: String
    var testDescription: String { name }
  }

  private static func rows(_ count: Int, _ row: (Int) -> String) -> String {
    (0..<count).map { row($0) + "\n" }.joined()
  }

  static let kinds = [
    Kind(
      name: "scatter", options: ["--x", "load", "--y", "speed"],
      text: "load,speed\n" + rows(40) { "\($0 * 37 % 101),\($0 * 37 % 101 * 2 + $0 % 7)" }),
    Kind(
      name: "histogram", options: ["--y", "speed"],
      text: "speed\n" + rows(40) { "\($0 * 37 % 101)" }),
    Kind(
      name: "density", options: ["--y", "speed"],
      text: "speed\n" + rows(40) { "\($0 * 37 % 101)" }),
    Kind(
      name: "box", options: ["--y", "speed", "--by", "team"],
      text: "team,speed\n" + rows(40) { "\(["red", "blue"][$0 % 2]),\($0 * 37 % 101)" }),
    Kind(
      name: "band", options: ["--y", "mean", "--band", "lower,upper"],
      text: "dose,mean,lower,upper\n"
        + rows(8) { "\($0 + 1),\($0 * 3),\($0 * 3 - 1),\($0 * 3 + 2)" }
    ),
    Kind(
      name: "heatmap", options: [],
      text: "shop,north,south,west\n" + rows(5) { "shop \($0),\($0),\($0 * 2),\(9 - $0)" }),
    Kind(
      name: "share", options: ["--x", "party", "--y", "seats"],
      text: "party,seats\nred,5\ngreen,3\nblue,2\n"),
  ]

  static let samples: [(String, String)] = [
    ("nile", "line"), ("us-poverty", "bars"), ("us-graduates", "scatter"), ("penguins", "box"),
    ("sea-months", "band"), ("sea-temperature", "line"), ("penguin-species", "share"),
  ]

  /// Samples are told as what they are, unasked.
  @Test(arguments: samples) func samplesHaveTheirKinds(_ name: String, _ kind: String) throws {
    let outcome = try Program().run(["describe", name, "--json", "-q"])
    #expect(outcome.status == 0)
    #expect(outcome.text.contains("\"as\":\"\(kind)\",\"asked\":false"), "\(outcome.text)")
  }

  private func folder(_ kind: Kind) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try kind.text.write(toFile: "\(folder.path)/t.csv", atomically: true, encoding: .utf8)
    return folder
  }

  private func run(_ arguments: [String], in folder: TemporaryFolder) throws -> Program.Outcome {
    try Program(folder: folder.path).run(arguments)
  }

  @Test(arguments: kinds) func everyWayOutTakesItOrSaysNo(_ kind: Kind) throws {
    let folder = try folder(kind)
    let options = ["--as", kind.name] + kind.options
    for ending in ["wav", "svg", "html", "mid", "vtt", "json", "csv", "txt", "brf"] {
      let outcome = try run(["export", "t.csv"] + options + ["-o", "out.\(ending)"], in: folder)
      #expect(outcome.status == 0, "\(ending): \(outcome.message)")
    }
    for refused in [
      ["value", "t.csv", "highest"] + options,
      ["compare", "t.csv", "t.csv", "--as", kind.name],
    ] {
      let outcome = try run(refused, in: folder)
      #expect(outcome.status == 2, "\(refused): \(outcome.message)")
      #expect(outcome.message.contains("--as"))
    }
    let played = try run(["play", "t.csv", "--device", "null"] + options, in: folder)
    #expect(played.status == 0, "\(played.message)")
  }

  @Test(arguments: kinds) func factsNameIt(_ kind: Kind) throws {
    let folder = try folder(kind)
    let outcome = try run(
      ["describe", "t.csv", "--json", "--as", kind.name] + kind.options, in: folder)
    let facts = try #require(
      JSONSerialization.jsonObject(with: Data(outcome.output)) as? [String: Any])
    #expect(facts["as"] as? String == kind.name)
    #expect(facts["asked"] as? Bool == true)
    #expect(facts[kind.name] is [String: Any])
  }

  /// A choice that nobody asked for is announced with the way back.
  @Test func choicesAreAnnounced() throws {
    let scatter = try #require(Self.kinds.first)
    let folder = try folder(scatter)
    let outcome = try run(["describe", "t.csv"], in: folder)
    #expect(
      outcome.message.contains(
        "described as a scatter plot, 'speed' against 'load'; --as line takes the rows in"
          + " order."))
    let line = try run(["describe", "t.csv", "--as", "line"], in: folder)
    #expect(!line.message.contains("scatter"))
  }

  @Test func rowsWithoutAnOrderHaveAHint() throws {
    let folder = try folder(Self.kinds[1])
    let outcome = try run(["describe", "t.csv"], in: folder)
    #expect(outcome.message.contains("--as histogram"))
  }

  @Test(arguments: [["--bins", "1"], ["--bins", "width:0"], ["--bins", "many"]])
  func binsAreChecked(_ options: [String]) throws {
    let folder = try folder(Self.kinds[1])
    let outcome = try run(["describe", "t.csv", "--as", "histogram"] + options, in: folder)
    #expect(outcome.status == 2)
    #expect(outcome.message.contains("--bins"))
    let other = try run(["describe", "t.csv", "--bins", "8"], in: folder)
    #expect(other.status == 2)
    #expect(other.message.contains("--as histogram"))
  }

  /// A column along x is obeyed or refused.
  @Test func columnsAlongXAreObeyed() throws {
    let folder = try TemporaryFolder()
    let people =
      "name,height,weight,team\n"
      + Self.rows(40) {
        "P\($0),\(150 + $0 * 37 % 41),\($0 * 29 % 31 + 50),\(["red", "blue"][$0 % 2])"
      }
    try people.write(toFile: "\(folder.path)/t.csv", atomically: true, encoding: .utf8)
    func line(_ options: String...) throws -> String {
      let outcome = try run(["describe", "t.csv", "--level", "short", "-q"] + options, in: folder)
      return outcome.status == 0 ? outcome.lines[0] : "\(outcome.status) \(outcome.message)"
    }
    for kind in ["histogram", "density"] {
      #expect(try line("--as", kind, "--x", "weight").hasPrefix("weight, 40 values"))
      #expect(try line("--as", kind, "--x", "height").hasPrefix("height, 40 values"))
      let both = try line("--as", kind, "--x", "height", "--y", "weight")
      #expect(both.hasPrefix("2 audiograph: --as \(kind) and --x … --y … cannot be used together"))
    }
    let box = try line("--as", "box", "--x", "team", "--y", "height")
    #expect(box == (try line("--as", "box", "--by", "team", "--y", "height")))
    let twice = try line("--as", "box", "--x", "height", "--by", "team", "--y", "weight")
    #expect(twice.hasPrefix("2 audiograph: --as box and --x … --by … cannot be used together"))
    for kind in ["scatter", "heatmap", "share"] {
      let refused = try line("--as", kind, "--x", "none")
      #expect(refused.hasPrefix("2 audiograph: --as \(kind) and --x none cannot be used together"))
    }
    #expect(try line("--as", "histogram", "--value", "high").hasPrefix("2 "))
  }

  /// What only some kinds have is obeyed or refused, and never dropped.
  @Test func optionsOfKindsAreObeyed() throws {
    let folder = try TemporaryFolder()
    let shops = "shop,region,north,south\n"
    let rows = Self.rows(5) { "shop \($0),region \($0),\($0),\(9 - $0)" }
    try (shops + rows).write(toFile: "\(folder.path)/t.csv", atomically: true, encoding: .utf8)
    func line(_ options: String...) throws -> String {
      let outcome = try run(["describe", "t.csv", "--level", "short", "-q"] + options, in: folder)
      return outcome.status == 0 ? outcome.lines[0] : "\(outcome.status) \(outcome.message)"
    }
    #expect(try line("--as", "heatmap").contains("highest 9 at shop 0, south"))
    #expect(try line("--as", "heatmap", "--by", "region").contains("highest 9 at region 0, south"))
    #expect(try line("--as", "heatmap", "--by", "town").hasPrefix("2 "))
    let rowsTwice = try line("--as", "heatmap", "--by", "shop", "--by", "region")
    #expect(
      rowsTwice.hasPrefix("2 audiograph: --as heatmap and --by … --by … cannot be used together"))
    let bounds = try line("--y", "north", "--error", "south", "--band", "north,south")
    #expect(bounds.hasPrefix("2 audiograph: --error and --band cannot be used together"))
    #expect(try line("--y", "north", "--sort", "median").hasPrefix("north, 5 values: median 2"))
    #expect(try line("--as", "bars", "--sort", "value", "--y", "north").contains("shop 4"))
    let mixed = try line("--as", "bars", "--sort", "median")
    #expect(mixed.hasPrefix("2 audiograph: --sort median ") && mixed.contains("--as box"))
    for kind in ["bars", "share", "box", "histogram"] {
      let dates = try line("--as", kind, "--y", "north", "--date-format", "%d.%m.%Y")
      #expect(
        dates.hasPrefix("3 audiograph: No column of 't.csv' has dates in the format"), "\(kind)")
    }
  }

  /// Who asks for a line gets values in order: names, and each of several series.
  @Test func linesAreInOrder() throws {
    let folder = try TemporaryFolder()
    let letters = Array("bdaclkjihgfe")
    let rows = Self.rows(12) { "town \(letters[$0]),\($0 * 10 + 3),\($0 * 37 % 11)" }
    try ("town,people,shops\n" + rows).write(
      toFile: "\(folder.path)/t.csv", atomically: true, encoding: .utf8)
    let ranked = try run(["describe", "t.csv", "--y", "people"], in: folder)
    #expect(ranked.lines[0].hasPrefix("t, people: town e is highest with 113"))
    let told = try run(["describe", "t.csv", "--y", "people", "--as", "line"], in: folder)
    #expect(told.lines[0].hasPrefix("t, people: rose steadily"), "\(told.text)")
    let both = try run(
      ["describe", "t.csv", "--as", "line", "--x", "none", "--y", "people", "--y", "shops"],
      in: folder)
    #expect(!both.text.contains("half of them"))
  }

  @Test(arguments: kinds) func walksHaveShortLines(_ kind: Kind) throws {
    let folder = try folder(kind)
    let outcome = try Program(folder: folder.path).run(
      ["explore", "t.csv", "--device", "null", "--as", kind.name] + kind.options,
      input: "first\nnext\nfield-up\nfield-down\nhighest\nlowest\nwhere\nl\n")
    #expect(outcome.status == 0, "\(outcome.message)")
    #expect(outcome.lines.count >= 8)
    #expect(!outcome.lines.contains { $0.count > 40 && !$0.hasPrefix("Type") })
  }

  @Test func batchTakesThem() throws {
    let folder = try folder(Self.kinds[4])
    let manifest =
      #"{"source":"t.csv","output":["b.wav"],"as":"band","y":"mean","band":"lower,upper"}"#
    try (manifest + "\n").write(
      toFile: "\(folder.path)/b.ndjson", atomically: true, encoding: .utf8)
    let outcome = try run(["batch", "b.ndjson"], in: folder)
    #expect(outcome.status == 0, "\(outcome.message)")
    #expect(outcome.lines.contains { $0.contains(#""done""#) })
  }
}
