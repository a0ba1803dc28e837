// SPDX-License-Identifier: MIT

internal import Audiograph
internal import Glibc
internal import SoundFile
internal import Synchronization

/// The lines of a manifest on their way through several threads, each of which takes the next line
/// when it has finished one, so that memory does not grow with their number.
final class BatchRun: Sendable {
  private let manifest: Mutex<BatchManifest>
  /// How many lines were taken from the manifest, under its lock.
  private let takenCount = Mutex(0)
  private let shard: BatchShard?
  private let settings: Settings
  private let journal: BatchJournal?
  private let isQuiet: Bool
  private let progress = Mutex(Progress())
  /// How many lines the manifest has.
  let lineCount: Int

  private struct Progress {
    var tally = BatchTally()
    /// Why no further line is begun.
    var failure: (any Error)?
  }

  /// Held while a result is printed: whether nobody reads them any more, and the files are written
  /// all the same.
  private let isUnread = Mutex(false)

  init(
    _ manifest: consuming sending BatchManifest, lineCount: Int, _ settings: Settings,
    _ journal: BatchJournal?, _ shard: BatchShard?, isQuiet: Bool
  ) {
    self.shard = shard
    self.manifest = Mutex(manifest)
    self.lineCount = lineCount
    self.settings = settings
    self.journal = journal
    self.isQuiet = isQuiet
  }

  /// What has come of the lines so far.
  var tally: BatchTally { progress.withLock(\.tally) }

  /// Why it stopped before the end; nil if it did not.
  var failure: (any Error)? { progress.withLock(\.failure) }

  /// Renders lines until there are none, or something ends the batch.
  func work() {
    var tables = WavetableCache()
    do {
      while let line = try nextLine() {
        if let result = try result(of: line, &tables) { try finish(result) }
      }
    } catch {
      stop(error)
    }
  }

  private func nextLine() throws -> BatchLine? {
    guard !Interruption.isRequested, failure == nil else { return nil }
    return try manifest.withLock { manifest throws(BatchError) in
      while let line = try manifest.next() {
        let index = takenCount.withLock { count in
          count += 1
          return count - 1
        }
        if shard?.has(index) ?? true { return line }
      }
      return nil
    }
  }

  private func stop(_ error: any Error) {
    progress.withLock { if $0.failure == nil { $0.failure = error } }
  }

  /// The outcome of a line; nil if it was interrupted.
  private func result(of line: BatchLine, _ tables: inout WavetableCache) throws -> BatchResult? {
    let notes = MessageBuffer()
    do {
      let status = try render(line, &tables, Reporter(gathering: notes))
      return BatchResult(line: line, status: status, notes: notes.lines)
    } catch let error as BatchError where error.endsBatch {
      throw error
    } catch {
      let exitStatus = ExitCode(error)
      guard exitStatus != .interrupted else { return nil }
      // Programs read it.
      let text = Message(error, in: english).text ?? ""
      return BatchResult(line: line, status: .failed(exitStatus, text), notes: notes.lines)
    }
  }

  private func render(
    _ line: BatchLine, _ tables: inout WavetableCache, _ reporter: Reporter
  ) throws -> BatchResult.Status {
    let places = line.fault == nil ? line.writtenPaths.map(OutputDestination.init) : []
    try check(places)
    let request = try ChartRequest(line.exportArguments(), settings: settings, reporter)
    let command = try ExportCommand(request, places: places)
    let state = journal == nil ? nil : try BatchLineState(line, request, settings)
    if let journal, !journal.isNew, let finished = state?.finished(), journal.has(finished) {
      return .unchanged
    }
    let written = try command.write(tables: tables)
    tables = written.tables
    if let journal, let state, state.isCurrent, let finished = state.finished() {
      try journal.note(finished, of: line)
    }
    return .done(seconds: written.seconds, pointCount: written.pointCount)
  }

  /// Results of a batch are files: pipes and devices would be shared by lines.
  private func check(_ places: [OutputDestination]) throws(BatchError) {
    for place in places where ![.nothing, .file, .folder].contains(place.kind) {
      throw .notAFile(path: place.path)
    }
  }

  /// Counts and prints a result, whole and before any other.
  private func finish(_ result: BatchResult) throws {
    let text = result.text + "\n"
    progress.withLock { $0.tally.add(result) }
    try isUnread.withLock { isUnread throws(ConsoleError) in
      guard !isUnread else { return }
      do throws(ConsoleError) {
        try Console.write(text, to: STDOUT_FILENO, called: .output)
      } catch .closedPipe {
        isUnread = true
      }
    }
  }

  // MARK: - Messages

  /// How far it has come, for who waits.
  var progressLine: String {
    Console.sentences.batchProgress(done: tally.count, count: lineCount)
  }

  /// Says in one sentence what came of the lines.
  func reportSummary() {
    guard !isQuiet else { return }
    Console.report([
      tally.summary(
        of: lineCount, isInterrupted: Interruption.isRequested, in: Console.sentences)
    ])
  }

  /// Ends the program, between two results, where a thread is held up by something that never comes.
  func abandon() {
    _ = isUnread.withLockIfAvailable { _ in Interruption.leave() }
  }
}

extension BatchError {
  /// Whether it is about the batch and not about one of its lines.
  fileprivate var endsBatch: Bool {
    if case .journal = self { true } else { false }
  }
}
