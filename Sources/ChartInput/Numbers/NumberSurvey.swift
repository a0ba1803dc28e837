// SPDX-License-Identifier: MIT

/// The first look at a column: reads it by a provisional style and counts what it is written like.
struct NumberSurvey {
  private(set) var tally = NumberTally()
  /// By this style the column is read.
  let provisional: NumberStyle

  private let context: NumberContext
  private let reader: NumberReader
  private var values: [Double] = []
  private var bad: [BadNumber] = []
  private var badCount = 0
  private var missingCount = 0
  /// Cells that are neither numbers in any style nor missing.
  private var textCount = 0

  init(_ context: NumberContext) {
    self.context = context
    provisional = NumberStyle(decimal: context.decimal ?? context.hint ?? .point)
    reader = NumberReader(style: provisional, missing: MissingMarkers(context.missing))
  }

  /// Reads the cells; false if the column is none of numbers.
  mutating func look(at column: CellColumn, giveUpAfter enough: Int) -> Bool {
    values = Array(repeating: .nan, count: column.count)
    let mayBeShort = !reader.missing.hasOthers
    let decimal = provisional.decimal
    let mark = NumberCollector.mark(decimal)
    let text = column.bytes.span.bytes
    for row in 0..<column.count {
      let cell = column[row]
      if mayBeShort {
        let number = ShortNumber.read(text, cell, mark: mark)
        if number.isShort {
          values[row] = number.value
          tally.take(number, text, cell, decimal: decimal)
          continue
        }
      }
      look(column.bytes, cell.range, row: row)
      if textCount >= enough, tally.numberCount == 0 { return false }
    }
    return tally.numberCount > 0 && tally.numberCount >= textCount
  }

  private mutating func look(_ bytes: [UInt8], _ range: Range<Int>, row: Int) {
    guard !range.isEmpty else {
      missingCount += 1
      return
    }
    let cell: NumberCell
    if !(reader.missing.hasOthers && reader.missing.isOther(bytes, range)),
      let form = NumberForm(anyText: bytes, range)
    {
      if tally.take(form) { cell = reader.value(form) } else { cell = .bad(.text) }
      textCount += form.shape.reading == nil ? 1 : 0
    } else {
      cell = reader.read(bytes, range)
      if case .bad = cell { textCount += 1 }
    }
    take(cell, row: row)
  }

  private mutating func take(_ cell: NumberCell, row: Int) {
    switch cell {
    case .value(let value): values[row] = value
    case .missing: missingCount += 1
    case .bad(let fault):
      badCount += 1
      if bad.count < NumberCollector.mostBad { bad.append(BadNumber(row: row, fault: fault)) }
    }
  }

  /// The style that the numbers, the options and the rest of the file make.
  var style: NumberStyle {
    var style = provisional
    style.decimal = decimal
    style.hasMillions = !tally.isInMetres
    style.hasScales = tally.trustsScales
    style.hasMeasures = tally.trustsMeasures
    return style
  }

  private var decimal: DecimalMark {
    if let decimal = context.decimal { return decimal }
    if tally.points + tally.commas > 0, tally.points != tally.commas {
      return tally.points > tally.commas ? .point : .comma
    }
    return markBesideThousands ?? provisional.decimal
  }

  /// The decimal mark, where an option says what groups the digits.
  private var markBesideThousands: DecimalMark? {
    switch context.thousands {
    case .comma: .point
    case .point: .comma
    case .blank, .apostrophe:
      // The one mark that is there is no grouping then.
      tally.eitherCommas > tally.eitherPoints ? .comma : .point
    case nil: nil
    }
  }

  /// The column by the provisional style.
  var finding: NumberFinding {
    NumberFinding(
      style: provisional, values: values, missingCount: missingCount,
      presentCount: values.count - missingCount - badCount, bad: bad, badCount: badCount)
  }
}
