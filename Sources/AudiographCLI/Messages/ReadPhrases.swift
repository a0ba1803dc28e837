// SPDX-License-Identifier: MIT

internal import Audiograph
internal import ChartInput

extension FileContent {
  /// What a file holds, and the command that makes a table of it.
  func message(_ file: String, in s: Sentences) -> Message {
    let place = CommandFile(file, in: s)
    func remedy(_ sentence: (_ command: String) -> Said) -> String? {
      conversion(of: place.word).map { place.remedy($0, in: s, sentence) }
    }
    let converting = remedy(Said.readContentConvert)
    return switch self {
    case .gzip:
      Message(s.say(.readContentGzip(file: file)), remedy(Said.readContentGzipRemedy) ?? "")
    case .zip: Message(s.say(.readContentZip(file: file)), remedy(Said.readContentZipRemedy) ?? "")
    case .excel: Message(s.say(.readContentExcel(file: file)), converting ?? "")
    case .locked: Message(s.say(.readContentLocked(file: file)), s.say(.readContentLockedRemedy()))
    case .gitPointer:
      Message(s.say(.readContentGitPointer(file: file)), s.say(.readContentGitPointerRemedy()))
    case .printout:
      Message(s.say(.readContentPrintout(file: file)), s.say(.readContentPrintoutRemedy()))
    case .utf32:
      Message(s.say(.readContentUtf32(file: file)), remedy(Said.readContentUtf32Remedy) ?? "")
    case .openDocument: Message(s.say(.readContentOpenDocument(file: file)), converting ?? "")
    case .sqlite:
      Message(
        s.say(.readContentSqlite(file: file)),
        remedy { .readContentSqliteRemedy(command: $0, file: place.word) } ?? "")
    case .webPage:
      Message(s.say(.readContentWebPage(file: file)), s.say(.readContentWebPageRemedy()))
    case .xml: Message(s.say(.readContentXml(file: file)), s.say(.readContentXmlRemedy()))
    case .pdf: Message(s.say(.readContentPdf(file: file)), remedy(Said.readContentPdfRemedy) ?? "")
    case .format(let name):
      Message(
        s.say(.readContentFormat(file: file, name: name)),
        converting ?? s.say(.readContentFormatRemedy()))
    case .image: Message(s.say(.readContentImage(file: file)), s.say(.readContentImageRemedy()))
    case .recording:
      Message(s.say(.readContentRecording(file: file)), s.say(.readContentImageRemedy()))
    case .program:
      Message(s.say(.readContentProgram(file: file)), s.say(.remedyGiveAFileWithRowsOf()))
    case .compressed(let program):
      Message(
        s.say(.readContentCompressed(file: file, program: program)),
        remedy(Said.readContentCompressedRemedy) ?? "")
    }
  }
}

/// Whether what was taken for a file is an address of the web.
func isWebAddress(_ text: String) -> Bool {
  let folded = text.lowercased()
  return ["http://", "https://", "ftp://", "www."].contains(where: folded.begins(with:))
}
