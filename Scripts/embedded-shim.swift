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

extension Dictionary {
  /// Without the cast that the library's has, from one tuple to another.
  init<Pairs: Sequence<(Key, Value)>>(
    _ pairs: Pairs, uniquingKeysWith combine: (Value, Value) -> Value
  ) {
    self.init()
    for (key, value) in pairs {
      if let known = self[key] { self[key] = combine(known, value) } else { self[key] = value }
    }
  }

  func merging(
    _ pairs: some Sequence<(Key, Value)>, uniquingKeysWith combine: (Value, Value) -> Value
  ) -> [Key: Value] {
    var merged = self
    for (key, value) in pairs {
      if let known = merged[key] {
        merged[key] = combine(known, value)
      } else {
        merged[key] = value
      }
    }
    return merged
  }
}
