// SPDX-License-Identifier: MIT

internal import Audiograph
internal import ChartInput
internal import Glibc
internal import Posix

/// The numbers in lines of a stream, as they come.
///
/// A line is a number, or a pattern finds one in it: by the first of its groups that matches, or all that it
/// matches where it has none. Other lines are skipped and counted.
struct LineSource: LiveSource {
  private let stream: Int32
  private let pattern: LinePattern?
  private let decimalComma: Bool
  private var rest: [UInt8] = []
  private var lineCount = 0
  private(set) var isOver = false
  private(set) var otherLineCount = 0
  /// The lines in which the search for the pattern was broken off.
  private(set) var slowLineCount = 0

  /// Of a longer line nothing is kept but its beginning.
  private static let longest = 4096

  /// - Throws: `ReadError`, as `LinePattern` does.
  init(
    _ stream: Int32 = STDIN_FILENO, pattern: String?, decimalComma: Bool = false
  ) throws(ReadError) {
    self.stream = stream
    self.decimalComma = decimalComma
    self.pattern = try pattern.map { text throws(ReadError) in try LinePattern(text) }
  }

  var descriptor: Int32? { isOver ? nil : stream }

  mutating func news(isReadable: Bool) -> [LiveNews] {
    guard isReadable, !isOver else { return [] }
    var block = [UInt8](repeating: 0, count: 65_536)
    let count: Int
    do throws(SystemError) {
      count = try readOnce(stream, into: &block, to: block.count)
    } catch {
      isOver = error != .interruption
      return []
    }
    guard count > 0 else {
      isOver = true
      // The last line may lack its end.
      return take([UInt8(ascii: "\n")], rest.isEmpty ? 0 : 1)
    }
    return take(block, count)
  }

  private mutating func take(_ block: [UInt8], _ count: Int) -> [LiveNews] {
    let time = now
    var news: [LiveNews] = []
    for byte in block.prefix(count) {
      if byte == UInt8(ascii: "\n") {
        // A block may hold thousands of lines, each of them slow to search.
        if Interruption.isRequested { break }
        lineCount += 1
        if let what = content(of: String(decoding: rest, as: UTF8.self)) {
          news.append(LiveNews(time: time, chart: 0, what: what))
        }
        rest.removeAll(keepingCapacity: true)
      } else if rest.count < Self.longest {
        rest.append(byte)
      }
    }
    return news
  }

  /// What a line brings; the first in which a search is broken off is told, others are counted.
  private mutating func content(of line: String) -> LiveNews.What? {
    guard !line.isBlank else { return nil }
    var found: String? = line.trimmed
    if let pattern {
      var bytes = Array(line.utf8)
      if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
      switch pattern.search(bytes) {
      case .groups(let groups):
        let group = groups.lazy.compactMap(\.self).first
        found = group.map { String(decoding: bytes[$0], as: UTF8.self) }
      case .nothing: found = nil
      case .tooManySteps:
        slowLineCount += 1
        let s = Console.sentences
        return slowLineCount == 1 ? .failure(s.say(.liveSearchBrokenOff(line: lineCount))) : nil
      }
    }
    if let value = found.flatMap(decimal) { return .value(value) }
    otherLineCount += 1
    return nil
  }

  private func decimal(_ text: String) -> Double? {
    decimalNumber(decimalComma ? text.replacingScalars { $0 == "," ? "." : nil } : text)
  }
}
