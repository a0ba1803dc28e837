// SPDX-License-Identifier: MIT

internal import ChartInput
internal import JSONTree

extension ReadError {
  var jsonMessage: Message {
    switch self {
    case .badJSON(let file, let line, let column, let fault):
      Message(
        "The file \(quoted(file)) is not JSON: \(fault.words) in line \(line), column \(column).",
        "Correct it there.")
    case .fieldNotFound(let file, let path, let part, let keys):
      Message(
        "The path \(quoted(path)) leads nowhere in \(quoted(file)): there is no \(quoted(part)).",
        fieldRemedy(part, keys))
    case .fieldNeedsJSON(let file):
      Message("The file \(quoted(file)) is not JSON, so --field has no meaning.", "Leave it out.")
    case .notATable(let file, let shape, let keys):
      Message(
        "The data in \(quoted(file)) are \(shape.words), not a list or columns of numbers.",
        keys.isEmpty
          ? "Name the place of a list with --field."
          : "Name the place of a list with --field; there are \(shortened(keys)).")
    case .noRecords(let file):
      Message("The source \(quoted(file)) holds no records.", "Give a list that holds numbers.")
    case .emptyRecords(let file):
      Message(
        "The records of \(quoted(file)) are empty.", "Give records that hold numbers.")
    case .notAPair(let file, let row, let count):
      Message(
        "Record \(row) of \(quoted(file)) is a list of \(counted(count, "value")), not a pair.",
        "Give pairs [x, y], records, or one list of numbers.")
    case .jsonNumberTooLarge(let file, let line, let column, let text):
      Message(
        "Line \(line), column \(column) of \(quoted(file)) is \(quoted(text)), larger than a number"
          + " can be.",
        "Correct it, or write null for a missing value.")
    case .jsonWord(let file, let line, let column, let text):
      Message(
        "Line \(line), column \(column) of \(quoted(file)) is \(quoted(text)), which JSON does not"
          + " have.",
        "Write null for a missing value.")
    case .mixedShapes(let file, let row, let expected, let found):
      Message(
        "Record \(row) of \(quoted(file)) is \(found.words), the first is \(expected.words).",
        "Give records of one shape.")
    case .unequalColumns(let file, let column, let count, let other, let otherCount):
      Message(
        "In \(quoted(file)) \(quoted(column)) has \(counted(count, "value")) and \(quoted(other))"
          + " has \(otherCount).",
        "Give columns of one length.")
    case .nestedValue(let place):
      Message(
        "Record \(place.row), \(quoted(place.column.heading)) of \(quoted(place.file)) is a list or"
          + " a record, not a number.",
        "Choose another column with --y, or the place of the data with --field.")
    case .unequalLists(let file, let row, let expected, let found):
      Message(
        "Record \(row) of \(quoted(file)) is a list of \(counted(found, "value")), the first is one"
          + " of \(expected).",
        "Give lists of one length.")
    case .severalTables(let file, let fields):
      Message(
        "The source \(quoted(file)) holds several tables.",
        "Choose one with --field: \(shortened(fields)).")
    default: sizeMessage
    }
  }

  /// Messages about JSON that is larger than can be read.
  private var sizeMessage: Message {
    switch self {
    case .tooManyColumns(let file, let limit):
      Message(
        "The table in \(quoted(file)) has more than \(limit) columns.",
        "Give tables of fewer columns.")
    case .sparseRecords(let file, _):
      Message(
        "The records of \(quoted(file)) have too few names in common to make a table.",
        "Give records that share their names, or choose another place with --field.")
    case .jsonTooLarge(let file, let limit):
      Message(
        "The values in \(quoted(file)) would take more than \(limit >> 20) megabytes of memory.",
        "Give them as CSV, or as NDJSON with one record a line.")
    default: Message("The JSON cannot be read.", "Give another file.")
    }
  }
}

private func fieldRemedy(_ part: String, _ keys: [String]) -> String {
  if let nearest = nearestName(to: part, among: keys) { return "Did you mean \(quoted(nearest))?" }
  return keys.isEmpty
    ? "Leave out --field, or name another place."
    : "There are \(shortened(keys))."
}

extension JSONFault {
  var words: String {
    switch self {
    case .syntax: "something is misplaced"
    case .unexpectedEnd: "it ends too early"
    case .textAfterEnd: "something follows its end"
    case .invalidUTF8: "a text is not valid UTF-8"
    case .nulCharacter: "a text holds a NUL character"
    case .repeatedKey: "a name stands twice in a record"
    case .tooDeep: "it is nested too deeply"
    case .numberTooLarge: "a number is too large"
    case .tooLarge: "its values would take too much memory"
    case .outOfMemory: "there is not enough memory for its values"
    }
  }
}

extension JSONShape {
  var words: String {
    switch self {
    case .record: "a record"
    case .list: "a list"
    case .number: "a number"
    case .text: "a text"
    case .boolean: "true or false"
    case .null: "null"
    }
  }
}
