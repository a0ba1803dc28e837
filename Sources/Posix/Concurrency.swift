// SPDX-License-Identifier: MIT

internal import Synchronization

/// Does work on every item, on several threads at once, and waits for all of it.
///
/// Not tasks: the work waits for other processes, and the threads of tasks are few.
///
/// - Returns: The outcome of each item, in the order of the items.
package func concurrently<Item: Sendable, Result: Sendable>(
  _ items: [Item], atMost count: Int, _ work: @escaping @Sendable (Item) -> Result
) -> [Result] {
  guard items.count > 1, count > 1, let pipe = try? DescriptorPair(.pipe) else {
    return items.map(work)
  }
  let queue = WorkQueue<Item, Result>(items)
  var running = 0
  for _ in 0..<min(count, items.count) {
    let code = startThread {
      queue.empty(work)
      try? DescriptorWriter(pipe.writing).write("\n")
    }
    running += code == 0 ? 1 : 0
  }
  if running == 0 { queue.empty(work) }
  while running > 0 {
    var byte: [UInt8] = [0]
    if (try? readPatiently(pipe.reading, into: &byte, to: 1)) == 1 { running -= 1 }
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
