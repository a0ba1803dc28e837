// SPDX-License-Identifier: MIT

internal import Audiograph

/// A company's name without what kind of share is meant, where that is the usual one.
///
/// `Apple Inc. - Common Stock` is `Apple Inc.`, `Alcoa Corporation Common Stock` is `Alcoa
/// Corporation`, `Berkshire Hathaway Inc. New Common Stock` is `Berkshire Hathaway Inc.`. A class stays, as `Alphabet Inc. (Class A)`, and so does everything that is not an
/// ordinary share: `Example Corp. - Warrant`.
func shareName(_ listed: String) -> String {
  for kind in ordinaryShares where listed.lowercased().ends(with: " " + kind) {
    let name = listed.dropLast(kind.count + 1)
    return withClass(withoutNew(trimmed(name)))
  }
  return listed
}

/// What ordinary shares are called at the end of a name, longer names first.
private let ordinaryShares = [
  "common shares of beneficial interest", "shares of beneficial interest",
  "american depositary shares", "american depositary share", "american depository shares",
  "ordinary shares", "ordinary share", "common shares", "common share", "common stock",
  "capital stock", "common units",
]

/// A name that ends in `Class A` with the class in parentheses.
private func withClass(_ name: String) -> String {
  let words = name.words()
  guard words.count > 2, let letter = words.last, letter.count == 1,
    words[words.count - 2].lowercased() == "class"
  else { return name }
  let company = withoutNew(trimmed(words.dropLast(2).joined(separator: " ")[...]))
  return "\(company) (Class \(letter))"
}

/// A name without the word by which the lists tell shares from those they replaced.
private func withoutNew(_ name: String) -> String {
  let words = name.words()
  guard words.count > 1, ["new", "(new)"].contains(words.last?.lowercased()) else { return name }
  return trimmed(words.dropLast().joined(separator: " ")[...])
}

/// A name without the hyphen or the comma that led to what followed.
private func trimmed(_ name: Substring) -> String {
  let words = name.words()
  guard words.count > 1 else { return String(name) }
  let kept = words.last == "-" ? words.dropLast() : words[...]
  let text = kept.joined(separator: " ")
  return text.ends(with: ",") ? text.without(last: 1) : text
}
