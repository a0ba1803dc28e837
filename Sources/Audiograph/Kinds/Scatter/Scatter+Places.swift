// SPDX-License-Identifier: MIT

extension Scatter {
  func table() -> FormTable {
    let hasGroups = !groupNames.isEmpty
    return FormTable(
      headings: [.name(names.x), .name(names.y)]
        + (hasGroups ? [groupName.map { .name($0) } ?? .text(.group)] : []),
      rows: pairs.x.indices.map { pair in
        [.number(pairs.x[pair]), .number(pairs.y[pair])]
          + (hasGroups ? [.text(groupNames[groupOfPair[pair]])] : [])
      })
  }

  func picture() -> FormPicture {
    FormPicture(
      x: picture(xAxis, names.x, units.x), y: picture(yAxis, names.y, units.y),
      marks: pairs.x.indices.map { pair in
        .dot(
          FormPicture.Position(x: pairs.x[pair], y: pairs.y[pair]), color: groupOfPair[pair])
      },
      legend: groupNames)
  }

  private func picture(_ axis: ScatterAxis, _ name: String, _ unit: String?) -> FormPicture.Axis {
    let unit = unit.flatMap { $0.isBlank ? nil : " (\($0))" } ?? ""
    return FormPicture.Axis(low: axis.low, high: axis.high, title: .name(name + unit))
  }

  func places() -> FormPlaces { ScatterWalk(self).places }
}
