// SPDX-License-Identifier: MIT

/// The UTC offsets of a time zone over time, from the system's TZif file (RFC 9636).
public struct TimeZoneRules: Sendable {
  private let table: TZifData

  /// The rules of a zone by its IANA name; nil if the system has no such file, or a damaged one.
  ///
  /// - Parameters:
  ///   - name: `America/New_York`.
  ///   - folder: Where the files are; nil for the folder in `TZDIR`, or `/usr/share/zoneinfo`.
  public init?(_ name: String, folder: String? = nil) {
    guard TimeZoneDatabase.isName(name), let bytes = TimeZoneDatabase.bytes(name, folder: folder)
    else {
      return nil
    }
    self.init(file: bytes)
  }

  /// The rules in the bytes of a TZif file; nil if they are damaged or count leap seconds.
  init?(file: [UInt8]) {
    guard let table = TZifData(file) else { return nil }
    self.table = table
  }

  /// Seconds east of UTC at an instant, in seconds since 1970-01-01 00:00 UTC.
  public func offset(at instant: Int64) -> Int {
    table.change(before: Self.bounded(instant))?.offset ?? table.firstOffset
  }

  /// The instant at which local clocks show a time, in seconds since 1970-01-01 00:00 local time.
  ///
  /// A time that clocks jump over is taken with the offset before the jump; of a time that comes
  /// twice the first is meant.
  public func instant(ofLocal seconds: Int64) -> Int64 {
    let local = Self.bounded(seconds)
    // No clock is farther than this from UTC (RFC 9636), so that every meaning lies between.
    let reach: Int64 = 27 * 3600
    var offset = offset(at: local - reach)
    for change in table.changes(from: local - reach, to: local + reach) {
      // Before the change: the first meaning. Jumped over: the clock as it was.
      let isOver = local - Int64(offset) >= change.instant
      if !isOver || local - Int64(change.offset) < change.instant { break }
      offset = change.offset
    }
    return local - Int64(offset)
  }

  /// Far beyond every calendar, and far from overflow.
  private static func bounded(_ seconds: Int64) -> Int64 {
    min(max(seconds, -1_000_000_000_000_000), 1_000_000_000_000_000)
  }
}

/// A transition: the instant at which clocks change, and the new offset.
struct TimeZoneTransition: Hashable {
  /// Seconds since 1970-01-01 00:00 UTC.
  var instant: Int64
  /// Seconds east of UTC from then on.
  var offset: Int
}
