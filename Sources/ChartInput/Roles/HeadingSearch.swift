// SPDX-License-Identifier: MIT

internal import Audiograph

/// Finds a column by its heading: as it stands, without its unit, then ignoring case.
struct HeadingSearch {
  let headings: [String]

  /// The places of each heading, for there may be as many columns that are asked for as there are headings.
  private let exact: [String: [Int]]

  init(_ headings: [String]) {
    self.headings = headings
    exact = Dictionary(grouping: headings.indices) { headings[$0] }
  }

  /// The place of a column that was asked for, counted from 0.
  ///
  /// - Throws: `ReadError.unknownColumn`, `.ambiguousColumn`.
  func place(of reference: ColumnReference, file: String) throws(ReadError) -> Int {
    let found: [Int] =
      switch reference {
      case .number(let number): number <= headings.count ? [number - 1] : []
      case .name(let name): places(of: name)
      }
    guard let first = found.first else {
      throw .unknownColumn(file: file, reference, headings: headings.map { $0.utf8.bounded() })
    }
    guard found.count == 1 else {
      throw .ambiguousColumn(
        file: file, name: reference.text.utf8.bounded(), numbers: found.map { $0 + 1 })
    }
    return first
  }

  /// The places of all columns that match in the strictest way in which any does.
  private func places(of name: String) -> [Int] {
    let folded = name.lowercased()
    return exact[name] ?? places { HeadingUnit($0).name == name }
      ?? places { $0.lowercased() == folded }
      ?? places { HeadingUnit($0).name.lowercased() == folded }
      // As messages write it, on one line.
      ?? places { $0.displayText == name } ?? []
  }

  private func places(where matches: (String) -> Bool) -> [Int]? {
    let found = headings.indices.filter { matches(headings[$0]) }
    return found.isEmpty ? nil : found
  }
}
