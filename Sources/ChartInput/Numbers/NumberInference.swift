// SPDX-License-Identifier: MIT

/// Finds out how the numbers of a column are written, and reads them.
enum NumberInference {
  /// As many cells without any number show that the column has none.
  private static let enoughCells = 50

  /// nil for a column of which fewer than half of the cells that are not missing are numbers.
  static func find(
    in column: CellColumn, context: NumberContext = NumberContext()
  ) -> NumberFinding? {
    var survey = NumberSurvey(context)
    guard survey.look(at: column, giveUpAfter: enoughCells) else {
      return durations(in: column, context: context).flatMap {
        DurationText.goUpAndDown($0.values) ? $0 : nil
      } ?? LongDuration.find(in: column)
    }
    let (tally, style) = (survey.tally, survey.style)
    guard !tally.isOfManyMeasures else {
      return MixedUnits.find(in: column, style: style, missing: MissingMarkers(context.missing))
    }
    var finding = survey.finding
    if style != survey.provisional {
      finding = decode(column, style, context)
      guard finding.presentCount >= finding.badCount, finding.presentCount > 0 else { return nil }
    }
    finding.evidence = tally.evidence
    finding.isAmbiguous = isAmbiguous(tally, context, survey.finding.values)
    finding.unit = tally.commonUnit
    finding.limitCount = tally.limitCount
    finding.flagCount = tally.flagCount
    finding.hasLeadingZeros = tally.hasLeadingZeros
    finding.style.grouping = tally.grouping(decimal: style.decimal)
    takeSentinels(&finding)
    return finding
  }

  /// Whether nothing tells what the marks are where a comma may well be the decimal mark: beside semicolons, and
  /// of three digits of euros behind a point, if not all are under ten, as prices of fuel are.
  private static func isAmbiguous(
    _ tally: NumberTally, _ context: NumberContext, _ values: [Double]
  ) -> Bool {
    let isOpen = context.decimal == nil && context.hint == nil && context.thousands == nil
    let areEuros =
      tally.eitherPoints > 0 && tally.commonUnit == "EUR" && values.contains { abs($0) >= 10 }
    return tally.evidence == .eitherWay && isOpen
      && (context.delimiter == Byte.semicolon || areEuros)
  }

  private static func decode(
    _ column: CellColumn, _ style: NumberStyle, _ context: NumberContext
  ) -> NumberFinding {
    var collector = NumberCollector(style: style, missing: context.missing)
    collector.append(column)
    return NumberFinding(
      style: style, values: collector.values, missingCount: collector.missingCount,
      presentCount: column.count - collector.missingCount - collector.badCount,
      bad: collector.bad, badCount: collector.badCount)
  }

  /// Durations, if most cells are some; those that only rise may be times of day.
  static func durations(in column: CellColumn, context: NumberContext) -> NumberFinding? {
    let probe = NumberReader(style: NumberStyle(form: .duration), missing: MissingMarkers())
    var looks = 0
    for row in 0..<column.count where looks < enoughCells {
      let cell = probe.read(column.bytes, column[row].range)
      if case .value = cell { looks = .max } else if cell != .missing { looks += 1 }
    }
    guard looks == .max else { return nil }
    var finding = decode(column, NumberStyle(form: .duration), context)
    guard finding.presentCount >= finding.badCount else { return nil }
    finding.unit = "seconds"
    return finding
  }

  private static func takeSentinels(_ finding: inout NumberFinding) {
    finding.style.sentinels = Sentinels.find(in: finding.values)
    let count = Sentinels.remove(finding.style.sentinels, from: &finding.values)
    finding.sentinelCount = count
    finding.missingCount += count
    finding.presentCount -= count
  }
}
