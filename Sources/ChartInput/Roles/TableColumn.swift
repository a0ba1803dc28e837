// SPDX-License-Identifier: MIT

internal import Audiograph

/// One column with what its cells hold, judged by all rows that are at hand.
struct TableColumn {
  /// What the cells of a column are.
  enum Content {
    case empty
    case numbers(NumberFinding)
    case dates(DateFinding)
    /// Dates whose order of day and month no row tells.
    case ambiguousDates(row: Int, text: String)
    /// Dates of which some can only have the day first, some only the month.
    case mixedDates(row: Int, text: String)
    /// Times of day.
    case clock
    case text
  }

  /// Its place, counted from 0.
  let index: Int
  let heading: String
  let words: HeadingWords
  let cells: CellColumn
  let content: Content
  /// What the numbers are like; nil for a column of something else.
  let numbers: NumberFacts?
  private let numbered = NumberedTexts()
  /// What it is said to hold; nil if that was inferred.
  let told: ColumnDeclaration.Content?

  init(
    _ index: Int, heading: String, cells: CellColumn, content: Content,
    told: ColumnDeclaration.Content? = nil
  ) {
    self.told = told
    self.index = index
    self.heading = heading
    self.cells = cells
    self.content = content
    words = HeadingWords(heading)
    if case .numbers(let finding) = content {
      numbers = NumberFacts(finding)
    } else {
      numbers = nil
    }
  }

  var isNumeric: Bool { numbers != nil }

  /// The different texts of its cells.
  var codes: RowCodes { numbered.codes(of: cells) }

  /// Whether every cell that holds something stands in quotation marks.
  var isQuoted: Bool { cells.isQuoted }

  /// Whether the same number stands in all rows of a code, some of which have several.
  func isFixed(by codes: RowCodes) -> Bool {
    guard case .numbers(let finding) = content, codes.count < finding.values.count else {
      return false
    }
    return zip(finding.values, codes.codes).allSatisfy { value, code in
      let first = finding.values[codes.firstRows[code]]
      return value == first || value.isNaN && first.isNaN
    }
  }

  var isText: Bool {
    if case .text = content { return true }
    return false
  }

  var holdsDates: Bool {
    if case .dates = content { return true }
    return false
  }

  /// Whether it holds dates as they were said to be written, if anybody said so.
  var holdsDatesAsAsked: Bool {
    if case .dates(let finding) = content { return !finding.isOfOtherForm }
    return false
  }

  /// Whether texts are figures and marks without a letter.
  var holdsCodes: Bool {
    isText
      && (0..<cells.count).allSatisfy { row in
        let text = cells.bytes(row)
        return text.isEmpty || text.contains(where: \.isDigit) && text.allSatisfy { $0 < 65 }
      }
  }

  /// Whether not all cells are the same.
  var varies: Bool {
    guard cells.count > 1 else { return true }
    let first = cells.bytes(0)
    return (1..<cells.count).contains { cells.bytes($0) != first }
  }

  /// The share of cells that hold nothing.
  var missingShare: Double {
    guard cells.count > 0 else { return 0 }
    let missing =
      numbers?.missingCount
      ?? (0..<cells.count).count {
        cells[$0].isEmpty || MissingMarkers.matches(cells.bytes, cells[$0].range)
      }
    return Double(missing) / Double(cells.count)
  }

  /// How many different texts there are for each row that holds something.
  var distinctShare: Double {
    let emptyCount = (0..<cells.count).count { cells[$0].isEmpty }
    guard emptyCount < cells.count else { return 0 }
    let textCount = codes.count - (emptyCount > 0 ? 1 : 0)
    return Double(textCount) / Double(cells.count - emptyCount)
  }

  /// Whether texts are sentences: of more than forty bytes for the most part.
  var isLong: Bool {
    guard isText, cells.count > 0 else { return false }
    let length = (0..<cells.count).reduce(0) { $0 + cells[$1].range.count }
    return length > 40 * cells.count
  }

  /// Whether each row has a text of its own.
  var namesEachRow: Bool {
    guard isText, cells.count > 0 else { return false }
    return codes.count == cells.count && !(0..<cells.count).contains { cells[$0].isEmpty }
  }
}

/// The texts of a column, which are numbered once, when somebody asks first.
private final class NumberedTexts {
  private var found: RowCodes?

  func codes(of cells: CellColumn) -> RowCodes {
    let codes = found ?? RowCodes(cells)
    found = codes
    return codes
  }
}

/// What the numbers of a column are like.
struct NumberFacts {
  let presentCount: Int
  let missingCount: Int
  let low: Double
  let high: Double
  /// Whether every number is a whole one.
  let areWhole: Bool
  /// Whether no value is missing and each is greater than the one before.
  let ascends: Bool
  /// Whether they count 0, 1, 2 … or 1, 2, 3 … from the first row.
  let counts: Bool

  init(_ finding: NumberFinding) {
    var (low, high) = (Double.infinity, -Double.infinity)
    var (areWhole, ascends, counts) = (true, true, true)
    var last = -Double.infinity
    let first = finding.values.first ?? .nan
    for (row, value) in finding.values.enumerated() {
      guard !value.isNaN else {
        (ascends, counts) = (false, false)
        continue
      }
      low = min(low, value)
      high = max(high, value)
      areWhole = areWhole && value == value.rounded()
      ascends = ascends && value > last
      counts = counts && value == first + Double(row)
      last = value
    }
    presentCount = finding.presentCount
    missingCount = finding.missingCount
    self.low = low
    self.high = high
    self.areWhole = areWhole
    self.ascends = ascends && presentCount > 0
    self.counts = counts && (first == 0 || first == 1) && presentCount > 1
  }

  var isConstant: Bool { low == high }
}

extension [Double] {
  /// Whether there are only so many different numbers, those that are missing not counted.
  func hasAtMost(_ most: Int) -> Bool {
    var seen: Set<Double> = []
    for value in self where !value.isNaN {
      seen.insert(value)
      if seen.count > most { return false }
    }
    return true
  }
}
