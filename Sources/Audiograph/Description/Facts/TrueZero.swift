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
    let words = Set((name + " " + (unit ?? "")).wordsInSmallLetters)
    let crosses = minimum < 0 && maximum > 0
    if isLogarithm(name) || !words.isDisjoint(with: namesWithoutZero) { return false }
    if crosses, !words.isDisjoint(with: namesOfBalances) { return false }
    if let unit, !unit.isBlank {
      let isTemperature = ["c", "f"].contains(unit.trimmed.lowercased()) && words.nameTemperature
      return !isTemperature && !isScaleWithoutZero(unit)
    }
    if words.nameTemperature { return false }
    let leads = name.wordsInSmallLetters.first.map(namesOfYears.contains) ?? false
    return !leads || !areYears
  }

  /// Whether all values could be years of the calendar.
  private var areYears: Bool {
    values.allSatisfy { $0.isNaN || (1000...2999).contains($0) && $0 == $0.rounded() }
  }
}

extension String {
  /// The words in lower case: `temp_max` is `temp` and `max`.
  fileprivate var wordsInSmallLetters: [String] {
    split { !$0.isLetter && !$0.isNumber }.map { $0.lowercased() }
  }
}

extension Set<String> {
  /// Whether one of the words is a temperature.
  fileprivate var nameTemperature: Bool {
    !isDisjoint(with: temperatures) || contains { $0.hasSuffix("temperatur") }
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
  let words = Set(text.wordsInSmallLetters)
  return ["log(", "ln("].contains(where: text.contains)
    || !words.isDisjoint(with: [
      "log10", "log2", "ln", "logarithm", "logarithmic", "logarithmus", "logarithmiert", "ph",
    ])
}

/// Units without blanks, points and capitals.
private let unitsWithoutZero: Set<String> = [
  "°c", "°f", "℃", "℉", "ºc", "ºf", "˚c", "˚f", "degc", "degf", "degreec", "degreef", "degreesc",
  "degreesf", "gradc", "gradf", "celsius", "fahrenheit", "degcelsius", "degfahrenheit", "°celsius",
  "°fahrenheit", "centigrade", "°", "deg", "degree", "degrees", "grad", "ph", "decibel", "decibels",
  "dezibel", "decibelmilliwatt", "magnitude", "richter", "mag",
]

/// Words of a name or a unit whose values have no true zero.
private let namesWithoutZero: Set<String> = [
  "score", "scores", "zscore", "punktwert", "anomaly", "anomalies", "anomalie", "anomalien",
  "magnitude", "decibel", "decibels", "dezibel", "ph",
]

/// Words of a name that say temperature, which has a true zero only in kelvins.
private let temperatures: Set<String> = [
  "temperature", "temperatures", "temperaturen", "temp", "temps", "celsius", "fahrenheit", "degc",
  "degf", "centigrade",
]

/// First words of a name whose values are years where they look like them.
private let namesOfYears: Set<String> = [
  "year", "years", "yr", "jahr", "jahre", "jahrgang", "geburtsjahr", "baujahr",
]

/// Words of a name whose values have no zero of their own where they cross 0.
private let namesOfBalances: Set<String> = [
  "index", "indices", "idx", "indicator", "oscillation", "oscillator", "difference", "diff",
  "deviation", "departure", "residual", "sentiment", "indikator", "abweichung", "differenz",
  "stimmung",
]
