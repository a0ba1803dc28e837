// SPDX-License-Identifier: MIT

/// How far above or below the start.
struct Standing: Hashable, Sendable {
  let isUp: Bool
  /// Nil at the start itself.
  let size: ChangeSize?

  /// `up 12 percent`, `unchanged`, `at 17 times the first value`.
  func said(_ position: StandingPosition = .alone) -> Said {
    switch size {
    case nil: .standingUnchanged(position: position)
    case .times(let times): .standingTimes(times: times, position: position)
    case let size?:
      .standingSize(
        size: .size(size), isUp: isUp, isBound: size.kind == .bound, position: position)
    }
  }
}

/// Percent changes that are mentioned in one sentence, and the distances between them.
struct Standings {
  /// A distance, and the indices of the higher and the lower change that it lies between.
  struct Distance {
    let size: Double
    let higher: Int
    let lower: Int
  }

  let standings: [Standing]
  let gaps: [Figure]
  /// For each distance whether it reads differently from the difference of the told changes.
  let isRough: [Bool]

  /// Rounds changes and distances so that different ones never read alike.
  ///
  /// Usually each is rounded by itself. Where a distance is below 10 percentage points, all get one
  /// decimal, so that the distance can be checked against them; more where that is not enough.
  init(of changes: [Double], gaps: [Double] = []) {
    self.init(of: changes, gaps: gaps, startingWith: gaps.contains { $0 < 10 } ? 1 : nil)
  }

  /// Rounds changes and the distances between them.
  ///
  /// All get another decimal, two at most, where every distance then is the difference of the
  /// changes as they are mentioned.
  init(of changes: [Double], between distances: [Distance]) {
    let gaps = distances.map(\.size)
    let usual = Standings(of: changes, gaps: gaps)
    let finer = [nil, 1, 2].lazy.map { Standings(of: changes, gaps: gaps, startingWith: $0) }
      .first { $0.decimals >= usual.decimals && !$0.isRough(distances).contains(true) }
    let told = finer ?? usual
    self.init(told, isRough: told.isRough(distances))
  }

  private let decimals: Int

  private init(_ other: Standings, isRough: [Bool]) {
    (standings, gaps, decimals) = (other.standings, other.gaps, other.decimals)
    self.isRough = isRough
  }

  private init(of changes: [Double], gaps: [Double], startingWith first: Int?) {
    var decimals = first
    while true {
      let standings = changes.map { Standing(of: $0, decimals: decimals) }
      let figures = gaps.map { Self.figure(ofGap: $0, decimals: decimals) }
      let isTold =
        Self.areDistinct(standings, changes) && Self.areDistinct(figures, gaps)
        && zip(figures, gaps).allSatisfy { !$0.digits.isZero || $1 == 0 }
      if isTold || decimals == Self.mostDecimals {
        (self.standings, self.gaps, self.decimals) = (standings, figures, decimals ?? 0)
        isRough = gaps.map { _ in false }
        return
      }
      decimals = (decimals ?? 0) + 1
    }
  }

  private func isRough(_ distances: [Distance]) -> [Bool] {
    zip(gaps, distances).map { gap, distance in
      guard let higher = standings[distance.higher].told,
        let lower = standings[distance.lower].told
      else { return false }
      return Self.figure(ofGap: higher - lower, decimals: decimals == 0 ? nil : decimals) != gap
    }
  }

  /// What differs only after these is equal.
  private static let mostDecimals = 9

  private static func areDistinct<Told: Equatable>(_ told: [Told], _ values: [Double]) -> Bool {
    values.indices.allSatisfy { index in
      values.indices.allSatisfy { told[$0] != told[index] || values[$0] == values[index] }
    }
  }

  private static func figure(ofGap gap: Double, decimals: Int?) -> Figure {
    let digits = DecimalDigits(gap.withoutNoise)
    guard let decimals else {
      return Figure(gap > 1000 ? digits.rounded(significant: 3) : digits.rounded(decimals: 0))
    }
    let kept = gap > 1000 ? decimals - 1 : decimals
    return Figure(digits.rounded(decimals: kept), minimumDecimals: kept)
  }
}

extension Standing {
  /// A change in percent, rounded by itself or to so many decimals.
  fileprivate init(of change: Double, decimals: Int?) {
    isUp = change > 0
    size = change == 0 ? nil : Self.size(of: change, decimals: decimals)
  }

  /// The change in percent as it is mentioned; nil if another number is mentioned, or none.
  fileprivate var told: Double? {
    guard let size else { return 0 }
    guard case .percent(.figure(let figure)) = size, figure.scale == .ones,
      let told = Double(figure.digits.text())
    else { return nil }
    return isUp ? told : -told
  }

  private static func size(of change: Double, decimals: Int?) -> ChangeSize {
    if change > 1000 {
      let times = DecimalDigits((change / 100 + 1).withoutNoise)
      let extra = max(0, (decimals ?? 0) - 1)
      return .times(
        Figure(
          extra == 0
            ? times.rounded(decimals: 0).rounded(significant: 3) : times.rounded(decimals: extra)))
    }
    guard let decimals else { return .percent(Percent(change)) }
    let digits = DecimalDigits(abs(change).withoutNoise).rounded(decimals: decimals)
    if digits.isZero { return .percent(.underATenth) }
    if change > -100, digits == DecimalDigits(100) { return .percent(.almostAll) }
    return .percent(.figure(Figure(digits, minimumDecimals: decimals)))
  }
}
