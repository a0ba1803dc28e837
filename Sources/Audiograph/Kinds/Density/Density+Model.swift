// SPDX-License-Identifier: MIT

extension Density: FormModel {
  static var name: FormName { .density }
  static var shape: FormShape { .values }
  static var options: Set<FormOption> { [.priceValue] }
  static var countsFromZero: Bool { true }

  init(_ columns: FormColumns, of series: [Series], _ request: FormRequest) throws(FormError) {
    try self.init(series[0].values, named: series[0].name, unit: series[0].unit)
  }

  var axis: FormAxis { FormAxis(minimum: 0, maximum: densities[peak], name: valueName) }
  var voices: [FormVoice] { [FormVoice(name: valueName)] }
  var counts: (points: Int, missing: Int) { (count, missing) }

  /// The time of a place in seconds.
  private static let slot = 0.050

  func tones(stretchedBy factor: Double) -> FormTones {
    let tones = densities.enumerated().map { index, density in
      FormTone(
        kind: .point, start: Double(index) * Self.slot, length: Self.slot,
        layers: [
          FormTone.Layer(
            pan: .fromEndToEnd(index, of: Self.placeCount),
            path: [FormTone.Hold(offset: 0.015, length: 0.020, value: density)])
        ],
        index: index, value: density, isJoined: true)
    }
    return FormTones(
      tones: tones, seconds: Double(Self.placeCount) * Self.slot, points: pointCounts()
    ).stretched(by: factor)
  }

  func write(to json: inout JSONWriter) {
    json.member("points", count)
    json.member("width", width)
    json.member("from", ends.low)
    json.member("to", ends.high)
  }

  func table() -> FormTable {
    FormTable(
      headings: [.name(valueName), .text(.density)],
      rows: densities.enumerated().map { [.number(place($0).withoutNoise), .number($1)] })
  }

  func places() -> FormPlaces {
    let peak = peak
    return FormPlaces(
      oneByOne: densities.enumerated().map { index, density in
        FormPlace(
          line: DensityPlace(density: self, index: index), value: density,
          landmark: index == peak ? .highest : isMaximum(index) ? .other : nil, tone: index)
      }, along: .ranges(densities.indices.map { place($0)...place($0) }))
  }

  func picture() -> FormPicture {
    let curve = densities.enumerated().map { FormPicture.Position(x: place($0), y: $1) }
    let floor = curve.map { FormPicture.Position(x: $0.x, y: 0) }
    return FormPicture(
      x: FormPicture.Axis(low: ends.low, high: ends.high, title: .measured(valueName, in: unit)),
      y: FormPicture.Axis(low: 0, high: densities[peak], title: .text(.density)),
      marks: [
        .region(from: floor, to: curve, color: 0, strength: 0.3),
        .line(curve, color: 0, isDashed: false),
      ])
  }
}
