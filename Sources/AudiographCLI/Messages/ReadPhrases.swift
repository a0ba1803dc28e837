// SPDX-License-Identifier: MIT

internal import Audiograph
internal import ChartInput

extension FileContent {
  /// What a file holds, and the command that makes a table of it.
  func said(of file: String) -> ProblemAndRemedy {
    let place = CommandFile(file)
    func remedy(_ sentence: (_ command: String) -> Said) -> Said? {
      conversion(of: place.word).map { place.remedy($0, sentence) }
    }
    let converting = remedy(Said.readContentConvert)
    return switch self {
    case .gzip: (.readContentGzip(file: file), remedy(Said.readContentGzipRemedy))
    case .zip: (.readContentZip(file: file), remedy(Said.readContentZipRemedy))
    case .excel: (.readContentExcel(file: file), converting)
    case .locked: (.readContentLocked(file: file), .readContentLockedRemedy())
    case .gitPointer: (.readContentGitPointer(file: file), .readContentGitPointerRemedy())
    case .printout: (.readContentPrintout(file: file), .readContentPrintoutRemedy())
    case .utf32: (.readContentUtf32(file: file), remedy(Said.readContentUtf32Remedy))
    case .openDocument: (.readContentOpenDocument(file: file), converting)
    case .sqlite:
      (
        .readContentSqlite(file: file),
        remedy { .readContentSqliteRemedy(command: $0, file: place.word) }
      )
    case .webPage: (.readContentWebPage(file: file), .readContentWebPageRemedy())
    case .xml: (.readContentXml(file: file), .readContentXmlRemedy())
    case .pdf: (.readContentPdf(file: file), remedy(Said.readContentPdfRemedy))
    case .format(let name):
      (.readContentFormat(file: file, name: name), converting ?? .readContentFormatRemedy())
    case .image: (.readContentImage(file: file), .readContentImageRemedy())
    case .recording: (.readContentRecording(file: file), .readContentImageRemedy())
    case .document: (.readContentDocument(file: file), .remedyGiveAFileWithRowsOf())
    case .program: (.readContentProgram(file: file), .remedyGiveAFileWithRowsOf())
    case .compressed(let program):
      (
        .readContentCompressed(file: file, program: program),
        remedy(Said.readContentCompressedRemedy)
      )
    }
  }
}

/// Whether what was taken for a file is an address of the web.
func isWebAddress(_ text: String) -> Bool {
  let folded = text.lowercased()
  return ["http://", "https://", "ftp://", "www."].contains(where: folded.begins(with:))
}
