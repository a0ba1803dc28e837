// SPDX-License-Identifier: MIT

import Foundation

/// Compiles the catalogues of folders: `CatalogueCompiler FOLDER…` writes `Compiled` in each.
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
        let target = URL(fileURLWithPath: folder).appendingPathComponent("Compiled")
        try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
        for (name, text) in try compiled(folder) {
          try text.write(to: target.appendingPathComponent(name), atomically: true, encoding: .utf8)
        }
      }
    } catch {
      print(error)
      exit(1)
    }
  }
}

/// The Swift files that the catalogues of a folder become, by name.
///
/// - Throws: What is wrong in the catalogues, or why they cannot be read.
func compiled(_ folder: String) throws -> [(name: String, text: String)] {
  let place = URL(fileURLWithPath: folder)
  func text(_ name: String) throws -> String {
    try String(contentsOf: place.appendingPathComponent(name), encoding: .utf8)
  }
  let schemaText = try text("messages.schema")
  let schema = try Schema(schemaText, name: "messages.schema")
  let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    .filter { $0.hasSuffix(".mf2") }.sorted()
  var catalogues: [String: Catalogue] = [:]
  for name in names { catalogues[name] = try Catalogue(try text(name), name: name) }
  let writer = SwiftWriter(schema: schema, catalogues: names.compactMap { catalogues[$0] })
  var files = [("\(schema.protocolName)Messages.swift", writer.declaration)]
  let suffix = schema.protocolName == "Wording" ? "Messages" : schema.protocolName
  var mistakes: [String] = []
  for name in names {
    guard let catalogue = catalogues[name], let type = catalogue.settings["type"] else {
      throw CatalogueError("\(name): no @type")
    }
    if let baseName = catalogue.settings["extends"], let base = catalogues["\(baseName).mf2"] {
      let whole = catalogue.overlaying(base)
      mistakes += schema.mistakes(of: whole).map { "\(name): \($0)" }
      files.append(
        ("\(type)\(suffix).swift", writer.variety(catalogue, whole: whole, type: type)))
    } else {
      mistakes += schema.mistakes(of: catalogue).map { "\(name): \($0)" }
      files.append(("\(type)\(suffix).swift", writer.language(catalogue, type: type)))
    }
  }
  let ranked = names.compactMap { catalogues[$0] }
    .sorted { Int($0.settings["rank"] ?? "") ?? 0 < Int($1.settings["rank"] ?? "") ?? 0 }
  if schema.tables.contains(where: { $0.name == "units" }) {
    files.append(("UnitNames.swift", UnitNames(ranked).swift))
  }
  guard mistakes.isEmpty else { throw CatalogueError(mistakes.joined(separator: "\n")) }
  return files
}
