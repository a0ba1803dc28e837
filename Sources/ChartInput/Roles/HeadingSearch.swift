// SPDX-License-Identifier: MIT

internal import Audiograph

/// Finds a column by its heading: as it stands, without its unit, then ignoring case.
struct HeadingSearch {
  let headings: [String]

  init(_ headings: [String]) { self.headings = headings }

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
    return places { $0 == name } ?? places { HeadingUnit($0).name == name }
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

extension Collection<UInt8> {
  /// The text for messages and tables: at most 60 characters, the last of them an ellipsis.
  func bounded() -> String {
    let text = CellText.string(Array(prefix(1000))[...])
    guard count > 60 else { return text }
    return text.count > 60 ? String(text.prefix(59)) + "…" : text
  }
}

extension ColumnName {
  /// A column without a heading.
  init(number: Int) { self.init(number: number, heading: "Column \(number)") }
}

extension Span<UInt8> {
  var isValidUTF8: Bool {
    do {
      _ = try UTF8Span(validating: self)
      return true
    } catch {
      return false
    }
  }
}
