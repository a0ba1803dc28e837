// SPDX-License-Identifier: MIT

/// Why a chart cannot be walked through.
enum ExploreError: Error, Equatable {
  /// The chart would come from where the keys come from.
  case standardInput
}

extension ExploreError: UserFacingError {
  var message: Message {
    switch self {
    case .standardInput:
      .usage(
        "The chart cannot come from standard input, because the keys do.",
        "Save the data in a file first.")
    }
  }
}

/// What is said once where nothing will be heard.
func silenceLine(_ error: any UserFacingError) -> String {
  "warning: \(error.message.problem) There are words only."
}
