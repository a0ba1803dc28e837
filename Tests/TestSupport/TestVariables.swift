// SPDX-License-Identifier: MIT

import Foundation

/// The variables of the programs that tests start: the same on every machine, whatever terminal, language
/// and time zone whoever runs the tests has.
public enum TestVariables {
  /// Where programs, libraries and folders are, and what the tools of the tests themselves need.
  private static let inherited: Set<String> = [
    "PATH", "HOME", "USER", "LOGNAME", "TMPDIR", "LD_LIBRARY_PATH", "LLVM_PROFILE_FILE",
    "ASAN_OPTIONS", "LSAN_OPTIONS", "TSAN_OPTIONS", "UBSAN_OPTIONS", "AUDIOGRAPH_SAMPLES",
  ]

  private static let fixed = ["TERM": "xterm", "TZ": "UTC", "LC_ALL": "C.UTF-8"]

  /// Those of any program.
  public static let all: [String: String] = ProcessInfo.processInfo.environment
    .filter { inherited.contains($0.key) }.merging(fixed) { $1 }

  /// Those of ours, which is kept from the settings and prices of whoever runs the tests, and from the
  /// network.
  static let ours = all.merging([
    "XDG_CONFIG_HOME": "/dev/null", "XDG_DATA_HOME": "/dev/null", "XDG_STATE_HOME": "/dev/null",
    "AUDIOGRAPH_OFFLINE": "1",
    // A screen reader of whoever runs the tests holds no sound up: over ssh none is looked for.
    "SSH_TTY": "/dev/null",
  ]) { $1 }
}
