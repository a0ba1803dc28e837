// SPDX-License-Identifier: MIT

extension BoxPlot {
  /// With more groups only medians are heard.
  static let mostBoxesHeard = 12
  /// The most values far out that are heard of a group.
  static let mostOutliersHeard = 5

  /// Whether only the median of each group is heard.
  var soundsMediansOnly: Bool {
    groups.count { $0.summary != nil } > Self.mostBoxesHeard
  }

  func tones(stretchedBy factor: Double) -> FormTones {
    var all = soundsMediansOnly ? medians() : boxes()
    all.points = pointCounts()
    return all.stretched(by: factor)
  }

  /// A note for the median of each group, in the time of bars.
  private func medians() -> FormTones {
    let heard = heard
    let count = Double(heard.count)
    let slot = heard.count <= 24 ? 0.25 : max(0.1, 6 / count)
    let tones = heard.enumerated().map { index, told in
      FormTone(
        .box, at: Double(index) * slot, for: min(0.85 * slot, 0.4), told.summary.median,
        pan: .middle(of: index, among: heard.count), index: index,
        details: Self.details(told.group, told.summary))
    }
    return FormTones(tones: tones, seconds: count * slot)
  }

  private func boxes() -> FormTones {
    let heard = heard
    var all = FormTones(tones: [], seconds: 0)
    for (index, told) in heard.enumerated() {
      if index > 0 { all.seconds += 0.3 }
      let pan = FormTone.Pan.fromEndToEnd(index, of: heard.count)
      if told.group.isBox {
        all.append(box: told.summary, of: told.group, pan: pan, index: index)
      } else {
        all.append(pointsOf: told.group, pan: pan, index: index)
      }
    }
    return all
  }

  fileprivate static func details(_ group: BoxGroup, _ summary: BoxSummary) -> [Score.Detail] {
    [
      Score.Detail("name", group.name), Score.Detail("low", summary.lowWhisker),
      Score.Detail("q1", summary.q1), Score.Detail("median", summary.median),
      Score.Detail("q3", summary.q3), Score.Detail("high", summary.highWhisker),
    ]
  }
}

extension FormTones {
  /// How long a box holds its five values, and how loud.
  private static let holds = [(0.12, -6.0), (0.12, 0), (0.2, 0), (0.12, 0), (0.12, -6)]
  private static let glide = 0.04

  /// The box of a group, then its values far out.
  fileprivate mutating func append(
    box summary: BoxSummary, of group: BoxGroup, pan: FormTone.Pan, index: Int
  ) {
    var offset = 0.0
    let path = zip(summary.five, Self.holds).map { five, hold in
      defer { offset += hold.0 + Self.glide }
      return FormTone.Hold(offset: offset, length: hold.0, value: five.value, level: hold.1)
    }
    let length = 0.84
    tones.append(
      FormTone(
        kind: .box, start: seconds, length: length, layers: [FormTone.Layer(pan: pan, path: path)],
        index: index, value: summary.median, details: BoxPlot.details(group, summary)))
    seconds += length
    let far = summary.farthestOutliers(BoxPlot.mostOutliersHeard)
    if !far.isEmpty { seconds += 0.06 }
    for place in far {
      tones.append(
        FormTone(
          .outlier, at: seconds, for: 0.04, summary.outliers[place], level: -3, voice: 1, pan: pan,
          index: index, details: [Score.Detail("name", group.name)]))
      seconds += 0.06
    }
  }

  /// The values of a group that has too few for a box.
  fileprivate mutating func append(pointsOf group: BoxGroup, pan: FormTone.Pan, index: Int) {
    for value in group.points {
      tones.append(
        FormTone(
          .point, at: seconds, for: 0.12, value, pan: pan, index: index,
          details: [Score.Detail("name", group.name)]))
      seconds += 0.16
    }
  }
}
