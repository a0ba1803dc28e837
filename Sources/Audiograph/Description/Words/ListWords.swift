// SPDX-License-Identifier: MIT

/// How the values of a list are spread, rounded.
enum ListForm: Hashable, Sendable {
  /// Nothing to say.
  case plain
  case even
  case tail(isUp: Bool)
  /// The humps by where they are.
  case humps([Figure])

  /// The same with other figures.
  func replacing(_ figure: (Figure) -> Figure) -> ListForm {
    guard case .humps(let places) = self else { return self }
    return .humps(places.map(figure))
  }
}

/// Values of a list far from the rest, rounded.
struct FarValues: Hashable, Sendable {
  enum Side: Hashable, Sendable { case below, above, both }

  let count: Int
  let side: Side
  /// Up to three of them, the farthest first; of more the farthest alone.
  var told: [Figure]

  /// The same with other figures.
  func replacing(_ figure: (Figure, FigureRole) -> Figure) -> FarValues {
    var values = self
    values.told = told.map { figure($0, .value) }
    return values
  }
}

extension SeriesPlan {
  /// The most values far from the rest that are told one by one.
  private static let mostFar = 3

  /// How the values of a list are spread.
  func form(of list: ListShape) -> ListForm {
    switch list.form {
    case .none, .one: .plain
    case .even: .even
    case .tailHigh: .tail(isUp: true)
    case .tailLow: .tail(isUp: false)
    case .two, .several: .humps(derived.figures(of: list.peaks.map(\.at.withoutNoise)))
    }
  }

  /// What else a list shows: values far from the rest, and rounded ones.
  func listFindings() -> [Statement] {
    guard shape?.shapeClass == .distribution, let told = facts.insight.distribution else {
      return []
    }
    let list = told.list
    var statements: [Statement] = []
    if !list.odd.isEmpty {
      let far = list.odd.sorted { abs($0 - told.median) > abs($1 - told.median) }
      let side: FarValues.Side =
        far.allSatisfy { $0 < told.median }
        ? .below : far.allSatisfy { $0 > told.median } ? .above : .both
      let named = far.count > Self.mostFar ? Array(far.prefix(1)) : far
      statements.append(
        .farValues(FarValues(count: far.count, side: side, told: style.figures(of: named))))
    }
    if let heap = list.heap {
      let share = DecimalDigits(100 * heap.share).rounded(decimals: 0)
      statements.append(.heap(.figure(Figure(share)), unit: Figure(measured: heap.unit)))
    }
    return statements
  }
}

extension Wording {
  /// How values are spread; nil for nothing to say.
  func form(_ form: ListForm) -> String? {
    switch form {
    case .plain: nil
    case .even: say(.listEven())
    case .tail(let isUp): say(.listTail(isUp: isUp))
    case .humps(let places):
      say(.listHumps(count: places.count, places: joined(places.map(number))))
    }
  }

  /// The sentence of values far from the rest.
  func farValues(_ far: FarValues) -> String {
    guard far.told.count == far.count else {
      return say(.listFarMany(count: far.count, side: far.side, value: far.told[0]))
    }
    return say(
      .listFar(isOne: far.count == 1, side: far.side, values: joined(far.told.map(number))))
  }
}
