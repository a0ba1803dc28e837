// SPDX-License-Identifier: MIT

internal import Audiograph

/// Dates of one column as they are read, brought to one precision and one clock.
struct DateColumn {
  /// Why a cell does not fit.
  enum Fault { case notADate, mixedOffsets }

  /// Whether the dates state their offset from UTC.
  private enum Clock: Equatable {
    case unknown, none
    case offset(minutes: Int)
    /// Offsets differed; everything is UTC.
    case converted
  }

  let family: DateFamily
  let unixTime: UnixTime
  let format: DateFormat?
  let numbers: NumberText
  private(set) var instants: [Int64] = []
  private var precision = DatePrecision.year
  private var clock = Clock.unknown
  /// The midnights on the clocks of the cells, where offsets differ and nothing but midnight was
  /// seen: days of a place whose clocks change in spring and autumn.
  private var midnights: [Int64]?
  private(set) var order = DateOrder()
  /// Whether a date was seen that has its digits at other places than `2012-03-02`.
  private var hasMovingDigits = false
  /// The month of the last date that was found in plain rows.
  private var month = MonthText()

  init(family: DateFamily, unixTime: UnixTime, format: DateFormat?, numbers: NumberText) {
    self.family = family
    self.unixTime = unixTime
    self.format = format
    self.numbers = numbers
  }

  mutating func reserve(_ count: Int) { instants.reserveCapacity(count) }

  /// Takes the date of one cell.
  mutating func append(_ text: Span<UInt8>) -> Fault? {
    guard let date = read(text) else { return .notADate }
    return append(date.instant, date.precision, date.offsetMinutes)
  }

  @inline(__always)
  private mutating func read(_ text: Span<UInt8>) -> WrittenDate? {
    if family == .slashed { return readSlashed(text) }
    guard let date = Self.read(text, family, unixTime, format, numbers) else { return nil }
    if family == .iso, text[7] != Byte.minus || text.count < 10 { hasMovingDigits = true }
    return date
  }

  /// Reads a date whose instant is packed until a row shows the order of day and month, and again
  /// where another row shows the other: such a table is refused.
  @inline(__always)
  private mutating func readSlashed(_ text: Span<UInt8>) -> WrittenDate? {
    let wasKnown = order.isDayFirst != nil
    guard let date = DateText.slashed(text), order.add(date, text) else { return nil }
    guard let isDayFirst = order.isDayFirst else {
      return WrittenDate(
        instant: DateOrder.packed(date), precision: date.precision,
        offsetMinutes: date.offsetMinutes)
    }
    if !wasKnown { unpack(dayFirst: isDayFirst) }
    return date.date(dayFirst: isDayFirst)
  }

  /// Takes the dates at places of a text, as `TextRange`; the number of them up to a fault.
  mutating func append(_ places: ArraySlice<Int64>, of text: Span<UInt8>) -> Int {
    for (row, place) in places.enumerated() {
      guard append(TextRange(packed: place), of: text) == nil else { return row }
    }
    return places.count
  }

  @inline(__always)
  private mutating func append(_ range: TextRange, of text: Span<UInt8>) -> Fault? {
    guard let date = readAlike(range, of: text) ?? readNew(range, of: text) else {
      return .notADate
    }
    return append(date.instant, date.precision, date.offsetMinutes)
  }

  /// Reads a date of the month of the one before; nil where a cell may hold another.
  @inline(__always)
  private mutating func readAlike(_ range: TextRange, of text: Span<UInt8>) -> WrittenDate? {
    guard let date = month.date(text, range) else { return nil }
    if family == .slashed { order.addAlike() }
    return date
  }

  private mutating func readNew(_ range: TextRange, of text: Span<UInt8>) -> WrittenDate? {
    guard let date = read(text.extracting(range.start..<range.end)) else { return nil }
    month.remember(
      text, range, family, date, isDayFirst: order.isDayFirst, format: format)
    return date
  }

  // Not a method of a column, which would be given a copy of it for every row.
  private static func read(
    _ text: Span<UInt8>, _ family: DateFamily, _ unixTime: UnixTime, _ format: DateFormat?,
    _ numbers: NumberText
  ) -> WrittenDate? {
    switch family {
    case .iso: DateText.iso(text)
    case .quarter: DateText.quarter(text)
    case .month: DateText.month(text)
    case .named: DateText.named(text)
    case .yearFirst: DateText.yearFirst(text)
    case .custom: format?.read(text)
    case .compact: DateText.compact(text)
    case .year: DateText.year(text)
    case .unix:
      if case .value(let number) = numbers.read(text) { unixTime.date(number) } else { nil }
    case .slashed: nil
    }
  }

  private mutating func append(
    _ instant: Int64, _ finer: DatePrecision, _ offset: Int?
  ) -> Fault? {
    let written: Clock = offset.map(Clock.offset) ?? .none
    if clock == .unknown { clock = written }
    if clock != written {
      guard clock != .none, family != .slashed, let offset else { return .mixedOffsets }
      convertToUTC()
      if instant.isMidnight { midnights?.append(instant) } else { midnights = nil }
      instants.append(instant - Int64(offset) * 60_000_000)
    } else {
      instants.append(instant)
    }
    precision = max(precision, finer)
    return nil
  }

  private mutating func convertToUTC() {
    guard case .offset(let minutes) = clock else { return }
    if instants.allSatisfy(\.isMidnight) { midnights = instants }
    instants = instants.map { $0 - Int64(minutes) * 60_000_000 }
    clock = .converted
  }

  /// How plain rows hold these dates: only those of one clock are read at fixed places.
  var plainSlot: PlainLayout.Slot {
    switch family {
    case .iso: clock == .converted || hasMovingDigits ? .written : .date
    case .unix: unixTime.plainSlot
    default: .written
    }
  }

  /// The clock that further dates must have.
  var plainClock: WrittenClock {
    switch clock {
    case .offset(let minutes): .offset(minutes: minutes)
    case .none: .none
    case .unknown, .converted: .unknown
    }
  }

  /// Takes many dates at once and what they have in common.
  mutating func append(_ plain: ArraySlice<Int64>, _ dates: PlainDate) {
    instants.append(contentsOf: plain)
    precision = max(precision, dates.precision)
    switch dates.clock {
    case .offset(let minutes): clock = .offset(minutes: minutes)
    case .none, .unknown: clock = .none
    }
  }

  /// Takes many days at once, which say nothing of an offset from UTC.
  mutating func append(days: Span<Int32>) {
    instants.append(addingCapacity: days.count) { room in
      for index in days.indices {
        room.append(Int64(days[index]) * CalendarDate.microsecondsPerDay)
      }
    }
    precision = max(precision, .day)
    clock = .none
  }

  /// Whether offsets differed and all times are UTC now.
  var wasConverted: Bool { clock == .converted && midnights == nil }

  /// Settles the order of day and month of dates of which none showed it.
  mutating func settle(dayFirst: Bool) {
    if order.isDayFirst == nil { unpack(dayFirst: dayFirst) }
  }

  /// Replaces dates whose order of day and month is known now by their instants.
  private mutating func unpack(dayFirst: Bool) {
    var month = MonthStart()
    for index in instants.indices {
      instants[index] = DateOrder.instant(instants[index], dayFirst: dayFirst, &month)
    }
  }

  /// The dates without their order, for sorting; the column is empty afterwards.
  consuming func dates() -> XAxis.Dates {
    if let midnights { return XAxis.Dates(instants: midnights, precision: .day) }
    let offset: Int? =
      switch clock {
      case .offset(let minutes): minutes
      case .converted: 0
      case .none, .unknown: nil
      }
    return XAxis.Dates(instants: instants, precision: precision, offsetMinutes: offset)
  }
}

extension Int64 {
  fileprivate var isMidnight: Bool { self % CalendarDate.microsecondsPerDay == 0 }
}
