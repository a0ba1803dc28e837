// SPDX-License-Identifier: MIT

internal import Audiograph

extension FileContent {
  /// What the first bytes of a file say that is not a table; nil for everything else.
  init?(_ bytes: ArraySlice<UInt8>) {
    guard let known = Self.known(bytes) else { return nil }
    self = known
  }

  private static func known(_ bytes: ArraySlice<UInt8>) -> FileContent? {
    if bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) { return archive(bytes) }
    if bytes.starts(with: [0xD0, 0xCF, 0x11, 0xE0]) { return compound(bytes) }
    if bytes.starts(with: [0x89, 0x48, 0x44, 0x46]) { return arrays(bytes) }
    if let known = FileSignature.all.first(where: { $0.matches(bytes) }) { return known.content }
    if let known = container(bytes) ?? markup(bytes) ?? exchanged(bytes) { return known }
    return bytes.isUTF32 ? .utf32 : headed(bytes)
  }

  /// Whether it is text, in which a pattern can find numbers.
  var isText: Bool { self == .webPage || self == .xml }

  // MARK: - Files of files

  /// What is in a zip archive, by the names in its beginning.
  private static func archive(_ bytes: ArraySlice<UInt8>) -> FileContent {
    let names = String(decoding: bytes.prefix(16_384), as: UTF8.self)
    if names.holds("mimetypeapplication/vnd.oasis") { return openDocument(names) }
    let parts: [(name: String, content: FileContent)] = [
      ("xl/workbook.bin", .format("xlsb")), ("xl/", .excel), ("word/", .document),
      ("ppt/", .document), ("mimetypeapplication/epub", .format("EPUB")),
      ("Index/", .format("Numbers")), (".npy", .format("npz")), ("[Content_Types]", .excel),
    ]
    return parts.first { names.holds($0.name) }?.content ?? .zip
  }

  private static func openDocument(_ names: String) -> FileContent {
    let isOther = ["opendocument.text", "opendocument.presentation", "opendocument.graphics"]
      .contains(where: names.holds)
    return isOther ? .document : .openDocument
  }

  /// What is in a compound file of Microsoft, by the names of its streams, which are in UTF-16.
  private static func compound(_ bytes: ArraySlice<UInt8>) -> FileContent {
    let streams: [(name: String, content: FileContent)] = [
      ("EncryptedPackage", .locked), ("WordDocument", .format("Word")),
      ("PowerPoint Document", .format("PowerPoint")),
    ]
    let found = streams.first { stream in
      bytes.holds(stream.name.utf8.flatMap { [$0, 0] })
    }
    return found?.content ?? .format("xls")
  }

  /// What an HDF5 file holds, by names in its beginning: other formats keep their data in such files.
  private static func arrays(_ bytes: ArraySlice<UInt8>) -> FileContent {
    let names: [(name: String, content: FileContent)] = [
      ("_NCProperties", .format("NetCDF")), ("_Netcdf4", .format("NetCDF")),
      ("pandas_type", .format("HDF5 of pandas")),
    ]
    return names.first { bytes.holds(Array($0.name.utf8)) }?.content ?? .format("HDF5")
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

  // MARK: - Markup

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
    guard folded.begins(with: "<?xml") else { return nil }
    // Workbooks as one text of tags.
    if folded.holds("<office:document ") { return .format("Flat OpenDocument") }
    return folded.holds("excel.sheet") ? .format("Excel XML") : .xml
  }
}

extension ArraySlice<UInt8> {
  /// Whether some bytes stand in it.
  func holds(_ other: [UInt8]) -> Bool {
    guard let first = other.first else { return true }
    var rest = self
    while let place = rest.firstIndex(of: first) {
      if rest[place...].starts(with: other) { return true }
      rest = rest[(place + 1)...]
    }
    return false
  }

  /// Whether it begins as UTF-32 does: with its byte-order mark, or two characters below U+0100.
  var isUTF32: Bool {
    if starts(with: [0xFF, 0xFE, 0, 0]) || starts(with: [0, 0, 0xFE, 0xFF]) { return true }
    let isEmpty = prefix(8).map { $0 == 0 }
    return isEmpty == [false, true, true, true, false, true, true, true]
      || isEmpty == [true, true, true, false, true, true, true, false]
  }
}
