// SPDX-License-Identifier: MIT

extension Wording {
  /// What is said at a place in one line, and that its value is the highest or the lowest.
  ///
  /// That goes before a name is cut, unless much of the line is left beside it. What has no shorter way is cut at its
  /// end; a voice, which has no last cell, says it whole.
  func line(_ place: FormPlace) -> String {
    let limit = lineLimit
    let ways = place.ways(self)
    let notes = place.extreme.map {
      [say(.exploreExtreme(extreme: $0)), say(.exploreExtremeTerse(extreme: $0))]
    }
    let noted = (notes ?? []).flatMap { note in ways.map { $0 + comma + note } }
    if let line = (noted + ways).first(where: { $0.cellCount <= limit }) { return line }
    for note in notes ?? [] where leavesRoom(beside: note) {
      let noted = place.line(self, limit - note.cellCount - 2) + comma + note
      if noted.cellCount <= limit { return noted }
    }
    let text = place.line(self, limit)
    return channel == .display ? text.shortened(to: limit) : text
  }

  /// Whether a line has room for a note beside a name that is cut: of `19.28, Se, 20, low` nobody knows the place.
  func leavesRoom(beside note: String) -> Bool { lineLimit - note.cellCount - 2 >= Self.roomOfCut }

  /// The cells that a value and a cut name need at least.
  private static var roomOfCut: Int { 20 }
}

extension FormPlace {
  fileprivate var extreme: ExplorationExtreme? {
    switch landmark {
    case .highest: .highest
    case .lowest: .lowest
    case .other, nil: nil
    }
  }
}
