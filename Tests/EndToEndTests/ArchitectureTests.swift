// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// ARCHITECTURE.md names what there is, and nothing else; SECURITY.md names what holds its promises.
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

  /// The rows of the table of targets.
  private func rows() throws -> [String] {
    try text("ARCHITECTURE.md").split(separator: "\n").map(String.init)
      .drop { !$0.hasPrefix("| target |") }.prefix { $0.hasPrefix("|") }.dropFirst(2)
      .filter { $0.split(separator: "|").count == 3 }
  }

  @Test func everyTargetIsInTheTable() throws {
    let targets = try matches(
      #"[tT]arget\(\s*name: "(\w+)"|systemLibrary\(\s*name: "(\w+)""#, in: text("Package.swift"))
    let libraries = try matches(#"systemLibrary\(\s*name: "(\w+)""#, in: text("Package.swift"))
    let named = try matches(
      #"`(\w+)`"#, in: rows().map { $0.split(separator: "|")[0] }.joined(separator: "\n"))
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

  /// Types, files called by what they hold, and targets.
  @Test func everyTypeItNamesExists() throws {
    let named = try matches("`([A-Z]+[a-z]\\w*)[`.]", in: text("ARCHITECTURE.md"))
    #expect(named.count >= 100)
    let known = try matches(#"name: "(\w+)""#, in: text("Package.swift"))
      .union(types(in: ["Sources", "Tests", "Scripts"]))
    #expect(named.subtracting(known).sorted() == [])
  }

  /// The types of folders, and their files without the ending.
  private func types(in folders: [String]) throws -> Set<String> {
    var found: Set<String> = []
    for folder in folders {
      let files = FileManager.default.enumerator(atPath: "\(Program.packageFolder)/\(folder)")
      for file in files?.compactMap({ $0 as? String }) ?? [] {
        guard let name = file.split(separator: "/").last, name.hasSuffix(".swift") else { continue }
        found.insert(String(name.dropLast(6)))
        found.formUnion(
          try matches(
            #"(?:struct|class|enum|protocol|actor|typealias) (\w+)"#,
            in: text("\(folder)/\(file)")))
      }
    }
    return found
  }

  /// Suites, files of the tests of the Python module, and targets of the Makefile.
  @Test func everyPromiseNamesItsTest() throws {
    let promises = try text("SECURITY.md")
      .components(separatedBy: "\n## What the program promises\n").dropFirst().joined(separator: "")
      .components(separatedBy: "\n## ")[0].components(separatedBy: "\n- ").dropFirst()
    #expect(promises.count >= 14)
    let targets = try matches("(?m)^([a-z-]+):", in: text("Makefile")).map { "make \($0)" }
    let python = try FileManager.default.contentsOfDirectory(
      atPath: "\(Program.packageFolder)/Python/tests")
    let known = try types(in: ["Tests"]).union(targets).union(python)
    for promise in promises {
      let named = try matches(
        #"`(?:Python/tests/)?(\w+Tests|\w+\.py|make [a-z-]+)`"#, in: promise)
      #expect(!named.isEmpty, "\(promise)")
      #expect(named.subtracting(known).sorted() == [], "\(promise)")
    }
  }

  /// The layout says the rest.
  @Test func whereToChangeIsShort() throws {
    let rows = try text("ARCHITECTURE.md").split(separator: "\n")
      .drop { !$0.hasPrefix("| what | where |") }.prefix { $0.hasPrefix("|") }.dropFirst(2)
    #expect((10...25).contains(rows.count))
  }

  /// What a target imports, as its sources say, without what belongs to the system.
  private func imports(of target: String) throws -> Set<String> {
    let texts = try sources(of: target).map(\.text).joined(separator: "\n")
    return try matches(#"(?m)^(?:@\w+ )?(?:\w+ )?import (\w+)$"#, in: texts)
      .subtracting(["Glibc", "Synchronization"])
      .subtracting(target == "ChartDates" ? ["Foundation"] : [])
  }

  private func sources(of target: String) throws -> [(name: String, text: String)] {
    let folder = "\(Program.packageFolder)/Sources/\(target)"
    let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return try files.filter { $0.hasSuffix(".swift") }.map { file in
      ("\(target)/\(file)", try text("Sources/\(target)/\(file)"))
    }
  }

  /// The targets that ARCHITECTURE.md lets each target import.
  private func arrows() throws -> [String: Set<String>] {
    var arrows: [String: Set<String>] = [:]
    for room in try rows() {
      let cells = room.split(separator: "|").map(String.init)
      for name in try matches(#"`(\w+)`"#, in: cells[0]) {
        arrows[name] = try matches(#"`(\w+)`"#, in: cells[2])
      }
    }
    return arrows
  }

  /// What Package.swift lets a target import.
  private func declarations(of target: String) throws -> Set<String> {
    let package = try text("Package.swift")
    let list =
      target == "AudiographCLI"
      ? #"programDependencies: \[Target.Dependency\] = \[([^\]]*)\]"#
      : #"name: "\#(target)",\s+dependencies: \[([^\]]*)\]"#
    return try matches(#""(\w+)""#, in: matches(list, in: package).joined())
  }

  /// An arrow or a declaration that nobody uses, and an import without one, are untrue.
  @Test func everyImportIsAnArrow() throws {
    let arrows = try arrows()
    for (target, documented) in arrows where !(try sources(of: target)).isEmpty {
      #expect(try imports(of: target) == documented, "\(target)")
      #expect(try declarations(of: target) == documented, "\(target)")
      #expect(documented.isSubset(of: arrows.keys), "\(target)")
    }
    #expect(arrows["Audiograph"] == ["CCatalogues"])
    #expect(arrows.count >= 15)
  }

  /// The arrows lead nowhere in a circle.
  @Test func arrowsPointDown() throws {
    var arrows = try arrows()
    while let lowest = arrows.first(where: { $0.value.isDisjoint(with: arrows.keys) }) {
      arrows[lowest.key] = nil
    }
    #expect(arrows.keys.sorted() == [])
  }

  @Test func theLibraryImportsNotEvenTheSystem() throws {
    let sources = try sources(of: "Audiograph")
    #expect(sources.count > 20)
    for (name, text) in sources {
      let imports = text.matches(of: #/(?m)^(\w+ )?import (\w+)$/#).map(\.output.2)
      // Its own words, as they are.
      #expect(imports.allSatisfy { $0 == "CCatalogues" }, "\(name)")
    }
  }

  @Test func onePlaceLooksAtErrno() throws {
    for target in try arrows().keys where target != "Posix" {
      for (name, text) in try sources(of: target) {
        let code = text.split(separator: "\n").filter { $0.contains("errno") && !$0.contains("//") }
        #expect(!code.contains { $0.contains(#/\berrno\b(?!:| code:)/#) }, "\(name)")
      }
    }
  }
}
