// SPDX-License-Identifier: MIT

internal import ChartInput
internal import Glibc
internal import Posix
internal import SoundFile

/// Many exports in one process, on several threads.
struct BatchCommand {
  private let arguments: Arguments
  private let settings: Settings
  private let path: String
  private let jobs: Int

  init(_ arguments: Arguments) throws {
    self.arguments = arguments
    settings = Settings(arguments)
    path = arguments.operands.first ?? "-"
    jobs = arguments.wholeNumber(.jobs) ?? availableCores()
  }

  func run() throws {
    try settings.checkNamedFile()
    try checkDefaults()
    if keepsJournal, journalPath == nil { throw BatchError.journalNeedsName }
    reportShard()
    var manifest = try BatchManifest.open(source, defaults: defaults)
    var folders: [String: OutputFolder] = [:]
    // Of several processes, another one may be about to write there.
    defer { if shard == nil { folders.values.forEach { $0.removeIfUnused() } } }
    let lineCount = try checkPaths(&manifest, &folders)
    let shard = shard
    let journal = try journal()
    let run = BatchRun(
      manifest, lineCount: shard?.count(of: lineCount) ?? lineCount, settings, journal, shard,
      isQuiet: arguments.has(.quiet))
    HeapReservation.keepForFurtherWork()
    do {
      try Interruption.deferred {
        // First, since a process can be copied only while it has one thread.
        try run.retry()
        work(run)
      }
    } catch {
      run.reportSummary()
      throw error
    }
    try finish(run, journal, folders.keys.sorted())
  }

  private func work(_ run: BatchRun) {
    let watch = BatchMonitor(run, isQuiet: arguments.has(.quiet))
    defer { watch.stop() }
    _ = concurrently(Array(1...jobs), atMost: jobs) { _ in run.work() }
  }

  private func finish(_ run: BatchRun, _ journal: BatchJournal?, _ folders: [String]) throws {
    if arguments.has(.sync) { journal?.flush() }
    run.reportSummary()
    if let failure = run.failure { throw failure }
    // Of several processes, the one that merges their journals sees all charts.
    if shard == nil, !Interruption.isRequested {
      try ChartRequest(defaults, settings: settings).writeIndexes(of: folders)
    }
    // A journal that stays long is no worse than before.
    try? journal?.shorten()
    let tally = run.tally
    if tally.failed > 0 {
      throw BatchIncomplete(exitStatus: tally.died > 0 ? .internalError : .input)
    }
  }

  private var source: DataSource {
    path == "-"
      ? .descriptor(STDIN_FILENO, name: Console.sentences.say(.standardInput())) : .path(path)
  }

  /// The defaults of every line.
  private var defaults: Arguments {
    var defaults = arguments
    for option in [OptionName.jobs, .resume, .journal, .shard, .merge] { defaults.remove(option) }
    defaults.operands = []
    return defaults
  }

  /// What is wrong for all lines alike is no fault of each.
  private func checkDefaults() throws {
    try BatchLimits(of: source, defaults).checkProvider(defaults)
    _ = try ChartRequest(defaults, settings: settings)
  }

  /// Reads the manifest to its end, makes the folders of usual sets, and returns how many lines it has.
  ///
  /// - Throws: `BatchError` where lines would get in each other's way.
  private func checkPaths(
    _ manifest: inout BatchManifest, _ folders: inout [String: OutputFolder]
  ) throws(BatchError) -> Int {
    var paths = BatchPaths(used: usedFiles)
    while let line = try manifest.next() {
      // Files are told apart by the folders that they stand in.
      for folder in line.folders where folders[folder] == nil {
        folders[folder] = try? OutputFolder(making: folder)
      }
      try paths.add(line)
    }
    try manifest.rewind()
    return paths.lineCount
  }

  private var usedFiles: [FileIdentity: BatchError.Role] {
    var files: [FileIdentity: BatchError.Role] = [:]
    if let results = FileIdentity(output: "-") { files[results] = .results }
    if let journalPath, let journal = FileIdentity(output: journalPath) {
      files[journal] = .journal
    }
    let manifest = path == "-" ? FileIdentity(descriptor: STDIN_FILENO) : FileIdentity(path: path)
    if let manifest { files[manifest] = .manifest }
    return files
  }

  // MARK: - Journal

  /// Where finished lines are noted; nil for a manifest without a place of its own.
  private var journalPath: String? { wholeJournalPath.map { $0 + (shard?.suffix ?? "") } }

  /// The journal of all shards together.
  private var wholeJournalPath: String? {
    if let named = arguments[.journal] { return named }
    return path != "-" && fileKind(path) == .file ? path + ".journal" : nil
  }

  /// Which lines are this process's; nil for all.
  private var shard: BatchShard? {
    if arguments.has(.merge) { return nil }
    if let text = arguments[.shard] {
      return BatchShard(text).flatMap { $0.count == 1 ? nil : $0 }
    }
    return BatchShard(variable: environment)
  }

  /// Nobody should miss lines because of a variable.
  private func reportShard() {
    guard !arguments.has(.quiet), !arguments.has(.shard), let shard else { return }
    Console.report([Console.sentences.say(.batchShard(number: shard.number, count: shard.count))])
  }

  /// Whether what the journal holds counts.
  private var keepsJournal: Bool { arguments.has(.resume) || arguments.has(.merge) }

  /// The journal; nil if none was requested and there is no room for one.
  private func journal() throws -> BatchJournal? {
    guard let journalPath else { return nil }
    do {
      let journal = try BatchJournal(
        path: journalPath, keeps: keepsJournal,
        adding: arguments.has(.merge) ? BatchJournal.shards(of: journalPath) : [])
      if journal.longLineCount > 0, !arguments.has(.quiet) {
        let s = Console.sentences
        Console.report([
          s.say(
            .warning(text: s.say(.batchLongLines(path: journalPath, count: journal.longLineCount))))
        ])
      }
      return journal
    } catch {
      let isInUse = error.isLike(.journalInUse(path: ""))
      if isInUse || keepsJournal || arguments.has(.journal) { throw error }
      if !arguments.has(.quiet) {
        let s = Console.sentences
        Console.report([s.say(.batchWithoutJournal(problem: ErrorWords(error, in: s).problem))])
      }
      return nil
    }
  }
}
