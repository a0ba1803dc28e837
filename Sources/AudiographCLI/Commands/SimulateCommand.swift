// SPDX-License-Identifier: MIT

internal import Audiograph
internal import Glibc
internal import Posix

/// A made-up price to learn with, raised and lowered by keys or at random.
struct SimulateCommand {
  private let request: ChartRequest
  private let options: LiveOptions
  private let source: SimulationSource
  private let isRandom: Bool

  /// Milliseconds between random steps at the usual speed.
  private static let pace = 1000.0

  init(_ arguments: Arguments) throws {
    request = try ChartRequest(arguments)
    options = try LiveOptions(request.arguments)
    let given = request.arguments
    let start = given.number(.start) ?? 100
    let low = given.number(.minimum) ?? start / 2
    let high = given.number(.maximum) ?? start * 2
    guard low < high, low > 0, (low...high).contains(start) else {
      throw UsageError.malformedValue(
        option: OptionName.start.typed, value: given[.start] ?? "100",
        form: .numberWithin(min(low, high)...max(low, high)))
    }
    let text = given[.step] ?? "1%"
    guard let step = LiveThreshold(text), step.distance(from: start) > 0 else {
      throw UsageError.malformedValue(
        option: OptionName.step.typed, value: text, form: .threshold)
    }
    let seed =
      given.wholeNumber(.seed)
      ?? Int(truncatingIfNeeded: WallClock.milliseconds)
    isRandom = [OptionName.random, .seed, .volatility].contains(where: given.has)
    let price = MadeUpPrice(
      start: start, step: step, bounds: low...high,
      volatility: given.number(.volatility) ?? 0.5,
      seed: UInt64(truncatingIfNeeded: seed))
    source = SimulationSource(
      price, pace: isRandom ? Int64(Self.pace / request.style.speed) : nil,
      readsLines: !isRandom && Keyboard.ofReader() == nil)
  }

  func run() throws {
    var subject = LiveChart.Subject()
    subject.title = request.choices.title ?? Console.sentences.say(.liveSimulation())
    (subject.unit, subject.kind) = (request.choices.unit, request.choices.kind ?? .price)
    var plan = options.plan
    // A step of a key is told, since somebody asked for it.
    if plan.threshold == nil, plan.interval == nil, !isRandom { plan.threshold = .absolute(0) }
    let chart = LiveChart(subject, plan, style: request.style)
    let s = Console.sentences
    let pause = try ReadingPause(request)
    let hasKeys = Keyboard.ofReader() != nil
    let help =
      isRandom
      ? (hasKeys ? s.say(.liveKeysRandom()) : nil)
      : (hasKeys ? s.say(.liveKeysSimulation()) : s.say(.liveLinesSimulation()))
    var session = try LiveSession(request, options, source, [chart], pause, opening: [help])
    _ = try session.run()
    try session.checkAlert()
  }
}
