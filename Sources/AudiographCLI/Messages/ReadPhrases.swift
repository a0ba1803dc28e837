// SPDX-License-Identifier: MIT

internal import ChartInput
internal import JSON

extension CellPlace {
  /// The place in words, such as `Row 7, column 'Close' of 'prices.csv'`.
  var words: String { "Row \(row), column \(quoted(column.heading)) of \(quoted(file))" }
}

extension FileContent {
  /// What a file holds, and the command that makes a table of it.
  func message(_ file: String) -> Message {
    switch self {
    case .gzip:
      .input(
        "The file \(quoted(file)) is compressed with gzip.",
        "Unpack it first: gzip -dc \(shellWord(file)) | audiograph describe -.")
    case .zip:
      .input(
        "The file \(quoted(file)) is a zip archive.",
        "Unpack it first: unzip -p \(shellWord(file)) | audiograph describe -.")
    case .excel:
      .input(
        "The file \(quoted(file)) is an Excel workbook.",
        "Convert it first: libreoffice --headless --convert-to csv \(shellWord(file)).")
    case .utf32:
      .input(
        "The file \(quoted(file)) is in UTF-32, which cannot be read.",
        "Convert it first: iconv -f UTF-32 -t UTF-8 \(shellWord(file)) | audiograph describe -.")
    case .openDocument:
      .input(
        "The file \(quoted(file)) is an OpenDocument file.",
        "Convert it first: libreoffice --headless --convert-to csv \(shellWord(file)).")
    }
  }
}

extension JSONFault {
  /// What is wrong, in words before "in line 2".
  var words: String {
    switch self {
    case .syntax: "syntax error"
    case .unexpectedEnd: "unexpected end"
    case .textAfterEnd: "text after the end"
    case .invalidUTF8: "invalid UTF-8"
    case .nulCharacter: "NUL character"
    case .repeatedKey: "repeated name in a record"
    case .tooDeep: "too many levels"
    case .numberTooLarge: "number too large"
    case .tooLarge: "values that need too much memory"
    case .outOfMemory: "out of memory"
    }
  }
}

extension JSONShape {
  var words: String {
    switch self {
    case .record: "a record"
    case .list: "a list"
    case .number: "a number"
    case .text: "a string"
    case .boolean: "true or false"
    case .null: "null"
    }
  }
}
