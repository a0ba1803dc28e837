// SPDX-License-Identifier: MIT

/// A line of a walk about one point, or several equal ones.
struct ScatterPlace: PlaceLine {
  let x: Double
  let y: Double
  /// What it is called; nil for no name.
  let point: String?
  /// The name of its group; nil if there are none.
  let group: String?
  /// How many points are equal.
  let count: Int
  /// Which of the places of its column it is, from 1 at the lowest y, and how many there are.
  let number: Int
  let total: Int

  func text(in wording: Wording, within limit: Int) -> String {
    let value = Figure(measured: y)
    if let line = named(in: wording, within: limit) { return line }
    let main = wording.say(.scatterPlace(y: value, x: Figure(measured: x)))
    let times = count > 1 ? [wording.say(.scatterTimes(count: count))] : []
    let here = total > 1 ? [wording.say(.scatterHere(number: number, total: total))] : []
    let name = group.flatMap {
      shortened($0, beside: [main] + times + here, within: limit, wording)
    }
    let named = name.map { [main, $0] } ?? [main]
    let rounded = wording.say(.scatterPlace(y: value, x: Figure(derived: x)))
    let choices: [[String]] = [
      named + times + here, [main] + times + here, [main] + here, [main], [rounded],
    ]
    let lines = choices.map { $0.joined(separator: wording.comma) }
    return lines.first { $0.cellCount <= limit } ?? wording.number(value)
  }

  /// The name of the point before its numbers, which tells best which one it is, as long as there is room for both.
  private func named(in wording: Wording, within limit: Int) -> String? {
    guard let point else { return nil }
    let value = wording.number(Figure(measured: y))
    let main = wording.say(.scatterPlace(y: Figure(measured: y), x: Figure(measured: x)))
    let here = total > 1 ? [wording.say(.scatterHere(number: number, total: total))] : []
    let group = group.map { [wording.name($0)] } ?? []
    let ends: [[String]] = [[main] + group + here, [main] + here, [main], [value]]
    let whole = wording.name(point)
    let lines = ends.map { ([whole] + $0).joined(separator: wording.comma) }
    if let line = lines.first(where: { $0.cellCount <= limit }) { return line }
    return shortened(point, beside: [value], within: limit, wording).map {
      $0 + wording.comma + value
    }
  }

  /// A name in the room that the rest of a line leaves; nil if not even a few letters fit.
  private func shortened(
    _ name: String, beside rest: [String], within limit: Int, _ wording: Wording
  ) -> String? {
    let taken = rest.map { $0.count + 2 }
    let room = limit - taken.reduce(0, +)
    let whole = wording.name(name)
    guard !name.isBlank, whole.count > room else { return name.isBlank ? nil : whole }
    guard room >= 4 else { return nil }
    let part = wording.name(name.shortened(to: room - 1)) + "…"
    return part.cellCount <= room ? part : nil
  }
}
