// SPDX-License-Identifier: MIT

extension Series {
  /// Whether each value is a percent, and not a number of percentage points.
  var holdsPercents: Bool {
    kind == .percent && !(unit.map(UnitRecognition.isPercentagePoints) ?? false)
  }
}

/// How the values of a series are written where each stands alone: in an answer, on a walk, in captions,
/// beside a picture and on a page.
///
/// All have as many digits as tell most of them from the value before.
struct PointStyle: Sendable {
  private let style: ValueStyle
  /// Whether values are changes in percent, which are calculated.
  private let isRebased: Bool
  private let isPercent: Bool
  private var extraDigits = 0
  /// Whether millions are written out, since their names would hide the digits that differ.
  private var areWrittenOut = false

  /// The style of a series.
  init(_ series: Series) {
    style = ValueStyle(series)
    isRebased = series.isPercentChange
    isPercent = series.holdsPercents
    let pairs = series.neighbours
    extraDigits = digits(telling: pairs)
    guard extraDigits > 0 else { return }
    areWrittenOut = true
    guard style == .measured else { return }
    // Data of few digits are told as they are.
    let longest = pairs.map { DecimalDigits($0.1).digits.count }.max() ?? 0
    if longest <= Self.mostDigits { extraDigits = max(extraDigits, longest - 6) }
  }

  /// More digits than the data of a person have.
  private static let mostDigits = 10
  private static let mostExtraDigits = 6

  /// A value alone.
  func figure(of value: Double) -> Figure {
    var figure = rounded(value, extraDigits)
    if areWrittenOut, (7...DecimalDigits.mostWrittenOut).contains(figure.number.exponent) {
      figure = figure.counting(.ones)
    }
    return marked(figure)
  }

  /// A value beside a picture: four digits of a part, unless more tell neighbours apart.
  func brief(_ value: Double) -> Figure {
    guard style == .measured, !isRebased, extraDigits == 0 else { return figure(of: value) }
    return marked(ValueStyle.toldAlone.figure(of: value))
  }

  /// A figure with the sign for percent where values are percentages.
  func marked(_ figure: Figure) -> Figure {
    var figure = figure
    figure.isPercent = isPercent
    return figure
  }

  /// Values that stand together, of which different ones never read alike.
  func figures(of values: [Double]) -> [Figure] {
    let figures = values.map(figure)
    guard !figures.tellApart(values) else { return figures.onOneScale }
    return style.figures(of: values).map(marked)
  }

  /// What a value differs by from an earlier one, without the sign for percent.
  func difference(from start: Double, to end: Double) -> Figure {
    var figure = figure(of: end.difference(from: start))
    figure.isPercent = false
    return figure
  }

  /// A value as it stands in a table: all its digits, and prices with their minor units.
  func exact(_ value: Double) -> Figure {
    guard !isRebased else { return figure(of: value) }
    return marked(Figure(written: value, minimumDecimals: style.minorUnits))
  }

  private func rounded(_ value: Double, _ extra: Int) -> Figure {
    isRebased
      ? Figure(DecimalDigits(value).rounded(decimals: 2 + extra))
      : style.figure(of: value, extraDigits: extra)
  }

  /// How many digits more than usual tell nineteen of twenty neighbours apart.
  private func digits(telling pairs: [(Double, Double)]) -> Int {
    var alike = pairs
    for extra in 0..<Self.mostExtraDigits {
      alike = alike.filter { rounded($0, extra) == rounded($1, extra) }
      if alike.count * 20 <= pairs.count { return extra }
    }
    return Self.mostExtraDigits
  }
}

extension ValueStyle {
  /// The decimals that amounts of money are written with.
  fileprivate var minorUnits: Int {
    switch self {
    // Coins are counted to their hundred-millionths, which nobody writes out.
    case .price(let decimals), .perShare(let decimals): decimals > 3 ? 0 : decimals
    case .measured, .told, .derived, .rank: 0
    }
  }
}

extension Figure {
  /// A number with all its digits, written out where it has at most 15 on either side of its point.
  init(written value: Double, minimumDecimals: Int = 0) {
    let digits = DecimalDigits(value)
    let isShort = digits.exponent <= 15 && digits.decimals <= 15
    self =
      isShort
      ? Figure(digits: digits, minimumDecimals: minimumDecimals, scale: .ones) : Figure(digits)
  }
}

extension Series {
  private static let mostPairs = 1000

  /// Pairs of a value and the different one before it, from all over the series.
  fileprivate var neighbours: [(Double, Double)] {
    let step = max(1, count / Self.mostPairs)
    return stride(from: step, to: max(count, step), by: step).compactMap { index in
      let value = values[index]
      guard !value.isNaN, let before = values[..<index].last(where: { !$0.isNaN }),
        abs(value - before) > 1e-12 * max(abs(value), abs(before))
      else { return nil }
      return (before, value)
    }
  }
}

extension Series {
  /// A value as it is told alone.
  func figure(of value: Double) -> Figure {
    PointStyle(self).figure(of: value)
  }
}
