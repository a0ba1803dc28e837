// SPDX-License-Identifier: MIT

internal import Audiograph
internal import JSON
internal import Posix

/// Where somebody was in a chart, with marks and speed, kept from one walk to the next.
///
/// They are in `explore.json` beside the watchlists, one record for each source.
struct ExploreMemory {
  /// What is kept of one source; positions as they are written.
  struct Entry: Equatable {
    var x = ""
    var speed = 1.0
    var marks: [String: String] = [:]
  }

  private let path: String?
  private let source: String
  private var kept = Entry()
  private var wanted = Entry()
  /// When what changed is due to be written, in seconds of the clock; nil if nothing changed.
  private(set) var due: Double?

  /// Seconds after the last change.
  private static let delay = 1.5
  /// Sources beyond these are forgotten, the oldest first.
  private static let mostSources = 500

  /// What is kept of some sources, which are named as they were given.
  init(of source: String, variable: (String) -> String? = environment) {
    path = BaseDirectory.data(variable).map { "\($0)/explore.json" }
    self.source = source
  }

  /// Reads what is kept; nil if nothing is, or it cannot be read.
  mutating func read() -> Entry? {
    guard let path, let record = try? UserFile(path: path, mode: 0o600).record(),
      let value = record[source]
    else { return nil }
    kept = Entry(value)
    wanted = kept
    return kept
  }

  /// Takes note of how things stand; what changed is written when nothing has changed for a while.
  mutating func note(_ exploration: Exploration) {
    let entry = Entry(exploration)
    guard entry != wanted else { return }
    wanted = entry
    due = entry == kept ? nil : MonotonicClock.seconds + Self.delay
  }

  /// Writes what changed, if anything; where that cannot be, nobody is kept from walking on.
  mutating func write() {
    due = nil
    guard wanted != kept, let path else { return }
    let (source, value) = (source, wanted.value)
    try? UserFile(path: path, mode: 0o600).update { record in
      // The last one used stands last.
      record[source] = nil
      record[source] = value
      let excess = record.members.count - Self.mostSources
      for member in record.members.prefix(max(0, excess)) { record[member.name] = nil }
    }
    kept = wanted
  }
}

extension ExploreMemory.Entry {
  fileprivate init(_ exploration: Exploration) {
    x = exploration.x.description
    speed = exploration.speed
    for (letter, x) in exploration.marks { marks[String(letter)] = x.description }
  }

  fileprivate init(_ value: JSONValue) {
    if case .text(let text)? = value["x"] { x = text }
    if case .number(let text)? = value["speed"] { speed = Double(text) ?? 1 }
    for member in value["marks"]?.members ?? [] {
      if case .text(let text) = member.value { marks[member.name] = text }
    }
  }

  fileprivate var value: JSONValue {
    let marks = marks.sorted { $0.key < $1.key }.map {
      JSONValue.Member($0.key, .text($0.value))
    }
    return .record([
      JSONValue.Member("x", .text(x)),
      JSONValue.Member("speed", .number(speed.plainDescription)),
      JSONValue.Member("marks", .record(marks)),
    ])
  }

  /// Puts the cursor, the marks and the speed where they were, as far as the chart still has them.
  func restore(_ exploration: inout Exploration) {
    let axis = exploration.chart.series[0].x
    exploration.setSpeed(speed)
    for (name, text) in marks {
      guard let letter = name.first, name.count == 1, let x = XValue(asked: text, on: axis) else {
        continue
      }
      exploration.setMark(letter, at: x)
    }
    if let x = XValue(asked: x, on: axis) { exploration.resume(at: x) }
  }
}
