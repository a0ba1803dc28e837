// SPDX-License-Identifier: MIT

extension Score {
  /// What happens when in the sound of a chart that is no line: the title, the ends of the axis, the
  /// places worth stopping at, and the end, in order of time.
  ///
  /// - Parameters:
  ///   - chart: The chart of the score.
  ///   - language: The language of the words.
  /// - Returns: At least the title.
  public func landmarks(of chart: FormChart, in language: Language = .english) -> [Landmark] {
    let wording = language.wording(.display)
    let title = wording.name(chart.title)
    var landmarks = [Landmark(kind: .title, frame: 0, text: title, brief: title)]
    for event in events {
      switch event.kind {
      case .introLow:
        let text = wording.trackLow(value: Figure(measured: laws[0].minimum))
        landmarks.append(Landmark(kind: .low, frame: event.start, text: text, brief: text))
      case .introHigh:
        let text = wording.trackHigh(value: Figure(measured: laws[0].maximum))
        landmarks.append(Landmark(kind: .high, frame: event.start, text: text, brief: text))
      case .end:
        let text = wording.trackEnd()
        landmarks.append(Landmark(kind: .end, frame: event.start, text: text, brief: text))
      default: continue
      }
    }
    landmarks += places(of: chart, wording)
    return landmarks.sorted { $0.frame < $1.frame }
  }

  private func places(of chart: FormChart, _ wording: any Wording) -> [Landmark] {
    let heard = tones(of: chart)
    return chart.model.places().columns.joined().compactMap { place in
      guard let landmark = place.landmark, let tone = place.tone, tone < heard.count,
        !place.value.isNaN
      else {
        return nil
      }
      let line = place.line.clause(in: wording)
      return Landmark(
        kind: Landmark.Kind(landmark), frame: heard[tone].start, text: line, brief: line)
    }
  }
}

extension Score {
  /// What is heard of the places of a chart by the numbers of their tones; nothing where a style shows
  /// more or fewer points than usual, so that tones of other numbers stand for them.
  func tones(of chart: FormChart) -> [Event] {
    let heard = events.filter { !$0.layers.isEmpty || $0.kind == .tick }
    return heard.count == chart.model.tones(stretchedBy: 1).tones.count ? heard : []
  }
}

extension Landmark.Kind {
  fileprivate init(_ landmark: FormPlace.Landmark) {
    switch landmark {
    case .highest: self = .maximum
    case .lowest: self = .minimum
    case .other: self = .turn
    }
  }
}
