// SPDX-License-Identifier: MIT

internal import Glibc
internal import SoundDevice
internal import Synchronization

/// Does work on every item, on several threads at once, and waits for all of it.
///
/// Not tasks: the work waits for other processes, and the threads of tasks are few.
///
/// - Returns: What came of each item, in the order of the items.
func concurrently<Item: Sendable, Result: Sendable>(
  _ items: [Item], atMost count: Int, _ work: @escaping @Sendable (Item) -> Result
) -> [Result] {
  guard items.count > 1, count > 1, let (reading, writing) = ownPipe() else {
    return items.map(work)
  }
  defer { for end in [reading, writing] { close(end) } }
  let queue = WorkQueue<Item, Result>(items)
  var running = 0
  for _ in 0..<min(count, items.count) {
    let code = startThread {
      queue.empty(work)
      var byte: UInt8 = 0
      while write(writing, &byte, 1) < 0, errno == EINTR {}
    }
    running += code == 0 ? 1 : 0
  }
  if running == 0 { queue.empty(work) }
  while running > 0 {
    var byte: UInt8 = 0
    if read(reading, &byte, 1) == 1 { running -= 1 }
  }
  return queue.results
}

/// Items that several threads take one by one, and what came of them.
private final class WorkQueue<Item: Sendable, Result: Sendable>: Sendable {
  private let items: Mutex<[(offset: Int, element: Item)]>
  private let finished = Mutex<[Int: Result]>([:])

  init(_ items: [Item]) { self.items = Mutex(items.enumerated().reversed()) }

  /// Takes items until there are none.
  func empty(_ work: (Item) -> Result) {
    while let (place, item) = items.withLock({ $0.popLast() }) {
      let result = work(item)
      finished.withLock { $0[place] = result }
    }
  }

  var results: [Result] {
    finished.withLock { all in all.sorted { $0.key < $1.key }.map(\.value) }
  }
}

/// A pipe that no program inherits; nil where there are no descriptors left.
func ownPipe() -> (reading: Int32, writing: Int32)? {
  var ends: [Int32] = [-1, -1]
  guard pipe(&ends) == 0 else { return nil }
  for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  return (ends[0], ends[1])
}
