// SPDX-License-Identifier: MIT

extension Band: FormModel {
  static var name: FormName { .band }
  static var shape: FormShape { .bounds }
  static var options: Set<FormOption> { [.bounds, .error] }

  static func toldNames(of series: [Series], _ columns: FormColumns) -> [String] {
    [series[0].name, series.dropFirst().map(\.name).joined(separator: ", ")]
  }

  init(_ columns: FormColumns, of series: [Series], _ request: FormRequest) throws(FormError) {
    let values = series[0].values
    let (lower, upper): ([Double], [Double])
    let bounds: Bounds
    switch columns.bounds {
    case .columns where series.count > 2:
      (lower, upper) = (series[1].values, series[2].values)
      bounds = .named(lower: series[1].name, upper: series[2].name)
    case .unnamed where series.count > 2:
      (lower, upper, bounds) = (series[1].values, series[2].values, .unnamed)
    case .error where series.count > 1:
      lower = zip(values, series[1].values).map(-)
      upper = zip(values, series[1].values).map(+)
      bounds = .error(series[1].name)
    default: throw .missing(.band, .bounds)
    }
    try self.init(
      values: values, lower: lower, upper: upper, named: series[0].name, unit: series[0].unit,
      bounds: bounds, x: series[0].x, xName: series[0].xName)
  }

  var axis: FormAxis {
    var (low, high) = (Double.infinity, -Double.infinity)
    for point in present {
      low = min(low, values[point], lower[point], upper[point])
      high = max(high, values[point], lower[point], upper[point])
    }
    return FormAxis(minimum: low, maximum: high, name: valueName)
  }

  var voices: [FormVoice] {
    guard isHeardTogether else { return [FormVoice(name: valueName)] }
    return [
      FormVoice(name: valueName), FormVoice(name: boundNames?.lower ?? "lower", timbre: .pure),
      FormVoice(name: boundNames?.upper ?? "upper", timbre: .pure),
    ]
  }

  var counts: (points: Int, missing: Int) { (present.count, values.count - present.count) }

  func write(to json: inout JSONWriter) {
    json.member("points", present.count)
    json.member("missing", counts.missing)
    write("widest", widest, to: &json)
    write("narrowest", narrowest, to: &json)
    json.key("apart")
    json.array { json in
      for pair in apart {
        json.array { json in
          json.value(Double(pair.first))
          json.value(Double(pair.second))
        }
      }
    }
    json.member("zeroOutside", zeroOutside)
    json.member("disordered", disordered)
    json.member("swapped", swapped)
  }

  private func write(_ name: String, _ point: Int, to json: inout JSONWriter) {
    json.key(name)
    json.object { json in
      json.member("index", point)
      json.member("width", width(point))
    }
  }
}

extension Band {
  /// The most points whose value and bounds are heard one after another.
  static let mostInTurn = 24
  /// The most parts of a longer band; points that share one are heard as one.
  static let mostParts = 5000

  /// Whether value and bounds are heard at once.
  var isHeardTogether: Bool { values.count > Self.mostInTurn }

  func tones(stretchedBy factor: Double) -> FormTones {
    (isHeardTogether ? tonesTogether() : tonesInTurn()).stretched(by: factor)
  }

  private func tonesInTurn() -> FormTones {
    let slot = 0.300
    let tones = present.map { point in
      FormTone(
        kind: .interval, start: Double(point) * slot, length: 0.240,
        layers: [
          FormTone.Layer(
            pan: .middle(of: point, among: values.count),
            path: [
              FormTone.Hold(offset: 0, length: 0.120, value: values[point]),
              FormTone.Hold(offset: 0.120, length: 0.040, value: lower[point], level: -6),
              FormTone.Hold(offset: 0.200, length: 0.040, value: upper[point], level: -6),
            ])
        ],
        index: point, value: values[point], details: details(lower[point], upper[point]))
    }
    return FormTones(
      tones: tones, seconds: Double(values.count) * slot, points: pointCounts(heard: tones.count))
  }

  private func tonesTogether() -> FormTones {
    let seconds = Timeline.normalSeconds(pointCount: values.count)
    let count = Double(partCount)
    let tones = parts.map { part in
      let start = seconds * Double(part.number) / count
      let length = seconds * Double(part.number + 1) / count - start
      return FormTone(
        kind: .interval, start: start, length: length,
        layers: [
          layer(0, at: 0, length, values[part.point], level: 0),
          layer(1, at: -0.7, length, part.lower, level: -9),
          layer(2, at: 0.7, length, part.upper, level: -9),
        ],
        index: part.point, value: values[part.point], details: details(part.lower, part.upper),
        isJoined: true)
    }
    return FormTones(tones: tones, seconds: seconds, points: pointCounts(heard: tones.count))
  }

  private func layer(
    _ voice: Int, at pan: Double, _ length: Double, _ value: Double, level: Double
  ) -> FormTone.Layer {
    let hold = FormTone.Hold(
      offset: 0.3 * length, length: 0.4 * length, value: value, level: level)
    return FormTone.Layer(voice: voice, pan: .fixed(pan), path: [hold])
  }

  private func details(_ lower: Double, _ upper: Double) -> [Score.Detail] {
    [Score.Detail("lower", lower), Score.Detail("upper", upper)]
  }
}

extension Band {
  /// What is heard at a time: one point, or several of a long band.
  struct Part {
    /// Its number among all parts, those without a point included.
    var number: Int
    /// The point whose value is heard.
    var point: Int
    /// The lowest lower and the highest upper bound.
    var lower: Double
    var upper: Double
  }

  var partCount: Int { min(values.count, Self.mostParts) }

  /// Which part a point belongs to.
  func part(of point: Int) -> Int {
    values.count <= Self.mostParts ? point : point * Self.mostParts / values.count
  }

  /// The parts that have a point, in order; each has the value of the point in its middle.
  var parts: [Part] {
    var parts: [Part] = []
    var start = present.startIndex
    while start < present.endIndex {
      let number = part(of: present[start])
      let end = present[start...].firstIndex { part(of: $0) != number } ?? present.endIndex
      let points = present[start..<end]
      parts.append(
        Part(
          number: number, point: present[(start + end - 1) / 2],
          lower: points.map { lower[$0] }.min() ?? .nan,
          upper: points.map { upper[$0] }.max() ?? .nan))
      start = end
    }
    return parts
  }
}
