// SPDX-License-Identifier: MIT

extension String {
  /// The text in so many cells, cut at a word, or within the first word where that alone is too long.
  package func shortened(to limit: Int) -> String {
    cellCount > limit ? cut(to: limit).withIsolateClosed : self
  }

  private func cut(to limit: Int) -> String {
    var cells = 0
    let cut = prefix { character in
      defer { cells += character.cellCount }
      return cells <= limit
    }
    guard let space = cut.lastIndex(of: " "), space > startIndex else {
      return String(cut.dropLast())
    }
    var words = cut[..<space].split(separator: " ")
    // Nothing ends well in "of", "von der" or "&".
    while words.count > 1, let last = words.last, last.count <= 3, !last.contains(where: \.isNumber)
    {
      words.removeLast()
    }
    return String(words.joined(separator: " ").reversed().drop { ",;:&-".contains($0) }.reversed())
  }
}
