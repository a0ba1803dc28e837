// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// The slider of a page and `explore` go to the same places.
///
/// The page's own script runs in Node.js, with stand-ins for all that a browser would give it.
@Suite(.enabled(if: Tool.all("node"), "node is not installed")) struct PageWalkTests {
  /// Keys of the page, and the words by which `explore` does the same.
  private static let keys = [
    ("ArrowRight", "next"), ("ArrowLeft", "previous"), ("ArrowUp", "up"), ("ArrowDown", "down"),
    ("Home", "first"), ("End", "last"), ("t", "t"), ("v", "v"), ("u", "u"), ("U", "U"), ("d", "d"),
    ("D", "D"), ("l", "l"), ("L", "L"), ("b", "b"), ("f", "f"),
  ]

  /// The lines of a page, and those of `explore` after the same keys.
  private func lines(
    _ keys: [(page: String, program: String)], _ kind: KindCommandTests.Kind
  ) throws -> (page: [String], program: [String]) {
    let folder = try TemporaryFolder()
    try kind.text.write(toFile: "\(folder.path)/t.csv", atomically: true, encoding: .utf8)
    let program = Program(folder: folder.path)
    let chart = ["t.csv", "--as", kind.name] + kind.options
    let exported = try program.run(["export"] + chart + ["-o", "t.html", "-q"])
    #expect(exported.status == 0, "\(exported.message)")
    let node = try #require(Tool("node"))
    let script = "\(Program.packageFolder)/Tests/Fixtures/page/walk.js"
    let page = try node.run([script, "\(folder.path)/t.html"] + keys.map(\.page))
    #expect(page.status == 0, "\(page.text)")
    // Repeating a place gives its line also where a key led nowhere.
    let input = "repeat\n" + keys.map { "\($0.program)\nrepeat\n" }.joined()
    let walked = try program.run(
      ["explore", "--device", "null", "--pause", "off"] + chart, input: input)
    // The title, the place and a hint, then the place, and two lines a key, of which the second is the place.
    let places = walked.lines.dropFirst(3).enumerated().filter { $0.offset % 2 == 0 }
    return (page.text.split(separator: "\n").map(String.init), places.map(\.element))
  }

  @Test(arguments: KindCommandTests.kinds)
  func goWhereTheProgramGoes(_ kind: KindCommandTests.Kind) throws {
    var random = SeededGenerator(seed: 41)
    let keys = (0..<60).map { _ in Self.keys[Int.random(in: Self.keys.indices, using: &random)] }
    let (page, program) = try lines(keys.map { ($0.0, $0.1) }, kind)
    #expect(page.count == 61)
    for (number, (shown, said)) in zip(page, program).enumerated() {
      #expect(shown == said, "after \(number == 0 ? "nothing" : keys[number - 1].0)")
    }
  }
}
