// SPDX-License-Identifier: MIT

/// What a list shows.
extension SeriesPlan {
  /// How the values of a list are spread: even, with a tail, or in humps; or nothing.
  func form(of list: ListShape) -> Said {
    switch list.form {
    case .none, .one: return .nothing
    case .even: return .listEven()
    case .tailHigh: return .listTail(isUp: true)
    case .tailLow: return .listTail(isUp: false)
    case .two, .several:
      let humps = derived.figures(of: list.peaks.map(\.at.withoutNoise))
      return .listHumps(count: humps.count, places: .list(humps.map(Said.value)))
    }
  }

  /// What else a list shows: values far from the rest, and rounded ones.
  func listFindings() -> [Said] {
    guard shape?.shapeClass == .distribution, let told = facts.insight.distribution else {
      return []
    }
    return [told.list.farValues(from: told.median, style), told.list.rounded].compactMap(\.self)
  }
}

extension ListShape {
  /// The most values far from the rest that are told one by one.
  private static let mostFar = 3

  /// How many values are multiples of a round number, where that is no chance.
  var rounded: Said? {
    heap.map { heap in
      let share = DecimalDigits(100 * heap.share).rounded(decimals: 0)
      return .listHeap(share: .percent(.figure(Figure(share))), unit: Figure(measured: heap.unit))
    }
  }

  /// Up to three values far from the rest, the farthest first; of more the farthest alone.
  func farValues(from median: Double, _ style: ValueStyle) -> Said? {
    let far = odd.sorted { abs($0 - median) > abs($1 - median) }
    guard !far.isEmpty else { return nil }
    let side: ListSide =
      far.allSatisfy { $0 < median } ? .below : far.allSatisfy { $0 > median } ? .above : .both
    guard far.count <= Self.mostFar else {
      return .listFarMany(count: far.count, side: side, value: style.figures(of: [far[0]])[0])
    }
    return .listFar(
      isOne: far.count == 1, side: side,
      values: .list(style.figures(of: far).map(Said.value)))
  }
}
