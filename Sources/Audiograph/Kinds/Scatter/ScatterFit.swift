// SPDX-License-Identifier: MIT

/// The line that a relation follows: straight on its scales, or the curve that was found.
struct ScatterFit: Sendable {
  /// Places along it, from the lowest x to the highest.
  let places: [FormPicture.Position]
  /// Whether it is another one than a straight line, judged on its scales.
  let isCurve: Bool

  /// So many parts of a line that is not straight where it is drawn.
  private static let parts = 32

  /// The line through pairs; nil if x does not vary, or no number holds it.
  init?(_ pairs: ScatterPairs, _ shape: ScatterShape) {
    let used = shape.scales.pairs(shape.far.isEmpty ? pairs : pairs.removing(shape.far))
    guard let first = used.byX.first, let last = used.byX.last else { return nil }
    let axis = ScatterAxis(low: used.x[first], high: used.x[last])
    let isStraight = [.line, .none].contains(shape.course)
    let curve = isStraight ? nil : ScatterModels(used).curve()
    // The values of a curve are scaled, which a line through them and y undoes.
    func value(_ share: Double) -> Double { curve?.value(share) ?? share }
    let shares = used.x.map { value(axis.share(of: $0)) }
    guard !axis.isFlat, let line = FittedLine(x: shares, y: used.y).line else { return nil }
    isCurve = curve != nil
    let parts = isCurve || shape.scales.areLogarithmic ? Self.parts : 1
    places = (0...parts).map { part in
      let share = Double(part) / Double(parts)
      let y = line.intercept + line.slope * value(share)
      return FormPicture.Position(
        x: shape.scales.x(axis.low * (1 - share) + axis.high * share),
        y: shape.scales.isLogY ? exp2(y) : y)
    }
    guard places.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return nil }
  }

  /// Seconds in which it sounds.
  private static let seconds = 2.0
  /// Between it and the points.
  private static let pause = 0.5

  /// Its tone, which glides within the axis, before others, with its time multiplied.
  func before(
    _ tones: FormTones, on axis: ScatterAxis, stretchedBy factor: Double
  ) -> FormTones {
    let (seconds, pause) = (Self.seconds * factor, Self.pause * factor)
    let slot = seconds / Double(places.count)
    let path = places.enumerated().map { index, place in
      FormTone.Hold(
        offset: (Double(index) + 0.25) * slot, length: slot / 2,
        value: place.y.clamped(to: axis.low...axis.high))
    }
    let tone = FormTone(
      kind: .fit, start: 0, length: seconds,
      layers: [FormTone.Layer(pan: .ofWidth(0), path: path)], index: nil, value: nil)
    var all = tones
    for index in all.tones.indices { all.tones[index].start += seconds + pause }
    all.tones.insert(tone, at: 0)
    all.seconds += seconds + pause
    return all
  }
}
