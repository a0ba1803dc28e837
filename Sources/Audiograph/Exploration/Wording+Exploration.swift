// SPDX-License-Identifier: MIT

/// Lines of a walk through a chart: the value first, and as short as they are true.
extension Wording {
  /// The fullest of several ways to say it that has room in a line, else the shortest.
  func line(_ statement: ExplorationStatement) -> String {
    fitting(ways(to: statement).map(finished))
  }

  fileprivate func fitting(_ ways: [String]) -> String {
    ways.first { $0.cellCount <= lineLimit } ?? ways.min { $0.cellCount < $1.cellCount } ?? ""
  }

  /// A value of a series, its place and notes, in full: `702.10 on 19 Sep 2012, highest`.
  ///
  /// The name is that of the series, or else of the price of a bar. Where that does not fit, it is the fullest way
  /// with less that does, or else the shortest. A place is given where it is not that of the point.
  func told(
    _ series: Series, at index: Int, on place: Mention? = nil, value: Figure?,
    name: String? = nil, of price: PriceValue? = nil, notes: [ExplorationPoint.Note] = [],
    fits: (String) -> Bool = { _ in true }
  ) -> String {
    let point = ExplorationPoint(
      value: value, place: place ?? series.shortMention(index),
      index: index, name: name.map { .series($0) } ?? price.map { .field($0) }, notes: notes)
    let ways = ways(to: point).lazy.map(finished)
    return ways.first(where: fits) ?? ways.min { $0.count < $1.count } ?? ""
  }

  /// Ways to say it, the fullest first.
  private func ways(to statement: ExplorationStatement) -> [String] {
    switch statement {
    case .point(let point): return ways(to: point)
    case .place(let line): return [self.line(line.place)]
    case .view(let point, let stretch): return ways(to: point, in: stretch)
    case .both(let both): return ways(to: both)
    case .several(let series):
      let several = say(.exploreSeries(count: series.count))
      return shortened(name: series.name).map { "\(several), \(say(.exploreHeard(name: $0)))" } + [
        several
      ]
    case .whereabouts(let position, let count, let height, let change, let isUp, let name):
      let number = say(.explorePosition(position: "\(position)", count: "\(count)"))
      let high = height.map { say(.exploreHeight(percent: whole($0))) }
      let changes = change.map { self.changes($0, isUp: isUp) } ?? []
      let series = name.map { self.name($0) }
      let named = (series.map(wholeWords) ?? []).map(Optional.some) + [nil]
      return (changes.map(Optional.some) + [nil]).flatMap { change in
        named.map { [number, $0, high, change].compactMap(\.self).joined(separator: ", ") }
      } + [number]
    case .cell(let row, let rows, let column, let columns):
      let (row, column) = ("\(row)", "\(column)")
      return [
        say(.exploreCell(row: row, rows: rows, column: column, columns: columns)),
        say(.exploreCellBriefly(row: row, column: column)),
      ]
    case .fromMark(let difference, let letter):
      let mark = [say(.exploreMark(letter: "\(letter)"))]
      return ways(to: difference, from: mark, signed: mark)
    case .fromPlace(let difference, let place):
      let briefs = briefPlaces(place)
      return ways(to: difference, from: [at(place)] + briefs, signed: [from(place)] + briefs)
    case .speed(let speed): return [say(.exploreSpeed(speed: speed)), number(speed)]
    case .nothing(let limit): return [say(.exploreNothing(limit: limit)), nothing(limit)]
    case .noMark(let letter):
      return [
        say(.exploreNoMark(letter: "\(letter)")), say(.exploreNoMarkBriefly(letter: "\(letter)")),
      ]
    case .markOutside(let letter):
      return [say(.exploreMarkOutside(letter: "\(letter)")), nothing(.placeOutside)]
    case .noValueAtMark(let letter):
      return [say(.exploreNoValueAtMark(letter: "\(letter)")), nothing(.noValue)]
    case .neverReached(let value):
      // As it was asked for; powers of ten take room in words.
      let figure = Figure(exactly: value)
      let line = say(.exploreNeverReached(value: figure))
      return [line, line.replacing(number(figure), with: short(figure))]
    }
  }

  private func nothing(_ limit: ExplorationLimit) -> String {
    say(.exploreNothingBriefly(limit: limit))
  }

  /// A point with all its notes, then shorter and shorter, and the value to the last.
  ///
  /// A note that answers the key stays longer than the place, unless it is the place that the key leads to: then
  /// what the key has said already goes first.
  private func ways(to point: ExplorationPoint) -> [String] {
    let cores = cores(of: point)
    let ways = noted(cores, of: point)
    let values = values(of: point)
    let (named, nameless) = shorterCores(of: point)
    let heads = cores + (point.isNameNews ? named + nameless : nameless + named) + numbered(point)
    guard point.isAnswered, let answer = point.notes.first else { return ways + heads + values }
    func with(_ notes: [String], _ heads: [String]) -> [String] {
      notes.flatMap { note in heads.map { "\($0), \(note)" } }
    }
    let notes = briefNotes(answer)
    let terse = [terseNote(answer)].compactMap(\.self)
    func answered(_ placed: [String]) -> [String] {
      with(notes, placed) + with(terse, placed) + placed
    }
    let short = with(notes + terse, heads) + with(notes + terse, values)
    return answer.leadsToPlace
      ? uncut(point, answered) + ways + answered(cores + nameless) + short + heads + values
      : ways + with(notes, heads) + changed(point, answer) + short + heads + values
  }

  /// A point with all of its notes, and then with fewer; one that answers the key stays.
  private func noted(_ cores: [String], of point: ExplorationPoint) -> [String] {
    let least = point.isAnswered ? min(1, point.notes.count) : 0
    return (least...point.notes.count).reversed().flatMap { count in
      cores.map { ([$0] + point.notes.prefix(count).map(note)).joined(separator: ", ") }
    }
  }

  /// A point with the whole name of its category, which on a narrow display stays longer than what the key has said:
  /// `17.7, West Virginia` and not `17.7, West, above`.
  private func uncut(
    _ point: ExplorationPoint, _ answered: ([String]) -> [String]
  ) -> [String] {
    guard case .category = point.place, let answer = point.notes.first,
      !leavesRoom(beside: terseNote(answer) ?? note(answer))
    else { return [] }
    var whole = point
    whole.leastWords = .max
    let cores = cores(of: whole)
    return noted(cores, of: point) + answered(cores + shorterCores(of: whole).nameless)
  }

  /// A point with its name and without its place, and the other way round; both are empty without a name.
  private func shorterCores(
    of point: ExplorationPoint
  ) -> (named: [String], nameless: [String]) {
    guard let names = names(of: point.name) else { return ([], []) }
    let values = values(of: point)
    var nameless = point
    nameless.name = nil
    return (names.flatMap { name in values.map { "\($0), \(name)" } }, cores(of: nameless))
  }

  /// A point by its number, which is shorter than the long name of a category.
  private func numbered(_ point: ExplorationPoint) -> [String] {
    guard case .category = point.place else { return [] }
    return values(of: point).map { "\($0), \(place(.row(point.index + 1)))" }
  }

  /// A point and what is shown: the answer of the key stays, and that an interval is incomplete, or a day not
  /// over, goes after the rest; then the date and the name are left out by turns.
  private func ways(
    to point: ExplorationPoint, in stretch: ExplorationStatement.Stretch
  ) -> [String] {
    let count = say(stretch.count.said)
    let span = stretch.span.map { say($0.said) }
    let answer = stretch.answer == .count ? count : span ?? count
    // Three months hold four points of a month each, of which one number is enough.
    let isCounted = stretch.span.map { Rhythm($0.unit) } == stretch.count.rhythm
    let whole =
      isCounted ? answer : [span, count].compactMap(\.self).uniqued.joined(separator: ", ")
    let kept = point.notes.first { $0 == .incomplete || $0 == .today }
    let note = kept.map { [", \(self.note($0))", ""] } ?? [""]
    // How many points there are is less than that the last may still change.
    let alone = kept == .today && stretch.answer != .length ? [say(.provisionalToday())] : []
    let told = note.map { note in [whole, answer].uniqued.map { $0 + note } }
    let answers = told[0] + alone + told.dropFirst().flatMap(\.self)
    var nameless = point
    nameless.name = nil
    let values = values(of: point)
    let named = names(of: point.name)?.flatMap { name in values.map { "\($0), \(name)" } } ?? []
    let placed = point.name == nil ? [] : cores(of: nameless)
    let short = (stretch.answer == .place ? placed + named : named + placed) + values
    let cores = cores(of: point)
    // At an opening nothing was asked but where the cursor is.
    let least =
      stretch.answer == .point
      ? cores + placed + named + values : short.map { "\($0), \(answer)" } + [answer]
    return answers.flatMap { answer in cores.map { "\($0), \(answer)" } } + least
  }

  /// What a point is named by, first in full, then at whole words.
  private func names(of name: ExplorationPoint.Name?) -> [String]? {
    switch name {
    case .field(let field)?: [self.field(field, form: .one)]
    case .series(let name)?: shortened(name: name)
    case nil: nil
    }
  }

  /// The value, whose it is and where: first in full, then with the place in short, the name at a whole
  /// word, and the number in short.
  private func cores(of point: ExplorationPoint) -> [String] {
    let names = names(of: point.name)
    guard let value = point.value else {
      let missing = say(.exploreMissing(place: point.place))
      let full = (names ?? []).map { "\($0), \(missing)" }
      return full + [missing] + briefly(point, [say(.exploreNothing(limit: .noValue))], nil)
    }
    let full =
      names?.first.map { say(.exploreNamed(value: value, name: $0, place: point.place)) }
      ?? say(.explorePoint(value: value, place: point.place))
    return [full] + briefly(point, values(of: point), names)
  }

  /// Values with the name and the place in short; a category is told whole as long as any value leaves room for it.
  private func briefly(
    _ point: ExplorationPoint, _ values: [String], _ names: [String]?
  ) -> [String] {
    let choices: [String?] = names.map { $0.map(Optional.some) } ?? [nil]
    func told(_ value: String, _ name: String?, _ place: String) -> String {
      [value, name, place].compactMap(\.self).joined(separator: ", ")
    }
    guard case .category(let category) = point.place else {
      let places = briefPlaces(point.place)
      return values.flatMap { value in
        choices.flatMap { name in places.map { told(value, name, $0) } }
      }
    }
    let places = wholeWords(self.category(category), atLeast: point.leastWords)
    return places.flatMap { place in
      choices.flatMap { name in values.map { told($0, name, place) } }
    }
  }

  /// The value of a point alone, with its unit and without, in words and in digits.
  fileprivate func values(of point: ExplorationPoint) -> [String] {
    guard let value = point.value else { return [say(.exploreNothing(limit: .noValue))] }
    let bare = value.withoutPercent
    // "Minus" in words takes room.
    let negative = say(.minus(number: ""))
    let signed = [number(bare), short(bare)].map { text in
      text.hasPrefix(negative) ? "-" + text.dropFirst(negative.count) : text
    }
    return ([number(value), number(bare), short(bare)] + signed).uniqued
  }

  private func shortened(name: String) -> [String] { wholeWords(self.name(name)) }

  /// A name, then with fewer and fewer of its words.
  func wholeWords(_ name: String) -> [String] { wholeWords(name, atLeast: 1) }

  /// The same with some words at least.
  private func wholeWords(_ name: String, atLeast least: Int) -> [String] {
    let words = name.textWithoutIsolates.words()
    // "Unemployment", and not "Unemployment of".
    let ends = words.indices.prefix(NameBeginnings.mostWords).dropFirst(max(1, least)).filter {
      words[$0 - 1].count > 3 || words[$0 - 1].first?.isLowercase != true
    }
    let short = ends.reversed().map { words[..<$0].joined(separator: " ").isolated }
    return [name] + short
  }

  /// Ways to say a place as shortly as it can be: `Q4 1979`, `3 Mar 12`.
  func briefPlaces(_ mention: Mention) -> [String] {
    switch mention {
    case .date(let date, _): briefDates(date)
    case .number(let figure, _): [number(figure), short(figure)].uniqued
    case .row: [place(mention)]
    case .category(let name): [category(name)]
    case .recurring(let recurring): [place(mention), brief(recurring)].compactMap(\.self)
    }
  }

  /// A month or a quarter without a year: `T3`, `Jan`; nil for others.
  private func brief(_ place: Mention.Recurring) -> String? {
    guard place.cycle == nil else { return nil }
    return switch place.unit {
    case .quarter: say(.dateQuarterBrief(quarter: place.number, year: "")).withoutYear
    case .month: say(.dateMonthBrief(month: place.number, year: "")).withoutYear
    default: nil
    }
  }

  private func note(_ note: ExplorationPoint.Note) -> String {
    switch note {
    case .extreme(let extreme): say(.exploreExtreme(extreme: extreme))
    case .incomplete: say(.exploreIncomplete())
    case .today: say(.provisionalToday())
    case .soFar(let isHighest): say(.exploreSoFar(isHighest: isHighest))
    case .crossing(let isUp, let level): say(.exploreCrossing(level: number(level), isUp: isUp))
    case .crossingSeries(let isUp, let name):
      say(.exploreCrossing(level: self.name(name), isUp: isUp))
    case .leg(let size, let isUp): say(.signed(size, isUp: isUp))
    case .mark(let letter): say(.exploreMark(letter: "\(letter)"))
    case .event(let text, _): text
    }
  }

  /// A change with its words; where these are too long, for eyes with a sign for percent, and for a voice
  /// without the words for percentage points.
  private func changes(_ size: ChangeSize, isUp: Bool) -> [String] {
    let words = say(.signed(size, isUp: isUp))
    switch size {
    case .percent(.figure(let figure)) where channel == .display:
      return [words, say(.explorePercent(percent: figure, isUp: isUp))]
    case .points(let points) where channel == .speech:
      return [words, say(.signed(.absolute(points), isUp: isUp))]
    default: return [words]
    }
  }

  /// A point with a change whose words have no room: for eyes as a number with its sign behind the value,
  /// `4,1 %, -2,3, T4 1979`.
  private func changed(_ point: ExplorationPoint, _ note: ExplorationPoint.Note) -> [String] {
    guard case .leg(.points, _) = note, let change = terseNote(note) else { return [] }
    return values(of: point).flatMap { value in
      briefPlaces(point.place).map { "\(value), \(change), \($0)" }
    }
  }

  /// The note that answers a key, shorter where it holds a name or a number.
  private func briefNotes(_ note: ExplorationPoint.Note) -> [String] {
    switch note {
    case .crossingSeries(let isUp, let name):
      shortened(name: name).map { say(.exploreCrossing(level: $0, isUp: isUp)) }
    case .crossing(let isUp, let level): [say(.exploreCrossing(level: short(level), isUp: isUp))]
    case .leg(let size, let isUp): changes(size, isUp: isUp)
    case .event(_, let brief): wholeWords(brief)
    case .extreme, .incomplete, .today, .soFar, .mark: [self.note(note)]
    }
  }

  /// What answers a key in one short word: `high`, `above`, `a`, `-38%`.
  private func terseNote(_ note: ExplorationPoint.Note) -> String? {
    switch note {
    case .extreme(let extreme): say(.exploreExtremeTerse(extreme: extreme))
    case .crossing(let isUp, _), .crossingSeries(let isUp, _):
      say(.exploreCrossingTerse(isUp: isUp))
    case .mark(let letter): "\(letter)"
    case .leg(let size, let isUp) where channel == .display: signed(size, isUp: isUp)
    case .leg, .incomplete, .today, .soFar, .event: nil
    }
  }

  /// A change as a number with its sign: `-38%`, `+2.3`, `×12`.
  private func signed(_ size: ChangeSize, isUp: Bool) -> String? {
    let sign = isUp ? "+" : "-"
    return switch size {
    case .percent(.figure(let figure)): sign + bareNumber(figure) + "%"
    case .points(let figure), .absolute(let figure), .inUnit(let figure, _):
      sign + short(figure)
    case .times(let figure): "×" + short(figure)
    case .percent, .places, .untold: nil
    }
  }

  private func ways(to both: ExplorationPair) -> [String] {
    let values = [both.here, both.there].map { [number($0), short($0)].uniqued }
    let pairs = zip(values[0], values[1]).map { "\($0), \($1)" }
    guard let higher = both.higher, let amount = both.amount else {
      return pairs.map { "\($0), \(say(.exploreEqual()))" } + [say(.exploreEqual())]
    }
    let told = [number(amount), short(amount)].uniqued.flatMap { amount in
      shortened(name: higher).map { say(.exploreHigher(name: $0, amount: amount)) }
    }
    // `3.4 > 2.29`, of which no words are shorter.
    let sign = both.isAbove ? ">" : "<"
    let figures = [(both.here, both.there), (both.here.withoutPercent, both.there.withoutPercent)]
    let compared =
      channel == .display ? figures.map { "\(short($0)) \(sign) \(short($1))" }.uniqued : []
    return pairs.flatMap { pair in told.map { "\(pair), \($0)" } } + told + compared
  }

  /// `188 less than in 1937`; for eyes, where that has no room, `-188, from 1937`.
  private func ways(
    to difference: ExplorationDifference, from: [String], signed starts: [String]
  ) -> [String] {
    guard let amount = difference.amount else {
      return from.map { say(.exploreSame(from: $0)) } + [say(.exploreEqual())]
    }
    func told(_ amount: String, _ from: String) -> String {
      say(.exploreDifference(amount: amount, from: from, isUp: difference.isUp))
    }
    let amounts =
      (difference.countsPoints ? [say(.sizePoints(points: amount))] : []) + [
        number(amount), short(amount),
      ]
    let percent = difference.countsPoints ? nil : difference.percent.map { self.percent($0) }
    let whole = amounts.uniqued.flatMap { amount in
      from.flatMap { from in
        let bare = told(amount, from)
        return (percent.map { ["\(bare), \($0)"] } ?? []) + [bare]
      }
    }
    guard channel == .display else { return whole }
    let signed = (difference.isUp ? "+" : "-") + short(amount)
    return whole + starts.map { "\(signed), \($0)" } + [signed]
  }
}

extension Phrasebook {
  /// What is said of a step on a walk, in one line; nil for nothing.
  ///
  /// For example: `702.10 on 19 Sep 2012, highest`.
  public func line(_ reply: ExplorationReply) -> String? {
    reply.statement.map(wording.line)
  }

  /// How to get help and how to leave: `h for help, q to leave`.
  package func helpNotice(_ bindings: ExplorationBindings) -> String {
    wording.say(.exploreKeys(help: key(.help, bindings), leave: key(.leave, bindings)))
  }

  /// That whole lines are read: `Type a key or a word, then Enter`.
  public var lineNotice: String { wording.say(.exploreTyping()) }

  /// A page of the help on the keys that a chart can use, counted from 0, one line a topic; the last one says where
  /// all keys are.
  package func help(
    _ bindings: ExplorationBindings, for walk: Exploration, page: Int
  ) -> [String] {
    let pages = ExplorationHelp.pages(for: walk)
    let lines = pages[min(page, pages.count - 1)].compactMap { self.help(bindings, on: $0) }
    return lines + [
      page + 1 >= pages.count
        ? wording.say(.exploreAllKeys())
        : wording.say(
          .exploreMoreHelp(help: key(.help, bindings), leave: key(.leave, bindings)))
    ]
  }

  /// What lies along both axes: their ends, and what the values are called and measured in.
  package func axes(of walk: Exploration) -> [String] {
    walk.axes(wording).map { axis in
      let names = axis.names.map { wording.comma + $0 } + [""]
      let ways = names.flatMap { name in
        axis.ends.map { wording.say(.exploreAxis(axis: axis.isX ? "x" : "y", ends: $0)) + name }
      }
      return ways.first { $0.cellCount <= wording.lineLimit } ?? ways[ways.count - 1]
    }
  }

  /// The value of a step alone, without where it is; what is no point is told whole, and nothing is said of
  /// nothing.
  package func value(_ reply: ExplorationReply) -> String? {
    switch reply.statement {
    case .point(let point)?, .view(let point, _)?: wording.values(of: point).first
    case .place(let line)? where !line.place.value.isNaN:
      wording.number(line.place.figure ?? Figure(measured: line.place.value))
    case let statement: statement.map(wording.line)
    }
  }

  /// What is said of a choice of less to say or to hear.
  package func exploreMode(_ mode: ExplorationMode) -> String {
    wording.fitting([
      wording.say(.exploreMode(mode: mode)), wording.say(.exploreModeBriefly(mode: mode)),
    ])
  }

  /// The line of the help on keys about a topic; nil where it has none.
  package func help(_ bindings: ExplorationBindings, on topic: ExplorationHelp) -> String? {
    let names = keyNames(of: topic, bindings)
    return names.isEmpty ? nil : names + wording.colon + wording.say(.exploreHelp(topic: topic))
  }

  /// That a number is a value as well: `=100 goes to the value`.
  public func exploreAlsoValue(_ text: String) -> String {
    wording.say(.exploreAlsoValue(number: text))
  }

  /// What is asked for: a place to go to, or a letter.
  public func question(_ action: ExplorationAction) -> String {
    action == .goTo
      // Behind words what is typed, up to a date, would have no room.
      ? wording.lineLimit < 24 ? "?" : wording.say(.exploreWhere())
      : wording.fitting([wording.say(.exploreLetter()), wording.say(.exploreLetterBriefly())])
  }

  /// What is said to something else than a front end understands.
  package func exploreNotice(_ notice: ExplorationNotice) -> String {
    wording.fitting([
      wording.say(.exploreNotice(notice: notice)),
      wording.say(.exploreNoticeBriefly(notice: notice)),
    ])
  }

  /// That what was typed means nothing.
  package func unknown(_ text: String, _ bindings: ExplorationBindings) -> String {
    let text = text.displayText.shortened(to: 12)
    return wording.fitting([
      wording.say(.exploreUnknown(text: text, help: key(.help, bindings))),
      wording.say(.exploreUnknownBriefly(text: text)),
    ])
  }

  private func key(_ action: ExplorationAction, _ bindings: ExplorationBindings) -> String {
    bindings.keys(of: action).first.map(name) ?? action.rawValue
  }

  private func name(_ key: ExplorationKey) -> String {
    switch key {
    // Screen readers often leave out marks.
    case .character("-"): wording.say(.wordMinus())
    case .character(let character):
      wording.language.units.characters["\(character)"]?[.one] ?? "\(character)"
    case .named(let name): wording.keyName(name, form: .one)
    }
  }

  /// `Left Right, k j`: the first keys of all actions, then the second ones.
  private func keyNames(of topic: ExplorationHelp, _ bindings: ExplorationBindings) -> String {
    let keys = topic.actions.map { bindings.keys(of: $0).map(name) }
    let most = keys.map(\.count).max() ?? 0
    return (0..<most).map { rank in
      keys.compactMap { $0.indices.contains(rank) ? $0[rank] : nil }.joined(separator: " ")
    }.joined(separator: wording.comma)
  }
}

/// What a front end says of its own.
package enum ExplorationNotice: Sendable, Hashable, CaseIterable {
  /// A question was left without an answer.
  case cancelled
  /// What was typed is no place to go to.
  case notAPlace
  /// The data were read anew.
  case reloaded
  /// The data could not be read anew.
  case notReloaded
  /// No command of the user's own is set.
  case noCommand
  /// The user's command did not start, or failed.
  case commandFailed
  /// The user's command has ended.
  case commandDone
  /// The table can be read in one way alone.
  case oneReading
  /// What is asked for cannot be heard with the style.
  case noSound
}
