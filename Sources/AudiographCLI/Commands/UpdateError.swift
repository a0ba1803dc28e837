// SPDX-License-Identifier: MIT

internal import Audiograph

/// Why an update is not complete.
struct UpdateError: MessageError {
  let message: Message

  /// Nothing may be fetched.
  static let offline = Self(.provider, .updateOffline(), .remedyLeaveOutOfflineAndUnsetThe())

  /// Some symbols failed, each already reported.
  static let failed = Self(.provider)
}
