// SPDX-License-Identifier: MIT

internal import Glibc
internal import Synchronization

extension Patience {
  /// Runs work that cannot say itself that it goes on, such as waiting for an answer.
  static func during<Result, Failure: Error>(
    _ line: String, _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let watch = Watch(Patience(line))
    defer { watch.stop() }
    return try work()
  }
}

/// Looks at the clock beside work, on a thread of its own.
private final class Watch: Sendable {
  private let patience: Patience
  private let isOver = Atomic(false)

  /// Begins to look; where the system has no thread to spare, nobody is told.
  init(_ patience: Patience) {
    self.patience = patience
    var thread = pthread_t()
    let held = Unmanaged.passRetained(self)
    let code = pthread_create(&thread, nil, { Watch.run($0) }, held.toOpaque())
    if code == 0 { pthread_detach(thread) } else { held.release() }
  }

  func stop() { isOver.store(true, ordering: .relaxed) }

  private static func run(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let pointer else { return nil }
    let watch = Unmanaged<Watch>.fromOpaque(pointer).takeRetainedValue()
    while !watch.isOver.load(ordering: .relaxed) {
      watch.patience.check()
      usleep(50_000)
    }
    return nil
  }
}
