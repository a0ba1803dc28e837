// SPDX-License-Identifier: MIT

import Audiograph
import ChartInput
import JSON
import MarketData
import SoundFile

@testable import AudiographCLI

/// Errors of the libraries whose sentences no other test holds.
enum LibraryErrorExamples {
  static let all: [any Error] =
    charts + sounds + tables + cells + records + stated.map { ReadError.stated(file: "a", $0) }
    + databases.map { ReadError.database(file: "a.db", $0) }
    + contents.map { ReadError.otherContent(file: "a", $0) }

  private static let place = LibraryMessageTests.place

  private static let charts: [any Error] = [
    ChartError.notARank(index: 0), ChartError.notFinite(index: 0),
    ChartError.unequalCounts(positions: 1, values: 2), FormError.missing(.box, .numbers),
    FormError.negative(name: "a", value: -1), FormError.noRank(name: "a", value: 1.5),
    FormError.unlike("stacked", "a", "b"), FormError.single("stacked"),
    FormError.repeatedCell(row: "a", column: "b"),
    FormError.tooFew(.box, found: 1, needed: 2), FormError.tooManyGroups(found: 9, allowed: 8),
    RebaseError.ofRanks(series: "a"), ScoreError.noBase(series: "a"),
    ScoreError.noCandles(series: "a"), ScoreError.outOfRange(.speed, value: 9, allowed: 0...4),
    ScoreError.outOfRange(.smoothingWidth, value: 2, allowed: 1...9),
    ValueError.notAPlace("now", on: .rows(count: 2)), UsageError.comparisonOfOne,
  ]

  private static let sounds: [any Error] = [
    OutputError.nameTooLong(path: "a"), OutputError.notPermitted(path: "a"),
    OutputError.notPermitted(path: "-"), StoreError.changedMeanwhile(path: "p"),
    SoundFileError.oldLibrary(.mp3, since: "1.1"),
    SoundFileError.unsupportedDepth(.flac, depth: .int24, allowed: [.int16]),
  ]

  private static let tables: [any Error] = [
    ReadError.badDateFormat("a"), ReadError.badRegex("("), ReadError.tooLarge(file: "a", limit: 9),
    ReadError.cellTooLong(file: "a", row: 1, limit: 9),
    ReadError.rowTooLong(file: "a", row: 1, limit: 9),
    ReadError.everySearchBrokenOff(file: "a", line: 1),
    ReadError.missingPatternLibrary(name: "l"), ReadError.nothingMatches(file: "a", pattern: "b"),
    ReadError.noDatesInFormat(file: "a", format: "b"), ReadError.noGroups(file: "a", name: "b"),
    ReadError.noHeader(file: "a", line: 9), ReadError.textAfterQuote(file: "a", row: 1),
    ReadError.packed(file: "a.zst", .largeWindow(limit: 1 << 30)),
  ]

  private static let cells: [any Error] = [
    ReadError.ambiguousNumber(place, text: "1.234"), ReadError.mixedOffsets(place, text: "a"),
    ReadError.mixedPrecision(place, text: "a"), ReadError.nestedValue(place),
    ReadError.noValues(file: "a", column: place.column),
    ReadError.missingPosition(place), ReadError.missingPosition(place, text: "-"),
  ]

  private static let records: [any Error] = [
    ReadError.emptyRecords(file: "a"), ReadError.notATable(file: "a", shape: .number, keys: []),
    ReadError.notATable(file: "a", shape: .record, keys: ["b"]),
    ReadError.jsonNumberTooLarge(file: "a", line: 1, column: 2, text: "1e999"),
    ReadError.mixedShapes(file: "a", row: 1, expected: .list, found: .record),
  ]

  private static let stated: [StatedFault] = [
    .unknownVersion("2"), .noCharts, .unknownChart(asked: "x", titles: ["a", "b"]), .noKind,
    .unknownKind("x"), .otherKind("x", nearest: .bars), .missing(.box, member: "x"),
    .unequal(member: "x", count: 1, other: "y", otherCount: 2), .notNumbers(member: "x"),
    .notNames(member: "x"), .notDates(member: "x", text: "y"), .notAscending(member: "x"),
    .notCounts(member: "x"), .severalSeries(.box, count: 2), .option("--x"), .computed("x"),
    .elsewhere("x"), .foreignKind("x"),
  ]

  private static let databases: [DatabaseFault] = [
    .badQuery(reason: "x"), .busy, .functionNotAllowed("x"), .unreadable(reason: "x"),
  ]

  private static let contents: [FileContent] = [
    .excel, .openDocument, .gzip, .zip, .utf32, .sqlite, .webPage, .xml, .pdf, .image, .recording,
    .program, .document, .locked, .gitPointer, .printout, .format("tar"), .compressed(by: "zstd"),
  ]
}
