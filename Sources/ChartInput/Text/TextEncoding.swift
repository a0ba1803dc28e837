// SPDX-License-Identifier: MIT

internal import Audiograph

/// An encoding of text other than UTF-8.
///
/// As browsers do, it takes the name of a standard for what is written under it: Windows-1252 for
/// ISO-8859-1, code page 932 for Shift-JIS, GB18030 for GBK.
struct TextEncoding: Equatable {
  /// What it is called, also as a value of `--encoding`.
  let name: String
  /// What the C library calls it; nil for Windows-1252, which needs no library.
  let converter: String?

  static let windows1252 = TextEncoding(name: "Windows-1252", converter: nil)

  private init(name: String, converter: String?) {
    self.name = name
    self.converter = converter
  }

  /// The encoding of a name that somebody typed, or a detector says.
  ///
  /// - Throws: `ReadError.unknownEncoding`.
  init(named text: String) throws(ReadError) {
    let folded = text.utf8.filter { ![Byte.minus, UInt8(ascii: "_"), Byte.space].contains($0) }
    let key = String(decoding: folded.map(\.lowercased), as: UTF8.self)
    if let known = Self.known.first(where: { $0.keys.contains(key) }) {
      self.init(name: known.name, converter: known.converter)
    } else if key.begins(with: "windows"), Int(key.without(first: 7)) != nil {
      let number = key.without(first: 7)
      self.init(name: "Windows-\(number)", converter: "CP\(number)")
    } else {
      self.init(name: text, converter: text)
    }
    // What follows a slash would tell the C library to do something else than to convert.
    let isName = text.utf8.allSatisfy {
      $0.isDigit || (97...122).contains($0.lowercased) || "-_.:+ ".utf8.contains($0)
    }
    guard !text.isEmpty, isName, canConvert else {
      throw .unknownEncoding(name: text.utf8.bounded())
    }
  }

  private static let known: [(name: String, converter: String?, keys: [String])] = [
    (
      "Windows-1252", nil,
      [
        "windows1252", "cp1252", "iso88591", "latin1", "l1", "ascii", "usascii", "iso885915",
        "latin9",
      ]
    ),
    ("Windows-1254", "CP1254", ["windows1254", "cp1254", "iso88599", "latin5"]),
    ("Windows-874", "CP874", ["windows874", "cp874", "tis620", "iso885911"]),
    ("Shift-JIS", "CP932", ["shiftjis", "sjis", "mskanji", "cp932", "windows31j", "ms932"]),
    ("EUC-JP", "EUC-JP-MS", ["eucjp", "ujis"]),
    ("GB18030", "GB18030", ["gb18030", "gbk", "gb2312", "cp936", "euccn"]),
    ("Big5", "BIG5-HKSCS", ["big5", "big5hkscs", "cp950"]),
    ("x-mac-cyrillic", "MAC-CYRILLIC", ["xmaccyrillic", "maccyrillic"]),
    ("EUC-KR", "UHC", ["euckr", "uhc", "cp949", "windows949", "ksc56011987"]),
  ]

  /// A text in UTF-8.
  ///
  /// Bytes that mean nothing become U+FFFD, where they are few.
  ///
  /// - Returns: The text; nil if more than one in a hundred bytes above ASCII mean nothing.
  func utf8(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
    converter == nil ? Self.fromWindows1252(bytes) : converted(bytes)
  }

  private static func fromWindows1252(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count + bytes.count / 8)
    for byte in bytes {
      if byte < 0x80 {
        text.append(byte)
      } else {
        text += UTF8.encode(CellText.windows1252(byte)) ?? UTF8.encodedReplacementCharacter
      }
    }
    return text
  }
}
