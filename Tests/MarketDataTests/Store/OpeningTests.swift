// SPDX-License-Identifier: MIT

import Audiograph
import Foundation
import TestSupport
import Testing

@testable import MarketData

@Suite struct OpeningTests {
  private let folder: TemporaryFolder
  private var path: String { folder.file("prices.sqlite") }

  init() throws { folder = try TemporaryFolder() }

  /// Puts a store with so many bars of the symbol A there.
  private func fill(_ count: Int = 2000) throws {
    try openedStore(path).save(
      try closes((0..<count).map { Double($0) + 0.5 }), of: symbol("A"), source: "import",
      fetched: 1)
  }

  @Test func missingFoldersAreMadeForTheirOwnerAlone() throws {
    let deep = folder.file("a/b/prices.sqlite")
    let store = try openedStore(deep)
    #expect(store.path == deep && store.damagedCopy == nil)
    for name in ["a", "a/b"] {
      let attributes = try FileManager.default.attributesOfItem(atPath: folder.file(name))
      #expect(attributes[.posixPermissions] as? Int == 0o700)
    }
    #expect(folder.names == ["a"])
  }

  @Test func closingLeavesNothingBesideTheFile() throws {
    try fill()
    #expect(folder.names == ["prices.sqlite"])
  }

  @Test func readingAloneMakesNothing() throws {
    let store = try PriceStore(path: path, access: .readOnly)
    #expect(store == nil)
    try folder.put([], "prices.sqlite")
    let empty = try PriceStore(path: path, access: .readOnly)
    #expect(empty == nil)
    #expect(folder.bytes("prices.sqlite") == [])
  }

  @Test func readingAloneReadsAndRefusesToWrite() throws {
    try fill(3)
    let store = try #require(try PriceStore(path: path, access: .readOnly))
    #expect(try store.prices(of: symbol("A"))?.history.bars.count == 3)
    let bars = try closes([1])
    let a = try symbol("A")
    #expect(throws: StoreError.readOnly(path: path)) {
      try store.save(bars, of: a, source: "import", fetched: 1)
    }
  }

  @Test func aFolderThatMayOnlyBeReadIsRead() throws {
    let inner = folder.file("inner/prices.sqlite")
    try openedStore(inner).save(try closes([1, 2]), of: symbol("A"), source: "import", fetched: 1)
    let files = FileManager.default
    try files.setAttributes([.posixPermissions: 0o500], ofItemAtPath: folder.file("inner"))
    let store = try PriceStore(path: inner, access: .readOnly)
    #expect(try store?.summaries().map(\.count) == [2])
    try files.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.file("inner"))
  }

  @Test(arguments: [" ", "%", "?", "#", "ü", "'"])
  func namesWithSignsAreFound(sign: String) throws {
    let path = folder.file("a\(sign)b/p\(sign).sqlite")
    try openedStore(path).save(try closes([1]), of: symbol("A"), source: "import", fetched: 1)
    let store = try #require(try PriceStore(path: path, access: .readOnly))
    #expect(try store.summaries().count == 1)
    #expect(FileManager.default.fileExists(atPath: path))
  }

  @Test func aFolderInPlaceOfTheFileIsLeftAlone() throws {
    #expect(throws: StoreError.cannotOpen(path: folder.path, reason: "Is a directory")) {
      _ = try PriceStore(path: folder.path)
    }
    #expect(throws: StoreError.cannotOpen(path: "/dev/null/p", reason: "Not a directory")) {
      _ = try PriceStore(path: "/dev/null/p")
    }
    #expect(throws: StoreError.cannotOpen(path: "/dev/null", reason: "Not a regular file")) {
      _ = try PriceStore(path: "/dev/null")
    }
    #expect(throws: StoreError.cannotOpen(path: "", reason: "No such file or directory")) {
      _ = try PriceStore(path: "")
    }
    #expect(folder.names == [])
  }

  @Test func anEmptyFileIsAFreshStore() throws {
    try folder.put([], "prices.sqlite")
    let store = try openedStore(path)
    #expect(store.damagedCopy == nil)
    #expect(try store.summaries() == [])
  }

  @Test(.enabled(if: geteuid() == 0, "giving files away needs root"))
  func aLinkThatAnotherPutIntoAnOpenFolderIsNotFollowed() throws {
    try fill(2)
    let shared = folder.file("shared")
    try FileManager.default.createDirectory(atPath: shared, withIntermediateDirectories: false)
    try FileManager.default.createSymbolicLink(
      atPath: "\(shared)/link", withDestinationPath: path)
    try #require(chmod(shared, 0o1777) == 0 && lchown("\(shared)/link", 12_345, 0) == 0)
    let error = StoreError.cannotOpen(path: "\(shared)/link", reason: "Permission denied")
    #expect(throws: error) { _ = try PriceStore(path: "\(shared)/link") }
  }

  @Test func aLinkLeadsToTheFile() throws {
    try fill(2)
    let link = folder.file("link")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
    #expect(try openedStore(link).summaries().map(\.count) == [2])
    try damage { Array($0.prefix(3000)) }
    #expect(try openedStore(link).damagedCopy?.hasSuffix("/prices.sqlite.damaged-1") == true)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == path)
  }

  // MARK: - Damage

  private func damage(_ change: ([UInt8]) -> [UInt8]) throws {
    let bytes = try #require(folder.bytes("prices.sqlite"))
    try folder.put(change(bytes), "prices.sqlite")
  }

  static let damages: [String] = [
    "garbage", "two bytes", "header", "half", "zeroed", "zero page 1",
  ]

  private func damaged(_ kind: String, _ bytes: [UInt8]) -> [UInt8] {
    switch kind {
    case "garbage": (0..<5000).map { UInt8(truncatingIfNeeded: $0 * 7 + 1) }
    case "two bytes": [65, 66]
    case "header": Array(bytes.prefix(50))
    case "half": Array(bytes.prefix(bytes.count / 2))
    case "zeroed": [UInt8](repeating: 0, count: bytes.count)
    default: [UInt8](repeating: 0, count: 4096) + bytes.dropFirst(4096)
    }
  }

  @Test(arguments: damages) func whatIsDamagedAtTheBeginningIsMovedAside(kind: String) throws {
    for number in 1...3 {
      try fill()
      try damage { damaged(kind, $0) }
      let before = try #require(folder.bytes("prices.sqlite"))
      let store = try openedStore(path)
      #expect(store.damagedCopy?.hasSuffix("/prices.sqlite.damaged-\(number)") == true)
      #expect(folder.bytes("prices.sqlite.damaged-\(number)") == before)
      #expect(try store.summaries() == [])
    }
  }

  @Test func theLogGoesWithTheFile() throws {
    try fill()
    try damage { Array($0.prefix(50)) }
    try folder.put([1, 2, 3], "prices.sqlite-wal")
    try folder.put([4], "prices.sqlite-shm")
    try folder.put([9], "prices.sqlite.damaged-1-wal")
    let store = try openedStore(path)
    #expect(store.damagedCopy?.hasSuffix(".damaged-2") == true)
    #expect(folder.bytes("prices.sqlite.damaged-1-wal") == [9])
    #expect(folder.bytes("prices.sqlite.damaged-2-wal") != nil)
    try store.save(try closes([1]), of: symbol("B"), source: "import", fetched: 1)
    #expect(try openedStore(path).summaries().map(\.symbol.text) == ["B"])
  }

  @Test func damageFurtherOnIsFoundWhenItIsRead() throws {
    try fill(20_000)
    // Everything between the schema and the last pages.
    try damage { bytes in
      var bytes = bytes
      let upper = bytes.count - 8192
      for place in bytes.count / 3..<upper { bytes[place] = 0 }
      return bytes
    }
    let before = try #require(folder.bytes("prices.sqlite"))
    let first = try openedStore(path)
    let second = try openedStore(path)
    #expect(first.damagedCopy == nil)
    let a = try symbol("A")
    let error = try #require(throws: StoreError.self) { _ = try first.prices(of: a) }
    guard case .foundDamaged(path, let copy?) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(copy.hasSuffix("/prices.sqlite.damaged-1"))
    #expect(folder.bytes("prices.sqlite.damaged-1") == before)
    // The store goes on with an empty file; who had the old one open does not move the new one.
    try first.save(try closes([1]), of: a, source: "import", fetched: 1)
    #expect(throws: StoreError.foundDamaged(path: path, movedTo: nil)) {
      _ = try second.prices(of: a)
    }
    #expect(try second.prices(of: a)?.history.bars.columns[.close] == [1])
    #expect(try openedStore(path).summaries().map(\.count) == [1])
    #expect(!folder.names.contains { $0.contains("damaged-2") })
  }

  @Test func whoMayOnlyReadLeavesDamageWhereItIs() throws {
    try fill()
    try damage { Array($0.prefix(50)) }
    #expect(throws: StoreError.damaged(path: path, code: EROFS)) {
      _ = try PriceStore(path: path, access: .readOnly)
    }
    #expect(folder.bytes("prices.sqlite")?.count == 50)
    #expect(!folder.names.contains { $0.contains("damaged") })
  }

  // MARK: - Versions

  @Test(arguments: 0...Migrations.latest) func everyOlderVersionIsBroughtUpToDate(version: Int)
    throws
  {
    do {
      let old = try Connection(opening: path, mode: 6)
      for step in Migrations.steps[..<version] { try old.execute(step) }
      if version > 0 {
        try old.execute("PRAGMA application_id = \(Migrations.applicationID)")
        try old.execute("PRAGMA user_version = \(version)")
        try old.execute("INSERT INTO symbol (id, symbol) VALUES (7, 'OLD')")
        try old.execute(
          "INSERT INTO price (symbol, day, close, source, fetched) VALUES (7,1,2.5,'x',3)")
      }
    }
    if version > 0 {
      let reader = try PriceStore(path: path, access: .readOnly)
      #expect(try reader?.summaries().map(\.count) == [1])
    }
    let store = try openedStore(path)
    #expect(store.damagedCopy == nil)
    #expect(try store.summaries().map(\.symbol.text) == (version > 0 ? ["OLD"] : []))
    try store.saveIntraday(
      try closes([1]), of: symbol("B"), minutes: 5, source: "yahoo", fetched: 1)
    try store.replaceDirectory(
      [DirectoryEntry(symbol: try symbol("B"), name: "Bee")], origin: "import")
    try store.saveFigures(
      CompanyFigures(company: "Bee", figures: []), of: symbol("B"), fetched: 1)
    #expect(try store.search("bee", limit: 3).map(\.name) == ["Bee"])
  }

  @Test func aLaterVersionIsLeftAlone() throws {
    try fill(1)
    let version = Migrations.latest + 1
    try Connection(opening: path, mode: 2).execute("PRAGMA user_version = \(version)")
    let before = folder.bytes("prices.sqlite")
    for access in [PriceStore.Access.readWrite, .readOnly] {
      #expect(throws: StoreError.tooNew(path: path, version: version)) {
        _ = try PriceStore(path: path, access: access)
      }
    }
    #expect(folder.bytes("prices.sqlite") == before)
  }

  @Test func aVersionBelowZeroIsNone() throws {
    try fill(1)
    try Connection(opening: path, mode: 2).execute("PRAGMA user_version = -1")
    #expect(throws: StoreError.foreign(path: path)) { _ = try PriceStore(path: path) }
  }

  /// Days that no calendar has, which would end the program where they become instants.
  @Test(arguments: [Int64.max, .min, 106_751_992, -4_371_951])
  func aDayOutOfRangeIsDamage(day: Int64) throws {
    try fill(2)
    let connection = try Connection(opening: path, mode: 2)
    try connection.execute("UPDATE price SET day = \(day) WHERE day = (SELECT max(day) FROM price)")
    let store = try openedStore(path)
    let symbol = try #require(try store.summaries().first).symbol
    #expect(throws: StoreError.self) { _ = try store.prices(of: symbol) }
    #expect(folder.names.contains("prices.sqlite.damaged-1"))
  }

  @Test(arguments: [0, 1234]) func anotherProgramsFileIsLeftAlone(application: Int) throws {
    try Connection(opening: path, mode: 6).execute(
      "CREATE TABLE symbol (id); PRAGMA application_id = \(application)")
    let before = folder.bytes("prices.sqlite")
    #expect(throws: StoreError.foreign(path: path)) { _ = try PriceStore(path: path) }
    #expect(folder.bytes("prices.sqlite") == before)
    #expect(folder.names == ["prices.sqlite"])
  }

  // MARK: - Room

  @Test func aFullDiskLeavesWhatWasThere() throws {
    try fill(100)
    let store = try openedStore(path)
    try store.use { (connection) throws(SQLiteError) in
      try connection.execute("PRAGMA max_page_count = 60")
    }
    let many = try closes((0..<50_000).map { Double($0) })
    let a = try symbol("A")
    #expect(throws: StoreError.diskFull(path: path)) {
      try store.save(many, of: a, source: "yahoo", fetched: 2)
    }
    let stored = try #require(try store.prices(of: a))
    #expect(stored.history.bars.count == 100 && stored.source == "import")
    #expect(stored.history.bars.columns[.close]?.last == 99.5)
  }

  @Test func threadsShareAStore() async throws {
    let store = try openedStore(path)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<20 {
        group.addTask {
          let other = number % 2 == 0 ? store : try openedStore(store.path)
          let bars = try closes([Double(number)], from: number)
          try other.save(bars, of: symbol("A"), source: "import", fetched: 1)
        }
      }
      try await group.waitForAll()
    }
    #expect(
      try store.prices(of: symbol("A"))?.history.bars.columns[.close]
        == (0..<20).map { Double($0) })
  }
}
