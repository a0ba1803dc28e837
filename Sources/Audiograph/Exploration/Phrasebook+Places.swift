// SPDX-License-Identifier: MIT

/// What the program says is understood: the words of a walk, and places as they are called.
extension Phrasebook {
  /// Where a word of the walk leads, in this language or in English: `highest`; nil for anything else.
  public func extreme(called text: String) -> ExplorationAction? {
    let wanted = text.lowercased()
    return extremes.first { $0.word == wanted }?.action
  }

  /// Where the beginning of such a word leads, of at least four letters or two wide ones, or one that goes on as in the help:
  /// `high`, `najwyższa wartość`; nil for anything else.
  public func extreme(beginning text: String) -> ExplorationAction? {
    let wanted = text.lowercased()
    let topics: [ExplorationHelp] = [.extremes, .ends, .higher]
    let ends = topics.compactMap { topic in
      wording.say(.exploreHelp(topic: topic)).lowercased().words().last.map(String.init)
    }
    return extremes.first { word, _ in
      wanted.cellCount >= 4 && word.hasPrefix(wanted)
        || ends.contains { wanted == "\(word) \($0)" }
    }?.action
  }

  private var extremes: [(word: String, action: ExplorationAction)] {
    let actions: [(ExplorationExtreme, ExplorationAction)] = [
      (.highest, .highest), (.lowest, .lowest), (.first, .first), (.last, .last),
    ]
    return actions.flatMap { extreme, action in
      [
        (wording.say(.exploreExtreme(extreme: extreme)).lowercased(), action),
        (action.rawValue, action),
      ]
    }
  }

  /// The next point whose place is called so, else the next one whose place begins so, and behind the last point
  /// from the first on; nil for none.
  public func index(ofPlace text: String, in walk: Exploration) -> Int? {
    guard walk.formChart == nil else { return nil }
    let shown = walk.shown
    return index(ofPlace: text, on: shown.x, after: walk.index, shown.recurringMention)
  }

  /// The same of positions along x, from the one behind a place on; some may be called otherwise as well.
  func index(
    ofPlace text: String, on axis: XAxis, after place: Int,
    _ other: (Int) -> Mention? = { _ in nil }
  ) -> Int? {
    let wanted = text.lowercased()
    guard !wanted.isBlank else { return nil }
    var beginning: Int?
    for step in 1...max(axis.count, 1) where axis.count > 0 {
      let index = (place + step) % axis.count
      let mentions = [CalendarMemory.shortMention(on: axis, index), other(index)]
      let names = mentions.compactMap(\.self).flatMap(names)
      if names.contains(wanted) { return index }
      if beginning == nil, names.contains(where: { $0.hasPrefix(wanted) }) { beginning = index }
    }
    return beginning
  }

  /// The date in the data that is called so, also a year, a quarter or a month of it; nil for none.
  public func date(called text: String, in walk: Exploration) -> CalendarDate? {
    walk.formChart == nil ? date(called: text, on: walk.allPlaces) : nil
  }

  /// The date of an axis that is called so, also a year, a quarter or a month of it; nil for none.
  package func date(called text: String, on axis: XAxis) -> CalendarDate? {
    let wanted = text.lowercased()
    let numbers = wanted.split { !$0.isNumber }
    guard case .dates(let dates) = axis, !numbers.isEmpty else { return nil }
    let year = numbers.last { $0.count == 4 }.flatMap { Int($0) }
    var last: [DatePrecision: CalendarDate] = [:]
    for index in dates.instants.indices {
      let date = dates[index]
      if let year, date.civil.year != year { continue }
      for whole in DatePrecision.allCases where whole <= min(.day, date.precision) {
        let part = whole == date.precision ? date : date.whole(whole)
        guard last[whole] != part else { continue }
        last[whole] = part
        if names(of: .date(part, .short)).contains(wanted) { return part }
      }
    }
    return nil
  }

  /// What a place is called: `14 February 2012`, `on 14 February 2012`, `14 Feb 12`.
  private func names(of mention: Mention) -> [String] {
    ([wording.place(mention), wording.at(mention)] + wording.briefPlaces(mention)).map {
      $0.textWithoutIsolates.lowercased()
    }
  }

  /// Whether a point stands between thousands, and a comma before the fraction of a number.
  public var writesDecimalCommas: Bool { wording.decimalMark == "," }

  /// The language of the phrases.
  package var language: Language { wording.language }
}

extension Language {
  /// Whether a month stands before its day where both are numbers: `11/1/2012`.
  package var writesMonthsFirst: Bool { self == .americanEnglish }
}

extension CalendarDate {
  /// The year, the quarter, the month or the day that a date lies in.
  fileprivate func whole(_ precision: DatePrecision) -> CalendarDate {
    let (year, month, day) = civil
    let (first, date) =
      switch precision {
      case .year: (1, 1)
      case .quarter: (3 * quarter - 2, 1)
      case .month: (month, 1)
      default: (month, day)
      }
    return CalendarDate(year: year, month: first, day: date, precision: precision) ?? self
  }
}
