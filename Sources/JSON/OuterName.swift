// SPDX-License-Identifier: MIT

extension String {
  /// The most of an outer name that stands in the names of what is within it: a long name with
  /// thousands of others within would be copied thousands of times.
  private static let longestOuterName = 100

  /// The name of a value within a record of this name: `sound.volume`.
  package func joined(_ name: String) -> String {
    guard !isEmpty else { return name }
    return String(decoding: utf8.prefix(Self.longestOuterName), as: UTF8.self) + "." + name
  }
}
