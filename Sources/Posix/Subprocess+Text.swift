// SPDX-License-Identifier: MIT

internal import Glibc

extension Subprocess {
  /// What a program writes to its standard output when it is given a text.
  ///
  /// - Parameters:
  ///   - words: Its name and its arguments.
  ///   - text: Its standard input.
  /// - Returns: The text; nil where it cannot be started, fails, writes more than a megabyte, or
  ///   says nothing for ten seconds.
  package static func output(of words: [String], givenText text: String) -> String? {
    guard let name = words.first, let input = try? DescriptorPair(.socket),
      let output = try? DescriptorPair(.pipe),
      let program = try? Subprocess(
        name, words: words, streams: [input.reading, output.writing, nil])
    else { return nil }
    output.closeWriting()
    do { _ = input.takeReading() }
    // On a thread, for a text may be longer than a socket takes at once.
    _ = startThread {
      try? DescriptorWriter(input.writing, call: sendWithoutSignal).write(text)
      input.closeWriting()
    }
    var bytes: [UInt8] = []
    var room = [UInt8](repeating: 0, count: 65_536)
    while (try? readable([output.reading], milliseconds: 10_000)) == [true], bytes.count < 1 << 20 {
      guard let count = try? readPatiently(output.reading, into: &room, to: room.count) else {
        break
      }
      guard count > 0 else {
        return program.end() == 0 ? String(decoding: bytes, as: UTF8.self) : nil
      }
      bytes += room[..<count]
    }
    program.kill()
    _ = program.end()
    return nil
  }
}

/// `send` without the signal that a pipe sends whose reader has gone.
private func sendWithoutSignal(
  _ descriptor: Int32, _ bytes: RawSpan, _: Int64?
) throws(SystemError) -> Int {
  try systemCall {
    unsafe bytes.withUnsafeBytes {
      unsafe Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
    }
  }
}
