// SPDX-License-Identifier: MIT

internal import Audiograph
internal import JSON

/// Filings of insiders from the Securities and Exchange Commission, with a contact and at most ten requests a
/// second.
public struct InsiderSource: Sendable {
  private let submissions: ProviderAccess
  private let files: ProviderAccess

  /// Filings that are reached in these ways.
  ///
  /// - Parameters:
  ///   - submissions: How lists of filings are reached, with a contact.
  ///   - files: How documents and the list of symbols are reached, with a contact.
  public init(submissions: ProviderAccess, files: ProviderAccess) {
    self.submissions = submissions
    self.files = files
  }

  /// The number by which the Commission knows a company, ten digits, and its name.
  ///
  /// - Throws: `ProviderError`, with `.contactMissing` before anybody is asked, `.unknownSymbol` where the
  ///   symbol is not listed.
  public func company(
    of symbol: MarketSymbol
  ) throws(ProviderError) -> (number: String, name: String) {
    try checkContacts()
    let list = try CompanyTickers(try files.asked(.secFiles, "/files/company_tickers.json").root)
    guard let company = list[symbol] else {
      throw ProviderError(.secFiles, .unknownSymbol(symbol))
    }
    return (company.number, company.title)
  }

  /// A company's Forms 4 and their amendments that were filed since a day.
  ///
  /// - Parameters:
  ///   - number: The company's, ten digits.
  ///   - first: The day, counted from 1970-01-01.
  ///   - known: The day since which all filings are known but for the latest; nil for none.
  /// - Returns: The filings, in no order.
  /// - Throws: `ProviderError`.
  public func filings(
    of number: String, since first: Int, known: Int?
  ) throws(ProviderError) -> [ListedFiling] {
    try checkContacts()
    let list = try Submissions(
      try submissions.asked(.sec, "/submissions/CIK\(number).json").root)
    var filings = list.filings
    for file in list.older where file.last >= first && file.first < known ?? .max {
      let page = try submissions.asked(.sec, "/submissions/\(file.name)")
      filings += try Submissions.filings(of: page.root)
    }
    return filings.filter { $0.filed >= first }
  }

  /// What a filing says, or why it cannot be read.
  ///
  /// - Throws: `ProviderError` where the document did not come, which another time may be otherwise.
  public func document(
    _ filing: ListedFiling, of number: String
  ) throws(ProviderError) -> Result<InsiderFiling, FilingFault> {
    try checkContacts()
    guard filing.document.lowercased().ends(with: ".xml") else { return .failure(.noDocument) }
    let number = String(number.drop { $0 == "0" })
    let folder = filing.accession.replacingScalars { $0 == "-" ? "" : nil }
    let path = "/Archives/edgar/data/\(number)/\(folder)/\(filing.document)"
    do throws(ProviderError) {
      let bytes = try files.respecting(.secFiles) { () throws(ProviderError) in
        try files.bytes(
          ProviderRequest(provider: .secFiles, path: path, agentNote: files.contact),
          expecting: [.xml])
      }
      return Self.read(bytes, filing, of: number)
    } catch {
      switch error.fault {
      case .malformed: return .failure(.notXML)
      default: throw error
      }
    }
  }

  private static func read(
    _ bytes: [UInt8], _ filing: ListedFiling, of number: String
  ) -> Result<InsiderFiling, FilingFault> {
    do throws(FilingFault) {
      return .success(try OwnershipDocument(bytes).filing(filing, of: number))
    } catch {
      return .failure(error)
    }
  }

  private func checkContacts() throws(ProviderError) {
    try submissions.checkContact(of: .sec)
    try files.checkContact(of: .secFiles)
  }
}
