// SPDX-License-Identifier: MIT

extension ChangeSize {
  /// The size of a move within values of a kind and a style.
  ///
  /// Percent are told where both ends are 0 or more, and `allowsPercent` says that they may be; a
  /// difference with the unit, where one is given.
  init(
    _ move: Move, kind: ChartKind, style: ValueStyle, allowsPercent: Bool = true,
    unit: String? = nil
  ) {
    self.init(move, kind: kind, allowsPercent: allowsPercent, unit: unit) {
      style.figure(of: $0)
    }
  }

  /// The same, a difference with as many digits as the points of a walk have.
  init(_ move: Move, kind: ChartKind, style: PointStyle) {
    self.init(move, kind: kind, allowsPercent: true, unit: nil) {
      style.difference(from: 0, to: $0)
    }
  }

  private init(
    _ move: Move, kind: ChartKind, allowsPercent: Bool, unit: String?, figure: (Double) -> Figure
  ) {
    if allowsPercent, move.to.y >= 0, let percent = move.percent {
      guard percent > 1000 else {
        self = .percent(Percent(percent))
        return
      }
      let times = DecimalDigits((move.to.y / move.from.y).withoutNoise)
      self = .times(Figure(times.rounded(decimals: 0).rounded(significant: 3)))
    } else if !move.absolute.isFinite {
      self = .untold
    } else {
      let figure = figure(abs(move.absolute).withoutNoise)
      self =
        switch kind {
        case .percent: .points(figure)
        case .rank: .places(figure)
        case .price, .measurement, .count: unit.map { .inUnit(figure, $0) } ?? .absolute(figure)
        }
    }
  }
}
