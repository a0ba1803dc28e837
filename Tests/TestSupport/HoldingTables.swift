// SPDX-License-Identifier: MIT

/// A data set of Form 13F as the Commission writes it, for tests.
public struct HoldingTables: Sendable {
  /// A filing with its cover.
  public struct Filing: Sendable {
    /// `0000000001-25-000001`.
    public var number: String
    /// The manager's number.
    public var manager: Int
    /// `14-NOV-2025`.
    public var filed: String
    /// `13F-HR`.
    public var type: String
    /// `30-SEP-2025`.
    public var period: String
    /// The manager's name.
    public var name: String
    /// `RESTATEMENT` or `NEW HOLDINGS`; empty for what is no amendment.
    public var amendment = ""
    /// The number of the amendment.
    public var amendmentNumber = ""
  }

  /// A row of holdings, its cells as they are written.
  public struct Row: Sendable {
    /// The filing's number.
    public var filing: String
    /// `APPLE INC`.
    public var issuer: String
    /// `COM`.
    public var kind: String
    /// `037833100`.
    public var cusip: String
    /// What it is worth.
    public var value: String
    /// How many there are.
    public var amount: String
    /// `SH` or `PRN`.
    public var amountType = "SH"
    /// `Put` or `Call`; empty for what is no option.
    public var option = ""
  }

  /// The filings, in the order of the table.
  public var filings: [Filing] = []
  /// The rows, in the order of the table.
  public var rows: [Row] = []

  /// No filings and no rows.
  public init() {}

  /// Adds a filing and makes the last part of its number.
  ///
  /// - Returns: The filing's number.
  @discardableResult
  public mutating func file(
    _ manager: Int, _ name: String, on filed: String, of period: String = "30-SEP-2025",
    type: String = "13F-HR", amendment: String = "", amendmentNumber: String = ""
  ) -> String {
    let number = "0000000001-25-" + String(1_000_000 + filings.count).dropFirst()
    filings.append(
      Filing(
        number: number, manager: manager, filed: filed, type: type, period: period, name: name,
        amendment: amendment, amendmentNumber: amendmentNumber))
    return number
  }

  /// Adds a row of Apple's shares.
  public mutating func hold(
    _ filing: String, _ amount: Int, worth value: Int, issuer: String = "APPLE INC",
    kind: String = "COM", cusip: String = "037833100", type: String = "SH", option: String = ""
  ) {
    rows.append(
      Row(
        filing: filing, issuer: issuer, kind: kind, cusip: cusip, value: "\(value)",
        amount: "\(amount)", amountType: type, option: option))
  }

  /// The tables by their names without an ending.
  public var tables: [(name: String, text: String)] {
    let submissions = filings.map {
      [$0.number, $0.filed, $0.type, "\($0.manager)", $0.period]
    }
    let covers = filings.map {
      [
        $0.number, $0.period, $0.amendment.isEmpty ? "N" : "Y", $0.amendmentNumber, $0.amendment,
        $0.name,
      ]
    }
    let holdings = rows.enumerated().map { index, row in
      [
        row.filing, "\(index)", row.issuer, row.kind, row.cusip, "", row.value, row.amount,
        row.amountType, row.option, "SOLE", "", "0", "0", "0",
      ]
    }
    return [
      (
        "SUBMISSION",
        Self.text(
          ["ACCESSION_NUMBER", "FILING_DATE", "SUBMISSIONTYPE", "CIK", "PERIODOFREPORT"],
          submissions)
      ),
      (
        "COVERPAGE",
        Self.text(
          [
            "ACCESSION_NUMBER", "REPORTCALENDARORQUARTER", "ISAMENDMENT", "AMENDMENTNO",
            "AMENDMENTTYPE", "FILINGMANAGER_NAME",
          ], covers)
      ),
      (
        "INFOTABLE",
        Self.text(
          [
            "ACCESSION_NUMBER", "INFOTABLE_SK", "NAMEOFISSUER", "TITLEOFCLASS", "CUSIP", "FIGI",
            "VALUE", "SSHPRNAMT", "SSHPRNAMTTYPE", "PUTCALL", "INVESTMENTDISCRETION",
            "OTHERMANAGER", "VOTING_AUTH_SOLE", "VOTING_AUTH_SHARED", "VOTING_AUTH_NONE",
          ], holdings)
      ),
    ]
  }

  private static func text(_ headings: [String], _ rows: [[String]]) -> String {
    ([headings] + rows).map { $0.joined(separator: "\t") + "\n" }.joined()
  }

  /// The data set, not packed; the tables stand in a folder.
  public var archive: [UInt8] {
    var zip = ZipFile()
    zip.add("FORM13F_readme.htm", Array("<html></html>".utf8))
    for table in tables { zip.add("set/\(table.name).tsv", Array(table.text.utf8)) }
    return zip.bytes
  }

  /// A data set of four managers who hold Apple, at the end of a quarter, values in dollars or thousands.
  public static func apple(
    filed: String = "14-NOV-2025", period: String = "30-SEP-2025", factor: Int = 1,
    inThousands: Bool = false
  ) -> HoldingTables {
    var tables = HoldingTables()
    let unit = inThousands ? 1000 : 1
    let holders = [
      ("VANGUARD GROUP INC", 1_300_000_000), ("BlackRock, Inc.", 1_100_000_000),
      ("STATE STREET CORP", 600_000_000), ("FMR LLC", 1),
    ]
    for (index, holder) in holders.enumerated() {
      let filing = tables.file(100 + index, holder.0, on: filed, of: period)
      tables.hold(filing, holder.1 * factor, worth: holder.1 * factor * 250 / unit)
    }
    let last = tables.filings[3].number
    tables.hold(last, 2_000_000, worth: 500_000_000, option: "Call")
    tables.hold(last, 3_000_000, worth: 750_000_000, option: "Put")
    tables.hold(
      last, 500, worth: 100_000, issuer: "ALPHABET INC", kind: "CAP STK CL A", cusip: "02079K305")
    tables.hold(
      last, 700, worth: 140_000, issuer: "ALPHABET INC", kind: "CAP STK CL C", cusip: "02079K107")
    tables.hold(
      last, 5, worth: 100, issuer: "APPLE HOSPITALITY REIT INC", kind: "COM NEW",
      cusip: "03784Y200")
    return tables
  }
}
