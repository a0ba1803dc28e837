// SPDX-License-Identifier: MIT

internal import Audiograph
internal import JSON

/// A company's list of filings: `{"name": …, "filings": {"recent": {column: […]}, "files": [{"name",
/// "filingFrom", "filingTo"}]}}`, older ones in files of their own, which are a record of columns.
struct Submissions {
  /// A file with older filings.
  struct Older: Hashable {
    var name: String
    var first: Int
    var last: Int
  }

  /// The company's name; empty where it is missing.
  let name: String
  /// The Forms 4 and their amendments among the latest filings.
  let filings: [ListedFiling]
  let older: [Older]

  /// - Throws: `ProviderError` with `.unexpected` where the text is no such list.
  init(_ root: JSONNode) throws(ProviderError) {
    guard let filings = root.member("filings"), let recent = filings.member("recent") else {
      throw ProviderError(.sec, .unexpected(.answerIsNoRecord))
    }
    name = root.member("name")?.text ?? ""
    self.filings = try Self.filings(of: recent)
    let files = filings.member("files")
    older = (0..<(files?.count ?? 0)).compactMap { files?.element($0).flatMap(Older.init) }
  }

  /// The Forms 4 and their amendments of columns; those with an impossible number or no date are left out.
  ///
  /// - Throws: `ProviderError` with `.unexpected` where columns are missing or differ in length.
  static func filings(of columns: JSONNode) throws(ProviderError) -> [ListedFiling] {
    var nodes: [JSONNode] = []
    for name in ["form", "accessionNumber", "filingDate", "reportDate", "primaryDocument"] {
      guard let column = columns.member(name), column.shape == .list else {
        throw ProviderError(.sec, .unexpected(.missingColumn(name: name)))
      }
      nodes.append(column)
    }
    let count = nodes[0].count
    guard nodes.allSatisfy({ $0.count == count }) else {
      throw ProviderError(.sec, .unexpected(.unequalColumns))
    }
    return (0..<count).compactMap { row in
      guard let form = nodes[0].element(row)?.text, form == "4" || form == "4/A" else { return nil }
      return ListedFiling(form: form, row: nodes.map { $0.element(row)?.text ?? "" })
    }
  }
}

extension Submissions.Older {
  fileprivate init?(_ file: JSONNode) {
    guard let name = file.member("name")?.text, name.isPlainFileName,
      let first = file.member("filingFrom")?.text.flatMap(dayNumber),
      let last = file.member("filingTo")?.text.flatMap(dayNumber)
    else { return nil }
    self.init(name: name, first: first, last: last)
  }
}

extension ListedFiling {
  fileprivate init?(form: String, row: [String]) {
    guard row[1].utf8.allSatisfy({ $0 == 0x2D || (0x30...0x39).contains($0) }), !row[1].isEmpty,
      let filed = dayNumber(row[2])
    else { return nil }
    // A folder before it holds the same document as a page.
    let document = row[4].parts(at: "/").last.map(String.init) ?? ""
    self.init(
      accession: row[1], form: form, filed: filed, reported: dayNumber(row[3]) ?? filed,
      document: document.isPlainFileName ? document : "")
  }
}

extension String {
  /// Whether it is a name of letters, digits, full stops, hyphens and low lines that begins with no full stop.
  fileprivate var isPlainFileName: Bool {
    !isEmpty && !begins(with: ".")
      && utf8.allSatisfy {
        (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0)
          || [0x2D, 0x2E, 0x5F].contains($0)
      }
  }
}
