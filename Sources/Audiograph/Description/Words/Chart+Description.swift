// SPDX-License-Identifier: MIT

extension Chart {
  /// What the chart shows, in sentences, the most important first.
  ///
  ///     print(try Chart(Series("Temperature", [21.5, nil, 23])).description(in: .german))
  ///
  /// Every number in them is in the data or follows from it. One value, equal values and gaps are
  /// stated as what they are.
  ///
  /// - Parameters:
  ///   - language: The language of the sentences; names and units stay as the series has them.
  ///   - level: How much is said.
  ///   - channel: For eyes, or words only for a voice.
  /// - Returns: At least one sentence.
  public func description(
    in language: Language = .english, level: Level = .standard, channel: Channel = .display
  ) -> [String] {
    Description(ChartFacts(self), language: language, channel: channel).sentences(level)
  }
}
