// SPDX-License-Identifier: MIT

/// Percent changes that are told in one sentence, and the distances between them.
struct Standings {
  typealias Standing = RebasedStatement.Standing

  let standings: [Standing]
  let gaps: [Figure]

  /// Rounds changes and distances so that different ones never read alike.
  ///
  /// Usually each is rounded by itself. Where a distance is below 10 percentage points, all get one
  /// decimal, so that the distance can be checked against them; more where that is not enough.
  init(of changes: [Double], gaps: [Double] = []) {
    var decimals: Int? = gaps.contains { $0 < 10 } ? 1 : nil
    while true {
      let standings = changes.map { Standing(of: $0, decimals: decimals) }
      let figures = gaps.map { Self.figure(ofGap: $0, decimals: decimals) }
      let isTold =
        Self.areDistinct(standings, changes) && Self.areDistinct(figures, gaps)
        && zip(figures, gaps).allSatisfy { !$0.digits.isZero || $1 == 0 }
      if isTold || decimals == Self.mostDecimals {
        (self.standings, self.gaps) = (standings, figures)
        return
      }
      decimals = (decimals ?? 0) + 1
    }
  }

  /// What differs only behind these is equal.
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

extension RebasedStatement.Standing {
  /// A change in percent, rounded by itself or to so many decimals.
  fileprivate init(of change: Double, decimals: Int?) {
    isUp = change > 0
    size = change == 0 ? nil : Self.size(of: change, decimals: decimals)
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
