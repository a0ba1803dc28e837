// SPDX-License-Identifier: MIT

internal import Audiograph

/// A format that `export` does not write, and another program makes of one that it does.
enum OtherFormat: String, CaseIterable {
  case png, pdf, jpg, jpeg, webp
  case docx, odt, epub
  case srt
  case m4a, aac
  case xlsx, ods

  /// The ending of what it is made of.
  private var ending: String {
    switch self {
    case .png, .pdf, .jpg, .jpeg, .webp, .docx, .odt, .epub: "svg"
    case .srt: "vtt"
    case .m4a, .aac: "wav"
    case .xlsx, .ods: "csv"
    }
  }

  /// The file that it is made of, beside the file that is wanted.
  func source(of path: String) -> String {
    path.without(last: rawValue.unicodeScalars.count) + ending
  }

  /// The command that makes the file.
  func command(making path: String) -> String {
    let (source, made) = (shellPath(source(of: path)), shellPath(path))
    return switch self {
    case .png, .pdf: "rsvg-convert -f \(rawValue) -o \(made) \(source)"
    case .jpg, .jpeg, .webp: "magick \(source) \(made)"
    case .docx, .odt, .epub: picture(source, into: made)
    case .srt, .m4a, .aac: "ffmpeg -i \(source) \(made)"
    case .xlsx, .ods:
      "libreoffice --headless --convert-to \(rawValue)"
        + " --outdir \(shellPath(folder(of: path))) \(source)"
    }
  }

  /// A page has a drawing for each width, and buttons, which are nothing in a document; the words of the drawing become
  /// the alternative text.
  private func picture(_ source: String, into made: String) -> String {
    #"rsvg-convert -o chart.png \#(source)"#
      + #" && sed -n 's:.*<desc[^>]*>\(.*\)</desc>.*:![\1](chart.png):p' \#(source)"#
      + #" | pandoc -o \#(made)"#
  }

  private func folder(of path: String) -> String {
    let folder = path.without(last: fileName(of: path).unicodeScalars.count)
    return folder.isEmpty ? "." : folder
  }
}
