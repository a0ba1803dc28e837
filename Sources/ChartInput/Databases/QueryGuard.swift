// SPDX-License-Identifier: MIT

internal import CSQLite
internal import Posix
internal import Synchronization

/// What a database may do while it is read: nothing but to read, for a limited time.
final class QueryGuard: Sendable {
  static let usualSeconds = 30.0
  /// As many steps are taken between two looks at the clock: a function that one of them calls may take 20
  /// milliseconds over a long value.
  private static let steps: Int32 = 100
  let seconds: Double
  private let deadline: Double
  private let refused = Atomic(false)
  private let function = Mutex<String?>(nil)
  private let searches = Atomic(false)

  init(seconds: Double) {
    self.seconds = seconds
    deadline = MonotonicClock.seconds + seconds
  }

  /// Whether something else than to read was asked for.
  var hasRefused: Bool { refused.load(ordering: .relaxed) }
  /// The function that was asked for and is not called.
  var refusedFunction: String? { function.withLock { $0 } }
  /// Whether a function was asked for that looks for one value in another.
  var hasSearches: Bool { searches.load(ordering: .relaxed) }
  /// Whether the time is over.
  var isLate: Bool { MonotonicClock.seconds > deadline }

  /// Has SQLite ask before everything that it does.
  func watch(_ database: OpaquePointer?) {
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
    case SQLITE_FUNCTION: return answer(toFunction: name)
    default:
      refused.store(true, ordering: .relaxed)
      return SQLITE_DENY
    }
  }

  private func answer(toFunction name: String) -> Int32 {
    let folded = name.lowercased()
    if DatabaseFunctions.searching.contains(folded) {
      searches.store(true, ordering: .relaxed)
    } else if !DatabaseFunctions.quick.contains(folded) {
      function.withLock { $0 = $0 ?? name }
      return SQLITE_DENY
    }
    return SQLITE_OK
  }

  private var isToEnd: Bool { isLate || InterruptionFlag.isRaised }
}
