// SPDX-License-Identifier: MIT

/// What `-o DIR/` writes: the sound, its captions, the description, and the page.
extension Arguments {
  private static let usualEndings = ["wav", "vtt", "txt", "html"]

  /// The same arguments, each output that ends in a slash replaced by the files of the usual set in
  /// that folder, named after the first source.
  var withUsualSets: Arguments {
    let paths = all(.output)
    guard paths.contains(where: { $0.hasSuffix("/") }) else { return self }
    var expanded = self
    expanded.remove(.output)
    for path in paths {
      guard path.hasSuffix("/") else {
        expanded.add(.output, path)
        continue
      }
      for ending in Self.usualEndings { expanded.add(.output, "\(path)\(plainStem).\(ending)") }
    }
    return expanded
  }

  /// The name of the first source in plain letters, without its folder and its ending.
  private var plainStem: String {
    let stem = pathStem(operands.first ?? "").lowercased()
    let kept = stem.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") ? $0 : "-" }
    let plain = String(kept).split(separator: "-").joined(separator: "-")
    // The folder's own index has that name.
    return plain.isEmpty || plain == pathStem(FolderIndex.name) ? "chart" : plain
  }
}
