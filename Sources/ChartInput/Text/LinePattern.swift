// SPDX-License-Identifier: MIT

internal import CPCRE2
internal import Posix

/// A regular expression in the syntax of PCRE2 that is looked for in lines.
///
/// Each search ends: a line in which it would take too many steps has no match that is known.
package final class LinePattern {
  /// What a search found.
  package enum Outcome: Equatable {
    /// Where the groups matched, as places in the line; the whole match where there are no groups, nil for
    /// a group that took no part.
    case groups([Range<Int>?])
    case nothing
    /// The search was broken off.
    case tooManySteps
  }

  /// The names of the groups; empty texts where they have none, and one for the whole match where there
  /// are no groups.
  package let names: [String]
  /// The number of the first group that counts: 0 is the whole match.
  private let first: Int
  private let code: OpaquePointer
  private let data: OpaquePointer
  private let limits: OpaquePointer

  /// How deep a search may nest, and the memory that it may take in KiB.
  private static let deepest: UInt32 = 10_000
  private static let largest: UInt32 = 65_536

  /// A pattern that is ready to be looked for.
  ///
  /// - Throws: `ReadError.badRegex`; `.missingPatternLibrary` where PCRE2 cannot be loaded, `.unreadable`
  ///   where no file can be opened at present.
  package init(_ pattern: String) throws(ReadError) {
    let loaded = audiograph_has_pcre2()
    guard loaded == 1 else {
      let name = "libpcre2-8.so.0"
      throw loaded < 0 ? .unreadable(file: name, code: -loaded) : .missingPatternLibrary(name: name)
    }
    var (error, place): (Int32, Int) = (0, 0)
    let bytes = Array(pattern.utf8)
    guard
      let code = pcre2_compile_8(
        bytes, bytes.count, audiograph_pcre2_options(), &error, &place, nil)
    else { throw .badRegex(pattern) }
    guard let limits = pcre2_match_context_create_8(nil) else {
      pcre2_code_free_8(code)
      throw .badRegex(pattern)
    }
    guard let data = pcre2_match_data_create_from_pattern_8(code, nil) else {
      pcre2_match_context_free_8(limits)
      pcre2_code_free_8(code)
      throw .badRegex(pattern)
    }
    _ = pcre2_set_depth_limit_8(limits, Self.deepest)
    _ = pcre2_set_heap_limit_8(limits, Self.largest)
    (self.code, self.data, self.limits) = (code, data, limits)
    names = Self.names(in: code)
    first = Self.number(PCRE2_INFO_CAPTURECOUNT, of: code) == 0 ? 0 : 1
  }

  deinit {
    pcre2_match_data_free_8(data)
    pcre2_match_context_free_8(limits)
    pcre2_code_free_8(code)
  }

  /// The steps that may be taken from each place in a line of so many bytes.
  ///
  /// They begin anew at each place, so that a long line has fewer of them: a line of 4096 bytes takes half
  /// a second at worst.
  private static func mostSteps(_ length: Int) -> UInt32 {
    UInt32(min(100_000, max(5000, 100_000_000 / max(1, length))))
  }

  /// Looks for the first match in a line of UTF-8.
  package func search(_ line: [UInt8]) -> Outcome {
    _ = pcre2_set_match_limit_8(limits, Self.mostSteps(line.count))
    let result = pcre2_match_8(code, line, line.count, 0, 0, data, limits)
    guard result >= 0 else {
      return result == PCRE2_ERROR_NOMATCH ? .nothing : .tooManySteps
    }
    guard let places = pcre2_get_ovector_pointer_8(data) else { return .nothing }
    return .groups(
      (first..<first + names.count).map { group in
        // What took no part is at `PCRE2_UNSET`, -1 here; `\K` may turn a match round.
        let (start, end) = (places[2 * group], places[2 * group + 1])
        return 0 <= start && start <= end && end <= line.count ? start..<end : nil
      })
  }

  // MARK: - Groups

  /// A number that PCRE2 tells of a pattern.
  private static func number(_ what: Int32, of code: OpaquePointer) -> Int {
    var number: UInt32 = 0
    return pcre2_pattern_info_8(code, UInt32(what), &number) == 0 ? Int(number) : 0
  }

  private static func names(in code: OpaquePointer) -> [String] {
    var names = [String](repeating: "", count: max(1, number(PCRE2_INFO_CAPTURECOUNT, of: code)))
    let size = number(PCRE2_INFO_NAMEENTRYSIZE, of: code)
    var table: UnsafePointer<UInt8>?
    guard pcre2_pattern_info_8(code, UInt32(PCRE2_INFO_NAMETABLE), &table) == 0, let table else {
      return names
    }
    // The number of the group in two bytes, then its name, which ends with a NUL byte.
    for entry in 0..<number(PCRE2_INFO_NAMECOUNT, of: code) {
      let bytes = Array(UnsafeBufferPointer(start: table + entry * size, count: size))
      let index = Int(bytes[0]) << 8 + Int(bytes[1]) - 1
      guard names.indices.contains(index) else { continue }
      names[index] = String(decoding: bytes.dropFirst(2).prefix { $0 != 0 }, as: UTF8.self)
    }
    return names
  }
}
