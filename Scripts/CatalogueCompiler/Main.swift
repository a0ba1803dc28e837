// SPDX-License-Identifier: MIT

import Foundation

/// Checks the catalogues of folders and writes their index: `CatalogueCompiler FOLDER…`.
@main
struct CatalogueCompiler {
  static func main() {
    let folders = CommandLine.arguments.dropFirst()
    guard !folders.isEmpty else {
      print("usage: CatalogueCompiler FOLDER…")
      exit(2)
    }
    do {
      for folder in folders {
        for (name, text) in try compiled(folder) {
          let file = URL(fileURLWithPath: folder).appendingPathComponent("Compiled/\(name)")
          try text.write(to: file, atomically: true, encoding: .utf8)
        }
      }
    } catch {
      print(error)
      exit(1)
    }
  }
}

/// The files that the catalogues of a folder become, by name.
///
/// - Throws: What is wrong in the catalogues, or why they cannot be read.
func compiled(_ folder: String) throws -> [(name: String, text: String)] {
  let place = URL(fileURLWithPath: folder)
  func text(_ name: String) throws -> String {
    try String(contentsOf: place.appendingPathComponent(name), encoding: .utf8)
  }
  let schema = try Schema(try text("messages.schema"), name: "messages.schema")
  let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    .filter { $0.hasSuffix(".mf2") }.sorted()
  var catalogues: [String: Catalogue] = [:]
  for name in names { catalogues[name] = try Catalogue(try text(name), name: name) }
  let mistakes = catalogues.sorted { $0.key < $1.key }.flatMap { name, catalogue in
    let base = catalogue.settings["extends"].flatMap { catalogues["\($0).mf2"] }
    return schema.mistakes(of: base.map(catalogue.overlaying) ?? catalogue).map { "\(name): \($0)" }
  }
  guard mistakes.isEmpty else { throw CatalogueError(mistakes.joined(separator: "\n")) }
  let index = (name: "\(schema.typeName)Messages.swift", text: IndexWriter(schema: schema).swift)
  guard schema.tables.contains(where: { $0.name == "units" }) else { return [index] }
  let ranked = catalogues.values
    .sorted { Int($0.settings["rank"] ?? "") ?? 0 < Int($1.settings["rank"] ?? "") ?? 0 }
  return [index, (name: "unit-names.txt", text: UnitNames(ranked).text)]
}
