// SPDX-License-Identifier: MIT

extension String {
  /// The text cut at a word, or within the first word where that alone is too long.
  package func shortened(to limit: Int) -> String {
    count > limit ? cut(to: limit).withIsolateClosed : self
  }

  private func cut(to limit: Int) -> String {
    let cut = prefix(max(0, limit) + 1)
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
