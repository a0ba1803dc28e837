// SPDX-License-Identifier: MIT

extension Score {
  /// What is said in the sound file of a chart that is no line, and where: the title, what the lowest and
  /// the highest pitch stand for before each is heard, and after the data the short description and a
  /// phrase that ends it.
  ///
  /// - Parameters:
  ///   - chart: The chart of the score.
  ///   - language: The language of the words.
  ///   - endPhrase: What is said last; nothing where it is blank.
  /// - Returns: Sentences in order of time.
  package func spokenParts(
    of chart: FormChart, in language: Language = .english, endPhrase: String = ""
  ) -> [SpokenPart] {
    spokenParts(
      shown: sentences(of: chart, language, .display),
      spoken: sentences(of: chart, language, .speech), endPhrase: endPhrase)
  }

  private func sentences(
    of chart: FormChart, _ language: Language, _ channel: Channel
  ) -> [SpokenSentence] {
    let wording = language.wording(channel)
    let title = Phrasebook(language, channel: channel).title(of: chart)
    let ends = axisEnds(wording).map { end -> SpokenSentence in
      (end.isHigh ? .high : .low, nil, end.frame, wording.ended(end.text.capitalizedFirst))
    }
    let description = chart.description(in: language, level: .short, channel: channel).map {
      sentence -> SpokenSentence in (.description, nil, frameCount, sentence)
    }
    return [(.title, nil, 0, title)] + ends + description
  }

  /// What the lowest and the highest pitch of a chart that is no line stand for, and when each is heard.
  func axisEnds(_ wording: Wording) -> [(isHigh: Bool, frame: Int, text: String)] {
    events.filter { $0.kind == .introLow || $0.kind == .introHigh }.map { event in
      let isHigh = event.kind == .introHigh
      let value = Figure(measured: laws[0].end(isHigh: isHigh))
      let text =
        isHigh ? wording.say(.trackHigh(value: value)) : wording.say(.trackLow(value: value))
      return (isHigh, event.start, text)
    }
  }
}
