// SPDX-License-Identifier: MIT

extension AgainError: UserFacingError {
  func message(in s: Sentences) -> Message {
    switch self {
    case .nothing: Message(s.againNothing(), s.againNothingRemedy())
    case .standardInput: Message(s.againStandardInput(), s.againStandardInputRemedy())
    case .unusable(let path): Message(s.againUnusable(path: path), s.againUnusableRemedy())
    case .noFolder: Message(s.againNoFolder(), s.againNoFolderRemedy())
    }
  }
}
