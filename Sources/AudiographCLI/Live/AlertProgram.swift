// SPDX-License-Identifier: MIT

internal import Audiograph
internal import Glibc
internal import Posix
internal import Synchronization

/// The user's program, which is started for alerts.
///
/// At most four of it run at a time, and at most sixteen further runs wait, in order. Where these wait
/// already, an alert joins the waiting run of its symbol, which then stands for both and has the value and
/// the time of the later one; only a symbol of which none waits adds another.
final class AlertProgram: Sendable {
  /// One start of the program.
  struct Run: Equatable {
    var symbol: String
    var value: String
    var time: String
    /// How many alerts it stands for.
    var count = 1
  }

  /// The runs that wait, and how many go on.
  struct Queue: Equatable {
    private(set) var waiting: [Run] = []
    private(set) var runningCount = 0

    static let mostRunning = 4
    static let mostWaiting = 16

    /// Takes the run of an alert, to be started when its turn comes.
    mutating func add(_ run: Run) {
      guard waiting.count >= Self.mostWaiting,
        let index = waiting.lastIndex(where: { $0.symbol == run.symbol })
      else { return waiting.append(run) }
      (waiting[index].value, waiting[index].time) = (run.value, run.time)
      waiting[index].count += run.count
    }

    /// The next run whose turn has come, which goes on until `end` is called.
    mutating func next() -> Run? {
      guard runningCount < Self.mostRunning, !waiting.isEmpty else { return nil }
      runningCount += 1
      return waiting.removeFirst()
    }

    /// Takes note that a run has ended.
    mutating func end() { runningCount -= 1 }
  }

  private let words: [String]
  /// Told why it cannot be started.
  private let report: @Sendable (LiveError) -> Void
  private let queue = Mutex(Queue())

  /// A program with its arguments; nil if there is none.
  init?(_ words: [String], report: @escaping @Sendable (LiveError) -> Void) {
    guard !words.isEmpty else { return nil }
    (self.words, self.report) = (words, report)
  }

  /// Throws where a program would take the name of something for an option.
  func check(_ subjects: [LiveChart.Subject]) throws(LiveError) {
    guard words.contains(where: { $0 != $0.filled(with: ["symbol": ""]) }) else { return }
    for subject in subjects where subject.nameForPrograms.unicodeScalars.first == "-" {
      throw .nameIsOption(name: subject.nameForPrograms)
    }
  }

  /// Starts it for an alert, or as soon as others have ended, and waits for none of that.
  func start(for firing: LiveAlert.Firing, _ subject: LiveChart.Subject, at time: Int64) {
    let date = CalendarDate(instant: time / 1000 * 1_000_000, precision: .second, offsetMinutes: 0)
    let run = Run(
      symbol: subject.nameForPrograms, value: firing.value.plainDescription, time: "\(date)")
    queue.withLock { $0.add(run) }
    startNext()
  }

  /// Waits until every run that waits has been started, or somebody asks to stop.
  func finish() {
    while !Interruption.isRequested, queue.withLock({ !$0.waiting.isEmpty }) {
      pause(seconds: 0.01)
    }
  }

  /// Starts those whose turn has come; within the lock, so that none is lost where the program ends.
  private func startNext() {
    var failures: [LiveError] = []
    queue.withLock { queue in
      while let run = queue.next() {
        do throws(LiveError) {
          if !(try start(run)) { queue.end() }
        } catch {
          queue.end()
          failures.append(error)
        }
      }
    }
    failures.forEach(report)
  }

  /// Starts it; whether its end will be noticed.
  private func start(_ run: Run) throws(LiveError) -> Bool {
    let filled = words.map { text in
      text.filled(with: [
        "symbol": run.symbol, "value": run.value, "time": run.time, "count": "\(run.count)",
      ])
    }
    let child: Subprocess
    do throws(SystemError) {
      child = try Subprocess(
        words[0], words: filled, streams: [nil, STDOUT_FILENO, STDERR_FILENO])
    } catch { throw .cannotRun(program: words[0], reason: error.reason) }
    let code = startThread {
      _ = child.end()
      self.queue.withLock { $0.end() }
      self.startNext()
    }
    return code == 0
  }
}

extension LiveChart.Subject {
  /// What it is called when it is handed to a program: without control characters.
  fileprivate var nameForPrograms: String { (name.isEmpty ? title : name).displayText }
}

extension String {
  /// The text with values in the places of names in braces, each once: a value is no place.
  func filled(with values: [String: String]) -> String {
    var result = String.UnicodeScalarView()
    var rest = unicodeScalars[...]
    while let open = rest.firstIndex(of: "{") {
      result += rest[..<open]
      rest = rest[open...]
      if let close = rest.firstIndex(of: "}"),
        let value = values[String(rest[rest.index(after: open)..<close])]
      {
        result += value.unicodeScalars
        rest = rest[rest.index(after: close)...]
      } else {
        result.append(rest.removeFirst())
      }
    }
    return String(result + rest)
  }
}
