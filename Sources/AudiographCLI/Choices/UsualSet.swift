// SPDX-License-Identifier: MIT

internal import Audiograph

/// What `-o DIR/` writes: the sound, its captions, the description, and the page.
extension Arguments {
  private static let usualEndings = ["wav", "vtt", "txt", "html"]

  /// The same arguments, each output that ends in a slash replaced by the files of the usual set in
  /// that folder, named after the sources if no name is given.
  func withUsualSets(named stem: String? = nil) -> Arguments {
    let paths = all(.output)
    guard paths.contains(where: { $0.ends(with: "/") }) else { return self }
    var expanded = self
    expanded.remove(.output)
    for path in paths {
      guard path.ends(with: "/") else {
        expanded.add(.output, path)
        continue
      }
      for ending in Self.usualEndings {
        expanded.add(.output, "\(path)\(stem ?? plainStem).\(ending)")
      }
    }
    return expanded
  }

  /// The names of the sources in letters and numbers, without their folders and endings: of more than
  /// three the first one, and how many more there are.
  private var plainStem: String {
    var stems = operands.map { pathStem($0).fileStem }.filter { !$0.isEmpty }
    if stems.count > 3 { stems[1...] = ["and", "\(stems.count - 1)", "more"] }
    let plain = stems.joined(separator: "-")
    // The folder's own index has that name.
    return plain.isEmpty || plain == pathStem(DocumentFormat.indexName) ? "chart" : plain
  }
}
