// SPDX-License-Identifier: MIT

import Audiograph
import ChartInput
import JSON
import MarketData
import SoundFile
import Testing

@testable import AudiographCLI

/// Errors of each kind that a command ends with, beside those whose English sentences other tests hold.
enum ErrorExamples {
  static let all: [any Error] =
    MessageTests.lines.map(\.0) as [any Error] + MessageTests.sources.map(\.0)
    + LibraryMessageTests.reading.map(\.0) + LibraryMessageTests.others.map(\.0)
    + SettingsTests.messages.map(\.0) + SettingChangeTests.messages.map(\.0)
    + WatchlistBookTests.messages.map(\.0) + QuestionTests.messages.map(\.0)
    + RebaseMessageTests.messages.map(\.0) + StoreLocationTests.messages.map(\.0)
    + ProviderMessageTests.errors.map { ProviderError(.yahoo, .transport($0.0)) }
    + ProviderMessageTests.errors.map { AddressError.failed("https://example.org/a", $0.0) }
    + ((try? ProviderMessageTests.faults()) ?? []).map { ProviderError($0.0, $0.1) }
    + ExitStatusTests.table.flatMap(\.errors) + CommonErrorTests.errors.map(\.error)
    + usage + batch + data + figures + lists + LibraryErrorExamples.all

  private static let usage: [any Error] = [
    UsageError.sourceAsCommand("my rents.csv"), UsageError.nothingFound("banana"),
    UsageError.unknownEnding(path: "a.png", endings: ["wav"]),
    UsageError.rangeAsSource("1Y"), UsageError.needsOutput(option: "--x"),
    UsageError.needsRound(option: "--x"), UsageError.missingFormat(formats: ["wav", "mp3"]),
    UsageError.nothingHoldsCues, UsageError.speechWithoutSound(option: "--speak"),
    UsageError.outputIsInput(path: "a"), UsageError.sameOutputTwice(path: "a"),
    UsageError.emptyPlace,
    UsageError.wordsTooLong(limit: 2, needed: 5), UsageError.notUTF8(shown: "\\xff"),
    UsageError.emptyText(option: "--title"), UsageError.logarithmicAxis(option: "--log"),
    UsageError.sameColumnTwice("a"), UsageError.jsonOfColumns(facts: "describe"),
    UsageError.needsCandles(option: "--x"), UsageError.needsOption(option: "--a", other: "--b"),
    UsageError.languagesWithoutPage("en,de"), UsageError.needsAlert(option: "--once"),
    UsageError.tooManyOperands(command: .play, extra: "1Y"),
    UsageError.tooManyOperands(command: .help, extra: "x"),
    UsageError.soundToTerminal(path: "-"), UsageError.soundToTerminal(path: "/dev/tty"),
    ExploreError.standardInput, FormNotHere(form: .histogram, place: "watch"),
    ThroughError.missing(program: "jq"),
    ThroughError.failed(program: "jq", file: "a", status: 3),
    ThroughError.tooLarge(program: "jq", limit: 64 << 20), ThroughError.oddName(file: "a;b"),
    ThroughError.notAFile, AgainError.nothing, AgainError.standardInput, AgainError.unusable("a"),
    AgainError.noFolder, AgainError.notKept(folder: "a"), AddressError.notFetched("ftp://a"),
    AddressError.offline("https://a"),
    AddressError.refused("https://a", status: 404), NamedByFileError.address("https://a"),
    NamedByFileError.outside("../a"), NamedByFileError.symbol("AAPL"),
  ]

  private static let batch: [any Error] = [
    BatchError.unreadable(.empty(file: "m.csv")),
    BatchError.unknownKey("durtion", line: 2, nearest: "duration"),
    BatchError.unknownKey("zzz", line: 2, nearest: nil),
    BatchError.keyOfWholeBatch("format", line: 2), BatchError.keyOfWholeBatch("help", line: 2),
    BatchError.keyOfWholeBatch("jobs", line: 2), BatchError.repeatedKey("title"),
    BatchError.missingColumn("output"), BatchError.missingValue("source"), BatchError.notARecord,
    BatchError.badValue(key: "title"), BatchError.severalValues(key: "title"),
    BatchError.standardInput, BatchError.notAFile(path: "-"),
    BatchError.sameOutput(path: "a.wav", lines: [2, 3, 4]),
    BatchError.outputIsInput(path: "a.wav", writer: 2, reader: 3),
    BatchError.outputInUse(path: "a", line: 2, role: .manifest),
    BatchError.outputInUse(path: "a", line: 2, role: .journal),
    BatchError.outputInUse(path: "a", line: 2, role: .results), BatchError.journalNeedsName,
    BatchError.notAJournal(path: "a"), BatchError.journalInUse(path: "a"),
    BatchError.journal(path: "a", code: 13), BatchError.journal(path: "a", code: 24),
    BatchError.died(status: 139), UpdateError.offline,
    WebError.noPage(path: "a"), WebError.notOpened(path: "a"), SearchError.noSymbol("zz"),
    ImportError.severalFilesAs("A"), ImportError.badSymbol("?"), ImportError.badSymbol("a.csv"),
    ImportError.noSymbol(name: "?"), ImportError.notDates(name: "a"),
    ImportError.notDays(name: "a", example: CalendarDate(day: 1)),
    QuizFileError.unreadable(.empty(file: "q.csv")),
    QuizFileError.missingColumn(name: "answer", path: "q.csv"),
    QuizFileError.noQuestions(path: "q.csv"),
    QuizFileError.emptyCell(name: "answer", line: 2, path: "q.csv"),
    QuizFileError.badChoices(line: 2, path: "q.csv"),
    QuizFileError.badAnswer("5", line: 2, path: "q.csv"),
    QuizFileError.badChart(line: 2, path: "q.csv", ReadError.empty(file: "a.csv")),
  ]

  private static let data: [any Error] = [
    LiveError.cannotRecord(path: "a", reason: "Permission denied"), LiveError.noSymbol("?"),
    LiveError.noAlert(isQuiet: false), LiveError.noAlert(isQuiet: true),
    LiveError.noNumber(lineCount: 0), LiveError.noNumber(lineCount: 3),
    LiveError.nothingStored(symbol: "A", option: "--change"), LiveError.onlyStandardInput,
    LiveError.notARecording(path: "a"), LiveError.emptyRecording(path: "a"),
    LiveError.recordsItsInput(path: "a"),
    LiveError.cannotRun(program: "p", reason: "No such file or directory"),
    LiveError.nameIsOption(name: "-x"), AlertError.unusable(path: "a"), AlertError.noFolder,
    AlertError.notKept(symbol: "A"), FileSpeech.Failure.noProgram,
    FileSpeech.Failure.noVoice("xx"), FileSpeech.Failure.noLanguage(.japanese),
    NoVoice.language(.japanese),
    FileSpeech.Failure.cannotStart(code: 13), FileSpeech.Failure.cannotStart(code: 24),
    FileSpeech.Failure.noSound(status: 0), FileSpeech.Failure.noSound(status: 1),
    FileSpeech.Failure.missingLibrary(name: "l"), FileSpeech.Failure.resampling(code: 3),
    UserFileError.tooLarge(path: "a"), ConsoleError.cannotWrite(target: .error, reason: "x"),
    SourceError.noSuchName("patients", near: ["patents"]), SourceError.noSuchName("a", near: []),
    SourceError.fileForSymbol("a.csv"), SourceError.noFile("a.csv", near: "b.csv"),
    SourceError.severalCompanies("app", ["AAPL", "APP"]),
    SourceError.nothingStored("A", near: ["B"]), SourceError.latestOffline("A"),
  ]

  private static let figures: [any Error] = {
    guard let symbol = MarketSymbol("AAPL") else { return [] }
    return [
      FigureError.notASymbol("?"), FigureError.unknownMetric("revenu"),
      FigureError.unknownMetric("zzz"), FigureError.unknownPeriod("yer"),
      FigureError.unknownCompany(symbol), FigureError.nothingFiled(symbol),
      FigureError.nothingStored(symbol), FigureError.noFigures(symbol, [.revenue, .earnings]),
      FigureError.notByPeriod(symbol, [.revenue], .quarter, instead: "AAPL:revenue:year"),
      FigureError.noneInRange(symbol, [.revenue], [.range]),
      FigureError.noInsidersStored(symbol), FigureError.insidersOfPrices,
      FigureError.noPrices(source: "AAPL:revenue", value: .open),
      HoldingsError.nothingStored, HoldingsError.noName(symbol),
      HoldingsError.noneFits("Apple", CalendarDate(day: 1)),
      HoldingsError.unsure("Apple", cusip: "037833100"),
      HoldingsError.unknownCusip("037833100", CalendarDate(day: 1)),
    ] + holdings.map { HoldingsError.unusable("set.zip", isFetched: false, $0) }
      + holdings.map { HoldingsError.unusable("set.zip", isFetched: true, $0) }
  }()

  private static let holdings: [HoldingsFault] = [
    .unreadable(code: 2), .unreadable(code: 13), .noArchive, .damaged, .tooLarge(limit: 1 << 30),
    .missingLibrary(name: "libz.so.1"), .missingTable("INFOTABLE.tsv"),
    .missingColumn("CUSIP", table: "INFOTABLE"), .noHoldings,
  ]

  private static let lists: [any Error] =
    [
      SettingsConflict(problem: UsageError.contradiction("--a", "--b"), settings: [.even, .mono]),
      SettingsError.badValue(.lang, value: "it", at: .file("a"), nearest: "fr"),
      SettingsError.badValue(.lang, value: "it", at: .variable("A"), nearest: nil),
    ] + files.map { SettingsError.unusableFile("a", $0) }
    + files.map { WatchlistError.unusableFile("a", $0) }
    + [
      WatchlistError.malformedSettings("a", list: nil),
      WatchlistError.malformedSettings("a", list: "b"),
    ] + symbols.map { ImportError.list(path: "a", $0) }

  private static let files: [JSONRecordError] = [
    .notFound, .isDirectory, .notRegular, .unreadable(code: 13), .unreadable(code: 24), .tooLarge,
    .malformed(line: 1, column: 2, .syntax), .notARecord(.list),
  ]

  private static let symbols: [SymbolListError] = [
    .unreadable(code: 2), .unreadable(code: 13), .empty, .missingColumn("Symbol"),
    .raggedRow(row: 2, expected: 2, found: 1), .badSymbol(row: 2, text: "?"), .missingName(row: 2),
    .unterminatedQuote(row: 2), .notText(row: 2),
  ]
}
