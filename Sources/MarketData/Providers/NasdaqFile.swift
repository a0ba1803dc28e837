// SPDX-License-Identifier: MIT

internal import Audiograph

/// One of the two lists of everything that is traded on exchanges of the United States.
///
/// The files are `nasdaqlisted.txt` and `otherlisted.txt`: a header, cells between `|`, and a last
/// line that says when the file was made. Columns are found by their names. A file without its last
/// line broke off and is refused.
struct NasdaqFile: Sendable, Hashable {
  /// Which of the lists.
  enum Kind: String, Sendable, Hashable, CaseIterable {
    /// What is listed on Nasdaq.
    case nasdaq = "nasdaqlisted.txt"
    /// What is listed elsewhere.
    case other = "otherlisted.txt"
  }

  /// What is traded, in the order of the list.
  private(set) var entries: [DirectoryEntry] = []
  /// How many lines were for tests of the exchange and were left out.
  private(set) var testCount = 0
  /// How many lines have a symbol that this program cannot name, and were left out.
  private(set) var skippedCount = 0

  /// A list from its bytes.
  ///
  /// - Throws: `ProviderError` with `.malformed` where the last line is missing or a line has too few cells,
  ///   `.unexpected` where a column is missing or nothing is listed.
  init(_ bytes: [UInt8], _ kind: Kind) throws(ProviderError) {
    let marked = bytes.starts(with: ResponseCheck.byteOrderMark) ? bytes.dropFirst(3) : bytes[...]
    var lines = marked.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D })
    guard let last = lines.popLast(), last.starts(with: "File Creation Time".utf8) else {
      throw ProviderError(
        .nasdaq, .malformed(.listWithoutTime(list: kind.rawValue)))
    }
    guard let header = lines.first else {
      throw ProviderError(.nasdaq, .unexpected(.listEmpty(list: kind.rawValue)))
    }
    let columns = try Columns(header, kind)
    for (number, line) in lines.enumerated().dropFirst() {
      let cells = line.cells
      guard columns.fit(cells) else {
        throw ProviderError(
          .nasdaq, .malformed(.lineTooShort(line: number + 1, list: kind.rawValue)))
      }
      add(cells, columns)
    }
    guard !entries.isEmpty else {
      throw ProviderError(.nasdaq, .unexpected(.listNamesNothing(list: kind.rawValue)))
    }
  }

  private mutating func add(_ cells: [String], _ columns: Columns) {
    if cells[columns.test] == "Y" {
      testCount += 1
    } else if let symbol = MarketSymbol(listed: cells[columns.symbol]) {
      entries.append(
        DirectoryEntry(
          symbol: symbol, name: shareName(cells[columns.name]),
          exchange: columns.exchange.map { exchangeName(cells[$0]) } ?? "Nasdaq", currency: "USD"))
    } else {
      skippedCount += 1
    }
  }

  /// Where the cells stand that are needed.
  private struct Columns {
    let symbol: Int
    let name: Int
    let test: Int
    /// Nil if all is listed on one exchange.
    let exchange: Int?

    init(_ header: ArraySlice<UInt8>, _ kind: Kind) throws(ProviderError) {
      let names = header.cells
      func place(_ name: String) throws(ProviderError) -> Int {
        guard let place = names.firstIndex(of: name) else {
          throw ProviderError(
            .nasdaq, .unexpected(.listWithoutColumn(list: kind.rawValue, name: name)))
        }
        return place
      }
      symbol = try place(kind == .nasdaq ? "Symbol" : "ACT Symbol")
      name = try place("Security Name")
      test = try place("Test Issue")
      exchange = kind == .nasdaq ? nil : try place("Exchange")
    }

    func fit(_ cells: [String]) -> Bool {
      cells.count > max(symbol, name, test, exchange ?? 0)
    }
  }
}

extension ArraySlice<UInt8> {
  /// The cells of a line, bytes that are not UTF-8 taken for Latin-1.
  fileprivate var cells: [String] {
    split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false).map { cell in
      let text =
        String(validating: cell, as: UTF8.self)
        ?? String(String.UnicodeScalarView(cell.map { Unicode.Scalar($0) }))
      return String(
        text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
  }
}

extension MarketSymbol {
  /// A symbol as the lists write it; nil for signs that no symbol here has.
  ///
  /// Classes stay after their full stop, `BRK.B`. Preferred shares stand after `$` in the lists,
  /// `ABR$D`, and become `ABR-PD`, as Yahoo calls them.
  fileprivate init?(listed text: String) {
    self.init(text.replacingScalars { $0 == "$" ? "-P" : nil })
  }
}

/// The exchange of a code in the list of what is not on Nasdaq; other codes stay as they are.
private func exchangeName(_ code: String) -> String {
  switch code {
  case "N": "NYSE"
  case "A": "NYSE American"
  case "P": "NYSE Arca"
  case "Z": "Cboe BZX"
  case "V": "IEX"
  default: code
  }
}
