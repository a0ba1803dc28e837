// SPDX-License-Identifier: MIT

import Foundation

/// The folder of a language, named by its tag: what is said in it, what is read, and Swift for what no
/// message can say.
struct LanguageFolder {
  let tag: String
  /// Whether anything is said in it; of others only words are read.
  let speaks: Bool
  /// Whether tables are read in it.
  let reads: Bool
  /// What Swift calls it: `german`.
  let name: String
  /// The first line of its catalogue, such as `German.`.
  let comment: String
  /// Its place among the languages.
  let rank: Int
  /// The language that says what this one does not.
  let base: String?
  /// Whether it has a `Grammar` of its own.
  let hasGrammar: Bool

  /// The languages of a folder, those that speak first, by their rank.
  ///
  /// - Throws: What is wrong, or why they cannot be read.
  static func all(in folder: URL) throws -> [LanguageFolder] {
    let files = FileManager.default
    let tags = try files.contentsOfDirectory(atPath: folder.path).filter { tag in
      ["say.mf2", "read.txt"].contains { name in
        files.fileExists(atPath: folder.appendingPathComponent("\(tag)/\(name)").path)
      }
    }
    let languages = try tags.map { try LanguageFolder(tag: $0, in: folder) }
    return languages.sorted { ($0.rank, $0.tag) < ($1.rank, $1.tag) }
  }

  private init(tag: String, in folder: URL) throws {
    let place = folder.appendingPathComponent(tag)
    let names = try FileManager.default.contentsOfDirectory(atPath: place.path)
    self.tag = tag
    reads = names.contains("read.txt")
    hasGrammar = names.contains { $0.hasSuffix(".swift") }
    speaks = names.contains(CatalogueFile.say.rawValue)
    guard speaks else {
      (name, comment, rank, base) = (tag, "", .max, nil)
      return
    }
    let text = try String(
      contentsOf: place.appendingPathComponent(CatalogueFile.say.rawValue), encoding: .utf8)
    let settings = try Catalogue(text, name: tag).settings
    guard let name = settings["case"], let rank = settings["rank"].flatMap({ Int($0) }) else {
      throw CatalogueError("\(tag)/say.mf2 needs @case, its name in Swift, and @rank, its place")
    }
    (self.name, self.rank, base) = (name, rank, settings["extends"])
    comment = text.split(separator: "\n").first.map { $0.drop { "# ".contains($0) }.trimmed } ?? ""
  }
}
