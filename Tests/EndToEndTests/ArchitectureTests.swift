// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// ARCHITECTURE.md names what there is, and nothing else.
@Suite struct ArchitectureTests {
  private func text(_ file: String) throws -> String {
    try String(contentsOfFile: "\(Program.packageFolder)/\(file)", encoding: .utf8)
  }

  private func matches(_ pattern: String, in text: String) throws -> Set<String> {
    let expression = try NSRegularExpression(pattern: pattern)
    let range = NSRange(text.startIndex..., in: text)
    return Set(
      expression.matches(in: text, range: range).compactMap { match in
        Range(match.range(at: 1), in: text).map { String(text[$0]) }
      })
  }

  @Test func everyTargetIsARoom() throws {
    let targets = try matches(
      #"[tT]arget\(\s*name: "(\w+)"|systemLibrary\(\s*name: "(\w+)""#, in: text("Package.swift"))
    let libraries = try matches(#"systemLibrary\(\s*name: "(\w+)""#, in: text("Package.swift"))
    let table = try text("ARCHITECTURE.md").split(separator: "\n").filter {
      $0.hasPrefix("| `") && $0.split(separator: "|").count >= 3
    }.prefix { !$0.contains("Sonification/Loudness.swift") }
    let named = try matches(
      #"`(\w+)`"#, in: table.map { $0.split(separator: "|")[0] }.joined(separator: "\n"))
    #expect(named == targets.union(libraries))
    #expect(named.count >= 15)
  }

  @Test func everyFileItNamesExists() throws {
    let named = try matches(#"`((?:\w+/)+\w+\.swift)`"#, in: text("ARCHITECTURE.md"))
    #expect(named.count >= 4)
    for file in named {
      let places = ["Sources/Audiograph/\(file)", "Sources/\(file)"].map {
        "\(Program.packageFolder)/\($0)"
      }
      #expect(places.contains(where: FileManager.default.fileExists), "\(file)")
    }
  }

  @Test func theLibraryImportsNothing() throws {
    let folder = "\(Program.packageFolder)/Sources/Audiograph"
    let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let sources = files.filter { $0.hasSuffix(".swift") }
    #expect(sources.count > 20)
    for file in sources {
      let lines = try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
        .split(separator: "\n")
      #expect(!lines.contains { $0.contains(#/^(\w+ )?import /#) }, "\(file)")
    }
  }
}
