// SPDX-License-Identifier: MIT

internal import Audiograph

/// A heading taken apart: `Inflation (percent)` is a name and a unit.
struct Heading {
  let name: String
  let unit: String?

  init(_ text: String) {
    let opening: Character? = text.hasSuffix(")") ? "(" : text.hasSuffix("]") ? "[" : nil
    guard let opening, let start = text.firstIndex(of: opening) else {
      name = text
      unit = nil
      return
    }
    let before = text[..<start].trimmed
    let inside = text[text.index(after: start)..<text.index(before: text.endIndex)].trimmed
    name = before.isEmpty || inside.isEmpty ? text : before
    unit = before.isEmpty || inside.isEmpty ? nil : inside
  }

  /// What numbers in this unit are.
  var kind: ChartKind {
    guard let unit else { return .measurement }
    return ["percent", "%", "per cent", "pct", "prozent"].contains(unit.lowercased())
      ? .percent : .measurement
  }
}

extension Substring {
  fileprivate var trimmed: String {
    var rest = self
    while rest.first == " " { rest.removeFirst() }
    while rest.last == " " { rest.removeLast() }
    return String(rest)
  }
}

/// Finds a column by its heading: as it stands, without its unit, then without regard to case.
struct HeadingSearch {
  let headings: [String]

  init(_ headings: [String]) { self.headings = headings }

  /// The places of all columns that match in the strictest way in which any does.
  func places(of name: String) -> [Int] {
    let folded = name.lowercased()
    return places { $0 == name } ?? places { Heading($0).name == name }
      ?? places { $0.lowercased() == folded }
      ?? places { Heading($0).name.lowercased() == folded } ?? []
  }

  private func places(where matches: (String) -> Bool) -> [Int]? {
    let found = headings.indices.filter { matches(headings[$0]) }
    return found.isEmpty ? nil : found
  }
}

/// The headings of a price file: `Date,Open,High,Low,Close[,Adj Close][,Volume]`, in any order.
struct PriceHeadings {
  let date: Int
  let columns: [PriceColumn: Int]

  /// Nil where one that every price file has is lacking: all but the last two, or, where prices are
  /// expected, a date and a close.
  init?(_ headings: [String], expectsPrices: Bool = false) {
    let folded = headings.map(Self.letters)
    let dates =
      ["date", "timestamp", "datetime", "time"] + (expectsPrices ? ["datum", "day"] : [])
    guard let date = dates.lazy.compactMap({ folded.firstIndex(of: $0) }).first else { return nil }
    var columns: [PriceColumn: Int] = [:]
    for column in PriceColumn.allCases {
      let place =
        folded.firstIndex(of: Self.letters(column.rawValue))
        ?? (column == .adjustedClose ? folded.firstIndex(of: "adjustedclose") : nil)
        ?? (column == .close && expectsPrices ? Self.close(among: folded) : nil)
      let mayLack = column == .adjustedClose || column == .volume
      guard place != nil || mayLack || expectsPrices && column != .close else { return nil }
      columns[column] = place
    }
    self.date = date
    self.columns = columns
  }

  /// What a closing price is called besides, the clearest name first.
  private static func close(among headings: [String]) -> Int? {
    let names = [
      "closelast", "closingprice", "schlusskurs", "schluss", "last", "settle", "price", "adjclose",
      "adjustedclose", "kurs", "preis", "nav", "value", "rate", "wert",
    ]
    return names.lazy.compactMap { headings.firstIndex(of: $0) }.first
  }

  /// The letters of a heading without its unit, in lower case.
  private static func letters(_ heading: String) -> String {
    let letters = Heading(heading).name.utf8.map(\.lowercased).filter { (97...122).contains($0) }
    return String(decoding: letters, as: UTF8.self)
  }
}
