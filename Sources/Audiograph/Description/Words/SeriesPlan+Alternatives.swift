// SPDX-License-Identifier: MIT

/// What a series came to in one line, for the place of a picture.
extension SeriesPlan {
  /// What is said besides the name; with no part the name stands alone.
  private struct Parts: OptionSet {
    let rawValue: Int

    static let unit = Parts(rawValue: 1)
    static let trend = Parts(rawValue: 2)
    static let ends = Parts(rawValue: 4)
    static let change = Parts(rawValue: 8)
    static let season = Parts(rawValue: 16)
    static let span = Parts(rawValue: 32)
  }

  /// The ways to say it, the fullest first.
  mutating func alternatives() -> [Said] {
    let movement = movement(namesStart: namesEnds, namesEnd: true)
    guard case .shape(let shape) = movement.kind else {
      let parts: [Parts] = [
        [.unit, .trend, .ends], [.unit, .trend], [.trend, .ends], [.trend], [.ends], [.change],
      ]
      return parts.map { alternative(movement, $0) } + highestAlone
    }
    // What is left out in turn; of a shape everything but itself.
    let parts: [Parts] = [
      [.unit, .ends, .change, .span], [.unit, .ends, .change], [.unit, .change], [.change], [],
    ]
    let season = mainSeason
    let seasonal = season == nil ? [] : parts.map { $0.union(.season) }
    let shortest = shape.shorter.first ?? shape
    return (seasonal + parts).map { alternative(shape, movement.change, season, $0) }
      + [[.ends, .change], []].map { alternative(shortest, movement.change, nil, $0) }
  }

  /// Of names the highest alone, where both have no room.
  private var highestAlone: [Said] {
    mutating get {
      guard areNames, let highest = extremes(highest: true, lowest: false) else { return [] }
      return [.named(name: subject.said(withUnit: false), words: highest.said)]
    }
  }

  private func alternative(_ movement: Movement, _ parts: Parts) -> Said {
    let subject = subject.said(withUnit: parts.contains(.unit))
    let withEnds = parts.contains(.ends)
    if !withEnds, case .values = movement.kind, let change = movement.change {
      // Fewer than five values are told by the first and the last.
      return .named(name: subject, words: change.said(in: span))
    }
    guard parts.contains(.trend), case .trend(let trend) = movement.kind else {
      return .named(name: subject, words: movement.inBrief(in: span, withEnds: withEnds))
    }
    let words = trend.isAlmostUnchanged ? .trendAlmostUnchanged() : trend.said
    let change = movement.change?.said(in: span, withEnds: withEnds)
    return .joined([.joined([subject, words], by: ": "), change ?? .nothing], by: "; ")
  }

  private func alternative(
    _ shape: ShapeClause, _ change: ChangeClause?, _ season: SeasonClause?, _ parts: Parts
  ) -> Said {
    let words = shape.inBrief(
      parts.contains(.change) ? change : nil, parts.contains(.span) ? span : nil,
      withEnds: parts.contains(.ends))
    let seasonal = parts.contains(.season) ? season?.inBrief : nil
    return .joined(
      [
        subject.said(withUnit: parts.contains(.unit)),
        .joined([words, seasonal ?? .nothing], by: ", "),
      ], by: ": ")
  }
}
