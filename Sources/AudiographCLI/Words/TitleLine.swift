// SPDX-License-Identifier: MIT

internal import Audiograph

/// The line before the sound.
///
/// For example: `Apple, 1 year, 13 seconds.`
enum TitleLine {
  /// The most characters that a screen reader should have to speak before the sound.
  static let limit = 40

  static func text(for chart: Chart, length: RangeLength?, seconds: Double) -> String {
    let rest = [span(of: chart.series[0], length: length), duration(seconds)]
    let facts = ", " + rest.joined(separator: ", ") + "."
    return name(of: chart, within: limit - facts.count) + facts
  }

  /// `13 seconds`, `10 minutes`; a sound under a second is `1 second`.
  static func duration(_ seconds: Double) -> String {
    if seconds < 119.5 { return counted(max(1, Int(seconds.rounded())), "second") }
    return counted(Int((seconds / 60).rounded()), "minute")
  }

  private static func name(of chart: Chart, within limit: Int) -> String {
    let names = chart.series.map(\.name.displayText)
    let title = chart.title.displayText
    guard title.count > limit, names.count > 1 else { return title.shortened(to: limit) }
    let more = " and \(names.count - 1) more"
    return names[0].shortened(to: limit - more.count) + more
  }

  private static func span(of series: Series, length: RangeLength?) -> String {
    let points = counted(series.count, "point")
    guard case .dates(let dates) = series.x else { return points }
    if case .days(let count) = length, count == series.count { return counted(count, "day") }
    return Span(dates, base: series.base).words(asked: length) ?? points
  }
}

extension String {
  /// The text cut at a word, or within the first word where that alone is too long.
  func shortened(to limit: Int) -> String {
    guard count > limit else { return self }
    let cut = prefix(max(0, limit) + 1)
    guard let space = cut.lastIndex(of: " "), space > startIndex else {
      return String(cut.dropLast())
    }
    return String(cut[..<space].reversed().drop { " ,;:&-".contains($0) }.reversed())
  }
}
