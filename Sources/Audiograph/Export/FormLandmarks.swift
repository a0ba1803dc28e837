// SPDX-License-Identifier: MIT

extension Score {
  /// What happens when in the sound of a chart that is no line: what is spoken, or the title and the ends
  /// of the axis, the places worth stopping at, and the end, in order of time.
  ///
  /// - Parameters:
  ///   - chart: The chart of the score.
  ///   - language: The language of the words.
  /// - Returns: At least the title.
  public func landmarks(of chart: FormChart, in language: Language = .english) -> [Landmark] {
    let wording = language.wording(.display)
    var signals = speech.map { (kind: Landmark.Kind($0.kind), frame: $0.start, text: $0.text) }
    if signals.isEmpty {
      signals.append((.title, 0, wording.name(chart.title)))
      signals += axisEnds(wording).map { ($0.isHigh ? .high : .low, $0.frame, $0.text) }
    }
    signals += events.filter { $0.kind == .end }.map { (.end, $0.start, wording.say(.trackEnd())) }
    let landmarks = signals.map {
      Landmark(kind: $0.kind, frame: $0.frame, text: $0.text, brief: $0.text)
    }
    return (landmarks + places(of: chart, wording)).sorted { $0.frame < $1.frame }
  }

  private func places(of chart: FormChart, _ wording: Wording) -> [Landmark] {
    let heard = tones(of: chart)
    return chart.model.places().columns.joined().compactMap { place in
      guard let landmark = place.landmark, let tone = place.tone, tone < heard.count,
        !place.value.isNaN
      else {
        return nil
      }
      let line = wording.line(place)
      return Landmark(
        kind: Landmark.Kind(landmark), frame: start(of: place, in: heard) ?? heard[tone].start,
        text: line, brief: line)
    }
  }
}

extension Score {
  /// What is heard of the places of a chart by the numbers of their notes; nothing where a style shows
  /// more or fewer points than usual, so that notes of other numbers stand for them.
  func tones(of chart: FormChart) -> [Event] {
    let heard = events.filter { !$0.layers.isEmpty }
    return heard.count == chart.model.tones(1).notes.count ? heard : []
  }

  /// The frame in which the value of a place begins within its tone; nil if it is not heard.
  ///
  /// Of paths at once the first one counts.
  func start(of place: FormPlace, in heard: [Event]) -> Int? {
    guard let tone = place.tone, heard.indices.contains(tone) else { return nil }
    return heard[tone].layers.first?.holds.first { $0.value == place.value }?.start
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
