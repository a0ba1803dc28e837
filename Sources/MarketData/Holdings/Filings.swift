// SPDX-License-Identifier: MIT

internal import Audiograph

/// The filings of one quarter that count, of all in a data set.
///
/// A data set has what was filed within three months: the reports of one quarter, which most are about,
/// and late ones of quarters before, which would give only a part of those. A manager's later report
/// or restatement of a quarter replaces what it filed before; new holdings add to it.
struct Filings {
  /// A filing that counts.
  struct Counted {
    /// The manager's place in `managers`.
    let manager: Int
    /// What its values are multiplied by to be dollars.
    let scale: Int
  }

  /// The last day of the quarter, counted from 1970-01-01.
  let quarter: Int
  /// Who filed, by the Commission's number.
  private(set) var managers: [(number: Int, name: String)] = []
  /// How many filings are about other quarters.
  let otherCount: Int
  /// How many rows of the two tables could not be read.
  private(set) var unreadableCount: Int
  private var counted: [Int: Counted] = [:]
  private let known: Set<Int>

  /// The filings in the tables `SUBMISSION` and `COVERPAGE`.
  ///
  /// - Throws: `HoldingsFault`; `.noHoldings` where no report of holdings is among them.
  init(_ archive: ZipArchive) throws(HoldingsFault) {
    var (filings, unreadable) = try Self.submissions(archive)
    unreadable += try Self.readCovers(archive, into: &filings)
    unreadableCount = unreadable
    known = Set(filings.keys)
    let reports = filings.values.filter(\.hasHoldings)
    let counts = Dictionary(grouping: reports, by: \.period).mapValues(\.count)
    guard let quarter = counts.max(by: { ($0.value, $0.key) < ($1.value, $1.key) })?.key else {
      throw .noHoldings
    }
    self.quarter = quarter
    otherCount = reports.count { $0.period != quarter }
    count(reports.filter { $0.period == quarter })
  }

  /// Whether the tables have a filing, whatever it is about.
  func has(_ number: Int) -> Bool { known.contains(number) }

  /// The filing of a number where it counts.
  subscript(number: Int) -> Counted? { counted[number] }

  private mutating func count(_ reports: [Filing]) {
    let byManager = Dictionary(grouping: reports, by: \.manager)
    for (number, filed) in byManager.sorted(by: { $0.key < $1.key }) {
      let inOrder = filed.sorted { $0.order < $1.order }
      let start = inOrder.lastIndex { !$0.addsHoldings } ?? 0
      let name = inOrder.last { !$0.name.isEmpty }?.name ?? "CIK \(number)"
      for filing in inOrder[start...] {
        counted[filing.number] = Counted(
          manager: managers.count, scale: filing.filed < Self.firstDayInDollars ? 1000 : 1)
      }
      managers.append((number, name))
    }
  }

  /// 2023-01-03: filings before it have values in thousands of dollars.
  private static let firstDayInDollars = 19_360

  private static func submissions(
    _ archive: ZipArchive
  ) throws(HoldingsFault) -> (filings: [Int: Filing], unreadable: Int) {
    var rows = try TableRows("SUBMISSION", of: archive)
    let number = try rows.column("ACCESSION_NUMBER")
    let (filed, type) = (try rows.column("FILING_DATE"), try rows.column("SUBMISSIONTYPE"))
    let (manager, period) = (try rows.column("CIK"), try rows.column("PERIODOFREPORT"))
    var filings: [Int: Filing] = [:]
    var unreadable = 0
    while try rows.next() {
      guard rows.isWhole, let accession = rows.bytes.accessionNumber(rows.cell(number)),
        let manager = rows.bytes.wholeNumber(rows.cell(manager)),
        let filed = day(rows.text(filed)), let period = day(rows.text(period))
      else {
        unreadable += 1
        continue
      }
      let type = rows.text(type).uppercased()
      filings[accession] = Filing(
        number: accession, manager: manager, filed: filed, period: period,
        hasHoldings: type.begins(with: "13F-HR"))
    }
    return (filings, unreadable)
  }

  /// Adds what covers say; returns how many rows cannot be read.
  private static func readCovers(
    _ archive: ZipArchive, into filings: inout [Int: Filing]
  ) throws(HoldingsFault) -> Int {
    var rows = try TableRows("COVERPAGE", of: archive)
    let number = try rows.column("ACCESSION_NUMBER")
    let (amendment, type) = (try rows.column("AMENDMENTNO"), try rows.column("AMENDMENTTYPE"))
    let name = try rows.column("FILINGMANAGER_NAME")
    var unreadable = 0
    while try rows.next() {
      guard rows.isWhole, let accession = rows.bytes.accessionNumber(rows.cell(number)),
        filings[accession] != nil
      else {
        unreadable += 1
        continue
      }
      filings[accession]?.name = rows.text(name)
      filings[accession]?.amendment = rows.bytes.wholeNumber(rows.cell(amendment)) ?? 0
      filings[accession]?.addsHoldings = rows.text(type).uppercased() == "NEW HOLDINGS"
    }
    return unreadable
  }

  /// A day such as `14-NOV-2025`, counted from 1970-01-01.
  private static func day(_ text: String) -> Int? {
    let parts = text.uppercased().parts(at: "-").map(String.init)
    guard parts.count == 3, let day = Int(parts[0]), let year = Int(parts[2]),
      let month = monthNames.firstIndex(of: parts[1]), (1900...2999).contains(year)
    else { return nil }
    return CalendarDate(year: year, month: month + 1, day: day)?.day
  }
}

/// The names of months in the tables and in the names of data sets.
let monthNames = [
  "JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC",
]

/// One filing as its row and its cover have it.
private struct Filing {
  let number: Int
  let manager: Int
  let filed: Int
  let period: Int
  let hasHoldings: Bool
  var name = ""
  /// Which of several amendments; 0 for what is none.
  var amendment = 0
  var addsHoldings = false

  /// Orders what one manager filed.
  var order: (Int, Int, Int) { (filed, amendment, number) }
}
