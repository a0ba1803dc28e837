// SPDX-License-Identifier: MIT

@testable internal import AudiographCLI
internal import Glibc

/// What libFuzzer, which has the program's `main`, calls before anything else.
///
/// The program refreshes prices by starting itself; such a run has nothing to find and ends.
@_cdecl("LLVMFuzzerInitialize")
public func begin(
  _ count: UnsafeMutablePointer<Int32>?,
  _ words: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>?
) -> Int32 {
  if let name = words?.pointee?.pointee, strcmp(name, "audiograph") == 0 { _exit(0) }
  return 0
}

/// What libFuzzer calls with each input: one whole command.
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let trial = ProgramTrial(Array(UnsafeBufferPointer(start: bytes, count: count)))
  guard let stage = Stage.only, !trial.goesOn else { return 0 }
  stage.set(trial)
  _ = Program.run(trial.arguments)
  return 0
}
