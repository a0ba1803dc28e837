// SPDX-License-Identifier: MIT

internal import Audiograph

/// What help explains besides commands; the raw value is what is typed.
enum HelpTopic: String, Sendable, CaseIterable {
  case sound, dates, prices

  /// The page, at most 25 lines of 80 columns.
  func lines(in sentences: any Sentences) -> [String] {
    let page =
      switch self {
      case .sound: sentences.topicSoundPage()
      case .dates: sentences.topicDatesPage()
      case .prices: sentences.topicPricesPage()
      }
    return page.parts(at: "\n").map(String.init)
  }
}
