// SPDX-License-Identifier: MIT

internal import Audiograph
internal import Glibc
internal import Posix

/// A record of what was followed, one line a value: time, what it is of, the value, its unit and kind.
///
/// Each line is written at once, at the end of what is there, so that what ends the program leaves whole
/// lines. Only who kills it, or a machine that goes down, may leave a last one without its end: nothing is
/// added to that.
final class LiveRecording {
  /// The names of the columns.
  static let heading = "time,symbol,value,unit,kind"

  /// Whether a file begins as a recording does; of anything else nothing is read.
  static func isAt(_ path: String) -> Bool {
    guard let status = try? FileStatus(path), status.kind == .file,
      let file = try? FileDescriptor(path)
    else { return false }
    let wanted = Array("\(heading)\n".utf8)
    var start = [UInt8](repeating: 0, count: wanted.count)
    return pread(file.number, &start, start.count, 0) == start.count && start == wanted
  }

  private let path: String
  private let file: FileDescriptor

  /// Opens a file, or makes one with a heading.
  ///
  /// - Throws: `LiveError.cannotRecord`; `.notARecording` for a file that holds something else, and
  ///   `.recordsItsInput` for the one that is read.
  init(path: String) throws(LiveError) {
    self.path = path
    do throws(PathError) {
      file = try .inPlace(path, O_RDWR | O_APPEND, permissions: 0o644, takesStreams: true)
    } catch { throw .cannotRecord(path: path, reason: error.system.reason) }
    // A terminal may well be both.
    if let own = try? FileStatus(descriptor: file.number),
      let input = try? FileStatus(descriptor: STDIN_FILENO),
      own.kind == .file, (own.device, own.inode) == (input.device, input.inode)
    {
      throw .recordsItsInput(path: path)
    }
    let end = lseek(file.number, 0, SEEK_END)
    guard end > 0 else {
      try write([Self.heading])
      return
    }
    var first = [UInt8](repeating: 0, count: Self.heading.utf8.count)
    let count = pread(file.number, &first, first.count, 0)
    guard first.prefix(max(0, count)).elementsEqual(Self.heading.utf8) else {
      throw .notARecording(path: path)
    }
    var last = UInt8(ascii: "\n")
    _ = pread(file.number, &last, 1, end - 1)
    // What another program broke off is no beginning of ours.
    if last != UInt8(ascii: "\n") { try write([""]) }
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

  /// A recording is looked at while it grows, in a terminal too.
  private static func cell(_ text: String) -> String { text.displayText.csvCell }
}
