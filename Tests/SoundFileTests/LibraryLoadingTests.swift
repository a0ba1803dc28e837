// SPDX-License-Identifier: MIT

import CLibraryLoading
import Testing

/// Functions are found in a shared library all or none.
@Suite struct LibraryLoadingTests {
  private static let untouched = 7

  /// The outcome of as many places as there are names, nil if nothing was loaded.
  private func load(_ library: String, _ names: [StaticString]) -> (found: Bool, places: [Int]) {
    var places = [Int](repeating: Self.untouched, count: names.count)
    let pointers = names.map { UnsafeRawPointer($0.utf8Start).assumingMemoryBound(to: CChar.self) }
    let found = places.withUnsafeMutableBytes { room in
      room.baseAddress.map { audiograph_load_library(library, pointers, names.count, $0) } ?? -1
    }
    return (found == 1, places)
  }

  @Test func findsEveryFunction() {
    let (found, places) = load("libc.so.6", ["strlen", "abs"])
    #expect(found)
    #expect(Set(places).count == 2)
    #expect(!places.contains(0) && !places.contains(Self.untouched))
  }

  @Test func findsWhatIsThere() {
    let (found, places) = load("libc.so.6", ["abs"])
    #expect(found)
    let function = unsafeBitCast(places[0], to: (@convention(c) (Int32) -> Int32).self)
    #expect(function(-5) == 5)
  }

  @Test func missesALibrary() {
    let (found, places) = load("libno-such-thing.so.0", ["abs"])
    #expect(!found)
    #expect(places == [Self.untouched])
  }

  /// An older library, say: what it has is left alone as well.
  @Test(arguments: [
    ["abs", "audiograph_no_such_function"], ["audiograph_no_such_function", "abs"],
  ])
  func missesAFunction(names: [String]) {
    let known: [String: StaticString] = [
      "abs": "abs", "audiograph_no_such_function": "audiograph_no_such_function",
    ]
    let (found, places) = load("libc.so.6", names.compactMap { known[$0] })
    #expect(!found)
    #expect(places == [Self.untouched, Self.untouched])
  }
}
