// SPDX-License-Identifier: MIT

extension AgainError: UserFacingError {
  func message(in s: any Sentences) -> Message {
    switch self {
    case .nothing: .input(s.againNothing(), s.againNothingRemedy())
    case .standardInput: .input(s.againStandardInput(), s.againStandardInputRemedy())
    case .unusable(let path): .input(s.againUnusable(path: path), s.againUnusableRemedy())
    case .noFolder: .output(s.againNoFolder(), s.againNoFolderRemedy())
    }
  }
}
