// SPDX-License-Identifier: MIT

internal import Posix

extension QuarterlyHoldings {
  /// The holdings in a data set: a zip archive with the tables `SUBMISSION`, `COVERPAGE` and `INFOTABLE`.
  ///
  /// Its tables are read one after another and stay packed. Rows that cannot be read are counted in
  /// `left` and do no harm to the others.
  ///
  /// - Parameter descriptor: The open file, from which can be read at any place; it is closed.
  /// - Throws: `HoldingsFault`.
  /// - Complexity: O(*n* log *n*) for *n* rows, each of which takes 24 bytes of memory.
  init(archive descriptor: consuming FileDescriptor) throws(HoldingsFault) {
    let archive = try ZipArchive(descriptor)
    var reading = HoldingsReading(try Filings(archive))
    try reading.read(TableRows("INFOTABLE", of: archive))
    self = reading.holdings()
    if securities.isEmpty { throw .noHoldings }
  }

  /// The holdings in a data set that is a file.
  ///
  /// - Throws: `HoldingsFault`.
  public init(path: String) throws(HoldingsFault) {
    let file: FileDescriptor
    do throws(SystemError) {
      guard try FileStatus(path).kind == .file else { throw SystemError.notRegular }
      file = try FileDescriptor(path)
    } catch {
      throw .unreadable(code: error.code)
    }
    try self.init(archive: file)
  }
}

/// Reads the rows of holdings and adds them up.
struct HoldingsReading {
  private let filings: Filings
  private var securities: [SecurityNames] = []
  private var places: [UInt64: Int] = [:]
  private var positions: [Position] = []
  private var left: [QuarterlyHoldings.Part: Int]
  private var accession: [UInt8] = []
  private var filing: Filings.Counted?
  private var isKnown = false

  /// No single holding has more shares, or is worth more dollars.
  private static let largest = 1_000_000_000_000

  init(_ filings: Filings) {
    self.filings = filings
    left = [.unreadable: filings.unreadableCount, .otherQuarters: filings.otherCount]
  }

  /// Adds all rows of the table.
  mutating func read(_ table: consuming TableRows) throws(HoldingsFault) {
    var rows = table
    let columns = try Columns(rows)
    while try rows.next() {
      guard rows.isWhole else {
        left[.unreadable, default: 0] += 1
        continue
      }
      find(rows.bytes, rows.cell(columns.accession))
      if let filing {
        add(rows, columns, filing)
      } else if !isKnown {
        left[.unreadable, default: 0] += 1
      }
    }
  }

  /// Rows of a filing stand together, so that most belong to the one before.
  private mutating func find(_ bytes: [UInt8], _ cell: Range<Int>) {
    if accession.count == cell.count, bytes[cell].elementsEqual(accession) { return }
    accession = Array(bytes[cell])
    let number = bytes.accessionNumber(cell)
    filing = number.flatMap { filings[$0] }
    isKnown = number.map(filings.has) ?? false
  }

  private mutating func add(_ rows: TableRows, _ columns: Columns, _ filing: Filings.Counted) {
    guard let cusip = CUSIP(rows.bytes, rows.cell(columns.cusip)),
      let shares = rows.bytes.wholeNumber(rows.cell(columns.amount)),
      let units = rows.bytes.wholeNumber(rows.cell(columns.value)),
      case let value = units.multipliedReportingOverflow(by: filing.scale), !value.overflow,
      (1...Self.largest).contains(shares), value.partialValue <= Self.largest,
      let kind = Kind(rows, columns)
    else {
      left[.unreadable, default: 0] += 1
      return
    }
    if kind == .bond {
      left[.bonds, default: 0] += 1
      return
    }
    let place = place(of: cusip)
    securities[place].issuer.take(rows.bytes, rows.cell(columns.issuer))
    securities[place].titleOfClass.take(rows.bytes, rows.cell(columns.titleOfClass))
    switch kind {
    case .call: securities[place].calls.add(shares)
    case .put: securities[place].puts.add(shares)
    case .shares, .bond:
      positions.append(
        Position(
          security: UInt32(place), manager: UInt32(filing.manager), shares: shares,
          value: value.partialValue))
    }
  }

  private mutating func place(of cusip: CUSIP) -> Int {
    if let place = places[cusip.code] { return place }
    places[cusip.code] = securities.count
    securities.append(SecurityNames(cusip: cusip))
    return securities.count - 1
  }

  /// The sums of all rows that were read.
  consuming func holdings() -> QuarterlyHoldings {
    positions.sort { $0.key < $1.key }
    var held = securities.map(\.security)
    var holders: Set<UInt32> = []
    var next = 0
    while next < positions.count {
      var position = positions[next]
      next += 1
      while next < positions.count, positions[next].key == position.key {
        position.shares.add(positions[next].shares)
        position.value.add(positions[next].value)
        next += 1
      }
      holders.insert(position.manager)
      let manager = filings.managers[Int(position.manager)]
      held[Int(position.security)].add(
        HeldSecurity.Holder(
          number: manager.number, name: manager.name, shares: position.shares,
          value: position.value))
    }
    return QuarterlyHoldings(
      quarter: filings.quarter, institutions: holders.count,
      securities: held.sorted { $0.cusip < $1.cusip }, left: left.filter { $0.value > 0 })
  }
}

/// The columns that are needed.
private struct Columns {
  let accession, issuer, titleOfClass, cusip, value, amount, amountType, option: Int

  init(_ rows: TableRows) throws(HoldingsFault) {
    accession = try rows.column("ACCESSION_NUMBER")
    issuer = try rows.column("NAMEOFISSUER")
    titleOfClass = try rows.column("TITLEOFCLASS")
    cusip = try rows.column("CUSIP")
    value = try rows.column("VALUE")
    amount = try rows.column("SSHPRNAMT")
    amountType = try rows.column("SSHPRNAMTTYPE")
    option = try rows.column("PUTCALL")
  }
}

/// What a row is about.
private enum Kind {
  case shares, bond, call, put

  /// Nil for a row that says nothing known.
  init?(_ rows: TableRows, _ columns: Columns) {
    let option = rows.bytes.withoutBlanks(rows.cell(columns.option))
    if !option.isEmpty {
      switch rows.bytes[option.lowerBound] | 0x20 {
      case UInt8(ascii: "c"): self = .call
      case UInt8(ascii: "p"): self = .put
      default: return nil
      }
      return
    }
    let type = rows.bytes.withoutBlanks(rows.cell(columns.amountType))
    guard !type.isEmpty else { return nil }
    switch rows.bytes[type.lowerBound] | 0x20 {
    case UInt8(ascii: "s"): self = .shares
    case UInt8(ascii: "p"): self = .bond
    default: return nil
    }
  }
}

/// What one row says that a manager holds.
private struct Position {
  let security: UInt32
  let manager: UInt32
  var shares: Int
  var value: Int

  /// Equal for rows that are about the same security and manager.
  var key: UInt64 { UInt64(security) << 32 | UInt64(manager) }
}

/// A CUSIP as a number, by which it is found sooner than by a text.
struct CUSIP {
  let code: UInt64

  /// The number of nine letters or digits, or of fewer digits whose zeros at the beginning got lost; nil
  /// for anything else.
  init?(_ bytes: [UInt8], _ cell: Range<Int>) {
    let cell = bytes.withoutBlanks(cell)
    guard (6...9).contains(cell.count) else { return nil }
    var code: UInt64 = 0
    for index in cell {
      let byte = bytes[index]
      switch byte {
      case 0x30...0x39: code = code * 36 + UInt64(byte - 0x30)
      case 0x41...0x5A, 0x61...0x7A:
        guard cell.count == 9 else { return nil }
        code = code * 36 + UInt64((byte | 0x20) - 0x57)
      default: return nil
      }
    }
    guard code > 0 else { return nil }
    self.code = code
  }

  /// The nine letters and digits.
  var text: String {
    let digits = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8)
    var (rest, bytes) = (code, [UInt8](repeating: 0x30, count: 9))
    for index in (0..<9).reversed() {
      bytes[index] = digits[Int(rest % 36)]
      rest /= 36
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// A security as the rows that were read call it.
private struct SecurityNames {
  let cusip: CUSIP
  var issuer = UsualText()
  var titleOfClass = UsualText()
  var calls = 0
  var puts = 0

  var security: HeldSecurity {
    var security = HeldSecurity(
      cusip: cusip.text, issuer: issuer.text, titleOfClass: titleOfClass.text)
    (security.calls, security.puts) = (calls, puts)
    return security
  }
}

/// The text that most of some cells have, found in one pass (Boyer and Moore, 1981).
private struct UsualText {
  private var bytes: [UInt8] = []
  private var lead = 0

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Takes a cell, small letters of ASCII for capitals; an empty one does not count.
  mutating func take(_ buffer: [UInt8], _ cell: Range<Int>) {
    let cell = buffer.withoutBlanks(cell)
    if cell.isEmpty { return }
    if cell.count == bytes.count, zip(buffer[cell], bytes).allSatisfy({ Self.capital($0) == $1 }) {
      lead += 1
    } else if lead == 0 {
      bytes = buffer[cell].map(Self.capital)
      lead = 1
    } else {
      lead -= 1
    }
  }

  private static func capital(_ byte: UInt8) -> UInt8 {
    (0x61...0x7A).contains(byte) ? byte & 0xDF : byte
  }
}

extension HeldSecurity {
  /// Adds an institution, each of which comes once.
  fileprivate mutating func add(_ holder: Holder) {
    institutions += 1
    shares.add(holder.shares)
    value.add(holder.value)
    let place = largest.firstIndex { $0.order > holder.order } ?? largest.count
    guard place < Self.mostHolders else { return }
    if largest.count == Self.mostHolders { largest.removeLast() }
    largest.insert(holder, at: place)
  }
}

extension HeldSecurity.Holder {
  /// Most shares first, those with equal ones by value, then by number.
  fileprivate var order: (Int, Int, Int) { (-shares, -value, number) }
}

extension Int {
  /// Adds a number that is not negative; what is too much stays the most there can be.
  fileprivate mutating func add(_ other: Int) {
    let sum = addingReportingOverflow(other)
    self = sum.overflow ? .max : sum.partialValue
  }
}
