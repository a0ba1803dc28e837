// SPDX-License-Identifier: MIT

import Testing

@testable import AudiographCLI
@testable import CatalogueCompiler

/// Texts of help are said by names, which no compiler looks at.
@Suite struct HelpTextTests {
  /// Every text that the tables of the program say.
  static let said: [HelpText] = Commands.all.flatMap(texts)

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
    let schema = try EveryMessageTests.schema("AudiographCLI")
    let families = schema.messages.map(\.name).filter { name in
      schema.named.contains(String(name.prefix { $0 != "." }))
    }
    #expect(!families.isEmpty)
    #expect(Set(families).subtracting(Self.said.map(\.name)) == [])
  }

  @Test func everyExampleIsExplained() {
    for spec in Commands.all {
      #expect(spec.explainedExamples.count == spec.examples.count, "\(spec.name)")
    }
  }
}
