// SPDX-License-Identifier: MIT

internal import Audiograph
internal import MarketData

extension UpdateError: UserFacingError {
  func message(in s: Sentences) -> Message {
    switch self {
    case .offline:
      Message(
        s.say(.updateOffline()),
        s.say(.remedyLeaveOutOfflineAndUnsetThe()))
    case .failed: .silent
    }
  }
}
