// SPDX-License-Identifier: MIT

internal import Audiograph
internal import JSON

extension VegaUnit {
  typealias Combined = (name: Value, values: [Value: [Value]])

  /// The values of a channel by series and places, combined as it says where there are several; if
  /// `addsUp`, as bars that stand on each other do, they are summed where it does not say.
  func combined(
    _ channel: JSONNode, at places: [Value], in names: [Value], addsUp: Bool
  ) throws(StatedFault) -> [Combined] {
    let stated = channel.present("aggregate").map { $0.text ?? "argmax" }
    let aggregate = stated.flatMap(VegaAggregate.init) ?? (addsUp ? .sum : nil)
    if let stated, VegaAggregate(rawValue: stated) == nil { throw .computed(stated.utf8.bounded()) }
    let field = channel.member("field")?.text
    guard field != nil || aggregate == .count else {
      throw .missing(.line, member: "encoding.y.field")
    }
    let isDate = channel.member("type")?.text == "temporal"
    let values = field.map { self.values(of: $0) } ?? rows.map { _ in Value.number(1) }
    if isDate { throw .notNumbers(member: "encoding.y") }
    var found: [Combined] = []
    var series: [Value: Int] = [:]
    for (row, value) in values.enumerated() where stated == nil || !value.isMissing {
      let index = series[names[row]] ?? found.count
      if index == found.count {
        series[names[row]] = index
        found.append((names[row], [:]))
      }
      found[index].values[places[row], default: []].append(value)
    }
    guard let aggregate else { return found }
    return found.map { one in
      (
        one.name,
        one.values.mapValues { each in
          if each.count == 1, aggregate != .count { return each }
          return [aggregate.result(each.compactMap(\.number)).map { .number($0) } ?? .missing]
        }
      )
    }
  }

  /// The series of a channel, their points in the order in which they are drawn.
  func series(
    _ name: String, addsUp: Bool
  ) throws(StatedFault) -> [ChartDraft.Series] {
    guard let channel = channels[name] else {
      throw .missing(.line, member: "encoding.\(name)")
    }
    let places = field("x") == nil ? rows.map { _ in .missing } : values("x")
    let names = partingField.map { values(of: $0) } ?? rows.map { _ in .missing }
    return try combined(channel, at: places, in: names, addsUp: addsUp).map { one in
      var series = ChartDraft.Series(name: one.name.text)
      for place in ordered(Array(one.values.keys), by: channels["x"], one.values, first: places) {
        for value in one.values[place] ?? [] {
          series.columns["x", default: []].append(place)
          series.columns["y", default: []].append(value)
        }
      }
      if field("x") == nil { series.columns["x"] = nil }
      return series
    }
  }

  /// Places in the order in which a channel has them drawn.
  func ordered(
    _ places: [Value], by channel: JSONNode?, _ values: [Value: [Value]], first: [Value] = []
  ) -> [Value] {
    let sort = channel?.member("sort")
    if let list = sort?.draftValues {
      let ranks = Dictionary(zip(list, list.indices)) { first, _ in first }
      let asDrawn = inFile(places, first)
      return asDrawn.enumerated().sorted {
        (ranks[$0.element] ?? list.count, $0.offset) < (ranks[$1.element] ?? list.count, $1.offset)
      }.map(\.element)
    }
    if let sort, sort.shape == .null { return inFile(places, first) }
    let word = sort?.text ?? "ascending"
    if ["x", "y", "-x", "-y"].contains(word) {
      let sign: Double = word.begins(with: "-") ? -1 : 1
      return inFile(places, first).sorted {
        sign * (values[$0]?.first?.number ?? 0) < sign * (values[$1]?.first?.number ?? 0)
      }
    }
    let sorted = places.sorted(by: Self.precedes)
    let isOfNames = !places.areNumbers
    return word == "descending" && isOfNames ? sorted.reversed() : sorted
  }

  private func inFile(_ places: [Value], _ first: [Value]) -> [Value] {
    guard !first.isEmpty else { return places }
    let wanted = Set(places)
    return first.distinct.filter(wanted.contains)
  }

  static func precedes(_ one: Value, _ other: Value) -> Bool {
    switch (one.number, other.number) {
    case (let one?, let other?): one < other
    case (_?, nil): true
    case (nil, _?): false
    case (nil, nil): one.text < other.text
    }
  }
}
