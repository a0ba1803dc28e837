// SPDX-License-Identifier: MIT

internal import Audiograph

/// How the positions of a table are read.
enum PositionKind: Equatable {
  case rows
  case numbers
  case categories
  case dates(DateFamily, UnixTime)
}

/// The columns that are read, counted from 0, and why.
struct ColumnChoice: Equatable {
  var x: Int?
  var kind: PositionKind
  var y: [Int]
  /// Whether x was taken because it increases, which every further row must confirm.
  var mustIncrease = false
  /// Whether a column that was empty as far as was looked may be the one to be heard.
  var isUndecided = false
  /// The price columns by their places; nil where the source is not read as a price file.
  var bars: [PriceColumn: Int]?
}

/// Chooses columns from what is known of them.
struct ColumnChooser {
  let file: String
  let options: ReadOptions
  let headings: [String]
  let surveys: [ColumnSurvey]
  /// The price columns by their places, where the headings are those of a price file.
  let priceHeadings: PriceHeadings?
  private let words: [HeadingWords]
  private let families: [DateFamily?]
  /// Whether nothing but their increase makes the numbers of a column years.
  private let mayBeYears: [Bool]

  init(
    file: String, options: ReadOptions, headings: [String], hasHeader: Bool,
    surveys: [ColumnSurvey]
  ) {
    self.file = file
    self.options = options
    self.headings = headings
    self.surveys = surveys
    let words = headings.map { HeadingWords(hasHeader ? $0 : "") }
    self.words = words
    families = surveys.indices.map {
      surveys[$0].dateFamily(words[$0], format: options.dateFormat)
    }
    mayBeYears = surveys.indices.map {
      options.dateFormat == nil && surveys[$0].increasesByYears && !words[$0].saysYear
    }
    priceHeadings = hasHeader ? PriceHeadings(headings, expectsPrices: options.expectsPrices) : nil
  }

  /// What a column holds, judged by most of its cells.
  func content(_ column: Int) -> ColumnSummary.Content {
    if surveys[column].isEmpty { return .empty }
    if families[column] != nil { return .dates }
    return surveys[column].isNumeric ? .numbers : .text
  }

  func choose() throws(ReadError) -> ColumnChoice {
    let wanted = try options.y.map(place)
    if wanted.isEmpty, let prices = priceHeadings {
      let x = try options.x.map(place) ?? prices.date
      if x == prices.date { return try chooseBars(prices) }
    }
    if let value = options.value, wanted.isEmpty {
      throw .notAPriceFile(file: file, value: value)
    }
    var choice = try choosePositions(excluding: wanted)
    guard wanted.isEmpty else {
      choice.y = wanted
      return choice
    }
    let y = try chooseValues(excluding: choice.x)
    choice.y = [y]
    choice.isUndecided = headings.indices.contains {
      $0 <= y && $0 != choice.x && content($0) == .empty
    }
    return choice
  }

  /// The place of a column that was asked for.
  func place(_ reference: ColumnReference) throws(ReadError) -> Int {
    let found: [Int] =
      switch reference {
      case .number(let number): number <= headings.count ? [number - 1] : []
      case .name(let name): HeadingSearch(headings).places(of: name)
      }
    guard let first = found.first else {
      throw .unknownColumn(file: file, reference, headings: headings.map { $0.utf8.bounded() })
    }
    guard found.count == 1 else {
      throw .ambiguousColumn(
        file: file, name: reference.text.utf8.bounded(), numbers: found.map { $0 + 1 })
    }
    return first
  }

  private func chooseBars(_ prices: PriceHeadings) throws(ReadError) -> ColumnChoice {
    let value = options.value ?? .close
    var wanted: [PriceColumn: Int] = [:]
    for column in value.columns {
      guard let place = prices.columns[column] else {
        throw .priceColumnMissing(file: file, value: value, column: column)
      }
      wanted[column] = place
    }
    // The volume tells an unadjusted split from a fall.
    if value == .close { wanted[.volume] = prices.columns[.volume] }
    if options.allPriceColumns { wanted = prices.columns }
    let order = PriceColumn.allCases.compactMap { wanted[$0] }
    return ColumnChoice(
      x: prices.date, kind: dates(prices.date, families[prices.date] ?? .iso), y: order,
      bars: wanted)
  }

  private func dates(_ column: Int, _ family: DateFamily) -> PositionKind {
    .dates(family, surveys[column].unixTime(words[column]))
  }

  private func choosePositions(excluding y: [Int]) throws(ReadError) -> ColumnChoice {
    if let reference = options.x { return try chosen(try place(reference)) }
    let free = headings.indices.filter { !y.contains($0) }
    if let x = free.first(where: { isDateAxis($0, y: y) }) { return try chosen(x) }
    if let format = options.dateFormat {
      throw .noDatesInFormat(file: file, format: format.text)
    }
    if let x = free.first(where: { isNumberAxis($0, y: y) }) { return try chosen(x) }
    if let x = free.first(where: { content($0) == .text }) { return try chosen(x) }
    return ColumnChoice(x: nil, kind: .rows, y: [])
  }

  /// A column as x, whatever it holds but dates with years of two digits.
  private func chosen(_ x: Int) throws(ReadError) -> ColumnChoice {
    guard let family = families[x] ?? (mayBeYears[x] ? .year : nil) else {
      let isNumeric = surveys[x].isNumeric
      if !isNumeric, let text = surveys[x].shortYearExample {
        throw .shortYears(
          file: file, column: ColumnName(number: x + 1, heading: headings[x].utf8.bounded()),
          text: text)
      }
      return ColumnChoice(
        x: x, kind: isNumeric ? .numbers : .categories, y: [],
        mustIncrease: isNumeric && options.x == nil)
    }
    return ColumnChoice(
      x: x, kind: dates(x, family), y: [], mustIncrease: families[x] == nil)
  }

  private func isDateAxis(_ column: Int, y: [Int]) -> Bool {
    families[column] != nil || (mayBeYears[column] && leavesValues(column, y: y))
  }

  private func isNumberAxis(_ column: Int, y: [Int]) -> Bool {
    surveys[column].increasesStrictly && leavesValues(column, y: y)
  }

  /// Whether there are values to be heard besides a column of numbers that might be x.
  private func leavesValues(_ column: Int, y: [Int]) -> Bool {
    !y.isEmpty
      || headings.indices.contains {
        $0 != column && (content($0) == .numbers || content($0) == .empty)
      }
  }

  private func chooseValues(excluding x: Int?) throws(ReadError) -> Int {
    let others = headings.indices.filter { $0 != x }
    if let numbers = others.first(where: { content($0) == .numbers }) { return numbers }
    // A column that is empty as far as was looked may hold numbers later.
    if let empty = others.first(where: { content($0) == .empty }) { return empty }
    throw .noNumericColumn(file: file, headings: headings.map { $0.utf8.bounded() })
  }
}
