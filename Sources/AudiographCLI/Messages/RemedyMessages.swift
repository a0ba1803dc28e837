// SPDX-License-Identifier: MIT

internal import ChartInput

extension RefusedTable: UserFacingError {
  /// What is wrong, and the options that read the table, which were tried.
  func message(in s: Sentences) -> Message {
    let message = cause.message(in: s)
    return Message(textAsNumber(in: s) ?? message.problem, remedy(in: s))
  }

  /// What is wrong with a number that its source calls a text; nil for anything else.
  private func textAsNumber(in s: Sentences) -> String? {
    guard case .notANumber(let place, let text) = cause, case .type(_, .number) = changes.first
    else { return nil }
    return s.say(.readTextNotANumber(place: place, text: text))
  }

  private func remedy(in s: Sentences) -> String {
    let choice = s.alternatives(changes.map(\.words))
    guard changes.count == 1 else { return s.say(.refusedSeveral(choice: choice)) }
    return switch (changes[0], cause) {
    case (.ignoreBad, _): s.say(.refusedIgnoreBad())
    case (.missing, _): s.say(.refusedMissing(choice: choice))
    case (.x, _): s.say(.refusedX(choice: choice))
    case (.y, .onlyCodes), (.y, .matrix), (.y, .singleRow):
      s.say(.refusedYAnyway(choice: choice))
    case (.y, _): s.say(.refusedY(choice: choice))
    case (.decimal, _), (.thousands, _), (.delimiter, _), (.header, _),
      (.dateFormat, _), (.field, _), (.type, _), (.both, _):
      s.say(.refusedSeveral(choice: choice))
    }
  }
}
