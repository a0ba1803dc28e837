// SPDX-License-Identifier: MIT

internal import Glibc
internal import Synchronization

/// The subprocesses that end with the program.
package enum Subprocesses {
  /// How many end with it; further ones are left to themselves.
  private static let placeCount = 64
  /// Their numbers: 0 for none, -1 while one is being started; that of a whole group is negative.
  private static let numbers = InlineArray<64, Atomic<pid_t>> { _ in Atomic(0) }
  private static let isOver = Atomic(false)

  /// Makes sure that a handler of signals is not the first to touch these.
  package static func prepare() { _ = isOver.load(ordering: .relaxed) || numbers.count == 0 }

  /// Ends all of them by force, just before the program is left, and lets nobody start others; a
  /// handler of signals may call it.
  package static func leave() {
    isOver.store(true, ordering: .sequentiallyConsistent)
    // Those that hang as they are started are not waited for, however many there are.
    var waits = 0
    for place in 0..<placeCount {
      while numbers[place].load(ordering: .sequentiallyConsistent) == -1, waits < 100 {
        pause(seconds: 0.001)
        waits += 1
      }
      let number = numbers[place].load(ordering: .sequentiallyConsistent)
      if number != 0, number != -1 { kill(number, SIGKILL) }
    }
  }

  /// Starts a subprocess, which takes a place where it is to end with the program.
  ///
  /// No handler breaks into that, which would leave while nobody knows the number yet.
  ///
  /// - Throws: What `start` throws, and `.interruption` where the program is being left.
  static func starting(
    _ life: Subprocess.Life, _ start: () throws(SystemError) -> pid_t
  ) throws(SystemError) -> (number: pid_t, place: Int?) {
    try holdingSignals { () throws(SystemError) in
      guard life == .program || life == .group, let place = freePlace() else {
        return (try start(), nil)
      }
      var number: pid_t = 0
      defer {
        numbers[place].store(life == .group ? -number : number, ordering: .sequentiallyConsistent)
      }
      if isOver.load(ordering: .sequentiallyConsistent) { throw .interruption }
      number = try start()
      return (number, place)
    }
  }

  static func remove(at place: Int) { numbers[place].store(0, ordering: .sequentiallyConsistent) }

  private static func freePlace() -> Int? {
    (0..<placeCount).first {
      numbers[$0].compareExchange(
        expected: 0, desired: -1, ordering: .sequentiallyConsistent
      ).exchanged
    }
  }
}
