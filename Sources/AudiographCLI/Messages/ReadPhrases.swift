// SPDX-License-Identifier: MIT

internal import ChartInput

extension FileContent {
  /// What a file holds, and the command that makes a table of it.
  func message(_ file: String, in s: any Sentences) -> Message {
    let path = shellPath(file)
    return switch self {
    case .gzip: .input(s.readContentGzip(file: file), s.readContentGzipRemedy(file: path))
    case .zip: .input(s.readContentZip(file: file), s.readContentZipRemedy(file: path))
    case .excel: .input(s.readContentExcel(file: file), s.readContentExcelRemedy(file: path))
    case .utf32: .input(s.readContentUtf32(file: file), s.readContentUtf32Remedy(file: path))
    case .openDocument:
      .input(s.readContentOpenDocument(file: file), s.readContentExcelRemedy(file: path))
    }
  }
}
