// SPDX-License-Identifier: MIT

internal import Audiograph

/// The document of a Form 4, `ownershipDocument`.
///
/// Values stand in elements `value`; a `footnoteId` may stand there instead.
///
/// Source: "EDGAR Ownership XML Technical Specification", Securities and Exchange Commission.
struct OwnershipDocument {
  private let root: MarkupElement

  /// A document from its bytes.
  init(_ bytes: [UInt8]) throws(FilingFault) {
    do { root = try MarkupReader.root(of: bytes) } catch { throw .notXML }
    guard root.name == "ownershipDocument" else { throw .incomplete }
  }

  /// What it says as a filing of a list.
  ///
  /// - Parameters:
  ///   - listed: What the list says of it.
  ///   - number: The company's, without zeros at its beginning.
  /// - Returns: The filing.
  /// - Throws: `FilingFault`.
  func filing(_ listed: ListedFiling, of number: String) throws(FilingFault) -> InsiderFiling {
    let owners = root.all("reportingOwner")
    guard let first = owners.first, let insider = InsiderReport.Insider(first),
      let issuer = root.at("issuer", "issuerCik")?.text.withoutZeros,
      ["4", "4/A"].contains(root.at("documentType")?.text)
    else { throw .incomplete }
    guard issuer == number else { throw .otherIssuer }
    var listed = listed
    listed.form = root.at("documentType")?.text ?? listed.form
    listed.reported = root.at("periodOfReport")?.text.day ?? listed.reported
    let entries = root.at("nonDerivativeTable")?.all("nonDerivativeTransaction") ?? []
    let trades = entries.compactMap(InsiderFiling.Trade.init)
    let numbers = owners.compactMap { $0.at("reportingOwnerId", "rptOwnerCik")?.text.withoutZeros }
    return InsiderFiling(
      listed: listed,
      owner: numbers.isEmpty ? insider.name : numbers.sorted().joined(separator: "+"),
      ownerCount: owners.count, insider: insider, trades: trades,
      faultyCount: entries.count - trades.count)
  }
}

extension InsiderReport.Insider {
  /// A reporting owner; nil without a name.
  fileprivate init?(_ owner: MarkupElement) {
    guard let name = owner.at("reportingOwnerId", "rptOwnerName")?.text, !name.isEmpty else {
      return nil
    }
    let relation = owner.at("reportingOwnerRelationship")
    func isSet(_ flag: String) -> Bool {
      ["1", "true"].contains(relation?.at(flag)?.text.lowercased())
    }
    let title = relation?.at("officerTitle")?.text ?? ""
    let positions: [(flag: String, InsiderReport.Position)] = [
      ("isOfficer", .officer), ("isDirector", .director), ("isTenPercentOwner", .owner),
    ]
    let position = positions.first { isSet($0.flag) }?.1 ?? .other
    self.init(
      name: wordsOfCapitals(name.displayText), position: position,
      title: position == .officer && !title.lowercased().holds("remarks") ? title.displayText : "")
  }
}

extension InsiderFiling.Trade {
  /// A transaction; nil where a number is missing or cannot be right.
  fileprivate init?(_ entry: MarkupElement) {
    let amounts = entry.at("transactionAmounts")
    func number(_ name: String) -> Double? {
      amounts?.at(name, "value")?.text.amount
    }
    guard let day = entry.at("transactionDate", "value")?.text.day,
      let code = entry.at("transactionCoding", "transactionCode")?.text, code.utf8.count == 1,
      let shares = number("transactionShares"), shares > 0, shares < 1e13
    else { return nil }
    let direction = amounts?.at("transactionAcquiredDisposedCode", "value")?.text
    guard !(code == "P" && direction == "D" || code == "S" && direction == "A") else { return nil }
    let price = number("transactionPricePerShare")
    if let price, price < 0 || price > 1e9 { return nil }
    self.init(day: day, code: code, shares: shares, price: price == 0 ? nil : price)
  }
}

extension String {
  /// A day counted from 1970-01-01, of a date that may have an offset behind it.
  fileprivate var day: Int? { dayNumber(String(prefix(10))) }

  /// A number with a full stop before its decimals; commas may stand between thousands.
  fileprivate var amount: Double? {
    decimalNumber(replacingScalars { $0 == "," ? "" : nil })
  }

  fileprivate var withoutZeros: String { String(drop { $0 == "0" }) }
}
