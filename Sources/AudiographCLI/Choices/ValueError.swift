// SPDX-License-Identifier: MIT

internal import Audiograph

/// Why a question has no answer.
struct ValueError: MessageError {
  let message: Message

  /// What was typed is no position of this kind of axis.
  static func notAPlace(_ text: String, on axis: XAxis) -> Self {
    text == "now"
      ? Self(.usage, .valueNoLatest(), .valueNoLatestRemedy())
      : Self(
        .usage, .valueNotAPlace(text: text, form: axis.form, words: Question.words),
        .didYouMean(nearestName(to: text, among: Question.words)))
  }

  /// A position without a value lies in the data; what is no position at all is wrong use.
  static func noValue(_ error: LookupError, asked: String, along axis: XAxis) -> Self {
    switch error {
    case .otherKind: notAPlace(asked, on: axis)
    case .noSuchCategory(let name): noSuchCategory(name, axis)
    case .beforeFirst(let first):
      Self(
        .input, .valueBeforeFirst(asked: asked),
        .valueBeforeFirstRemedy(value: first.y, place: "\(first.x)"))
    case .missing:
      if case .categories = axis {
        Self(.input, .valueMissingCategory(asked: asked), .valueMissingCategoryRemedy())
      } else {
        Self(.input, .valueMissing(asked: asked), .valueMissingRemedy())
      }
    }
  }

  private static func noSuchCategory(_ name: String, _ axis: XAxis) -> Self {
    let names: [String] = if case .categories(let names) = axis { names.uniqued } else { [] }
    return Self(
      .input, .valueNoSuchCategory(name: name),
      nearestName(to: name, among: names + Question.words)
        .map { .nearestMeant(name: .quoted($0)) } ?? .valueNoSuchCategoryRemedy(names: names))
  }
}

extension UsageError {
  static let emptyPlace = Self(
    .usage, .usageEmptyPlace(), .usageEmptyPlaceRemedy(words: Question.words))
}

extension XAxis {
  /// What a position is, in words after "use".
  fileprivate var form: Said {
    switch self {
    case .dates(let dates): .axisDates(date: "\(dates[0])")
    case .numbers(let numbers): .axisNumbers(number: numbers[0].plainDescription)
    case .rows(let count): .axisRows(count: count)
    case .categories: .axisCategories()
    }
  }
}
