// SPDX-License-Identifier: MIT

internal import Audiograph
internal import ChartInput

extension FileContent {
  /// What a file holds, and the command that makes a table of it.
  func message(_ file: String, in s: any Sentences) -> Message {
    let place = CommandFile(file, in: s)
    func remedy(_ sentence: (_ command: String) -> String) -> String? {
      conversion(of: place.word).map { place.remedy($0, in: s, sentence) }
    }
    let converting = remedy(s.readContentConvert)
    return switch self {
    case .gzip: .input(s.readContentGzip(file: file), remedy(s.readContentGzipRemedy) ?? "")
    case .zip: .input(s.readContentZip(file: file), remedy(s.readContentZipRemedy) ?? "")
    case .excel: .input(s.readContentExcel(file: file), converting ?? "")
    case .locked: .input(s.readContentLocked(file: file), s.readContentLockedRemedy())
    case .gitPointer: .input(s.readContentGitPointer(file: file), s.readContentGitPointerRemedy())
    case .utf32: .input(s.readContentUtf32(file: file), remedy(s.readContentUtf32Remedy) ?? "")
    case .openDocument: .input(s.readContentOpenDocument(file: file), converting ?? "")
    case .sqlite:
      .input(
        s.readContentSqlite(file: file),
        remedy { s.readContentSqliteRemedy(command: $0, file: place.word) } ?? "")
    case .webPage: .input(s.readContentWebPage(file: file), s.readContentWebPageRemedy())
    case .xml: .input(s.readContentXml(file: file), s.readContentXmlRemedy())
    case .pdf: .input(s.readContentPdf(file: file), remedy(s.readContentPdfRemedy) ?? "")
    case .format(let name):
      .input(
        s.readContentFormat(file: file, name: name), converting ?? s.readContentFormatRemedy())
    case .image: .input(s.readContentImage(file: file), s.readContentImageRemedy())
    case .recording: .input(s.readContentRecording(file: file), s.readContentImageRemedy())
    case .program: .input(s.readContentProgram(file: file), s.remedyGiveAFileWithRowsOf())
    case .compressed(let program):
      .input(
        s.readContentCompressed(file: file, program: program),
        remedy(s.readContentCompressedRemedy) ?? "")
    }
  }
}

/// Whether what was taken for a file is an address of the web.
func isWebAddress(_ text: String) -> Bool {
  let folded = text.lowercased()
  return ["http://", "https://", "ftp://", "www."].contains(where: folded.begins(with:))
}
