// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import Audiograph

/// Whatever goes into packed names comes out of them.
@Suite struct NamesTests {
  static let counts = [0, 1, 2, 3, 2047, 2048, 2049, 4096, 4097, 9000]
  static let parts = ["", "a", "Berlin", "É", "日本", "🎵🎵", "e\u{301}", "\u{0}", "x y", "\"\""]

  /// Names of 0 to 20 parts; one of them longer than the short ends of a block count.
  static func names(_ count: Int, longest: Int, _ random: inout SeededGenerator) -> [String] {
    (0..<count).map { index in
      let length = index == count / 2 ? longest : Int.random(in: 0...20, using: &random)
      return (0..<length).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
    }
  }

  @Test(arguments: counts, [3, 60_000]) func giveBackEveryOne(count: Int, longest: Int) {
    var random = SeededGenerator(seed: UInt64(count + longest))
    let all = Self.names(count, longest: longest, &random)
    let names = Names(all)
    #expect(names.count == count)
    #expect(names.map { Array($0.utf8) } == all.map { Array($0.utf8) })
  }

  /// Names that come one by one, as bytes or as many at once.
  @Test(arguments: counts) func partsInAnyOrder(count: Int) {
    var random = SeededGenerator(seed: UInt64(count) + 90)
    let all = Self.names(count, longest: 9, &random)
    var builder = NamesBuilder()
    builder.reserve(count)
    var place = 0
    while place < count {
      let next = min(count, place + Int.random(in: 0...3000, using: &random))
      let part = all[place..<next]
      switch Int.random(in: 0..<3, using: &random) {
      case 0: for name in part { builder.append(name) }
      case 1: for name in part { builder.append(Array(("x" + name).utf8)[1...]) }
      default:
        var (text, ends): ([UInt8], [Int]) = ([], [])
        for name in part {
          text += name.utf8
          ends.append(text.count)
        }
        builder.append(text + [7, 7], ends: ends)
      }
      place = next
    }
    #expect(builder.finish() == Names(all))
    #expect(builder.finish().isEmpty)
  }

  /// Ends of 2 bytes reach 65,535.
  @Test(arguments: [65_534, 65_535, 65_536]) func endsOfBlocks(byteCount: Int) {
    let all = [String(repeating: "n", count: byteCount - 1), "m", "k"]
    #expect(Array(Names(all)) == all)
  }

  /// As texts are equal in Swift, however an accent is written.
  @Test func equalNames() {
    let composed: Names = ["\u{E9}", "b"]
    let decomposed: Names = ["e\u{301}", "b"]
    #expect(composed == decomposed)
    #expect(Set([XAxis.categories(composed), .categories(decomposed)]).count == 1)
    #expect(composed != ["\u{E9}", "c"])
    #expect(composed != ["\u{E9}"])
    #expect(["ab", "c"] as Names != ["a", "bc"])
    #expect(Set([["ab", "c"], ["a", "bc"]] as [Names]).count == 2)
    #expect(([] as Names).isEmpty)
  }

  /// As texts are compared, whichever letters the names of a block have.
  @Test(arguments: [
    "", "a", "A", "k", "K", "\u{212A}", "é", "É", "e\u{301}", ";", "\u{37E}", "ß", "SS", "@", "`",
  ])
  func foundAsInAnArray(asked: String) {
    let kinds = [
      ["b", "aa", ""], ["a", "k", ";"], ["A", "K"], ["É", "\u{212A}"], ["`", "@", "x"],
    ]
    for first in kinds {
      for second in kinds {
        let rest = (0..<2040).map { "n\($0)" }
        let all = first + rest + ["z"] + second + rest + ["Z", "y"]
        let names = Names(all)
        #expect(names.lastIndex(of: asked, inAnyCase: false) == all.lastIndex(of: asked))
        let folded = asked.lowercased()
        #expect(
          names.lastIndex(of: asked, inAnyCase: true)
            == all.lastIndex { $0.lowercased() == folded })
      }
    }
    #expect(([] as Names).lastIndex(of: asked, inAnyCase: true) == nil)
  }

  @Test func areACollection() {
    let names: Names = ["a", "b", "a"]
    #expect(names.lastIndex(of: "a") == 2)
    #expect(names.firstIndex(of: "b") == 1)
    #expect(Array(names.dropFirst()) == ["b", "a"])
    #expect(names.last == "a")
  }
}
