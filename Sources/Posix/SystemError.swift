// SPDX-License-Identifier: MIT

internal import Glibc

/// A failed system call; nothing else looks at `errno`.
package struct SystemError: Error, Sendable, Hashable {
  /// A value of `errno`.
  package let code: Int32

  /// The error of a code.
  package init(code: Int32) { self.code = code }

  /// A signal broke the call off, or whoever asked for it wants it no more (EINTR).
  package static var interruption: SystemError { SystemError(code: EINTR) }

  /// What should be a file is a folder (EISDIR).
  package static var isFolder: SystemError { SystemError(code: EISDIR) }

  /// What should be a file is a pipe or a device (ENODEV).
  package static var notRegular: SystemError { SystemError(code: ENODEV) }

  /// A file is larger than it may be (EFBIG).
  package static var tooLarge: SystemError { SystemError(code: EFBIG) }

  /// Whether there is nothing at a path (ENOENT, ENOTDIR).
  package var isAbsence: Bool { code == ENOENT || code == ENOTDIR }

  /// The system's own words: `No space left on device`.
  package var reason: String { systemReason(code) }
}

/// Makes a call of the system, which returns a number below 0 where it fails.
package func systemCall<Number: SignedInteger>(
  _ call: () -> Number
) throws(SystemError) -> Number {
  let result = call()
  guard result < 0 else { return result }
  throw SystemError(code: errno)
}

/// Makes a call of the system, again where a signal breaks it off that does not end the program.
///
/// - Throws: `SystemError`; `.interruption` where the program is to end.
package func patientCall<Number: SignedInteger>(
  _ call: () -> Number
) throws(SystemError) -> Number {
  while true {
    do throws(SystemError) { return try systemCall(call) } catch {
      if error != .interruption || InterruptionFlag.isRaised { throw error }
    }
  }
}

/// What the system says about an error number: `No space left on device`.
///
/// The corresponding C function is `strerror_r`.
package func systemReason(_ code: Int32) -> String {
  unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { buffer in
    guard let start = buffer.baseAddress, unsafe strerror_r(code, start, 256) == 0 else {
      return "error \(code)"
    }
    return unsafe String(cString: start)
  }
}
