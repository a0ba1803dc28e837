// SPDX-License-Identifier: MIT

internal import Audiograph
internal import ChartInput
internal import Posix

/// What was recorded, as it came, or so many times as fast; or at once, as series.
struct ReplaySource: LiveSource {
  private let news: [LiveNews]
  private var next = 0
  let speed: Double
  let mayHaveSlept = false
  let staysAtItsEnd = true
  /// When the replay began, by our clock in seconds, and the time of the first value.
  private var began: Double?
  private let first: Int64

  /// How many lines were none of a recording.
  let brokenLineCount: Int

  /// What was recorded, in the order in which it came.
  let subjects: [LiveChart.Subject]

  /// A recording that is kept in memory: 1 GB at most.
  private static let limit = 1 << 30

  /// Lines that are broken, as by a machine that went down, are passed over and counted.
  ///
  /// - Throws: `LiveError.notARecording`, `.emptyRecording`, `ReadError` where the file cannot be read.
  init(path: String, speed: Double) throws {
    let bytes: [UInt8]
    do throws(SystemError) { bytes = try fileContents(path, limit: Self.limit) } catch {
      throw ReadError.unreadable(file: path, code: error.code)
    }
    var subjects: [LiveChart.Subject] = []
    var places: [String: Int] = [:]
    var news: [LiveNews] = []
    var brokenLineCount = 0
    for (number, line) in bytes.split(separator: UInt8(ascii: "\n")).enumerated() {
      let text = String(decoding: line, as: UTF8.self)
      guard number > 0 else {
        guard text.trimmed == LiveRecording.heading else {
          throw LiveError.notARecording(path: path)
        }
        continue
      }
      guard let entry = Entry(text) else {
        if !text.isBlank { brokenLineCount += 1 }
        continue
      }
      let chart = places[entry.subject.title] ?? subjects.count
      if chart == subjects.count {
        places[entry.subject.title] = chart
        subjects.append(entry.subject)
        subjects[chart].number = chart
      }
      // A clock that was set back does not turn time back.
      let time = max(entry.time, news.last?.time ?? entry.time)
      news.append(LiveNews(time: time, chart: chart, what: .value(entry.value)))
    }
    self.brokenLineCount = brokenLineCount
    guard let first = news.first else {
      throw bytes.isEmpty ? LiveError.notARecording(path: path) : .emptyRecording(path: path)
    }
    if subjects.count > 1 {
      for index in subjects.indices { subjects[index].name = subjects[index].title }
    }
    (self.subjects, self.news, self.speed, self.first) = (subjects, news, speed, first.time)
  }

  /// A line of a recording.
  private struct Entry {
    var time: Int64
    var subject = LiveChart.Subject()
    var value: Double

    /// Nil for what is no line of a recording.
    init?(_ line: String) {
      let cells = line.trimmed.csvCells
      guard cells.count == 5, let date = CalendarDate(written: cells[0]),
        let value = decimalNumber(cells[2]), let kind = ChartKind(rawValue: cells[4])
      else { return nil }
      let offset = Int64(date.offsetMinutes ?? 0) * 60
      (time, self.value) = (date.instant / 1000 - offset * 1000, value)
      (subject.title, subject.kind) = (cells[1], kind)
      subject.unit = cells[3].isEmpty ? nil : cells[3]
      // What was no price of a market had values that were counted.
      guard date.offsetMinutes != nil else { return }
      (subject.name, subject.clock) = (cells[1], LiveClock(offset: offset))
    }
  }

  /// What was recorded of each subject, as a series.
  ///
  /// - Throws: `ChartError`.
  func series() throws -> [Series] {
    var times = subjects.map { _ in [Int64]() }
    var values = subjects.map { _ in [Double]() }
    for part in news {
      guard case .value(let value) = part.what else { continue }
      times[part.chart].append(part.time)
      values[part.chart].append(value)
    }
    return try subjects.indices.map {
      try subjects[$0].series(of: values[$0], at: times[$0])
    }
  }

  var isOver: Bool { next == news.count }

  var due: Int64? { isOver ? nil : news[next].time }

  var now: Int64 {
    guard let began else { return first }
    return first + Int64((MonotonicClock.seconds - began) * 1000 * speed)
  }

  mutating func news(isReadable: Bool) -> [LiveNews] {
    if began == nil { began = MonotonicClock.seconds }
    let present = now
    let start = next
    while next < news.count, news[next].time <= present { next += 1 }
    return Array(news[start..<next])
  }
}
