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
    /// The numbers of the lines that `retry` has dealt with.
    var retried: Set<Int> = []
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

  /// Renders the lines that an earlier run began and did not end, each in a process of its own, since one
  /// of them may be what ended it.
  func retry() throws {
    guard let journal, journal.hasBegunLines else { return }
    while let line = try nextLine() {
      if line.fault == nil, journal.hasBegun(line) { try retry(line) }
    }
    takenCount.withLock { $0 = 0 }
    try manifest.withLock { manifest throws(BatchError) in try manifest.rewind() }
  }

  private func retry(_ line: BatchLine) throws {
    let progress = isQuiet ? nil : ProgressReporter { self.progressLine }
    switch LineProcess.run(whileWaiting: { progress?.check() }, { self.ending(of: line) }) {
    // What stopped it stops a thread too, and is told of there.
    case .ended(.stopped): return
    case .ended(let ending): self.progress.withLock { $0.tally.add(ending, line: line.number) }
    case .died(let status):
      try finish(result(of: line, BatchError.died(status: status), []))
      self.progress.withLock { $0.tally.addDeath() }
    }
    self.progress.withLock { _ = $0.retried.insert(line.number) }
  }

  /// How a line ends in a process of its own, which prints and notes its result.
  private func ending(of line: BatchLine) -> LineProcess.Ending {
    journal?.leaveLock()
    var tables = WavetableCache()
    do {
      guard let result = try result(of: line, &tables) else { return .stopped }
      try finish(result)
      switch result.status {
      case .done: return .done
      case .unchanged: return .unchanged
      case .failed: return .failed
      }
    } catch {
      return .stopped
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
        guard shard?.has(index) ?? true else { continue }
        if !progress.withLock({ $0.retried.contains(line.number) }) { return line }
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
      if line.fault == nil { try journal?.noteEnd(of: line) }
      // A signal may also show as a source that could not be read.
      guard ExitCode(error) != .interrupted, !Interruption.isRequested else { return nil }
      return result(of: line, error, notes.lines)
    }
  }

  private func result(
    of line: BatchLine, _ error: any Error, _ notes: [String]
  ) -> BatchResult {
    // Programs read it.
    let text = ErrorWords(error, in: english).text ?? ""
    return BatchResult(line: line, status: .failed(ExitCode(error), text), notes: notes)
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
      try journal.noteEnd(of: line)
      return .unchanged
    }
    try journal?.noteBegin(of: line)
    let written: ExportCommand.Written
    do { written = try command.write(tables: tables) } catch {
      throw NamedByFile.explained(error, request.market)
    }
    tables = written.tables
    if let state, state.isCurrent, let finished = state.finished() {
      try journal?.note(finished, of: line)
    } else {
      try journal?.noteEnd(of: line)
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
    Console.sentences.say(.batchProgress(done: tally.count, count: lineCount))
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
    isLike(.journal(path: "", code: 0))
  }
}
