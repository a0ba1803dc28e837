// SPDX-License-Identifier: MIT

/// Sentences beside the title of a chart, which they begin with, cut if it is long.
extension Wording {
  /// A sentence that stands right below the title, and does not repeat it.
  func sentence(_ sentence: String, below title: String) -> String {
    rest(of: sentence, behind: title).map(capitalized) ?? sentence
  }

  /// A sentence that stands alone, and has the whole title.
  func sentence(_ sentence: String, withWhole title: String) -> String {
    let isWhole = sentence.textWithoutIsolates.contains(title.textWithoutIsolates)
    guard !isWhole, let rest = rest(of: sentence, behind: title) else { return sentence }
    return [ended(self.title(title)), capitalized(rest)].paragraph
  }

  /// What follows the title in a sentence; nil if it does not begin with it.
  private func rest(of sentence: String, behind title: String) -> String? {
    for whole in [self.title(title), title.textWithoutIsolates] where sentence.hasPrefix(whole) {
      return unmarked(
        sentence.unicodeScalars.dropFirst(whole.unicodeScalars.count),
        isBehindMark: title.unicodeScalars.last.map { "?!".unicodeScalars.contains($0) } ?? false)
    }
    let scalars = sentence.unicodeScalars
    guard let cut = scalars.firstIndex(of: "…") else { return nil }
    let kept = String(scalars[..<cut]).textWithoutIsolates
    guard !kept.isEmpty, title.textWithoutIsolates.hasPrefix(kept) else { return nil }
    return unmarked(scalars[cut...].dropFirst(), isBehindMark: false)
  }

  /// A text without the end of an isolate and the comma that it begins with; nil without a comma, which no question
  /// has behind it.
  private func unmarked(
    _ scalars: String.UnicodeScalarView.SubSequence, isBehindMark: Bool
  ) -> String? {
    let text = String(String.UnicodeScalarView(scalars.drop { $0 == "\u{2069}" }))
    let mark = isBehindMark ? " " : comma
    guard text.hasPrefix(mark) else { return nil }
    return String(
      String.UnicodeScalarView(text.unicodeScalars.dropFirst(mark.unicodeScalars.count)))
  }
}

extension String {
  /// The text as a heading begins: a word in small letters has a capital one, symbols such as mW have none.
  var asHeading: String {
    let word = unicodeScalars.prefix(while: \.properties.isLowercase)
    let next = unicodeScalars[word.endIndex...].first
    return word.count >= 4 && next.map({ " ,.".unicodeScalars.contains($0) }) ?? true
      ? capitalizedFirst : self
  }
}
