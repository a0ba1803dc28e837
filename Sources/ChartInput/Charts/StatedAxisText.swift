// SPDX-License-Identifier: MIT

internal import Audiograph
internal import JSON

/// An axis as a chart states it.
struct StatedAxisText {
  let name: String?
  let unit: String?
  let type: ChartDraft.AxisContent?
  /// `linear`, `log`, `symlog`.
  let scale: String?
  let isReversed: Bool
  /// The names in their order; empty for none.
  let order: [String]

  init(_ node: JSONNode?) {
    name = node?.member("name")?.text.flatMap { $0.isBlank ? nil : $0 }
    unit = node?.member("unit")?.text.flatMap { $0.isBlank ? nil : $0 }
    type = node?.member("type")?.text.flatMap(ChartDraft.AxisContent.init)
    scale = node?.member("scale")?.text
    isReversed = node?.member("reversed")?.isTrue ?? false
    order = node?.member("order")?.elements.map(JSONCellWriter.text) ?? []
  }

  var axisName: AxisName? { name.map { AxisName($0, unit: unit) } }

  /// What numbers on it are.
  var kind: ChartKind { UnitRecognition.kind(ofUnit: unit) }
}
