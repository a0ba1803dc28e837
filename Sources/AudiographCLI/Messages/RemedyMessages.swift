// SPDX-License-Identifier: MIT

internal import ChartInput

extension RefusedTable {
  /// What is wrong, and the options that read the table, which were tried.
  var message: Message { Message(cause.message.problem, remedy) }

  private var remedy: String {
    let choice = alternatives(changes.map(\.words))
    guard changes.count == 1, let change = changes.first else { return "Give \(choice)." }
    return switch change {
    case .ignoreBad: "Correct it, or give --ignore-bad to count such cells as missing."
    case .missing: "Correct it, or give \(choice) to count it as missing."
    case .x: "Correct it, or take another column along x, such as \(choice)."
    case .y where hasNumbersOnlyOtherwise:
      "Take the numbers of a column all the same, such as \(choice)."
    case .y: "Correct it, or choose another column, such as \(choice)."
    default: "Give \(choice)."
    }
  }

  /// Whether there are numbers, none of which is taken unasked.
  private var hasNumbersOnlyOtherwise: Bool {
    switch cause {
    case .onlyCodes, .matrix, .singleRow: true
    default: false
    }
  }
}
