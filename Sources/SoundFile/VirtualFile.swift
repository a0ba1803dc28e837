// SPDX-License-Identifier: MIT

internal import Glibc
internal import Posix

/// The file as libsndfile sees it: a length, a position and bytes that go to a descriptor.
///
/// Errors of the system come back exactly as they were: libsndfile itself forgets them, and for
/// Ogg and MP3 on a full disk it reports none at all.
final class VirtualFile {
  private let writer: DescriptorWriter
  let path: String
  private let isStream: Bool
  /// The length that the file will have; nil if that is not known.
  private let expectedLength: Int64?
  /// Where libsndfile's bytes begin.
  private let start: Int64
  /// What puts chapters into the bytes as they go by; they are written in their order then.
  private var chapters: OggChapters?
  /// How far blocks were asked for.
  private var reservedLength: Int64 = 0
  private(set) var position: Int64 = 0
  private(set) var length: Int64 = 0
  /// The first error; after it nothing more is written.
  private(set) var failure: OutputError?

  /// So much is reserved at a time: no more is left behind where the program is killed.
  private static let reservation: Int64 = 16 << 20

  init(
    writer: DescriptorWriter, path: String, isStream: Bool, expectedLength: Int64? = nil,
    behind start: Int64 = 0, chapters: OggChapters? = nil
  ) {
    (self.start, self.chapters) = (start, chapters)
    self.expectedLength = expectedLength
    self.writer = writer
    self.path = path
    self.isStream = isStream
  }

  /// Writes at the position; returns how many bytes were taken, 0 once there was an error.
  func write(_ bytes: RawSpan) -> Int {
    guard failure == nil else { return 0 }
    if !isStream { reserve(upTo: position + Int64(bytes.byteCount)) }
    do throws(SystemError) {
      try pass(bytes)
    } catch {
      failure = OutputError(error, path: path)
      return 0
    }
    position += Int64(bytes.byteCount)
    length = max(length, position)
    return bytes.byteCount
  }

  private func pass(_ bytes: RawSpan) throws(SystemError) {
    // What is behind in a stream is gone: a header cannot be completed there and stays as it was.
    guard !isStream || position == length else { return }
    guard chapters != nil else {
      return try writer.write(bytes, at: isStream ? nil : start + position)
    }
    let taken = chapters?.take(unsafe bytes.withUnsafeBytes { unsafe Array($0) }) ?? []
    try unsafe writer.write(taken.span.bytes)
  }

  private func reserve(upTo end: Int64) {
    guard let expectedLength, end > reservedLength, reservedLength < expectedLength else { return }
    let count = min(Self.reservation, expectedLength - reservedLength)
    writer.reserve(byteCount: count, at: reservedLength)
    reservedLength += count
  }

  /// Moves the position as `lseek` does; −1 for a place before the beginning.
  func seek(_ offset: Int64, _ whence: Int32) -> Int64 {
    let origin: Int64 =
      switch whence {
      case SEEK_CUR: position
      case SEEK_END: length
      default: 0
      }
    let (target, isTooLarge) = origin.addingReportingOverflow(offset)
    guard !isTooLarge, target >= 0 else { return -1 }
    position = target
    return target
  }
}
