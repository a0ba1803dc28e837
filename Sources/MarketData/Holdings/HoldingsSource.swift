// SPDX-License-Identifier: MIT

internal import Audiograph
internal import Glibc
internal import Posix

/// The data sets of Form 13F that the Securities and Exchange Commission publishes four times a year.
public struct HoldingsSource: Sendable {
  private let access: ProviderAccess

  /// The page that lists them.
  static let page = "/data-research/sec-markets-data/form-13f-data-sets"
  private static let longest = 200_000_000
  private static let patience = 900.0

  /// Data sets that are reached in this way, with a contact.
  public init(_ access: ProviderAccess) { self.access = access }

  /// Whether there may be holdings of a later quarter.
  ///
  /// Those of a quarter are filed within two months after it, and published in the month after these.
  ///
  /// - Parameters:
  ///   - quarter: The last day of a quarter, counted from 1970-01-01.
  ///   - today: The present day.
  /// - Returns: Whether it is worth asking.
  public static func mayHaveNewer(than quarter: Int, today: Int) -> Bool {
    let month = CalendarDate(day: quarter).ordinal(of: .month) + 6
    return CalendarDate(day: today).ordinal(of: .month) >= month
  }

  /// The newest data set.
  ///
  /// - Throws: `ProviderError`, with `.contactMissing` before anybody is asked, `.unexpected` where the
  ///   page names none.
  public func newest() throws(ProviderError) -> HoldingsSet {
    try access.checkContact(of: .secFiles)
    let page = try asked(access, Self.page, .page)
    guard let set = HoldingsSet.newest(onPage: page) else {
      throw ProviderError(.secFiles, .unexpected(.noHoldingSets))
    }
    return set
  }

  /// The holdings of a data set, which lies in a nameless file while it is read.
  ///
  /// - Parameters:
  ///   - set: Which one.
  ///   - folder: Where the file is made.
  /// - Returns: What institutions held.
  /// - Throws: `ProviderError`, `HoldingsFault`.
  public func holdings(of set: HoldingsSet, spool folder: String) throws -> QuarterlyHoldings {
    let file: FileDescriptor
    do throws(SystemError) { file = try namelessFile(in: folder) } catch {
      throw ProviderError(
        .secFiles,
        .transport(
          .cannotKeep(host: BaseURL(base: access.base)?.host ?? access.base, code: error.code)))
    }
    var access = access
    access.client.file = file.number
    access.client.limits.totalSeconds = Self.patience
    access.client.limits.receivedBytes = Self.longest
    access.client.limits.unpackedBytes = Self.longest
    _ = try asked(access, set.path, .archive)
    return try QuarterlyHoldings(archive: file)
  }

  private func asked(
    _ access: ProviderAccess, _ path: String, _ format: BodyFormat
  ) throws(ProviderError) -> [UInt8] {
    try access.respecting(.secFiles) { () throws(ProviderError) in
      try access.bytes(
        ProviderRequest(provider: .secFiles, path: path, agentNote: access.contact),
        expecting: [format])
    }
  }

  /// A file that goes away with its closing.
  private func namelessFile(in folder: String) throws(SystemError) -> FileDescriptor {
    let number = try holdingSignals { () throws(SystemError) in
      var name = Array("\(folder)/audiograph-XXXXXX".utf8CString)
      let descriptor = try systemCall { unsafe mkstemp(&name) }
      unsafe unlink(name)
      return descriptor
    }
    return FileDescriptor(owning: number)
  }
}

/// A data set as the page of the Commission names it.
public struct HoldingsSet: Sendable, Hashable {
  /// Its path on the server.
  public let path: String
  /// The name of its file: `01jun2025-31aug2025_form13f.zip`.
  public let name: String
  /// The last day on which what is in it was filed, counted from 1970-01-01.
  let lastDay: Int

  /// The newest of those that a page links to; nil if there is none.
  static func newest(onPage page: [UInt8]) -> HoldingsSet? {
    page.split { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") }
      .compactMap { HoldingsSet(link: String(decoding: $0, as: UTF8.self)) }
      .max { $0.lastDay < $1.lastDay }
  }

  /// A set by its link; nil for any other text.
  init?(link: String) {
    guard link.ends(with: ".zip"), link.utf8.count <= 400 else { return nil }
    let parts = link.parts(at: "/").map(String.init)
    let isWhole = link.begins(with: "https://") && parts.count > 3
    guard isWhole || link.begins(with: "/"), let name = parts.last,
      let lastDay = Self.lastDay(of: name.lowercased())
    else { return nil }
    path = isWhole ? "/" + parts.dropFirst(3).joined(separator: "/") : link
    self.name = name
    self.lastDay = lastDay
  }

  /// The last day of `01jun2025-31aug2025_form13f.zip` or `2023q4_form13f.zip`.
  private static func lastDay(of name: String) -> Int? {
    let halves = name.parts(at: "_")
    guard halves.count > 1, halves[1].begins(with: "form13f") else { return nil }
    if let quarter = quarterEnd(Array(halves[0].utf8)) { return quarter }
    let last = Array((halves[0].parts(at: "-").last ?? "").utf8)
    guard last.count == 9, let day = last.wholeNumber(0..<2), let year = last.wholeNumber(5..<9),
      let month = monthNames.firstIndex(
        of: String(decoding: last[2..<5], as: UTF8.self).uppercased())
    else { return nil }
    return CalendarDate(year: year, month: month + 1, day: day)?.day
  }

  private static func quarterEnd(_ text: [UInt8]) -> Int? {
    guard text.count == 6, text[4] == UInt8(ascii: "q"), let year = text.wholeNumber(0..<4),
      let quarter = text.wholeNumber(5..<6), (1...4).contains(quarter)
    else { return nil }
    let next = quarter == 4 ? (year + 1, 1) : (year, quarter * 3 + 1)
    return CalendarDate(year: next.0, month: next.1, day: 1).map { $0.day - 1 }
  }
}
