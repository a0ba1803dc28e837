// SPDX-License-Identifier: MIT

internal import Audiograph

/// Why a cell does not fit the dates before it.
enum DateFault: Equatable {
  case notADate
  /// A date, but only with day and month in the other order.
  case mixedOrder
  /// A month among days, a year among months and the like.
  case mixedPrecision
  /// A time with an offset from UTC among times without one.
  case mixedOffsets
}

/// Dates of one column as they are read, brought to one precision and one clock.
struct DateCollector {
  /// Whether the dates state their offset from UTC.
  private enum Clock: Equatable {
    case unknown, none
    case offset(minutes: Int)
    /// Offsets differed; everything is UTC.
    case converted
  }

  let form: DateForm
  /// Dates that mean a missing value.
  private let missing: [Int64]
  /// How the dates last read are written, and how many are read by their form before it is looked at again.
  private var stencil: DateStencil?
  private var patience = 0
  private static let longestPatience = 16
  private var readInstants: [Int64] = []
  private var finest: DatePrecision
  private var clock = Clock.unknown
  /// The midnights on the clocks of the cells, where offsets differ and nothing but midnight was
  /// seen: days of a place whose clocks change in spring and autumn.
  private var midnights: [Int64]?

  /// A collector of dates of a form.
  ///
  /// Among the texts that mean a missing value, those that are dates of this form count here; the
  /// others are asked for where a cell is not a date.
  init(_ form: DateForm, missing: [String] = []) {
    self.form = form
    self.missing = missing.compactMap { form.read(Array($0.utf8).span)?.instant }
    finest = form.precision
  }

  /// Makes room for so many dates more.
  mutating func reserve(_ count: Int) {
    readInstants.reserveCapacity(readInstants.count + count)
  }

  /// Takes the dates of some rows; the first that does not fit, after which nothing is taken.
  mutating func append(
    _ cells: CellColumn, rows: Range<Int>,
    isMissing: (ArraySlice<UInt8>) -> Bool = { _ in false }
  ) -> (row: Int, fault: DateFault)? {
    var row = rows.lowerBound
    while row < rows.upperBound {
      row = appendAlike(cells, from: row, to: rows.upperBound)
      guard row < rows.upperBound else { return nil }
      if let fault = append(cells, row, isMissing) { return (row, fault) }
      row += 1
    }
    return nil
  }

  /// Takes the dates that are written as the last ones are, up to the first that is not, whose row is returned.
  private mutating func appendAlike(_ cells: CellColumn, from row: Int, to end: Int) -> Int {
    guard let shift,
      let next = stencil?.append(cells, from: row, to: end, less: shift, into: &readInstants)
    else { return row }
    if next - row > Self.longestPatience { patience = 0 }
    return next
  }

  /// How many microseconds the clock of the stencil's dates is ahead of the column's; nil where the column's
  /// changes with such dates.
  private var shift: Int64? {
    guard let stencil else { return nil }
    switch clock {
    case .unknown: return nil
    case .none: return stencil.offsetMinutes == nil ? 0 : nil
    case .offset(let minutes): return stencil.offsetMinutes == minutes ? 0 : nil
    case .converted:
      return midnights == nil ? stencil.offsetMinutes.map { Int64($0) * 60_000_000 } : nil
    }
  }

  /// Looks at a date that the stencil does not read: dates of a form may differ in width, or their months have
  /// names.
  private mutating func cutStencil(_ text: Span<UInt8>, _ date: DateReading) {
    guard missing.isEmpty, !form.isOfTextsAlone else { return }
    patience -= 1
    guard patience < 0 else { return }
    patience = Self.longestPatience
    stencil = DateStencil(form, text, date)
  }

  private mutating func append(
    _ cells: CellColumn, _ row: Int, _ isMissing: (ArraySlice<UInt8>) -> Bool
  ) -> DateFault? {
    let range = cells[row].range
    guard !range.isEmpty else {
      appendNone()
      return nil
    }
    let text = cells.bytes.span.extracting(range)
    guard let date = form.read(cells, row) else {
      guard isMissing(cells.bytes(row)) else { return fault(text) }
      appendNone()
      return nil
    }
    guard missing.isEmpty || !missing.contains(date.instant) else {
      appendNone()
      return nil
    }
    cutStencil(text, date)
    return append(date)
  }

  private mutating func appendNone() {
    readInstants.append(.min)
    midnights?.append(.min)
  }

  private mutating func append(_ date: DateReading) -> DateFault? {
    let written: Clock = date.offsetMinutes.map(Clock.offset) ?? Clock.none
    if clock == .unknown { clock = written }
    if clock != written {
      guard clock != .none, let offset = date.offsetMinutes else { return .mixedOffsets }
      convertToUTC()
      if date.instant.isMidnight { midnights?.append(date.instant) } else { midnights = nil }
      readInstants.append(date.instant - Int64(offset) * 60_000_000)
    } else {
      readInstants.append(date.instant)
    }
    finest = max(finest, date.precision)
    return nil
  }

  private mutating func convertToUTC() {
    guard case .offset(let minutes) = clock else { return }
    if readInstants.allSatisfy({ $0 == .min || $0.isMidnight }) { midnights = readInstants }
    for index in readInstants.indices where readInstants[index] != .min {
      readInstants[index] -= Int64(minutes) * 60_000_000
    }
    clock = .converted
  }

  private func fault(_ text: Span<UInt8>) -> DateFault {
    if form.swapped?.read(text) != nil { return .mixedOrder }
    let isOther = DateForms.all.contains { other in
      let isCoarse = other.precision < .day || form.precision < .day
      return isCoarse && other.precision != form.precision && other.read(text) != nil
    }
    let isYear = form.precision != .year && text.count == 4 && text.isAllDigits
    return isOther || isYear ? .mixedPrecision : .notADate
  }

  /// Microseconds since 1970-01-01 00:00 on the clock of the column, one a row; `Int64.min` where
  /// a cell is missing.
  var instants: [Int64] { midnights ?? readInstants }

  /// Whether all times are midnights, of two days or more: days that a program wrote as times.
  private var areDays: Bool {
    guard midnights == nil else { return true }
    guard finest > .day, clock != .converted else { return false }
    var first: Int64?
    var varies = false
    for instant in readInstants where instant != .min {
      guard instant.isMidnight else { return false }
      varies = varies || first.map { $0 != instant } ?? false
      first = first ?? instant
    }
    return varies
  }

  /// The precision of the most precise date.
  var precision: DatePrecision { areDays ? .day : finest }

  /// Minutes east of UTC of the clock, or nil if the cells did not say, or days need none.
  var offsetMinutes: Int? {
    if areDays { return nil }
    return switch clock {
    case .offset(let minutes): minutes
    case .converted: 0
    case .none, .unknown: nil
    }
  }

  /// Whether offsets differed and all times are UTC now.
  var wasConverted: Bool { clock == .converted && midnights == nil }

  /// The dates, which the collector gives away.
  consuming func dates() -> XAxis.Dates {
    XAxis.Dates(instants: instants, precision: precision, offsetMinutes: offsetMinutes)
  }
}

extension Int64 {
  fileprivate var isMidnight: Bool { self % CalendarDate.microsecondsPerDay == 0 }
}

extension Span<UInt8> {
  fileprivate var isAllDigits: Bool { indices.allSatisfy { self[$0].isDigit } }
}
