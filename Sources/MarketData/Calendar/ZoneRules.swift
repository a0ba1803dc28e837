// SPDX-License-Identifier: MIT

/// When clocks of a time zone stood how far from UTC, from the system's file (RFC 9636).
public struct ZoneRules: Sendable {
  /// The rules of a zone by its IANA name; nil where the system has no such file.
  ///
  /// - Parameters:
  ///   - name: `America/New_York`.
  ///   - folder: Where the files are; nil for the system's own places.
  public init?(_ name: String, folder: String? = nil) { return nil }

  /// Seconds east of UTC at an instant, in seconds since 1970-01-01 00:00 UTC.
  public func offset(at instant: Int64) -> Int { 0 }

  /// The instant at which local clocks show a time, in seconds since 1970-01-01 00:00 local time.
  ///
  /// A time that clocks jump over is taken with the offset before the jump; of a time that comes
  /// twice the first is meant.
  public func instant(ofLocal seconds: Int64) -> Int64 { seconds }
}
