// SPDX-License-Identifier: MIT

import Foundation
import Posix
import TestSupport
import Testing

@Suite struct SystemErrorTests {
  @Test func saysWhatTheSystemSays() {
    #expect(throws: SystemError(code: ENOENT)) { try FileStatus("/no/such/file") }
    #expect(SystemError(code: ENOENT).reason == "No such file or directory")
    #expect(SystemError(code: ENOENT).isAbsence)
    #expect(!SystemError(code: EACCES).isAbsence)
  }

  @Test func aBrokenCallIsMadeAgain() throws {
    var calls = 0
    let result = try patientCall {
      calls += 1
      errno = EINTR
      return calls < 3 ? -1 : 7
    }
    #expect((result, calls) == (7, 3))
  }
}

@Suite struct DescriptorTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(arguments: [0, 1, 65_535, 65_536, 65_537, 200_000]) func readsWholeFiles(count: Int) throws
  {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
    try folder.put(bytes, "f")
    #expect(try fileContents(folder.file("f"), limit: count) == bytes)
    guard count > 0 else { return }
    #expect(throws: SystemError(code: EFBIG)) {
      try fileContents(folder.file("f"), limit: count - 1)
    }
  }

  @Test func onlyOneHasALock() throws {
    try folder.put([], "f")
    let (path, holds) = (folder.file("f"), true)
    let first = try FileDescriptor(path)
    #expect(try lockIfFree(first.number) == holds)
    let second = try FileDescriptor(path)
    #expect(try lockIfFree(second.number) == !holds)
    #expect(throws: SystemError.interruption) { try lock(second.number, isInterrupted: { true }) }
  }

  @Test func knowsWhatStandsThere() throws {
    try folder.put([1, 2], "f")
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("l"), withDestinationPath: folder.file("f"))
    #expect(try FileStatus(link: folder.file("l")).kind == .link)
    #expect(try FileStatus(folder.file("l")).size == 2)
    #expect(fileKind(folder.path) == .folder)
    #expect(fileKind("/dev/null") == .characterDevice)
    #expect(
      linkTarget(folder.file("l")).map { String(decoding: $0, as: UTF8.self) }
        == folder.file("f"))
    var names: Set<String> = []
    guard var stream = FolderNames(folder.path) else { throw SystemError(code: ENOENT) }
    while let name = stream.next() { names.insert(name) }
    #expect(names == [".", "..", "f", "l"])
  }

  @Test(arguments: [("a/b", "a"), ("/a", "/"), ("a", "."), ("/a/b/c", "/a/b"), ("", ".")])
  func findsTheFolder(path: String, folder: String) {
    #expect(folderPath(of: path) == folder)
  }
}

@Suite struct ChildProgramTests {
  private func run(
    _ script: String, life: Subprocess.Life = .own
  ) throws -> (text: String, status: Int32) {
    let output = try DescriptorPair(.pipe)
    let child = try Subprocess(
      "sh", words: ["sh", "-c", script], streams: [nil, output.writing, nil], life: life)
    output.closeWriting()
    var bytes = [UInt8](repeating: 0, count: 100)
    var count = 0
    while case let part = try readPatiently(output.reading, into: &bytes, from: count, to: 100),
      part > 0
    {
      count += part
    }
    return (String(decoding: bytes[..<count], as: UTF8.self), child.end())
  }

  @Test func tellsWhatItSaidAndHowItEnded() throws {
    #expect(try run("echo hello; exit 3") == ("hello\n", 3))
    #expect(try run("kill -9 $$") == ("", 137))
  }

  /// What goes on after its output has ended is ended once that is asked for.
  @Test func doesNotWaitForWhatNeverEnds() throws {
    let ended = try Subprocess.run(
      ["sh", "-c", "echo hello; exec >&-; exec sleep 600"], givenText: "", atMost: 100
    ) { silence in silence >= 100 }
    #expect(String(decoding: ended.output, as: UTF8.self) == "hello\n")
    #expect(ended.status == 137)
  }

  @Test func inheritsItsStreamsOnly() throws {
    let lock = try FileDescriptor("/dev/null")
    let copy = dup(lock.number)
    defer { close(copy) }
    #expect(try run("test -e /proc/self/fd/\(copy) && echo open; true").text == "")
  }

  /// Stopped before its program began, it would keep us from going on.
  @Test func isNotStoppedFromTheKeyboard() throws {
    let ended = try Subprocess.run(
      ["sh", "-c", "kill -TSTP $$; echo goes on"], givenText: "", atMost: 100, life: .program
    ) { silence in silence >= 300_000 }
    #expect(String(decoding: ended.output, as: UTF8.self) == "goes on\n")
    #expect(ended.status == 0)
  }

  /// What a program has started goes with it.
  @Test func endsAWholeGroup() throws {
    // It is ended as soon as it has said the number.
    let ended = try Subprocess.run(
      ["sh", "-c", "sleep 300 & echo $!; wait"], givenText: "", atMost: 0, life: .group
    ) { _ in false }
    let number = try #require(
      Int(String(decoding: ended.output, as: UTF8.self).trimmingCharacters(in: .newlines)))
    #expect(ended.status == 128 + SIGKILL)
    let isGone = {
      let stat = (try? String(contentsOfFile: "/proc/\(number)/stat", encoding: .utf8)) ?? ""
      return stat.isEmpty || stat.contains(") Z ")
    }
    for _ in 0..<6000 where !isGone() { pause(seconds: 0.01) }
    #expect(isGone())
  }

  /// A program that asks for a password opens the terminal of its session, and has to fail at once.
  @Test func aGroupHasASessionOfItsOwn() throws {
    let text =
      "read number name state parent group session rest < /proc/$$/stat; echo $((session - $$))"
    #expect(try run(text, life: .group) == ("0\n", 0))
  }

  @Test func saysThatThereIsNone() {
    #expect(throws: SystemError(code: ENOENT)) {
      try Subprocess("/no/such/program", words: ["x"], streams: [nil, nil, nil])
    }
  }
}
