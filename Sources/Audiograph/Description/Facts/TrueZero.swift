// SPDX-License-Identifier: MIT

extension Series {
  /// Whether the values are on a ratio scale: 0 means none, so percentages make sense.
  ///
  /// False for ranks, for measurements in degrees, decibels and other logarithms, for temperatures without a
  /// unit, for scores, anomalies and years of the calendar, and for indices that cross 0. Told by
  /// the unit, then by whole words of the name; a unit that has a true zero, such as K or EUR, is
  /// believed.
  ///
  /// - Parameters:
  ///   - minimum: The lowest value.
  ///   - maximum: The highest value.
  /// - Returns: False only where the rule in `Documentation/words.md` says so.
  func hasTrueZero(between minimum: Double, and maximum: Double) -> Bool {
    guard kind == .measurement else { return kind != .rank }
    let words = "\(name) \(unit ?? "")".foldedWords.joinedToo
    let crosses = minimum < 0 && maximum > 0
    if isLogarithm(name) || words.say(.noZero) { return false }
    if crosses, words.say(.aroundZero) { return false }
    if let unit, !unit.isBlank {
      let isTemperature = ["c", "f"].contains(unit.trimmed.lowercased()) && words.say(.temperature)
      return !isTemperature && !isScaleWithoutZero(unit)
    }
    if words.say(.temperature) { return false }
    let ends = name.foldedWords
    return !(ends.prefix(1) + ends.suffix(1)).say(.calendarYear) || words.say(.average) || !areYears
  }

  /// Whether all values could be years of the calendar.
  private var areYears: Bool {
    values.allSatisfy { $0.isNaN || (1000...2999).contains($0) && $0 == $0.rounded() }
  }
}

/// Whether a unit counts from an agreed point instead of from nothing.
private func isScaleWithoutZero(_ unit: String) -> Bool {
  let plain = unit.displayText.lowercased().split { $0 == " " || $0 == "." || $0 == "_" }
  let words = plain.joined(separator: " ")
  let joined = plain.joined()
  if unitsWithoutZero.contains(joined) || joined.hasPrefix("db") && joined.count < 5 { return true }
  if let symbol = UnitNames.symbols[words], ["°C", "°F", "°", "dB", "dBA"].contains(symbol) {
    return true
  }
  // `Anomaly in °C` counts from a point that was agreed, `mm/°C` does not.
  if ["°c", "°f", "celsius", "fahrenheit"].contains(where: joined.contains) {
    return !joined.contains("/") && !plain.contains("per") && !plain.contains("pro")
  }
  return isLogarithm(unit)
}

/// Whether a name or a unit says that numbers are logarithms: `log(GDP)`, `log10`, `ln income`.
private func isLogarithm(_ text: String) -> Bool {
  let text = text.lowercased()
  return ["log(", "ln("].contains(where: text.contains)
    || text.foldedWords.say(.logarithm)
}

/// Units without blanks, points and capitals.
private let unitsWithoutZero: Set<String> = [
  "°c", "°f", "℃", "℉", "ºc", "ºf", "˚c", "˚f", "degc", "degf", "degreec", "degreef", "degreesc",
  "degreesf", "gradc", "gradf", "celsius", "fahrenheit", "degcelsius", "degfahrenheit", "°celsius",
  "°fahrenheit", "centigrade", "°", "deg", "degree", "degrees", "ph",
  "decibelmilliwatt", "magnitude", "richter", "mag",
]
