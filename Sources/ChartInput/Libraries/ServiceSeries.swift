// SPDX-License-Identifier: MIT

internal import Audiograph
internal import JSON

/// Frames of Grafana, as `/api/ds/query` answers: `results.A.frames[{schema: {fields}, data: {values}}]`.
enum GrafanaFrames {
  /// A chart for each unit of what was measured; none for any other value.
  static func charts(_ root: JSONNode) -> [ChartDraft] {
    let results = root.member("results")?.members.map(\.value) ?? []
    let frames = (results.isEmpty ? [root] : results).flatMap { result in
      result.member("frames")?.elements ?? (result.at("schema", "fields") == nil ? [] : [result])
    }
    return frames.flatMap(series).grouped(by: \.unit).map { same in
      var draft = ChartDraft("line")
      draft.series = same.map(\.series)
      draft.x.type = .date
      draft.y.unit = unitNames[same[0].unit] ?? (same[0].unit.isEmpty ? nil : same[0].unit)
      if same.count == 1 { draft.title = same[0].series.name }
      return draft
    }
  }

  /// What Grafana calls units of which others are known here.
  private static let unitNames = [
    "percent": "%", "celsius": "°C", "fahrenheit": "°F", "watt": "W", "kwatth": "kWh",
    "ms": "ms", "s": "s", "bytes": "bytes", "decbytes": "bytes", "short": "", "none": "",
    "humidity": "%", "volt": "V", "amp": "A", "pressurehpa": "hPa", "lengthm": "m",
    "lengthkm": "km", "currencyEUR": "EUR", "currencyUSD": "USD", "currencyGBP": "GBP",
  ]

  private static func series(_ frame: JSONNode) -> [(unit: String, series: ChartDraft.Series)] {
    let fields = frame.at("schema", "fields")?.elements ?? []
    let columns = frame.at("data", "values")?.elements ?? []
    guard fields.count == columns.count,
      let time = fields.firstIndex(where: { $0.member("type")?.text == "time" }),
      let times = columns[time].draftValues
    else { return [] }
    let names = ["displayNameFromDS", "displayName"]
    return fields.indices.compactMap { index in
      let field = fields[index]
      guard field.member("type")?.text == "number", let values = columns[index].draftValues else {
        return nil
      }
      let labels = field.member("labels")?.members.compactMap(\.value.text) ?? []
      let name =
        names.lazy.compactMap { field.at("config", $0)?.text }.first
        ?? (labels.isEmpty
          ? field.member("name")?.text ?? frame.at("schema", "name")?.text ?? ""
          : labels.joined(separator: ", "))
      let unit = field.at("config", "unit")?.text ?? ""
      return (
        unit,
        ChartDraft.Series(name: name, columns: ["x": times.map(\.asDate), "y": values])
      )
    }
  }
}

/// The history of Home Assistant: a list for each entity of `{entity_id, state, attributes, last_changed}`.
enum HomeAssistant {
  /// A chart for each unit; none for any other value.
  static func charts(_ root: JSONNode) -> [ChartDraft] {
    // Lists of records are everyday tables, which are not copied to find that out.
    let first = root.element(0) ?? (root.members.count <= 1000 ? root.members.first?.value : nil)
    guard first?.element(0)?.member("state") != nil else { return [] }
    let lists =
      root.shape == .list
      ? root.elements.map(\.elements) : root.members.map { $0.value.elements }
    guard !lists.isEmpty,
      lists.allSatisfy({ $0.first?.member("state") != nil && time($0[0]) != nil })
    else { return [] }
    let ids = root.members.map(\.key)
    let found = lists.enumerated().compactMap { index, states in
      entity(states, id: ids.indices.contains(index) ? ids[index] : nil)
    }
    return found.grouped(by: \.unit).map { same in
      var draft = ChartDraft("line")
      draft.series = same.map(\.series)
      draft.x.type = .date
      draft.y.unit = same[0].unit.isEmpty ? nil : same[0].unit
      if same.count == 1 { draft.title = same[0].series.name }
      return draft
    }
  }

  /// The states of one entity that are numbers; nil for one whose states are words.
  private static func entity(
    _ states: [JSONNode], id: String?
  ) -> (unit: String, series: ChartDraft.Series)? {
    let attributes = states[0].member("attributes") ?? states[0].member("a")
    let values = states.map { state in
      (state.member("state") ?? state.member("s"))?.text.flatMap(Double.init)
    }
    guard values.contains(where: { $0?.isFinite == true }) else { return nil }
    let name =
      attributes?.member("friendly_name")?.text ?? states[0].member("entity_id")?.text ?? id ?? ""
    return (
      attributes?.member("unit_of_measurement")?.text ?? "",
      ChartDraft.Series(
        name: name,
        columns: [
          "x": states.map { time($0) ?? .missing },
          "y": values.map { $0.flatMap { $0.isFinite ? .number($0) : nil } ?? .missing },
        ])
    )
  }

  private static func time(_ state: JSONNode) -> ChartDraft.Value? {
    state.member("last_updated")?.draftValue ?? state.member("last_changed")?.draftValue
  }
}
