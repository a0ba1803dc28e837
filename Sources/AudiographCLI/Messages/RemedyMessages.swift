// SPDX-License-Identifier: MIT

internal import ChartInput

extension RefusedTable: UserFacingError {
  /// What is wrong, and the options that read the table, which were tried.
  var message: Message { Message(cause.message.status, cause.message.problem, remedy) }

  private var remedy: String {
    let choice = alternatives(changes.map(\.words))
    guard changes.count == 1 else { return "Use \(choice)." }
    return switch (changes[0], cause) {
    case (.ignoreBad, _): "Correct it, or use --ignore-bad to treat such cells as missing."
    case (.missing, _): "Correct it, or use \(choice) to treat it as missing."
    case (.x, _): "Correct it, or choose another column along x, such as \(choice)."
    case (.y, .onlyCodes), (.y, .matrix), (.y, .singleRow):
      "Choose a column of numbers anyway, such as \(choice)."
    case (.y, _): "Correct it, or choose another column, such as \(choice)."
    case (.decimal, _), (.thousands, _), (.delimiter, _), (.header, _), (.skip, _),
      (.dateFormat, _), (.field, _), (.both, _):
      "Use \(choice)."
    }
  }
}
