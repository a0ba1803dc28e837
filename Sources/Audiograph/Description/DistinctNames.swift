// SPDX-License-Identifier: MIT

extension [String] {
  /// The names, those that are too long cut where all of them agree, so that what tells them apart
  /// is left, else behind a whole word, and in the middle only where they would read alike.
  ///
  /// - Parameter limit: The most characters of a name, from 8 on.
  /// - Returns: As many names; `…` stands for what was cut.
  func shortenedApart(to limit: Int) -> [String] {
    let long = filter { $0.count > limit }
    guard !long.isEmpty else { return self }
    let common = CommonEnds(self)
    let isRoomForAll = long.allSatisfy { common.core(of: $0).count + 2 <= limit }
    let cuts: [(String) -> String] = [
      { common.cut($0, to: limit) },
      { name in name.shortened(to: limit - 1) + "…" },
      { name in name.withoutMiddle(to: limit) },
      { name in name.cut(around: self.divergence(of: name), to: limit) },
    ]
    let candidates = cuts.dropFirst(isRoomForAll ? 0 : 1).map { cut in
      map { $0.count > limit ? cut($0) : $0 }
    }
    // The first of those that tell most names apart.
    return candidates.reduce(candidates[0]) { Set($1).count > Set($0).count ? $1 : $0 }
  }

  /// Where a name stops being like the other one that is most like it.
  private func divergence(of name: String) -> Int {
    lazy.filter { $0 != name }.map { zip($0, name).prefix { $0 == $1 }.count }.max() ?? 0
  }
}

/// The words with which all of some names begin, and those with which they end.
private struct CommonEnds {
  let first: Int
  let last: Int

  init(_ names: [String]) {
    let name = names[0]
    let first = names.map { zip($0, name).prefix { $0 == $1 }.count }.min() ?? 0
    let shortest = names.map(\.count).min() ?? 0
    let last =
      names.map { zip($0.reversed(), name.reversed()).prefix { $0 == $1 }.count }.min() ?? 0
    // Words that differ stay whole.
    self.first =
      name.prefix(first).lastIndex(of: " ").map {
        name.distance(from: name.startIndex, to: $0) + 1
      } ?? 0
    let end = name.suffix(Swift.min(last, shortest - self.first))
    self.last = end.firstIndex(of: " ").map { end.distance(from: $0, to: end.endIndex) } ?? 0
  }

  /// What no other name has.
  func core(of name: String) -> Substring { name.dropFirst(first).dropLast(last) }

  /// As much of the common beginning as there is room for, then what differs.
  func cut(_ name: String, to limit: Int) -> String {
    let core = core(of: name)
    guard first + core.count >= limit else { return name.prefix(limit - 1).trimmedEnd + "…" }
    let end = last > 0 ? "…" : ""
    let room = limit - core.count - end.count - 1
    return name.prefix(min(room, first)).trimmedEnd + "…" + core.trimmedEnd + end
  }
}

extension String {
  fileprivate func withoutMiddle(to limit: Int) -> String {
    let half = limit / 2
    return prefix(half).trimmedEnd + "…" + String(suffix(limit - half - 1)).trimmed
  }

  /// The beginning and what stands around a place.
  fileprivate func cut(around place: Int, to limit: Int) -> String {
    let head = Swift.max(2, limit / 4)
    // The word in which they part is whole where there is room.
    let word = prefix(place).lastIndex(of: " ").map { distance(from: startIndex, to: $0) + 1 } ?? 0
    let start = Swift.max(word, place - limit / 3)
    guard start > head + 1 else { return prefix(limit - 1).trimmedEnd + "…" }
    let rest = dropFirst(start)
    let room = limit - head - 1
    let shown = rest.count <= room ? String(rest) : rest.prefix(room - 1).trimmedEnd + "…"
    return prefix(head).trimmedEnd + "…" + shown
  }
}

extension Substring {
  fileprivate var trimmedEnd: String { String(self).trimmed }
}
