// SPDX-License-Identifier: MIT

internal import Glibc
internal import Posix

/// Looks for a screen reader that speaks what a terminal of this machine shows.
///
/// brltty is none: its service runs on many machines that have no braille display.
enum RunningReader {
  private static let names = ["orca", "fenrir", "espeakup", "tdsr"]
  /// How many processes are looked at: the newest, since the oldest are threads of the kernel.
  private static let mostProcesses = 300
  /// What is not found in so many seconds of work is not there: somebody waits for the sound.
  private static let patience = 0.002

  /// The reader that runs on this machine for this user, or for all; nil for none.
  static func search() -> String? {
    let end = ProcessorClock.seconds + patience
    return search(
      speakup: "/sys/accessibility/speakup", processes: "/proc", user: geteuid(),
      isLate: { ProcessorClock.seconds > end })
  }

  /// The reader that speakup's folder or the folder of processes shows.
  static func search(
    speakup: String, processes: String, user: UInt32, isLate: () -> Bool
  ) -> String? {
    if fileKind(speakup) == .folder { return "speakup" }
    guard var folder = FolderNames(processes) else { return nil }
    var numbers: [Int32] = []
    while let name = folder.next() {
      if let number = Int32(name) { numbers.append(number) }
    }
    for number in numbers.sorted(by: >).prefix(mostProcesses) {
      if isLate() { return nil }
      let path = "\(processes)/\(number)"
      guard let name = name(ofProcess: path), names.contains(name),
        let owner = (try? FileStatus(path))?.owner, [user, 0].contains(owner)
      else { continue }
      return name
    }
    return nil
  }

  /// The name of a program; of one in Python, which may have been started by its interpreter, that
  /// of its script.
  private static func name(ofProcess path: String) -> String? {
    guard let name = firstBytes("\(path)/comm") else { return nil }
    let text = String(decoding: name.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    guard text.hasPrefix("python"), let line = firstBytes("\(path)/cmdline") else { return text }
    let words = line.split(separator: 0)
    return words.dropFirst().first { $0.first != UInt8(ascii: "-") }
      .map { fileName(of: String(decoding: $0, as: UTF8.self)) } ?? text
  }

  private static func firstBytes(_ path: String) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 1024)
    guard let file = try? FileDescriptor(path),
      let count = try? readOnce(file.number, into: &bytes, to: bytes.count)
    else { return nil }
    return Array(bytes[..<count])
  }
}
