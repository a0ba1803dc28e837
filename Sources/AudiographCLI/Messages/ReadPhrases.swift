// SPDX-License-Identifier: MIT

internal import Audiograph
internal import ChartInput

extension FileContent {
  /// What a file holds, and the command that makes a table of it.
  func message(_ file: String, in s: any Sentences) -> Message {
    let path = shellPath(file)
    let converting = conversion(of: file).map { s.readContentConvert(command: $0) }
    return switch self {
    case .gzip: .input(s.readContentGzip(file: file), s.readContentGzipRemedy(file: path))
    case .zip: .input(s.readContentZip(file: file), s.readContentZipRemedy(file: path))
    case .excel: .input(s.readContentExcel(file: file), converting ?? "")
    case .locked: .input(s.readContentLocked(file: file), s.readContentLockedRemedy())
    case .gitPointer: .input(s.readContentGitPointer(file: file), s.readContentGitPointerRemedy())
    case .utf32: .input(s.readContentUtf32(file: file), s.readContentUtf32Remedy(file: path))
    case .openDocument: .input(s.readContentOpenDocument(file: file), converting ?? "")
    case .sqlite: .input(s.readContentSqlite(file: file), s.readContentSqliteRemedy(file: path))
    case .webPage: .input(s.readContentWebPage(file: file), s.readContentWebPageRemedy())
    case .xml: .input(s.readContentXml(file: file), s.readContentXmlRemedy())
    case .pdf: .input(s.readContentPdf(file: file), s.readContentPdfRemedy(file: path))
    case .format(let name):
      .input(
        s.readContentFormat(file: file, name: name), converting ?? s.readContentFormatRemedy())
    case .image: .input(s.readContentImage(file: file), s.readContentImageRemedy())
    case .recording: .input(s.readContentRecording(file: file), s.readContentImageRemedy())
    case .compressed(let program):
      .input(
        s.readContentCompressed(file: file, program: program),
        s.readContentCompressedRemedy(file: path, program: program))
    }
  }
}

/// Whether what was taken for a file is an address of the web.
func isWebAddress(_ text: String) -> Bool {
  let folded = text.lowercased()
  return ["http://", "https://", "ftp://", "www."].contains(where: folded.begins(with:))
}
