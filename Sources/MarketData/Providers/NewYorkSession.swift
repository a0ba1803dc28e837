// SPDX-License-Identifier: MIT

internal import Audiograph

/// The trading day of New York, for providers that do not say when a day is over.
struct NewYorkSession {
  /// The zone's IANA name.
  static let zone = "America/New_York"
  private let rules = TimeZoneRules(zone)
  private let now: Int64

  /// The session at an instant, in seconds since 1970-01-01 00:00 UTC.
  init(now: Int64) { self.now = now }

  /// Whether the bar of a day may still change: today's before 16 o'clock, and any later one.
  func isUnfinished(day: Int) -> Bool { now < close(of: day) }

  /// When the price of a day was made: 16 o'clock, or now where that is still to come.
  func instant(ofPriceOn day: Int) -> Int64 { min(now, close(of: day)) }

  private func close(of day: Int) -> Int64 {
    let local = Int64(day) * 86_400 + 16 * 3600
    // Without the system's zones: winter time, the later of the two.
    return rules?.instant(ofLocal: local) ?? local + 5 * 3600
  }
}
