// SPDX-License-Identifier: MIT

internal import Audiograph
internal import ChartInput
internal import Glibc
internal import JSON
internal import Posix
internal import SoundFile
internal import Synchronization

/// A file in which every finished line is noted, so that it need not be rendered again.
///
/// One JSON record a line, with the fingerprint of a line and its outputs as they were when it was
/// finished. Only added to, in one write a record: what a crash leaves unfinished at the end is
/// skipped. It is not flushed to the disk line by line: what a power cut takes from it is
/// rendered again, and what it takes from an output shows in the output's size.
///
/// That a line is begun is noted too, by a fingerprint of its outputs, which no other line has: it may
/// be what ended a run that left no note of its end.
final class BatchJournal: Sendable {
  let path: String
  private let descriptor: Int32
  private let known: Set<Fingerprint>
  /// The lines that earlier runs began, and whose end is nowhere noted.
  private let begun: Set<Fingerprint>
  /// Those, and the lines that this run has begun and not ended.
  private let unfinished = Mutex<Set<Fingerprint>>([])
  /// How many records stood in it when it was opened.
  private let recordCount: Int
  /// The lines that are too long to be any of ours, and were skipped.
  let longLineCount: Int
  private let failure = Mutex<Int32?>(nil)
  /// What stands in it of this run, 16 bytes a line.
  private let current = Mutex<[Fingerprint]>([])

  fileprivate static let name = "audiograph batch"
  private static var heading: String {
    JSONWriter.document { $0.member("journal", name) } + "\n"
  }

  /// Opens a journal, or makes one, for as long as this run lasts.
  ///
  /// Only one batch at a time may use it: what another one writes over an output in the moment
  /// before that is noted would count as this one's.
  ///
  /// `keeps` says whether what it holds counts; otherwise it begins anew. A file that is not empty
  /// and no journal is left alone. What the journals `others` hold is added to it.
  ///
  /// - Throws: `BatchError.journal`, `.notAJournal`, `.journalInUse`.
  init(path: String, keeps: Bool, adding others: [String] = []) throws(BatchError) {
    self.path = path
    guard !path.isEmpty, [nil, .file].contains(fileKind(path)) else {
      throw .notAJournal(path: path)
    }
    descriptor = try Self.locked(path)
    let file: Content
    var all = Content()
    do throws(BatchError) {
      for other in others { try all.read(other) }
      // What this one says of a line comes after what they say.
      let earlier = all.entries
      all.entries = []
      try all.read(path)
      file = all
      all.entries.formUnion(earlier)
    } catch {
      close(descriptor)
      throw error
    }
    known = keeps ? all.entries : []
    begun = keeps ? all.begun : []
    recordCount = keeps ? all.recordCount : 0
    longLineCount = keeps ? all.longLineCount : 0
    if !keeps { ftruncate(descriptor, 0) }
    if !keeps || file.isEmpty {
      append(Self.heading)
    } else {
      append(file.isTorn ? "\n" : "")
    }
    for fingerprint in known.subtracting(file.entries) {
      append("{\"finished\":\"\(fingerprint.text)\"}\n")
    }
    unfinished.withLock { $0 = begun }
    if let code = failure.withLock({ $0 }) { throw .journal(path: path, code: code) }
  }

  /// Leaves the lock to the process that this one is a copy of, whose end is to free it.
  func leaveLock() {
    let copy = try? writtenInPlace(path, O_WRONLY | O_APPEND, permissions: 0o666)
    if let copy { dup2(copy.number, descriptor) }
  }

  /// The journals of shards beside a journal, in the order of their names.
  static func shards(of path: String) -> [String] {
    let name = String(path.parts(at: "/").last ?? "")
    let folder = path.without(last: name.unicodeScalars.count)
    guard var listing = FolderNames(folder.isEmpty ? "." : folder) else { return [] }
    var found: [String] = []
    while let other = listing.next() {
      let suffix = other.without(first: name.unicodeScalars.count)
      guard other.begins(with: name), BatchShard(suffix: suffix) != nil else { continue }
      found.append(folder + other)
    }
    return found.sorted()
  }

  deinit { close(descriptor) }

  /// Whether no line of an earlier run stands in it.
  var isNew: Bool { known.isEmpty }

  /// Whether a line stands in it as finished.
  func has(_ fingerprint: Fingerprint) -> Bool {
    guard known.contains(fingerprint) else { return false }
    current.withLock { $0.append(fingerprint) }
    return true
  }

  /// Whether an earlier run began lines and did not note their end.
  var hasBegunLines: Bool { !begun.isEmpty }

  /// Whether an earlier run began a line and did not note its end.
  func hasBegun(_ line: BatchLine) -> Bool { begun.contains(Self.identity(of: line)) }

  /// Notes that a line is begun, unless that stands there already.
  ///
  /// - Throws: `BatchError.journal` where this or an earlier entry could not be written.
  func noteBegin(of line: BatchLine) throws(BatchError) {
    let identity = Self.identity(of: line)
    guard unfinished.withLock({ $0.insert(identity).inserted }) else { return }
    try append(["begun": identity], line)
  }

  /// Notes that a line has ended without being finished, if it was begun.
  ///
  /// - Throws: `BatchError.journal` where this or an earlier entry could not be written.
  func noteEnd(of line: BatchLine) throws(BatchError) {
    let identity = Self.identity(of: line)
    guard unfinished.withLock({ $0.remove(identity) }) != nil else { return }
    try append(["ended": identity], line)
  }

  /// Notes that a line is finished, and has ended.
  ///
  /// - Throws: `BatchError.journal` where this or an earlier entry could not be written.
  func note(_ fingerprint: Fingerprint, of line: BatchLine) throws(BatchError) {
    let identity = Self.identity(of: line)
    current.withLock { $0.append(fingerprint) }
    _ = unfinished.withLock { $0.remove(identity) }
    try append(["finished": fingerprint, "ended": identity], line, line.outputs)
  }

  /// What tells a line from all others of a batch, whatever its sources and options have become.
  private static func identity(of line: BatchLine) -> Fingerprint {
    var fingerprint = Fingerprint()
    for path in line.writtenPaths { fingerprint.add(path) }
    return fingerprint
  }

  private func append(
    _ members: KeyValuePairs<String, Fingerprint>, _ line: BatchLine, _ outputs: [String] = []
  ) throws(BatchError) {
    var json = JSONWriter()
    json.object { json in
      for (name, value) in members { json.member(name, value.text) }
      json.member("line", line.number)
      guard !outputs.isEmpty else { return }
      json.key("output")
      json.array { json in for path in outputs { json.value(path) } }
    }
    append(json.text + "\n")
    if let code = failure.withLock({ $0 }) { throw .journal(path: path, code: code) }
  }

  /// Leaves out what no line of a whole run had any use for, once that is most of it; nothing while
  /// lines are begun.
  ///
  /// - Throws: `OutputError`; the journal is then as it was.
  func shorten() throws(OutputError) {
    let current = current.withLock(\.self)
    guard begun.isEmpty, recordCount > 1000 + 8 * current.count else { return }
    var options = OutputOptions()
    options.isNameless = true
    var file = try OutputFile(path: path, options: options)
    try file.write(Self.heading)
    for fingerprint in current { try file.write("{\"finished\":\"\(fingerprint.text)\"}\n") }
    try file.commit()
  }

  /// A file that no other batch has open as its journal.
  private static func locked(_ path: String) throws(BatchError) -> Int32 {
    do throws(SystemError) {
      let file = try writtenInPlace(path, O_WRONLY | O_APPEND, permissions: 0o666)
      // Where files cannot be locked, as on some network file systems, nothing is lost by going on.
      if (try? lock(file.number, seconds: 0.5)) ?? true { return file.take() }
    } catch {
      throw .journal(path: path, code: error.code)
    }
    throw .journalInUse(path: path)
  }

  /// Flushes it to the disk.
  func flush() { fsync(descriptor) }

  /// One call, so that a line stands whole or, after a crash or on a full disk, is torn at the end.
  private func append(_ text: String) {
    guard !text.isEmpty else { return }
    failure.withLock { failure in
      do throws(SystemError) { try DescriptorWriter(descriptor).write(text) } catch {
        failure = error.code
      }
    }
  }

  /// What stands in one journal or several.
  private struct Content {
    var entries: Set<Fingerprint> = []
    /// Lines whose end is noted nowhere after their beginning.
    var begun: Set<Fingerprint> = []
    var recordCount = 0
    var longLineCount = 0
    /// Whether the last of them is empty.
    var isEmpty = false
    /// Whether the last line of the last of them has no end.
    var isTorn = false

    /// Adds what stands in a journal.
    mutating func read(_ path: String) throws(BatchError) {
      (isEmpty, isTorn) = (true, false)
      guard let state = FileState(path: path), state.size > 0 else { return }
      do {
        var records = try TextRecords.open(.path(path))
        guard let first = try records.next(), first.isHeading else {
          throw BatchError.notAJournal(path: path)
        }
        while let record = try records.next() { add(record) }
      } catch let error as BatchError {
        throw error
      } catch ReadError.unreadable(_, let code) {
        throw .journal(path: path, code: code)
      } catch {
        throw .notAJournal(path: path)
      }
      (isEmpty, isTorn) = (false, !endsWithLineBreak(path, size: state.size))
    }

    private mutating func add(_ record: TextRecords.Record) {
      recordCount += 1
      if let finished = record["finished"] { entries.insert(finished) }
      if let identity = record["begun"] { begun.insert(identity) }
      if let identity = record["ended"] { begun.remove(identity) }
      if case .unreadable(.rowTooLong) = record.content { longLineCount += 1 }
    }
  }

  private static func endsWithLineBreak(_ path: String, size: Int64) -> Bool {
    guard let file = try? FileDescriptor(path) else { return false }
    var byte: UInt8 = 0
    return pread(file.number, &byte, 1, off_t(size - 1)) == 1 && byte == UInt8(ascii: "\n")
  }
}

extension TextRecords.Record {
  fileprivate var isHeading: Bool {
    guard case .value(let value) = content else { return false }
    return value["journal"] == .text(BatchJournal.name)
  }

  fileprivate subscript(name: String) -> Fingerprint? {
    guard case .value(let value) = content, case .text(let text) = value[name] else { return nil }
    return Fingerprint(text)
  }
}
