// SPDX-License-Identifier: MIT

internal import Audiograph
internal import Glibc
internal import MarketData

/// What the bundled list of companies says about one symbol.
struct SymbolEntry: Equatable {
  /// The company's name without its legal form.
  let name: String
  /// The currency of its prices in words; nil where the list has none.
  let currency: String?

  /// What the store knows of a symbol.
  init(_ history: BarHistory, symbol: MarketSymbol) {
    name = history.name.map { companyName($0) } ?? symbol.text
    currency = history.currency.flatMap(currencyWords)
  }

  /// The entry of a symbol in capitals; nil where the list lacks it or cannot be read.
  init?(symbol: String, list path: String) {
    guard let bytes = contents(of: path), let line = bytes.line(beginning: symbol + ",") else {
      return nil
    }
    self.init(record: line)
  }

  /// The entry in a line `Symbol,Name,Exchange,Currency,Country`, names with commas in quotes.
  init?(record line: String) {
    let cells = cells(of: line)
    guard cells.count >= 2, !cells[1].isEmpty else { return nil }
    name = companyName(cells[1])
    currency = cells.count > 3 ? currencyWords(cells[3]) : nil
  }
}

/// A currency's code in words: `US dollars`.
///
/// A code that nobody here knows stays as it is; nil for what cannot be a code.
func currencyWords(_ code: String) -> String? {
  if let currency = Currency(unit: code), code.utf8.count <= 4 { return currency.englishName }
  let isCode = code.utf8.count == 3 && code.utf8.allSatisfy((UInt8(ascii: "A")...0x5A).contains)
  return isCode ? code : nil
}

/// The cells of one line of CSV.
func cells(of line: String) -> [String] {
  var cells = [""]
  var isQuoted = false
  var previousWasQuote = false
  for character in line {
    let doubled = character == "\"" && previousWasQuote && !isQuoted
    previousWasQuote = character == "\"" && isQuoted
    if character == "\"" {
      isQuoted.toggle()
      if doubled { cells[cells.count - 1].append("\"") }
    } else if character == ",", !isQuoted {
      cells.append("")
    } else {
      cells[cells.count - 1].append(character)
    }
  }
  return cells
}

/// The bytes of a small file; nil where it cannot be read.
func contents(of path: String) -> [UInt8]? {
  let descriptor = open(path, O_RDONLY | O_CLOEXEC)
  guard descriptor >= 0 else { return nil }
  defer { close(descriptor) }
  var bytes: [UInt8] = []
  var block = [UInt8](repeating: 0, count: 65_536)
  while true {
    let count = read(descriptor, &block, block.count)
    if count > 0 { bytes += block[..<count] } else if count == 0 { return bytes }
    if count < 0, errno != EINTR { return nil }
  }
}

extension [UInt8] {
  /// The first line that begins with a text, without its line break.
  fileprivate func line(beginning text: String) -> String? {
    var rest = self[...]
    while !rest.isEmpty {
      let line = rest.prefix { $0 != 0x0A }
      if line.starts(with: text.utf8) {
        return String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self)
      }
      rest = rest.dropFirst(line.count + 1)
    }
    return nil
  }
}
