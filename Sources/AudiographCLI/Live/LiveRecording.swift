// SPDX-License-Identifier: MIT

internal import Audiograph
internal import Glibc
internal import Posix

/// A record of what was followed, one line a value: time, what it is of, the value, its unit and kind.
///
/// Each line is written at once and whole, at the end of what is there, so that whatever ends the program
/// leaves whole lines.
final class LiveRecording {
  /// The names of the columns.
  static let heading = "time,symbol,value,unit,kind"

  private let path: String
  private let file: FileDescriptor

  /// Opens a file, or makes one with a heading.
  ///
  /// - Throws: `LiveError.cannotRecord`.
  init(path: String) throws(LiveError) {
    self.path = path
    do throws(SystemError) {
      file = try FileDescriptor(path, O_RDWR | O_CREAT | O_APPEND, permissions: 0o644)
    } catch { throw .cannotRecord(path: path, reason: error.reason) }
    let end = lseek(file.number, 0, SEEK_END)
    var last = UInt8(ascii: "\n")
    if end > 0 { _ = pread(file.number, &last, 1, end - 1) }
    if end <= 0 {
      try write([Self.heading])
    } else if last != UInt8(ascii: "\n") {
      // What another program broke off is no beginning of ours.
      try write([""])
    }
  }

  /// Adds values with their times, in milliseconds since 1970.
  ///
  /// - Throws: `LiveError.cannotRecord`.
  func add(_ values: [(time: Int64, subject: LiveChart.Subject, value: Double)]) throws(LiveError) {
    guard !values.isEmpty else { return }
    try write(values.map { Self.line($0, $1, $2) })
  }

  private static func line(
    _ time: Int64, _ subject: LiveChart.Subject, _ value: Double
  ) -> String {
    // A time without an offset is of UTC, and nobody's clock.
    let minutes = Int((subject.clock?.offset ?? 0) / 60)
    let date = CalendarDate(
      instant: (time + Int64(minutes) * 60_000) * 1000, precision: .millisecond,
      offsetMinutes: subject.clock == nil ? nil : minutes)
    return [
      "\(date)", cell(subject.title), value.plainDescription, cell(subject.unit ?? ""),
      subject.kind.rawValue,
    ].joined(separator: ",")
  }

  private func write(_ lines: [String]) throws(LiveError) {
    // Each by itself: a write of several pages may be broken off between them.
    for line in lines {
      do throws(SystemError) { try DescriptorWriter(file.number).write(line + "\n") } catch {
        throw .cannotRecord(path: path, reason: error.reason)
      }
    }
  }

  private static func cell(_ text: String) -> String {
    guard text.contains(where: { ",\"\n\r".contains($0) }) else { return text }
    return "\"" + text.map { $0 == "\"" ? "\"\"" : "\($0)" }.joined() + "\""
  }
}
