// SPDX-License-Identifier: MIT

internal import Audiograph
internal import ChartInput
internal import Glibc
internal import Posix

/// The numbers in lines of a stream, as they come.
///
/// A line is a number, or a pattern finds one in it: by the first of its groups that matches, or all that it
/// matches where it has none. Other lines are passed over and counted.
struct LineSource: LiveSource {
  private let stream: Int32
  private let regex: Regex<AnyRegexOutput>?
  private let decimalComma: Bool
  private var rest: [UInt8] = []
  private(set) var isOver = false
  private(set) var otherLineCount = 0

  /// Of a longer line nothing is kept but its beginning.
  private static let longest = 4096

  /// - Throws: `ReadError.badRegex`.
  init(
    _ stream: Int32 = STDIN_FILENO, pattern: String?, decimalComma: Bool = false
  ) throws(ReadError) {
    self.stream = stream
    self.decimalComma = decimalComma
    do { regex = try pattern.map { try Regex($0) } } catch { throw .badRegex(pattern ?? "") }
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
        if let value = number(in: String(decoding: rest, as: UTF8.self)) {
          news.append(LiveNews(time: time, chart: 0, what: .value(value)))
        }
        rest.removeAll(keepingCapacity: true)
      } else if rest.count < Self.longest {
        rest.append(byte)
      }
    }
    return news
  }

  private mutating func number(in line: String) -> Double? {
    guard !line.isBlank else { return nil }
    if let value = found(in: line).flatMap(decimal) { return value }
    otherLineCount += 1
    return nil
  }

  private func found(in line: String) -> String? {
    guard let regex else { return line.trimmed }
    guard let match = try? regex.firstMatch(in: line) else { return nil }
    let groups = match.output.dropFirst().compactMap(\.substring)
    return (match.output.count > 1 ? groups.first : match.output[0].substring).map(String.init)
  }

  private func decimal(_ text: String) -> Double? {
    decimalNumber(decimalComma ? text.replacingScalars { $0 == "," ? "." : nil } : text)
  }
}
