// SPDX-License-Identifier: MIT

import Audiograph
import SoundDevice
import SoundFile
import JSON
import Testing

@testable import AudiographCLI
@testable import ChartInput

/// The errors of the libraries as they are spoken, and the exit status they lead to.
@Suite struct LibraryMessageTests {
  static let place = CellLocation(
    file: "a.csv", row: 7, column: ColumnName(number: 2, heading: "Close"))

  static let reading: [(ReadError, ExitCode, String)] = [
    (
      .notFound(file: "a.csv"), .input,
      "There is no file 'a.csv'. Check the name, or use --symbol for a symbol."
    ),
    (
      .isDirectory(file: "a"), .input,
      "The source 'a' is a folder. Give the path of a file in it."
    ),
    (
      .unreadable(file: "a.csv", code: 13), .input,
      "Cannot read the file 'a.csv': Permission denied. Check its permissions, or give another"
        + " file."
    ),
    (
      .unreadable(file: "a.csv", code: 24), .input,
      "Cannot read the file 'a.csv': Too many open files. Close other programs, or allow more open"
        + " files with ulimit -n."
    ),
    (
      .otherContent(file: "a b.csv", .utf32), .input,
      "The file 'a b.csv' is in UTF-32, which cannot be read. Convert it first: iconv -f UTF-32 -t"
        + " UTF-8 'a b.csv' | audiograph describe -."
    ),
    (
      .empty(file: "a.csv"), .input,
      "The source 'a.csv' is empty. Give a file with rows of numbers."
    ),
    (
      .raggedRow(file: "a.csv", row: 3, expected: 2, found: 1), .input,
      "Row 3 of 'a.csv' has 1 cell, but the first has 2. Correct the row, or put quotation marks"
        + " around a cell that contains the delimiter."
    ),
    (
      .notANumber(place, text: "abc"), .input,
      "Row 7, column 'Close' of 'a.csv': 'abc' is not a number. Correct it, or leave the cell"
        + " empty for a missing value."
    ),
    (
      .ambiguousNumber(place, text: "1,234"), .input,
      "Row 7, column 'Close' of 'a.csv': the comma in '1,234' may be decimal or separate"
        + " thousands. Leave the comma out, or write four decimals, as in 1,2340."
    ),
    (
      .onlyCodes(file: "a.csv", headings: ["Year", "id"]), .input,
      "The numbers in 'a.csv' only count, date or name its rows: 'Year', 'id'. Give a file with"
        + " numbers that measure something."
    ),
    (
      .matrix(file: "a.csv", count: 4), .input,
      "The source 'a.csv' is a matrix of 4 rows and columns with the same names, not a chart."
        + " Give a table with a column of values."
    ),
    (
      .singleRow(file: "a.csv", headings: ["a", "b"]), .input,
      "The source 'a.csv' has a single row of 2 numbers, which is not a chart: 'a', 'b'. Give a"
        + " file with a row for each."
    ),
    (
      .noNumericColumn(file: "a.csv", headings: ["a", "b"]), .input,
      "The source 'a.csv' has no column of numbers. Look at its columns with --list-columns: 'a',"
        + " 'b'."
    ),
    (
      .otherContent(file: "my book.xlsx", .excel), .input,
      "The file 'my book.xlsx' is an Excel workbook. Convert it first: libreoffice --headless"
        + " --infilter='Calc MS Excel 2007 XML' --convert-to csv --outdir converted 'my book.xlsx'."
    ),
    (
      .otherContent(file: "a.csv.gz", .gzip), .input,
      "The file 'a.csv.gz' is compressed with gzip. Unpack it first: gzip -dc a.csv.gz | audiograph"
        + " describe -."
    ),
    (
      .otherContent(file: "a.db", .sqlite), .input,
      "The file 'a.db' is an SQLite database. Export a table from it: sqlite3 -csv -header a.db"
        + " 'SELECT …' | audiograph describe -; sqlite3 a.db .tables lists its tables."
    ),
    (
      .otherContent(file: "a.csv", .webPage), .input,
      "The file 'a.csv' is a web page (HTML), not a table. Look for the data as CSV or JSON, or open"
        + " the page in a spreadsheet and save its table as CSV."
    ),
    (
      .otherContent(file: "a b.pdf", .pdf), .input,
      "The file 'a b.pdf' is a PDF document. Extract its text first: pdftotext -layout 'a b.pdf' -"
        + " | audiograph describe -."
    ),
    (
      .otherContent(file: "a.csv.xz", .compressed(by: "xz")), .input,
      "The file 'a.csv.xz' is compressed with xz. Unpack it first: xz -dc a.csv.xz | audiograph"
        + " describe -."
    ),
    (
      .otherContent(file: "a.bin", .format("Parquet")), .input,
      "The file 'a.bin' is in the format Parquet, which audiograph does not read. Convert it first:"
        + " python3 -c 'import pandas, sys; pandas.read_parquet(sys.argv[1]).to_csv(sys.stdout)' a.bin |"
        + " audiograph describe -."
    ),
    (
      .otherContent(file: "a.csv", .format("pickle")), .input,
      "The file 'a.csv' is in the format pickle, which audiograph does not read. Save it as CSV or"
        + " JSON with the program that made it."
    ),
    (
      .otherContent(file: "a.csv", .locked), .input,
      "The file 'a.csv' is protected by a password. Open it with the password in the program that"
        + " made it, and save a copy without one."
    ),
    (
      .otherContent(file: "a.txt", .printout), .input,
      "The source 'a.txt' holds values in brackets as a program prints them, not a table. Write them to"
        + " a CSV file there, one row per value."
    ),
    (
      .otherContent(file: "a.csv", .gitPointer), .input,
      "The file 'a.csv' is only a pointer of Git LFS to the file itself. Fetch the file itself in its"
        + " folder: git lfs pull."
    ),
    (
      .packed(file: "a.csv.xz", .missing(name: "xz")), .input,
      "The file 'a.csv.xz' is packed, and xz, which unpacks it, is not installed. Install it with apt"
        + " install xz-utils, dnf install xz or pacman -S xz."
    ),
    (
      .packed(file: "a.csv.gz", .damaged), .input,
      "The file 'a.csv.gz' is damaged and cannot be unpacked to its end. Fetch or copy it again."
    ),
    (
      .packed(file: "a.csv.gz", .tooLarge(limit: 256 << 20)), .input,
      "What is packed in 'a.csv.gz' is larger than 256 megabytes. Unpack it with another program, and"
        + " give a part of it."
    ),
    (
      .workbook(file: "a.xlsx", .damaged), .input,
      "The file 'a.xlsx' is damaged and cannot be read. Open it in the program that wrote it, and save"
        + " it again."
    ),
    (
      .workbook(file: "a.xlsx", .unknownSheet("Dta", sheets: ["Notes", "Data"])), .usage,
      "The workbook 'a.xlsx' has no sheet 'Dta'. Did you mean 'Data'?"
    ),
    (
      .workbook(file: "a.xlsx", .onlyCharts), .input,
      "The workbook 'a.xlsx' has sheets of charts, but none with cells. Give the workbook from which"
        + " the charts take their numbers."
    ),
    (
      .workbook(file: "a.xlsx", .emptySheet("b", others: ["c", "d"])), .input,
      "The sheet 'b' of 'a.xlsx' is empty. Choose another sheet: 'c', 'd'."
    ),
    (
      .workbook(file: "a.xlsx", .chartSheet("b", others: [])), .input,
      "The sheet 'b' of 'a.xlsx' is a chart and has no cells. Give a workbook with a table in a sheet."
    ),
    (
      .workbook(file: "a.xlsx", .noCells), .input,
      "No sheet of 'a.xlsx' has cells. Give a workbook with a table in a sheet."
    ),
    (
      .database(file: "a.db", .severalTables(["sales", "staff"])), .input,
      "The database 'a.db' has several tables. Choose one with --table, or write a query with"
        + " --query: 'sales', 'staff'."
    ),
    (
      .database(file: "a.db", .unfinished), .input,
      "A program that wrote the database 'a.db' was broken off, and its last change has to be undone"
        + " first. Let SQLite do so: sqlite3 a.db .tables."
    ),
    (
      .database(file: "a.db", .logUnreadable), .input,
      "The database 'a.db' keeps changes in a log beside it, which SQLite cannot open because nothing"
        + " can be written to the folder. Copy it, and the file of the same name that ends in -wal if"
        + " there is one, to a folder of your own."
    ),
    (
      .database(file: "a.db", .tooMuch), .input,
      "Reading the database 'a.db' takes too much memory, or a value in it is too long. Ask for less,"
        + " for instance with WHERE or LIMIT."
    ),
    (
      .database(file: "a.db", .notOneQuery), .usage,
      "The query of 'a.db' is not a single one that only reads. Write one SELECT, as in --query"
        + " 'SELECT day, sold FROM sales'."
    ),
    (
      .database(file: "a.db", .tooLong(seconds: 30)), .input,
      "The query of 'a.db' takes longer than 30 seconds. Ask for less, for instance with WHERE or"
        + " LIMIT."
    ),
    (
      .nothingToChoose(file: "a.csv", option: .sheet), .usage,
      "The source 'a.csv' has nothing that --sheet could choose. Leave it out."
    ),
    (
      .pageTooLarge(file: "a.html", limit: 64 << 20), .input,
      "What is in the file 'a.html' is larger than 64 megabytes. Save the sheet as CSV in a spreadsheet"
        + " program, and give that."
    ),
    (
      .unknownTableOfPage(file: "a.html", asked: "9", count: 3), .usage,
      "The file 'a.html' has no table '9'. Give --table a number from 1 to 3."
    ),
    (
      .noSuchReading(file: "a.csv", number: 9, count: 4), .usage,
      "The table 'a.csv' has 4 readings and no number 9. Give a number from 1 to 4; --list-readings prints"
        + " them."
    ),
    (
      .otherContent(file: "a.png", .image), .input,
      "The file 'a.png' is an image. Give the numbers behind it, as CSV or JSON."
    ),
    (
      .notFound(file: "https://example.org/a.csv?b=1&c=2"), .input,
      "'https://example.org/a.csv?b=1&c=2' is a web address and no file. Write it with https:// in"
        + " front, and leave out --file."
    ),
    (
      .unknownEncoding(name: "utf-9"), .usage,
      "There is no encoding 'utf-9'. Use a name such as windows-1250, koi8-r or shift-jis; iconv -l"
        + " lists all."
    ),
    (
      .notInEncoding(file: "a.csv", name: "EUC-JP"), .input,
      "The file 'a.csv' is not text in EUC-JP. Name another encoding, or leave out --encoding."
    ),
    (
      .listInCell(place, text: "[1, 2]"), .input,
      "Row 7, column 'Close' of 'a.csv': '[1, 2]' is a list, not a number. Write one number in each"
        + " cell."
    ),
    (
      .notFinite(place, text: "inf"), .input,
      "Row 7, column 'Close' of 'a.csv': 'inf' is too large to be a number. Correct it, or leave"
        + " the cell empty for a missing value."
    ),
    (
      .ambiguousDates(place, text: "3/4/2012"), .input,
      "Row 7, column 'Close' of 'a.csv': '3/4/2012' may begin with the day or with the month. Write"
        + " the dates like 2020-12-31 10:00:00.25."
    ),
    (
      .ambiguousDates(place, text: "03.04.2012 10:00"), .input,
      "Row 7, column 'Close' of 'a.csv': '03.04.2012 10:00' may begin with the day or with the"
        + " month. Write the dates like 2020-12-31 10:00:00.25."
    ),
    (
      .ambiguousColumn(file: "a.csv", name: "a", numbers: [1, 2]), .usage,
      "The source 'a.csv' has 2 columns named 'a'. Use '#1' or '#2'."
    ),
    (
      .cannotKeep(file: "standard input", folder: "/none", code: 2), .input,
      "The data of 'standard input' must be read twice, but cannot be kept in memory or in"
        + " '/none': No such file or directory. Give a file, or set TMPDIR to a folder with room."
    ),
    (
      .unknownColumn(file: "a.csv", .name("Clsoe"), headings: ["Date", "Close"]), .usage,
      "The source 'a.csv' has no column 'Clsoe'. Did you mean 'Close'?"
    ),
    (
      .unknownColumn(file: "a.csv", .number(9), headings: ["Date", "Close"]), .usage,
      "The source 'a.csv' has no column '#9'. The columns are 'Date', 'Close'."
    ),
    (
      .notAPriceFile(file: "a.csv", value: .high), .usage,
      "'a.csv' is not a price file, so --value high does not apply. Choose a column with --y"
        + " instead."
    ),
    (
      .badJSON(file: "a.json", line: 2, column: 5, .unexpectedEnd), .input,
      "The file 'a.json' is not valid JSON: unexpected end in line 2, column 5. Correct it there."
    ),
    (
      .fieldNotFound(file: "a.json", path: "a.b", part: "b", keys: ["c"]), .usage,
      "The path 'a.b' does not exist in 'a.json': there is no 'b'. Did you mean 'c'?"
    ),
    (
      .unequalColumns(file: "a.json", column: "x", count: 3, other: "y", otherCount: 2), .input,
      "In 'a.json', 'x' has 3 values, but 'y' has 2. Give columns of equal length."
    ),
    (
      .notAPair(file: "a.json", row: 1, count: 3), .input,
      "Record 1 of 'a.json' is a list of 3 values, not a pair. Give pairs [x, y], records, or one"
        + " list of numbers."
    ),
    (
      .noRecords(file: "a.json"), .input,
      "The source 'a.json' contains no records. Give a list of numbers."
    ),
    (
      .jsonWord(file: "a.json", line: 1, column: 6, text: "NaN"), .input,
      "Line 1, column 6 of 'a.json': 'NaN' is not valid JSON. Write null for a missing value."
    ),
    (
      .unequalLists(file: "a.json", row: 4, expected: 5, found: 1), .input,
      "Record 4 of 'a.json' is a list of 1 value, but the first has 5. Give lists of equal length."
    ),
    (
      .severalTables(file: "a.json", fields: ["prices", "volumes.0"]), .input,
      "The source 'a.json' contains several tables. Give one of them: 'prices', 'volumes.0'."
    ),
    (
      .tooManyColumns(file: "a.json", limit: 65_536), .input,
      "The table in 'a.json' has more than 65536 columns. Give a table with fewer columns."
    ),
    (
      .tooManySeries(file: "a.csv", limit: 10_000, names: ["Ann", "Bob B"]), .input,
      "The table in 'a.csv' has more than 10000 series, which are too many to tell. Choose some with"
        + " --only, such as --only Ann --only 'Bob B'."
    ),
    (
      .tooManySeries(file: "a.csv", limit: 10_000, names: []), .input,
      "The table in 'a.csv' has more than 10000 series, which are too many to tell. Choose rows with"
        + " --where, or columns with --x and --y."
    ),
    (
      .sparseRecords(file: "a.json", limit: 1000), .input,
      "The records of 'a.json' have too few names in common to make a table. Give records with the"
        + " same names."
    ),
    (
      .jsonTooLarge(file: "a.json", limit: 256 << 20), .input,
      "The values in 'a.json' would take more than 256 megabytes of memory. Give them as CSV, or"
        + " as NDJSON with one record per line."
    ),
    (
      .outOfMemory(file: "a.json"), .internalError,
      "There is not enough memory for 'a.json'. Give a part of it, or close other programs."
    ),
    (
      .missingPosition(place, text: "NA"), .input,
      "Row 7, column 'Close' of 'a.csv': 'NA' is a missing value. Fill it in, or remove the row."
    ),
    (
      .notAPosition(place, text: "foo"), .input,
      "Row 7, column 'Close' of 'a.csv': 'foo' is not a number that can be a position. Correct it,"
        + " or remove the row."
    ),
    (
      .nulByte(file: "a\u{1B}.csv", row: 1), .input,
      "Row 1 of 'a.csv' contains a NUL byte. Give a text file, such as CSV or JSON."
    ),
  ]

  @Test(arguments: reading)
  func tellsReadErrors(_ error: ReadError, _ status: ExitCode, _ line: String) {
    let message = ErrorWords(error)
    #expect(ExitCode(error) == status)
    #expect(message.line == "audiograph: \(line)")
  }

  static let others: [(any Error, ExitCode, String)] = [
    (
      RefusedTable(cause: .notANumber(place, text: "n.n."), changes: [.ignoreBad]), .input,
      "Row 7, column 'Close' of 'a.csv': 'n.n.' is not a number. Correct it, or use --ignore-bad"
        + " to leave out such cells."
    ),
    (
      RefusedTable(
        cause: .severalTables(file: "a.json", fields: ["a", "b c"]),
        changes: [.field("a"), .field("b c")]),
      .input,
      "The source 'a.json' contains several tables. Use --field a or --field 'b c'."
    ),
    (
      TooManySeries(count: 39, names: ["Australia", "Australia", "", "Austria", "New Zealand"]),
      .input,
      "The table has 39 series, but at most 12 can be heard in turn. Choose some with --only, such"
        + " as --only Austria --only 'New Zealand'."
    ),
    (
      RangeError.noDates, .usage,
      "A range or an interval needs dates along x, and there are none. Leave out --range, --from,"
        + " --to and --interval."
    ),
    (
      RangeError.nothingInRange(first: CalendarDate(day: 0), last: CalendarDate(day: 1)), .input,
      "There is no value in the range: the data run from 1 January 1970 to 2 January 1970. Choose"
        + " a range within these dates."
    ),
    (
      RangeError.endBeforeStart(start: CalendarDate(day: 1), end: CalendarDate(day: 0)), .usage,
      "The range ends on 1 January 1970, before it begins on 2 January 1970. Give --from a date"
        + " before --to."
    ),
    (
      ChartError.noPoints, .input,
      "There is nothing to hear: no point has a value. Choose a longer range."
    ),
    (
      ScoreError.logarithmOf(value: -1, series: "a"), .input,
      "A logarithmic scale cannot show the value -1 of 'a'. Use --scale linear."
    ),
    (
      ScoreError.noVolume(series: "Close"), .usage,
      "The bars of 'Close' have no volume, which --volume-line needs. Leave out --volume-line."
    ),
    (
      ScoreError.tooManyTogether(count: 5), .usage,
      "At most four series can be told apart at once, but there are 5. Leave out --together, or"
        + " choose four."
    ),
    (
      ScoreError.pitchAboveSampleRate(high: 1760, limit: 1800.9, sampleRate: 8000), .usage,
      "A sample rate of 8000 cannot reproduce 1760 hertz. Use a higher --sample-rate, or a"
        + " --pitch-range that ends at 1800 or lower."
    ),
    (
      SoundFileError.unsupportedRate(.opus, sampleRate: 44_100, allowed: .only([8000, 48_000])),
      .usage, "A .opus file cannot have a sample rate of 44100. Use 8000 or 48000."
    ),
    (
      SoundFileError.unsupportedDepth(.mp3, depth: .int24, allowed: []), .usage,
      "A .mp3 file has no bit depth to choose. Leave out --bits."
    ),
    (
      SoundFileError.output(.noSpace(path: "a.wav")), .output,
      "There is no space left for 'a.wav'. Free some, or write to another place."
    ),
    (
      SoundFileError.missingLibrary(.flac, name: "libsndfile.so.1"), .output,
      "Cannot write the .flac file: the library libsndfile.so.1 is missing. Install libsndfile"
        + " (apt install libsndfile1, dnf install libsndfile or pacman -S libsndfile), or write a"
        + " .wav file, which needs no library."
    ),
    (
      SoundFileError.encoding(.ogg, code: 7), .output,
      "Cannot write the .ogg file: libsndfile reports error 7. Choose another format."
    ),
    (
      PlaybackError.missingLibrary(name: "libasound.so.2"), .device,
      "Cannot play sound: the library libasound.so.2 is missing. Install ALSA, the Linux sound"
        + " library (apt install alsa-utils, dnf install alsa-lib or pacman -S alsa-lib)."
    ),
    (
      PlaybackFailure(
        cause: .missingLibrary(name: "libasound.so.2"),
        exportLine: "audiograph export AAPL -o aapl.wav"),
      .device,
      "Cannot play sound: the library libasound.so.2 is missing. Install ALSA, the Linux sound"
        + " library (apt install alsa-utils, dnf install alsa-lib or pacman -S alsa-lib), or write the sound to a file: audiograph export AAPL -o aapl.wav"
    ),
    (
      OutputError.exists(path: "a.wav"), .output,
      "The file 'a.wav' already exists. Choose another name, or leave out --no-clobber."
    ),
    (
      PlaybackError.busy(device: "default"), .device,
      "The sound device 'default' is in use by another program. Type audiograph devices to list the"
        + " devices."
    ),
    (
      NoDevices(), .device,
      "No sound device was found. Connect or set up one, or write the sound to a file with"
        + " audiograph export."
    ),
    (
      PlaybackFailure(
        cause: .noSuchDevice(device: "default"), exportLine: "audiograph export AAPL -o aapl.wav"),
      .device,
      "There is no sound device 'default'. Type audiograph devices to list the devices, or write the"
        + " sound to a file: audiograph export AAPL -o aapl.wav"
    ),
    (
      ConsoleError.cannotWrite(target: .output, reason: "No space left on device"),
      .output,
      "Cannot write to standard output: No space left on device. Redirect it to another place."
    ),
  ]

  @Test(arguments: others.indices)
  func tellsOtherErrors(_ index: Int) {
    let (error, status, line) = Self.others[index]
    let message = ErrorWords(error)
    #expect(ExitCode(error) == status)
    #expect(message.line == "audiograph: \(line)")
  }

  @Test func brokenOffWritesAreQuiet() {
    #expect(ExitCode(OutputError.closedPipe(path: "-")) == .done)
    #expect(ErrorWords(OutputError.closedPipe(path: "-")).text == nil)
    #expect(ExitCode(SoundFileError.output(.interrupted(path: "a"))) == .interrupted)
    #expect(ErrorWords(SoundFileError.output(.interrupted(path: "a"))).text == nil)
  }
}
