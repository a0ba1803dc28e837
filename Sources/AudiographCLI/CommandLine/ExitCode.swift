// SPDX-License-Identifier: MIT

/// The exit status of the program.
enum ExitCode: Int32 {
  case done = 0
  case internalError = 1
  case usage = 2
  case input = 3
  case provider = 4
  case device = 5
  case output = 6
  /// What was followed with `--once` ended without an alert.
  case noAlert = 7
  case interrupted = 130
}
