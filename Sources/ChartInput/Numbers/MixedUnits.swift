// SPDX-License-Identifier: MIT

/// Columns whose cells carry units of one quantity, but not all the same: `850 g`, `1.2 kg`.
///
/// All are converted to the smallest unit that occurs, so that small values keep their digits.
enum MixedUnits {
  /// A unit of some quantity: it is `factor` times ten to the power of `power` of the least.
  private struct Unit {
    let name: String
    let quantity: String
    let factor: Double
    let power: Int

    var size: Double { (0..<power).reduce(factor) { size, _ in size * 10 } }
  }

  /// The units of a quantity with the powers of ten from the least one on.
  private static let quantities: [(quantity: String, units: [(names: String, power: Int)])] = [
    ("data", [("B", 0), ("kB KB", 3), ("MB", 6), ("GB", 9), ("TB", 12)]),
    ("rate", [("kbit/s", 3), ("Mbit/s Mbps", 6), ("Gbit/s", 9)]),
    ("mass", [("µg", 0), ("mg", 3), ("g", 6), ("kg", 9), ("t", 12)]),
    ("length", [("nm", 0), ("µm μm", 3), ("mm", 6), ("cm", 7), ("m", 9), ("km", 12)]),
    ("volume", [("ml mL", 0), ("l L", 3), ("hl", 5)]),
    ("power", [("W", 0), ("kW", 3), ("MW", 6), ("GW", 9)]),
    ("energy", [("Wh", 0), ("kWh", 3), ("MWh", 6), ("GWh", 9), ("TWh", 12)]),
    ("heat", [("J", 0), ("kJ", 3), ("MJ", 6)]),
    ("frequency", [("Hz", 0), ("kHz", 3), ("MHz", 6), ("GHz", 9)]),
    ("voltage", [("mV", 0), ("V", 3), ("kV", 6)]),
    ("current", [("mA", 0), ("A", 3)]),
    ("pressure", [("Pa", 0), ("hPa", 2), ("kPa", 3)]),
    ("amount", [("mmol", 0), ("mol", 3)]),
  ]

  private static let table: [String: Unit] = {
    var table: [String: Unit] = [:]
    func add(_ names: String, _ quantity: String, _ factor: Double, _ power: Int) {
      let all = names.split(separator: " ").map(String.init)
      for name in all {
        table[name] = Unit(name: all[0], quantity: quantity, factor: factor, power: power)
      }
    }
    for (quantity, units) in quantities {
      for (names, power) in units { add(names, quantity, 1, power) }
    }
    for (index, name) in ["KiB", "MiB", "GiB", "TiB"].enumerated() {
      add(name, "data", Double(1 << (10 * (index + 1)) as Int), 0)
    }
    add("µs", "time", 1, 0)
    add("ms", "time", 1, 3)
    add("s sec secs", "time", 1, 6)
    add("min mins", "time", 60, 6)
    add("h hr hrs", "time", 3600, 6)
    add("oz", "weight", 1, 0)
    add("lb lbs", "weight", 16, 0)
    return table
  }()

  /// The numbers of a column, each of whose cells has a unit or is missing; nil for other columns, and
  /// where the units are of several quantities.
  static func find(in column: CellColumn, style: NumberStyle, missing: MissingMarkers)
    -> NumberFinding?
  {
    var forms: [(row: Int, form: NumberForm, unit: Unit)] = []
    var missingCount = 0
    for row in 0..<column.count {
      let range = column[row].range
      let isMissing =
        range.isEmpty || MissingMarkers.matches(column.bytes, range)
        || missing.hasOthers && missing.isOther(column.bytes, range)
      guard !isMissing else {
        missingCount += 1
        continue
      }
      guard let form = NumberForm(anyText: column.bytes, range),
        let unit = unit(of: form) ?? second(form, column.bytes(row)),
        unit.quantity == forms.first?.unit.quantity ?? unit.quantity
      else { return nil }
      forms.append((row, form, unit))
    }
    guard let least = forms.map(\.unit).min(by: { $0.size < $1.size }) else { return nil }
    var values = [Double](repeating: .nan, count: column.count)
    for (row, form, unit) in forms {
      let value = form.value(style, timesTenToThe: unit.power - least.power)
      values[row] = value * unit.factor / least.factor
    }
    var finding = NumberFinding(
      style: style, values: values, missingCount: missingCount, presentCount: forms.count, bad: [],
      badCount: 0)
    finding.unit = least.name
    finding.evidence = .none
    return finding
  }

  /// Seconds behind a blank, whose letter is else a flag.
  private static func second(_ form: NumberForm, _ text: ArraySlice<UInt8>) -> Unit? {
    form.isFlagged && form.unit == 0 && text.last == UInt8(ascii: "s") ? table["s"] : nil
  }

  private static func unit(of form: NumberForm) -> Unit? {
    if form.isMeasure { return form.scale == 0 ? table[PackedText.text(form.unit)] : nil }
    // An `m` may be metres or millions; beside kilometres it is metres.
    return form.hasOpenM && form.unit == 0 ? table["m"] : nil
  }
}

extension NumberForm {
  /// The number in a unit so many powers of ten smaller.
  fileprivate func value(_ style: NumberStyle, timesTenToThe power: Int) -> Double {
    let power = power + exponent - (hasOpenM && unit == 0 ? 6 : 0)
    let size = ExactDigits.value(bytes, core, decimal: style.decimal.byte, exponent: power)
    return isNegative ? -size : size
  }
}
