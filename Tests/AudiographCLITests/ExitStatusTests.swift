// SPDX-License-Identifier: MIT

import Audiograph
import JSON
import MarketData
import SoundDevice
import SoundFile
import Testing

@testable import AudiographCLI
@testable import ChartInput

/// Where each exit status comes from: the kinds of errors that end a command with it.
@Suite struct ExitStatusTests {
  private struct Unknown: Error {}

  static let table: [(status: ExitCode, errors: [any Error])] = [
    (.done, [ConsoleError.closedPipe, OutputError.closedPipe(path: "-")]),
    (.internalError, [Unknown(), ReadError.outOfMemory(file: "a.json")]),
    (
      .usage,
      [
        UsageError.missingOutput,
        SettingsConflict(problem: UsageError.contradiction("--even", "--true"), settings: [.even]),
        BatchError.missingColumn("output"),
        ExploreError.standardInput,
        FigureError.unknownMetric("x"),
        FormNotHere(form: .histogram, place: "watch"),
        HoldingsError.unsure("Apple", cusip: "037833100"),
        FormError.tooManyBins(allowed: 1000),
        ImportError.badSymbol("?"),
        LiveError.onlyStandardInput,
        NamedByFileError.outside("../a.csv"),
        NoVoice.language(.japanese),
        RangeError.noDates,
        ReadError.badDelimiter("x"),
        ReadError.database(file: "a.db", .notOneQuery),
        ReadError.workbook(file: "a.xlsx", .unknownSheet("a", sheets: ["b"])),
        RebaseError.noDates(series: "a"),
        ScoreError.emptyAxis(minimum: 2, maximum: 1),
        SoundFileError.unsupportedDepth(.mp3, depth: .int24, allowed: []),
        ThroughError.notAFile,
        ValueError.notAPlace("x", on: .rows(count: 2)),
        WatchlistError.badName("?"),
        AddressError.notFetched("ftp://example.org"),
      ]
    ),
    (
      .input,
      [
        AgainError.nothing,
        AlertError.notKept(symbol: "AAPL"),
        BatchError.notARecord,
        BatchIncomplete(),
        ChartError.noPoints,
        FigureError.notASymbol("?"),
        FormError.allEqual(.histogram, value: 1),
        HoldingsError.unusable("set.zip", isFetched: false, .noHoldings),
        ImportError.notDates(name: "a.csv"),
        ImportIncomplete(),
        LiveError.noSymbol("?"),
        QuizFileError.noQuestions(path: "a.csv"),
        RangeError.nothingInRange(first: CalendarDate(day: 0), last: CalendarDate(day: 1)),
        RangeError.notASeries(.noPoints),
        ReadError.notFound(file: "a.csv"),
        ReadError.database(file: "a.db", .noTables),
        ReadError.workbook(file: "a.xlsx", .noCells),
        RebaseError.notAChart(.noPoints),
        RefusedTable(cause: .empty(file: "a.csv"), changes: [.ignoreBad]),
        ScoreError.logarithmOf(value: -1, series: "a"),
        SearchError.notEveryLine,
        SettingsError.unusableFile("config.json", .notFound),
        SourceError.noSuchName("patients", near: []),
        SourceError.notASymbol("?"),
        SourcesMissing(exitStatus: .input),
        StoreError.foreign(path: "prices.sqlite"),
        ThroughError.failed(program: "jq", file: "a.json", status: 1),
        TooManySeries(count: 13, names: []),
        UnsetSetting(key: .lang),
        ValueError.noValue(.missing(.row(2)), asked: "2", along: .rows(count: 2)),
        WatchlistError.emptyList("tech"),
      ]
    ),
    (
      .provider,
      [
        AddressError.offline("https://example.org"),
        NamedByFileError.symbol("AAPL"),
        ProviderError(.kraken, .webPage),
        SourceError.nothingStored("AAPL", near: []),
        SourcesMissing(exitStatus: .provider),
        UpdateError.failed,
      ]
    ),
    (
      .device,
      [
        NoDevices(),
        PlaybackError.busy(device: "default"),
        PlaybackFailure(cause: .busy(device: "default"), exportLine: "audiograph export AAPL"),
      ]
    ),
    (
      .output,
      [
        AgainError.noFolder,
        AgainError.notKept(folder: "a"),
        AlertError.noFolder,
        BatchError.journal(path: "a.journal", code: 28),
        ConsoleError.cannotWrite(target: .output, reason: "No space left on device"),
        FileSpeech.Failure.noProgram,
        LiveError.cannotRecord(path: "a.csv", reason: "No space left on device"),
        OutputError.exists(path: "a.wav"),
        SettingsError.noFolder,
        SoundFileError.output(.noSpace(path: "a.wav")),
        SoundFileError.tooLong(frameCount: 1 << 40),
        StoreError.diskFull(path: "prices.sqlite"),
        UserFileError.busy(path: "lists.json"),
        WatchlistError.noFolder,
      ]
    ),
    (
      .interrupted,
      [ConsoleError.interrupted, Interrupted(), OutputError.interrupted(path: "a.wav")]
    ),
  ]

  @Test func everyKindOfErrorHasItsStatus() {
    for (status, errors) in Self.table {
      for error in errors { #expect(ExitCode(error) == status, "\(error)") }
    }
  }

  /// What has been said already ends the program without another sentence.
  @Test func someStatusesAreSilent() {
    let silent: [any Error] = [
      ConsoleError.closedPipe, ConsoleError.interrupted, Interrupted(), BatchIncomplete(),
      ImportIncomplete(), SearchError.notEveryLine, SourcesMissing(exitStatus: .provider),
      UpdateError.failed,
    ]
    for error in silent { #expect(ErrorWords(error).text == nil, "\(error)") }
  }
}
