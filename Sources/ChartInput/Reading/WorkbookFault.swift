// SPDX-License-Identifier: MIT

/// Why a workbook cannot be read.
public enum WorkbookFault: Error, Sendable, Hashable {
  /// The archive, or what is in it, breaks off or is not what it has to be.
  case damaged
  /// Only its password opens it.
  case locked
  /// It is larger than this many bytes, out of proportion to the archive.
  case tooLarge(limit: Int)
  /// The library that unpacks it is missing.
  case missing(name: String)
  /// No sheet has a cell.
  case noCells
  /// No sheet has a cell, but some are charts.
  case onlyCharts
  /// The sheet that was asked for has no cell, or is a chart; its name, and the names of the others.
  case emptySheet(String, others: [String])
  case chartSheet(String, others: [String])
  /// There is no sheet of the name or the number that was asked for; the names there are.
  case unknownSheet(String, sheets: [String])
}

/// A sheet of a workbook: by its name, or by its number.
public enum SheetReference: Sendable, Hashable {
  case name(String)
  /// Counted from 1.
  case number(Int)

  /// A reference from what was typed.
  public init(_ text: String) {
    let isNumber = !text.isEmpty && text.utf8.allSatisfy(\.isDigit)
    self = isNumber ? Int(text).map(SheetReference.number) ?? .name(text) : .name(text)
  }

  /// The reference as it is typed.
  public var text: String {
    switch self {
    case .name(let name): name
    case .number(let number): "\(number)"
    }
  }

  /// The place of the sheet among all those of a workbook.
  ///
  /// - Throws: `WorkbookFault.unknownSheet` where there is none.
  func place(inWorkbookOf names: [String]) throws(WorkbookFault) -> Int {
    guard let place = place(among: names) else { throw .unknownSheet(text, sheets: names) }
    return place
  }

  /// The place of the sheet among some names; nil if there is none.
  ///
  /// A name counts before a number, for sheets may be called `2024`.
  func place(among names: [String]) -> Int? {
    if let place = names.firstIndex(of: text) { return place }
    switch self {
    case .name(let name):
      let folded = names.map { $0.lowercased() }
      return folded.firstIndex(of: name.lowercased())
    case .number(let number): return names.indices.first { $0 + 1 == number }
    }
  }
}
