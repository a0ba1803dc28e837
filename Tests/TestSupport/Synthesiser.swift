// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// A speech synthesiser that writes down the sounds it would make: espeak-ng.
///
/// Every number is also spoken alone, and its words of sounds must stand in those of the whole text,
/// one after another and in the order of the numbers. This needs no list of number words and notices
/// a number that the text around it turns into another or joins to the next: `10th`, `1,000`,
/// `1.2.3`. Stress, length, pauses, marks of another language and the linking r of British English
/// (`four and`) depend on the neighbours and are left out. Counting words instead does not work:
/// espeak-ng joins short words (`in the`) and takes numbers apart.
public struct Synthesiser: Sendable {
  /// Whether the machine has it.
  public static var isPresent: Bool { Tool("espeak-ng") != nil }

  private let tool: Tool
  private let voice: String
  private let decimalMark: String

  /// The synthesiser with the voice of a language: `en`, `en-US` or `de`; nil if it is missing.
  public init?(language: String) {
    guard let tool = Tool("espeak-ng") else { return nil }
    self.tool = tool
    voice = language.lowercased()
    decimalMark = language.hasPrefix("de") ? "," : "."
  }

  /// The sounds of a text in the International Phonetic Alphabet, words apart by spaces.
  ///
  /// The same numbers come again and again: each text is spoken once.
  public func phonemes(of text: String) throws -> String {
    let key = voice + "\n" + text
    if let known = Self.known.withLock({ $0[key] }) { return known }
    let sounds = try spoken(text)
    Self.known.withLock { $0[key] = sounds }
    return sounds
  }

  /// The sounds of every text so far, by voice and text.
  private static let known = Mutex<[String: String]>([:])

  private func spoken(_ text: String) throws -> String {
    let folder = try TemporaryFolder()
    try Data(text.utf8).write(to: URL(fileURLWithPath: folder.file("text")))
    var streams = ChildProcess.Streams()
    streams.input = folder.file("text")
    streams.output = folder.file("sounds")
    let process = try ChildProcess(
      tool.path, ["-q", "--ipa", "-v", voice, "--stdin"], streams: streams)
    guard process.wait() == 0 else { throw Tool.CannotStart(path: tool.path, code: -1) }
    return String(decoding: folder.bytes("sounds") ?? [], as: UTF8.self)
  }

  /// The numbers of a text that its sounds lack, in their order; empty if all are spoken.
  public func unspokenNumbers(in text: String) throws -> [String] {
    var sounds = bareWords(try phonemes(of: text))[...]
    return try numbers(in: text).filter { number in
      let alone = bareWords(try phonemes(of: number))
      let start = sounds.indices.first { sounds[$0...].starts(with: alone) }
      guard let start, !alone.isEmpty else { return true }
      sounds = sounds[(start + alone.count)...]
      return false
    }
  }

  /// Runs of digits with at most one decimal mark inside.
  private func numbers(in text: String) -> [String] {
    let pattern = #"\d+(?:\#(decimalMark == "." ? #"\."# : ",")\d+)?"#
    var numbers: [String] = []
    var rest = text[...]
    while let place = rest.range(of: pattern, options: .regularExpression) {
      numbers.append(String(rest[place]))
      rest = rest[place.upperBound...]
    }
    return numbers
  }

  /// The words of sounds without stress, length, pauses, changes of language and linking r.
  private func bareWords(_ phonemes: String) -> [String] {
    let marks = #"\([a-z-]+\)|[ˈˌːˑ_|\u200D\u0361]"#
    let bare = phonemes.replacingOccurrences(of: marks, with: "", options: .regularExpression)
    return bare.split(whereSeparator: \.isWhitespace).map {
      $0.last == "ɹ" ? String($0.dropLast()) : String($0)
    }
  }
}
