// SPDX-License-Identifier: MIT

internal import Audiograph
internal import ChartInput

/// A table that cannot be read as it is asked for, and other options that were tried and read it.
struct RefusedTable: UserFacingError {
  let cause: ReadError
  /// At least one; several where nothing but the person can tell which is meant.
  let changes: [OptionChange]

  /// What is wrong, and the options that read the table, which were tried.
  var message: Message {
    Message(cause.exitStatus, textAsNumber ?? cause.said.problem, remedy)
  }

  /// What is wrong with a number that its source calls a text; nil for anything else.
  private var textAsNumber: Said? {
    guard case .notANumber(let place, let text) = cause, case .type(_, .number) = changes.first
    else { return nil }
    return .readTextNotANumber(place: place, text: text)
  }

  private var remedy: Said {
    let choice = Said.alternatives(changes.map { .text($0.words) })
    guard changes.count == 1 else { return .refusedSeveral(choice: choice) }
    return switch (changes[0], cause) {
    case (.ignoreBad, _): .refusedIgnoreBad()
    case (.missing, _): .refusedMissing(choice: choice)
    case (.x, _): .refusedX(choice: choice)
    case (.y, .onlyCodes), (.y, .matrix), (.y, .singleRow): .refusedYAnyway(choice: choice)
    case (.y, _): .refusedY(choice: choice)
    case (.decimal, _), (.thousands, _), (.delimiter, _), (.header, _),
      (.dateFormat, _), (.field, _), (.type, _), (.regex, _), (.form, _), (.both, _):
      .refusedSeveral(choice: choice)
    }
  }
}
