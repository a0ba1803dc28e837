// SPDX-License-Identifier: MIT

internal import CBrowser

/// An encoding of text other than UTF-8, which the browser's `TextDecoder` knows.
struct TextEncoding: Equatable {
  /// What it is called.
  let name: String
  static let windows1252 = TextEncoding(label: "Windows-1252")

  private init(label: String) { name = label }

  /// The encoding of a name.
  ///
  /// - Throws: `ReadError.unknownEncoding`.
  init(named text: String) throws(ReadError) {
    let label = Array(text.utf8)
    guard browser_knows_encoding(label, label.count) == 1 else {
      throw .unknownEncoding(name: text.utf8.bounded())
    }
    name = text
  }

  /// A text in UTF-8; nil if more than one in a hundred bytes above ASCII mean nothing.
  func utf8(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
    if self == .windows1252 { return Self.fromWindows1252(bytes) }
    let (label, source) = (Array(name.utf8), Array(bytes))
    // No byte becomes more than three.
    var text = [UInt8](repeating: 0, count: 3 * source.count + 3)
    let count = text.withUnsafeMutableBufferPointer {
      browser_decode(label, label.count, source, source.count, $0.baseAddress, $0.count)
    }
    guard count >= 0 else { return nil }
    text.removeLast(text.count - count)
    let broken = text.indices.count { text[$0...].starts(with: [0xEF, 0xBF, 0xBD]) }
    return broken <= source.count { $0 > 0x7F } / 100 ? text : nil
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

/// No browser recognises an encoding; what is no UTF-8 is read as Windows-1252 unless one is named.
enum EncodingDetection {
  static func encoding(of text: ArraySlice<UInt8>) -> TextEncoding? { nil }

  /// Whether most of what is above ASCII is UTF-8, so that the rest of it is damaged.
  static func isDamagedUTF8(_ text: ArraySlice<UInt8>) -> Bool {
    var (whole, broken) = (0, 0)
    var decoder = UTF8()
    var bytes = text.makeIterator()
    while true {
      switch decoder.decode(&bytes) {
      case .scalarValue(let scalar): whole += scalar.isASCII ? 0 : 1
      case .error: broken += 1
      case .emptyInput: return whole > broken
      }
    }
  }
}
