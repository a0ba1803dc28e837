// SPDX-License-Identifier: MIT

/// Makes the list of languages of their folders: as Swift, and as C that takes in their texts.
struct LanguageIndex {
  let folders: [LanguageFolder]
  let file: CatalogueFile

  private var speaking: [LanguageFolder] { folders.filter(\.speaks) }

  var swiftName: String { file == .say ? "Languages.swift" : "Languages+Program.swift" }

  var swift: String { IndexWriter.heading + (file == .say ? library : program) }

  /// The languages themselves, with what the library says in them.
  private var library: String {
    let cases = speaking.map { "  /// \($0.comment)\n  case \($0.name) = \($0.tag.quoted)\n" }
    return """
      internal import CCatalogues

      /// A language in which charts are described; the raw value is its tag (BCP 47).
      public enum Language: String, Sendable, Hashable, CaseIterable {
      \(cases.joined())}

      extension Language {
        /// What the library says in it, a variety before what it varies.
        var catalogues: [Catalogue] {
      \(arms { "in\($0.name.capitalized)" })
        }

        /// What it says that no message can.
        var grammar: Grammar {
      \(arms { $0.hasGrammar ? ".\($0.name)" : base(of: $0).map { ".\($0.name)" } ?? "Grammar()" })
        }
      }

      \(catalogues("embedded_text"))
      """
  }

  /// What the program says in them.
  private var program: String {
    """
    internal import Audiograph
    internal import CProgramCatalogues

    extension Language {
      /// What the program says in it, a variety before what it varies.
      var programCatalogues: [Catalogue] {
    \(arms { "in\($0.name.capitalized)" })
      }
    }

    \(catalogues("embedded_program_text"))
    """
  }

  private func arms(_ value: (LanguageFolder) -> String) -> String {
    "    switch self {\n"
      + speaking.map { "    case .\($0.name): \(value($0))\n" }.joined() + "    }"
  }

  private func base(of language: LanguageFolder) -> LanguageFolder? {
    folders.first { $0.tag == language.base }
  }

  private func catalogues(_ function: String) -> String {
    speaking.map { language in
      let own = "[Catalogue(\(function)(\("\(language.tag)/\(file.rawValue)".quoted)))]"
      let others = base(of: language).map { " + in\($0.name.capitalized)" } ?? ""
      return "private let in\(language.name.capitalized) = \(own)\(others)\n"
    }.joined()
  }

  /// Arrays of bytes, and a table of them by the name of their file.
  ///
  /// What is read in all languages is one text.
  var c: String {
    let arrays = speaking.map { language in
      (
        name: "\(language.tag)/\(file.rawValue)", array: "text_\(language.name)",
        files: ["\(language.tag)/\(file.rawValue)"]
      )
    }
    let read = folders.filter(\.reads).map { "\($0.tag)/read.txt" }
    let all = arrays + (file == .say ? [(name: "read.txt", array: "text_read", files: read)] : [])
    let bytes = all.map { text in
      "static const unsigned char \(text.array)[] = {\n"
        + text.files.map { "#embed \"\(prefix)\($0)\"\n" }.joined(separator: ",\n") + "};\n"
    }
    let rows = all.map { "    {\($0.name.quoted), {\($0.array), sizeof \($0.array)}},\n" }
    return """
      // SPDX-License-Identifier: MIT
      // The texts of languages, made by `make languages`: changes here are lost.

      \(bytes.joined(separator: "\n"))
      static const struct NamedText texts[] = {
      \(rows.joined())};

      """
  }

  /// Where the folders of languages are, from the file that takes them in.
  private var prefix: String { file == .say ? "../" : "../../../Audiograph/Languages/" }
}

extension String {
  /// With a capital at its beginning.
  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
