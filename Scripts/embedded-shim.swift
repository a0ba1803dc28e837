// SPDX-License-Identifier: MIT

// What the core uses of Swift's library and Embedded Swift's lacks: `check-platforms` adds it to the core.

extension Collection where Element: Equatable {
  func firstRange(of other: some Collection<Element>) -> Range<Index>? {
    var start = startIndex
    while true {
      var end = start
      var rest = other[...]
      while end != endIndex, let next = rest.first, self[end] == next {
        formIndex(after: &end)
        rest.removeFirst()
      }
      if rest.isEmpty { return start..<end }
      if start == endIndex { return nil }
      formIndex(after: &start)
    }
  }
}

extension StringProtocol {
  func contains(_ other: String) -> Bool { firstRange(of: other) != nil }
  func contains(_ other: Substring) -> Bool { firstRange(of: other) != nil }

  func replacing(_ other: String, with replacement: String) -> String {
    var result = ""
    var rest = self[...]
    while !other.isEmpty, let found = rest.firstRange(of: other) {
      result += rest[..<found.lowerBound] + replacement
      rest = rest[found.upperBound...]
    }
    return result + rest
  }
}
