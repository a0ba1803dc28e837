// SPDX-License-Identifier: MIT

/// What a file holds that is not text, or text in an encoding that is not supported.
public enum FileContent: Sendable, Hashable {
  case excel, openDocument, gzip, zip, utf32, sqlite, webPage, xml, pdf, image, recording
  /// A text, slides or a notebook, in which charts and tables may stand.
  case document
  /// A program that can be run.
  case program
  /// A document of an office program that only its password opens.
  case locked
  /// The few lines that Git keeps in the place of a large file.
  case gitPointer
  /// Values in brackets as programs such as R and NumPy print them.
  case printout
  /// A format of data that is no text, by its name, such as Parquet.
  case format(String)
  /// Compressed by a program of this name.
  case compressed(by: String)
}

extension FileContent {
  /// The end of an English sentence.
  var words: String {
    switch self {
    case .excel: "an Excel workbook"
    case .openDocument: "an OpenDocument file"
    case .document: "a document without charts and tables"
    case .gzip: "compressed with gzip"
    case .zip: "a zip archive"
    case .utf32: "in UTF-32, which cannot be read"
    case .sqlite: "a database of SQLite"
    case .webPage: "a web page"
    case .xml: "XML"
    case .pdf: "a PDF document"
    case .locked: "protected by a password"
    case .gitPointer: "a pointer of Git LFS, not the file itself"
    case .printout: "what a program prints of values"
    case .format(let name): "in the format \(name)"
    case .image: "an image"
    case .recording: "a sound or a film"
    case .program: "a program"
    case .compressed(let program): "compressed with \(program)"
    }
  }
}
