// SPDX-License-Identifier: MIT

/// A company's name as people say it: without legal form and class of share.
///
/// `Apple Inc.` is `Apple`, `Arthur J. Gallagher & Co.` is `Arthur J. Gallagher`.
///
/// - Parameters:
///   - name: The name.
///   - isCompany: Whether it is known to be a company's. Otherwise only words that can be nothing
///     but a legal form are dropped: `Vitamin Co` stays.
/// - Returns: The name without them; at least its first word.
package func companyName(_ name: String, isCompany: Bool = true) -> String {
  var words = name.split(separator: " ").map(String.init)
  while words.count > 1, let last = words.last,
    isDropped(last, isCompany) || isCompany && opensClass(words)
  {
    if isDropped(last, isCompany) {
      words.removeLast()
    } else {
      words.removeSubrange((words.lastIndex { $0.hasPrefix("(") } ?? words.count)...)
    }
  }
  guard let last = words.popLast() else { return name }
  return (words + [last.last == "," ? String(last.dropLast()) : last]).joined(separator: " ")
}

private func isDropped(_ word: String, _ isCompany: Bool) -> Bool {
  let bare = word.filter { $0 != "." && $0 != "," }
  return isCompany ? legalForms.contains(bare.lowercased()) : plainForms.contains(bare)
}

/// Whether the name ends in a remark in parentheses, such as `(Class A)`, with words before it.
private func opensClass(_ words: [String]) -> Bool {
  guard words.last?.last == ")", let start = words.lastIndex(where: { $0.hasPrefix("(") }) else {
    return false
  }
  return start > 0
}

/// The legal forms of companies in small letters, without points.
package let legalForms: Set<String> = [
  "&", "inc", "incorporated", "corp", "corporation", "co", "ltd", "limited", "plc", "llc", "lp",
  "ag", "se", "kgaa", "gmbh", "sa", "nv", "ab", "asa", "oyj", "spa", "publ",
]

/// Legal forms, as they are written, that no other name ends in.
private let plainForms: Set<String> = [
  "Inc", "Incorporated", "Corp", "Corporation", "Ltd", "PLC", "plc", "LLC", "AG", "GmbH", "KGaA",
]
