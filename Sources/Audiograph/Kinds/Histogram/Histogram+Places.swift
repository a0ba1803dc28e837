// SPDX-License-Identifier: MIT

extension Histogram {
  func table() -> FormTable {
    FormTable(
      headings: [.text(.from), .text(.to), .text(.count), .text(.percent)],
      rows: bins.counts.enumerated().map { index, count in
        [
          FormTable.Cell(bins.edges[index]), FormTable.Cell(bins.edges[index + 1]),
          .number(Double(count)), .number(100 * Double(count) / Double(self.count)),
        ]
      })
  }

  func places() -> FormPlaces {
    let isFlat = bins.counts.allSatisfy { $0 == bins.counts[fullest] }
    return FormPlaces(
      oneByOne: bins.counts.enumerated().map { index, count in
        FormPlace(
          line: HistogramPlace(histogram: self, bin: index), value: Double(count),
          landmark: index == fullest && !isFlat
            ? .highest : peaks.contains(index) || index == fullest ? .other : nil,
          tone: index)
      }, along: .ranges(zip(bins.edges, bins.edges.dropFirst()).map { $0...$1 }))
  }

  func picture() -> FormPicture {
    let finite = bins.edges.filter(\.isFinite)
    let (first, last) = (finite[0], finite[finite.count - 1])
    let width = bins.width > 0 ? bins.width : 1
    let marks = bins.counts.indices.map { index -> FormPicture.Mark in
      let low = bins.edges[index].isFinite ? bins.edges[index] : first - width
      let high = bins.edges[index + 1].isFinite ? bins.edges[index + 1] : last + width
      // Nobody knows how far an open bin reaches.
      let isOpen = !bins.edges[index].isFinite || !bins.edges[index + 1].isFinite
      return .area(
        x: low...max(low, high), y: 0...Double(bins.counts[index]), color: 0,
        strength: isOpen ? 0.3 : 1)
    }
    let isOpen = (low: !bins.edges[0].isFinite, high: !bins.edges[bins.counts.count].isFinite)
    return FormPicture(
      x: FormPicture.Axis(
        low: isOpen.low ? first - width : first, high: isOpen.high ? last + width : last,
        title: .measured(valueName, in: unit), isWhole: finite.areWhole && width >= 1),
      y: FormPicture.Axis(low: 0, high: axis.maximum, title: .text(.count), isWhole: true),
      marks: marks)
  }
}
