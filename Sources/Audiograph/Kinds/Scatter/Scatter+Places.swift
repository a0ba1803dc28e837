// SPDX-License-Identifier: MIT

extension Scatter {
  func table() -> FormTable {
    let hasGroups = !groupNames.isEmpty
    let label = pointNames.map { $0.title.map { FormHeading.name($0) } ?? .text(.name) }
    return FormTable(
      headings: [label].compactMap(\.self) + [.name(names.x), .name(names.y)]
        + (hasGroups ? [groupName.map { .name($0) } ?? .text(.group)] : []),
      rows: pairs.x.indices.map { pair in
        (pointNames == nil ? [] : [name(of: pair).map { .text($0) } ?? .empty])
          + [.number(pairs.x[pair]), .number(pairs.y[pair])]
          + (hasGroups ? [.text(groupNames[groupOfPair[pair]])] : [])
      })
  }

  /// No more points far from the rest have their names beside them, which would cover each other.
  private static let mostLabels = 12

  func picture() -> FormPicture {
    let far = shape.far.count <= Self.mostLabels ? shape.far : []
    let named = Set(far + extremes)
    return FormPicture(
      x: picture(xAxis, names.x, units.x), y: picture(yAxis, names.y, units.y),
      marks: pairs.x.indices.map { pair in
        .dot(
          FormPicture.Position(x: pairs.x[pair], y: pairs.y[pair]), color: groupOfPair[pair],
          name: named.contains(pair) ? name(of: pair) : nil)
      } + (fit.map { [.line($0.places, color: 0, isDashed: false)] } ?? []),
      legend: groupNames)
  }

  /// The points that are lowest and highest in x and in y, of equal ones the first.
  private var extremes: [Int] {
    [pairs.x, pairs.y].flatMap { values in
      [
        values.indices.min { values[$0] < values[$1] },
        values.indices.max { values[$0] < values[$1] },
      ].compactMap(\.self)
    }
  }

  private func picture(_ axis: ScatterAxis, _ name: String, _ unit: String?) -> FormPicture.Axis {
    FormPicture.Axis(low: axis.low, high: axis.high, title: .measured(name, in: unit))
  }

  func places() -> FormPlaces { ScatterWalk(self).places }
}
