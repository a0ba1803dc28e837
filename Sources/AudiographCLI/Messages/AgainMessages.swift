// SPDX-License-Identifier: MIT

extension AgainError: UserFacingError {
  func message(in s: Sentences) -> Message {
    switch self {
    case .nothing: Message(s.say(.againNothing()), s.say(.againNothingRemedy()))
    case .standardInput: Message(s.say(.againStandardInput()), s.say(.againStandardInputRemedy()))
    case .unusable(let path):
      Message(s.say(.againUnusable(path: path)), s.say(.againUnusableRemedy()))
    case .noFolder: Message(s.say(.againNoFolder()), s.say(.againNoFolderRemedy()))
    }
  }
}
