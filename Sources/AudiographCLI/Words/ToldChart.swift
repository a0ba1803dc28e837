// SPDX-License-Identifier: MIT

internal import Audiograph

extension Chart {
  /// The chart as it is put into words: names short enough to be listened to, and none blank.
  ///
  /// Several series that need the title besides their own names have it in the first one's.
  ///
  /// - Parameter isTitled: Whether they need it.
  /// - Returns: The same points under the names that are told.
  /// - Throws: Nothing for a chart that exists.
  func told(isTitled: Bool) throws(ChartError) -> Chart {
    var told: [Series] = []
    for (index, series) in series.enumerated() {
      let name = series.name.told
      let isOpening = isTitled && index == 0 && self.series.count > 1
      told.append(try series.told(called: isOpening ? "\(title.told), \(name)" : name))
    }
    return try Chart(title: title.told, series: told)
  }
}

extension Series {
  fileprivate func told(called name: String) throws(ChartError) -> Series {
    try Series(
      name: name, unit: unit?.told, kind: kind, source: source, x: x.told, values: values,
      base: base)
  }
}

extension XAxis {
  fileprivate var told: XAxis {
    guard case .categories(let names) = self else { return self }
    return .categories(
      names.enumerated().map { $1.isBlank ? "row \($0 + 1)" : $1.told })
  }
}

extension String {
  /// The most characters of a name that are told.
  private static let toldLimit = 60

  /// The text without what cannot be read, cut at a word where it is long.
  var told: String {
    let text = displayText
    guard text.count > Self.toldLimit else { return text }
    return text.shortened(to: Self.toldLimit - 1) + "…"
  }
}
