// SPDX-License-Identifier: MIT

extension Phrasebook {
  /// The line before the sound of a chart that is no line, or the first of a walk.
  ///
  /// It says how long it sounds, if that is known.
  ///
  /// For example: `Members, 272 points, 6 seconds.`
  public func title(of chart: FormChart, seconds: Double? = nil) -> String {
    let length = seconds.map { wording.comma + duration(seconds: $0) } ?? ""
    let rest = wording.ended(wording.comma + wording.points(chart.pointCount) + length)
    return wording.name(chart.title).shortened(to: Self.titleLimit - rest.count) + rest
  }

  /// What a chart is, and how many points it has, as a sentence.
  ///
  /// For example: `Scatter plot, 51 points.`
  package func kind(_ name: FormName, count: Int) -> String { wording.kind(name, count: count) }
}
