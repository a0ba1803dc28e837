// SPDX-License-Identifier: MIT

/// A line of a walk about one point, or several equal ones.
struct ScatterPlace: PlaceLine {
  let x: Double
  let y: Double
  /// The name of its group; nil if there are none.
  let group: String?
  /// How many points are equal.
  let count: Int
  /// Which of the places of its column it is, from 1 at the lowest y, and how many there are.
  let number: Int
  let total: Int

  func text(in wording: Wording, within limit: Int) -> String {
    let value = Figure(measured: y)
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
    let lines = choices.map { $0.joined(separator: ", ") }
    return lines.first { $0.count <= limit } ?? wording.number(value)
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
    return part.count <= room ? part : nil
  }
}
