// SPDX-License-Identifier: MIT

extension Array where Element: Hashable {
  /// Each element once, where it stands first.
  package var uniqued: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
