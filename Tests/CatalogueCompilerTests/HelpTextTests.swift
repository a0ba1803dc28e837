// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import AudiographCLI
@testable import CatalogueCompiler

/// Texts of help are said by names, which no compiler looks at.
@Suite struct HelpTextTests {
  /// Every text that the tables of the program say.
  static let said: [HelpText] =
    Commands.all.flatMap(texts) + HelpSearch.endings.map { HelpText("brief.file.\($0)") }

  static func texts(of spec: CommandSpec) -> [HelpText] {
    let essentials = Essentials.of(spec.name)
    var texts = [spec.summary] + spec.remarks + essentials.notes(of: spec.name)
    texts += spec.explainedExamples.map(\.meaning)
    texts += spec.everyOperand.map(\.meaning)
    texts += spec.groups.map(\.title)
    texts += spec.options.map(\.meaning)
    texts += essentials.options.map(essentials.meaning)
    return texts
  }

  @Test func everyTextIsInTheCatalogues() {
    for text in Self.said { #expect(text.exists, "\(text.name)") }
  }

  /// A text that nobody says is found, too.
  @Test func nothingElseIsInTheCatalogues() throws {
    let families = try families.filter { !$0.hasPrefix("web.") }
    #expect(!families.isEmpty)
    #expect(Set(families).subtracting(Self.said.map(\.name)) == [])
  }

  /// The page that reads tables in a browser says all of its messages, and no other.
  @Test func thePageSaysItsMessages() throws {
    let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Web/Module/WebWords.swift")
    let text = try String(contentsOf: source, encoding: .utf8)
    let names = try #require(text.firstMatch(of: /names = \[([^\]]*)\]/))
    var said = Set(names.1.matches(of: /"([^"]*)"/).map { "web.\($0.1)" })
    for list in text.matches(of: /let (level|kind)s: \[\w+\] = \[([^\]]*)\]/) {
      said.formUnion(list.2.matches(of: /\.(\w+)/).map { "web.\(list.1).\($0.1)" })
    }
    #expect(try Set(families.filter { $0.hasPrefix("web.") }) == said)
  }

  private var families: [String] {
    get throws {
      let schema = try EveryMessageTests.schema("AudiographCLI")
      return schema.messages.map(\.name).filter { name in
        schema.named.contains(String(name.prefix { $0 != "." }))
      }
    }
  }

  @Test func everyExampleIsExplained() {
    for spec in Commands.all {
      #expect(spec.explainedExamples.count == spec.examples.count, "\(spec.name)")
    }
  }
}
