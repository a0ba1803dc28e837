// SPDX-License-Identifier: MIT

internal import Audiograph

extension ValueError: UserFacingError {
  func message(in s: Sentences) -> Message {
    switch self {
    case .notAPlace("now", _), .noValue(.otherKind, "now", _):
      Message(s.say(.valueNoLatest()), s.say(.valueNoLatestRemedy()))
    case .notAPlace(let text, let axis), .noValue(.otherKind, let text, let axis):
      Message(
        s.say(.valueNotAPlace(text: text, form: axis.form(in: s), words: Question.words)),
        s.didYouMean(nearestName(to: text, among: Question.words)))
    case .noValue(.noSuchCategory(let name), _, let axis):
      noSuchCategory(name, axis, s)
    case .noValue(.beforeFirst(let first), let asked, _):
      Message(
        s.say(.valueBeforeFirst(asked: asked)),
        s.say(.valueBeforeFirstRemedy(value: first.y, place: "\(first.x)")))
    case .noValue(.missing, let asked, .categories):
      Message(s.say(.valueMissingCategory(asked: asked)), s.say(.valueMissingCategoryRemedy()))
    case .noValue(.missing, let asked, .dates), .noValue(.missing, let asked, .numbers),
      .noValue(.missing, let asked, .rows):
      Message(
        s.say(.valueMissing(asked: asked)),
        s.say(.valueMissingRemedy()))
    }
  }

  private func noSuchCategory(
    _ name: String, _ axis: XAxis, _ s: Sentences
  ) -> Message {
    let names: [String] = if case .categories(let names) = axis { names.uniqued } else { [] }
    let near = nearestName(to: name, among: names + Question.words)
    return Message(
      s.say(.valueNoSuchCategory(name: name)),
      s.didYouMean(near.map(s.quoted), else: s.say(.valueNoSuchCategoryRemedy(names: names))))
  }
}

extension XAxis {
  /// What a position is, in words after "use".
  fileprivate func form(in s: Sentences) -> String {
    switch self {
    case .dates(let dates): s.say(.axisDates(date: "\(dates[0])"))
    case .numbers(let numbers): s.say(.axisNumbers(number: numbers[0].plainDescription))
    case .rows(let count): s.say(.axisRows(count: count))
    case .categories: s.say(.axisCategories())
    }
  }
}
