// SPDX-License-Identifier: MIT

internal import Audiograph

/// One thing that is followed: values go in with their times, what is said and heard comes out.
///
/// It is a value that knows no clock: the same values at the same times give the same words, alerts and
/// scores, as they come or from a recording.
struct LiveChart {
  /// What is followed.
  struct Subject: Equatable {
    /// What it is called; empty if it needs no name.
    var name = ""
    var title = ""
    var unit: String?
    var kind = ChartKind.measurement
    /// Its place among all that are followed, which chooses its timbre.
    var number = 0
    /// By which clock its times are told; nil if values are counted.
    var clock: LiveClock?
  }

  /// What is told of it, and when.
  struct Plan {
    /// The change since the last line that is worth another; nil if no change is.
    var threshold: LiveThreshold?
    /// Milliseconds between lines about the value as it is; nil for none.
    var interval: Int64?
    /// How many values are kept.
    var window = 10_000
    /// Whether a value that is the same as the one before is heard too.
    var hearsEveryValue = false
    var alerts: [LiveAlert.Condition] = []
    /// Whether a first value that is beyond a level already is an alert.
    var alertsCountFirst = false
  }

  enum Statement: Equatable {
    /// A value, and the one that was told before.
    case value(Double, before: Double?)
    /// The pitches stand for other values now.
    case axis(low: Double, high: Double)
    /// An alert; where a line about the value would come too, it says the change as well.
    case alert(LiveAlert.Firing, before: Double? = nil)

    /// Whether it says what pitches stand for.
    var isOfAxis: Bool { if case .axis = self { true } else { false } }

    var isAlert: Bool { if case .alert = self { true } else { false } }

    /// Statements in their order for a braille display, which shows the last line: what pitches stand for goes before
    /// the value, and nothing before an alert.
    static func endingInValue(_ told: [Statement]) -> [Statement] {
      told.filter(\.isAlert) + told.filter(\.isOfAxis)
        + told.filter { !$0.isAlert && !$0.isOfAxis }
    }
  }

  /// What comes of a value, or of time that passes.
  struct Reply: Equatable {
    /// In milliseconds since 1970.
    var time: Int64
    var statements: [Statement] = []
    var sound: Score?

    var firings: [LiveAlert.Firing] {
      statements.compactMap { if case .alert(let firing, _) = $0 { firing } else { nil } }
    }
  }

  let subject: Subject
  /// The closes of the days before, of which each value is the point behind the last; nil for none.
  let history: Series?
  private let plan: Plan
  private let style: SoundStyle
  private var alerts: [LiveAlert]
  private var axis: LiveAxis?
  private var times: [Int64] = []
  private var values: [Double] = []
  /// How many values there were.
  private(set) var count = 0
  /// The value that the last sound ended with, and when that sound began.
  private var heard: (value: Double, time: Int64)?
  /// A later value that has not been heard yet, since something sounds.
  private var pending: Double?
  /// The value in the last line.
  private var told: Double?
  /// Whether the axis has grown since the last line.
  private var hasGrown = false
  /// How many values there were when the axis was told last; nil if it never was.
  private var axisTold: Int?
  /// When the next line is due that comes in any case.
  private var nextLine: Int64?

  /// How many values come at least between two lines about the axis.
  private static let valuesBetweenAxes = 10

  /// How long a move sounds, in milliseconds.
  static let moveLength = Int64(EarconTimes.move * 1000)

  /// Where there is a `history`, values sound on its axis as long as they lie within that.
  init(_ subject: Subject, _ plan: Plan, style: SoundStyle, behind history: Series? = nil) {
    (self.subject, self.plan, self.style) = (subject, plan, style)
    self.history = history?.called(subject.title, behind: nil)
    alerts = plan.alerts.map { LiveAlert($0, countsFirst: plan.alertsCountFirst) }
    guard let extremes = history?.extremes, extremes.minimum.y < extremes.maximum.y else { return }
    axis = LiveAxis(extremes.minimum.y...extremes.maximum.y)
  }

  /// The last value; nil before the first.
  var value: Double? { values.last }

  /// How many values are kept; behind a history the last one is the whole of a day.
  var keptCount: Int { history == nil ? min(values.count, plan.window) : count }

  /// Whether anything is alerted of.
  var hasAlerts: Bool { !plan.alerts.isEmpty }

  /// Whether a value is still to be heard.
  var isMoving: Bool { pending != nil }

  /// When something is to be said or heard though nothing comes; nil for never.
  var due: Int64? {
    [pending == nil ? nil : heard.map { $0.time + Self.moveLength }, nextLine].compactMap(\.self)
      .min()
  }

  /// Lets time pass up to a moment.
  mutating func advance(to time: Int64) -> [Reply] {
    var replies: [Reply] = []
    while let due, due <= time { replies.append(passed(due)) }
    return replies
  }

  private mutating func passed(_ due: Int64) -> Reply {
    var reply = Reply(time: due)
    if let pending, let heard, heard.time + Self.moveLength <= due {
      reply.sound = move(to: pending, at: due)
    }
    if let nextLine, nextLine <= due, let interval = plan.interval, let value {
      tell(value, in: &reply)
      tellAxis(in: &reply)
      self.nextLine = nextLine + interval
    }
    return reply
  }

  /// Takes the next value, which is finite, no earlier than the last.
  mutating func take(_ value: Double, at time: Int64) -> [Reply] {
    var replies = advance(to: time)
    var reply = Reply(time: time)
    let isFirst = count == 0
    keep(value, at: time)
    growAxis(for: value)
    hear(value, at: time, in: &reply)
    if isFirst {
      tell(value, in: &reply)
      nextLine = plan.interval.map { time + $0 }
    } else if let told, let threshold = plan.threshold, threshold.isReached(from: told, to: value) {
      tell(value, in: &reply)
    }
    fire(value, at: time, in: &reply)
    tellAxis(in: &reply)
    replies.append(reply)
    return replies
  }

  private mutating func keep(_ value: Double, at time: Int64) {
    count += 1
    values.append(value)
    times.append(time)
    // Now and then, so that a value does not cost as much as a window.
    guard values.count >= 2 * plan.window else { return }
    values.removeFirst(values.count - plan.window)
    times.removeFirst(times.count - plan.window)
  }

  private mutating func tell(_ value: Double, in reply: inout Reply) {
    reply.statements.append(.value(value, before: told))
    told = value
  }

  /// Behind another line what the pitches stand for from now on, where that has changed and was not told within
  /// the last values.
  private mutating func tellAxis(in reply: inout Reply) {
    guard hasGrown, !reply.statements.isEmpty, let axis,
      axisTold.map({ count - $0 >= Self.valuesBetweenAxes }) ?? true
    else { return }
    (hasGrown, axisTold) = (false, count)
    reply.statements.append(.axis(low: axis.minimum, high: axis.maximum))
  }

  /// Leaves out the lines of a time in which nobody looked, but for the last.
  mutating func skipLines(before time: Int64) {
    guard let nextLine, let interval = plan.interval, time - nextLine >= interval else { return }
    self.nextLine = nextLine + (time - nextLine) / interval * interval
  }

  // MARK: - Sound

  private mutating func growAxis(for value: Double) {
    guard var axis else { return self.axis = LiveAxis(around: value) }
    guard axis.include(value) else { return }
    self.axis = axis
    if style.minimum == nil || style.maximum == nil { hasGrown = true }
  }

  private var law: PitchLaw {
    PitchLaw(axis ?? LiveAxis(around: 0), style: style)
  }

  /// Lets a value be heard now, or once what sounds is over.
  private mutating func hear(_ value: Double, at time: Int64, in reply: inout Reply) {
    guard plan.hearsEveryValue || value != (pending ?? heard?.value) else { return }
    if let heard, time < heard.time + Self.moveLength {
      pending = value
    } else {
      reply.sound = move(to: value, at: time)
    }
  }

  private mutating func move(to value: Double, at time: Int64) -> Score {
    let score = Score(
      moveFrom: heard?.value ?? value, to: value, on: law, style: style, ofSeries: subject.number,
      named: subject.title)
    (heard, pending) = ((value, time), nil)
    return score
  }

  private mutating func fire(_ value: Double, at time: Int64, in reply: inout Reply) {
    for index in alerts.indices {
      guard let firing = alerts[index].take(value, at: time) else { continue }
      reply.statements.insert(.alert(firing), at: reply.firings.count)
      let alert = Score(alertRising: firing.isRising, on: law, style: style)
      // It is not waited for: what sounded makes room.
      reply.sound = reply.sound.map { alert.followed(by: $0) } ?? alert
    }
    joinLines(of: &reply)
  }

  /// Has the last alert say what the line about the same value would, in the place of that.
  private func joinLines(of reply: inout Reply) {
    let count = reply.firings.count
    guard let last = reply.firings.last, count < reply.statements.count,
      case .value(_, let before) = reply.statements[count]
    else { return }
    reply.statements.replaceSubrange(
      (count - 1)...count, with: [.alert(last, before: before)])
  }

  // MARK: - What was seen

  /// A series of the values that are kept, or of the days before and the last value; nil before the first.
  var series: Series? {
    if let history { return series(behind: history) }
    return try? subject.series(of: Array(values.suffix(plan.window)), at: times.suffix(plan.window))
  }

  /// The days before, and the last value as that of a day that is not over; they alone if that cannot follow
  /// them, as of a day of which the close is among them.
  private func series(behind history: Series) -> Series? {
    guard let value, let time = times.last else { return nil }
    let instant = (subject.clock ?? LiveClock()).instant(time)
    let day = CalendarDate(day: CalendarDate(instant: instant, precision: .day).day)
    return history.ending(provisionallyWith: value, on: day) ?? history
  }
}

extension LiveChart.Subject {
  /// A series of its values, at as many times in milliseconds since 1970.
  ///
  /// - Throws: `ChartError`, without a value too.
  func series(of values: [Double], at times: some Sequence<Int64>) throws(ChartError) -> Series {
    var x = XAxis.rows(count: values.count)
    if let clock {
      x = .dates(XAxis.Dates(instants: times.map(clock.instant), precision: .second))
    }
    return try Series(name: title, unit: unit, kind: kind, x: x, values: values)
  }
}

/// The clock by which the times of values are told.
struct LiveClock: Equatable {
  /// Seconds east of UTC.
  var offset: Int64 = 0

  /// Microseconds since 1970-01-01 00:00 on this clock, of milliseconds in UTC.
  func instant(_ milliseconds: Int64) -> Int64 {
    (milliseconds + offset * 1000) * 1000
  }
}
