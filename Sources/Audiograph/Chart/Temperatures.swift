// SPDX-License-Identifier: MIT

/// Units that only the name of what is measured explains.
package enum Temperatures {
  /// The degrees that a bare `C` or `F` is beside a temperature; nil for any other unit or name.
  package static func degrees(_ unit: String, of name: String) -> String? {
    let unit = unit.trimmed
    guard unit == "C" || unit == "F" else { return nil }
    let name = name.lowercased()
    return temperatures.contains(where: name.contains) ? "°\(unit)" : nil
  }

  /// What names of temperatures hold in the languages that are spoken.
  private static let temperatures = [
    "temp", "dew", "tmax", "tmin", "tmean", "tavg", "taupunkt", "point de rosée", "punkt rosy",
    "wind chill", "windchill", "heat index", "inside", "outside", "indoor", "outdoor", "innen",
    "außen", "intérieur", "extérieur", "wewnątrz", "zewnątrz", "water", "wasser", "room", "raum",
    "air", "luft", "soil", "boden",
  ]
}
