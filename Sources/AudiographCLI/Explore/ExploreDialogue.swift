// SPDX-License-Identifier: MIT

internal import Audiograph
internal import ChartInput

/// A walk through a chart by keys, or by lines of them, as a value: keys go in, what is said and
/// heard comes out.
struct ExploreDialogue {
  /// The outcome of a key.
  struct Reply: Equatable {
    /// What is printed, each on a line of its own.
    var lines: [String] = []
    /// The same for a voice, where one speaks.
    var spoken: [String] = []
    /// The same at full length, where the lines have no room for that.
    var whole: [String] = []
    /// Whether these are the sentences about what is shown.
    var isSummary = false
    /// Whether a later line takes the place of these where keys come quickly.
    var isPassing = false
    /// What is typed after a question, which is shown after it.
    var echo = ""
    /// Whether the last line is a question after which that is shown, behind a blank: a screen reader that gets a
    /// blank with the first character reads the question again.
    var leavesRoom = false
    var sound: Sound?
    /// What the front end has to do.
    var request: Request?

    /// Whether the chart plays.
    var playsChart: Bool { if case .play(.play)? = sound { true } else { false } }

    /// Whether nothing is said of a chart that plays.
    var isUnsaid: Bool { playsChart && lines.isEmpty }
  }

  enum Sound: Equatable {
    case play(ExplorationSound)
    /// What sounds ends.
    case silence
  }

  enum Request: Equatable {
    case leave, reading, reload, command
  }

  private(set) var exploration: Exploration
  let bindings: ExplorationBindings
  let phrases: Phrasebook
  /// The phrases of the voice, where one speaks.
  private let voice: Phrasebook?
  /// Phrases of any length, where a display that shows few cells can ask for more.
  private let whole: Phrasebook?
  /// The sentences about what is shown, for the channel of a book of phrases.
  private var describe: (Exploration, Channel) -> [String]
  /// What was asked, and what was typed so far.
  private var question: (action: ExplorationAction, typed: String)?
  private var helpPage = 0
  /// What is said and heard of a step.
  private var mode = ExplorationMode.all
  private var last = Reply()

  init(
    _ exploration: Exploration, _ bindings: ExplorationBindings, _ phrases: Phrasebook,
    voice: Phrasebook? = nil, whole: Phrasebook? = nil,
    describe: @escaping (Exploration, Channel) -> [String]
  ) {
    (self.exploration, self.bindings, self.phrases) = (exploration, bindings, phrases)
    (self.voice, self.whole, self.describe) = (voice, whole, describe)
    last = current
  }

  /// A reply with lines from the book of phrases, and from the voice's.
  private func reply(_ lines: (Phrasebook) -> [String]) -> Reply {
    let (told, whole) = (lines(phrases), whole.map(lines) ?? [])
    return Reply(
      lines: told, spoken: voice.map(lines) ?? [], whole: whole == told ? [] : whole)
  }

  /// What is said of the point at the cursor.
  var current: Reply { reply { [$0.line(exploration.current)].compactMap(\.self) } }

  /// Puts the cursor at a point that was heard.
  mutating func move(to index: Int) { exploration.move(to: index) }

  /// Takes over data that were read anew; the cursor stays at its place, and marks stay.
  mutating func replace(by fresh: Exploration) -> Reply {
    exploration = fresh.continuing(exploration)
    return remembering(told(.reloaded))
  }

  /// Takes over another chart, of which a line tells what it is.
  mutating func begin(
    _ fresh: Exploration, _ line: String, describe: @escaping (Exploration, Channel) -> [String]
  ) -> Reply {
    (exploration, self.describe) = (fresh, describe)
    var reply = remembering(current)
    reply.lines.insert(line, at: 0)
    if voice != nil { reply.spoken.insert(line, at: 0) }
    return reply
  }

  /// Takes over a chart that has gone on; the cursor stays, or goes to a point, which is repeated then.
  mutating func grow(to fresh: Exploration, at index: Int?) {
    exploration = fresh.continuing(exploration)
    guard let index else { return }
    exploration.move(to: index)
    last = current
  }

  /// What is said of something that the front end did.
  func told(_ notice: ExplorationNotice) -> Reply { reply { [$0.exploreNotice(notice)] } }

  /// Takes one key; `heard` is the point that sounded as it was pressed, where a chart was playing.
  mutating func take(_ key: ExplorationKey, heard: Int? = nil) -> Reply {
    if let question { return answer(question, key) }
    if let heard { exploration.move(to: heard) }
    guard let action = bindings.action(of: key) else {
      // Control keys and arrows that mean nothing are no mistakes.
      guard case .character(let character) = key else { return Reply(sound: .silence) }
      var reply = reply { [$0.unknown("\(character)", bindings)] }
      (reply.isPassing, reply.sound) = (true, .silence)
      return reply
    }
    return perform(action, isPlaying: heard != nil)
  }

  /// Does an action; while a chart plays, playing it is a pause.
  mutating func perform(_ action: ExplorationAction, isPlaying: Bool = false) -> Reply {
    if action != .help { helpPage = 0 }
    if let chosen = ExplorationMode(action) {
      mode = mode == chosen ? .all : chosen
      let mode = mode
      return silently(reply { [$0.exploreMode(mode)] })
    }
    switch action {
    case .goTo, .mark, .recall, .markDifference:
      question = (action, "")
      var asked = reply { [$0.question(action)] }
      (asked.isPassing, asked.sound) = (action != .goTo, .silence)
      // Enter answers it, and brings no more of it.
      asked.whole = []
      asked.leavesRoom = action == .goTo
      return asked
    case .repeat: return repeated
    case .describe:
      var summary = silently(reply { describe(exploration, $0.channel) })
      summary.isSummary = true
      return remembering(summary)
    case .help:
      let page = helpPage
      helpPage = (helpPage + 1) % ExplorationHelp.pageCount(for: exploration)
      return silently(reply { $0.help(bindings, for: exploration, page: page) })
    case .axes: return remembering(silently(reply { $0.axes(of: exploration) }))
    case .reading: return Reply(sound: .silence, request: .reading)
    case .reload: return Reply(sound: .silence, request: .reload)
    case .command: return Reply(sound: .silence, request: .command)
    case .leave: return Reply(sound: .silence, request: .leave)
    case .play where isPlaying, .backwards where isPlaying:
      return silently(told(exploration.current))
    default: return told(exploration.perform(action))
    }
  }

  private var repeated: Reply {
    Reply(lines: last.lines, spoken: last.spoken, whole: last.whole, sound: .play(.point))
  }

  private mutating func told(_ answer: ExplorationReply) -> Reply {
    var reply = reply { [$0.line(answer)].compactMap(\.self) }
    (reply.isPassing, reply.sound) = (true, answer.sound.map(Sound.play))
    // Where a key leads nowhere, the point is what is repeated.
    if case .edge? = answer.sound { last = current } else { _ = remembering(reply) }
    return inMode(reply, answer)
  }

  /// A step without what the mode leaves out; what a key asks to be played is heard in all of them.
  private func inMode(_ whole: Reply, _ answer: ExplorationReply) -> Reply {
    var left = whole
    switch (mode, answer.sound) {
    case (.values, _):
      let values = reply { [$0.value(answer)].compactMap(\.self) }
      (left.lines, left.spoken, left.whole) = (values.lines, values.spoken, [])
    case (.tones, .point?), (.tones, .both?), (.tones, .gist?):
      (left.lines, left.spoken, left.whole) = ([], [], [])
    case (.words, .point?), (.words, .both?), (.words, .edge?), (.words, .gist?):
      left.sound = .silence
    default: break
    }
    return left
  }

  private mutating func remembering(_ reply: Reply) -> Reply {
    if !reply.lines.isEmpty { last = reply }
    return reply
  }

  private func silently(_ reply: Reply) -> Reply {
    var reply = reply
    reply.sound = .silence
    return reply
  }

  // MARK: - Questions

  /// Whether something was asked, whose answer goes on where the line ends.
  var isAsking: Bool { question != nil }

  /// What was asked, with what was typed so far.
  var asked: [String] { question.map(phrases.asked) ?? [] }

  private mutating func answer(
    _ asked: (action: ExplorationAction, typed: String), _ key: ExplorationKey
  ) -> Reply {
    var asked = asked
    switch key {
    case .named(.escape):
      question = nil
      return told(.cancelled)
    case .named(.enter):
      question = nil
      guard !asked.typed.isBlank else { return told(.cancelled) }
      return go(to: asked.typed)
    case .named(.backspace):
      // Nothing is taken off a line, so it is asked again.
      asked.typed = String(asked.typed.dropLast())
      question = asked
      var again = reply { $0.asked(asked) }
      again.leavesRoom = asked.action == .goTo && asked.typed.isEmpty
      again.whole = []
      return again
    case .named where asked.action != .goTo: return reply { $0.asked(asked) }
    case .character(let character) where asked.action != .goTo:
      question = nil
      return letter(asked.action, character)
    case .character, .named(.space):
      let character = if case .character(let typed) = key { typed } else { Character(" ") }
      guard asked.typed.count < 60 else { return Reply() }
      asked.typed.append(character)
      question = asked
      return asked.action == .goTo ? Reply(echo: "\(character)") : Reply()
    case .named: return Reply()
    }
  }

  private mutating func letter(_ action: ExplorationAction, _ character: Character) -> Reply {
    switch action {
    case .mark: told(exploration.mark(character))
    case .markDifference: told(exploration.difference(from: character))
    default: told(exploration.recall(character))
    }
  }

  /// Goes to what was typed: `+20`, a position along x, `=700` or a number that is no position.
  private mutating func go(to text: String) -> Reply {
    let text = text.trimmed
    if let action = phrases.extreme(called: text) { return told(exploration.perform(action)) }
    if exploration.formChart != nil, !isStepsOrValue(text) { return goToColumn(text) }
    if target(text) == nil || isUnknownName(text) {
      if let index = phrases.index(ofPlace: text, in: exploration) {
        exploration.move(to: index)
        return told(exploration.current)
      }
      if let date = phrases.date(called: text, in: exploration) {
        return told(exploration.go(to: .place(.date(date))))
      }
      if let action = phrases.extreme(beginning: text) {
        return told(exploration.perform(action))
      }
    }
    guard let target = target(text) else { return notAPlace }
    var reply = told(exploration.go(to: target))
    if case .place = target, let number = writtenNumber(text), exploration.hasValue(number) {
      reply.lines.append(phrases.exploreAlsoValue(text))
    }
    return reply
  }

  private var notAPlace: Reply {
    var reply = told(.notAPlace)
    reply.sound = .play(.edge(.last))
    return reply
  }

  /// Goes to a column, or a row, of a chart that is no line.
  private mutating func goToColumn(_ text: String) -> Reply {
    let answer = exploration.go(
      toColumn: text, number: writtenNumber(text), date: writtenDate(text), in: phrases)
    if answer?.sound != .point, let action = phrases.extreme(beginning: text) {
      return told(exploration.perform(action))
    }
    return answer.map { told($0) } ?? notAPlace
  }

  private func isStepsOrValue(_ text: String) -> Bool {
    text.begins(with: "=") || steps(text) != nil
  }

  /// `+20`, `-1,000`; nil for anything else.
  private func steps(_ text: String) -> Int? {
    let isSigned = text.begins(with: "+") || text.begins(with: "-")
    return isSigned ? Int(ungrouped(text) ?? text) : nil
  }

  /// Whether what was typed is no name of the chart, but may begin one.
  private func isUnknownName(_ text: String) -> Bool {
    guard case .place(let x)? = target(text), case .category = x else { return false }
    return !exploration.holds(x)
  }

  /// A number with a decimal point or, where there is no point, a decimal comma; `1,000` in English, `1.000`
  /// elsewhere and `1 000` are a thousand, unless the data only reach the other number.
  private func writtenNumber(_ text: String) -> Double? {
    let number = decimal(text)
    guard let grouped = ungrouped(text).flatMap(decimal) else { return number }
    let isOnlyDecimal = !exploration.reaches(grouped) && number.map(exploration.reaches) == true
    return isOnlyDecimal ? number : grouped
  }

  private func decimal(_ text: String) -> Double? {
    decimalNumber(text.contains(".") ? text : text.replacing(",", with: "."))
  }

  /// A number without the marks between its thousands, which are those of the language or blanks; nil where it
  /// has none.
  private func ungrouped(_ text: String) -> String? {
    let marks: [Unicode.Scalar] = [
      " ", "\u{a0}", "\u{202f}", phrases.writesDecimalCommas ? "." : ",",
    ]
    guard let mark = marks.first(where: text.unicodeScalars.contains) else { return nil }
    let groups = String(text.drop { "+-".contains($0) }).parts(at: mark)
    let digits = groups.map { $0.prefix { ("0"..."9").contains($0) } }
    let number = text.parts(at: mark).joined()
    let isGrouped =
      (1...3).contains(digits[0].count) && !digits[0].begins(with: "0")
      && digits.dropFirst().allSatisfy { $0.count == 3 } && digits.dropLast() == groups.dropLast()
    return isGrouped && decimal(number) != nil ? number : nil
  }

  private func target(_ text: String) -> ExplorationTarget? {
    if let steps = steps(text) { return .steps(steps) }
    if text.begins(with: "=") {
      return writtenNumber(text.without(first: 1).trimmed).map { .value($0) }
    }
    let axis = exploration.chart.series[exploration.series].x
    let place =
      XValue(asked: text, on: axis, in: phrases)
      ?? writtenNumber(text).flatMap { XValue(asked: "\($0)", on: axis) }
    guard let number = writtenNumber(text) else { return place.map { .place($0) } }
    switch axis {
    case .rows, .numbers: return place.map { .place($0) }
    // 2012 is a year where the chart has that, else a value.
    case .dates, .categories:
      guard let place else { return .value(number) }
      if exploration.isInData(place) { return .place(place) }
      // A year that nothing is in, where it is no value either.
      if case .date = place, text.utf8.count == 4, !exploration.reaches(number) {
        return .place(place)
      }
    }
    return .value(number)
  }

  private func writtenDate(_ text: String) -> CalendarDate? {
    CalendarDate(asked: text, monthsFirst: phrases.language.writesMonthsFirst)
  }
}

extension ExploreDialogue {
  /// Takes a line: a word such as `next` or `go 2012-09-19`, else keys one after another.
  ///
  /// - Returns: The outcome of each key, or of the word; of a line without a mark Enter.
  mutating func take(line: String) -> [Reply] {
    let text = line.trimmed
    if question != nil {
      return text.map { take($0 == " " ? .named(.space) : .character($0)) }
        + [take(.named(.enter))]
    }
    guard !text.isEmpty else {
      // A blank is the key that plays; nothing at all is Enter.
      return [take(line.isEmpty ? .named(.enter) : .named(.space))]
    }
    let words = text.parts(at: " ", most: 2).map(String.init)
    let rest = words.count > 1 ? words[1].trimmed : ""
    if let action = ExplorationAction(rawValue: words[0].lowercased()) {
      return [perform(action, rest)]
    }
    if let key = ExplorationKey(text), bindings.action(of: key) != nil { return [take(key)] }
    return keys(text)
  }

  /// A word and what belongs to it.
  private mutating func perform(_ action: ExplorationAction, _ rest: String) -> Reply {
    switch action {
    case .goTo where !rest.isEmpty: return go(to: rest)
    case .mark where rest.count == 1, .recall where rest.count == 1,
      .markDifference where rest.count == 1:
      return letter(action, rest.first ?? "a")
    default: return perform(action)
    }
  }

  /// Whether the name of a mark comes after an action.
  private func takesLetter(_ action: ExplorationAction) -> Bool {
    [.mark, .recall, .markDifference].contains(action)
  }

  private mutating func keys(_ text: String) -> [Reply] {
    let known = text.allSatisfy { $0 == " " || bindings.action(of: .character($0)) != nil }
    let hasArgument = text.contains { character in
      let action = bindings.action(of: .character(character))
      return action == .goTo || action.map(takesLetter) == true
    }
    // A word that is misspelt is not taken for keys.
    let isWord =
      text.count > 3 && text.words().count == 1
      && nearestName(to: text, among: ExplorationAction.allCases.map(\.rawValue)) != nil
    guard known || hasArgument, !isWord else {
      return [reply { [$0.unknown(text, bindings)] }]
    }
    var replies: [Reply] = []
    var characters = text[...]
    while let character = characters.popFirst() {
      guard character != " " else { continue }
      let action = bindings.action(of: .character(character))
      if action == .goTo {
        replies.append(perform(.goTo, String(characters).trimmed))
        break
      }
      if let action, takesLetter(action) {
        characters = characters.drop { $0 == " " }
        if let letter = characters.popFirst() {
          replies.append(perform(action, "\(letter)"))
          continue
        }
      }
      replies.append(take(.character(character)))
      if replies.last?.request == .leave { break }
    }
    return replies
  }
}

extension Phrasebook {
  /// A question with what was typed so far.
  fileprivate func asked(_ question: (action: ExplorationAction, typed: String)) -> [String] {
    let asked = self.question(question.action)
    return [question.typed.isEmpty ? asked : "\(asked) \(question.typed)"]
  }
}
