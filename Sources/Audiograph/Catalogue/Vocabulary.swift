// SPDX-License-Identifier: MIT

internal import CCatalogues

/// What words mean in tables, in all languages that are read: `read.txt` of each.
///
/// A line is a notion and its words, in small letters without accents: `year: jahr jahre`. `*nummer` is the
/// end of a longer word, `durchschnitt*` the beginning of one, `*strom*` any part. Of an order, each line
/// below its name is a place. All words are found by one index, which is made once.
struct Vocabulary: Sendable {
  static let all = Vocabulary(embedded_text("read.txt"))

  /// Where the text is, which stays there as long as the program runs.
  private let address: UInt
  private let count: Int
  /// Where words begin, by themselves and their notion.
  private var index: NameIndex
  private var lines: [Line] = []
  private var patterns: [Pattern] = []

  private struct Line {
    let start: Int
    /// The hash of its notion.
    let notion: Int
    /// Which place of an order it is; 0 for what is none.
    let place: Int
  }

  /// A part of words.
  private struct Pattern {
    let notion: Int
    let part: Range<Int>
    let isOpen: (front: Bool, back: Bool)
  }

  init(_ text: EmbeddedText) {
    (address, count) = (UInt(bitPattern: text.bytes), text.count)
    let bytes = UnsafeBufferPointer(start: text.bytes, count: count)
    index = NameIndex(names: bytes.count { $0 == .space || $0 == .newline })
    var (notion, place) = (0, -1)
    for start in bytes.lines(in: 0..<count) where bytes[start] != UInt8(ascii: "#") {
      let end = bytes.end(ofLineAt: start)
      var words = start
      if bytes[start] != .space {
        words = min(bytes.place(of: UInt8(ascii: ":"), in: start..<end) + 1, end)
        (notion, place) = (bytes[start..<max(start, words - 1)].hash, words == end ? -1 : 0)
      } else if start + 2 < end, bytes[start + 2] != .space {
        place += 1
      }
      lines.append(Line(start: start, notion: notion, place: place))
      addWords(bytes, words..<end, notion)
    }
  }

  private mutating func addWords(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ notion: Int
  ) {
    let star = UInt8(ascii: "*")
    var place = range.lowerBound
    while place < range.upperBound {
      let word = bytes[place..<bytes.place(of: .space, in: place..<range.upperBound)]
      place = word.endIndex + 1
      guard let first = word.first else { continue }
      let isOpen = (front: first == star, back: word.last == star)
      guard isOpen.front || isOpen.back else {
        index.add(word, seed: notion, at: word.startIndex)
        continue
      }
      let part = word.startIndex + (isOpen.front ? 1 : 0)..<word.endIndex - (isOpen.back ? 1 : 0)
      patterns.append(Pattern(notion: notion, part: part, isOpen: isOpen))
    }
  }

  private var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: UnsafePointer(bitPattern: address), count: count)
  }

  /// The place of a word in the order that a notion is, 0 in one that is none; nil if it does not mean it.
  func place(of word: String, in notion: Notion) -> Int? {
    let (bytes, seed) = (bytes, notion.rawValue.utf8.hash)
    var word = word
    return word.withUTF8 { word in
      let found = index.place(of: word, seed: seed) { place in
        let end = place + word.count
        return bytes.has(word, at: place) && (end == count || bytes[end] <= .space)
          && line(of: place).notion == seed
      }
      if let found { return line(of: found).place }
      return patterns.contains { $0.notion == seed && matches($0, word, bytes) } ? 0 : nil
    }
  }

  /// The line that a place in the text is in.
  private func line(of place: Int) -> Line {
    var (low, high) = (0, lines.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lines[middle].start <= place { low = middle } else { high = middle }
    }
    return lines[low]
  }

  private func matches(
    _ pattern: Pattern, _ word: UnsafeBufferPointer<UInt8>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let part = bytes[pattern.part]
    switch pattern.isOpen {
    // What a word ends in has two letters at least before it.
    case (true, false):
      return word.count > part.count + 1 && word.suffix(part.count).elementsEqual(part)
    case (false, _): return word.starts(with: part)
    default:
      return word.indices.contains { start in
        word.count - start >= part.count && word[start...].starts(with: part)
      }
    }
  }

  /// The words of a notion by their places, as they stand in the text.
  func words(of notion: Notion) -> [[String]] {
    let (bytes, seed) = (bytes, notion.rawValue.utf8.hash)
    var places: [[String]] = []
    for line in lines where line.notion == seed && line.place >= 0 {
      let end = bytes[line.start...].firstIndex(of: .newline) ?? count
      var words = bytes[line.start..<end].split(separator: .space)
      if bytes[line.start] != .space { words = [_](words.dropFirst()) }
      while places.count <= line.place { places.append([]) }
      places[line.place] += words.map { String(decoding: $0, as: UTF8.self) }.filter { $0 != "-" }
    }
    return places
  }
}

extension Collection<UInt8> {
  /// A hash that does not change from run to run (FNV-1a).
  fileprivate var hash: Int {
    Int(reduce(2_166_136_261 as UInt32) { ($0 ^ UInt32($1)) &* 16_777_619 } >> 1)
  }
}

extension UInt8 {
  fileprivate static var newline: UInt8 { UInt8(ascii: "\n") }
  fileprivate static var space: UInt8 { UInt8(ascii: " ") }
}
