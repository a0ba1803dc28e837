// SPDX-License-Identifier: MIT

extension Shares: FormModel {
  static var name: FormName { .share }
  static var shape: FormShape { .parts }
  static var countsFromZero: Bool { true }

  init(_ columns: FormColumns, of series: [Series], _ request: FormRequest) throws(FormError) {
    try self.init(
      values: series[0].values, named: series[0].name, unit: series[0].unit,
      names: columns.names?.texts ?? [])
    partName = columns.names?.title
  }

  var axis: FormAxis {
    FormAxis(minimum: 0, maximum: slices.map(\.share).max() ?? 1, name: valueName)
  }
  var voices: [FormVoice] { [FormVoice(name: valueName)] }
  var counts: (points: Int, missing: Int) { (partCount, missing) }

  /// How many parts above 0 there are.
  var partCount: Int { slices.count + max(0, joined - 1) }

  /// The time of the whole, the shortest time of a slice, and the silence at its end, in seconds.
  private static let times = (whole: 6.0, shortest: 0.08, silence: 0.02)

  func tones(stretchedBy factor: Double) -> FormTones {
    var all = FormTones(tones: [], seconds: 0)
    for (index, slice) in heard.map({ slices[$0] }).enumerated() {
      let length = max(Self.times.shortest, Self.times.whole * slice.share)
      all.tones.append(
        FormTone(
          .slice, at: all.seconds, for: length - Self.times.silence, slice.share, pan: .ofWidth(0),
          index: index, details: [Score.Detail("name", slice.name)]))
      all.seconds += length
    }
    all.points = Score.PointCounts(heard: partCount + emptyNames.count, missing: missing)
    return all.stretched(by: factor)
  }

  func write(to json: inout JSONWriter) {
    json.member("total", total)
    json.key("slices")
    json.array { json in
      for slice in slices {
        json.object { json in
          json.member("name", slice.name.displayText)
          json.member("value", slice.value)
          json.member("share", slice.share)
          json.member("percent", slice.percent)
        }
      }
    }
    json.member("half", half)
    json.member("joined", joined)
  }

  func places() -> FormPlaces {
    let last = slices.lastIndex { !$0.isJoined }
    return FormPlaces(
      oneByOne: heard.enumerated().map { place, index in
        FormPlace(
          line: SharePlace(slice: slices[index]), value: slices[index].share,
          landmark: areEqual ? .other : index == 0 ? .highest : index == last ? .lowest : .other,
          tone: place)
      }, along: .names(heard.map { slices[$0].name }, rows: []))
  }

  func table() -> FormTable {
    // Halves first, since the sum of 1e308 and 1e308 is infinite.
    let half = slices.reduce(0) { $0 + $1.value / 2 }
    return FormTable(
      headings: [
        partName.map { .name($0) } ?? .text(.name), .name(valueName), .text(.percent),
      ],
      rows: rows.map { name, value in
        [.text(name), FormTable.Cell(value), FormTable.Cell(50 * (value / half))]
      })
  }

  /// One bar from 0 to 100 percent.
  func picture() -> FormPicture {
    var marks: [FormPicture.Mark] = []
    var start = 0.0
    let slices = heard.map { self.slices[$0] }
    for (index, slice) in slices.enumerated() {
      let end = index == slices.count - 1 ? 100 : min(100, start + 100 * slice.share)
      marks.append(.area(x: start...end, y: -0.4...0.4, color: index, strength: 1))
      start = end
    }
    return FormPicture(
      x: FormPicture.Axis(low: 0, high: 100, title: .text(.percent)),
      y: FormPicture.Axis(low: -0.5, high: 0.5, title: .name(valueName), names: [""]),
      marks: marks,
      parts: slices.map {
        FormPicture.Part(
          name: $0.name, percent: 100 * $0.share, written: $0.percent > 0 ? $0.percent : nil)
      })
  }
}

extension FormChart {
  /// Parts of a whole.
  public init(_ shares: Shares, title: String) {
    self.init(FormContent(shares), title: title)
  }
}
