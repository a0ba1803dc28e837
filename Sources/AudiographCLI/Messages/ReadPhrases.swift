// SPDX-License-Identifier: MIT

internal import Audiograph
internal import ChartInput

extension FileContent {
  /// What a file holds, and the command that makes a table of it.
  func message(_ file: String, in s: Sentences) -> Message {
    let place = CommandFile(file, in: s)
    func remedy(_ sentence: (_ command: String) -> String) -> String? {
      conversion(of: place.word).map { place.remedy($0, in: s, sentence) }
    }
    let converting = remedy(s.readContentConvert)
    return switch self {
    case .gzip: Message(s.readContentGzip(file: file), remedy(s.readContentGzipRemedy) ?? "")
    case .zip: Message(s.readContentZip(file: file), remedy(s.readContentZipRemedy) ?? "")
    case .excel: Message(s.readContentExcel(file: file), converting ?? "")
    case .locked: Message(s.readContentLocked(file: file), s.readContentLockedRemedy())
    case .gitPointer: Message(s.readContentGitPointer(file: file), s.readContentGitPointerRemedy())
    case .printout: Message(s.readContentPrintout(file: file), s.readContentPrintoutRemedy())
    case .utf32: Message(s.readContentUtf32(file: file), remedy(s.readContentUtf32Remedy) ?? "")
    case .openDocument: Message(s.readContentOpenDocument(file: file), converting ?? "")
    case .sqlite:
      Message(
        s.readContentSqlite(file: file),
        remedy { s.readContentSqliteRemedy(command: $0, file: place.word) } ?? "")
    case .webPage: Message(s.readContentWebPage(file: file), s.readContentWebPageRemedy())
    case .xml: Message(s.readContentXml(file: file), s.readContentXmlRemedy())
    case .pdf: Message(s.readContentPdf(file: file), remedy(s.readContentPdfRemedy) ?? "")
    case .format(let name):
      Message(
        s.readContentFormat(file: file, name: name), converting ?? s.readContentFormatRemedy())
    case .image: Message(s.readContentImage(file: file), s.readContentImageRemedy())
    case .recording: Message(s.readContentRecording(file: file), s.readContentImageRemedy())
    case .program: Message(s.readContentProgram(file: file), s.remedyGiveAFileWithRowsOf())
    case .compressed(let program):
      Message(
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
