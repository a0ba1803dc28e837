// SPDX-License-Identifier: MIT

package import Audiograph
internal import Posix

/// A text as samples, spoken by the program `espeak-ng`.
///
/// A program of its own, since its library is under a licence that ours is not; the text goes to its
/// standard input, for as an argument `-12%` would be an option.
package struct SpokenText: FrameSource, Sendable {
  package let format: SoundFormat
  /// From −1 to +1.
  let samples: [Float]
  private var position = 0

  /// Why a text cannot be spoken.
  package enum Failure: Error, Sendable, Hashable {
    /// The program is not there.
    case noProgram
    /// It cannot be started; an errno value.
    case cannotStart(code: Int32)
    /// It gave no sound; its exit status, or 128 and the signal's number, 9 where it was ended for
    /// saying nothing for half a minute.
    case noSound(status: Int32)
    case interrupted
  }

  /// Has a text spoken.
  ///
  /// - Parameters:
  ///   - text: UTF-8 of any length.
  ///   - voice: A voice of the program, such as `en-gb`.
  ///   - wordsPerMinute: How fast, from 80 to 450; nil for the usual rate of the program.
  ///   - isInterrupted: Asked about every 10 ms.
  /// - Throws: `Failure`.
  package init(
    _ text: String, voice: String, wordsPerMinute: Int? = nil, isInterrupted: () -> Bool
  ) throws(Failure) {
    let bytes: [UInt8]
    let status: Int32
    let rate = wordsPerMinute.map { ["-s", "\($0)"] } ?? []
    do throws(SystemError) {
      (bytes, status) = try Subprocess.run(
        ["espeak-ng", "-b", "1", "-v", voice] + rate + ["--stdin", "--stdout"],
        givenText: Self.plain(text) + "\n", atMost: Self.mostBytes
      ) { silence in isInterrupted() || silence >= 30_000 }
    } catch {
      throw error.isAbsence ? .noProgram : .cannotStart(code: error.code)
    }
    if isInterrupted() { throw .interrupted }
    guard status == 0, let wave = Self.samples(of: bytes),
      let format = SoundFormat(sampleRate: wave.rate, channelCount: 1), !wave.samples.isEmpty
    else { throw status == 127 ? .noProgram : .noSound(status: status) }
    (self.format, samples) = (format, wave.samples)
  }

  package var frameCount: Int { samples.count }

  package mutating func render<Sample: PCMSample>(into room: inout MutableSpan<Sample>) -> Int {
    let count = min(room.count, samples.count - position)
    Sample.interleave(
      left: samples.span.extracting(position..<position + count), right: [Float]().span,
      into: &room, at: 0)
    position += count
    return count
  }

  /// Two brackets would begin phonemes.
  private static func plain(_ text: String) -> String {
    var plain = ""
    for scalar in text.unicodeScalars {
      if scalar == "[", plain.unicodeScalars.last == "[" { plain.append(" ") }
      plain.unicodeScalars.append(scalar)
    }
    return plain
  }

  /// An hour of speech.
  private static let mostBytes = 200_000_000

  /// The samples of a WAV file of 16 bits and one channel, whose sizes are not known at its beginning.
  static func samples(of bytes: [UInt8]) -> (rate: Int, samples: [Float])? {
    guard bytes.count >= 44, bytes.starts(with: Array("RIFF".utf8)),
      bytes[8..<16].elementsEqual("WAVEfmt ".utf8), bytes[22] == 1, bytes[34] == 16,
      bytes[36..<40].elementsEqual("data".utf8)
    else { return nil }
    let rate = (24..<28).reversed().reduce(0) { $0 << 8 | Int(bytes[$1]) }
    let samples = stride(from: 44, to: bytes.count - 1, by: 2).map {
      Float(Int16(bitPattern: UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8)) / 32_768
    }
    return (rate, samples)
  }
}
