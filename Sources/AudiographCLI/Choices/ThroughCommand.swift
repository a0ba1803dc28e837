// SPDX-License-Identifier: MIT

internal import Audiograph
internal import ChartInput
internal import Posix

/// Why no table came of a program of `--through`.
struct ThroughError: MessageError {
  let message: Message

  static func missing(program: String) -> Self {
    Self(.usage, .throughMissing(program: program), .throughMissingRemedy())
  }

  /// It ended with a status other than 0.
  static func failed(program: String, file: String, status: Int32) -> Self {
    Self(
      .input, .throughFailed(program: program, file: file, status: Int(status)),
      .throughFailedRemedy())
  }

  static func tooLarge(program: String, limit: Int) -> Self {
    Self(.input, .throughTooLarge(program: program, limit: limit >> 20), .throughTooLargeRemedy())
  }

  /// The name of the file has signs that may mean something to the program, where it is part of a word.
  static func oddName(file: String) -> Self {
    Self(.usage, .throughOddName(file: file), .throughOddNameRemedy())
  }

  /// There is no file, but a pipe or an address.
  static let notAFile = Self(.usage, .throughNotAFile(), .throughNotAFileRemedy())
}

/// The command of `--through`, which prints a table of a file.
///
/// No shell reads it.
struct ThroughCommand: Equatable {
  /// What the name of the file takes the place of.
  private static let mark = "{}"
  /// As many bytes may come of any file, and as many for each of its own.
  private static let (mostBytes, ratio) = (64 << 20, 32)
  /// Seconds that it may be silent.
  static let usualPatience = 120

  private let words: [String]

  /// A command as it is typed: words between blanks, in quotation marks where blanks are part of them;
  /// nil if there is none, or a mark is never closed.
  init?(_ text: String) {
    var words: [String] = []
    var word: String?
    var quote: Unicode.Scalar?
    var scalars = Array(text.unicodeScalars)[...]
    while let scalar = scalars.popFirst() {
      if scalar == quote {
        quote = nil
      } else if quote == nil, scalar == "'" || scalar == "\"" {
        quote = scalar
        word = word ?? ""
      } else if scalar == "\\", quote != "'", let next = scalars.popFirst() {
        word = (word ?? "") + String(Character(next))
      } else if quote == nil, scalar == " " || scalar == "\t" || scalar == "\n" {
        if let word { words.append(word) }
        word = nil
      } else {
        word = (word ?? "") + String(Character(scalar))
      }
    }
    if let word { words.append(word) }
    guard quote == nil, let first = words.first, !first.isEmpty else { return nil }
    self.words = words
  }

  /// What the command prints of a file, for which it may be silent for so many seconds.
  ///
  /// - Throws: `ThroughError`.
  func table(
    of path: String, patience: Int = usualPatience
  ) throws(ThroughError) -> [UInt8] {
    let words = try words(for: path)
    let program = words[0]
    let size = min((try? FileStatus(path).size) ?? 0, 1 << 40)
    let limit = max(Self.mostBytes, Self.ratio * size)
    let ended: (output: [UInt8], status: Int32)
    do throws(SystemError) {
      ended = try Subprocess.run(
        words, givenText: "", atMost: limit, life: .group
      ) { silence in
        silence > patience * 1000 || InterruptionFlag.isRaised
      }
    } catch {
      throw error.isAbsence
        ? .missing(program: program) : .failed(program: program, file: path, status: error.code)
    }
    guard ended.output.count <= limit else { throw .tooLarge(program: program, limit: limit) }
    guard ended.status == 0 else {
      throw .failed(program: program, file: path, status: ended.status)
    }
    return ended.output
  }

  /// The words for a file, whose name is never an option.
  func words(for path: String) throws(ThroughError) -> [String] {
    let path = path.begins(with: "-") ? "./\(path)" : path
    guard words.dropFirst().contains(where: { $0.holds(Self.mark) }) else { return words + [path] }
    let isPart = words.contains { $0 != Self.mark && $0.holds(Self.mark) }
    guard !isPart || path.utf8.allSatisfy(Self.meansNothing) else { throw .oddName(file: path) }
    return words.enumerated().map { place, word in
      place == 0 ? word : Self.word(word, for: path)
    }
  }

  private static func word(_ word: String, for path: String) -> String {
    var text = ""
    var rest = word
    while let place = rest.utf8.firstRange(of: mark.utf8) {
      text += String(rest[..<place.lowerBound]) + path
      rest = String(rest[place.upperBound...])
    }
    return text + rest
  }

  private static func meansNothing(_ byte: UInt8) -> Bool {
    byte >= 0x80 || isPlainByte(byte) || byte == 0x20
  }
}
