// SPDX-License-Identifier: MIT

internal import Glibc
internal import Posix

/// Conversion by iconv.
extension TextEncoding {
  /// Whether the C library converts from it.
  var canConvert: Bool {
    guard let converter else { return true }
    let found = iconv_open("UTF-8", converter)
    guard found != Self.notOpened else { return false }
    iconv_close(found)
    return true
  }

  private static var notOpened: iconv_t? { iconv_t(bitPattern: -1) }
  private static let replacement: [UInt8] = [0xEF, 0xBF, 0xBD]

  /// A text in UTF-8; nil if more than one in a hundred bytes above ASCII mean nothing.
  func converted(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
    let descriptor = iconv_open("UTF-8", converter ?? name)
    guard let descriptor, descriptor != Self.notOpened else { return nil }
    defer { iconv_close(descriptor) }
    let most = bytes.count { $0 > 0x7F } / 100
    return Self.converted(bytes, descriptor, mostBroken: most)
  }

  private static func converted(
    _ bytes: ArraySlice<UInt8>, _ descriptor: iconv_t, mostBroken: Int
  ) -> [UInt8]? {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count + bytes.count / 4)
    var piece = [CChar](repeating: 0, count: 65_536)
    var broken = 0
    let isWhole = bytes.withUnsafeBytes { source in
      var input = UnsafeMutableRawPointer(mutating: source.baseAddress)?
        .assumingMemoryBound(to: CChar.self)
      var left = source.count
      while left > 0 {
        let (count, code) = piece.withUnsafeMutableBufferPointer { target in
          var (output, room) = (target.baseAddress, target.count)
          var code: Int32 = 0
          do throws(SystemError) {
            _ = try systemCall { iconv(descriptor, &input, &left, &output, &room) }
          } catch {
            code = error.code
          }
          return (target.count - room, code)
        }
        for index in 0..<count { text.append(UInt8(bitPattern: piece[index])) }
        guard code == EILSEQ || code == EINVAL else { continue }
        // An illegal byte, or a character that the end cuts off.
        broken += 1
        guard broken <= mostBroken else { return false }
        text += replacement
        input = input?.successor()
        left -= 1
      }
      return true
    }
    return isWhole ? text : nil
  }
}
