// SPDX-License-Identifier: MIT

extension Wording {
  /// What is said at a place in one line, and that its value is the highest or the lowest.
  ///
  /// What has no shorter way is cut at its end; a voice, which has no last cell, says it whole.
  func line(_ place: FormPlace) -> String {
    let limit = lineLimit
    let extremes = place.extreme.map {
      [say(.exploreExtreme(extreme: $0)), say(.exploreExtremeTerse(extreme: $0))]
    }
    for note in extremes ?? [] {
      let noted = place.line(self, limit - note.cellCount - 2) + comma + note
      if noted.cellCount <= limit { return noted }
    }
    let text = place.line(self, limit)
    return channel == .display ? text.shortened(to: limit) : text
  }
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
