// SPDX-License-Identifier: MIT

extension Wording {
  /// A line of a walk within so many characters: a value and what it is, a name, which is cut where there
  /// is no room, and more where there is.
  func placeLine(
    _ figure: Figure, _ told: (String) -> String = { $0 }, name: String?, then rest: String? = nil,
    within limit: Int
  ) -> String {
    let ways = placeWays(figure, told, name: name, then: rest)
    if let line = ways.first(where: { $0.cellCount <= limit }) { return line }
    let values = placeNumbers(figure).map(told)
    let name = name.map(nameOrNone)
    // A few letters of a name tell more than a power of ten in words, or than which value of a group it is.
    let value =
      (values + (name == nil ? [] : placeNumbers(figure))).first {
        $0.cellCount + Self.leastName + 2 <= limit
      } ?? values[values.count - 1]
    // Where a number in words leaves no room, a voice says the name all the same.
    let room = max(limit - value.cellCount - 2, channel == .display ? 0 : Self.leastName)
    let cutName = name.flatMap { cut($0, to: room) }
    return cutName.map { value + comma + $0 } ?? value
  }

  /// Ways to say a value and what it is, with all of a name, the fullest first; what the value is goes before the name.
  func placeWays(
    _ figure: Figure, _ told: (String) -> String = { $0 }, name: String?, then rest: String? = nil
  ) -> [String] {
    let numbers = placeNumbers(figure)
    let name = name.map(nameOrNone)
    let values = name == nil ? numbers.map(told) : numbers.map(told) + numbers
    return values.flatMap { value in
      [[value, name, rest], [value, name]].map { $0.compactMap(\.self).joined(separator: comma) }
    }
  }

  /// Ways to write a number; `10³⁰⁸` is for eyes.
  private func placeNumbers(_ figure: Figure) -> [String] {
    channel == .display ? [number(figure), short(figure)].uniqued : [number(figure)]
  }

  /// As many letters of a name as should be left of it.
  private static var leastName: Int { 8 }

  /// A name of at most so many characters; nil if so few tell nothing.
  private func cut(_ name: String, to room: Int) -> String? {
    guard room >= 3 else { return nil }
    if name.cellCount <= room { return name }
    // Marks around a name that runs from right to left count as well.
    return [room, room - 2].lazy.map { name.textWithoutIsolates.shortened(to: $0).isolated }
      .first { $0.cellCount <= room && !$0.isBlank }
  }

  /// A name, and that there is none where it is blank.
  func nameOrNone(_ text: String) -> String { text.isBlank ? say(.formUnnamed()) : name(text) }

  /// Names, of many only some and that there are others.
  func someNames(_ names: [String], atMost limit: Int) -> String {
    let told = names.prefix(names.count > limit ? limit - 1 : limit).map { nameOrNone($0) }
    return joined(told + (names.count > limit ? [say(.formOthers())] : []))
  }
}
