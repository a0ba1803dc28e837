// SPDX-License-Identifier: MIT

/// Why a chart cannot be walked through.
enum ExploreError: Error, Equatable {
  /// The chart would come from where the keys come from.
  case standardInput

  var exitStatus: ExitCode { .usage }
}
