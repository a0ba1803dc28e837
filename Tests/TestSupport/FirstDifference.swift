// SPDX-License-Identifier: MIT

/// The first index at which two arrays differ, or at which one ends; nil if they are equal.
///
/// For long arrays: an expectation of equality would, where it fails, look for the shortest list of
/// changes, for minutes.
public func firstDifference<Element: Equatable>(_ left: [Element], _ right: [Element]) -> Int? {
  guard left != right else { return nil }
  return zip(left, right).enumerated().first { $1.0 != $1.1 }?.offset
    ?? min(left.count, right.count)
}
