// SPDX-License-Identifier: MIT

internal import Audiograph
internal import MarketData
internal import Posix

/// Follows the latest prices of symbols, or a recording of them.
struct WatchCommand {
  private let request: ChartRequest
  private let options: LiveOptions
  private let replay: (path: String, speed: Double)?
  /// Seconds between requests, where they were given.
  private let interval: Double?

  /// The latest price is told to be late where it is older, in seconds.
  private static let longestDelay: Int64 = 600

  init(_ arguments: Arguments) throws {
    var arguments = arguments
    if let path = arguments[.replay] {
      if let extra = arguments.operands.first {
        throw UsageError.tooManyOperands(command: .watch, extra: extra)
      }
      replay = (path, arguments.number(.speed) ?? 1)
      // It is the speed of the recording and not that of a sound.
      arguments.remove(.speed)
    } else {
      replay = nil
      // The speed of a sound, which only a recording can exceed.
      if let text = arguments[.speed],
        let problem = Commands.spec(.play).option(.speed)?.problem(with: text)
      {
        throw problem
      }
      if arguments.operands.isEmpty {
        arguments.operands = try KeptAlerts().all().map(\.symbol.text)
      }
      if arguments.operands.isEmpty {
        throw UsageError.missingOperand(command: .watch, placeholder: "SYMBOL")
      }
    }
    if let range = arguments[.history], !arguments.has(.from) { arguments.add(.range, range) }
    request = try ChartRequest(arguments)
    options = try LiveOptions(request.arguments, mayKeepAlerts: true)
    interval = request.arguments.span(.poll).map { Double($0) / 1000 }
  }

  /// What `play AAPL --follow` asks for: the chart of its range, four weeks unless another is given, and the prices
  /// behind it; nil where no symbols are followed.
  init?(following arguments: Arguments) throws {
    guard arguments.has(.follow) else { return nil }
    let sources = try ChartRequest(arguments).sources
    guard !sources.isEmpty, try sources.allSatisfy({ try $0.marketSymbol != nil }) else {
      return nil
    }
    var watched = arguments
    watched.command = .watch
    watched.remove(.follow)
    watched.remove(.range)
    watched.add(.history, arguments[.range] ?? "4W")
    try self.init(watched)
  }

  func run() throws {
    if let replay { return try run(ReplaySource(path: replay.path, speed: replay.speed)) }
    let symbols = try request.sources.map { source in
      guard let symbol = try source.marketSymbol else { throw LiveError.noSymbol(source.typed) }
      return symbol
    }.uniqued
    let market = request.market
    // What is stored is there before anybody is asked.
    let histories = try histories(of: symbols)
    guard try !market.isOffline() else {
      throw SourceError.latestOffline(market.reporter.sentences.joined(symbols.map(\.text)))
    }
    // What providers refused is remembered there, also by those who keep nothing else.
    let store = try? market.openedStore()
    let sources = try market.priceSources(store: store)
    let followed = try begin(symbols, sources, market)
    note(followed)
    let joint = joint(followed, sources)
    let source = try QuoteSource(followed) { symbol in
      joint[symbol]?.latest(symbol)
        ?? sources.latest([symbol], now: WallClock.seconds)[0].map(\.answer)
    }
    try follow(
      source,
      try followed.enumerated().map { number, one in
        try chart(
          subject(one, number), plan(of: one.symbol, store), behind: histories[one.symbol])
      }, followed.compactMap { histories[$0.symbol] })
  }

  // MARK: - The days before

  /// The chart of each symbol in the range that is asked for; empty where none is.
  private func histories(of symbols: [MarketSymbol]) throws -> [MarketSymbol: LiveHistory] {
    guard request.arguments.has(.history) else { return [:] }
    var found: [MarketSymbol: LiveHistory] = [:]
    for symbol in symbols { found[symbol] = try LiveHistory(request.of(.symbol(symbol.text))) }
    return found
  }

  // MARK: - The first prices

  /// The latest price of each symbol, and how it is asked for again.
  private func begin(
    _ symbols: [MarketSymbol], _ sources: PriceSources, _ market: Market
  ) throws -> [QuoteSource.Followed] {
    let s = market.reporter.sentences
    let line = s.say(.pricesFetchingLatest(symbols: symbols.map(\.text), isOne: symbols.count == 1))
    let answers = try CancellableWait.during(
      line, market.reporter, market.waitingSound()
    ) { wait in
      let reached = sources.reached { $0.ended(by: wait) }
      let groups = reached.together(symbols)
      let found = concurrently(groups, atMost: SymbolLoading.requestsAtOnce) { group in
        reached.latest(group, now: WallClock.seconds)
      }
      let bySymbol = Dictionary(
        zip(groups.joined(), found.joined()).map { ($0, $1) }, uniquingKeysWith: { $1 })
      return symbols.compactMap { bySymbol[$0] }
    }
    // Those that give nothing are named, and stop nobody else.
    if !answers.contains(where: { (try? $0.get()) != nil }) { _ = try answers.first?.get() }
    return zip(symbols, answers).compactMap { symbol, answer in
      let response: ProviderResponse<Quote>
      do { response = try answer.get() } catch {
        Console.report([s.say(.warning(text: ErrorWords(error, in: s).problem))])
        return nil
      }
      let calendar =
        request.arguments.has(.always)
        ? nil
        : MarketCalendar(
          zone: response.answer.zone, tradesEveryDay: symbol.pair?.hasCoin ?? false,
          source: response.provider.rawValue)
      return QuoteSource.Followed(
        symbol: symbol, first: response.answer,
        interval: pollInterval(response.provider, sources), calendar: calendar)
    }
  }

  /// Who asks for each symbol together with others.
  private func joint(
    _ followed: [QuoteSource.Followed], _ sources: PriceSources
  ) -> [MarketSymbol: JointQuotes] {
    var joint: [MarketSymbol: JointQuotes] = [:]
    for group in sources.together(followed.map(\.symbol)) where group.count > 1 {
      let interval = followed.first { $0.symbol == group[0] }?.interval ?? 0
      let quotes = JointQuotes(group, freshness: interval / 2) { symbols in
        sources.latest(symbols, now: WallClock.seconds).map { $0.map(\.answer) }
      }
      for symbol in group { joint[symbol] = quotes }
    }
    return joint
  }

  /// Seconds between requests: what is polite to the provider, or longer; a server of the user's own is
  /// asked as often as the user likes.
  private func pollInterval(_ provider: ProviderName, _ sources: PriceSources) -> Double {
    let isOwn = sources.accesses[provider].map { $0.base != provider.usualAddress } ?? false
    let polite = provider.politeInterval
    guard let interval else { return polite }
    return isOwn ? interval : max(polite, interval)
  }

  /// Says which prices are old, and where there is no trading at present.
  private func note(_ followed: [QuoteSource.Followed]) {
    guard !request.isQuiet else { return }
    let now = WallClock.seconds
    let s = Console.sentences
    for one in followed {
      if one.calendar?.mayTrade(at: now) == false {
        Console.report([s.say(.liveClosed(name: one.symbol.text))])
      } else if now - one.first.instant > Self.longestDelay, one.interval < 900 {
        let age = request.spanText(seconds: now - one.first.instant)
        Console.report([s.say(.liveLate(name: one.symbol.text, age: age))])
      }
    }
  }

  private func subject(_ one: QuoteSource.Followed, _ number: Int) -> LiveChart.Subject {
    var subject = LiveChart.Subject()
    (subject.name, subject.title) = (one.symbol.text, one.symbol.text)
    (subject.unit, subject.kind, subject.number) = (one.first.currency, .price, number)
    let offset = one.first.zone.flatMap { TimeZoneRules($0) }?.offset(at: one.first.instant) ?? 0
    subject.clock = LiveClock(offset: Int64(offset))
    return subject
  }

  // MARK: - What is told

  private func chart(
    _ subject: LiveChart.Subject, _ plan: LiveChart.Plan, behind history: LiveHistory?
  ) -> LiveChart {
    var plan = plan
    // What is measured is heard each time, a price where it changed.
    plan.hearsEveryValue = subject.kind != .price
    return LiveChart(subject, plan, style: request.style, behind: history?.closes)
  }

  /// What is told of a symbol: the alerts of the options, else those that are kept for it.
  private func plan(of symbol: MarketSymbol, _ store: PriceStore?) throws -> LiveChart.Plan {
    var plan = options.plan
    plan.alerts += try newExtremes(request.arguments, of: symbol, store)
    guard plan.alerts.isEmpty else { return plan }
    for text in try KeptAlerts().alerts(of: symbol) {
      let arguments = try Arguments(keptAlert: text)
      plan.alerts += try LiveOptions(arguments).plan.alerts
      plan.alerts += try newExtremes(arguments, of: symbol, store)
    }
    return plan
  }

  /// Alerts for a price beyond all that is stored.
  private func newExtremes(
    _ arguments: Arguments, of symbol: MarketSymbol, _ store: PriceStore?
  ) throws -> [LiveAlert.Condition] {
    var conditions: [LiveAlert.Condition] = []
    for option in [OptionName.newHigh, .newLow] {
      guard let text = arguments[option], let length = try? RangeLength(text) else { continue }
      guard let bars = try store?.prices(of: symbol)?.history.bars.cut(to: ChartRange(length))
      else {
        throw LiveError.nothingStored(symbol: symbol.text, option: option.typed)
      }
      let isHigh = option == .newHigh
      let values = (bars.columns[isHigh ? .high : .low] ?? bars.columns[.close] ?? [])
        .filter(\.isFinite)
      guard let level = isHigh ? values.max() : values.min() else {
        throw LiveError.nothingStored(symbol: symbol.text, option: option.typed)
      }
      let name = text.uppercased()
      conditions.append(isHigh ? .newHigh(name, level) : .newLow(name, level))
    }
    return conditions
  }

  private func run(_ source: ReplaySource) throws {
    if source.brokenLineCount > 0, !request.isQuiet {
      Console.report([Console.sentences.say(.liveBrokenLines(count: source.brokenLineCount))])
    }
    let store = try? PriceStore(path: request.market.storeLocation().path, access: .readOnly)
    let symbols = source.subjects.map { MarketSymbol($0.title) }
    let histories = try histories(of: symbols.compactMap(\.self))
    try follow(
      source,
      try zip(source.subjects, symbols).map { subject, symbol in
        try chart(
          subject, symbol.map { try plan(of: $0, store) } ?? options.plan,
          behind: symbol.flatMap { histories[$0] })
      }, symbols.compactMap { $0.flatMap { histories[$0] } })
  }

  private func follow(
    _ source: some LiveSource, _ charts: [LiveChart], _ histories: [LiveHistory]
  ) throws {
    if !charts.contains(where: \.hasAlerts) {
      if options.endsAtAlert { throw UsageError.needsAlert(option: OptionName.once.typed) }
      if !options.command.isEmpty { throw UsageError.needsAlert(option: OptionName.exec.typed) }
    }
    let pause = try ReadingPause(request)
    var session = try LiveSession(
      request, options, source, charts, pause,
      opening: [Keyboard.ofReader() == nil ? nil : Console.sentences.say(.liveKeys())],
      histories: histories)
    _ = try session.run()
    try session.checkAlert()
  }
}

extension ChartRequest {
  /// A length of time in whole minutes, hours or days.
  fileprivate func spanText(seconds: Int64) -> String {
    let unit: Int64 = seconds < 7200 ? 60 : seconds < 172_800 ? 3600 : 86_400
    return Console.sentences.phrases.span(milliseconds: seconds / unit * unit * 1000)
  }
}
