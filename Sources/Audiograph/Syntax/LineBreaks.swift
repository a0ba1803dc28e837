// SPDX-License-Identifier: MIT

extension Substring {
  /// The parts of a word between which a row may end: Japanese has no blanks.
  ///
  /// No part begins with closing punctuation or a small letter, none ends in an opening bracket, and no number is parted from what it counts.
  ///
  /// Source: JIS X 4051, the characters that must not begin or end a line.
  package var unbroken: [Substring] {
    guard unicodeScalars.contains(where: \.isWide) else { return [self] }
    var (parts, start): ([Substring], Index) = ([], startIndex)
    for (place, character) in zip(indices, self).dropFirst() {
      let before = self[index(before: place)]
      let isWide = before.unicodeScalars.contains(where: \.isWide)
      if isWide, !Self.closing.contains(character), !Self.opening.contains(before) {
        parts.append(self[start..<place])
        start = place
      }
    }
    return parts + [self[start...]]
  }

  private static let closing: Set<Character> = Set("、。，．・：；？！」』）］｝】〉》〕ー々ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ％%)")
  private static let opening: Set<Character> = Set("「『（［｛【〈《〔")
}
