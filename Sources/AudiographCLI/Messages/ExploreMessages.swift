// SPDX-License-Identifier: MIT

extension ExploreError: UserFacingError {
  func message(in s: Sentences) -> Message {
    switch self {
    case .standardInput:
      Message(s.say(.exploreStandardInput()), s.say(.exploreStandardInputRemedy()))
    }
  }
}
