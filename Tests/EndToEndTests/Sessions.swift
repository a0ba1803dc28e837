// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

extension PseudoTerminal {
  /// Waits until nothing that is typed is shown, or the program has ended.
  func waitForKeys(_ process: ChildProcess, of command: [String] = []) {
    if command.contains("--wait") {
      // What was typed before that is forgotten.
      _ = text(endingWith: "Press Enter to start.\n")
      type("\n")
    }
    let isReached = waited(everyMilliseconds: 1) {
      services & tcflag_t(ECHO) == 0 || !process.isRunning
    }
    #expect(isReached, "\(command) never read single keys")
  }
}

extension Program {
  /// What makes a library of C.
  static let compiler = Tool("cc") ?? Tool("clang")

  /// The program with functions of the C library replaced by those of a text in C.
  func replacing(_ functions: String, in folder: TemporaryFolder) throws -> Program {
    try folder.put(Array(functions.utf8), "s.c")
    let compiled = try Self.compiler?.run([
      "-shared", "-fPIC", "-O0", "-w", "-o", folder.file("s.so"), folder.file("s.c"), "-ldl",
    ])
    try #require(compiled?.status == 0, "\(compiled?.text ?? "")")
    var program = self
    program.environment["LD_PRELOAD"] = folder.file("s.so")
    return program
  }
}
