// SPDX-License-Identifier: MIT

/// Lines of a walk through a chart: the value first, and as short as they are true.
extension Wording {
  /// The fullest of several ways to say it that has at most 39 characters, else the shortest.
  ///
  /// Spoken dates are long: for voices it has twice as many.
  func line(_ statement: ExplorationStatement) -> String {
    let ways = ways(to: statement).map(\.withSingleCommas)
    return ways.first { $0.count <= mostInALine } ?? ways.last ?? ""
  }

  /// A value of a series, its place and notes, in full: `702.10 on 19 Sep 2012, highest`.
  ///
  /// The name is that of the series, or else of the price of a bar.
  func told(
    _ series: Series, at index: Int, value: Figure?, name: String? = nil,
    of price: PriceValue? = nil, notes: [ExplorationPoint.Note] = []
  ) -> String {
    let point = ExplorationPoint(
      value: value, place: CalendarMemory.shortMention(series.x[index], index: index),
      name: name.map { .series($0) } ?? price.map { .field($0) }, notes: notes)
    return (ways(to: point, nameWithin: .max).first ?? "").withSingleCommas
  }

  /// Ways to say it, the fullest first.
  private func ways(to statement: ExplorationStatement) -> [String] {
    switch statement {
    case .point(let point): return ways(to: point)
    case .place(let line): return [line.statement.clause(in: self)]
    case .view(let point, let points):
      let bare = ExplorationPoint(value: point.value, place: point.place, name: nil, notes: [])
      let told = ways(to: bare)
      let counts = [count(points), self.points(points.count)]
      return counts.flatMap { count in told.map { "\($0), \(count)" } } + told
    case .opening(let points, let place):
      let count = count(points)
      guard let place else { return [exploreOpening(points: count)] }
      return [exploreOpeningAt(points: count, place: place), count]
    case .whereabouts(let position, let count, let height, let change, let isUp, let name):
      let number = explorePosition(position: "\(position)", count: "\(count)")
      let high = height.map { exploreHeight(percent: whole($0)) }
      let changes = change.map { self.changes($0, isUp: isUp) } ?? []
      let series = name.map { self.name($0) }
      let named = series == nil ? [nil] : [series, nil]
      return named.flatMap { name in
        (changes + [nil]).map {
          [number, name, high, $0].compactMap(\.self).joined(separator: ", ")
        }
      } + [number]
    case .fromMark(let difference, let letter):
      return ways(to: difference, from: exploreMark(letter: "\(letter)"))
    case .fromPlace(let difference, let place): return ways(to: difference, from: at(place))
    case .speed(let speed): return [exploreSpeed(speed: speed)]
    case .nothing(let limit): return [exploreNothing(limit: limit)]
    case .noMark(let letter): return [exploreNoMark(letter: "\(letter)")]
    case .markOutside(let letter): return [exploreMarkOutside(letter: "\(letter)")]
    case .neverReached(let value): return [exploreNeverReached(value: value)]
    }
  }

  /// A point with fewer and fewer notes; long names of places are shortened at last.
  private func ways(
    to point: ExplorationPoint, nameWithin limit: Int = Phrasebook.lineLimit
  ) -> [String] {
    let core = core(of: point, limit)
    let notes = point.notes.map(note)
    let ways = (0...notes.count).reversed().map { count in
      ([core] + notes.prefix(count)).joined(separator: ", ")
    }
    guard core.count > Phrasebook.titleLimit, case .category(let name) = point.place else {
      return ways
    }
    let room = max(1, Phrasebook.titleLimit - (core.count - self.name(name).count))
    var short = point
    (short.notes, short.name) = ([], nil)
    let shortened = ExplorationPoint(
      value: point.value, place: .category(name.shortened(to: room)), name: point.name, notes: [])
    return ways + [self.core(of: shortened, limit)]
  }

  /// The value, whose it is and where, the name of a series short enough for a limit.
  private func core(of point: ExplorationPoint, _ limit: Int) -> String {
    guard let value = point.value else {
      let missing = exploreMissing(place: point.place)
      guard case .series(let name)? = point.name else { return missing }
      return "\(self.name(name).shortened(to: limit - missing.count - 2)), \(missing)"
    }
    switch point.name {
    case .field(let field)?:
      return exploreNamed(value: value, name: self.field(field, form: .one), place: point.place)
    case .series(let name)?:
      let long = exploreNamed(value: value, name: self.name(name), place: point.place)
      let excess = long.count - limit
      guard excess > 0 else { return long }
      let room = max(1, self.name(name).count - excess)
      return exploreNamed(
        value: value, name: self.name(name).shortened(to: room), place: point.place)
    case nil: return explorePoint(value: value, place: point.place)
    }
  }

  private func note(_ note: ExplorationPoint.Note) -> String {
    switch note {
    case .extreme(let extreme): exploreExtreme(extreme: extreme)
    case .crossing(let isUp, let level): exploreCrossing(level: number(level), isUp: isUp)
    case .crossingSeries(let isUp, let name): exploreCrossing(level: self.name(name), isUp: isUp)
    case .leg(let size, let isUp): signed(size, isUp: isUp)
    case .mark(let letter): exploreMark(letter: "\(letter)")
    }
  }

  /// A change with its words, and for eyes with a sign for percent where these are too long.
  private func changes(_ size: ChangeSize, isUp: Bool) -> [String] {
    let words = signed(size, isUp: isUp)
    guard channel == .display, case .percent(.figure(let figure)) = size else { return [words] }
    return [words, explorePercent(percent: figure, isUp: isUp)]
  }

  private func ways(to difference: ExplorationDifference, from: String) -> [String] {
    guard let amount = difference.amount else { return [exploreSame(from: from)] }
    func told(_ amount: String) -> String {
      exploreDifference(amount: amount, from: from, isUp: difference.isUp)
    }
    let bare = told(number(amount))
    if difference.countsPoints { return [told(sizePoints(points: amount)), bare] }
    return (difference.percent.map { ["\(bare), \(percent($0))"] } ?? []) + [bare]
  }
}

extension Phrasebook {
  /// What is said of a step on a walk, in one line of at most 39 characters; nil for nothing.
  ///
  /// For example: `702.10 on 19 Sep 2012, highest`.
  public func line(_ reply: ExplorationReply) -> String? {
    reply.statement.map(wording.line)
  }

  /// How to get help and how to leave: `h for help, q to leave`.
  public func helpNotice(_ bindings: ExplorationBindings) -> String {
    wording.exploreKeys(help: key(.help, bindings), leave: key(.leave, bindings))
  }

  /// That whole lines are read: `Type a key or a word, then Enter`.
  public var lineNotice: String { wording.exploreTyping() }

  /// A page of the help on keys, counted from 0, one line a topic.
  public func help(_ bindings: ExplorationBindings, page: Int) -> [String] {
    let lines = ExplorationHelp.page(page).compactMap { topic -> String? in
      let names = keyNames(of: topic, bindings)
      return names.isEmpty ? nil : names + wording.colon + wording.exploreHelp(topic: topic)
    }
    let isLast = page == ExplorationHelp.pageCount - 1
    let (help, leave) = (key(.help, bindings), key(.leave, bindings))
    return lines + [
      isLast
        ? wording.exploreKeys(help: help, leave: leave)
        : wording.exploreMoreHelp(help: help, leave: leave)
    ]
  }

  /// What is asked for: a place to go to, or a letter.
  public func question(_ action: ExplorationAction) -> String {
    action == .goTo ? wording.exploreWhere() : wording.exploreLetter()
  }

  /// What is said to something else than a front end understands.
  public func exploreNotice(_ notice: ExplorationNotice) -> String {
    wording.exploreNotice(notice: notice)
  }

  /// That what was typed means nothing.
  public func unknown(_ text: String, _ bindings: ExplorationBindings) -> String {
    wording.exploreUnknown(text: text.displayText.shortened(to: 12), help: key(.help, bindings))
  }

  private func key(_ action: ExplorationAction, _ bindings: ExplorationBindings) -> String {
    bindings.keys(of: action).first.map(name) ?? action.rawValue
  }

  private func name(_ key: ExplorationKey) -> String {
    switch key {
    // Screen readers often leave out marks.
    case .character("-"): wording.wordMinus()
    case .character(let character):
      type(of: wording).characters["\(character)"]?[.one] ?? "\(character)"
    case .named(let name): wording.keyName(name, form: .one)
    }
  }

  /// `Left Right, k j`: the first keys of all actions, then the second ones.
  private func keyNames(of topic: ExplorationHelp, _ bindings: ExplorationBindings) -> String {
    let keys = topic.actions.map { bindings.keys(of: $0).map(name) }
    let most = keys.map(\.count).max() ?? 0
    return (0..<most).map { rank in
      keys.compactMap { $0.indices.contains(rank) ? $0[rank] : nil }.joined(separator: " ")
    }.joined(separator: ", ")
  }
}

/// What a front end says of its own.
public enum ExplorationNotice: Sendable, Hashable, CaseIterable {
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
  /// What is asked for cannot be heard with the style.
  case noSound
}
