// SPDX-License-Identifier: MIT

/// What the numbers of a column have in common: counted cell by cell.
struct NumberTally {
  private(set) var numberCount = 0
  private(set) var hasLeadingZeros = false
  private(set) var limitCount = 0
  private(set) var flagCount = 0
  private(set) var points = 0
  private(set) var commas = 0
  private(set) var eitherPoints = 0
  private(set) var eitherCommas = 0
  /// How many numbers are grouped by each kind of mark.
  private var grouped: InlineArray<4, Int> = [0, 0, 0, 0]
  private var unit: UInt64 = 0
  private var unitCount = 0
  private var hasOtherUnit = false
  private var measureCount = 0
  private var scaleCount = 0
  /// Thousands and millions, which are no letters of something else.
  private var smallScaleCount = 0
  private var openMCount = 0

  /// Counts a short number with this decimal mark, if it has one.
  @inline(__always)
  mutating func take(
    _ number: ShortNumber, _ text: RawSpan, _ cell: CellRange, decimal: DecimalMark
  ) {
    numberCount &+= 1
    let start = Int(cell.start) &+ (number.value.sign == .minus ? 1 : 0)
    let length = Int(cell.end) &- start
    let whole = number.decimals == 0 ? length : length &- number.decimals &- 1
    let beginsWithZero = text[start] == Byte.zero
    if beginsWithZero, whole > 1 { hasLeadingZeros = hasLeadingZeros || text[start &+ 1].isDigit }
    guard number.decimals > 0 || text[Int(cell.end) &- 1] == decimal.byte else { return }
    let isEither = number.decimals == 3 && whole > 0 && whole <= 3 && !beginsWithZero
    switch (decimal, isEither) {
    case (.point, false): points &+= 1
    case (.point, true): eitherPoints &+= 1
    case (.comma, false): commas &+= 1
    case (.comma, true): eitherCommas &+= 1
    }
  }

  /// Counts a number that was taken apart; false if its marks divide no number.
  mutating func take(_ form: NumberForm) -> Bool {
    guard let reading = form.shape.reading else { return false }
    numberCount += 1
    switch reading {
    case .any: break
    case .point: points += 1
    case .comma: commas += 1
    case .eitherPoint: eitherPoints += 1
    case .eitherComma: eitherCommas += 1
    }
    let decimal = reading == .comma ? Byte.comma : Byte.point
    if reading != .eitherComma, let grouping = form.shape.grouping(decimal: decimal) {
      grouped[grouping.index] += 1
    }
    hasLeadingZeros = hasLeadingZeros || form.shape.hasLeadingZero
    limitCount += form.isLimit ? 1 : 0
    flagCount += form.isFlagged ? 1 : 0
    scaleCount += form.scale > 0 ? 1 : 0
    smallScaleCount += form.scale > 0 && form.scale <= 6 ? 1 : 0
    openMCount += form.hasOpenM && form.unit == 0 ? 1 : 0
    takeUnit(of: form)
    return true
  }

  private mutating func takeUnit(of form: NumberForm) {
    guard form.unit != 0 else { return }
    if unit == 0 { unit = form.unit }
    hasOtherUnit = hasOtherUnit || unit != form.unit
    measureCount += form.isMeasure ? 1 : 0
    unitCount += 1
  }

  /// The unit that all numbers carry; metres where all end in an `m` and nothing else multiplies.
  var commonUnit: String? {
    guard numberCount > 0 else { return nil }
    if isInMetres { return "m" }
    return hasOtherUnit || unitCount < numberCount ? nil : NumberAffix.unit(unit)
  }

  var isInMetres: Bool {
    openMCount == numberCount && scaleCount == numberCount && unitCount == 0 && numberCount > 0
  }

  /// Whether some numbers have units of measurement that others have not: `5 km`, `800`.
  private var mixesMeasures: Bool {
    measureCount > 0 && (hasOtherUnit || unitCount < numberCount)
  }

  /// Whether most numbers have units of measurement, but not all the same.
  var isOfManyMeasures: Bool { mixesMeasures && measureCount * 2 >= numberCount }

  /// Whether all numbers with a unit of measurement are of the same, or there are none.
  var trustsMeasures: Bool { !mixesMeasures }

  /// Whether suffixes multiply: `12B` among plain numbers is a house.
  var trustsScales: Bool {
    scaleCount == 0 || smallScaleCount > 0 || unitCount > 0 || scaleCount * 2 >= numberCount
  }

  var evidence: DecimalEvidence {
    switch (points > 0, commas > 0) {
    case (true, true): .contradictory
    case (true, false): .point
    case (false, true): .comma
    case (false, false): eitherPoints + eitherCommas > 0 ? .eitherWay : .none
    }
  }

  /// What groups the digits, where the decimal mark is settled.
  func grouping(decimal: DecimalMark) -> Grouping? {
    var counts = grouped
    // Marks that may be either are decimal or not, as is settled.
    counts[Grouping.comma.index] += eitherCommas
    counts[Grouping.point.index] += eitherPoints
    counts[(decimal == .comma ? Grouping.comma : .point).index] = 0
    let most = Grouping.allCases.max { counts[$0.index] < counts[$1.index] }
    return most.flatMap { counts[$0.index] > 0 ? $0 : nil }
  }
}
