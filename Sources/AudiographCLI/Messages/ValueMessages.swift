// SPDX-License-Identifier: MIT

internal import Audiograph

extension ValueError: UserFacingError {
  /// What is no position at all is wrong use; a position without a value lies in the data.
  var message: Message {
    switch self {
    case .notAPlace("now", _), .noValue(.otherKind, "now", _):
      .usage("Only a symbol has a latest price.", "Ask for last instead of now.")
    case .notAPlace(let text, let axis), .noValue(.otherKind, let text, let axis):
      .usage(
        "Invalid X \(quoted(text)): use \(axis.form), or \(alternatives(Question.words)).",
        didYouMean(nearestName(to: text, among: Question.words)))
    case .noValue(.noSuchCategory(let name), _, let axis):
      noSuchCategory(name, axis)
    case .noValue(.beforeFirst(let first), let asked, _):
      .input(
        "There is no value at \(quoted(asked)) or before it.",
        "The first value is \(english.number(exactly: first.y)) at \(first.x).")
    case .noValue(.missing, let asked, .categories):
      .input("The value of \(quoted(asked)) is missing.", "Ask for another category.")
    case .noValue(.missing, let asked, .dates), .noValue(.missing, let asked, .numbers),
      .noValue(.missing, let asked, .rows):
      .input(
        "The value at \(quoted(asked)) is missing, and so are all values before it.",
        "Ask for a later one.")
    }
  }

  private func noSuchCategory(_ name: String, _ axis: XAxis) -> Message {
    let names: [String] = if case .categories(let names) = axis { names.uniqued } else { [] }
    let near = nearestName(to: name, among: names + Question.words)
    return .input(
      "There is no category \(quoted(name)).",
      didYouMean(near.map(quoted), else: "The categories are \(shortened(names))."))
  }
}

extension XAxis {
  /// What a position is, in words behind "use".
  fileprivate var form: String {
    switch self {
    case .dates(let dates): "a date such as \(dates[0])"
    case .numbers(let numbers): "a number such as \(numbers[0].plainDescription)"
    case .rows(let count): "the number of a point, from 1 to \(count)"
    case .categories: "a category"
    }
  }
}
