// SPDX-License-Identifier: MIT

/// What stands between groups of digits.
enum Grouping: Int, Hashable, CaseIterable {
  case comma, point, blank, apostrophe

  var index: Int { rawValue }
}

/// How the numbers of one column are written.
struct NumberStyle: Hashable {
  enum Form: Hashable {
    case number
    /// `mm:ss` and `h:mm:ss`, which stand for seconds.
    case duration
  }

  var form = Form.number
  var decimal = DecimalMark.point
  /// What groups the digits, where something does; the first kind, where several do.
  var grouping: Grouping?
  /// Whether an `m` after a number multiplies by a million; otherwise it is the unit.
  var hasMillions = true
  /// Whether suffixes such as `B` multiply; where hardly any number has one, it is a letter.
  var hasScales = true
  /// Whether numbers may have units of measurement after them.
  var hasMeasures = true
  /// Numbers that stand for missing ones.
  var sentinels: [Double] = []
}

extension DecimalMark {
  var byte: UInt8 { self == .comma ? Byte.comma : Byte.point }
}

/// What is known of a column besides its cells: what options say, and what the file shows.
struct NumberContext {
  /// The decimal mark that an option gives.
  var decimal: DecimalMark?
  /// The decimal mark of other columns, for a column that reads both ways.
  var hint: DecimalMark?
  /// The grouping that an option gives.
  var thousands: Grouping?
  /// Further texts that mean that a number is missing.
  var missing: [String] = []
  /// The delimiter between the cells of a row.
  var delimiter: UInt8?
}

/// Whether a cell holds something that is not a number, or one that no double holds.
enum NumberFault: Hashable {
  case text, notFinite
}

/// A cell of a column of numbers that is neither a number nor a sign for a missing one.
struct BadNumber: Hashable {
  let row: Int
  let fault: NumberFault
}

/// The evidence of a column's numbers for their decimal mark.
enum DecimalEvidence: Hashable {
  /// No number has a mark that could be one.
  case none
  /// Every mark may be decimal, or group thousands: `1,234`.
  case eitherWay
  case point, comma
  /// Some numbers are written in the one way, some in the other.
  case contradictory
}

/// A column of numbers: how they are written, and what they are.
struct NumberFinding {
  var style = NumberStyle()
  /// One a row, NaN for those that are missing or bad.
  var values: [Double] = []
  var missingCount = 0
  var presentCount = 0
  /// The first hundred bad cells.
  var bad: [BadNumber] = []
  var badCount = 0
  var evidence = DecimalEvidence.none
  /// Whether the numbers read both ways, and nothing in the file or the options decides.
  var isAmbiguous = false
  /// The unit that every number carries: `percent`, the code of a currency or its sign, `km`.
  var unit: String?
  /// Numbers such as `<1`, which are read without the sign.
  var limitCount = 0
  /// Numbers with a letter or a footnote mark after them.
  var flagCount = 0
  /// Numbers that equal one of the style's sentinels; these are counted as missing, too.
  var sentinelCount = 0
  /// Whether a number begins with a zero that it does not need, as codes do.
  var hasLeadingZeros = false

  var isDuration: Bool { style.form == .duration }
}
