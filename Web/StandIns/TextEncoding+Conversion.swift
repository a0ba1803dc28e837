// SPDX-License-Identifier: MIT

internal import CBrowser

/// Conversion by the browser's `TextDecoder`, which knows encodings by what people call them.
extension TextEncoding {
  var canConvert: Bool {
    let label = Array(name.utf8)
    return self == .windows1252 || browser_knows_encoding(label, label.count) == 1
  }

  /// A text in UTF-8; nil if more than one in a hundred bytes above ASCII mean nothing.
  func converted(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
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
}
