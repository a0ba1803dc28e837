// SPDX-License-Identifier: MIT

/// When a provider is asked again: at its interval, less and less often while it fails, and not before it
/// wants to be asked where it refuses.
public struct PollingPace: Sendable, Hashable {
  /// Seconds between two requests that succeed.
  public let interval: Double
  private var failureCount = 0

  /// A provider that fails is asked at least this often, in seconds.
  public static let longest = 900.0
  /// A provider that refuses is left alone at least as long, in seconds.
  public static let shortestRest = 300.0

  /// A pace with so many seconds between requests, more than 0.
  public init(interval: Double) { self.interval = interval }

  /// Seconds until the next request after an answer.
  public mutating func afterSuccess() -> Double {
    failureCount = 0
    return interval
  }

  /// Seconds until the next request after a failure.
  ///
  /// - Parameters:
  ///   - fault: What went wrong.
  ///   - chance: A random number from 0 to 1, so that programs that failed together do not come back
  ///     together.
  /// - Returns: At least the interval.
  public mutating func afterFailure(_ fault: ProviderFault, chance: Double) -> Double {
    failureCount += 1
    if case .tooManyRequests(let wanted) = fault {
      return max(Self.shortestRest, Double(min(wanted ?? 0, 86_400))) * (1 + 0.1 * chance)
    }
    var pause = interval
    for _ in 1..<min(failureCount + 1, 20) where pause < Self.longest { pause *= 2 }
    return max(interval, min(pause, Self.longest)) * (0.8 + 0.4 * chance)
  }
}

extension MarketCalendar {
  /// Whether there may be trading at an instant, in seconds since 1970-01-01 00:00 UTC: on a day of
  /// trading from nine hours before its end to half an hour after it.
  ///
  /// Holidays are not known.
  public func mayTrade(at instant: Int64) -> Bool {
    if tradesEveryDay { return true }
    let last = lastClose(by: instant)
    if instant - last.instant <= 1800 { return true }
    return lastClose(by: instant + 9 * 3600).instant > last.instant
  }
}
