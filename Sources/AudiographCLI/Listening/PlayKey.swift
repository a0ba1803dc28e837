// SPDX-License-Identifier: MIT

internal import Audiograph

/// What a key does while a chart sounds.
enum PlayKey: Equatable {
  case pause
  case back
  case forward
  case home
  case slower
  case faster
  case stop
  /// Explore the chart from the point that is heard.
  case explore
  /// Say what the keys do.
  case help
  /// Say what the chart shows.
  case describe
  /// The next reading of the table.
  case reading
  /// The next, or the previous, chart of a watchlist.
  case next
  case previous

  /// Nil for keys that do nothing.
  init?(_ key: KeyDecoder.Key) {
    if case .end = key {
      self = .stop
      return
    }
    guard case .key(let key) = key else { return nil }
    switch key {
    case .named(.space): self = .pause
    case .named(.left): self = .back
    case .named(.right): self = .forward
    case .named(.home): self = .home
    case .character("x"): self = .slower
    case .character("X"): self = .faster
    case .character("q"), .named(.escape): self = .stop
    case .named(.enter): self = .explore
    case .character("h"), .character("?"), .named(.f1): self = .help
    case .character("i"): self = .describe
    case .character("E"): self = .reading
    case .character("]"): self = .next
    case .character("["): self = .previous
    default: return nil
    }
  }
}
