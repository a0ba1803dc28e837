// SPDX-License-Identifier: MIT

/// A company's name as people say it: without legal form and class of share.
///
/// `Apple Inc.` is `Apple`, `Arthur J. Gallagher & Co.` is `Arthur J. Gallagher`.
func companyName(_ name: String) -> String {
  var words = name.split(separator: " ").map(String.init)
  while words.count > 1, let last = words.last, isDropped(last) || opensClass(words) {
    if isDropped(last) {
      words.removeLast()
    } else {
      words.removeSubrange((words.lastIndex { $0.hasPrefix("(") } ?? words.count)...)
    }
  }
  guard let last = words.popLast() else { return name }
  return (words + [last.last == "," ? String(last.dropLast()) : last]).joined(separator: " ")
}

private func isDropped(_ word: String) -> Bool {
  legalForms.contains(word.lowercased().filter { $0 != "." && $0 != "," })
}

/// Whether the name ends in a remark in parentheses, such as `(Class A)`, with words before it.
private func opensClass(_ words: [String]) -> Bool {
  guard words.last?.last == ")", let start = words.lastIndex(where: { $0.hasPrefix("(") }) else {
    return false
  }
  return start > 0
}

private let legalForms: Set<String> = [
  "&", "inc", "incorporated", "corp", "corporation", "co", "ltd", "limited", "plc", "llc", "lp",
  "ag", "se", "kgaa", "gmbh", "sa", "nv", "ab", "asa", "oyj", "spa", "publ",
]
