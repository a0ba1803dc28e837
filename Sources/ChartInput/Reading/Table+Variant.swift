// SPDX-License-Identifier: MIT

internal import Audiograph

extension Table {
  /// The same as the kind that was asked for, if that is one with a difference; what states its kind has become
  /// it.
  func told(by options: ReadOptions, file: String) throws(ReadError) -> Table {
    guard let variant = options.variant, stated == nil else { return self }
    var table = self
    do throws(FormError) {
      if variant.form == .bars, columns.count < 2 { throw .single(variant.rawValue) }
      try table.become(variant, options.stack)
    } catch {
      throw .form(file: file, error)
    }
    return table
  }

  /// Makes the kind that was read another one with a difference.
  ///
  /// - Throws: `FormError` where the values cannot be told so.
  mutating func become(_ variant: KindVariant, _ stack: StackName?) throws(FormError) {
    switch variant {
    case .error: break
    case .step: for index in columns.indices { columns[index].hold() }
    case .rank: for index in columns.indices { try columns[index].rank() }
    case .grouped, .stacked:
      try checkAlike(variant)
      for index in columns.indices where columns[index].axis == nil {
        columns[index].axis = StatedAxis(number: 1, isLogarithmic: nil, isReversed: false)
      }
      if variant == .stacked { pile(stack ?? .total) }
    }
  }

  /// Refuses columns of several units, which no axis has and nothing sums up.
  private func checkAlike(_ variant: KindVariant) throws(FormError) {
    let stated = Set(columns.map { $0.axis?.number })
    guard stated == [nil], let first = columns.first,
      let other = columns.first(where: { $0.unit != first.unit || $0.kind != first.kind })
    else { return }
    throw .unlike(variant.rawValue, first.name, other.name)
  }

  /// Puts the sums at each place in front, or makes shares of all columns.
  private mutating func pile(_ stack: StackName) {
    guard let first = columns.first, columns.count > 1 || stack == .percent else { return }
    let places = XAxis.union(of: columns.map { $0.x ?? x })
    let all = columns.map { $0.sums(at: places, from: $0.x ?? x) }
    let totals = (0..<places.count).map { place in
      let present = all.map { $0[place] }.filter { !$0.isNaN }
      return present.isEmpty ? .nan : present.reduce(0, +)
    }
    x = places
    guard stack == .total else {
      columns = zip(columns, all).map { column, values in
        // As many digits as anybody reads.
        let shares = zip(values, totals).map {
          $1 == 0 ? .nan : ($0 / $1 * 1e6).rounded(.toNearestOrEven) / 1e4
        }
        return column.holding(shares, at: places, unit: "percent", kind: .percent).stacked(.share)
      }
      return
    }
    let number = (columns.map(\.number).max() ?? 0) + 1
    var total = ValueColumn(
      number: number, name: StatedAccount.totalName, unit: first.unit, kind: first.kind,
      values: totals, x: places, quantity: first.quantity)
    total.axis = first.axis
    columns =
      [total.stacked(.total)]
      + zip(columns, all).map { $0.holding($1, at: places).stacked(.part) }
  }
}

extension ValueColumn {
  fileprivate mutating func hold() {
    axis = axis ?? StatedAxis(number: nil, isLogarithmic: nil, isReversed: false)
    axis?.holds = true
  }

  fileprivate mutating func rank() throws(FormError) {
    if let odd = values.first(where: { !$0.isNaN && ($0 < 1 || $0 != $0.rounded()) }) {
      throw .noRank(name: name, value: odd)
    }
    self = holding(values, at: x, kind: .rank)
  }

  fileprivate func stacked(_ role: StatedAxis.StackRole) -> ValueColumn {
    var column = self
    column.axis?.stack = role
    return column
  }

  /// The same column with other values.
  fileprivate func holding(
    _ values: [Double], at x: XAxis?, unit: String? = nil, kind: ChartKind? = nil
  ) -> ValueColumn {
    var column = ValueColumn(
      number: number, name: name, unit: unit ?? self.unit, kind: kind ?? self.kind, values: values,
      x: x, quantity: quantity)
    column.axis = axis
    return column
  }

  /// What its values sum to at each of some places; missing where it has none.
  fileprivate func sums(at places: XAxis, from own: XAxis) -> [Double] {
    if own == places, own.isDistinct { return values }
    var index: [XValue: Int] = [:]
    for place in 0..<places.count { index[places[place]] = place }
    var sums = [Double](repeating: .nan, count: places.count)
    for (row, value) in values.enumerated() where !value.isNaN {
      guard let place = index[own[row]] else { continue }
      sums[place] = sums[place].isNaN ? value : sums[place] + value
    }
    return sums
  }
}

extension XAxis {
  fileprivate var isDistinct: Bool {
    switch self {
    case .rows: true
    case .numbers(let numbers): Set(numbers).count == numbers.count
    case .dates(let dates): Set(dates.instants).count == dates.instants.count
    case .categories(let names): Set(names).count == names.count
    }
  }

  /// The places of axes of one kind, each of them once: numbers and dates in their order, names in that of the
  /// axis that has most.
  fileprivate static func union(of axes: [XAxis]) -> XAxis {
    let longest = axes.max { $0.count < $1.count } ?? .rows(count: 0)
    if axes.allSatisfy({ $0 == longest }), longest.isDistinct { return longest }
    switch longest {
    case .rows: return longest
    case .numbers:
      let numbers = axes.flatMap { axis -> [Double] in
        if case .numbers(let own) = axis { own } else { [] }
      }
      return .numbers(Set(numbers).sorted())
    case .dates(var dates):
      let instants = axes.flatMap { axis -> [Int64] in
        if case .dates(let own) = axis { own.instants } else { [] }
      }
      dates.instants = Set(instants).sorted()
      return .dates(dates)
    case .categories(let first):
      let names = axes.flatMap { axis -> [String] in
        if case .categories(let own) = axis { own } else { [] }
      }
      var seen: Set<String> = []
      return .categories((first + names).filter { seen.insert($0).inserted })
    }
  }
}
