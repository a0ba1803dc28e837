// SPDX-License-Identifier: MIT

internal import Audiograph

/// The result of one line of a manifest.
struct BatchResult: Sendable {
  /// How it ended.
  enum Status: Sendable {
    /// Written: how long the sound is, in seconds, and how many points the chart has.
    case done(seconds: Double?, pointCount: Int)
    /// Finished by an earlier run, and nothing has changed since.
    case unchanged
    /// What `export` would have said, and its exit status.
    case failed(ExitCode, String)
  }

  let line: BatchLine
  let status: Status
  /// What `export` would have said besides.
  let notes: [String]

  /// One line of JSON; every result has every key, in this order.
  var text: String {
    JSONWriter.document { json in
      json.member("line", line.number)
      Self.write("source", line.sources, to: &json)
      Self.write("output", line.outputs, to: &json)
      json.member("status", word)
      json.member("seconds", seconds)
      json.member("points", pointCount)
      json.member("exit", Int(exitCode.rawValue))
      json.member("message", message)
      Self.write("notes", notes, to: &json)
    }
  }

  private static func write(_ name: String, _ texts: [String], to json: inout JSONWriter) {
    json.key(name)
    json.array { json in for text in texts { json.value(text) } }
  }

  private var word: String {
    switch status {
    case .done: "done"
    case .unchanged: "unchanged"
    case .failed: "failed"
    }
  }

  private var seconds: Double? {
    if case .done(let seconds, _) = status { seconds } else { nil }
  }

  private var pointCount: Int? {
    if case .done(_, let count) = status { count } else { nil }
  }

  private var exitCode: ExitCode {
    if case .failed(let code, _) = status { code } else { .done }
  }

  private var message: String? {
    if case .failed(_, let message) = status { message } else { nil }
  }
}

/// How many lines ended how.
struct BatchTally: Sendable {
  private(set) var done = 0
  private(set) var unchanged = 0
  private(set) var failed = 0
  /// How many of those that failed took a process with them.
  private(set) var died = 0
  /// The first line that failed, as the manifest counts; 0 where none did.
  private(set) var firstFailed = 0

  var count: Int { done + unchanged + failed }

  /// Adds a result.
  mutating func add(_ result: BatchResult) {
    switch result.status {
    case .done: done += 1
    case .unchanged: unchanged += 1
    case .failed: addFailed(result.line.number)
    }
  }

  /// Adds a line that a process of its own said the result of, or died of.
  mutating func add(_ ending: LineProcess.Ending, line: Int) {
    switch ending {
    case .done: done += 1
    case .unchanged: unchanged += 1
    case .failed: addFailed(line)
    case .stopped: break
    }
  }
  /// Counts one of the lines that failed as one that took a process with it.
  mutating func addDeath() { died += 1 }

  private mutating func addFailed(_ line: Int) {
    firstFailed = failed == 0 ? line : min(firstFailed, line)
    failed += 1
  }
}

extension BatchTally {
  /// The result of a batch, in one sentence.
  func summary(of count: Int, isInterrupted: Bool = false, in s: Sentences) -> String {
    let summary = s.say(
      .batchSummary(
        done: done, count: count, unchanged: unchanged, failed: failed, firstFailed: firstFailed))
    return isInterrupted ? s.say(.batchInterrupted(summary: summary)) : summary
  }
}
