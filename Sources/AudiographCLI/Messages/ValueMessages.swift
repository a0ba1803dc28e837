// SPDX-License-Identifier: MIT

internal import Audiograph

extension ValueError {
  /// What is no position at all is wrong use; a position without a value lies in the data.
  var status: ExitCode {
    switch self {
    case .notAPlace, .noValue(.otherKind, _, _): .usage
    case .noValue: .input
    }
  }

  var message: Message {
    switch self {
    case .notAPlace(let text, let axis): notAPlace(text, axis)
    case .noValue(.beforeFirst(let first), let asked, _):
      Message(
        "Nothing stands at \(quoted(asked)) or before it.",
        "The first value is \(english.number(exactly: first.y)) at \(first.x).")
    case .noValue(.missing, let asked, .categories):
      Message("The value of \(quoted(asked)) is missing.", "Ask for another category.")
    case .noValue(.missing, let asked, _):
      Message(
        "The value at \(quoted(asked)) is missing, and so are all before it.",
        "Ask for a later one.")
    case .noValue(.noSuchCategory(let name), _, .categories(let names)):
      noSuchCategory(name, names)
    case .noValue(_, let asked, let axis): notAPlace(asked, axis)
    }
  }

  private func notAPlace(_ text: String, _ axis: XAxis) -> Message {
    guard text != "now" else {
      return Message("Only a symbol has a latest price.", "Ask for last instead of now.")
    }
    let form =
      switch axis {
      case .dates(let dates): "a date such as \(dates[0])"
      case .numbers(let numbers): "a number such as \(numbers[0].plainDescription)"
      case .rows(let count): "the number of a point, from 1 to \(count)"
      case .categories: "a category"
      }
    let nearest = nearestName(to: text, among: Question.words)
    return Message(
      "X cannot be \(quoted(text)).",
      "It takes \(form), or \(alternatives(Question.words))"
        + (nearest.map { "; did you mean \($0)?" } ?? "."))
  }

  private func noSuchCategory(_ name: String, _ names: [String]) -> Message {
    var seen: Set<String> = []
    let names = names.filter { seen.insert($0).inserted }
    let near = nearestName(to: name, among: names + Question.words)
    return Message(
      "There is no category \(quoted(name)).",
      near.map { "Did you mean \(quoted($0))?" } ?? "There are \(shortened(names)).")
  }
}
