// SPDX-License-Identifier: MIT

import Testing

@testable import AudiographCLI

/// Which runs of the user's program wait for which.
@Suite struct AlertQueueTests {
  private func run(_ symbol: String, _ value: Int, count: Int = 1) -> AlertProgram.Run {
    AlertProgram.Run(symbol: symbol, value: "\(value)", time: "t\(value)", count: count)
  }

  @Test func atMostFourRun() {
    var queue = AlertProgram.Queue()
    for value in 1...6 { queue.add(run("A", value)) }
    #expect((1...4).allSatisfy { queue.next() == run("A", $0) })
    #expect(queue.next() == nil)
    queue.end()
    #expect(queue.next() == run("A", 5))
    #expect(queue.next() == nil)
    #expect(queue.waiting == [run("A", 6)] && queue.runningCount == 4)
  }

  /// Each symbol is joined with itself, and none is lost.
  @Test func whatCannotWaitIsJoined() {
    var queue = AlertProgram.Queue()
    for value in 1...15 { queue.add(run("A", value)) }
    queue.add(run("B", 16))
    #expect(queue.waiting.count == 16)
    queue.add(run("A", 17))
    queue.add(run("C", 18))
    queue.add(run("A", 19))
    queue.add(run("C", 20))
    queue.add(run("B", 21))
    #expect(queue.waiting.prefix(14) == (1...14).map { run("A", $0) }[...])
    #expect(
      queue.waiting.suffix(3) == [
        run("A", 19, count: 3), run("B", 21, count: 2), run("C", 20, count: 2),
      ])
    #expect(queue.waiting.reduce(0) { $0 + $1.count } == 21)
  }
}
