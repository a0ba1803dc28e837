// SPDX-License-Identifier: MIT

internal import Glibc
internal import Posix

/// A reason that the system gives for an error, of those that users meet.
enum SystemReason: CaseIterable {
  case notPermitted, notFound, inputOutput, noMemory, accessDenied, busy, exists, notAFolder
  case isFolder, invalidArgument, tooManyFilesInSystem, tooManyFiles, tooLarge, noSpace, readOnly
  case nameTooLong, linkLoop

  /// Its error number.
  var code: Int32 {
    switch self {
    case .notPermitted: EPERM
    case .notFound: ENOENT
    case .inputOutput: EIO
    case .noMemory: ENOMEM
    case .accessDenied: EACCES
    case .busy: EBUSY
    case .exists: EEXIST
    case .notAFolder: ENOTDIR
    case .isFolder: EISDIR
    case .invalidArgument: EINVAL
    case .tooManyFilesInSystem: ENFILE
    case .tooManyFiles: EMFILE
    case .tooLarge: EFBIG
    case .noSpace: ENOSPC
    case .readOnly: EROFS
    case .nameTooLong: ENAMETOOLONG
    case .linkLoop: ELOOP
    }
  }
}

extension Sentences {
  /// What the system says of an error, in this language where it is known; otherwise as the system or a
  /// library says it.
  func reason(_ text: String) -> String {
    switch text {
    case english.say(.storeReasonNoFolder()): return say(.storeReasonNoFolder())
    case english.say(.storeReasonMissing()): return say(.storeReasonMissing())
    case english.say(.storeReasonNoMemory()): return say(.storeReasonNoMemory())
    default:
      let known = SystemReason.allCases.first { Posix.systemReason($0.code) == text }
      return known.map { say(.systemReason(reason: $0)) } ?? text
    }
  }
}
