// SPDX-License-Identifier: MIT

/// Why an update is not complete.
enum UpdateError: Error, Equatable {
  /// Nothing may be fetched.
  case offline
  /// Some symbols failed, each already reported.
  case failed

  var exitStatus: ExitCode { .provider }
}
