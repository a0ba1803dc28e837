// SPDX-License-Identifier: MIT

/// A chart for an embosser: pages of six-dot cells in ASCII braille (BRF).
///
/// The title and the description come first, then for each series what a cell stands for, and its
/// cells. A series is not parted by the end of a page.
package struct BraillePages: Sendable {
  /// The file: lines that end with a carriage return and a line feed, pages with a form feed.
  package let text: String

  private static let linesPerPage = 25
  /// So many rows of cells are 24 rows of dots.
  private static let rows = 8

  /// The pages of a chart.
  ///
  /// - Parameters:
  ///   - chart: The chart.
  ///   - style: Its axes; what is heard only has no effect.
  ///   - context: What is known besides the points.
  ///   - language: The language of the words.
  ///   - cells: The cells of a line, 14 to 80.
  ///   - words: The sentences before the cells; nil for the standard description.
  ///   - translate: Puts lines of text into Unicode's braille, as many as there are; nil, and nil of
  ///     it, writes them in computer braille.
  /// - Throws: `ScoreError` where the style does not fit the data.
  package init(
    _ chart: Chart, style: SoundStyle = SoundStyle(), context: ChartContext = ChartContext(),
    language: Language = .english, cells: Int = 40, words: [String]? = nil,
    translate: (([String]) -> [String]?)? = nil
  ) throws(ScoreError) {
    let words =
      words
      ?? Description(ChartFacts(chart, context: context), language: language).sentences(.standard)
    let series = try chart.braille(style, cells: cells, rows: Self.rows, cell: .six, language)
    self.init(words, series, cells: cells, translate: translate)
  }

  /// The pages of a chart that is no line.
  ///
  /// - Parameters:
  ///   - chart: The chart.
  ///   - language: The language of the words.
  ///   - cells: The cells of a line, 14 to 80.
  ///   - words: The sentences before the cells; nil for the standard description.
  ///   - translate: Puts lines of text into Unicode's braille, as many as there are; nil, and nil of
  ///     it, writes them in computer braille.
  package init(
    _ chart: FormChart, language: Language = .english, cells: Int = 40, words: [String]? = nil,
    translate: (([String]) -> [String]?)? = nil
  ) {
    self.init(
      words ?? chart.description(in: language),
      chart.braille(cells: cells, rows: Self.rows, cell: .six, language), cells: cells,
      translate: translate)
  }

  private init(
    _ description: [String], _ series: [BrailleSeries], cells: Int,
    translate: (([String]) -> [String]?)?
  ) {
    let texts = (description + series.map(\.legend)).map(\.textWithoutIsolates.inBrailleCharacters)
    let translated = translate?(texts).flatMap { $0.count == texts.count ? $0 : nil }
    let braille = (translated ?? texts).map { ASCIIBraille.line($0).wrapped(at: cells) }
    var pages = Pages(height: Self.linesPerPage)
    pages.add(braille.prefix(description.count).flatMap(\.self), isWhole: false)
    for (legend, series) in zip(braille.dropFirst(description.count), series) {
      pages.add([""] + legend + series.dots.lines.map(ASCIIBraille.line), isWhole: true)
    }
    text = pages.text
  }

  /// Lines on their way onto pages.
  private struct Pages {
    let height: Int
    private var pages: [[String]] = [[]]

    init(height: Int) { self.height = height }

    /// Adds lines, all on one page if `isWhole` and there is one high enough.
    mutating func add(_ lines: [String], isWhole: Bool) {
      if isWhole, pages[pages.count - 1].count + lines.count > height { pages.append([]) }
      for line in lines {
        if pages[pages.count - 1].count == height { pages.append([]) }
        // A page does not begin with an empty line.
        if line.isEmpty, pages[pages.count - 1].isEmpty { continue }
        pages[pages.count - 1].append(line)
      }
    }

    var text: String {
      pages.map { page in page.map { $0 + "\r\n" }.joined() + "\u{C}" }.joined()
    }
  }
}

/// Braille as embossers are sent it: one ASCII character for each pattern of six dots.
///
/// Source: the braille ASCII code of North America.
enum ASCIIBraille {
  /// The characters of the 64 patterns; bit 0 of the index is dot 1.
  private static let characters = Array(
    " A1B'K2L@CIF/MSP\"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)=")

  /// A line of Unicode's braille; other text becomes computer braille, its accents lost.
  static func line(_ text: String) -> String {
    var line = ""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x2800...0x28FF: line.append(characters[Int(scalar.value & 0x3F)])
      case 0x61...0x7A: line.append(String(scalar).uppercased())
      case 0x20..<0x60: line.append(Character(scalar))
      default: line += plain[scalar] ?? "?"
      }
    }
    return line
  }

  /// Letters of our languages without what six dots of computer braille have no place for.
  private static let plain: [Unicode.Scalar: String] = {
    var plain: [Unicode.Scalar: String] = [
      "ß": "SS", "œ": "OE", "æ": "AE", "Œ": "OE", "Æ": "AE", "…": "...", "–": "-", "—": "-",
      "’": "'", "‘": "'", "“": "\"", "”": "\"", "„": "\"", "«": "\"", "»": "\"", "€": "EUR",
      "°": " DEG ", "·": "*", "×": "*", "−": "-", "`": "'", "{": "(", "}": ")", "|": "/", "~": "-",
      "\u{A0}": " ", "\u{202F}": " ",
    ]
    for (letters, base) in [
      ("äàáâãåąÄÀÁÂÃÅĄ", "A"), ("çćčÇĆČ", "C"), ("ëèéêęËÈÉÊĘ", "E"), ("ïìíîÏÌÍÎ", "I"),
      ("łŁ", "L"), ("ñńÑŃ", "N"), ("öòóôõøÖÒÓÔÕØ", "O"), ("śšŚŠ", "S"), ("üùúûÜÙÚÛ", "U"),
      ("ÿýŸÝ", "Y"), ("źżžŹŻŽ", "Z"),
    ] {
      for scalar in letters.unicodeScalars { plain[scalar] = base }
    }
    return plain
  }()
}

extension String {
  /// The text with true minus signs, which braille tells from hyphens, and question marks for letters
  /// that the braille of our languages has no cells for.
  fileprivate var inBrailleCharacters: String {
    var text = ""
    for character in withMinusSigns {
      let scalars = character.unicodeScalars
      if !scalars.allSatisfy(\.isInBraille) {
        // What joins a sign of ours takes it along.
        text.unicodeScalars.append(contentsOf: scalars.filter(\.isASCII))
        text.append("?")
      } else {
        text.append(character)
      }
    }
    return text
  }

  private var withMinusSigns: String {
    var text = UnicodeScalarView()
    var before: Unicode.Scalar = " "
    for (scalar, next) in zip(unicodeScalars, unicodeScalars.dropFirst() + [" "]) {
      let isMinus = scalar == "-" && next.isNumeric && !before.isLetter && !before.isNumeric
      text.append(isMinus ? "−" : scalar)
      if !scalar.isMark { before = scalar }
    }
    return String(text)
  }

  /// Lines of at most so many characters, broken between words where that is possible.
  fileprivate func wrapped(at width: Int) -> [String] {
    var lines: [String] = [""]
    for word in words() {
      var word = String(word)
      if !lines[lines.count - 1].isEmpty {
        if lines[lines.count - 1].count + 1 + word.count <= width {
          lines[lines.count - 1] += " \(word)"
          continue
        }
        lines.append("")
      }
      while word.count > width {
        lines[lines.count - 1] = String(word.prefix(width))
        lines.append("")
        word = String(word.dropFirst(width))
      }
      lines[lines.count - 1] = word
    }
    return lines
  }
}

extension Unicode.Scalar {
  fileprivate var isNumeric: Bool { properties.numericType != nil }

  /// Whether the braille of our languages may have cells for it.
  fileprivate var isInBraille: Bool {
    value < 0x250 || (0x300..<0x370).contains(value) || (0x2000..<0x2300).contains(value)
  }
}

extension Chart {
  /// The chart in eight-dot braille, each series a line that says what a cell stands for, then its
  /// cells.
  ///
  /// - Parameters:
  ///   - cells: The most cells of a line, 14 to 80.
  ///   - rows: How many rows of cells a series has, 1 to 10.
  ///   - language: The language of the words.
  /// - Returns: The lines.
  /// - Throws: `ScoreError` where the style does not fit the data.
  public func braille(
    cells: Int = 40, rows: Int = 1, in language: Language = .english
  ) throws(ScoreError) -> [String] {
    try BrailleChart(self, cells: cells, rows: rows, language: language).lines
  }
}
