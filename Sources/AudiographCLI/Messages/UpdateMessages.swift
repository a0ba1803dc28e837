// SPDX-License-Identifier: MIT

internal import Audiograph
internal import MarketData

extension UpdateError: UserFacingError {
  func message(in s: Sentences) -> Message {
    switch self {
    case .offline:
      Message(
        s.updateOffline(),
        s.remedyLeaveOutOfflineAndUnsetThe())
    case .failed: .silent
    }
  }
}
