// SPDX-License-Identifier: MIT

internal import Glibc

extension Subprocess {
  /// What a program writes to its standard output when it is given a text.
  ///
  /// - Parameters:
  ///   - words: Its name and its arguments.
  ///   - text: Its standard input.
  /// - Returns: The text; nil if it cannot be started, fails, writes more than a megabyte, or
  ///   says nothing for ten seconds.
  package static func output(of words: [String], givenText text: String) -> String? {
    let ended = try? run(words, givenText: text, atMost: 1 << 20) { silence in
      silence >= 10_000 || InterruptionFlag.isRaised
    }
    guard let ended, ended.status == 0 else { return nil }
    return String(decoding: ended.output, as: UTF8.self)
  }

  /// Runs a program to its end, which is given a text.
  ///
  /// - Parameters:
  ///   - words: Its name and its arguments.
  ///   - text: Its standard input.
  ///   - byteLimit: A program that writes more is ended.
  ///   - life: How long it may go on.
  ///   - isToEnd: Asked about every 10 ms, with the milliseconds since it last wrote something; true
  ///     ends it.
  /// - Returns: What it wrote to its standard output, and its exit status, or 128 and the number of
  ///   the signal that ended it.
  /// - Throws: `SystemError` where it cannot be started.
  package static func run(
    _ words: [String], givenText text: String, atMost byteLimit: Int, life: Life = .program,
    isToEnd: (_ silence: Int) -> Bool
  ) throws(SystemError) -> (output: [UInt8], status: Int32) {
    let input = try DescriptorPair(.socket)
    let output = try DescriptorPair(.pipe)
    let program = try Subprocess(
      words.first ?? "", words: words, streams: [input.reading, output.writing, nil],
      life: life)
    output.closeWriting()
    do { _ = input.takeReading() }
    // On a thread, for a text may be longer than a socket takes at once.
    _ = startThread {
      try? DescriptorWriter(input.writing, call: sendWithoutSignal).write(text)
      input.closeWriting()
    }
    var bytes: [UInt8] = []
    var room = [UInt8](repeating: 0, count: 65_536)
    var silence = 0
    while true {
      if isToEnd(silence) || bytes.count > byteLimit { return (bytes, program.end { true }) }
      guard (try? readable([output.reading], milliseconds: 10)) == [true] else {
        silence += 10
        // What it wrote is in the pipe by its end; what it left behind may hold that open for ever.
        if !program.isRunning, (try? readable([output.reading], milliseconds: 0)) != [true] {
          break
        }
        continue
      }
      silence = 0
      guard let count = try? readPatiently(output.reading, into: &room, to: room.count), count > 0
      else { break }
      bytes += room[..<count]
    }
    // It may have closed its output and go on.
    let status = program.end {
      silence += 10
      return isToEnd(silence)
    }
    return (bytes, status)
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
