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
    let value = wording.number(Figure(measured: y))
    if let line = ways(in: wording).first(where: { $0.cellCount <= limit }) { return line }
    let name = point.flatMap { shortened($0, beside: [value], within: limit, wording) }
    return name.map { $0 + wording.comma + value } ?? value
  }

  /// With a name of the point it comes before the numbers, since it tells best which one it is.
  func ways(in wording: Wording) -> [String] {
    let y = Figure(measured: y)
    let main = wording.say(.scatterPlace(y: y, x: Figure(measured: x)))
    let times = count > 1 ? [wording.say(.scatterTimes(count: count))] : []
    let here = total > 1 ? [wording.say(.scatterHere(number: number, total: total))] : []
    let group = group.flatMap { $0.isBlank ? nil : [wording.name($0)] } ?? []
    let choices: [[String]]
    if let point {
      let value = wording.number(y)
      choices = [[main] + group + here, [main] + here, [main], [value]].map {
        [wording.name(point)] + $0
      }
    } else {
      let rounded = wording.say(.scatterPlace(y: y, x: Figure(derived: x)))
      choices = [
        [main] + group + times + here, [main] + times + here, [main] + here, [main], [rounded],
      ]
    }
    return choices.map { $0.joined(separator: wording.comma) }
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
