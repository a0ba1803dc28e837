// SPDX-License-Identifier: MIT

import Foundation

/// Checks the catalogues of languages and writes their indices: `CatalogueCompiler LANGUAGES PROGRAM`.
///
/// The first folder has one for each language, and the schema of what the library says; the second one
/// has the schema of what the program says.
@main
struct CatalogueCompiler {
  static func main() {
    let folders = CommandLine.arguments.dropFirst().map { URL(fileURLWithPath: $0) }
    guard folders.count == 2 else {
      print("usage: CatalogueCompiler LANGUAGES PROGRAM")
      exit(2)
    }
    do {
      for (folder, texts) in zip(folders, CatalogueFile.allCases) {
        for (name, text) in try compiled(texts, languages: folders[0], schema: folder) {
          let file = folder.deletingLastPathComponent().appendingPathComponent(name)
          try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
          try text.write(to: file, atomically: true, encoding: .utf8)
        }
      }
    } catch {
      print(error)
      exit(1)
    }
  }
}

/// The file of a language in which something is said.
enum CatalogueFile: String, CaseIterable {
  /// What the library says.
  case say = "say.mf2"
  /// What the program says besides.
  case program = "program.mf2"
}

/// The files that the catalogues of one kind become, by name.
///
/// - Parameters:
///   - file: Which catalogue of each language.
///   - languages: The folder of folders of languages.
///   - folder: The folder of `messages.schema`.
/// - Returns: Where they lie, seen from the folder of sources, and their texts.
/// - Throws: What is wrong in the catalogues, or why they cannot be read.
func compiled(
  _ file: CatalogueFile, languages: URL, schema folder: URL
) throws -> [(name: String, text: String)] {
  func text(_ place: URL) throws -> String { try String(contentsOf: place, encoding: .utf8) }
  let schema = try Schema(
    try text(folder.appendingPathComponent("messages.schema")), name: "messages.schema")
  let folders = try LanguageFolder.all(in: languages)
  var catalogues: [String: Catalogue] = [:]
  for language in folders where language.speaks {
    let name = "\(language.tag)/\(file.rawValue)"
    catalogues[language.tag] = try Catalogue(
      try text(languages.appendingPathComponent(name)), name: name)
  }
  for (tag, catalogue) in catalogues.sorted(by: { $0.key < $1.key }) {
    guard let base = catalogue.settings["extends"] else { continue }
    let missing = schema.messages.count { catalogue.messages[$0.name] == nil }
    print(
      "\(tag)/\(file.rawValue) leaves \(missing) of \(schema.messages.count) messages to \(base)")
  }
  let mistakes = catalogues.sorted { $0.key < $1.key }.flatMap { tag, catalogue in
    let base = catalogue.settings["extends"].flatMap { catalogues[$0] }
    return schema.mistakes(of: base.map(catalogue.overlaying) ?? catalogue).map {
      "\(tag)/\(file.rawValue): \($0)"
    }
  }
  guard mistakes.isEmpty else { throw CatalogueError(mistakes.joined(separator: "\n")) }
  let writer = IndexWriter(schema: schema)
  let messages = writer.folders.map { (name: writer.place(of: $0), text: writer.swift(of: $0)) }
  let index = LanguageIndex(folders: folders, file: file)
  let own = "Languages/Compiled"
  let common =
    messages + [
      (name: "\(own)/\(index.swiftName)", text: index.swift),
      (name: "\(own)/texts.h", text: index.c),
    ]
  guard file == .say else { return common }
  let ranked = folders.filter(\.speaks).compactMap { catalogues[$0.tag] }
  return common + [(name: "\(own)/unit-names.txt", text: UnitNames(ranked).text)]
}
