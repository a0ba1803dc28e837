// SPDX-License-Identifier: MIT

import TestSupport
import Testing

/// Where /proc is not mounted, as in a bare chroot, for which a test needs a namespace of its own.
@Suite struct WithoutProcTests {
  @Test(.enabled(if: (try? runWithoutProc(["true"]))?.status == 0))
  func theArgumentsAreThere() throws {
    let run = try runWithoutProc([Program.path, "describe", "--offline", "\u{FC} x.csv"])
    #expect(run.status == 3)
    #expect(run.text.contains("\u{FC} x.csv"))
    #expect(try runWithoutProc([Program.path, "--version"]).text.hasPrefix("audiograph "))
  }
}

/// Runs a command where /proc is empty.
private func runWithoutProc(_ command: [String]) throws -> Tool.Run {
  let script = "mount -t tmpfs none /proc && exec \"$@\""
  let namespace = ["--mount", "--map-root-user", "sh", "-c", script, "sh"]
  return try #require(Tool("unshare")).run(namespace + command)
}
