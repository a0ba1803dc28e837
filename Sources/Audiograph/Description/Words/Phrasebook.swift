// SPDX-License-Identifier: MIT

/// The words around a chart in one language: its title, its sound, the source of the data.
public struct Phrasebook: Sendable {
  let wording: Wording

  /// The most characters of a title that a screen reader should have to speak before the sound.
  public static let titleLimit = 40
  /// The most characters of a line of a walk, where nothing is known of who reads it: on a braille display
  /// of 40 cells there is room behind it for the cursor, without which the display would go on to an empty
  /// piece.
  public static let usualLineLimit = 39

  /// Whether they are for eyes or for a voice.
  package var channel: Channel { wording.channel }

  /// The phrases of a language for a channel.
  ///
  /// A line of a walk has at most `lineLimit` characters: the cells of a braille display less one, 13 or more;
  /// `Int.max` for a voice, which has no last cell. What has no way so short is as short as it can be.
  public init(
    _ language: Language = .english, channel: Channel = .display, lineLimit: Int = usualLineLimit
  ) {
    wording = Wording(language: language, channel: channel, lineLimit: max(13, lineLimit))
  }

  /// The same with lines of any length.
  package var ofAnyLength: Phrasebook {
    Phrasebook(wording.language, channel: wording.channel, lineLimit: .max)
  }

  /// The line before the sound.
  ///
  /// For example: `Apple, 1 year, 13 seconds.`
  ///
  /// - Parameters:
  ///   - chart: What is played.
  ///   - asked: The length of the range that was asked for.
  ///   - seconds: How long it sounds.
  /// - Returns: At most 40 characters, unless the words after the name alone have more.
  public func title(of chart: Chart, asked: RangeLength? = nil, seconds: Double) -> String {
    title(of: chart, length(of: chart, asked) + wording.comma + duration(seconds: seconds))
  }

  /// The first line of a walk.
  ///
  /// For example: `Apple, 1 year.`
  ///
  /// - Returns: At most 40 characters, unless the words after the name alone have more.
  public func title(of chart: Chart, asked: RangeLength? = nil) -> String {
    title(of: chart, length(of: chart, asked))
  }

  /// The same with as much of the name as the description has.
  func wholeTitle(of chart: Chart, asked: RangeLength? = nil) -> String {
    wording.ended(wording.name(chart.title) + wording.comma + length(of: chart, asked))
  }

  private func length(of chart: Chart, _ asked: RangeLength?) -> String {
    let series = chart.series[0]
    guard series.count > 1 else { return wording.points(series.count) }
    let span = TimeSpan(of: series, asked: asked)?.said
    return wording.say(span ?? .counted(count: series.count, rhythm: Rhythm(series)))
  }

  private func title(of chart: Chart, _ rest: String) -> String {
    let rest = wording.ended(wording.comma + rest)
    return name(of: chart, within: Self.titleLimit - rest.count) + rest
  }

  /// How long something sounds: `13 seconds`, `10 minutes`.
  public func duration(seconds: Double) -> String { wording.say(TimeSpan(lasting: seconds).said) }

  /// A number as exact as it is known, without an exponent.
  public func number(exactly value: Double) -> String {
    wording.number(Figure(exactly: value))
  }

  /// A number as options take it in every language, with a point and no words: `0.0001`; in words where that would be
  /// longer than 15 digits.
  package func number(typed value: Double) -> String {
    let digits = DecimalDigits(abs(value))
    guard (-5...15).contains(digits.exponent) else { return number(exactly: value) }
    return (value < 0 ? "-" : "") + digits.text()
  }

  /// A number that was calculated, to three digits.
  public func number(derived value: Double) -> String {
    wording.number(Figure(derived: value))
  }

  /// A name from the data, at most 60 characters of it.
  public func name(_ text: String) -> String { wording.name(text) }

  /// A date alone: `1 March 2013`.
  public func date(_ date: CalendarDate) -> String { wording.date(date) }

  /// A date with the word that leads to it: `on 1 March 2013`, `in March 2013`.
  package func place(at date: CalendarDate) -> String { wording.at(.date(date, .full)) }

  /// A date with the word for what ends there: `until 1 March 2013`.
  package func place(until date: CalendarDate) -> String { wording.until(.date(date, .full)) }

  /// From one date to another: `2 March 2012 to 1 March 2013`.
  package func range(_ first: CalendarDate, to last: CalendarDate) -> String {
    wording.range(.date(first, .full), to: .date(last, .full))
  }

  /// The form that a noun takes after a number of things.
  package func plural(_ count: Int) -> TermForm { wording.plural(count) }

  /// The form that a noun takes after a number that may have decimals.
  package func plural(_ number: Double) -> TermForm { wording.plural(Figure(exactly: number)) }

  /// That bundled data are not current.
  ///
  /// For example: `Sample data, not current: 1 March 2013.`
  public func sampleNotice(asOf date: CalendarDate) -> String {
    wording.sentence(.noticeSample(date: .only(.date(date))))
  }

  /// Who prices are from and of when.
  ///
  /// For example: `Stored prices from Yahoo as of 1 March 2013, 3 days ago.`
  ///
  /// - Parameters:
  ///   - source: Who they are from; nil for prices that the user imported.
  ///   - date: The last date.
  ///   - daysOld: How long that is ago; nil for prices that are current.
  /// - Returns: A sentence.
  public func priceNotice(
    from source: String?, asOf date: CalendarDate, daysOld: Int? = nil
  ) -> String {
    notice(
      source.map { .pricesFrom(provider: .provider($0)) } ?? .pricesImported(), date, daysOld,
      isStored: source != nil)
  }

  /// Who a latest price is from, and of when; its age where that is given.
  ///
  /// For example: `Prices from Yahoo as of 16:00 on 7 June 2024, 2 years ago.`
  public func quoteNotice(
    from source: String, asOf date: CalendarDate, daysOld: Int? = nil
  ) -> String {
    notice(.pricesFrom(provider: .provider(source)), date, daysOld, isStored: false)
  }

  /// Who prices are from, their last date, and how long that is ago where they are not current.
  private func notice(
    _ prices: Said, _ date: CalendarDate, _ daysOld: Int?, isStored: Bool
  ) -> String {
    let date = Said.only(.date(date))
    guard let age = daysOld.map(TimeSpan.init(days:)) else {
      return wording.sentence(.noticePrices(prices: prices, date: date))
    }
    return wording.sentence(
      .noticeAgedPrices(
        prices: isStored ? .pricesStored(prices: prices) : prices, date: date,
        age: .spanAgo(count: age.count, rhythm: Rhythm(age.unit))))
  }

  private func name(of chart: Chart, within limit: Int) -> String {
    let names = chart.series.map { wording.name($0.name) }
    let title = wording.name(chart.title)
    guard title.count > limit, names.count > 1 else { return title.shortened(to: limit) }
    let more = wording.say(.namesMore(count: names.count - 1))
    let hasRoom = names[0].prefix { $0 != " " }.count <= limit - more.count
    return hasRoom
      ? names[0].shortened(to: limit - more.count) + more : names[0].shortened(to: limit)
  }
}
