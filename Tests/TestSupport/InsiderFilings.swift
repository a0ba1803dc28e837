// SPDX-License-Identifier: MIT

import Foundation

/// Thirty filings of insiders of one company in 2024, in the forms that the Securities and Exchange Commission
/// describes, with what may be odd about them, and the server that has them.
package enum InsiderFilings {
  /// A transaction as a document has it; nil for a number in whose place a footnote stands.
  package struct Trade: Sendable {
    package var date: String
    package var code: String
    package var shares: String?
    package var price: String?
    package var direction: String

    package init(date: String, code: String, shares: String?, price: String?, direction: String) {
      (self.date, self.code, self.shares) = (date, code, shares)
      (self.price, self.direction) = (price, direction)
    }
  }

  /// Who files.
  package struct Owner: Sendable {
    package var number: String
    package var name: String
    package var relation: String
  }

  /// One filing.
  package struct Filing: Sendable {
    package var number: Int
    package var form = "4"
    package var filed: String
    package var reported: String
    package var owners: [Owner]
    package var trades: [Trade]
    package var document = "xslF345X05/form4.xml"
    /// What is served in place of the document that these facts make.
    package var body: String?

    package var accession: String {
      "0000320193-24-" + String(repeating: "0", count: 6 - "\(number)".count) + "\(number)"
    }
    package var path: String {
      "/Archives/edgar/data/320193/\(accession.replacingOccurrences(of: "-", with: ""))/form4.xml"
    }
  }

  package static let listPath = "/files/company_tickers.json"
  package static let submissionsPath = "/submissions/CIK0000320193.json"
  package static let olderPath = "/submissions/CIK0000320193-submissions-001.json"

  static let chief = Owner(
    number: "0001214156", name: "COOK TIMOTHY D",
    relation: "<isDirector>1</isDirector><isOfficer>1</isOfficer>"
      + "<officerTitle>Chief Executive Officer</officerTitle>")
  static let vice = Owner(
    number: "0001767094", name: "O&apos;Brien Deirdre",
    relation: "<isOfficer>true</isOfficer><officerTitle>Retail &amp; People</officerTitle>")
  static let director = Owner(
    number: "0001214128", name: "LEVINSON ARTHUR D",
    relation: "<isDirector>true</isDirector><isOfficer>false</isOfficer>")
  static let holding = Owner(
    number: "0001067983", name: "BIG HOLDING LLC",
    relation: "<isTenPercentOwner>1</isTenPercentOwner>")
  static let remarks = Owner(
    number: "0001631982", name: "MAESTRI LUCA",
    relation: "<isOfficer>1</isOfficer><officerTitle>See Remarks</officerTitle>")

  static func sale(_ date: String, _ shares: String?, _ price: String?) -> Trade {
    Trade(date: date, code: "S", shares: shares, price: price, direction: "D")
  }

  static func trade(
    _ code: String, _ date: String, _ shares: String?, _ price: String?
  ) -> Trade {
    let direction = ["P", "A", "M"].contains(code) ? "A" : "D"
    return Trade(date: date, code: code, shares: shares, price: price, direction: direction)
  }

  package static let all: [Filing] = chiefs + vices + directors + odd

  /// Sales of six months beside options and taxes.
  private static let chiefs: [Filing] = (1...6).map { (month: Int) -> Filing in
    let day = "2024-0\(month)-10"
    let trades = [
      sale(day, "\(1000 * month)", "\(170 + month)"),
      sale(day, "\(500 * month)", "\(171 + month).50"),
      trade("M", day, "4000", "0"), trade("F", day, "2100", "170.10"),
    ]
    return Filing(
      number: month, filed: "2024-0\(month)-12", reported: day, owners: [chief], trades: trades)
  }

  private static let vices: [Filing] = (5...8).map { (month: Int) -> Filing in
    let day = "2024-0\(month)-15"
    return Filing(
      number: month + 2, filed: "2024-0\(month)-17", reported: day, owners: [vice],
      trades: [sale(day, "2000.5", "180.25")])
  }

  private static let directors: [Filing] = (3...6).map { (month: Int) -> Filing in
    let day = "2024-0\(month)-20"
    return Filing(
      number: month + 8, filed: "2024-0\(month)-21", reported: day, owners: [director],
      trades: [trade("P", day, "500", "165")])
  }

  private static let odd: [Filing] = [
    Filing(
      number: 15, filed: "2024-07-03", reported: "2024-07-01", owners: [holding, director],
      trades: [sale("2024-07-01", "40000", "184.40")]),
    Filing(
      number: 16, filed: "2024-07-05", reported: "2024-07-03", owners: [remarks],
      trades: [sale("2024-07-03", "700", nil)]),
    Filing(
      number: 17, filed: "2024-07-08", reported: "2024-07-05", owners: [remarks],
      trades: [sale("2024-07-05", "-100", "180"), sale("2024-07-05", "100", "181")]),
    Filing(
      number: 18, filed: "2024-07-09", reported: "2024-07-08", owners: [remarks],
      trades: [sale("2024-07-08", nil, "180")]),
    // In place of the chief's first filing.
    Filing(
      number: 19, form: "4/A", filed: "2024-02-20", reported: "2024-01-10", owners: [chief],
      trades: [sale("2024-01-10", "1100", "171")]),
    Filing(
      number: 20, filed: "2024-08-02", reported: "2024-08-01", owners: [chief],
      trades: [trade("G", "2024-08-01", "250", "0")]),
    Filing(
      number: 21, filed: "2024-08-03", reported: "2024-08-02", owners: [director],
      trades: [trade("A", "2024-08-02", "1500", "0")]),
    Filing(
      number: 22, filed: "2024-08-05", reported: "2024-08-02", owners: [vice],
      trades: ["J", "D", "W"].map { trade($0, "2024-08-02", "10", "5") }),
    Filing(
      number: 23, filed: "2024-08-06", reported: "2024-08-05", owners: [vice], trades: [],
      body: "<?xml version=\"1.0\"?><ownershipDocument><documentType>4</documentType>"),
    // The company itself owns shares of another one.
    Filing(
      number: 24, filed: "2024-08-07", reported: "2024-08-06", owners: [holding],
      trades: [sale("2024-08-06", "999999", "1")],
      body: document(
        "4", "2024-08-06", [holding], [sale("2024-08-06", "999999", "1")], issuer: "0000999999")),
    Filing(
      number: 25, filed: "2024-08-08", reported: "2024-08-07", owners: [vice], trades: [],
      body: "<!DOCTYPE a [<!ENTITY b \"c\">]><ownershipDocument>&b;</ownershipDocument>"),
    Filing(
      number: 26, filed: "2024-08-09", reported: "2024-08-08", owners: [vice], trades: [],
      document: "form4.txt"),
    // Filed within the year, traded before.
    Filing(
      number: 27, filed: "2024-01-02", reported: "2023-12-28", owners: [vice],
      trades: [sale("2023-12-28", "800", "190")]),
    Filing(
      number: 28, filed: "2024-09-02", reported: "2024-08-30", owners: [vice], trades: [],
      body: document(
        "4", "2024-08-30", [vice], [],
        besides: "<derivativeTable><derivativeTransaction>"
          + "<transactionCoding><transactionCode>S</transactionCode></transactionCoding>"
          + "</derivativeTransaction></derivativeTable>")),
    Filing(
      number: 29, filed: "2024-09-04", reported: "2024-09-03", owners: [remarks],
      trades: [sale("2024-09-03", "1,500", "<!-- a price --><![CDATA[182.00]]>")]),
    Filing(
      number: 30, filed: "2024-10-04", reported: "2024-10-02-04:00", owners: [director],
      trades: [trade("P", "2024-10-02-04:00", "600", "188")]),
  ]

  /// The document of a filing.
  package static func document(
    _ form: String, _ reported: String, _ owners: [Owner], _ trades: [Trade],
    issuer: String = "0000320193", besides: String = ""
  ) -> String {
    let people = owners.map { owner in
      "<reportingOwner><reportingOwnerId><rptOwnerCik>\(owner.number)</rptOwnerCik>"
        + "<rptOwnerName>\(owner.name)</rptOwnerName></reportingOwnerId>"
        + "<reportingOwnerRelationship>\(owner.relation)</reportingOwnerRelationship>"
        + "</reportingOwner>\n"
    }
    func value(_ name: String, _ text: String?) -> String {
      let inner = text.map { "<value>\($0)</value>" } ?? "<footnoteId id=\"F1\"/>"
      return "<\(name)>\(inner)</\(name)>"
    }
    let rows = trades.map { trade in
      "<nonDerivativeTransaction>" + value("securityTitle", "Common Stock")
        + value("transactionDate", trade.date)
        + "<transactionCoding><transactionFormType>4</transactionFormType>"
        + "<transactionCode>\(trade.code)</transactionCode></transactionCoding>"
        + "<transactionAmounts>\(value("transactionShares", trade.shares))"
        + value("transactionPricePerShare", trade.price)
        + value("transactionAcquiredDisposedCode", trade.direction)
        + "</transactionAmounts></nonDerivativeTransaction>\n"
    }
    return """
      <?xml version="1.0"?>
      <ownershipDocument>
      <schemaVersion>X0508</schemaVersion><documentType>\(form)</documentType>
      <periodOfReport>\(reported)</periodOfReport>
      <issuer><issuerCik>\(issuer)</issuerCik><issuerName>Apple Inc.</issuerName>
      <issuerTradingSymbol>AAPL</issuerTradingSymbol></issuer>
      \(people.joined())<nonDerivativeTable>
      \(rows.joined())</nonDerivativeTable>\(besides)
      <footnotes><footnote id="F1">In several trades.</footnote></footnotes>
      </ownershipDocument>
      """
  }

  /// The list of some filings among others, and with a file of older ones.
  package static func submissions(_ filings: [Filing] = all) -> String {
    let others = [
      ("10-K", "0000320193-24-900001", "2024-11-01", "2024-09-28", "aapl.htm"),
      ("144", "0000320193-24-900002", "2024-06-01", "", "xsl144/primary_doc.xml"),
    ]
    let rows =
      others
      + filings.map {
        ($0.form, $0.accession, $0.filed, String($0.reported.prefix(10)), $0.document)
      }
    let recent = columns(rows)
    return #"{"cik":"320193","name":"Apple Inc.","filings":{"recent":"# + recent
      + #","files":[{"name":"CIK0000320193-submissions-001.json","filingCount":1,"#
      + #""filingFrom":"2010-01-01","filingTo":"2023-06-30"}]}}"#
  }

  /// Older filings: none of them a Form 4.
  package static let older = columns([
    ("8-K", "0000320193-20-000001", "2020-01-02", "2020-01-02", "a.htm")
  ])

  private static func columns(_ rows: [(String, String, String, String, String)]) -> String {
    func list(_ texts: [String]) -> String {
      "[" + texts.map { "\"\($0)\"" }.joined(separator: ",") + "]"
    }
    return #"{"accessionNumber":"# + list(rows.map(\.1)) + #","filingDate":"# + list(rows.map(\.2))
      + #","reportDate":"# + list(rows.map(\.3)) + #","form":"# + list(rows.map(\.0))
      + #","primaryDocument":"# + list(rows.map(\.4)) + "}"
  }

  /// What a server answers: both lists, and every document but that of a filing without XML.
  package static func replies(_ filings: [Filing] = all) -> [String: LoopbackReply] {
    var replies = [
      listPath: LoopbackReply(
        text: #"{"0":{"cik_str":320193,"ticker":"AAPL","title":"Apple Inc."},"#
          + #""1":{"cik_str":1652044,"ticker":"GOOG","title":"Alphabet Inc."}}"#),
      submissionsPath: LoopbackReply(type: "application/json", text: submissions(filings)),
      olderPath: LoopbackReply(type: "application/json", text: older),
      "/submissions/CIK0001652044.json": LoopbackReply(
        type: "application/json", text: submissions([])),
    ]
    for filing in filings {
      let text =
        filing.body ?? document(filing.form, filing.reported, filing.owners, filing.trades)
      replies[filing.path] = LoopbackReply(
        type: "text/xml", text: filing.number == 30 ? "\u{FEFF}" + text : text)
    }
    return replies
  }
}
