// SPDX-License-Identifier: MIT

internal import Audiograph
internal import Glibc
internal import Posix

/// A made-up price that keys raise and lower, or lines where there is no terminal, or chance.
struct SimulationSource: LiveSource {
  private var price: MadeUpPrice
  /// Milliseconds between random steps; nil if only somebody moves it.
  private let pace: Int64?
  private let readsLines: Bool
  private var lines: [UInt8] = []
  /// When chance moves it next.
  private var nextStep: Int64?
  private(set) var isOver = false
  private var hasBegun = false

  init(_ price: MadeUpPrice, pace: Int64?, readsLines: Bool) {
    (self.price, self.pace, self.readsLines) = (price, pace, readsLines)
  }

  var descriptor: Int32? { readsLines && !isOver ? STDIN_FILENO : nil }

  /// The price that it begins with is news at once.
  var due: Int64? { hasBegun ? nextStep : now }

  mutating func news(isReadable: Bool) -> [LiveNews] {
    var news = begin()
    while let due = nextStep, let pace, due <= now {
      price.wander()
      news.append(present(at: due))
      nextStep = due + pace
    }
    if isReadable { news += readLines() }
    return news
  }

  private mutating func begin() -> [LiveNews] {
    guard !hasBegun else { return [] }
    hasBegun = true
    nextStep = pace.map { now + $0 }
    return [present(at: now)]
  }

  var keyHelp: String? { Console.sentences.say(.liveKeysSimulation()) }

  mutating func press(_ key: ExplorationKey) -> [LiveNews]? {
    let isUp: Bool
    switch key {
    case .named(.up), .character("+"): isUp = true
    case .named(.down), .character("-"): isUp = false
    default: return nil
    }
    let first = begin()
    price.move(isUp: isUp)
    return first + [present(at: now)]
  }

  private func present(at time: Int64) -> LiveNews {
    LiveNews(time: time, chart: 0, what: .value(price.value))
  }

  private mutating func readLines() -> [LiveNews] {
    var block = [UInt8](repeating: 0, count: 4096)
    guard let count = try? readOnce(STDIN_FILENO, into: &block, to: block.count), count > 0 else {
      isOver = true
      return []
    }
    lines += block[..<count]
    var news: [LiveNews] = []
    while let end = lines.firstIndex(of: UInt8(ascii: "\n")) {
      switch String(decoding: lines[..<end], as: UTF8.self).trimmed.lowercased() {
      case "up", "+": price.move(isUp: true)
      case "down", "-": price.move(isUp: false)
      case "q", "leave":
        isOver = true
        return news
      default:
        lines.removeSubrange(...end)
        continue
      }
      lines.removeSubrange(...end)
      news.append(present(at: now))
    }
    // Nobody types a line as long.
    if lines.count > 4096 { lines = [] }
    return news
  }
}
