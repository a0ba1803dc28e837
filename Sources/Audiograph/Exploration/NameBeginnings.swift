// SPDX-License-Identifier: MIT

/// How many words tell a category from all others: one tells `West Virginia` from `Western`, two tell it from `West Bank`.
struct NameBeginnings: Sendable {
  /// More names than these are never shortened.
  private static let mostNames = 10_000

  /// More words than these no line has room for.
  static let mostWords = 40

  /// How many names begin with some words.
  private var counts: [String: Int] = [:]

  /// The beginnings of an axis of categories; of any other there are none.
  init(_ axis: XAxis) {
    guard case .categories(let names) = axis, names.count <= Self.mostNames else { return }
    for name in names {
      for beginning in Self.beginnings(of: name) { counts[beginning, default: 0] += 1 }
    }
  }

  /// The fewest words of a name with which no other one begins; more than are compared where there are none.
  func leastWords(at index: Int, on axis: XAxis) -> Int {
    guard case .categories(let names) = axis else { return 1 }
    let beginnings = Self.beginnings(of: names[index])
    let least = beginnings.firstIndex { counts[$0] == 1 }
    return (least ?? beginnings.count) + 1
  }

  private static func beginnings(of name: String) -> [String] {
    let words = name.textWithoutIsolates.words().prefix(mostWords)
    return words.indices.map { words[...$0].joined(separator: " ") }
  }
}
