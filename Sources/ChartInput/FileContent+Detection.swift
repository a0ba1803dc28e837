// SPDX-License-Identifier: MIT

internal import Audiograph

extension FileContent {
  /// What the first bytes of a file say that is not a table; nil for everything else.
  init?(_ bytes: ArraySlice<UInt8>) {
    if bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) {
      self = Self.archive(bytes)
    } else if let known = Self.signatures.first(where: { bytes.starts(with: $0.bytes) }) {
      self = known.content
    } else if let known = Self.container(bytes) ?? Self.markup(bytes) {
      self = known
    } else if bytes.isUTF32 {
      self = .utf32
    } else {
      return nil
    }
  }

  /// Whether it is text, in which a pattern can find numbers.
  var isText: Bool { self == .webPage || self == .xml }

  private static let signatures: [(bytes: [UInt8], content: FileContent)] = [
    ([0x1F, 0x8B], .gzip), ([0xD0, 0xCF, 0x11, 0xE0], .excel),
    (Array("SQLite format 3\0".utf8), .sqlite), (Array("%PDF-".utf8), .pdf),
    (Array("PAR1".utf8), .format("Parquet")),
    (Array("ARROW1\0".utf8), .format("Arrow")),
    ([0x89, 0x48, 0x44, 0x46], .format("HDF5")), (Array("CDF\u{1}".utf8), .format("NetCDF")),
    (Array("CDF\u{2}".utf8), .format("NetCDF")),
    ([0x93, 0x4E, 0x55, 0x4D, 0x50, 0x59], .format("NumPy")),
    (Array("MATLAB 5.0 MAT-file".utf8), .format("MATLAB")),
    ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A], .image),
    ([0xFF, 0xD8, 0xFF], .image), (Array("GIF87a".utf8), .image), (Array("GIF89a".utf8), .image),
    ([0x49, 0x49, 0x2A, 0x00], .image), ([0x4D, 0x4D, 0x00, 0x2A], .image),
    (Array("OggS\0".utf8), .recording), (Array("fLaC\0".utf8), .recording),
    ([0x49, 0x44, 0x33, 0x02], .recording), ([0x49, 0x44, 0x33, 0x03], .recording),
    ([0x49, 0x44, 0x33, 0x04], .recording), ([0x1A, 0x45, 0xDF, 0xA3], .recording),
    ([0xFD, 0x37, 0x7A, 0x58, 0x5A, 0x00], .compressed(by: "xz")),
    ([0x28, 0xB5, 0x2F, 0xFD], .compressed(by: "zstd")),
  ]

  private static func archive(_ bytes: ArraySlice<UInt8>) -> FileContent {
    let names = String(decoding: bytes.prefix(4096), as: UTF8.self)
    if names.holds("mimetypeapplication/vnd.oasis") { return .openDocument }
    return names.holds("[Content_Types]") || names.holds("xl/") ? .excel : .zip
  }

  /// What is named further inside of the first bytes.
  private static func container(_ bytes: ArraySlice<UInt8>) -> FileContent? {
    let inner = bytes.dropFirst(8)
    if bytes.starts(with: "RIFF".utf8) {
      return inner.starts(with: "WEBP".utf8) ? .image : .recording
    }
    if bytes.dropFirst(4).starts(with: "ftyp".utf8) { return .recording }
    // Six digits of pi.
    let isBzip2 =
      bytes.starts(with: "BZh".utf8) && bytes.dropFirst(4).starts(with: [0x31, 0x41, 0x59])
    return isBzip2 ? .compressed(by: "bzip2") : nil
  }

  /// Pages and other texts of tags.
  private static func markup(_ bytes: ArraySlice<UInt8>) -> FileContent? {
    let text = bytes.drop { $0 <= Byte.space }.prefix(2048)
    guard text.first == UInt8(ascii: "<") else { return nil }
    let folded = String(decoding: text.map(\.lowercased), as: UTF8.self)
    let isPage = ["<!doctype html", "<html", "<head", "<body", "<table", "<title"].contains {
      folded.begins(with: $0) || folded.begins(with: "<?xml") && folded.holds("<html")
        || folded.begins(with: "<!--") && folded.holds($0)
    }
    if isPage { return .webPage }
    if folded.begins(with: "<svg") || folded.begins(with: "<?xml") && folded.holds("<svg") {
      return .image
    }
    return folded.begins(with: "<?xml") ? .xml : nil
  }
}

extension ArraySlice<UInt8> {
  /// Whether it begins as UTF-32 does: with its byte-order mark, or two characters below U+0100.
  var isUTF32: Bool {
    if starts(with: [0xFF, 0xFE, 0, 0]) || starts(with: [0, 0, 0xFE, 0xFF]) { return true }
    let isEmpty = prefix(8).map { $0 == 0 }
    return isEmpty == [false, true, true, true, false, true, true, true]
      || isEmpty == [true, true, true, false, true, true, true, false]
  }
}
