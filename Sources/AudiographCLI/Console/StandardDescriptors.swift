// SPDX-License-Identifier: MIT

internal import Glibc

/// Standard input, output and error of a program that was started without one of them.
enum StandardDescriptors {
  /// Takes the places of those that are closed, so that no file that is opened later stands there
  /// and gets what is meant for a person.
  ///
  /// What stands there then can be neither read nor written, as if it were closed still.
  static func fillGaps() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
      // The lowest number that is free is taken, which is this one.
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}
