// SPDX-License-Identifier: MIT

internal import CSystem
internal import Glibc

/// Runs a closure on a new thread.
///
/// Not a task: playing waits for the device all the time, and the threads of tasks are few. No signal
/// but a trap reaches it, so that those of the process break off what the main thread waits for.
///
/// - Returns: 0 or an errno value.
package func startThread(_ body: @escaping @Sendable () -> Void) -> Int32 {
  let box = unsafe Unmanaged.passRetained(ThreadBody(run: body))
  var thread = pthread_t()
  let code = holdingSignals {
    unsafe pthread_create(
      &thread, nil,
      { argument in
        unsafe audiograph_with_trap_stack(
          { argument in
            if let argument = unsafe argument {
              unsafe Unmanaged<ThreadBody>.fromOpaque(argument).takeRetainedValue().run()
            }
          }, argument)
        return nil
      }, box.toOpaque())
  }
  guard code == 0 else {
    unsafe box.release()
    return code
  }
  pthread_detach(thread)
  return 0
}

private final class ThreadBody: Sendable {
  let run: @Sendable () -> Void

  init(run: @escaping @Sendable () -> Void) { self.run = run }
}
