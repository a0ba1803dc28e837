// SPDX-License-Identifier: MIT

internal import Posix
internal import Synchronization

extension DatabaseReading {
  /// As long is waited for a function that is at work when the time is over, and that nothing breaks off.
  static let grace = 1.0

  /// Does work on a thread, which is left behind where it does not end a second after its time: it holds
  /// nothing but a database that is only read.
  ///
  /// - Throws: `DatabaseFault`; `.tooLong` for what is left behind.
  func inTime(
    _ work: @escaping @Sendable (DatabaseReading) throws(DatabaseFault) -> [UInt8]
  ) throws(DatabaseFault) -> [UInt8] {
    guard let pipe = try? DescriptorPair(.pipe) else { return try work(self) }
    let answer = DatabaseAnswer()
    let code = startThread {
      answer.give(Result { () throws(DatabaseFault) in try work(self) })
      try? DescriptorWriter(pipe.writing).write("\n")
    }
    guard code == 0 else { return try work(self) }
    var end: Double?
    while (try? readable([pipe.reading], milliseconds: 20)) != [true] {
      if let end {
        if MonotonicClock.seconds > end { throw lateness }
      } else if isLate || InterruptionFlag.isRaised {
        interrupt()
        end = MonotonicClock.seconds + Self.grace
      }
    }
    return try answer.taken(else: lateness)
  }
}

/// What came of the work on a database.
private final class DatabaseAnswer: Sendable {
  private let result = Mutex<Result<[UInt8], DatabaseFault>?>(nil)

  func give(_ answer: Result<[UInt8], DatabaseFault>) { result.withLock { $0 = answer } }

  func taken(else fault: DatabaseFault) throws(DatabaseFault) -> [UInt8] {
    let answer = result.withLock { result in
      defer { result = nil }
      return result
    }
    guard let answer else { throw fault }
    return try answer.get()
  }
}
