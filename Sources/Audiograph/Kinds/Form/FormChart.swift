// SPDX-License-Identifier: MIT

/// A chart that is no line: pairs, counts, groups, grids or parts.
///
///     let chart = FormChart(try Histogram(ages, named: "age"), title: "Members")
///     print(chart.description())
public struct FormChart: Sendable {
  let model: FormContent
  /// What the chart is called.
  public let title: String
  /// Whether the first sentence begins with the title, which tells it from others.
  package var saysTitle = false
  /// What the source states of the axis of its values; nil for nothing.
  private(set) var axis: StatedAxis?

  init(_ model: FormContent, title: String, on axis: StatedAxis? = nil) {
    (self.model, self.title, self.axis) = (model, title, axis)
  }

  /// What it is heard, told and drawn as.
  public var name: FormName { model.name }
  /// How many values, pairs or cells it has.
  public var pointCount: Int { model.counts.points }
  /// How many of them are missing.
  public var missingCount: Int { model.counts.missing }

  /// What the chart shows, in sentences, the most important first.
  ///
  /// - Parameters:
  ///   - language: The language of the sentences; names stay as the data have them.
  ///   - level: How much is said.
  ///   - channel: For eyes, or words only for a voice.
  /// - Returns: At least one sentence.
  public func description(
    in language: Language = .english, level: Level = .standard, channel: Channel = .display
  ) -> [String] {
    words(language, channel).sentences(level)
  }

  /// The same within a number of characters, whole sentences only; nil if not even the shortest fits.
  public func description(
    in language: Language, level: Level, channel: Channel, atMost characters: Int
  ) -> [String]? {
    words(language, channel).sentences(level, atMost: characters)
  }

  /// The fewest characters in which the chart can be described.
  public func fewestCharacters(in language: Language, channel: Channel) -> Int {
    words(language, channel).fewestCharacters
  }

  func words(_ language: Language, _ channel: Channel) -> FormDescription {
    FormDescription(
      model, title: title, saysTitle: saysTitle, language: language, channel: channel)
  }
}
