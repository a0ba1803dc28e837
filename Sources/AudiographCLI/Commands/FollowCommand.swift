// SPDX-License-Identifier: MIT

internal import Audiograph

/// Plays the numbers of standard input as they come: `play - --follow`.
struct FollowCommand {
  private let request: ChartRequest
  private let options: LiveOptions
  private let source: LineSource

  /// The options that say something of what is followed.
  static let names: [OptionName] = [
    .threshold, .every, .window, .record, .above, .below, .change, .within, .once, .exec,
  ]

  /// Nil if the arguments of `play` ask for something else.
  init?(_ arguments: Arguments) throws {
    guard arguments.has(.follow) else {
      if let name = Self.names.first(where: arguments.has) {
        throw UsageError.needsOption(option: name.typed, other: OptionName.follow.typed)
      }
      return nil
    }
    request = try ChartRequest(arguments)
    guard request.sources == [.standardInput] else { throw LiveError.onlyStandardInput }
    options = try LiveOptions(request.arguments)
    source = try LineSource(
      pattern: request.arguments[.regex], decimalComma: request.arguments[.decimal] == "comma")
  }

  /// How it ends.
  private var note: String? {
    if source.readsTerminal { return Console.sentences.say(.liveTypeNumbers()) }
    return Keyboard.ofReader() == nil ? nil : Console.sentences.say(.liveKeys())
  }

  func run() throws {
    var subject = LiveChart.Subject()
    subject.title = request.choices.title ?? Console.sentences.say(.standardInputTitle())
    (subject.unit, subject.kind) = (request.choices.unit, request.choices.kind ?? .measurement)
    var plan = options.plan
    plan.hearsEveryValue = true
    let chart = LiveChart(subject, plan, style: request.style)
    let pause = try ReadingPause(request, hasKeys: !source.readsTerminal)
    var session = try LiveSession(request, options, source, [chart], pause, opening: [note])
    let source = try session.run()
    guard session.hasValues else {
      throw LiveError.noNumber(lineCount: source.otherLineCount + source.slowLineCount)
    }
    reportLines(of: source)
    try session.checkAlert()
  }

  /// Says how many lines were not understood.
  private func reportLines(of source: LineSource) {
    guard !request.isQuiet else { return }
    let s = Console.sentences
    if source.otherLineCount > 0 {
      Console.report([s.say(.warning(text: s.say(.livePassedOver(count: source.otherLineCount))))])
    }
    // The first was told when it came.
    if source.slowLineCount > 1 {
      Console.report([
        s.say(.warning(text: s.say(.liveSearchesBrokenOff(count: source.slowLineCount))))
      ])
    }
  }
}
