// SPDX-License-Identifier: MIT

internal import Audiograph

/// The name that was probably meant, or nil if none is near: the first that begins with the letters,
/// of two or more, else the nearest.
///
/// Near is: at most a third of the typed letters, and at least one, have to be changed; letters
/// changed places count once. Ties go to the earlier name.
func nearestName(to typed: String, among names: [String]) -> String? {
  let typed = typed.lowercased()
  guard (1...64).contains(typed.utf8.count) else { return nil }
  let count = typed.count
  if count > 1, let begun = names.first(where: { $0.lowercased().begins(with: typed) }) {
    return begun
  }
  let limit = max(1, count / 3)
  var nearest: (name: String, distance: Int)?
  for name in names {
    let lowercased = name.lowercased()
    // Every letter more or less is a step.
    guard abs(lowercased.count - count) <= limit else { continue }
    let distance = editDistance(typed, lowercased)
    if distance <= limit, distance < nearest?.distance ?? .max { nearest = (name, distance) }
  }
  return nearest?.name
}

/// The number of letters to insert, delete, replace or exchange with their neighbour.
///
/// Source: the optimal string alignment distance (Damerau 1964, Levenshtein 1966).
func editDistance(_ left: String, _ right: String) -> Int {
  let left = Array(left)
  let right = Array(right)
  var beforePrevious: [Int] = []
  var previous = Array(0...right.count)
  for row in left.indices {
    var current = [row + 1]
    for column in right.indices {
      var best = previous[column] + (left[row] == right[column] ? 0 : 1)
      best = min(best, previous[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
        best = min(best, beforePrevious[column - 1] + 1)
      }
      current.append(best)
    }
    beforePrevious = previous
    previous = current
  }
  return previous[right.count]
}
