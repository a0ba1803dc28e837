// SPDX-License-Identifier: MIT

internal import Audiograph

/// A watchlist, one entry after another: a line in words and the gist of its chart.
///
/// The end sound of each chart parts it from the next. What fails is named at the end.
struct Round {
  private let request: ChartRequest
  private let text: PlayCommand.Text
  private let order: RoundOrder

  /// An entry that can be heard, with the settings of its symbol.
  private struct Entry {
    let request: ChartRequest
    let loaded: LoadedChart
    let score: Score

    /// What is said of it.
    func lines(_ words: WordingOptions) throws -> [String] {
      try loaded.latest(words) + loaded.brailleLines(request)
        + request.explanation(score, loaded.chart)
    }
  }

  /// Where the round is: an entry, and what keys have made of it once it is heard.
  private struct Position {
    var index = 0
    var steering: Steering?
  }

  /// Why the terminal is given back.
  private enum Outcome {
    case over
    case explore(Entry, at: XValue?)
  }

  /// Options that make one chart of a list.
  private static let joining: [OptionName] = [
    .together, .rebase, .sharedAxis, .manifest, .title, .listColumns, .listReadings, .json,
  ]

  /// The round that the arguments of `play` ask for; nil if they ask for a chart.
  ///
  /// - Throws: `UsageError`.
  init?(_ arguments: Arguments) throws {
    guard arguments.operands.count == 1, Source.isList(arguments.operands[0]),
      !arguments.has(.file), !Self.joining.contains(where: arguments.has)
    else {
      if arguments.has(.order) { throw UsageError.needsRound(option: OptionName.order.typed) }
      return nil
    }
    var arguments = arguments
    if ![OptionName.range, .from, .to].contains(where: arguments.has) {
      arguments.add(.range, "1M")
    }
    if !arguments.has(.duration) { arguments.add(.duration, "gist") }
    request = try ChartRequest(arguments)
    text = arguments[.text].flatMap(PlayCommand.Text.init) ?? .before
    order = arguments[.order].flatMap(RoundOrder.init) ?? .list
  }

  func run() throws {
    _ = try request.arguments.brailleSize()
    let spoken = try SpokenWords(request)
    let pause = try ReadingPause(request, hasText: text != .none)
    let loaded = try request.loadEach()
    var failures = loaded.failures
    let listed = try failures.collect(from: loaded.charts, named: Self.source) { read in
      let request = try request.of(Self.source(read))
      let loaded = try request.inItsForm(read)
      return Entry(request: request, loaded: loaded, score: try request.score(loaded.chart))
    }
    let entries = order.sorted(listed) { $0.loaded }
    let provenance = try entries.flatMap { try $0.loaded.provenance(request.words) }.uniqued
    let listening = Listening(on: WatchedDevice(request), pause)
    do { try listening.open(request.style.format, wordsToCome: []) } catch {
      try? say(provenance + entries.flatMap { try $0.lines($0.request.words) })
      throw error
    }
    listening.forgetKeys()
    pause.announce()
    try say(provenance)
    if request.arguments.has(.wait) { EnterKey.wait() }
    var position = Position()
    while case .explore(let entry, let x) = try pause.withLines({
      try listening.attended { try play(entries, &position, listening, spoken) }
    }) { try ExploreCommand(entry.request, at: x).run() }
    ReaderHint.give(request)
    try failures.finish(request.reporter)
  }

  /// Goes on with the round; nil if the terminal has to be given back first.
  private func play(
    _ entries: [Entry], _ position: inout Position, _ listening: Listening, _ spoken: SpokenWords
  ) throws -> Outcome? {
    while entries.indices.contains(position.index) {
      let entry = entries[position.index]
      let isLast = position.index == entries.count - 1
      let steering = try position.steering ?? begin(entry, isLast: isLast, listening, spoken)
      position.steering = steering
      let ending = try listening.hear(steering, wordsToCome: []) { aside in
        let lines = try entry.request.lines(of: aside, entry.loaded, isRound: true)
        try listening.tell(lines, steering, width: entry.request.words.width)
        spoken.speak(line: lines.joined(separator: " ")) { listening.cutsShort(steering) }
      }
      guard let ending else { return nil }
      position.steering = nil
      if text == .after { try say(entry.lines(entry.request.words)) }
      switch ending {
      case .stopped: return .over
      // Prices have one reading.
      case .finished, .next, .reading: position.index += 1
      case .previous: position.index = max(0, position.index - 1)
      case .explore:
        position.index += 1
        return .explore(entry, at: steering.x)
      }
    }
    return .over
  }

  /// Says what comes, aloud too where that was asked for.
  private func begin(
    _ entry: Entry, isLast: Bool, _ listening: Listening, _ spoken: SpokenWords
  ) throws -> Steering {
    if text == .before {
      let lines = try entry.lines(entry.request.words)
      try say(listening.pause.closed(lines, width: request.words.width))
    }
    let steering = Steering(
      entry.loaded.chart, entry.score, style: entry.request.style,
      standing: isLast ? .last : .amongOthers)
    if spoken.areHeard {
      let line = try entry.loaded.latest(entry.request.words.spoken).joined(separator: " ")
      spoken.speak(line: line) { listening.cutsShort(steering) }
    }
    return steering
  }

  private static func source(_ loaded: LoadedChart) -> Source {
    .symbol(loaded.context.symbol ?? loaded.chart.title)
  }

  private func say(_ lines: [String]) throws {
    guard text != .none, !request.isQuiet, !lines.isEmpty else { return }
    try Console.print(lines, width: request.words.width)
  }
}
