// SPDX-License-Identifier: MIT

extension ExploreError: UserFacingError {
  func message(in s: any Sentences) -> Message {
    switch self {
    case .standardInput: Message(s.exploreStandardInput(), s.exploreStandardInputRemedy())
    }
  }
}
