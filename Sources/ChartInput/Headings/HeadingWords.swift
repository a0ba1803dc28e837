// SPDX-License-Identifier: MIT

internal import Audiograph

/// What the words of a heading say about the numbers below it.
struct HeadingWords {
  let words: [String]

  /// Words end where something besides a letter stands, and before a capital after a small letter;
  /// letters lose their accents.
  ///
  /// Letters of Japanese and Chinese, which have no blanks, are one word.
  init(_ heading: String) {
    var words: [[UInt8]] = []
    var wasSmall = false
    var wasLetter = false
    var wasWide = false
    let text = Array(heading.utf8.prefix(200))
    var place = 0
    while place < text.count {
      let wide = Letters.length(ofWideAt: place, text.span)
      if wide > 0 {
        if !wasWide { words.append([]) }
        words[words.count - 1] += text[place..<place + wide]
        (wasWide, wasLetter, wasSmall) = (true, false, false)
        place += wide
        continue
      }
      wasWide = false
      let isCapital = (65...90).contains(text[place])
      let letter = Letters.letter(text.span, at: place)
      if let (letter, _) = letter, letter > 0 {
        // A mark that belongs to no letter, such as a lone accent, begins no word.
        if words.isEmpty || !wasLetter || (wasSmall && isCapital) { words.append([]) }
        words[words.count - 1].append(letter + 0x60)
      }
      wasLetter = letter != nil
      wasSmall = wasLetter && !isCapital
      place += letter?.length ?? 1
    }
    self.words = words.map { String(decoding: $0, as: UTF8.self) }
  }

  /// The words that do not mean a notion, joined.
  func joined(without notion: Notion) -> String { words.filter { !notion.holds($0) }.joined() }

  private func say(_ notions: Notion...) -> Bool { notions.contains(where: words.say) }

  /// Whether four digits are the year of a row.
  var saysYear: Bool { say(.date) || saysYearItself }

  /// Whether the heading is of years and not of dates in general; years of birth are values.
  var saysYearItself: Bool { say(.year) && !say(.birth) }

  /// Whether six digits are a month.
  var saysMonth: Bool { say(.month) }

  /// Whether eight digits are a date.
  var saysDate: Bool { say(.date, .day) }

  /// Whether numbers count time since 1970.
  var saysUnix: Bool { say(.unix) }

  /// Whether numbers that look like it may count time since 1970.
  var mayBeUnix: Bool { say(.date) }

  /// Whether numbers count milliseconds.
  var saysMilliseconds: Bool { say(.milliseconds) }
}
