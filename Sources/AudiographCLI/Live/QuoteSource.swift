// SPDX-License-Identifier: MIT

internal import Audiograph
internal import LiveValues
internal import MarketData
internal import Posix
internal import Synchronization

/// The latest prices of symbols as providers have them, asked for at intervals on threads of their own.
struct QuoteSource: LiveSource {
  typealias Stream = LiveStream<Quote, ProviderError>

  /// One symbol, its first price, and how it is asked for again.
  struct Followed: Sendable {
    let symbol: MarketSymbol
    let first: Quote
    let interval: Double
    /// When there may be trading; nil for always.
    let calendar: MarketCalendar?
  }

  /// What came and was not looked at, with a bell that can be waited for beside keys.
  private final class Inbox: Sendable {
    let bell: DescriptorPair
    private let news = Mutex<[LiveNews]>([])

    init() throws { bell = try DescriptorPair(.pipe) }

    func add(_ part: LiveNews) {
      let wasEmpty = news.withLock { news in
        defer { news.append(part) }
        return news.isEmpty
      }
      if wasEmpty { try? DescriptorWriter(bell.writing).write("!") }
    }

    func take() -> [LiveNews] {
      news.withLock { news in
        defer { news = [] }
        return news
      }
    }
  }

  private let inbox: Inbox
  /// The streams last as long as this.
  private let subscriptions: [LiveSubscription?]
  let isOver = false

  /// Seconds between requests outside the hours of trading.
  static let restingInterval = 900.0

  /// Asks for the prices of symbols by a closure that may be called on several threads.
  init(
    _ followed: [Followed],
    _ ask: @escaping @Sendable (MarketSymbol) -> Result<Quote, ProviderError>
  ) throws {
    let inbox = try Inbox()
    self.inbox = inbox
    subscriptions = followed.enumerated().map { number, one in
      let poll = QuotePoll(one, ask)
      let stream = Stream(capacity: 16) { poll.look(at: WallClock.seconds) }
      stream.publish(one.first)
      let filter = FailureFilter()
      return stream.subscribe(lag: 1) { delivery in
        guard let what = filter.news(of: delivery.event, symbol: one.symbol) else { return }
        inbox.add(LiveNews(time: WallClock.milliseconds, chart: number, what: what))
      }
    }
  }

  var descriptor: Int32? { inbox.bell.reading }

  mutating func news(isReadable: Bool) -> [LiveNews] {
    guard isReadable else { return [] }
    var block = [UInt8](repeating: 0, count: 64)
    _ = try? readOnce(inbox.bell.reading, into: &block, to: block.count)
    return inbox.take()
  }

  /// Tells each failure once, however often it is met.
  private final class FailureFilter: Sendable {
    private let isFailing = Atomic(false)

    func news(
      of event: LiveEvent<Quote, ProviderError>, symbol: MarketSymbol
    ) -> LiveNews.What? {
      switch event {
      case .value(let quote), .recovery(let quote):
        let wasFailing = isFailing.exchange(false, ordering: .relaxed)
        return wasFailing ? .recovery(quote.price) : .value(quote.price)
      case .failure(let error):
        guard !isFailing.exchange(true, ordering: .relaxed) else { return nil }
        let s = Console.sentences
        return .failure(
          s.say(.liveLost(name: symbol.text, problem: ErrorWords(error, in: s).problem)))
      }
    }
  }
}
