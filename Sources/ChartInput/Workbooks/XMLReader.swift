// SPDX-License-Identifier: MIT

/// Reads XML as programs write it into workbooks: tags and texts one after another, within limits.
///
/// There are no document types and so no entities but those of every text. The bytes are UTF-8.
struct XMLReader: ~Copyable {
  enum Event {
    case start, end, text
    /// The end of the file.
    case finished
  }

  /// Where an attribute stands in the buffer.
  struct Attribute {
    let name: Range<Int>
    let value: Range<Int>
  }

  private let member: ZipMember
  /// What the texts and values are counted in.
  let budget: UnpackingBudget
  private(set) var buffer: [UInt8]
  private var place = 0
  private var limit = 0
  private var isAtEnd = false
  private var depth = 0
  /// The name of the last tag, without the prefix of its namespace.
  private(set) var name = 0..<0
  /// The last text.
  private(set) var text = 0..<0
  private(set) var attributes: [Attribute] = []
  /// Whether an end follows the last start that stands in no tag of its own.
  private(set) var isEmpty = false

  private static let usualSize = 65_536
  /// The longest tag or text.
  private static let longest = 1 << 20
  private static let deepest = 256

  init(_ name: String, of archive: ZipArchive, _ budget: UnpackingBudget) throws(WorkbookFault) {
    member = try ZipMember(name, of: archive, budget)
    self.budget = budget
    buffer = [UInt8](repeating: 0, count: Self.usualSize)
  }

  /// The next tag or text; comments and instructions are skipped.
  mutating func next() throws(WorkbookFault) -> Event {
    while true {
      if place == limit, !(try refill()) {
        guard depth == 0 else { throw .damaged }
        return .finished
      }
      if buffer[place] != UInt8(ascii: "<") {
        try takeText()
        return .text
      }
      if let event = try tag() { return event }
    }
  }

  /// Loads what follows behind what is not used yet; false at the end.
  private mutating func refill() throws(WorkbookFault) -> Bool {
    guard !isAtEnd else { return false }
    if place > 0 {
      for index in place..<limit { buffer[index - place] = buffer[index] }
      (limit, place) = (limit - place, 0)
    }
    if limit == buffer.count {
      guard buffer.count < Self.longest else { throw .damaged }
      buffer.append(contentsOf: repeatElement(0, count: buffer.count))
    }
    let count = try member.fill(&buffer, from: limit, to: buffer.count)
    limit += count
    isAtEnd = count == 0
    return count > 0
  }

  // MARK: - Texts

  private mutating func takeText() throws(WorkbookFault) {
    var end = place
    while true {
      while end < limit, buffer[end] != UInt8(ascii: "<") { end += 1 }
      if end < limit { break }
      // What is not used moves to the front, also where nothing follows.
      let length = end - place
      let hasMore = try refill()
      end = place + length
      if !hasMore { break }
    }
    text = place..<end
    place = end
  }

  // MARK: - Tags

  /// The event of the tag that begins here; nil for one that means nothing.
  private mutating func tag() throws(WorkbookFault) -> Event? {
    try load(4)
    guard place + 1 < limit else { throw .damaged }
    switch buffer[place + 1] {
    case UInt8(ascii: "?"):
      place = try end(of: "?>") + 2
      return nil
    case UInt8(ascii: "!"): return try declaration()
    case UInt8(ascii: "/"):
      let end = try tagEnd()
      name = localName(place + 2..<end)
      place = end + 1
      depth -= 1
      guard depth >= 0 else { throw .damaged }
      return .end
    default: return try start()
    }
  }

  /// A comment, or a text in which no sign has a meaning.
  private mutating func declaration() throws(WorkbookFault) -> Event? {
    try load(9)
    if buffer[place..<limit].starts(with: "<!--".utf8) {
      place = try end(of: "-->") + 3
      return nil
    }
    guard buffer[place..<limit].starts(with: "<![CDATA[".utf8) else { throw .damaged }
    let end = try end(of: "]]>")
    text = place + 9..<max(place + 9, end)
    place = end + 3
    return .text
  }

  private mutating func start() throws(WorkbookFault) -> Event {
    var end = try tagEnd()
    let next = end + 1
    isEmpty = buffer[end - 1] == UInt8(ascii: "/")
    if isEmpty { end -= 1 }
    let whole = place + 1..<end
    let nameEnd = buffer[whole].firstIndex { $0 <= Byte.space } ?? end
    guard nameEnd > whole.lowerBound else { throw .damaged }
    name = localName(whole.lowerBound..<nameEnd)
    try readAttributes(nameEnd..<end)
    place = next
    if !isEmpty { depth += 1 }
    guard depth <= Self.deepest else { throw .damaged }
    return .start
  }

  /// Loads so many bytes, if there are as many.
  private mutating func load(_ count: Int) throws(WorkbookFault) {
    while limit - place < count { guard try refill() else { return } }
  }

  /// Where the sign stands that ends a tag, outside of values.
  private mutating func tagEnd() throws(WorkbookFault) -> Int {
    var index = place + 1
    var quote: UInt8 = 0
    while true {
      while index < limit {
        if quote != 0 {
          while index < limit, buffer[index] != quote { index += 1 }
          guard index < limit else { break }
          quote = 0
        } else {
          let byte = buffer[index]
          if byte == UInt8(ascii: ">") { return index }
          if byte == Byte.quote || byte == UInt8(ascii: "'") { quote = byte }
        }
        index += 1
      }
      let length = index - place
      guard try refill() else { throw .damaged }
      index = place + length
    }
  }

  /// Where a mark stands that ends something.
  private mutating func end(of mark: String) throws(WorkbookFault) -> Int {
    let mark = Array(mark.utf8)
    var index = place + 2
    while true {
      while index + mark.count <= limit {
        if buffer[index] == mark[0], buffer[index..<limit].starts(with: mark) { return index }
        index += 1
      }
      let length = index - place
      guard try refill() else { throw .damaged }
      index = place + length
    }
  }

  private func localName(_ range: Range<Int>) -> Range<Int> {
    let colon = buffer[range].firstIndex(of: UInt8(ascii: ":"))
    let start = colon.map { $0 + 1 } ?? range.lowerBound
    let end = buffer[start..<range.upperBound].firstIndex { $0 <= Byte.space }
    return start..<(end ?? range.upperBound)
  }

  private mutating func readAttributes(_ range: Range<Int>) throws(WorkbookFault) {
    attributes.removeAll(keepingCapacity: true)
    var index = range.lowerBound
    while true {
      while index < range.upperBound, buffer[index] <= Byte.space { index += 1 }
      guard index < range.upperBound else { return }
      let nameStart = index
      while index < range.upperBound, buffer[index] != UInt8(ascii: "="), buffer[index] > Byte.space
      {
        index += 1
      }
      let name = nameStart..<index
      while index < range.upperBound, buffer[index] <= Byte.space { index += 1 }
      guard index < range.upperBound, buffer[index] == UInt8(ascii: "=") else { throw .damaged }
      index += 1
      while index < range.upperBound, buffer[index] <= Byte.space { index += 1 }
      guard index < range.upperBound else { throw .damaged }
      let quote = buffer[index]
      guard quote == Byte.quote || quote == UInt8(ascii: "'") else { throw .damaged }
      let start = index + 1
      index = start
      while index < range.upperBound, buffer[index] != quote { index += 1 }
      guard index < range.upperBound else { throw .damaged }
      attributes.append(Attribute(name: name, value: start..<index))
      index += 1
    }
  }
}
