// SPDX-License-Identifier: MIT

internal import CSQLite
internal import Posix

/// What a database may do while it is read: nothing but to read, for a limited time.
final class QueryGuard {
  static let usualSeconds = 30.0
  /// As many steps are taken between two looks at the clock: a function that one of them calls may take 20
  /// milliseconds over a long value.
  private static let steps: Int32 = 100
  let seconds: Double
  private let deadline: Double
  private(set) var hasRefused = false
  private(set) var isLate = false

  init(seconds: Double) {
    self.seconds = seconds
    deadline = MonotonicClock.seconds + seconds
  }

  /// Functions that reach beyond the database.
  private static let refusedFunctions = [
    "load_extension", "readfile", "writefile", "edit", "fts3_tokenizer",
  ]

  /// Has SQLite ask before everything that it does.
  func watch(_ database: OpaquePointer) {
    let own = Unmanaged.passUnretained(self).toOpaque()
    sqlite3_set_authorizer(
      database,
      { own, action, first, second, _, _ in
        guard let own else { return SQLITE_DENY }
        let name = second.map { String(cString: $0) } ?? first.map { String(cString: $0) } ?? ""
        return Unmanaged<QueryGuard>.fromOpaque(own).takeUnretainedValue().answer(action, name)
      }, own)
    sqlite3_progress_handler(
      database, Self.steps,
      { own in
        guard let own else { return 1 }
        return Unmanaged<QueryGuard>.fromOpaque(own).takeUnretainedValue().isToEnd ? 1 : 0
      }, own)
  }

  private func answer(_ action: Int32, _ name: String) -> Int32 {
    switch action {
    case SQLITE_SELECT, SQLITE_READ, SQLITE_RECURSIVE: return SQLITE_OK
    case SQLITE_FUNCTION where !Self.refusedFunctions.contains(name.lowercased()): return SQLITE_OK
    default:
      hasRefused = true
      return SQLITE_DENY
    }
  }

  private var isToEnd: Bool {
    isLate = MonotonicClock.seconds > deadline
    return isLate || InterruptionFlag.isRaised
  }
}
