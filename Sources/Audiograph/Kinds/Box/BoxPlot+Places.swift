// SPDX-License-Identifier: MIT

extension BoxPlot {
  /// The most values far out of a group that a walk goes through: those farthest from the median.
  private static let mostOutliersWalked = 100

  func places() -> FormPlaces {
    var tone = 0
    let (highest, lowest) = extremeRanks
    let columns = heard.enumerated().map { index, told in
      let landmark: FormPlace.Landmark? =
        index == highest ? .highest : index == lowest ? .lowest : .other
      defer { tone += toneCount(told.group, told.summary) }
      return told.group.isBox
        ? boxPlaces(index, told.summary, from: tone, landmark)
        : pointPlaces(index, told.group, from: tone, landmark)
    }
    let names = heard.map { isGrouped ? $0.group.name : valueName }
    return FormPlaces(columns: columns, along: .names(names, rows: []), row: 2)
  }

  /// The heard groups with the highest and the lowest median.
  private var extremeRanks: (highest: Int?, lowest: Int?) {
    let medians = heard.map(\.summary.median)
    guard medians.count > 1, let high = medians.max(), let low = medians.min(), low < high
    else {
      return (nil, nil)
    }
    return (medians.firstIndex(of: high), medians.lastIndex(of: low))
  }

  private func toneCount(_ group: BoxGroup, _ summary: BoxSummary) -> Int {
    if soundsMediansOnly { return 1 }
    return group.isBox
      ? 1 + min(summary.outliers.count, Self.mostOutliersHeard) : group.points.count
  }

  /// The five values of a box from the bottom to the top, then the values far out.
  private func boxPlaces(
    _ index: Int, _ summary: BoxSummary, from tone: Int, _ landmark: FormPlace.Landmark?
  ) -> [FormPlace] {
    let five = summary.five.map { part, value in
      place(value, part, index, landmark: part == .median ? landmark : nil, tone: tone)
    }
    let heard = soundsMediansOnly ? [] : summary.farthestOutliers(Self.mostOutliersHeard)
    let far = summary.farthestOutliers(Self.mostOutliersWalked).map { outlier in
      place(
        summary.outliers[outlier], .outlier, index, landmark: .other,
        tone: heard.firstIndex(of: outlier).map { tone + 1 + $0 })
    }
    return five + far
  }

  /// The values of a group that has too few for a box; the lower of those in the middle stands for it.
  private func pointPlaces(
    _ index: Int, _ group: BoxGroup, from tone: Int, _ landmark: FormPlace.Landmark?
  ) -> [FormPlace] {
    group.points.enumerated().map { rank, value in
      place(
        value, .point, index, landmark: rank == (group.points.count - 1) / 2 ? landmark : nil,
        tone: soundsMediansOnly ? tone : tone + rank)
    }
  }

  private func place(
    _ value: Double, _ part: BoxPart, _ index: Int, landmark: FormPlace.Landmark?, tone: Int?
  ) -> FormPlace {
    FormPlace(
      line: BoxPlace(plot: self, value: value, part: part, index: index), value: value,
      landmark: landmark, tone: tone)
  }
}

extension BoxPlot {
  func table() -> FormTable {
    FormTable(
      headings: [
        groupName.map { .name($0) } ?? .text(.group), .text(.count), .text(.lowerWhisker),
        .text(.lowerQuartile), .text(.median), .text(.upperQuartile), .text(.upperWhisker),
        .text(.farOut),
      ],
      rows: groups.map { group in
        let summary = group.summary
        let five = [
          summary?.lowWhisker, summary?.q1, summary?.median, summary?.q3, summary?.highWhisker,
        ]
        return [
          .text(isGrouped ? group.name : valueName),
          FormTable.Cell(hasValues ? Double(group.count) : nil),
        ]
          + five.map { FormTable.Cell($0) } + [.number(Double(summary?.outliers.count ?? 0))]
      })
  }

  func picture() -> FormPicture {
    let heard = heard
    let marks = heard.enumerated().flatMap { index, told in
      told.group.isBox
        ? told.summary.marks(at: Double(index))
        : told.group.points.map {
          .dot(FormPicture.Position(x: Double(index), y: $0), color: 0)
        }
    }
    return FormPicture(
      x: FormPicture.Axis(
        low: -0.5, high: Double(heard.count) - 0.5,
        title: isGrouped ? groupName.map { .name($0) } : nil,
        names: isGrouped ? heard.map(\.group.name) : [""]),
      y: FormPicture.Axis(low: minimum, high: maximum, title: .measured(valueName, in: unit)),
      marks: marks)
  }
}

extension BoxSummary {
  /// The box with its whiskers, their ends and the values far out.
  fileprivate func marks(at x: Double) -> [FormPicture.Mark] {
    func across(_ y: Double, _ half: Double) -> FormPicture.Mark {
      line(from: (x - half, y), to: (x + half, y))
    }
    let box = FormPicture.Mark.area(
      x: x - 0.3...x + 0.3, y: q1...q3, color: 0, strength: 0.3)
    let lines = [
      line(from: (x, lowWhisker), to: (x, q1)), line(from: (x, q3), to: (x, highWhisker)),
      across(lowWhisker, 0.15), across(median, 0.3), across(highWhisker, 0.15),
    ]
    return [box] + lines + outliers.map { .dot(FormPicture.Position(x: x, y: $0), color: 0) }
  }

  private func line(from: (Double, Double), to: (Double, Double)) -> FormPicture.Mark {
    .line(
      [FormPicture.Position(x: from.0, y: from.1), FormPicture.Position(x: to.0, y: to.1)],
      color: 0, isDashed: false)
  }
}
